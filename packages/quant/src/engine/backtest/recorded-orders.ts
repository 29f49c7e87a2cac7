import type { Book } from './book.ts';
import { cancelOrders, closePosition, placeOrder } from './orders.ts';
import type { EventStrategy } from './run-event.ts';

/** One order of a record made by another engine; `close` gives up a share of the position. */
export interface RecordedAction {
  /** The bar after whose close it was placed. */
  readonly bar: number;
  readonly action: 'buy' | 'sell' | 'close';
  /** Below 1 a share of the buying power, otherwise units; absent = all of it. */
  readonly size?: number | undefined;
  readonly portion?: number | undefined;
  readonly limit?: number | undefined;
  readonly stop?: number | undefined;
  readonly sl?: number | undefined;
  readonly tp?: number | undefined;
}

/** The reference's default size: as much as possible, a hair below 1 so that it is read as a share. */
const everything = 1 - 2 ** -52;

function act(book: Book, action: RecordedAction): void {
  if (action.action === 'close') {
    closePosition(book, action.portion ?? 1);
    return;
  }
  const { size = everything, limit, stop, sl, tp } = action;
  placeOrder(book, {
    side: action.action === 'buy' ? 1 : -1,
    basis: size < 1 ? 'fraction' : 'units',
    size,
    ...(limit === undefined ? {} : { limit }),
    ...(stop === undefined ? {} : { stop }),
    ...(sl === undefined ? {} : { stopLoss: sl }),
    ...(tp === undefined ? {} : { target: tp }),
  });
}

/**
 * A strategy that places recorded orders at their bars, in the order of the record: another engine's decisions through ours,
 * to compare what becomes of them. `cancelsDaily` drops pending entries at every close first.
 */
export function replayOrders(actions: readonly RecordedAction[], cancelsDaily: boolean): EventStrategy {
  let next = 0;
  return (book, bar) => {
    if (cancelsDaily) cancelOrders(book);
    for (; next < actions.length && actions[next].bar === bar; next += 1) act(book, actions[next]);
  };
}
