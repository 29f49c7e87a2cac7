import type { ReactNode } from 'react';
import { scaleUtc, type ScaleTime } from 'd3-scale';
import { dateOf } from '@plumbline/model/date';
import { useDates } from '../lib/use-dates.ts';
import { TimeAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useCrosshair } from './use-crosshair.ts';
import { useWidth } from './use-width.ts';

/** Room below a plot for the labels of its days. */
export const timeAxisHeight = 22;

/** Where the days of a series stand, and which of them a reader points at. */
export interface TimePlot {
  readonly host: (node: HTMLElement | null) => (() => void) | undefined;
  readonly width: number;
  /** Days, epoch ms, rising. */
  readonly times: Float64Array;
  /** Left and right end of the plot. */
  readonly from: number;
  readonly to: number;
  readonly x: ScaleTime<number, number>;
  readonly xOf: (row: number) => number;
  /** The row a reader points at; null while none. */
  readonly at: number | null;
  readonly handlers: ReturnType<typeof useCrosshair>['handlers'];
}

/** The days of a series laid out over the width of their place, less what the labels at its sides need. */
export function useTimePlot(times: Float64Array, left: number, rightOf: (width: number) => number): TimePlot {
  const [host, width] = useWidth();
  const to = Math.max(left + 1, width - rightOf(width));
  const x = scaleUtc([times[0] ?? 0, times.at(-1) ?? 1], [left, to]);
  const { at, handlers } = useCrosshair(times, x.invert);
  return { host, width, times, from: left, to, x, xOf: (row) => x(times[row] ?? 0), at, handlers };
}

export interface TimeFrameProps {
  readonly plot: TimePlot;
  readonly height: number;
  /** Upper end of the plot. */
  readonly top: number;
  readonly label: string;
  readonly describedBy: string;
  /** What stands at the row a reader points at, behind its day. */
  readonly readingOf: (row: number) => ReactNode;
  /** Distance of that reading from the top. */
  readonly readingTop?: number;
  readonly children: ReactNode;
}

/** What all pictures of a series over days share: the surface, the days below it, a crosshair and its reading. */
export function TimeFrame(props: TimeFrameProps) {
  const { plot, height, top, label, describedBy, readingOf, readingTop = 0, children } = props;
  const { host, width, times, from, to, x, xOf, at, handlers } = plot;
  const { date } = useDates();
  return (
    <ChartSurface
      host={host}
      width={width}
      height={height}
      label={label}
      describedBy={describedBy}
      className="touch-pan-y"
      {...handlers}
      overlay={
        <output
          className="num absolute flex flex-wrap gap-x-3 rounded-chip bg-1 px-1 text-caption text-2"
          style={{ insetInlineStart: from + 4, top: readingTop }}
          aria-live="polite"
        >
          {at === null ? null : (
            <>
              <span>{date(dateOf(times[at] ?? 0))}</span>
              {readingOf(at)}
            </>
          )}
        </output>
      }
    >
      {children}
      <TimeAxis scale={x} plot={to - from} y={height - 6} />
      {at === null ? null : (
        <line
          data-crosshair
          x1={xOf(at)}
          x2={xOf(at)}
          y1={top}
          y2={height - timeAxisHeight}
          stroke="var(--text-3)"
          strokeDasharray="2 3"
        />
      )}
    </ChartSurface>
  );
}

export interface TimeZoneProps {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly fill: string;
  readonly opacity: number;
  /** Whether another part of the series stands left of it. */
  readonly hasBorder: boolean;
}

/** The wash behind a part of a series, such as the days that a strategy was not fitted on. */
export function TimeZone({ from, to, top, bottom, fill, opacity, hasBorder }: TimeZoneProps) {
  return (
    <>
      <rect x={from} y={top} width={to - from} height={bottom - top} fill={fill} fillOpacity={opacity} />
      {hasBorder ? (
        <line x1={from} x2={from} y1={top} y2={bottom} stroke="var(--text-3)" strokeDasharray="3 3" />
      ) : null}
    </>
  );
}
