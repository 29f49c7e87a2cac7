import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateOf, dayMs } from '@plumbline/model/date';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import { barsState } from '../../blocks/figure/bars-state.ts';
import { ChartFrame, type ChartState } from '../../charts/chart-frame.tsx';
import { GrowthChart } from '../../charts/growth-chart.tsx';
import { LegendItem } from '../../charts/legend.tsx';
import { alignGrowth, growthSince } from '../../lib/aligned-growth.ts';
import { barsQuery } from '../../lib/bars.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';

const yearMs = 366 * dayMs;
const tokens = ['--series-1', '--series-2', '--series-3', '--series-4'] as const;

/** What one unit put into each became over the last year that they have in common, dividends reinvested. */
export function ComparePrices({ reports }: { readonly reports: readonly Report[] }) {
  const { t } = useTranslation('research');
  const { figure } = useFormat();
  const { date } = useDates();
  const answers = useQueries({
    queries: reports.map(({ instrumentId, asOf }) => barsQuery({ instrumentId, adjustment: 'total', asOf })),
  });
  const states = answers.map((answer, at) => barsState(answer, reports[at]?.simulated === true, t));
  const known = answers.flatMap(({ data }, at) => {
    const report = reports[at];
    if (data === undefined || report === undefined || states[at]?.kind !== 'ready') return [];
    const { time, close } = data.columns;
    return [{ name: displaySymbol(report.instrumentId), token: tokens[at] ?? '--series-1', time, equity: close }];
  });
  const isWaiting = states.some(({ kind }) => kind === 'loading');
  const whole = isWaiting ? null : alignGrowth(known);
  const part = whole === null ? null : growthSince(whole, (whole.time.at(-1) ?? 0) - yearMs);
  const lines = known.map(({ name, token }, at) => ({ name, token, growth: part?.growth[at] ?? new Float64Array() }));
  const multiple = (value: number): string => `${figure({ value, unit: 'ratio', decimals: 2 })}×`;
  const print = (at: number): string => date(dateOf(at));
  const state = (): ChartState => {
    if (isWaiting) return { kind: 'loading' };
    if (part !== null) return { kind: 'ready' };
    return states.find(({ kind }) => kind !== 'ready') ?? { kind: 'empty', why: t('priceChart.noBars') };
  };
  const ends = lines.map(({ name, growth }) => `${name} ${multiple(growth.at(-1) ?? Number.NaN)}`).join(', ');
  const title = t('compare.price');
  return (
    <ChartFrame
      className="mt-5"
      title={title}
      level={3}
      summary={`${title}: ${ends}`}
      state={state()}
      height={260}
      simulated={reports.some(({ simulated }) => simulated)}
      fileName="reports-growth"
      legend={lines.map(({ name, token, growth }) => (
        <LegendItem key={name} mark="line" token={token}>
          {name} <span className="num">{multiple(growth.at(-1) ?? Number.NaN)}</span>
        </LegendItem>
      ))}
      {...(part === null
        ? {}
        : {
            table: () => ({
              head: [t('bar.date'), ...lines.map(({ name }) => name)],
              rows: [...part.time].map((at, row) => {
                const values = lines.map(({ growth }) => growth[row] ?? Number.NaN);
                return {
                  key: dateOf(at),
                  cells: [print(at), ...values.map(multiple)],
                  values: [dateOf(at), ...values],
                };
              }),
            }),
          })}
    >
      {({ describedBy, height }) =>
        part === null ? null : (
          <GrowthChart
            times={part.time}
            lines={lines}
            zone={null}
            scale="linear"
            height={height}
            label={title}
            describedBy={describedBy}
            formatMultiple={multiple}
            formatFraction={(value) => figure({ value, unit: 'fraction', decimals: 0 }, { sign: true })}
          />
        )
      }
    </ChartFrame>
  );
}
