import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { ValueAxis } from './axes.tsx';
import { TimeFrame, timeAxisHeight, useTimePlot } from './time-frame.tsx';

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

const right = (): number => 46;
const top = 18;

/** Figures of a window that moves along, over time; zero is always in the picture. */
export function RollingChart({ time, lines, height, label, describedBy, format }: RollingChartProps) {
  const plot = useTimePlot(time, 0, right);
  const known = lines.flatMap(({ values }) => [...values].filter(Number.isFinite));
  const y = scaleLinear([Math.min(0, ...known), Math.max(0, ...known)], [height - timeAxisHeight, top]).nice();
  return (
    <TimeFrame
      plot={plot}
      height={height}
      top={top}
      label={label}
      describedBy={describedBy}
      readingOf={(row) =>
        lines.map(({ name, values }) => <span key={name}>{`${name} ${format(values[row] ?? Number.NaN)}`}</span>)
      }
    >
      <ValueAxis scale={y} to={plot.to} labelX={plot.width - 2} anchor="end" format={format} hasZeroLine />
      {lines.map(({ name, token, isDashed, values }) => (
        <path
          key={name}
          data-line={name}
          d={
            line<number>(plot.xOf, (row) => y(values[row] ?? 0)).defined((row) => Number.isFinite(values[row]))([
              ...time.keys(),
            ]) ?? ''
          }
          fill="none"
          stroke={`var(${token})`}
          strokeWidth={1.6}
          {...(isDashed ? { strokeDasharray: '6 3' } : {})}
        />
      ))}
    </TimeFrame>
  );
}
