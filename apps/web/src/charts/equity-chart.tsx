import { useMemo } from 'react';
import { scaleLinear, scaleLog } from 'd3-scale';
import { area, line } from 'd3-shape';
import { indexAt, keepExtremes, underwater } from './series.ts';
import { FallAxis, ValueAxis } from './axes.tsx';
import { TimeFrame, TimeZone, timeAxisHeight, useTimePlot } from './time-frame.tsx';

export interface EquityMark {
  readonly time: number;
  readonly side: 1 | -1;
  readonly kind: 'entry' | 'exit';
}

export interface EquityZone {
  readonly from: number;
  readonly label: string;
  readonly kind: 'not-measured' | 'in-sample' | 'out-of-sample' | 'paper';
}

export interface EquityChartProps {
  readonly times: Float64Array;
  readonly equity: Float64Array;
  readonly benchmark: Float64Array | null;
  readonly zones: readonly EquityZone[];
  readonly marks: readonly EquityMark[];
  readonly scale: 'log' | 'linear';
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly formatMultiple: (value: number) => string;
  readonly formatFraction: (value: number) => string;
}

const right = (): number => 52;
const top = 22;
const gap = 10;
const washes = { 'not-measured': 0.1, 'in-sample': 0, 'out-of-sample': 0.055, paper: 0.16 } as const;
/** More are drawn smaller; more than the second number are thinned, an entry with its exit. */
const roomyMarks = 80;
const mostMarks = 2000;

/** Growth of the starting cash against the benchmark, with how far each stood below its peak in a pane of its own. */
export function EquityChart(props: EquityChartProps) {
  const { times, equity, benchmark, zones, marks, scale, height, label, describedBy } = props;
  const { formatMultiple, formatFraction } = props;
  const plot = useTimePlot(times, 0, right);
  const { to, x, xOf } = plot;
  const last = times.length - 1;
  const bottom = height - timeAxisHeight;
  const floor = top + (bottom - top) * 0.7;
  const own = useMemo(() => relative(equity), [equity]);
  const other = useMemo(() => (benchmark === null ? null : relative(benchmark)), [benchmark]);
  const drops = useMemo(() => underwater(equity), [equity]);
  const otherDrops = useMemo(() => (benchmark === null ? null : underwater(benchmark)), [benchmark]);
  const shown = useMemo(() => keepExtremes(own, to), [own, to]);
  const otherShown = useMemo(() => (other === null ? [] : keepExtremes(other, to)), [other, to]);
  const [low, high] = useMemo(() => rangeOf(own, other), [own, other]);
  const deepest = useMemo(
    () => Math.min(-0.01, ...shown.map((i) => drops[i] ?? 0), ...otherShown.map((i) => otherDrops?.[i] ?? 0)),
    [shown, drops, otherShown, otherDrops],
  );

  const y = (scale === 'log' ? scaleLog() : scaleLinear()).domain([low, high]).range([floor - gap, top]);
  const below = scaleLinear([deepest, 0], [bottom, floor + gap]);
  const step = Math.max(1, Math.ceil(marks.length / mostMarks));

  const path = (rows: readonly number[], of: (i: number) => number): string => line<number>(xOf, of)([...rows]) ?? '';

  const triangle = ({ time, side }: EquityMark): string => {
    const row = Math.min(last, indexAt(times, time));
    const cy = y(own[row] ?? 1) + side * 12;
    const r = marks.length > roomyMarks ? 2.5 : 4;
    return `M${xOf(row) - r} ${cy + side * r * 0.9}L${xOf(row) + r} ${cy + side * r * 0.9}L${xOf(row)} ${cy - side * r * 0.9}Z`;
  };
  const markPaths = pathsOf(
    marks.filter((_, k) => Math.floor(k / 2) % step === 0),
    triangle,
  );
  return (
    <TimeFrame
      plot={plot}
      height={height}
      top={top}
      label={label}
      describedBy={describedBy}
      readingTop={24}
      readingOf={(row) => (
        <>
          <span>{formatMultiple(own[row] ?? Number.NaN)}</span>
          {other === null ? null : <span>{formatMultiple(other[row] ?? Number.NaN)}</span>}
          <span>{formatFraction(drops[row] ?? Number.NaN)}</span>
        </>
      )}
    >
      {zones.map((zone, k) => {
        const from = Math.max(0, x(zone.from));
        const end = Math.min(to, x(zones[k + 1]?.from ?? times[last] ?? 0));
        if (end <= from) return null;
        return (
          <g key={zone.kind}>
            <TimeZone
              from={from}
              to={end}
              top={top - 4}
              bottom={bottom}
              fill={zone.kind === 'not-measured' ? 'var(--text-3)' : 'var(--series-1)'}
              opacity={washes[zone.kind]}
              hasBorder={k > 0}
            />
            {end - from < 60 ? null : (
              <text x={from + 5} y={top - 9} fontSize={11} fill="var(--text-3)">
                {zone.label}
              </text>
            )}
          </g>
        );
      })}
      <ValueAxis scale={y} to={to} labelX={to + 7} anchor="start" format={formatMultiple} />
      <FallAxis scale={below} to={to} labelX={to + 7} anchor="start" format={formatFraction} />
      {other === null ? null : (
        <path d={path(otherShown, (i) => y(other[i] ?? 1))} fill="none" stroke="var(--text-3)" strokeWidth={1.4} />
      )}
      <path d={path(shown, (i) => y(own[i] ?? 1))} fill="none" stroke="var(--series-1)" strokeWidth={2} />
      {otherDrops === null ? null : (
        <path
          d={path(otherShown, (i) => below(otherDrops[i] ?? 0))}
          fill="none"
          stroke="var(--text-3)"
          strokeWidth={1}
        />
      )}
      <path
        d={area<number>(xOf, below(0), (i) => below(drops[i] ?? 0))([...shown]) ?? ''}
        fill="var(--down-fill)"
        fillOpacity={0.22}
      />
      <path d={path(shown, (i) => below(drops[i] ?? 0))} fill="none" stroke="var(--down-fill)" strokeWidth={1.2} />
      {markPaths.map(({ key, kind, side, d }) => (
        <path key={key} data-mark={kind} d={d} fill={side > 0 ? 'var(--up-fill)' : 'var(--down-fill)'} />
      ))}
      <circle cx={xOf(last)} cy={y(own[last] ?? 1)} r={3} fill="var(--series-1)" />
    </TimeFrame>
  );
}

interface MarkPath {
  readonly key: string;
  readonly kind: EquityMark['kind'];
  readonly side: EquityMark['side'];
  readonly d: string;
}

/** A few marks are a path each; many are joined by what they look like, or a slider would wait for a thousand elements. */
function pathsOf(marks: readonly EquityMark[], draw: (mark: EquityMark) => string): readonly MarkPath[] {
  if (marks.length <= roomyMarks) return marks.map((mark, at) => ({ ...mark, key: String(at), d: draw(mark) }));
  const looks = (['entry', 'exit'] as const).flatMap((kind) => ([1, -1] as const).map((side) => ({ kind, side })));
  return looks.map(({ kind, side }) => ({
    key: `${kind} ${side}`,
    kind,
    side,
    d: marks
      .filter((mark) => mark.kind === kind && mark.side === side)
      .map(draw)
      .join(''),
  }));
}

function relative(values: Float64Array): Float64Array {
  const first = values[0] ?? 1;
  return values.map((value) => value / first);
}

/** From the lowest to the highest of both lines, never at or below zero, which a logarithm has no place for. */
function rangeOf(own: Float64Array, other: Float64Array | null): readonly [number, number] {
  let low = 1;
  let high = 1;
  for (const column of other === null ? [own] : [own, other]) {
    for (const value of column) {
      if (value > high) high = value;
      if (value < low && value > 0) low = value;
    }
  }
  return [low * 0.97, high * 1.03];
}
