import type { ScaleContinuousNumeric, ScaleTime } from 'd3-scale';

/** Half the width of the widest date label. */
const edge = 22;

export interface ValueAxisProps {
  readonly scale: ScaleContinuousNumeric<number, number>;
  /** Ends of the lines. */
  readonly from?: number;
  readonly to: number;
  /** Where the labels stand, and which of their ends. */
  readonly labelX: number;
  readonly anchor: 'start' | 'end';
  readonly format: (value: number) => string;
  /** Whether zero is a border between two sides and not one tick among others. */
  readonly hasZeroLine?: boolean;
}

/** Height of a label with the air around it. */
const lineHeight = 14;

/** Round values from the top of the scale, without those whose labels would touch: a logarithm offers many. */
function roomyTicks(scale: ValueAxisProps['scale']): readonly number[] {
  const kept: number[] = [];
  for (const tick of scale.ticks(4).toReversed()) {
    const last = kept.at(-1);
    if (last === undefined || Math.abs(scale(tick) - scale(last)) >= lineHeight) kept.push(tick);
  }
  return kept;
}

/** Lines across the plot at round values, each with its value. */
export function ValueAxis({ scale, from = 0, to, labelX, anchor, format, hasZeroLine = false }: ValueAxisProps) {
  return roomyTicks(scale).map((tick) => (
    <g key={tick}>
      <line
        x1={from}
        x2={to}
        y1={scale(tick)}
        y2={scale(tick)}
        stroke={hasZeroLine && tick === 0 ? 'var(--text-3)' : 'var(--grid)'}
      />
      <text x={labelX} y={scale(tick) + 4} fontSize={11} textAnchor={anchor} fill="var(--text-3)">
        {format(tick)}
      </text>
    </g>
  ));
}

/** Lines of a lower pane of falls below a peak; its zero, which is its upper end, has no label. */
export function FallAxis({ scale, from = 0, to, labelX, anchor, format }: Omit<ValueAxisProps, 'hasZeroLine'>) {
  return scale.ticks(2).map((tick) => (
    <g key={tick}>
      <line x1={from} x2={to} y1={scale(tick)} y2={scale(tick)} stroke="var(--grid)" />
      {tick === 0 ? null : (
        <text x={labelX} y={scale(tick) + 4} fontSize={11} textAnchor={anchor} fill="var(--text-3)">
          {format(tick)}
        </text>
      )}
    </g>
  ));
}

export interface TimeAxisProps {
  readonly scale: ScaleTime<number, number>;
  readonly plot: number;
  /** Base line of the labels. */
  readonly y: number;
}

/** Years and months below a plot of days. */
export function TimeAxis({ scale, plot, y }: TimeAxisProps) {
  return scale.ticks(Math.max(3, Math.floor(plot / 110))).map((tick) => (
    <text
      key={tick.getTime()}
      x={Math.max(0, scale(tick))}
      y={y}
      fontSize={11}
      // Centred on the first day it would stand half outside.
      textAnchor={scale(tick) < edge ? 'start' : 'middle'}
      fill="var(--text-3)"
    >
      {scale.tickFormat(undefined, tick.getUTCMonth() === 0 ? '%Y' : '%Y/%m')(tick)}
    </text>
  ));
}
