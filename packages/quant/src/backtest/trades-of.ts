import type { BarColumns } from '@plumbline/model/bar';
import type { TradeRecord } from '../metric.ts';
import type { Book, TradeColumn } from './book.ts';

/** A closed round trip with what it cost and how it was protected; NaN = no such level. */
export interface ClosedTrade extends TradeRecord {
  readonly commission: number;
  readonly stopLoss: number;
  readonly target: number;
}

type Level = 'stopLoss' | 'target';

/** Round trips in order of closing: prices as filled, size signed, fee of both ends; without levels nothing protected them. */
export interface RoundTrips {
  readonly count: number;
  readonly columns: Readonly<
    Record<Exclude<TradeColumn, Level>, readonly number[]> & Partial<Record<Level, readonly number[]>>
  >;
}

/** How the prices beside a round trip are to be read. */
export interface TradeTerms {
  readonly multiplier: number;
  /** Filled at the close: the range of the entry's bar was over. */
  readonly isSameClose: boolean;
  /** Excursions are measured on unadjusted bars: a split while a trade was open makes them meaningless. */
  readonly hasSplits: boolean;
}

/** Round trips with their profit and the worst and best prices reached meanwhile. */
export function closedTrades(
  { high, low }: BarColumns,
  { multiplier, isSameClose, hasSplits }: TradeTerms,
  { count, columns }: RoundTrips,
): readonly ClosedTrade[] {
  const { size, entryPrice, entryBar, exitPrice, exitBar, fee, stopLoss, target } = columns;
  const closed: ClosedTrade[] = [];
  for (let row = 0; row < count; row += 1) {
    const quantity = Math.abs(size[row]);
    const isLong = size[row] > 0;
    const entry = entryPrice[row];
    const exit = exitPrice[row];
    const entryIndex = entryBar[row] | 0;
    const exitIndex = exitBar[row] | 0;
    const pnl = size[row] * (exit - entry) * multiplier - fee[row];
    let bottom = hasSplits ? Number.NaN : Math.min(entry, exit);
    let top = hasSplits ? Number.NaN : Math.max(entry, exit);
    // The exit bar counts with the exit price alone.
    for (let i = isSameClose ? entryIndex + 1 : entryIndex; i < exitIndex; i += 1) {
      if (low[i] < bottom) bottom = low[i];
      if (high[i] > top) top = high[i];
    }
    const fall = bottom / entry - 1;
    const rise = top / entry - 1;
    closed.push({
      entryIndex,
      exitIndex,
      side: isLong ? 1 : -1,
      quantity,
      entryPrice: entry,
      exitPrice: exit,
      pnl,
      returnPct: pnl / (quantity * entry * multiplier),
      // Worst and best price reached while open, as fractions of the entry in the trade's favour.
      mae: isLong ? fall : -rise,
      mfe: isLong ? rise : -fall,
      commission: fee[row],
      stopLoss: stopLoss === undefined ? Number.NaN : stopLoss[row],
      target: target === undefined ? Number.NaN : target[row],
    });
  }
  return closed;
}

/**
 * The closed trades of a run, in order of closing, net of the commission of both ends. Money in the currency of the bars;
 * `returnPct`, `mae` and `mfe` as fractions of the entry value and price, the last two NaN for runs with splits.
 */
export function tradesOf({ bars, trades, settings, extras }: Book): readonly ClosedTrade[] {
  const { multiplier, isSameClose } = settings;
  const hasSplits = extras.splits?.some((ratio) => ratio !== 1) ?? false;
  return closedTrades(bars, { multiplier, isSameClose, hasSplits }, trades);
}
