import { useEffect, type RefObject } from 'react';
import { indexAt } from '../../charts/series.ts';
import type { ChartCanvas } from './chart-canvas.ts';
import type { ChartPoint } from './chart-point.ts';

/** When the bars of a chart are. */
export interface ChartTimes {
  /** Starts, in ms. */
  readonly instants: Float64Array;
  /** Starts by the clock of the market, in seconds. */
  readonly onAxis: Float64Array;
  /** Whether bars begin at a time of day. */
  readonly hasClock: boolean;
  /** How long a bar lasts, in ms. */
  readonly length: number;
}

/** The end of the bar that is pointed at. */
export interface BarEnd {
  readonly instant: number;
  readonly onAxis: number;
  readonly hasClock: boolean;
}

export function endOfBar({ instants, onAxis, hasClock, length }: ChartTimes, index: number): BarEnd {
  const [instant, axis] = [instants[index] ?? Number.NaN, onAxis[index] ?? Number.NaN];
  return {
    instant: Math.min(instants[index + 1] ?? Number.POSITIVE_INFINITY, instant + length),
    onAxis: Math.min(onAxis[index + 1] ?? Number.POSITIVE_INFINITY, axis + length / 1000),
    hasClock,
  };
}

/** The newest bar that had begun by the end of another chart's; null before the first. */
export function barBefore(times: ChartTimes, end: BarEnd): number | null {
  // A trading day is no instant: against days, times of day count by the clock of their market.
  const count =
    times.hasClock && end.hasClock ? indexAt(times.instants, end.instant) : indexAt(times.onAxis, end.onAxis);
  return count === 0 ? null : count - 1;
}

type Follow<T> = (by: number, what: T) => void;

/** Passes something on from one chart to the others. */
export interface ChartChannel<T> {
  readonly publish: Follow<T>;
  readonly subscribe: (follow: Follow<T>) => () => void;
}

/** Where the crosshair is. */
export type CrosshairLink = ChartChannel<BarEnd | null>;

export function createChannel<T>(): ChartChannel<T> {
  const followers = new Set<Follow<T>>();
  return {
    publish: (by, what) => {
      for (const follow of followers) follow(by, what);
    },
    subscribe: (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
  };
}

/** Moves the crosshair of a chart with those of the others; `link` null = on its own. */
export function useCrosshairLink(
  link: CrosshairLink | null,
  at: number,
  times: ChartTimes,
  point: ChartPoint,
  canvas: RefObject<ChartCanvas | null>,
): void {
  useEffect(() => {
    if (link === null) return undefined;
    // What came from another chart is not passed on.
    let isFollowing = false;
    const stopPoint = point.subscribe(() => {
      const index = point.get();
      if (!isFollowing) link.publish(at, index === null ? null : endOfBar(times, index));
    });
    const stopLink = link.subscribe((by, end) => {
      if (by === at) return;
      isFollowing = true;
      const index = end === null ? null : barBefore(times, end);
      point.set(index);
      canvas.current?.point(index);
      isFollowing = false;
    });
    return () => {
      stopPoint();
      stopLink();
    };
  }, [link, at, times, point, canvas]);
}
