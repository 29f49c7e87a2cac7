import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { equityReturns } from '@plumbline/quant/engine/backtest/run-result';
import { fanTask, type Fan } from '@plumbline/quant/engine/tasks/fan';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { FanChart } from '../../charts/fan-chart.tsx';
import { useFormat } from '../../lib/format.ts';
import { backgroundPool } from '../../workers/engine-pool.ts';

export interface NextYearProps {
  readonly backtest: StrategyBacktest;
  readonly input: BacktestInput;
  readonly simulated: boolean;
  readonly fileName: string;
}

const paths = 2000;
const months = 12;
const blockLength = 20;
const seed = 4620;

/** Twelve months made of pieces of the account's own past. */
export function NextYear({ backtest, input, simulated, fileName }: NextYearProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const [fan, setFan] = useState<Fan | null>(null);
  const { measured } = backtest;
  const equity = useMemo(() => backtest.equity.subarray(measured.row), [backtest.equity, measured.row]);
  const { cash, periodsPerYear } = input;
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const returns = equityReturns(equity, cash);
      const given = { returns, horizon: periodsPerYear, points: months, paths, blockLength, seed };
      backgroundPool.run(fanTask, given, { latest: 'fan', signal: stop.signal }).then(
        setFan,
        // Superseded by the next setting.
        () => undefined,
      );
    }, 300);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [equity, cash, periodsPerYear]);

  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 0 }, { sign: true });
  const at = (share: number): number => fan?.levels[share]?.[months] ?? Number.NaN;
  return (
    <ChartFrame
      title={t('fan.title')}
      caption={t('fan.caption', { count: paths })}
      summary={
        fan === null
          ? t('fan.waiting')
          : t('fan.summary', { low: fraction(at(0)), middle: fraction(at(3)), high: fraction(at(6)) })
      }
      height={250}
      simulated={simulated}
      fileName={fileName}
      state={fan === null ? { kind: 'loading' } : { kind: 'ready' }}
      footer={t('fan.method')}
      table={() => ({
        head: [t('fan.month'), 'P5', 'P20', 'P35', 'P50', 'P65', 'P80', 'P95'],
        rows: Array.from({ length: months + 1 }, (_, month) => {
          const values = (fan?.levels ?? []).map((level) => level[month] ?? Number.NaN);
          return { key: String(month), cells: [month, ...values.map(fraction)], values: [month, ...values] };
        }),
      })}
    >
      {({ describedBy, height }) => {
        if (fan === null) return null;
        const [p5, p20, p35, p50, p65, p80, p95] = fan.levels;
        if (p5 === undefined || p20 === undefined || p35 === undefined || p50 === undefined) return null;
        if (p65 === undefined || p80 === undefined || p95 === undefined) return null;
        return (
          <FanChart
            bands={[
              { low: p5, high: p95 },
              { low: p20, high: p80 },
              { low: p35, high: p65 },
            ]}
            middle={p50}
            height={height}
            label={t('fan.title')}
            describedBy={describedBy}
            formatFraction={fraction}
            endLabels={[
              { value: at(6), text: `P95 ${fraction(at(6))}` },
              { value: at(3), text: `P50 ${fraction(at(3))}` },
              { value: at(0), text: `P5 ${fraction(at(0))}` },
            ]}
            stepLabels={[3, 6, 9].map((month) => ({ at: month, text: t('fan.monthOf', { month }) }))}
          />
        );
      }}
    </ChartFrame>
  );
}
