import { useEffect, type RefObject } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import type { ChartCanvas } from './chart-canvas.ts';
import { barBefore, endOfBar, type BarEnd, type ChartChannel, type ChartTimes } from './chart-crosshair.ts';

/** The time that a chart shows, from the start of its first bar in view to the end of the last. */
export interface ShownTime {
  readonly from: BarEnd;
  readonly to: BarEnd;
}

export type RangeLink = ChartChannel<ShownTime>;

export function shownTime(times: ChartTimes, [first, last]: readonly [number, number]): ShownTime {
  const { instants, onAxis, hasClock } = times;
  return {
    from: { instant: instants[first] ?? Number.NaN, onAxis: onAxis[first] ?? Number.NaN, hasClock },
    to: endOfBar(times, last),
  };
}

/** The bars of that time, at least two; null where there are none. */
export function barsOfTime(times: ChartTimes, { from, to }: ShownTime): readonly [first: number, last: number] | null {
  const last = barBefore(times, to);
  if (last === null || last === 0) return null;
  // The bar that another chart's first one lies in began before it, and may have ended before it over a night.
  const begun = barBefore(times, { ...from, instant: from.instant + 1, onAxis: from.onAxis + 1 / 1000 });
  if (begun === null) return [0, last];
  const { instant, onAxis } = endOfBar(times, begun);
  const isOver = times.hasClock && from.hasClock ? instant <= from.instant : onAxis <= from.onAxis;
  return [Math.min(isOver ? begun + 1 : begun, last - 1), last];
}

/** Moves and zooms a chart with the active one. Answers what is called after each of its movements; `link` null = on its own. */
export function useRangeLink(
  link: RangeLink | null,
  at: number,
  isActive: boolean,
  times: ChartTimes,
  canvas: RefObject<ChartCanvas | null>,
): () => void {
  const publish = useStable(() => {
    const shown = canvas.current?.shown();
    if (link !== null && isActive && shown !== undefined && shown[1] > shown[0])
      link.publish(at, shownTime(times, shown));
  });
  useEffect(() => {
    if (link === null) return undefined;
    // What is linked anew follows at once.
    publish();
    return link.subscribe((by, time) => {
      const bars = by === at ? null : barsOfTime(times, time);
      if (bars !== null) canvas.current?.show(...bars);
    });
  }, [link, at, times, canvas, publish]);
  return publish;
}
