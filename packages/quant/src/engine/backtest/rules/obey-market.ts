import type { RejectionReason, Side } from '@plumbline/model/order';
import type { Book, Plan } from '../book.ts';
import { closable } from '../lots.ts';
import type { PendingOrder } from '../pending-order.ts';
import { sizeEpsilon, floorToStep } from '../quantity.ts';
import { reject } from '../records.ts';
import { isBeyondLimit, legalSale } from './legal-size.ts';

/** Nothing is bought at the upper or sold at the lower limit. */
export function isLocked({ terms, match }: Book, side: Side): boolean {
  return isBeyondLimit(terms, side, match.price);
}

/** Keeps what a plan closes and opens in legal sizes, without a word: whoever shrank it has said why. */
export function fitToLots(book: Book): void {
  const { plan, terms } = book;
  const free = closable(book, plan.side === 1 ? -1 : 1);
  plan.close = legalSale(plan.close, free, terms);
  plan.open = plan.open < terms.lotMin ? 0 : floorToStep(plan.open, terms.lotStep);
}

/** What the resale wait leaves of a closing order; with nothing free it goes on waiting. */
function obeyResale(book: Book, orderId: number, free: number): void {
  const { plan } = book;
  if (plan.close <= free * (1 + sizeEpsilon)) return;
  reject(book, orderId, 'resale-wait', plan.close + plan.open, free);
  plan.close = free;
  plan.open = 0;
  plan.isPartial = free === 0;
}

function obeyShortRule(book: Book, orderId: number): void {
  const { plan, terms, match } = book;
  if (plan.open === 0 || plan.side === 1) return;
  const isRefused = !terms.canShort;
  if (!isRefused && !(terms.shortNeedsLimit && match.slips)) return;
  const reason = isRefused ? 'short-not-allowed' : 'short-needs-limit';
  const wanted = plan.close + plan.open;
  plan.open = 0;
  if (plan.close === 0) plan.refusal = reason;
  else reject(book, orderId, reason, wanted, plan.close);
}

/** Largest single order: what is above is left out. */
function obeyLargest(book: Book, orderId: number): void {
  const { plan, terms, match } = book;
  const most = match.slips ? terms.maxMarketOrder : terms.maxLimitOrder;
  const wanted = plan.close + plan.open;
  if (wanted <= most) return;
  plan.close = Math.min(plan.close, most);
  plan.open = Math.min(plan.open, most - plan.close);
  fitToLots(book);
  reject(book, orderId, 'above-largest-order', wanted, plan.close + plan.open);
}

/**
 * Keeps a plan within the market's rules on its bar: resale wait, short sales, lots, largest and smallest orders. What
 * shrinks is recorded with its reason; what nothing is left of is refused.
 */
export function obeyMarket(book: Book, { id: orderId, size }: PendingOrder): void {
  const { plan, terms, settings } = book;
  const wanted = plan.close + plan.open;
  // A desired position that comes to less than a lot is no position.
  if (wanted === 0 && book.position === 0 && size > 0) plan.refusal = 'below-smallest-lot';
  if (wanted === 0) return;
  const free = closable(book, plan.side === 1 ? -1 : 1);
  obeyResale(book, orderId, free);
  obeyShortRule(book, orderId);
  const before = plan.close + plan.open;
  if (before === 0) return;
  fitToLots(book);
  const after = plan.close + plan.open;
  if (after === 0) {
    refuse(plan, 'below-smallest-lot', before);
    return;
  }
  if (after < before * (1 - sizeEpsilon)) reject(book, orderId, 'below-smallest-lot', before, after);
  obeyLargest(book, orderId);
  const value = (plan.close + plan.open) * plan.price * settings.multiplier;
  if (value < terms.minValue) refuse(plan, 'below-smallest-value', after);
}

/** Nothing is traded; the plan keeps what was wanted, for the record. */
function refuse(plan: Plan, reason: RejectionReason, wanted: number): void {
  plan.refusal = reason;
  plan.close = 0;
  plan.open = wanted;
}

/** The legal part of an order that closes one lot; 0, with the reason on record, when there is none. */
export function legalLotOrder(book: Book, orderId: number, side: Side, wanted: number): number {
  const { terms, match, settings } = book;
  const most = match.slips ? terms.maxMarketOrder : terms.maxLimitOrder;
  const units = legalSale(Math.min(wanted, most), closable(book, side === 1 ? -1 : 1), terms);
  const isTooSmall = units > 0 && units * match.price * settings.multiplier < terms.minValue;
  const granted = isTooSmall ? 0 : units;
  if (granted >= wanted * (1 - sizeEpsilon)) return granted;
  const smallest = isTooSmall ? 'below-smallest-value' : 'below-smallest-lot';
  reject(book, orderId, wanted > most ? 'above-largest-order' : smallest, wanted, granted);
  return granted;
}
