import type { ReactNode } from 'react';
import { scaleLinear } from 'd3-scale';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface TornadoRow {
  readonly key: string;
  readonly name: string;
  /** Handles of the assumption's two ends and of the values there. */
  readonly fromId: string;
  readonly toId: string;
  /** How many letters the upper end is printed with. */
  readonly toLength: number;
  readonly lowId: string;
  readonly highId: string;
  readonly low: number;
  readonly high: number;
}

export interface TornadoChartProps {
  readonly rows: readonly TornadoRow[];
  readonly base: number;
  readonly price: number | null;
  readonly label: string;
  readonly describedBy: string;
  readonly renderFigure: (id: string, x: number, y: number, anchor: 'start' | 'end') => ReactNode;
}

const rowHeight = 46;
const room = 62;
/** Width of a printed letter of 11 pixels, and of the dash between two ends with the room around it. */
const letter = 6.6;
const dash = 14;

/** One bar per assumption from the value at its one end to the value at its other, around the base case. */
export function TornadoChart({ rows, base, price, label, describedBy, renderFigure }: TornadoChartProps) {
  const [host, width] = useWidth();
  const height = rows.length * rowHeight + 6;
  const values = [...rows.flatMap(({ low, high }) => [low, high]), base];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // All upper ends begin at one place, right of which the longest has room.
  const upper = width - Math.max(...rows.map(({ toLength }) => toLength)) * letter - 2;
  const isNear = price !== null && price >= least && price <= most;
  const x = scaleLinear([least, most], [room, Math.max(room + 1, width - room)]);
  return (
    <ChartSurface
      host={host}
      width={width}
      height={height}
      label={label}
      describedBy={describedBy}
      role="group"
      className="glides overflow-visible"
    >
      {rows.map((row, index) => {
        const top = index * rowHeight + 20;
        const [less, more] = [row.low, row.high].toSorted((a, b) => a - b);
        const leftId = row.low <= row.high ? row.lowId : row.highId;
        const rightId = row.low <= row.high ? row.highId : row.lowId;
        return (
          <g key={row.key}>
            <rect
              x={x(Math.min(less ?? base, base))}
              y={top}
              width={Math.max(1, x(base) - x(Math.min(less ?? base, base)))}
              height={14}
              rx={3}
              fill="var(--accent)"
              fillOpacity={0.22}
            />
            <rect
              x={x(base)}
              y={top}
              width={Math.max(1, x(Math.max(more ?? base, base)) - x(base))}
              height={14}
              rx={3}
              fill="var(--accent)"
              fillOpacity={0.55}
            />
            <line x1={x(base)} x2={x(base)} y1={top - 3} y2={top + 17} stroke="var(--accent)" strokeDasharray="4 3" />
            {isNear ? (
              <line x1={x(price)} x2={x(price)} y1={top - 3} y2={top + 17} stroke="var(--text-1)" strokeWidth={1.5} />
            ) : null}
            <g className="label-halo">
              <text x={0} y={top - 7} fontSize={12} fill="var(--text-1)">
                {row.name}
              </text>
              {renderFigure(row.fromId, upper - dash, top - 7, 'end')}
              <text x={upper - dash / 2} y={top - 7} fontSize={11} textAnchor="middle" fill="var(--text-3)">
                –
              </text>
              {renderFigure(row.toId, upper, top - 7, 'start')}
              {renderFigure(leftId, x(less ?? base) - 6, top + 11, 'end')}
              {renderFigure(rightId, x(more ?? base) + 6, top + 11, 'start')}
            </g>
          </g>
        );
      })}
    </ChartSurface>
  );
}
