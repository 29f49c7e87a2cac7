import { useMemo } from 'react';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { InstrumentView } from '@plumbline/contract/instrument';
import type { Interval } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import { displaySymbol, type InstrumentId } from '@plumbline/model/instrument';
import { barsQuery, eventsQuery, type Bars } from '../../lib/bars.ts';
import { instrumentQuery } from '../../lib/queries.ts';
import type { ChartMark } from './chart-marks.tsx';
import { alignColumn, indexOfDate } from './chart-rows.ts';
import type { ChartSettings } from './chart-settings.ts';

/** Another instrument at the bars of the chart. */
export interface ComparedSeries {
  readonly id: InstrumentId;
  readonly name: string;
  readonly token: string;
  /** Null while it is on its way, or where it could not be had. */
  readonly values: Float64Array | null;
  /** Whether `values` are the price of the chart over its own. */
  readonly isRatio: boolean;
  readonly error: unknown;
}

const comparedTokens = ['--accent', '--series-2', '--series-3', '--series-4', '--info', '--warn'] as const;

export function useCompared(
  own: InstrumentId,
  bars: Bars | undefined,
  settings: ChartSettings,
): readonly ComparedSeries[] {
  const { compared, ratios, interval, adjust } = settings;
  const answers = useQueries({
    queries: compared.map((instrumentId) => ({
      // Simulated prices never stand beside real ones: all are read from the side of the first.
      ...barsQuery({
        instrumentId,
        adjustment: adjust,
        interval,
        realm: bars?.simulated === true ? 'simulated' : 'live',
      }),
      enabled: bars !== undefined,
    })),
    combine: (found) => found.map(({ data, error }) => ({ data, error })),
  });
  return useMemo(
    () =>
      compared.map((id, at) => {
        const { data, error } = answers[at] ?? {};
        const isRatio = ratios.includes(id);
        const closes =
          data === undefined || bars === undefined
            ? null
            : alignColumn(bars.columns.time, data.columns.time, data.columns.close);
        const values =
          isRatio && closes !== null
            ? closes.map((close, k) => (bars?.columns.close[k] ?? Number.NaN) / close)
            : closes;
        const name = isRatio ? `${displaySymbol(own)} ÷ ${displaySymbol(id)}` : displaySymbol(id);
        return { id, name, token: comparedTokens[at] ?? '--accent', values, isRatio, error: error ?? null };
      }),
    [own, compared, ratios, answers, bars],
  );
}

/** Earnings, payments, splits, filings and headlines, at the bars of their days; `index` −1 where no bar stands yet. */
export function useMarks(
  id: InstrumentId,
  bars: Bars | undefined,
  interval: Interval,
): { readonly known: readonly ChartMark[]; readonly isAnswered: boolean } {
  const { data } = useQuery(eventsQuery(id));
  const known = useMemo(() => {
    const times = bars?.columns.time ?? new Float64Array(0);
    const first = times[0] ?? Number.POSITIVE_INFINITY;
    const asOf = bars?.asOf ?? '';
    return (data?.events ?? [])
      .filter(({ date }) => timeOf(date) >= first || date > asOf)
      .map((event, at) => ({
        kind: event.kind,
        date: event.date,
        title: event.title,
        url: event.url,
        isEstimate: event.isEstimate === true,
        actual: event.actual ?? null,
        expected: event.expected ?? null,
        key: `${event.kind} ${event.date} ${at}`,
        index: indexOfDate(event.date, times, interval, asOf),
      }))
      .toSorted((a, b) => a.date.localeCompare(b.date));
  }, [data, bars, interval]);
  return { known, isAnswered: data !== undefined };
}

export interface PricedInstrument {
  readonly instrument: InstrumentView | undefined;
  readonly bars: Bars | undefined;
  /** What failed and left nothing to show. */
  readonly failed: UseQueryResult | null;
}

/** An instrument and its bars; charts of the same ones share what is loaded. */
export function usePricedInstrument(id: InstrumentId, { interval, adjust }: ChartSettings): PricedInstrument {
  const instrument = useQuery(instrumentQuery(id));
  const bars = useQuery(barsQuery({ instrumentId: id, adjustment: adjust, interval }));
  const failed = [instrument, bars].find(({ isError, data }) => isError && data === undefined);
  return { instrument: instrument.data, bars: bars.data, failed: failed ?? null };
}
