import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface FanChartProps {
  /** Outermost pair first: lower and upper value per step, as fractions; the middle last, with both the same. */
  readonly bands: readonly { readonly low: Float64Array; readonly high: Float64Array }[];
  readonly middle: Float64Array;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly formatFraction: (value: number) => string;
  readonly endLabels: readonly { readonly value: number; readonly text: string }[];
  readonly stepLabels: readonly { readonly at: number; readonly text: string }[];
}

const right = 78;
const bottom = 22;
const top = 12;

/** Where an account may stand step by step: nested bands of probability around the middle path. */
export function FanChart(props: FanChartProps) {
  const { bands, middle, height, label, describedBy, formatFraction, endLabels, stepLabels } = props;
  const [host, width] = useWidth();
  const last = middle.length - 1;
  const [outer] = bands;
  const low = Math.min(0, ...(outer?.low ?? middle));
  const high = Math.max(0, ...(outer?.high ?? middle));
  const x = scaleLinear([0, last], [0, Math.max(1, width - right)]);
  const y = scaleLinear([low, high], [height - bottom, top]).nice();
  const rows = Array.from(middle.keys());
  return (
    <ChartSurface host={host} width={width} height={height} label={label} describedBy={describedBy}>
      <ValueAxis scale={y} to={width - right} labelX={width - 2} anchor="end" format={formatFraction} hasZeroLine />
      {bands.map((band, k) => (
        <path
          key={k}
          d={
            area<number>(
              (i) => x(i),
              (i) => y(band.low[i] ?? 0),
              (i) => y(band.high[i] ?? 0),
            )(rows) ?? ''
          }
          fill="var(--series-1)"
          fillOpacity={0.16}
        />
      ))}
      <path
        d={
          line<number>(
            (i) => x(i),
            (i) => y(middle[i] ?? 0),
          )(rows) ?? ''
        }
        fill="none"
        stroke="var(--series-1)"
        strokeWidth={2}
      />
      {endLabels.map(({ value, text }) => (
        <text key={text} x={width - right - 4} y={y(value) - 5} fontSize={11} textAnchor="end" fill="var(--text-1)">
          {text}
        </text>
      ))}
      {stepLabels.map(({ at, text }) => (
        <text key={at} x={x(at)} y={height - 5} fontSize={11} textAnchor="middle" fill="var(--text-3)">
          {text}
        </text>
      ))}
    </ChartSurface>
  );
}
