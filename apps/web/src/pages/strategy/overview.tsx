import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '@plumbline/model/verdict';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { EquityChart, type EquityMark } from '../../charts/equity-chart.tsx';
import { ExcursionChart } from '../../charts/excursion-chart.tsx';
import { measuredSentence } from '@plumbline/quant/language/measured-sentence';
import { MonthlyHeatmap } from '../../charts/monthly-heatmap.tsx';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { LegendItem } from '../../charts/legend.tsx';
import { backtestRemarks } from '@plumbline/model/backtest-remarks';
import { missingMark } from '@plumbline/model/format';
import { dateOf, dayMs } from '@plumbline/model/date';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { KpiStrip } from './kpi-strip.tsx';
import { monthsOf } from './monthly.ts';
import { NextYear } from './next-year.tsx';
import { PaidInStrip } from './paid-in-strip.tsx';
import { SweepMap } from './sweep-map.tsx';

const PortfolioSection = lazy(() =>
  import('./portfolio/portfolio-section.tsx').then((file) => ({ default: file.PortfolioSection })),
);

export interface OverviewProps {
  readonly id: string;
  readonly spec: StrategySpec;
  readonly input: BacktestInput;
  readonly backtest: StrategyBacktest;
  readonly parameters: ParameterValues;
  readonly simulated: boolean;
  readonly benchmarkName: string | null;
  readonly verdict: Verdict | null;
  readonly onSweep: (keys: readonly string[], size: number) => void;
  readonly onPick: (values: ParameterValues) => void;
}

type Range = '1y' | '5y' | 'max';
const yearMs = 365.25 * dayMs;
const spans: Readonly<Record<Range, number>> = { '1y': yearMs, '5y': 5 * yearMs, max: Number.POSITIVE_INFINITY };

/**
 * The figures at once, the pictures as soon as there is time: while a slider moves, a picture of a setting that has passed
 * is not drawn to its end.
 */
export function Overview(props: OverviewProps) {
  const { backtest, simulated, verdict, parameters } = props;
  const { locale } = useFormat();
  const { date } = useDates();
  const measuredText = measuredSentence(backtest, props.spec, (row) => date(dateOf(backtest.time[row] ?? 0)), locale);
  const drawn = useDeferredValue<StrategyBacktest | null>(backtest, null);
  const set = useDeferredValue(parameters);
  return (
    <div className="flex min-w-0 flex-col gap-(--card-gap)">
      {backtestRemarks(backtest.flags).map((remark) => (
        <Banner key={remark.en} tone="warn">
          {remark[locale]}
        </Banner>
      ))}
      {measuredText === null ? null : (
        <p className="text-caption text-2" data-measured={backtest.measured.row}>
          {measuredText}
        </p>
      )}
      <KpiStrip backtest={backtest} verdict={verdict} />
      {backtest.paidIn === undefined ? null : (
        <PaidInStrip
          paidIn={backtest.paidIn}
          currency={props.input.baseCurrency}
          timeWeighted={backtest.metrics.whole['annualReturn'] ?? null}
        />
      )}
      {drawn === null ? (
        <Skeleton className="h-[520px] w-full" />
      ) : (
        <Pictures
          id={props.id}
          spec={props.spec}
          input={props.input}
          backtest={drawn}
          parameters={set}
          simulated={simulated}
          benchmarkName={props.benchmarkName}
          onSweep={props.onSweep}
          onPick={props.onPick}
        />
      )}
    </div>
  );
}

/** The back-test in pictures: growth and drawdown, months, neighbours of the setting, trades, and what may come. */
const Pictures = memo(function Pictures(props: Omit<OverviewProps, 'verdict'>) {
  const { id, spec, input, backtest, parameters, simulated, benchmarkName, onSweep, onPick } = props;
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const [scale, setScale] = useState<'log' | 'linear'>('log');
  const [range, setRange] = useState<Range>('max');
  const { time, equity, benchmark, outOfSampleFrom, trades, measured } = backtest;

  const from = useMemo(() => {
    const end = time.at(-1) ?? 0;
    const row = time.findIndex((at) => at >= end - spans[range]);
    return Math.max(0, row);
  }, [time, range]);
  const part = useMemo(
    () => ({
      times: time.subarray(from),
      equity: equity.subarray(from),
      benchmark: benchmark === null ? null : benchmark.subarray(from),
    }),
    [time, equity, benchmark, from],
  );
  const begin = time[from] ?? 0;
  const boundary = time[outOfSampleFrom] ?? begin;
  const marks = useMemo(
    () =>
      trades
        .filter((trade) => trade.exitTime >= begin)
        .flatMap((trade): readonly EquityMark[] => [
          { time: trade.entryTime, side: trade.side, kind: 'entry' },
          { time: trade.exitTime, side: trade.side > 0 ? -1 : 1, kind: 'exit' },
        ]),
    [trades, begin],
  );
  const years = useMemo(
    () => monthsOf(time.subarray(measured.row), equity.subarray(measured.row)),
    [time, equity, measured.row],
  );
  const measuredAt = time[measured.row] ?? begin;
  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 0 }, { sign: true });
  const multiple = (value: number): string => `${figure({ value, unit: 'ratio', decimals: value < 10 ? 2 : 1 })}×`;
  const growth = (equity.at(-1) ?? 1) / (equity[0] ?? 1);

  return (
    <>
      <ChartFrame
        title={t('equity.title')}
        summary={t('equity.summary', {
          growth: multiple(growth),
          from: date(dateOf(time[0] ?? 0)),
          to: date(dateOf(time.at(-1) ?? 0)),
          boundary: date(dateOf(boundary)),
        })}
        height={340}
        simulated={simulated}
        fileName={`${spec.name}-equity`}
        legend={
          <>
            <LegendItem mark="line" token="--series-1">
              {t('equity.strategy')}
            </LegendItem>
            {benchmark === null ? null : (
              <LegendItem mark="line" token="--text-3">
                {t('equity.benchmark', { name: benchmarkName ?? '' })}
              </LegendItem>
            )}
          </>
        }
        actions={null}
        ranges={{
          label: t('equity.range'),
          segments: [
            { value: 'log', label: t('equity.log') },
            { value: 'linear', label: t('equity.linear') },
            { value: '1y', label: t('equity.1y') },
            { value: '5y', label: t('equity.5y') },
            { value: 'max', label: t('equity.max') },
          ].filter(({ value }) => value !== scale),
          value: range,
          onChange: (value) => {
            if (value === 'log' || value === 'linear') setScale(value);
            else if (value === '1y' || value === '5y' || value === 'max') setRange(value);
          },
        }}
        table={() => ({
          head: [t('table.date'), t('equity.strategy'), t('equity.benchmark', { name: benchmarkName ?? '' })],
          rows: [...time.keys()].map((row) => {
            const own = equity[row] ?? Number.NaN;
            const other = benchmark?.[row] ?? null;
            const day = dateOf(time[row] ?? 0);
            return {
              key: String(row),
              cells: [
                date(day),
                multiple(own / (equity[0] ?? 1)),
                other === null ? '—' : multiple(other / (benchmark?.[0] ?? 1)),
              ],
              values: [day, own, other],
            };
          }),
        })}
      >
        {({ describedBy, height }) => (
          <EquityChart
            {...part}
            zones={[
              ...(measuredAt > begin
                ? [{ from: begin, label: t('equity.notMeasured'), kind: 'not-measured' } as const]
                : []),
              { from: Math.max(begin, measuredAt), label: t('equity.inSample'), kind: 'in-sample' },
              { from: boundary, label: t('equity.outOfSample'), kind: 'out-of-sample' },
            ]}
            marks={marks}
            scale={scale}
            height={height}
            label={t('equity.title')}
            describedBy={describedBy}
            formatMultiple={multiple}
            formatFraction={fraction}
          />
        )}
      </ChartFrame>
      <div className="grid gap-(--card-gap) xl:grid-cols-2">
        <ChartFrame
          title={t('monthly.title')}
          caption={t('monthly.caption')}
          summary={t('monthly.summary', { count: years.length })}
          height={200}
          simulated={simulated}
          fileName={`${spec.name}-months`}
          table={() => ({
            head: [
              t('monthly.year'),
              ...t('monthly.months')
                .split(' ')
                .map((month, at) => `${month} ${at + 1}`),
              '∑',
            ],
            rows: years.map(({ year, cells, total }) => ({
              key: String(year),
              cells: [
                year,
                ...cells.map(({ value }) => (value === null ? missingMark : fraction(value))),
                fraction(total),
              ],
              values: [year, ...cells.map(({ value }) => value), total],
            })),
          })}
        >
          {({ describedBy }) => (
            <MonthlyHeatmap
              label={t('monthly.title')}
              describedBy={describedBy}
              months={t('monthly.months').split(' ')}
              totalLabel={t('monthly.year')}
              years={years.slice(-8)}
              // Ten percent and more has no room for a decimal.
              print={(value) =>
                figure({ value: value * 100, unit: 'ratio', decimals: Math.abs(value) < 0.0995 ? 1 : 0 })
              }
              printTotal={(value) =>
                figure({ value, unit: 'fraction', decimals: Math.abs(value) < 0.0995 ? 1 : 0 }, { sign: true })
              }
            />
          )}
        </ChartFrame>
        <SweepMap
          spec={spec}
          input={input}
          parameters={parameters}
          simulated={simulated}
          onSweep={onSweep}
          onPick={onPick}
        />
        <ChartFrame
          title={t('excursions.title')}
          caption={t('excursions.caption')}
          summary={t('excursions.summary', { count: trades.length })}
          height={250}
          simulated={simulated}
          fileName={`${spec.name}-excursions`}
          table={() => ({
            head: [t('trades.entry'), t('excursions.worst'), t('excursions.best'), t('excursions.result')],
            rows: trades.map((trade, at) => ({
              key: String(at),
              cells: [
                date(dateOf(trade.entryTime)),
                fraction(trade.mae),
                fraction(trade.mfe),
                fraction(trade.returnPct),
              ],
              values: [dateOf(trade.entryTime), trade.mae, trade.mfe, trade.returnPct],
            })),
          })}
          {...(trades.length === 0 ? { state: { kind: 'empty' as const, why: t('trades.none') } } : {})}
        >
          {({ describedBy, height }) => (
            <ExcursionChart
              trades={trades
                .filter((trade) => Number.isFinite(trade.mae) && Number.isFinite(trade.mfe))
                .map((trade) => ({ worst: trade.mae, best: trade.mfe, isWinner: trade.pnl > 0 }))}
              height={height}
              label={t('excursions.title')}
              describedBy={describedBy}
              worstLabel={t('excursions.worst')}
              bestLabel={t('excursions.best')}
              formatFraction={(value) => figure({ value, unit: 'fraction', decimals: 0 })}
            />
          )}
        </ChartFrame>
        <NextYear backtest={backtest} input={input} simulated={simulated} fileName={`${spec.name}-next-year`} />
      </div>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <PortfolioSection id={id} name={spec.name} input={input} backtest={backtest} simulated={simulated} />
      </Suspense>
    </>
  );
});
