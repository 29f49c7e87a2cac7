import { scaleLinear } from 'd3-scale';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface HistogramChartProps {
  /** Counts in bins of equal width over the domain. */
  readonly counts: readonly number[];
  readonly domain: readonly [from: number, to: number];
  readonly marks: readonly { readonly at: number; readonly text: string; readonly token: string }[];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly format: (value: number) => string;
}

const bottom = 22;
const top = 34;

/** How often each outcome came up, with a few places marked. */
export function HistogramChart({ counts, domain, marks, height, label, describedBy, format }: HistogramChartProps) {
  const [host, width] = useWidth();
  const x = scaleLinear([...domain], [0, Math.max(1, width)]);
  const y = scaleLinear([0, Math.max(1, ...counts)], [height - bottom, top]);
  const step = (domain[1] - domain[0]) / counts.length;
  return (
    <ChartSurface host={host} width={width} height={height} label={label} describedBy={describedBy}>
      {counts.map((count, at) => (
        <rect
          key={at}
          x={x(domain[0] + at * step) + 0.5}
          width={Math.max(1, width / counts.length - 1)}
          y={y(count)}
          height={Math.max(0, height - bottom - y(count))}
          fill="var(--series-1)"
          fillOpacity={0.4}
        />
      ))}
      <line x1={0} x2={width} y1={height - bottom} y2={height - bottom} stroke="var(--border-1)" />
      {x.ticks(5).map((tick) => (
        <text
          key={tick}
          x={Math.min(width - 14, Math.max(14, x(tick)))}
          y={height - 6}
          fontSize={11}
          textAnchor="middle"
          fill="var(--text-3)"
        >
          {format(tick)}
        </text>
      ))}
      {marks.map(({ at, text, token }, row) => {
        const place = x(Math.min(domain[1], Math.max(domain[0], at)));
        const isLate = place > width * 0.6;
        return (
          <g key={text}>
            <line
              x1={place}
              x2={place}
              y1={10 + row * 13}
              y2={height - bottom}
              stroke={`var(${token})`}
              strokeWidth={1.5}
              strokeDasharray={row === 0 ? undefined : '3 3'}
            />
            <text
              x={place + (isLate ? -5 : 5)}
              y={16 + row * 13}
              fontSize={11}
              textAnchor={isLate ? 'end' : 'start'}
              fill="var(--text-2)"
            >
              {text}
            </text>
          </g>
        );
      })}
    </ChartSurface>
  );
}
