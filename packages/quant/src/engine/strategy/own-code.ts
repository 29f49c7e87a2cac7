import type { OrderTicket } from '@plumbline/model/order';
import type { Book } from '../backtest/book.ts';
import { cancelOrders, placeOrder } from '../backtest/orders.ts';
import type { EventStrategy } from '../backtest/run-event.ts';

/** What code outside the engine wants after the close of a bar: cancels first, then orders in turn. Prices as traded. */
export interface OwnDecision {
  readonly bar: number;
  /** Takes back every waiting order that is no bracket. */
  readonly cancels: boolean;
  readonly orders: readonly OrderTicket[];
}

/** Decisions of somebody's own code beside the rules of a strategy, and what cutting its data off showed. */
export interface OwnCode {
  /** By rising bar; bars without one are bars without a wish. */
  readonly decisions: readonly OwnDecision[];
  /** The code was run again on data that ended at so many bars, and decided otherwise before so many of them. */
  readonly cuts: number;
  readonly leaks: number;
}

function act(book: Book, { cancels, orders }: Omit<OwnDecision, 'bar'>): void {
  if (cancels) cancelOrders(book);
  for (const order of orders) placeOrder(book, order);
}

/** A strategy that is asked after every close, and writes down what it is told. */
export function askedStrategy(
  ask: (book: Book, bar: number) => Omit<OwnDecision, 'bar'>,
  log: OwnDecision[],
): EventStrategy {
  return (book, bar) => {
    const decision = ask(book, bar);
    if (!decision.cancels && decision.orders.length === 0) return;
    log.push({ bar, ...decision });
    act(book, decision);
  };
}

/** The same decisions once more: under other costs, fills or delays they are what they were. */
export function decidedStrategy(decisions: readonly OwnDecision[], startBar = 0): EventStrategy {
  let next = 0;
  return (book, bar) => {
    for (; next < decisions.length && decisions[next].bar <= bar; next += 1) {
      if (decisions[next].bar === bar && bar >= startBar) act(book, decisions[next]);
    }
  };
}
