import {
  fillReasons,
  rejectionReasons,
  type FillReason,
  type RejectionReason,
  type Side,
} from '@plumbline/model/order';
import type { Book } from './book.ts';

/** Appends an execution. */
export function recordFill(
  book: Book,
  bar: number,
  orderId: number,
  side: Side,
  quantity: number,
  price: number,
  commission: number,
  reason: number,
): void {
  const { columns, count: at } = book.fills;
  book.fills.count = at + 1;
  columns.bar[at] = bar;
  columns.orderId[at] = orderId;
  columns.side[at] = side;
  columns.quantity[at] = quantity;
  columns.price[at] = price;
  columns.commission[at] = commission;
  columns.reason[at] = reason;
}

/** Kinds of fill as numbers, for the columns. */
export function reasonCode(reason: FillReason): number {
  return fillReasons.indexOf(reason);
}

const rejectionCodes = new Map(rejectionReasons.map((reason, code) => [reason, code] as const));

/** Appends why an order was refused, shrunk or dropped. */
export function reject(book: Book, orderId: number, reason: RejectionReason, wanted: number, granted: number): void {
  const { columns, count: at } = book.rejections;
  book.rejections.count = at + 1;
  columns.bar[at] = book.bar;
  columns.orderId[at] = orderId;
  columns.reason[at] = rejectionCodes.get(reason) ?? -1;
  columns.wanted[at] = wanted;
  columns.granted[at] = granted;
}
