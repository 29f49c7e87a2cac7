import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { DrawingView } from '@plumbline/contract/chart';
import { intervalMs, type Adjustment, type Interval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { barsQuery, type Bars } from '../../../lib/bars.ts';
import { priceFactor } from './drawing-places.ts';

const dayMs = 86_400_000;

/**
 * By what the prices of each drawing are multiplied, by its id; null where it is not known. Bars of the size that a drawing
 * was made on say it: where others are shown, the few around its reference are asked for.
 */
export function usePriceFactors(
  instrumentId: InstrumentId,
  all: readonly DrawingView[],
  bars: Bars,
  adjustment: Adjustment,
  interval: Interval,
): ReadonlyMap<string, number | null> {
  const wanted = useMemo(() => {
    const found = new Map<string, ReturnType<typeof referenceQuery>>();
    for (const { drawing } of all) {
      const { reference } = drawing;
      if (drawing.adjustment === adjustment && drawing.interval !== interval)
        found.set(
          `${drawing.interval} ${reference.at}`,
          referenceQuery(instrumentId, adjustment, drawing.interval, reference.at),
        );
    }
    return [...found];
  }, [instrumentId, all, adjustment, interval]);
  const answers = useQueries({
    queries: wanted.map(([, query]) => query),
    combine: (found) => found.map(({ data }) => data),
  });
  return useMemo(() => {
    const byReference = new Map(wanted.map(([key], at) => [key, answers[at]]));
    return new Map(
      all.map(({ id, drawing }) => {
        const own =
          drawing.interval === interval ? bars : byReference.get(`${drawing.interval} ${drawing.reference.at}`);
        return [id, own === undefined ? null : priceFactor(drawing, own.columns)];
      }),
    );
  }, [all, bars, interval, wanted, answers]);
}

function referenceQuery(instrumentId: InstrumentId, adjustment: Adjustment, interval: Interval, at: number) {
  // A day more on either side: trading dates are those of the market, not of the instant.
  const [from, to] = [dateOf(at - dayMs), dateOf(at + intervalMs[interval] + dayMs)];
  return barsQuery({ instrumentId, adjustment, interval, from, to });
}
