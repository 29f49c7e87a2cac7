import { trendPath } from '../lib/trend-path.ts';

export interface TrendLineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  readonly height: number;
  readonly tone: 'up' | 'down' | 'neutral' | 'quiet';
  /** Said instead of the drawing. */
  readonly label: string;
  readonly watermark?: string;
}

const colours = {
  up: 'var(--up-fill)',
  down: 'var(--down-fill)',
  neutral: 'var(--series-1)',
  quiet: 'var(--text-3)',
} as const;

/** A small line as wide as its place, shaded against its first value. */
export function TrendLine({ values, height, tone, label, watermark }: TrendLineProps) {
  const path = trendPath(values, height);
  if (path === null) return <div style={{ height }} aria-hidden="true" />;
  return (
    <div className="relative">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        className="block overflow-visible"
      >
        <path d={path.area} fill={colours[tone]} opacity="0.14" />
        <line
          x1="0"
          x2="100"
          y1={path.baseline}
          y2={path.baseline}
          stroke="var(--text-3)"
          strokeDasharray="1 3"
          vectorEffect="non-scaling-stroke"
        />
        <path d={path.line} fill="none" stroke={colours[tone]} strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
      </svg>
      {watermark !== undefined && (
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 text-axis font-semibold tracking-[.14em] text-3 uppercase opacity-60"
        >
          {watermark}
        </span>
      )}
    </div>
  );
}
