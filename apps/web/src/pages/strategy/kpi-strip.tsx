import { useTranslation } from 'react-i18next';
import { outOfSampleSharpe, verdictFigure } from '@plumbline/quant/evidence/shown-figures';
import type { StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import type { Verdict } from '@plumbline/model/verdict';
import { missingMark, type Printable } from '@plumbline/model/format';
import { useFormat } from '../../lib/format.ts';

export interface KpiStripProps {
  readonly backtest: StrategyBacktest;
  /** Gives the interval of the Sharpe ratio once it is there. */
  readonly verdict: Verdict | null;
}

const cell = '-ms-px -mt-px flex-[1_0_148px] lg:flex-[1_0_190px] border-s border-t border-line px-4 py-3';

type Spec = readonly [id: string, unit: Printable['unit'], decimals: number];

const shown: readonly Spec[] = [
  ['annualReturn', 'fraction', 1],
  ['sharpe', 'ratio', 2],
  ['maxDrawdown', 'fraction', 1],
  ['calmar', 'ratio', 2],
  ['averageExposure', 'fraction', 0],
];

/** The figures everybody looks for, after cost, each with what the benchmark did. */
export function KpiStrip({ backtest, verdict }: KpiStripProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { whole, outOfSample, benchmark, benchmarkOutOfSample } = backtest.metrics;
  const print = (value: number | null | undefined, unit: Printable['unit'], decimals: number): string =>
    value === null || value === undefined ? missingMark : figure({ value, unit, decimals });
  // Every interval is of the sample of its figure.
  const intervalOf = (low: number | null, high: number | null): string | null =>
    low === null || high === null
      ? null
      : t('kpi.interval', { range: [low, high].map((value) => print(value, 'ratio', 2)).join(' – ') });
  const end = (id: string): number | null => verdictFigure(verdict, 'bootstrap', id);
  // Without a figure of the benchmark nothing is compared: buying and holding has no exposure to tell, for one.
  const compared = (value: number | null | undefined, unit: Printable['unit'], decimals: number): string | null =>
    value === null || value === undefined ? null : t('kpi.benchmark', { value: print(value, unit, decimals) });
  const below = (id: string, unit: Printable['unit'], decimals: number): string | null => {
    const range = id === 'sharpe' ? intervalOf(end('sharpeLow'), end('sharpeHigh')) : null;
    return range ?? compared(benchmark?.[id], unit, decimals);
  };
  const later = outOfSampleSharpe(outOfSample, verdict);
  const winRate = whole['tradeWinRate'];
  return (
    <dl
      data-card
      // Those of the last row share its width, so that no place stays empty.
      className="flex flex-wrap overflow-hidden rounded-card border border-line bg-1"
    >
      {shown.map(([id, unit, decimals]) => (
        <div key={id} className={cell} data-kpi={id} data-value={whole[id] ?? ''}>
          <dt className="text-caption text-2">{t(`kpi.${id}`)}</dt>
          <dd className="num text-metric">{print(whole[id], unit, decimals)}</dd>
          <dd className="num text-caption text-3">{below(id, unit, decimals)}</dd>
        </div>
      ))}
      <div className={cell} data-kpi="laterSharpe" data-value={later.value ?? ''}>
        <dt className="text-caption text-2">{t('kpi.laterSharpe')}</dt>
        <dd className="num text-metric">{print(later.value, 'ratio', 2)}</dd>
        <dd className="num text-caption text-3">
          {intervalOf(later.low, later.high) ?? compared(benchmarkOutOfSample?.['sharpe'], 'ratio', 2)}
        </dd>
      </div>
      <div className={cell} data-kpi="trades" data-value={backtest.trades.length}>
        <dt className="text-caption text-2">{t('kpi.trades')}</dt>
        <dd className="num text-metric">{print(backtest.trades.length, 'count', 0)}</dd>
        <dd className="num text-caption text-3">{t('kpi.wins', { value: print(winRate, 'fraction', 0) })}</dd>
      </div>
    </dl>
  );
}
