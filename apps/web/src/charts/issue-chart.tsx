import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { TimeAxis, ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface IssueChartProps {
  readonly times: Float64Array;
  readonly closes: Float64Array;
  /** The close that was frozen; it stands at the last bar. */
  readonly price: number;
  readonly side: 1 | -1;
  /** Levels that were frozen with it. */
  readonly levels: readonly { readonly name: string; readonly value: number; readonly color: string }[];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly format: (price: number) => string;
}

const right = 62;
const bottom = 22;
const top = 14;

/** The prices up to a decision and the levels that were set with it; nothing later. */
export function IssueChart(props: IssueChartProps) {
  const { times, closes, price, side, levels, height, label, describedBy, format } = props;
  const [host, width] = useWidth();
  const plot = Math.max(1, width - right);
  const rows = [...times.keys()].filter((row) => !Number.isNaN(closes[row]));
  const last = times.at(-1) ?? 1;
  const prices = [...rows.map((row) => closes[row] ?? price), price, ...levels.map(({ value }) => value)];
  // Room behind the last bar, where the decision stands.
  const x = scaleUtc([times[0] ?? 0, last], [0, plot - 14]);
  const y = scaleLinear([Math.min(...prices), Math.max(...prices)], [height - bottom, top]).nice();
  const path = line<number>(
    (row) => x(times[row] ?? 0),
    (row) => y(closes[row] ?? 0),
  )(rows);
  const [cx, cy] = [x(last), y(price) + side * 11];
  return (
    <ChartSurface host={host} width={width} height={height} label={label} describedBy={describedBy}>
      <ValueAxis scale={y} to={plot} labelX={plot + 7} anchor="start" format={format} />
      <TimeAxis scale={x} plot={plot} y={height - 6} />
      <line x1={cx} x2={cx} y1={top} y2={height - bottom} stroke="var(--text-2)" strokeDasharray="2 3" />
      {levels.map(({ name, value, color }) => (
        <g key={name}>
          <line x1={0} x2={plot} y1={y(value)} y2={y(value)} stroke={color} strokeDasharray="5 3" />
          <text x={4} y={y(value) - 4} fontSize={11} fill={color}>
            {name}
          </text>
        </g>
      ))}
      <path d={path ?? ''} fill="none" stroke="var(--series-1)" strokeWidth={1.6} />
      <path
        data-mark="issued"
        d={`M${cx - 5} ${cy + side * 4}L${cx + 5} ${cy + side * 4}L${cx} ${cy - side * 4}Z`}
        fill={side > 0 ? 'var(--up-fill)' : 'var(--down-fill)'}
      />
    </ChartSurface>
  );
}
