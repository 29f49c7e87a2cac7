import { useMemo } from 'react';
import { scaleLinear, scaleLog, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { dateOf } from '@plumbline/model/date';
import { useDates } from '../lib/use-dates.ts';
import { TimeAxis, ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { labelPlaces } from './label-places.ts';
import { keepExtremes, underwater } from './series.ts';
import { useCrosshair } from './use-crosshair.ts';
import { useWidth } from './use-width.ts';

export interface GrowthLine {
  readonly name: string;
  readonly token: string;
  /** Multiples of the beginning, one per day. */
  readonly growth: Float64Array;
}

export interface GrowthChartProps {
  /** Days, epoch ms, rising. */
  readonly times: Float64Array;
  readonly lines: readonly GrowthLine[];
  /** From where on all of them are out of sample, and what to call it; null = nowhere. */
  readonly zone: { readonly from: number; readonly label: string } | null;
  readonly scale: 'log' | 'linear';
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly formatMultiple: (value: number) => string;
  readonly formatFraction: (value: number) => string;
}

const left = 46;
const axis = 22;
const top = 22;
const gap = 10;
/** Below this width the legend alone names the lines. */
const roomy = 560;
/** Letters of a name that fit beside a line. */
const longest = 14;
const labelHeight = 26;

/** The number that tells a name from a like one is kept. */
function shortened(name: string): string {
  const number = / \(\d+\)$/.exec(name)?.[0] ?? '';
  const room = longest - number.length;
  const word = name.slice(0, name.length - number.length);
  return word.length > room ? `${word.slice(0, room - 1).trimEnd()}…${number}` : name;
}

/** Several accounts on one scale, each named at its end, with how far each stood below its peak in a pane of its own. */
export function GrowthChart(props: GrowthChartProps) {
  const { times, lines, zone, scale, height, label, describedBy, formatMultiple, formatFraction } = props;
  const { date } = useDates();
  const [host, width] = useWidth();
  const isRoomy = width >= roomy;
  const plotEnd = Math.max(left + 1, width - (isRoomy ? 108 : 46));
  const last = times.length - 1;
  const floor = top + (height - axis - top) * 0.72;
  const drawn = useMemo(
    () =>
      lines.map((one) => {
        const fall = underwater(one.growth);
        const rows = keepExtremes(one.growth, plotEnd - left);
        return { ...one, fall, rows, deepest: rows.reduce((low, row) => Math.min(low, fall[row] ?? 0), 0) };
      }),
    [lines, plotEnd],
  );
  const [low, high] = useMemo(() => {
    const all = drawn.flatMap(({ growth, rows }) => rows.map((row) => growth[row] ?? 1));
    // A logarithm has no place for an account that is used up.
    const positive = all.filter((value) => value > 0);
    return [Math.min(1, ...positive) * 0.97, Math.max(1, ...positive) * 1.03];
  }, [drawn]);

  const x = scaleUtc([times[0] ?? 0, times[last] ?? 1], [left, plotEnd]);
  const { at, handlers } = useCrosshair(times, x.invert);
  // Doublings are what a logarithm shows at equal steps.
  const y = (scale === 'log' ? scaleLog().base(2) : scaleLinear())
    .domain([low, high])
    .range([floor - gap, top])
    .clamp(true);
  const below = scaleLinear([Math.min(-0.01, ...drawn.map((one) => one.deepest)), 0], [height - axis, floor + gap]);
  const xOf = (row: number): number => x(times[row] ?? 0);
  const path = (rows: readonly number[], of: (row: number) => number): string => line<number>(xOf, of)([...rows]) ?? '';
  const ends = drawn.map(({ growth }) => y(growth[last] ?? 1));
  const places = labelPlaces(ends, labelHeight, [top, floor]);
  const zoneFrom = zone === null ? plotEnd : Math.min(plotEnd, Math.max(left, x(zone.from)));

  return (
    <ChartSurface
      host={host}
      width={width}
      height={height}
      label={label}
      describedBy={describedBy}
      className="touch-pan-y"
      {...handlers}
      overlay={
        <output
          className="num absolute start-12 top-6 flex flex-wrap gap-x-3 rounded-chip bg-1 px-1 text-caption text-2"
          aria-live="polite"
        >
          {at === null ? null : (
            <>
              <span>{date(dateOf(times[at] ?? 0))}</span>
              {drawn.map(({ name, token, growth }) => (
                <span key={name} className="flex items-center gap-1">
                  <i aria-hidden className="h-0.5 w-2" style={{ background: `var(${token})` }} />
                  <span className="sr-only">{name}</span>
                  {formatMultiple(growth[at] ?? Number.NaN)}
                </span>
              ))}
            </>
          )}
        </output>
      }
    >
      {zone === null || plotEnd - zoneFrom < 1 ? null : (
        <g data-zone="out-of-sample">
          <rect
            x={zoneFrom}
            y={top - 4}
            width={plotEnd - zoneFrom}
            height={height - axis - top + 4}
            fill="var(--series-1)"
            fillOpacity={0.055}
          />
          {zoneFrom > left ? (
            <line
              x1={zoneFrom}
              x2={zoneFrom}
              y1={top - 4}
              y2={height - axis}
              stroke="var(--text-3)"
              strokeDasharray="3 3"
            />
          ) : null}
          <text
            // Where it would run out of the plot it stands on the other side of the border.
            x={plotEnd - zoneFrom < 190 ? plotEnd : zoneFrom + 5}
            y={top - 9}
            fontSize={11}
            textAnchor={plotEnd - zoneFrom < 190 ? 'end' : 'start'}
            fill="var(--text-3)"
          >
            {zone.label}
          </text>
        </g>
      )}
      <ValueAxis scale={y} from={left} to={plotEnd} labelX={left - 6} anchor="end" format={formatMultiple} />
      {below.ticks(2).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={plotEnd} y1={below(tick)} y2={below(tick)} stroke="var(--grid)" />
          {tick === 0 ? null : (
            <text x={left - 6} y={below(tick) + 4} fontSize={11} textAnchor="end" fill="var(--text-3)">
              {formatFraction(tick)}
            </text>
          )}
        </g>
      ))}
      <TimeAxis scale={x} plot={plotEnd - left} y={height - 6} />
      {drawn.map(({ name, token, growth, fall, rows }, k) => (
        <g key={name} data-line={name}>
          <path d={path(rows, (row) => y(growth[row] ?? 1))} fill="none" stroke={`var(${token})`} strokeWidth={1.8} />
          <path d={path(rows, (row) => below(fall[row] ?? 0))} fill="none" stroke={`var(${token})`} strokeWidth={1} />
          <circle cx={plotEnd} cy={ends[k] ?? 0} r={3} fill={`var(${token})`} />
          {isRoomy ? (
            <text x={plotEnd + 8} y={(places[k] ?? 0) - 2} fontSize={11} fontWeight={600} fill="var(--text-1)">
              {shortened(name)}
            </text>
          ) : null}
          <text x={plotEnd + 8} y={(places[k] ?? 0) + (isRoomy ? 11 : 4)} fontSize={11} fill="var(--text-2)">
            {formatMultiple(growth[last] ?? Number.NaN)}
          </text>
        </g>
      ))}
      {at === null ? null : (
        <line x1={xOf(at)} x2={xOf(at)} y1={top} y2={height - axis} stroke="var(--text-3)" strokeDasharray="2 3" />
      )}
    </ChartSurface>
  );
}
