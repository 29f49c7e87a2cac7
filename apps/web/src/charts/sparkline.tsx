import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Dashed line to compare with, such as the previous close. */
  readonly reference?: number;
  /** Share of the width that the values fill, 0..1: the elapsed part of a session. */
  readonly elapsed?: number;
  readonly tone?: 'up' | 'down' | 'neutral';
  /** What a screen reader hears; without it the drawing is decoration beside a printed number. */
  readonly label?: string;
}

const strokes = { up: 'var(--up)', down: 'var(--down)', neutral: 'var(--text-3)' } as const;
const inset = 1.5;

/** A price's recent path, small enough to stand beside the number it belongs to. */
export function Sparkline({ values, width, height, reference, elapsed = 1, tone = 'neutral', label }: SparklineProps) {
  const known = values.filter((value) => Number.isFinite(value));
  if (known.length < 2) return <svg width={width} height={height} aria-hidden />;
  const all = reference === undefined ? known : [...known, reference];
  const x = scaleLinear([0, known.length - 1], [inset, inset + (width - 2 * inset) * elapsed]);
  const y = scaleLinear([Math.min(...all), Math.max(...all)], [height - inset, inset]);
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  )(known);
  const accessible = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...accessible}>
      {reference === undefined ? null : (
        <line
          x1={0}
          x2={width}
          y1={y(reference)}
          y2={y(reference)}
          stroke="var(--border-2)"
          strokeDasharray="2 3"
          strokeWidth={1}
        />
      )}
      <path d={path ?? ''} fill="none" stroke={strokes[tone]} strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  );
}
