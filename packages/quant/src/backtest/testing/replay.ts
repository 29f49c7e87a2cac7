import type { Book } from '../book.ts';
import { cancelOrders, closePosition, placeOrder } from '../orders.ts';
import type { EventStrategy } from '../run-event.ts';

/** One recorded call of a reference strategy; `close` gives up a share of the position. */
export interface RecordedAction {
  readonly bar: number;
  readonly action: 'buy' | 'sell' | 'close';
  readonly size?: number;
  readonly portion?: number;
  readonly limit?: number;
  readonly stop?: number;
  readonly sl?: number;
  readonly tp?: number;
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

/** Places recorded orders at their bars; `cancelsDaily` drops pending entries at every close first. */
export function replay(actions: readonly RecordedAction[], cancelsDaily: boolean): EventStrategy {
  let next = 0;
  return (book, bar) => {
    if (cancelsDaily) cancelOrders(book);
    for (; next < actions.length && actions[next].bar === bar; next += 1) act(book, actions[next]);
  };
}
