import { dayMs } from '@plumbline/model/date';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { area } from 'd3-shape';
import { ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface AllocationBand {
  readonly name: string;
  readonly token: string;
  /** Shares of equity by day; negative = sold short. */
  readonly shares: Float64Array;
}

export interface AllocationChartProps {
  /** Days, epoch ms, rising. */
  readonly time: Float64Array;
  /** The lowest first. */
  readonly bands: readonly AllocationBand[];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly formatFraction: (value: number) => string;
}

const right = 46;
const bottom = 22;
const top = 8;
const yearMs = 365.25 * dayMs;

interface Layer {
  readonly name: string;
  readonly token: string;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** Held shares upon one another, those sold short below the line. */
function stacked(bands: readonly AllocationBand[], length: number): readonly Layer[] {
  const above = new Float64Array(length);
  const below = new Float64Array(length);
  return bands.flatMap(({ name, token, shares }) => {
    const side = (total: Float64Array, take: (value: number) => number): Layer => {
      const low = Float64Array.from(total);
      for (const [at, share] of shares.entries()) total[at] = (total[at] ?? 0) + (take(share) || 0);
      return { name, token, low, high: Float64Array.from(total) };
    };
    const long = side(above, (value) => Math.max(value, 0));
    return shares.some((share) => share < 0) ? [long, side(below, (value) => Math.min(value, 0))] : [long];
  });
}

/** How an account was spread over its instruments: shares of equity as areas; what is left of the whole is cash. */
export function AllocationChart(props: AllocationChartProps) {
  const { time, bands, height, label, describedBy, formatFraction } = props;
  const [host, width] = useWidth();
  const layers = stacked(bands, time.length);
  const highest = layers.reduce((most, { high }) => high.reduce((a, b) => Math.max(a, b), most), 0.01);
  const lowest = layers.reduce((least, { high }) => high.reduce((a, b) => Math.min(a, b), least), 0);
  const x = scaleUtc([time[0] ?? 0, time.at(-1) ?? 1], [0, Math.max(1, width - right)]);
  const y = scaleLinear([lowest, highest], [height - bottom, top]).nice();
  const rows = [...time.keys()];
  const isLong = (time.at(-1) ?? 0) - (time[0] ?? 0) > 3 * yearMs;
  const printTick = (tick: Date): string => (isLong ? String(tick.getUTCFullYear()) : tick.toISOString().slice(0, 7));
  return (
    <ChartSurface host={host} width={width} height={height} label={label} describedBy={describedBy}>
      {layers.map((layer, k) => (
        <path
          key={k}
          data-band={layer.name}
          d={
            area<number>(
              (at) => x(time[at] ?? 0),
              (at) => y(layer.low[at] ?? 0),
              (at) => y(layer.high[at] ?? 0),
            )(rows) ?? ''
          }
          fill={`var(${layer.token})`}
          fillOpacity={0.55}
          stroke="var(--bg-1)"
          strokeWidth={0.75}
        />
      ))}
      <ValueAxis scale={y} to={width - right} labelX={width - 2} anchor="end" format={formatFraction} hasZeroLine />
      {x.ticks(Math.max(2, Math.floor(width / 72))).map((tick) => (
        <text
          key={tick.getTime()}
          x={Math.max(14, x(tick))}
          y={height - 5}
          fontSize={11}
          textAnchor="middle"
          fill="var(--text-3)"
        >
          {printTick(tick)}
        </text>
      ))}
    </ChartSurface>
  );
}
