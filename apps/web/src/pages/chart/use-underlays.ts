import { useMemo } from 'react';
import { isIntraday, type BarColumns, type Interval } from '@plumbline/model/bar';
import type { Market } from '@plumbline/model/market';
import { paintSessions, sessionsOf, type Sessions } from './chart-sessions.ts';
import type { ChartUnderlay } from './chart-underlay.ts';
import { paintBand, reachOf, type ReportBands } from './value-band.ts';

export interface Underlays {
  readonly all: readonly ChartUnderlay[];
  /** Prices that the scale takes in beside those of the bars; null = none. */
  readonly reach: readonly [low: number, high: number] | null;
  readonly phaseOf: Sessions['phaseOf'] | null;
}

/** All that lies behind what is drawn: sessions of the day, the value as it was known, the range of a multiple. */
export function useUnderlays(
  market: Market,
  interval: Interval,
  columns: BarColumns,
  { value, multiple }: Pick<ReportBands, 'value' | 'multiple'>,
): Underlays {
  const sessions = useMemo(
    () => (isIntraday(interval) ? sessionsOf(market, columns.time) : null),
    [market, interval, columns],
  );
  return useMemo(() => {
    const steps = value?.steps ?? [];
    return {
      all: [
        ...(sessions === null ? [] : [paintSessions(sessions, columns.time.length - 1)]),
        // The middle half lies on the wider band, and so is the darker of the two.
        ...[multiple?.steps ?? [], multiple?.halfSteps ?? []].map((band) =>
          paintBand(band, columns.time, '--series-3'),
        ),
        ...(steps.length === 0 ? [] : [paintBand(steps, columns.time, '--accent')]),
      ],
      // A multiple of better times may lie far off: it does not press the bars together.
      reach: reachOf(steps),
      phaseOf: sessions?.phaseOf ?? null,
    };
  }, [sessions, value, multiple, columns]);
}
