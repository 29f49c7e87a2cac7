import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { roughWidth } from './label-places.ts';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface WaterfallRow {
  readonly key: string;
  readonly name: string;
  /** Of a level where it stands, of a step how far it goes. */
  readonly value: number;
  readonly isLevel: boolean;
  /** The value as it is printed. */
  readonly text: string;
}

export interface WaterfallChartProps {
  readonly rows: readonly WaterfallRow[];
  readonly label: string;
  readonly describedBy: string;
  /** The printed value of a row, at the right of it. */
  readonly renderValue: (row: WaterfallRow, x: number, y: number) => ReactNode;
}

const rowHeight = 38;
const barHeight = 14;
const letters = 12;
/** From the top of the letters of a row to its bar. */
const lineHeight = 18;

export const waterfallHeight = (rows: number): number => rows * rowHeight + 8;

/** From where to where each row reaches: levels from zero, steps from the sum so far. */
export function waterfallSpans(rows: readonly WaterfallRow[]): readonly (readonly [from: number, to: number])[] {
  let at = 0;
  return rows.map(({ value, isLevel }) => {
    const from = isLevel ? 0 : at;
    at = isLevel ? value : at + value;
    return [from, at];
  });
}

/** The stretches of a connector at `x` that leave out the line of the next row's name and value where it would cross one of them. */
export function connectorParts(x: number, next: WaterfallRow, width: number): readonly (readonly [number, number])[] {
  const air = 4;
  const isFree = x > roughWidth(next.name, letters) + air && x < width - roughWidth(next.text, letters) - air;
  const gap = rowHeight - barHeight;
  return isFree
    ? [[0, gap]]
    : [
        [0, gap - lineHeight],
        [gap - air, gap],
      ];
}

/** Levels and the steps between them, one below the other: what is taken off is hatched, so that it is told without colour. */
export function WaterfallChart({ rows, label, describedBy, renderValue }: WaterfallChartProps) {
  const [host, width] = useWidth();
  const spans = waterfallSpans(rows);
  const ends = [0, ...spans.flat()];
  const x = scaleLinear([Math.min(...ends), Math.max(...ends)], [0, Math.max(1, width - 2)]);
  return (
    <ChartSurface
      host={host}
      width={width}
      height={waterfallHeight(rows.length)}
      label={label}
      describedBy={describedBy}
      role="group"
      className="glides overflow-visible"
    >
      <defs>
        <pattern id="waterfall-less" width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={5} height={5} fill="var(--series-2)" fillOpacity={0.25} />
          <line x1={0} y1={0} x2={0} y2={5} stroke="var(--series-2)" strokeWidth={2.5} />
        </pattern>
      </defs>
      <line x1={x(0)} x2={x(0)} y1={0} y2={waterfallHeight(rows.length)} stroke="var(--border-1)" />
      {rows.map((row, at) => {
        const [from, to] = spans[at] ?? [0, 0];
        const top = at * rowHeight + 18;
        const fill = row.isLevel ? 'var(--series-1)' : row.value < 0 ? 'url(#waterfall-less)' : 'var(--series-2)';
        const next = rows[at + 1];
        return (
          <g key={row.key} data-row={row.key}>
            <rect
              x={Math.min(x(from), x(to))}
              y={top}
              width={Math.max(1, Math.abs(x(to) - x(from)))}
              height={barHeight}
              rx={3}
              fill={fill}
              fillOpacity={0.9}
            />
            {next !== undefined &&
              connectorParts(x(to), next, width).map(([above, below]) => (
                <line
                  key={above}
                  x1={x(to)}
                  x2={x(to)}
                  y1={top + barHeight + above}
                  y2={top + barHeight + below}
                  stroke="var(--text-3)"
                  strokeDasharray="2 2"
                />
              ))}
            <g className="label-halo">
              <text
                x={0}
                y={top - 5}
                fontSize={letters}
                fontWeight={row.isLevel ? 600 : 400}
                fill={row.isLevel ? 'var(--text-1)' : 'var(--text-2)'}
              >
                {row.name}
              </text>
              {renderValue(row, width - 2, top - 5)}
            </g>
          </g>
        );
      })}
    </ChartSurface>
  );
}
