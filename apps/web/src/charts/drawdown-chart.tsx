import { useMemo } from 'react';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { keepExtremes } from './series.ts';
import { ValueAxis } from './axes.tsx';
import { TimeFrame, timeAxisHeight, useTimePlot } from './time-frame.tsx';

export interface DrawdownChartProps {
  readonly times: Float64Array;
  /** Fractions at or below zero. */
  readonly values: Float64Array;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly formatValue: (value: number) => string;
}

const right = (): number => 48;
const top = 8;

/** How far below its highest price so far an instrument stood, day by day. */
export function DrawdownChart({ times, values, height, label, describedBy, formatValue }: DrawdownChartProps) {
  const plot = useTimePlot(times, 0, right);
  const { to, xOf, at } = plot;
  const shown = useMemo(() => keepExtremes(values, to), [values, to]);
  const lowest = shown.reduce((low, i) => Math.min(low, values[i] ?? 0), 0);
  const y = scaleLinear([lowest === 0 ? -0.01 : lowest, 0], [height - timeAxisHeight, top]);
  const yOf = (i: number): number => y(values[i] ?? 0);

  return (
    <TimeFrame
      plot={plot}
      height={height}
      top={top}
      label={label}
      describedBy={describedBy}
      readingOf={(row) => <span>{formatValue(values[row] ?? Number.NaN)}</span>}
    >
      <ValueAxis scale={y} to={to} labelX={to + 8} anchor="start" format={formatValue} />
      <path d={area<number>(xOf, y(0), yOf)([...shown]) ?? ''} fill="var(--down-fill)" fillOpacity={0.22} />
      <path d={line<number>(xOf, yOf)([...shown]) ?? ''} fill="none" stroke="var(--down-fill)" strokeWidth={1.4} />
      {at === null ? null : (
        <circle cx={xOf(at)} cy={yOf(at)} r={3.5} fill="var(--down-fill)" stroke="var(--bg-1)" strokeWidth={1.5} />
      )}
    </TimeFrame>
  );
}
