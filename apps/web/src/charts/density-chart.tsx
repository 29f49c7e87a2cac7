import type { ReactNode } from 'react';
import { scaleLinear } from 'd3-scale';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

type Anchor = 'start' | 'middle' | 'end';

export interface DensityChartProps {
  /** The curve from left to right. */
  readonly points: readonly { readonly value: number; readonly density: number }[];
  readonly price: number;
  readonly base: number | null;
  /** Percentiles written under the curve. */
  readonly marks: readonly { readonly id: string; readonly value: number; readonly name: string }[];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly renderFigure: (id: string, x: number, y: number, anchor: Anchor) => ReactNode;
}

const foot = 40;
/** How far beside the curve, in widths of it, the price may stretch the picture; beyond that it waits at the edge. */
const farthest = 0.6;
/** Neighbours closer than this lean away from each other. */
const roomy = 54;

function anchorOf(at: number, places: readonly number[]): Anchor {
  const [before, own, after] = [places[at - 1], places[at] ?? 0, places[at + 1]];
  if (after !== undefined && after - own < roomy && before === undefined) return 'end';
  if (before !== undefined && own - before < roomy && after === undefined) return 'start';
  return 'middle';
}

/** How the simulated values spread: the part above the price is washed, the price and the base case are lines. */
export function DensityChart(props: DensityChartProps) {
  const { points, price, base, marks, height, label, describedBy, renderFigure } = props;
  const [host, width] = useWidth();
  const from = points[0]?.value ?? 0;
  const to = points.at(-1)?.value ?? 1;
  const reach = (to - from) * farthest;
  const values = [from, to, Math.min(Math.max(price, from - reach), to + reach)];
  const x = scaleLinear([Math.min(...values), Math.max(...values)], [4, Math.max(5, width - 4)]).clamp(true);
  const places = marks.map(({ value }) => x(value));
  const isFar = price < from - reach || price > to + reach;
  const y = scaleLinear([0, Math.max(...points.map(({ density }) => density))], [height - foot, 10]);
  const line = points.map(({ value, density }) => `${x(value).toFixed(1)},${y(density).toFixed(1)}`);
  const area = (from: readonly string[], start: number, end: number): string =>
    from.length === 0 ? '' : `M${start.toFixed(1)},${y(0)}L${from.join('L')}L${end.toFixed(1)},${y(0)}Z`;
  const above = points.filter(({ value }) => value >= price);
  const shaded = above.map(({ value, density }) => `${x(value).toFixed(1)},${y(density).toFixed(1)}`);
  return (
    <ChartSurface
      host={host}
      width={width}
      height={height}
      label={label}
      describedBy={describedBy}
      role="group"
      className="overflow-visible"
    >
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} stroke="var(--grid)" />
      <path
        d={area(line, x(points[0]?.value ?? 0), x(points.at(-1)?.value ?? 0))}
        fill="var(--accent)"
        fillOpacity={0.08}
      />
      <path
        d={area(shaded, x(above[0]?.value ?? 0), x(above.at(-1)?.value ?? 0))}
        fill="var(--accent)"
        fillOpacity={0.26}
      />
      <path d={`M${line.join('L')}`} fill="none" stroke="var(--accent)" strokeWidth={1.5} />
      {base === null ? null : (
        <line
          x1={x(base)}
          x2={x(base)}
          y1={6}
          y2={y(0)}
          stroke="var(--accent)"
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
      )}
      <line x1={x(price)} x2={x(price)} y1={6} y2={y(0)} stroke="var(--text-1)" strokeWidth={1.5} />
      {isFar ? (
        <text
          x={x(price) + (price > to ? -6 : 6)}
          y={18}
          fontSize={13}
          textAnchor={price > to ? 'end' : 'start'}
          fill="var(--text-1)"
        >
          {price > to ? '→' : '←'}
        </text>
      ) : null}
      {marks.map(({ id, value, name }, at) => (
        <g key={id}>
          <line x1={x(value)} x2={x(value)} y1={y(0)} y2={y(0) + 5} stroke="var(--text-3)" />
          <text x={x(value)} y={height - 21} fontSize={11} textAnchor={anchorOf(at, places)} fill="var(--text-3)">
            {name}
          </text>
          {renderFigure(id, x(value), height - 7, anchorOf(at, places))}
        </g>
      ))}
    </ChartSurface>
  );
}
