import type { ReactNode } from 'react';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { shortPeriod } from './bar-chart.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface SmallMultiple {
  readonly key: string;
  readonly name: string;
  /** Amounts are bars from zero; ratios and counts a line on a scale of their own. */
  readonly mark: 'bar' | 'line';
  readonly values: readonly (number | null)[];
}

export interface SmallMultiplesProps {
  readonly items: readonly SmallMultiple[];
  /** The periods, named below each picture at its ends. */
  readonly periods: readonly string[];
  readonly columns: number;
  readonly label: string;
  readonly describedBy: string;
  /** The newest figure, at the point where it belongs. */
  readonly renderValue: (item: SmallMultiple, x: number, y: number) => ReactNode;
}

const cellHeight = 120;
const plotTop = 48;
const plotHeight = 48;
/** Room on both sides of a picture, less where it is narrow. */
const paddingOf = (cellWidth: number): number => Math.max(8, Math.min(20, cellWidth * 0.06));
const narrow = 200;

/** Height of so many pictures in so many columns. */
export const multiplesHeight = (count: number, columns: number): number => Math.ceil(count / columns) * cellHeight;

/** One picture a metric, all over the same periods, so that they are read against one another. */
export function SmallMultiples(props: SmallMultiplesProps) {
  const { items, periods, columns, label, describedBy, renderValue } = props;
  const [host, width] = useWidth();
  const cellWidth = width / columns;
  const padding = paddingOf(cellWidth);
  const rows = Math.ceil(items.length / columns);
  return (
    <ChartSurface
      host={host}
      width={width}
      height={rows * cellHeight}
      label={label}
      describedBy={describedBy}
      role="group"
      className="overflow-visible"
    >
      {Array.from({ length: columns - 1 }, (_, at) => (
        <line
          key={`column ${at}`}
          x1={(at + 1) * cellWidth}
          x2={(at + 1) * cellWidth}
          y2={rows * cellHeight}
          stroke="var(--border-1)"
        />
      ))}
      {Array.from({ length: rows - 1 }, (_, at) => (
        <line
          key={`row ${at}`}
          x2={width}
          y1={(at + 1) * cellHeight}
          y2={(at + 1) * cellHeight}
          stroke="var(--border-1)"
        />
      ))}
      {items.map((item, at) => {
        const left = (at % columns) * cellWidth + padding;
        const top = Math.floor(at / columns) * cellHeight;
        return (
          <g key={item.key} transform={`translate(${left} ${top})`}>
            <text y={20} fontSize={cellWidth < narrow ? 11 : 12} fill="var(--text-2)">
              {item.name}
            </text>
            {renderValue(item, 0, 39)}
            <Picture item={item} width={Math.max(0, cellWidth - 2 * padding)} periods={periods} />
          </g>
        );
      })}
    </ChartSurface>
  );
}

/** Places of values that are known between two that are not: no line leads to them, so each is drawn as a dot. */
const alone = (values: readonly (number | null)[]): readonly number[] =>
  values.flatMap((value, at) =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null ? [at] : [],
  );

interface PictureProps {
  readonly item: SmallMultiple;
  readonly width: number;
  readonly periods: readonly string[];
}

function Picture({ item, width, periods }: PictureProps) {
  const { mark, values } = item;
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const isBar = mark === 'bar';
  const y = scaleLinear(isBar ? [Math.min(0, least), Math.max(0, most)] : [least, most], [
    plotTop + plotHeight,
    plotTop,
  ]);
  const slot = width / periods.length;
  const x = scalePoint(
    periods.map((_, at) => at),
    [slot / 2, width - slot / 2],
  );
  const zero = y(0);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at) ?? 0)
    .y((value) => y(value ?? 0));
  const last = values.findLastIndex((value) => value !== null);
  const first = values.findIndex((value) => value !== null);
  const end = values[last] ?? 0;
  return (
    <>
      {isBar ? <line x2={width} y1={zero} y2={zero} stroke="var(--border-1)" /> : null}
      {isBar
        ? values.map((value, at) =>
            value === null ? null : (
              <rect
                key={at}
                x={(x(at) ?? 0) - slot * 0.36}
                y={Math.min(zero, y(value))}
                width={slot * 0.72}
                height={Math.max(1, Math.abs(zero - y(value)))}
                rx={2}
                fill="var(--series-1)"
                fillOpacity={0.9}
              />
            ),
          )
        : null}
      {isBar ? null : (
        <>
          <path d={path(values) ?? ''} fill="none" stroke="var(--series-1)" strokeWidth={1.5} />
          {alone(values).map((at) => (
            <circle key={at} cx={x(at)} cy={y(values[at] ?? 0)} r={1.75} fill="var(--series-1)" data-alone />
          ))}
          <circle cx={x(last)} cy={y(end)} r={3} fill="var(--series-1)" />
        </>
      )}
      <text x={x(first)} y={cellHeight - 7} textAnchor="middle" fontSize={11} fill="var(--text-3)">
        {shortPeriod(periods[first] ?? '')}
      </text>
      <text x={x(last)} y={cellHeight - 7} textAnchor="middle" fontSize={11} fill="var(--text-3)">
        {shortPeriod(periods[last] ?? '', periods[first])}
      </text>
    </>
  );
}
