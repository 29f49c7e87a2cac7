import { useMemo } from 'react';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { dateOf } from '@plumbline/model/date';
import { useDates } from '../lib/use-dates.ts';
import { keepExtremes } from './series.ts';
import { TimeAxis, ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useCrosshair } from './use-crosshair.ts';
import { useWidth } from './use-width.ts';

export interface DrawdownChartProps {
  readonly times: Float64Array;
  /** Fractions at or below zero. */
  readonly values: Float64Array;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly formatValue: (value: number) => string;
}

const right = 48;
const bottom = 22;
const top = 8;

/** How far below its highest price so far an instrument stood, day by day. */
export function DrawdownChart({ times, values, height, label, describedBy, formatValue }: DrawdownChartProps) {
  const { date } = useDates();
  const [host, width] = useWidth();
  const plot = Math.max(1, width - right);
  const shown = useMemo(() => keepExtremes(values, plot), [values, plot]);
  const last = times.length - 1;
  const x = scaleUtc([times[0] ?? 0, times[last] ?? 1], [0, plot]);
  const { at, handlers } = useCrosshair(times, x.invert);
  const lowest = shown.reduce((low, i) => Math.min(low, values[i] ?? 0), 0);
  const y = scaleLinear([lowest === 0 ? -0.01 : lowest, 0], [height - bottom, top]);
  const xOf = (i: number): number => x(times[i] ?? 0);
  const yOf = (i: number): number => y(values[i] ?? 0);

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
        <output className="num absolute start-1 top-0 rounded-chip bg-1 px-1 text-caption text-2" aria-live="polite">
          {at === null ? '' : `${date(dateOf(times[at] ?? 0))}  ${formatValue(values[at] ?? Number.NaN)}`}
        </output>
      }
    >
      <ValueAxis scale={y} to={plot} labelX={plot + 8} anchor="start" format={formatValue} />
      <TimeAxis scale={x} plot={plot} y={height - 6} />
      <path d={area<number>(xOf, y(0), yOf)([...shown]) ?? ''} fill="var(--down-fill)" fillOpacity={0.22} />
      <path d={line<number>(xOf, yOf)([...shown]) ?? ''} fill="none" stroke="var(--down-fill)" strokeWidth={1.4} />
      {at === null ? null : (
        <g>
          <line x1={xOf(at)} x2={xOf(at)} y1={top} y2={height - bottom} stroke="var(--text-3)" strokeDasharray="2 3" />
          <circle cx={xOf(at)} cy={yOf(at)} r={3.5} fill="var(--down-fill)" stroke="var(--bg-1)" strokeWidth={1.5} />
        </g>
      )}
    </ChartSurface>
  );
}
