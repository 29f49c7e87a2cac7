import { commissionOn } from './costs.ts';
import type { Book } from './book.ts';
import { liquidationPrice, type MaintenanceTier } from './isolated-margin.ts';
import { closeLot } from './lots.ts';
import { asBracket } from './pending-order.ts';
import { reasonCode, recordFill } from './records.ts';

const liquidation = reasonCode('liquidation');
const byStop = new Set([reasonCode('stop'), reasonCode('trailing')]);

interface Held {
  readonly side: 1 | -1;
  /** Units times the multiplier. */
  readonly units: number;
  readonly entry: number;
  readonly margin: number;
  readonly price: number;
}

/** What is held, as one position, and where it is liquidated. */
function heldOf({ lots, settings }: Book, tiers: readonly MaintenanceTier[]): Held {
  let size = 0;
  let cost = 0;
  let margin = 0;
  for (let k = 0; k < lots.count; k += 1) {
    const lot = lots.entries[k];
    size += lot.size;
    cost += lot.size * lot.entryPrice;
    margin += lot.margin;
  }
  const side = size > 0 ? 1 : -1;
  const units = Math.abs(size) * settings.multiplier;
  const entry = cost / size;
  return { side, units, entry, margin, price: liquidationPrice(tiers, side, units, entry, margin) };
}

/** A stop between the market and the liquidation is met on the way there, or waits to be met at the next open. */
function hasNearerStop({ orders }: Book, { side, price }: Held): boolean {
  for (let k = 0; k < orders.count; k += 1) {
    const order = orders.entries[k];
    if (order.phase === asBracket && order.side === -side && (order.stop - price) * side > 0) return true;
  }
  return false;
}

/** Closes everything at a price, at a cost that is never more than the margin that is left. */
function liquidate(book: Book, { side, units, entry, margin }: Held, at: number, fee: number): void {
  const { lots, trades, costs, settings, bar } = book;
  // Beyond the price that uses the margin up the loss is the venue's.
  const bankrupt = entry - (side * margin) / units;
  const paid = side === 1 ? Math.max(at, bankrupt) : Math.min(at, bankrupt);
  const left = Math.max(0, margin + side * units * (paid - entry));
  while (lots.count > 0) {
    const [lot] = lots.entries;
    const quantity = Math.abs(lot.size);
    const value = quantity * settings.multiplier * paid;
    const share = (quantity * settings.multiplier) / units;
    const wanted = commissionOn(costs, bar, lot.size > 0 ? -1 : 1, quantity, paid * settings.multiplier) + value * fee;
    const cost = Math.min(wanted, left * share);
    closeLot(book, lot, quantity, paid, bar);
    trades.columns.fee[trades.count - 1] += cost;
    book.balance -= cost;
    recordFill(book, bar, 0, side === 1 ? -1 : 1, quantity, paid, cost, liquidation);
  }
  // Last digits are no money to go on with.
  if (book.balance < 1e-9 * book.cash) book.balance = 0;
}

/**
 * Liquidates what is held where the mark price has reached its liquidation: the bar's prices, or those of the mark where
 * they are beside it. It goes at the open where that lies beyond already, before any order; at its own price within the bar,
 * before targets and after stops that stand nearer. What was opened by a stop within the bar counts as reached by the close
 * alone: whether the rest of the bar came before is not known. Partial liquidations, step by step, are not made.
 */
export function meetLiquidation(book: Book, when: 'open' | 'within' | 'after'): void {
  const { lots, settings, bars, bar, extras, fills } = book;
  const { margin } = settings;
  if (margin === null || lots.count === 0) return;
  const held = heldOf(book, margin.tiers);
  const { side, price } = held;
  const worst = side === 1 ? (extras.markLow ?? bars.low) : (extras.markHigh ?? bars.high);
  const isBeyond = (mark: number): boolean => (side === 1 ? mark <= price : mark >= price);
  if (when === 'open') {
    if (extras.markLow === undefined && isBeyond(bars.open[bar])) {
      liquidate(book, held, bars.open[bar], margin.liquidationFee);
    }
    return;
  }
  const last = fills.count - 1;
  const isFresh = when === 'after' && last >= 0 && fills.columns.bar[last] === bar;
  const isByStop = isFresh && byStop.has(fills.columns.reason[last]);
  if (!isBeyond(isByStop ? bars.close[bar] : worst[bar]) || hasNearerStop(book, held)) return;
  liquidate(book, held, price, margin.liquidationFee);
}
