import { useMemo } from 'react';
import { scaleLinear, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import { FallAxis, ValueAxis } from './axes.tsx';
import { labelPlaces } from './label-places.ts';
import { keepExtremes, underwater } from './series.ts';
import { TimeFrame, TimeZone, timeAxisHeight, useTimePlot } from './time-frame.tsx';

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
const top = 22;
const gap = 10;
/** Below this width the legend alone names the lines. */
const roomy = 560;
const rightOf = (width: number): number => (width >= roomy ? 108 : 46);
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
  const plot = useTimePlot(times, left, rightOf);
  const { to: plotEnd, x, xOf } = plot;
  const isRoomy = plot.width >= roomy;
  const last = times.length - 1;
  const bottom = height - timeAxisHeight;
  const floor = top + (bottom - top) * 0.72;
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

  // Doublings are what a logarithm shows at equal steps.
  const y = (scale === 'log' ? scaleLog().base(2) : scaleLinear())
    .domain([low, high])
    .range([floor - gap, top])
    .clamp(true);
  const below = scaleLinear([Math.min(-0.01, ...drawn.map((one) => one.deepest)), 0], [bottom, floor + gap]);
  const path = (rows: readonly number[], of: (row: number) => number): string => line<number>(xOf, of)([...rows]) ?? '';
  const ends = drawn.map(({ growth }) => y(growth[last] ?? 1));
  const places = labelPlaces(ends, labelHeight, [top, floor]);
  const zoneFrom = zone === null ? plotEnd : Math.min(plotEnd, Math.max(left, x(zone.from)));

  return (
    <TimeFrame
      plot={plot}
      height={height}
      top={top}
      label={label}
      describedBy={describedBy}
      readingTop={24}
      readingOf={(row) =>
        drawn.map(({ name, token, growth }) => (
          <span key={name} className="flex items-center gap-1">
            <i aria-hidden className="h-0.5 w-2" style={{ background: `var(${token})` }} />
            <span className="sr-only">{name}</span>
            {formatMultiple(growth[row] ?? Number.NaN)}
          </span>
        ))
      }
    >
      {zone === null || plotEnd - zoneFrom < 1 ? null : (
        <g data-zone="out-of-sample">
          <TimeZone
            from={zoneFrom}
            to={plotEnd}
            top={top - 4}
            bottom={bottom}
            fill="var(--series-1)"
            opacity={0.055}
            hasBorder={zoneFrom > left}
          />
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
      <FallAxis scale={below} from={left} to={plotEnd} labelX={left - 6} anchor="end" format={formatFraction} />
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
    </TimeFrame>
  );
}
