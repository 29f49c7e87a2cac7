import { scaleLinear } from 'd3-scale';
import { ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { useWidth } from './use-width.ts';

export interface Excursion {
  /** Worst and best point while open, as fractions of the entry. */
  readonly worst: number;
  readonly best: number;
  readonly isWinner: boolean;
}

export interface ExcursionChartProps {
  readonly trades: readonly Excursion[];
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly worstLabel: string;
  readonly bestLabel: string;
  readonly formatFraction: (value: number) => string;
}

const left = 44;
const bottom = 34;
/** The name of the upward axis stands above the plot, and half of the last number right of it. */
const top = 20;
const right = 24;
/** More marks than this are drawn as every second, third … of them. */
const mostMarks = 1500;

/** Each trade by its worst and its best point: winners as dots, losers as crosses. */
export function ExcursionChart(props: ExcursionChartProps) {
  const { trades, height, label, describedBy, worstLabel, bestLabel, formatFraction } = props;
  const [host, width] = useWidth();
  const worst = Math.min(-0.01, ...trades.map((trade) => trade.worst));
  const best = Math.max(0.01, ...trades.map((trade) => trade.best));
  const x = scaleLinear([0, worst], [left, Math.max(left + 1, width - right)]).nice();
  const y = scaleLinear([0, best], [height - bottom, top]).nice();
  const step = Math.max(1, Math.ceil(trades.length / mostMarks));
  // One path for all winners and one for all losers: a line without length and round ends is a dot.
  const shown = trades.filter((_, k) => k % step === 0);
  const place = (trade: Excursion): string => `M${x(trade.worst).toFixed(1)} ${y(trade.best).toFixed(1)}`;
  const dots = shown.map((trade) => (trade.isWinner ? `${place(trade)}h0.01` : '')).join('');
  const crosses = shown.map((trade) => (trade.isWinner ? '' : `${place(trade)}m-3 -3l6 6m0 -6l-6 6`)).join('');
  return (
    <ChartSurface host={host} width={width} height={height} label={label} describedBy={describedBy}>
      <ValueAxis scale={y} from={left} to={width - right} labelX={left - 6} anchor="end" format={formatFraction} />
      {x.ticks(4).map((tick) => (
        <text key={tick} x={x(tick)} y={height - bottom + 14} fontSize={11} textAnchor="middle" fill="var(--text-3)">
          {formatFraction(tick)}
        </text>
      ))}
      <line x1={left} x2={left} y1={top} y2={height - bottom} stroke="var(--border-1)" />
      <text x={width - right} y={height - 4} fontSize={11} textAnchor="end" fill="var(--text-3)">
        {worstLabel}
      </text>
      <text x={left + 4} y={top - 9} fontSize={11} fill="var(--text-3)">
        {bestLabel}
      </text>
      <path d={dots} fill="none" stroke="var(--up-fill)" strokeOpacity={0.85} strokeWidth={6} strokeLinecap="round" />
      <path d={crosses} fill="none" stroke="var(--down-fill)" strokeWidth={1.5} />
    </ChartSurface>
  );
}
