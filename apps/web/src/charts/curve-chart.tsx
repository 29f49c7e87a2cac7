import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

export interface CurveChartProps {
  readonly points: readonly CurvePoint[];
  /** Where the present setting stands; absent = nowhere. */
  readonly mark?: { readonly x: number; readonly text: string };
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly xLabel: string;
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
}

const right = 44;
const bottom = 36;
const top = 16;

/** One quantity against a condition that is made worse step by step; zero is always in the picture. */
export function CurveChart(props: CurveChartProps) {
  const { points, mark, height, label, describedBy, xLabel, formatX, formatY } = props;
  const [host, width] = useWidth();
  const known = points.filter(({ y }) => Number.isFinite(y));
  const plot = Math.max(1, width - right);
  const x = scaleLinear([points[0]?.x ?? 0, points.at(-1)?.x ?? 1], [8, plot - 8]);
  const y = scaleLinear(
    [Math.min(0, ...known.map((point) => point.y)), Math.max(0, ...known.map((point) => point.y))],
    [height - bottom, top],
  ).nice();
  const path = line<CurvePoint>(
    (point) => x(point.x),
    (point) => y(point.y),
  )([...known]);
  return (
    <ChartSurface host={host} width={width} height={height} label={label} describedBy={describedBy}>
      <ValueAxis scale={y} to={plot} labelX={width - 2} anchor="end" format={formatY} hasZeroLine />
      {mark === undefined ? null : (
        <g>
          <line
            x1={x(mark.x)}
            x2={x(mark.x)}
            y1={top}
            y2={height - bottom}
            stroke="var(--warn)"
            strokeDasharray="3 3"
          />
          <text
            x={x(mark.x) + (x(mark.x) > plot * 0.7 ? -5 : 5)}
            y={top + 2}
            fontSize={11}
            textAnchor={x(mark.x) > plot * 0.7 ? 'end' : 'start'}
            fill="var(--warn)"
          >
            {mark.text}
          </text>
        </g>
      )}
      <path d={path ?? ''} fill="none" stroke="var(--series-1)" strokeWidth={2} />
      {known.map((point) => (
        <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r={3} fill="var(--series-1)" />
      ))}
      {points
        .filter((_, at) => points.length <= 6 || at % 2 === 0)
        .map((point) => (
          <text
            key={point.x}
            x={x(point.x)}
            y={height - bottom + 15}
            fontSize={11}
            textAnchor="middle"
            fill="var(--text-3)"
          >
            {formatX(point.x)}
          </text>
        ))}
      <text x={plot} y={height - 4} fontSize={11} textAnchor="end" fill="var(--text-3)">
        {xLabel}
      </text>
    </ChartSurface>
  );
}
