import type { BarColumns } from '@plumbline/model/bar';
import type { TradeRecord } from '../../catalogue/metric.ts';
import type { Book } from './book.ts';

/** A closed round trip with what it cost and how it was protected; NaN = no such level. Its profit is after funding. */
export interface ClosedTrade extends TradeRecord {
  readonly commission: number;
  readonly stopLoss: number;
  readonly target: number;
}

/** How the prices beside a round trip are to be read. */
export interface TradeTerms {
  readonly multiplier: number;
  /** Filled at the close: the range of the entry's bar was over. */
  readonly isSameClose: boolean;
  /** Excursions are measured on unadjusted bars: a split while a trade was open makes them meaningless. */
  readonly hasSplits: boolean;
}

/** A round trip with its profit and the worst and best prices reached meanwhile. size: signed; fee: of both ends. */
export function closedTrade(
  { high, low }: BarColumns,
  { multiplier, isSameClose, hasSplits }: TradeTerms,
  size: number,
  entryIndex: number,
  entryPrice: number,
  exitIndex: number,
  exitPrice: number,
  commission: number,
  stopLoss = Number.NaN,
  target = Number.NaN,
  funding = 0,
): ClosedTrade {
  const quantity = Math.abs(size);
  const isLong = size > 0;
  const pnl = size * (exitPrice - entryPrice) * multiplier - commission - funding;
  let bottom = hasSplits ? Number.NaN : Math.min(entryPrice, exitPrice);
  let top = hasSplits ? Number.NaN : Math.max(entryPrice, exitPrice);
  // The exit bar counts with the exit price alone.
  for (let i = isSameClose ? entryIndex + 1 : entryIndex; i < exitIndex; i += 1) {
    if (low[i] < bottom) bottom = low[i];
    if (high[i] > top) top = high[i];
  }
  const fall = bottom / entryPrice - 1;
  const rise = top / entryPrice - 1;
  return {
    entryIndex,
    exitIndex,
    side: isLong ? 1 : -1,
    quantity,
    entryPrice,
    exitPrice,
    pnl,
    returnPct: pnl / (quantity * entryPrice * multiplier),
    // Worst and best price reached while open, as fractions of the entry in the trade's favour.
    mae: isLong ? fall : -rise,
    mfe: isLong ? rise : -fall,
    commission,
    stopLoss,
    target,
  };
}

/**
 * The closed trades of a run, in order of closing, net of the commission of both ends and of funding. Money in the
 * currency of the bars; `returnPct`, `mae` and `mfe` as fractions of the entry value and price, the last two NaN for runs with splits.
 */
export function tradesOf({ bars, trades, settings, extras }: Book): readonly ClosedTrade[] {
  const { multiplier, isSameClose } = settings;
  const hasSplits = extras.splits?.some((ratio) => ratio !== 1) ?? false;
  const terms = { multiplier, isSameClose, hasSplits };
  const { size, entryBar, entryPrice, exitBar, exitPrice, fee, funding, stopLoss, target } = trades.columns;
  const closed: ClosedTrade[] = [];
  for (let row = 0; row < trades.count; row += 1) {
    const from = entryBar[row] | 0;
    const to = exitBar[row] | 0;
    closed.push(
      closedTrade(
        bars,
        terms,
        size[row],
        from,
        entryPrice[row],
        to,
        exitPrice[row],
        fee[row],
        stopLoss[row],
        target[row],
        funding[row],
      ),
    );
  }
  return closed;
}
