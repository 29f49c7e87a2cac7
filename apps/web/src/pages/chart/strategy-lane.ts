import type { AccountFill, AccountTrade } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { hitRate, type Estimate } from '@plumbline/quant/signal/hit-rate';
import { indexAt } from '../../charts/series.ts';

/** A position of a strategy in the instrument of the chart, from the bar it was entered on to the one it was left on. */
export interface LanePosition {
  readonly from: number;
  readonly to: number;
  readonly side: AccountTrade['side'];
  /** Gain over entry value after costs; null while it is open. */
  readonly growth: number | null;
  readonly entryTime: number;
  /** Null while it is open. */
  readonly exitTime: number | null;
}

export interface LaneInput {
  readonly trades: readonly Pick<AccountTrade, 'asset' | 'side' | 'entryTime' | 'exitTime' | 'returnPct'>[];
  /** By time. */
  readonly fills: readonly Pick<AccountFill, 'asset' | 'time' | 'side'>[];
  readonly open: readonly { readonly asset: number; readonly units: number }[];
}

/** The newest bar that had begun by an instant; −1 before the first. */
function barAt(times: Float64Array, at: number): number {
  return indexAt(times, at + 1) - 1;
}

/**
 * The positions of one asset over bars, oldest first. Bars that a replay has not come to are not there: a position that is left
 * later is still open, with no result, and one that is entered later is none.
 */
export function positionsOf(input: LaneInput, asset: number, times: Float64Array): readonly LanePosition[] {
  const last = times.length - 1;
  const end = times[last] ?? Number.NEGATIVE_INFINITY;
  const closed = input.trades
    .filter((trade) => trade.asset === asset && trade.entryTime <= end)
    .map(({ side, entryTime, exitTime, returnPct }): LanePosition => {
      const isOver = exitTime <= end;
      return {
        from: barAt(times, entryTime),
        to: isOver ? barAt(times, exitTime) : last,
        side,
        growth: isOver ? returnPct : null,
        entryTime,
        exitTime: isOver ? exitTime : null,
      };
    });
  const held = input.open.find((one) => one.asset === asset && one.units !== 0);
  const side = held !== undefined && held.units < 0 ? -1 : 1;
  const since = held === undefined ? undefined : openedAt(input, asset, side);
  const open: readonly LanePosition[] =
    held === undefined || since === undefined || since > end
      ? []
      : [
          {
            from: barAt(times, since),
            to: last,
            side,
            growth: null,
            entryTime: since,
            exitTime: null,
          },
        ];
  return [...closed, ...open].filter(({ to }) => to >= 0).toSorted((a, b) => a.from - b.from);
}

/** When what is still open was entered: by the first fill on its side that no position that is over began with. */
function openedAt({ fills, trades }: LaneInput, asset: number, side: AccountTrade['side']): number | undefined {
  const over = new Set(trades.flatMap((trade) => (trade.asset === asset ? [trade.entryTime] : [])));
  const own = fills.filter((fill) => fill.asset === asset && fill.side === side).map(({ time }) => time);
  return own.find((time) => !over.has(time)) ?? own.at(-1);
}

/** How many of the positions that are over gained, with the interval that so few leave. */
export function laneHits(positions: readonly LanePosition[]): Estimate & { readonly hits: number } {
  const over = positions.flatMap(({ growth }) => growth ?? []);
  const hits = over.filter((growth) => growth > 0).length;
  return { ...hitRate(hits, over.length), hits };
}

/** Arrows over the price: 1 on the bar of a purchase, −1 on that of a sale. */
export function laneSignals(positions: readonly LanePosition[], count: number): Float64Array {
  const signals = new Float64Array(count).fill(Number.NaN);
  for (const { from, to, side, exitTime } of positions) {
    if (from >= 0) signals[from] = side;
    if (exitTime !== null) signals[to] = -side;
  }
  return signals;
}

/** A column of the account at the bars of the chart: the newest value by each, NaN before the first. */
export function alignAccount(times: Float64Array, account: Float64Array, values: Float64Array): Float64Array {
  return times.map((time) => values[barAt(account, time)] ?? Number.NaN);
}
