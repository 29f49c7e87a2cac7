import type { ReactNode } from 'react';
import { scaleBand, scaleLinear } from 'd3-scale';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface BarDatum {
  readonly id: string;
  /** Under the bar: the period. */
  readonly label: string;
  readonly value: number | null;
  /** Not yet happened: drawn pale with a dashed edge. */
  readonly isEstimate: boolean;
}

export interface BarChartProps {
  readonly data: readonly BarDatum[];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  /** The printed value of a bar, at the point where it belongs. */
  readonly renderValue: (datum: BarDatum, x: number, y: number) => ReactNode;
  /** Characters of the longest printed value; where they would touch, only every second or third bar is named. */
  readonly valueLength: number;
}

const top = 20;
/** Width of a period below its bar, and of one character of a value above it. */
const leastRoom = 30;
const character = 6.2;
const bottom = 22;

/** `FY2019` where `FY2018` stands before it is `19`, as is `2019 财年`: the axis says once what kind of years these are. */
export function shortPeriod(label: string, before?: string): string {
  const [, fiscal, named] = /^(\d{4}) (\D+)$/.exec(label) ?? [];
  if (fiscal !== undefined && named !== undefined) return before?.endsWith(named) === true ? fiscal.slice(2) : fiscal;
  const [, kind, year] = /^(\D+)\d\d(\d\d)$/.exec(label) ?? [];
  if (kind === undefined || year === undefined) return label;
  return before?.startsWith(kind) === true ? year : `${kind}${year}`;
}

/** Amounts per period as bars from a zero line, each with its value. */
export function BarChart({ data, height, label, describedBy, renderValue, valueLength }: BarChartProps) {
  const [host, width] = useWidth();
  const values = data.map(({ value }) => value ?? 0);
  const x = scaleBand(
    data.map(({ id }) => id),
    [0, width],
  ).padding(0.36);
  const hasLoss = Math.min(...values) < 0;
  // A loss prints its value below the bar, so the scale leaves room there too.
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [height - bottom - (hasLoss ? 16 : 0), top]);
  const zero = y(0);
  // Where not every bar has room for its label, every second or third is named, the newest always.
  const room = Math.max(leastRoom, valueLength * character + 6);
  const every = Math.max(1, Math.ceil(data.length / Math.max(1, Math.floor(width / room))));
  const isNamed = (index: number): boolean => (data.length - 1 - index) % every === 0;

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
      <line x1={0} x2={width} y1={zero} y2={zero} stroke="var(--border-1)" />
      {data.map((datum, index) => {
        const left = x(datum.id) ?? 0;
        const middle = left + x.bandwidth() / 2;
        const value = datum.value;
        const end = y(value ?? 0);
        return (
          <g key={datum.id}>
            {value === null ? null : (
              <rect
                x={left}
                y={Math.min(zero, end)}
                width={x.bandwidth()}
                height={Math.max(1, Math.abs(zero - end))}
                rx={3}
                fill="var(--series-1)"
                fillOpacity={datum.isEstimate ? 0.35 : 0.9}
                {...(datum.isEstimate ? { stroke: 'var(--series-1)', strokeDasharray: '3 2' } : {})}
              />
            )}
            {isNamed(index) ? renderValue(datum, middle, (value ?? 0) < 0 ? end + 14 : end - 6) : null}
            {isNamed(index) ? (
              <text x={middle} y={height - 6} textAnchor="middle" fontSize={11} fill="var(--text-3)">
                {shortPeriod(datum.label, data[index - every]?.label)}
              </text>
            ) : null}
          </g>
        );
      })}
    </ChartSurface>
  );
}
