import type { ReactNode } from 'react';
import { scaleLinear } from 'd3-scale';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface FootballRow {
  readonly key: string;
  readonly name: string;
  readonly low: number | null;
  readonly mid: number | null;
  readonly high: number | null;
  readonly lowId: string;
  readonly highId: string;
}

export interface FootballFieldProps {
  readonly rows: readonly FootballRow[];
  readonly price: number | null;
  /** What all methods come to together. */
  readonly blended: number | null;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly renderFigure: (id: string, x: number, y: number, anchor: 'start' | 'end') => ReactNode;
}

const narrow = 520;
const axis = 26;
const narrowRow = 48;

/** One bar per valuation method from its low to its high, against the price. */
export function FootballField({ rows, price, blended, height, label, describedBy, renderFigure }: FootballFieldProps) {
  const [host, width] = useWidth();
  const isNarrow = width < narrow;
  const left = isNarrow ? 0 : 190;
  const right = isNarrow ? 0 : 72;
  // On a phone the name and the range stand above the bar, which then has the whole width.
  const tall = isNarrow ? axis + 6 + rows.length * narrowRow : height;
  const shift = isNarrow ? 9 : 0;
  const values = rows.flatMap(({ low, mid, high }) => [low, mid, high].flatMap((value) => value ?? []));
  const all = [...values, ...[price, blended].filter((value) => value !== null)];
  const x = scaleLinear(all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all)], [
    left + (isNarrow ? 0 : 52),
    Math.max(left + 1, width - right),
  ]).nice();
  const step = (tall - axis - 6) / Math.max(1, rows.length);
  return (
    <ChartSurface
      host={host}
      width={width}
      height={tall}
      label={label}
      describedBy={describedBy}
      role="group"
      className="glides overflow-visible"
    >
      {x.ticks(isNarrow ? 3 : 7).map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={4} y2={tall - axis} stroke="var(--grid)" />
          <text x={x(tick)} y={tall - 8} fontSize={11} textAnchor="middle" fill="var(--text-3)">
            {x.tickFormat()(tick)}
          </text>
        </g>
      ))}
      {rows.map((row, index) => {
        const middle = 6 + step * (index + 0.5);
        return (
          <g key={row.key}>
            {row.low === null || row.high === null ? null : (
              <rect
                x={x(row.low)}
                y={middle - 7 + shift}
                width={Math.max(2, x(row.high) - x(row.low))}
                height={14}
                rx={4}
                fill="var(--accent)"
                fillOpacity={0.34}
              />
            )}
            {row.mid === null ? null : (
              <rect x={x(row.mid) - 1.5} y={middle - 9 + shift} width={3} height={18} rx={1.5} fill="var(--accent)" />
            )}
          </g>
        );
      })}
      {blended === null ? null : (
        <line
          x1={x(blended)}
          x2={x(blended)}
          y1={2}
          y2={tall - axis}
          stroke="var(--accent)"
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
      )}
      {price === null ? null : (
        <line x1={x(price)} x2={x(price)} y1={2} y2={tall - axis} stroke="var(--text-1)" strokeWidth={1.5} />
      )}
      {/* Last, and with an edge of the card's colour: a line that passes behind a number must not strike it out. */}
      {rows.map((row, index) => {
        const middle = 6 + step * (index + 0.5);
        return (
          <g key={row.key} className="label-halo">
            <text x={0} y={isNarrow ? middle - 8 : middle + 4} fontSize={isNarrow ? 12 : 13} fill="var(--text-1)">
              {row.name}
            </text>
            {row.low === null
              ? null
              : renderFigure(
                  row.lowId,
                  isNarrow ? width - 72 : x(row.low) - 8,
                  isNarrow ? middle - 8 : middle + 4,
                  'end',
                )}
            {row.high === null
              ? null
              : renderFigure(
                  row.highId,
                  isNarrow ? width - 2 : x(row.high) + 8,
                  isNarrow ? middle - 8 : middle + 4,
                  isNarrow ? 'end' : 'start',
                )}
          </g>
        );
      })}
    </ChartSurface>
  );
}
