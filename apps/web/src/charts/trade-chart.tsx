import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface TradeChartProps {
  readonly times: Float64Array;
  readonly closes: Float64Array;
  readonly entry: { readonly time: number; readonly price: number };
  readonly exit: { readonly time: number; readonly price: number };
  readonly side: 1 | -1;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly format: (price: number) => string;
}

const right = 60;
const bottom = 22;
const top = 14;

/** The prices around one trade, with where it was entered and where it was left. */
export function TradeChart(props: TradeChartProps) {
  const { times, closes, entry, exit, side, height, label, describedBy, format } = props;
  const [host, width] = useWidth();
  const plot = Math.max(1, width - right);
  const known = [...closes].filter((value) => !Number.isNaN(value));
  const prices = [...known, entry.price, exit.price];
  const x = scaleUtc([times[0] ?? 0, times.at(-1) ?? 1], [0, plot]);
  const y = scaleLinear([Math.min(...prices), Math.max(...prices)], [height - bottom, top]).nice();
  const rows = [...times.keys()].filter((row) => !Number.isNaN(closes[row]));
  const path = line<number>(
    (row) => x(times[row] ?? 0),
    (row) => y(closes[row] ?? 0),
  )(rows);
  const triangle = ({ time, price }: TradeChartProps['entry'], way: 1 | -1): string => {
    const [cx, cy] = [x(time), y(price) + way * 11];
    return `M${cx - 5} ${cy + way * 4}L${cx + 5} ${cy + way * 4}L${cx} ${cy - way * 4}Z`;
  };
  const fill = (way: 1 | -1): string => (way > 0 ? 'var(--up-fill)' : 'var(--down-fill)');
  const back: 1 | -1 = side > 0 ? -1 : 1;
  return (
    <ChartSurface host={host} width={width} height={height} label={label} describedBy={describedBy}>
      <rect
        x={x(entry.time)}
        width={Math.max(1, x(exit.time) - x(entry.time))}
        y={top}
        height={height - bottom - top}
        fill="var(--accent)"
        fillOpacity={0.08}
      />
      <ValueAxis scale={y} to={plot} labelX={plot + 7} anchor="start" format={format} />
      {x.ticks(Math.max(2, Math.floor(plot / 120))).map((tick) => (
        <text key={tick.getTime()} x={x(tick)} y={height - 6} fontSize={11} textAnchor="middle" fill="var(--text-3)">
          {x.tickFormat(undefined, '%Y/%m/%d')(tick)}
        </text>
      ))}
      <path d={path ?? ''} fill="none" stroke="var(--series-1)" strokeWidth={1.6} />
      <path
        d={`M${x(entry.time)} ${y(entry.price)}L${x(exit.time)} ${y(exit.price)}`}
        stroke="var(--text-2)"
        strokeDasharray="3 3"
      />
      <path data-mark="entry" d={triangle(entry, side)} fill={fill(side)} />
      <path data-mark="exit" d={triangle(exit, back)} fill={fill(back)} />
    </ChartSurface>
  );
}
