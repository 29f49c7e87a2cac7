import { lazy, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BarColumns } from '@plumbline/model/bar';
import { dateOf, timeOf } from '@plumbline/model/date';
import { marketOf } from '@plumbline/model/instrument';
import { periodLabel } from '@plumbline/model/period-label';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { between, underwater } from '../charts/series.ts';
import { barsQuery } from '../lib/bars.ts';
import { useFormat } from '../lib/format.ts';
import { useDates } from '../lib/use-dates.ts';
import { barsState } from './figure/bars-state.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

// The one chart of a report with an axis of dates, far down the page: it brings the calendar of its scale along.
const DrawdownChart = lazy(async () => ({ default: (await import('../charts/drawdown-chart.tsx')).DrawdownChart }));

const noValues = new Float64Array(0);

/** How far each close lies below the highest before it, over all bars or between two dates. */
function useUnderwater(columns: BarColumns | undefined, from: string | undefined, to: string | undefined) {
  return useMemo(() => {
    if (columns === undefined) return { times: noValues, values: noValues };
    const { time, close } =
      from === undefined || to === undefined ? columns : between(columns, timeOf(from), timeOf(to));
    return { times: time, values: underwater(close) };
  }, [columns, from, to]);
}

function DrawdownView({ block, title }: BlockProps<'drawdown-chart'>) {
  const { t } = useTranslation('research');
  const { simulated, asOf, book, locale } = useReport();
  const { figure } = useFormat();
  const { date } = useDates();
  const { instrumentId } = block;
  // The same series and the same window that the figure is computed from, so that the deepest point is the figure beside it.
  const query = useQuery(barsQuery({ instrumentId, adjustment: 'total', asOf }));
  const window = book.fact('maxDrawdown')?.period;
  const { times, values } = useUnderwater(query.data?.columns, window?.start, window?.end);
  const deepest = values.reduce((low, value, i) => (value < (values[low] ?? 0) ? i : low), 0);
  const print = (value: number): string => figure({ value, unit: 'fraction', decimals: 1 });
  const dateAt = (i: number): string => date(dateOf(times[i] ?? 0));
  const span = window === undefined ? undefined : periodLabel(window.label, locale);
  const own = span === undefined ? t('drawdown.title') : t('drawdown.titleOver', { window: span });
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      caption={t(marketOf(instrumentId) === 'crypto' ? 'drawdown.captionOfCoin' : 'drawdown.caption')}
      summary={
        times.length === 0
          ? t('priceChart.noBars')
          : t('drawdown.summary', {
              from: dateAt(0),
              depth: print(values[deepest] ?? Number.NaN),
              date: dateAt(deepest),
              now: print(values.at(-1) ?? Number.NaN),
            })
      }
      height={180}
      simulated={simulated}
      state={barsState(query, simulated, t)}
      fileName={`${instrumentId.replace(':', '-')}-drawdown`}
      table={() => ({
        head: [t('bar.date'), own],
        rows: Array.from({ length: times.length }, (_, k) => {
          const i = times.length - 1 - k;
          const date = dateOf(times[i] ?? 0);
          return {
            key: date,
            cells: [dateAt(i), print(values[i] ?? Number.NaN)],
            values: [date, values[i] ?? Number.NaN],
          };
        }),
      })}
    >
      {({ describedBy, height }) => (
        <DrawdownChart
          times={times}
          values={values}
          height={height}
          label={own}
          describedBy={describedBy}
          formatValue={print}
        />
      )}
    </ChartFrame>
  );
}

export const drawdownChart: BlockLeaf<'drawdown-chart'> = { kind: 'drawdown-chart', place: 'card', View: DrawdownView };
