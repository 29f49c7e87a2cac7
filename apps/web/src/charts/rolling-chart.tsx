import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { dateOf } from '@plumbline/model/date';
import { useDates } from '../lib/use-dates.ts';
import { TimeAxis, ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useCrosshair } from './use-crosshair.ts';
import { useWidth } from './use-width.ts';

export interface RollingLine {
  readonly name: string;
  readonly token: string;
  /** Dashes tell lines apart without colour. */
  readonly isDashed: boolean;
  /** One value a day; NaN where unknown. */
  readonly values: Float64Array;
}

export interface RollingChartProps {
  /** Days, epoch ms, rising. */
  readonly time: Float64Array;
  readonly lines: readonly RollingLine[];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly format: (value: number) => string;
}

const right = 46;
const bottom = 22;
const top = 18;

/** Figures of a window that moves along, over time; zero is always in the picture. */
export function RollingChart({ time, lines, height, label, describedBy, format }: RollingChartProps) {
  const { date } = useDates();
  const [host, width] = useWidth();
  const plot = Math.max(1, width - right);
  const known = lines.flatMap(({ values }) => [...values].filter(Number.isFinite));
  const x = scaleUtc([time[0] ?? 0, time.at(-1) ?? 1], [0, plot]);
  const y = scaleLinear([Math.min(0, ...known), Math.max(0, ...known)], [height - bottom, top]).nice();
  const { at, handlers } = useCrosshair(time, x.invert);
  const read =
    at === null ? '' : lines.map(({ name, values }) => `${name} ${format(values[at] ?? Number.NaN)}`).join('  ');
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
        <output className="num absolute start-1 top-0 rounded-chip bg-1 px-1 text-caption text-2" aria-live="polite">
          {at === null ? '' : `${date(dateOf(time[at] ?? 0))}  ${read}`}
        </output>
      }
    >
      <ValueAxis scale={y} to={plot} labelX={width - 2} anchor="end" format={format} hasZeroLine />
      <TimeAxis scale={x} plot={plot} y={height - 6} />
      {lines.map(({ name, token, isDashed, values }) => (
        <path
          key={name}
          data-line={name}
          d={
            line<number>(
              (k) => x(time[k] ?? 0),
              (k) => y(values[k] ?? 0),
            ).defined((k) => Number.isFinite(values[k]))([...time.keys()]) ?? ''
          }
          fill="none"
          stroke={`var(${token})`}
          strokeWidth={1.6}
          {...(isDashed ? { strokeDasharray: '6 3' } : {})}
        />
      ))}
      {at === null ? null : (
        <line
          x1={x(time[at] ?? 0)}
          x2={x(time[at] ?? 0)}
          y1={top}
          y2={height - bottom}
          stroke="var(--text-3)"
          strokeDasharray="2 3"
        />
      )}
    </ChartSurface>
  );
}
