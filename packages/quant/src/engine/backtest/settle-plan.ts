import type { Side } from '@plumbline/model/order';
import { buyingPower, type Book } from './book.ts';
import { commissionOn } from './costs.ts';
import { closeOldest, openLot } from './lots.ts';
import type { Lot } from './pending-order.ts';
import { affordable } from './quantity.ts';
import { recordFill, reject } from './records.ts';

/** Shrinks what a plan opens to what there is money for. */
function fitToCash(book: Book, orderId: number, closed: number): void {
  const { settings, costs, bar, bars, terms, plan, match } = book;
  if (plan.open === 0) return;
  const { compat } = settings;
  const power = buyingPower(book, compat.marginAtBarClose ? bars.close[bar] : match.price);
  const unit = plan.price * settings.multiplier;
  if (compat.cancelsWhenShort) {
    const whole = plan.open + closed;
    const fee = commissionOn(costs, bar, plan.side, whole, match.price * settings.multiplier) / whole;
    if (plan.open * (unit + fee) <= power) return;
    reject(book, orderId, 'insufficient-cash', plan.open, 0);
    plan.open = 0;
    return;
  }
  const cost = plan.open * unit + commissionOn(costs, bar, plan.side, plan.open + closed, unit);
  // Free money is a difference of large sums: sizeEpsilon of the equity's last digits is no reason to shrink.
  if (cost <= power + 1e-12 * Math.abs(book.balance)) return;
  const most = affordable(costs, bar, plan.side, power, unit, closed, terms.lotStep);
  const isTooSmall = most < terms.lotMin || (closed + most) * unit < terms.minValue;
  const granted = isTooSmall ? 0 : most;
  reject(book, orderId, granted === 0 ? 'insufficient-cash' : 'shrunk-to-cash', plan.open, granted);
  plan.open = granted;
}

/** Charges the lots closed since trade row `from` one by one, as a reference engine does; returns the sum. */
export function chargePerLot(book: Book, from: number, side: Side, price: number): number {
  const { size, fee } = book.trades.columns;
  let sum = 0;
  for (let row = from; row < book.trades.count; row += 1) {
    const charge = commissionOn(book.costs, book.bar, side, Math.abs(size[row]), price * book.settings.multiplier);
    fee[row] += charge;
    sum += charge;
  }
  book.balance -= sum;
  return sum;
}

/** Adds a share of an order's commission to the trades it closed, by size. */
function shareFee({ trades }: Book, from: number, perUnit: number): void {
  const { size, fee } = trades.columns;
  for (let row = from; row < trades.count; row += 1) fee[row] += perUnit * Math.abs(size[row]);
}

/**
 * Carries out `book.plan` at `book.match`: closes first, then opens what there is money for, and charges one commission on
 * both. Returns the lot it opened, or null.
 */
export function settlePlan(book: Book, orderId: number, reason: number): Lot | null {
  const { settings, costs, bar, plan, match } = book;
  const { side } = plan;
  const { feePerLot, spreadOnEntryOnly } = settings.compat;
  const exit = spreadOnEntryOnly ? match.price : plan.price;
  const from = book.trades.count;
  const closed = closeOldest(book, side === 1 ? -1 : 1, plan.close, exit, match.bar);
  let exitFee = feePerLot ? chargePerLot(book, from, side, exit) : 0;
  fitToCash(book, orderId, closed);
  const unit = plan.price * settings.multiplier;
  let entryFee = 0;
  if (feePerLot) {
    entryFee = commissionOn(costs, bar, side, plan.open, unit);
    book.balance -= entryFee;
  } else if (closed + plan.open > 0) {
    const fee = commissionOn(costs, bar, side, closed + plan.open, unit);
    const perUnit = fee / (closed + plan.open);
    exitFee = plan.open === 0 ? fee : perUnit * closed;
    entryFee = fee - exitFee;
    book.balance -= fee;
    shareFee(book, from, perUnit);
  }
  const isOneFill = exit === plan.price || plan.open === 0;
  if (closed > 0 || (isOneFill && plan.open > 0)) {
    const units = isOneFill ? closed + plan.open : closed;
    recordFill(book, match.bar, orderId, side, units, exit, isOneFill ? exitFee + entryFee : exitFee, reason);
  }
  if (!isOneFill) recordFill(book, match.bar, orderId, side, plan.open, plan.price, entryFee, reason);
  return plan.open > 0 ? openLot(book, side * plan.open, plan.price, match.bar, entryFee) : null;
}
