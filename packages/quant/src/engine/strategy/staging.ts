import { fillReasons, type OrderTicket, type Side } from '@plumbline/model/order';
import type { Amount } from '@plumbline/model/strategy-spec';
import type { Book } from '../backtest/book.ts';
import { cancelOrders, placePrepared, prepareOrder } from '../backtest/orders.ts';
import { atMarket } from '../backtest/pending-order.ts';
import { positiveAmount, type CompiledStrategy } from './compile-strategy.ts';
import type { ExpressionContext } from './expression-context.ts';

const targetReason = fillReasons.indexOf('target');

/** Something is to be traded at an open to come. */
function isOrdered({ orders }: Book): boolean {
  for (let k = 0; k < orders.count; k += 1) if (orders.entries[k].phase === atMarket) return true;
  return false;
}

/** How a position is given up in parts, how it is added to, and how long nothing is entered after it; from its own fills. */
export interface Staging {
  /** After a close: what has become of the position since the last, and what follows from it. */
  readonly watch: (book: Book, bar: number, side: number) => void;
  /** Whether an entry may be decided on a bar. */
  readonly isOpen: (bar: number) => boolean;
  /** A position is left before the other side is entered, so that the wait between them can be kept. */
  readonly leavesFirst: boolean;
  /** Parts are bought or waited for as long as there is a position. */
  readonly isBusy: boolean;
}

/**
 * The staging of a strategy's positions; null where they are bought and sold whole and nothing waits. brackets: what every
 * purchase carries. Parts are limits that reduce what is held, placed at the close of the bar of the entry; additions are
 * decided at closes and bought at the next open, one at a time. What there is no money for counts as an addition.
 */
export function stagingOf(
  { spec }: CompiledStrategy,
  { parameters }: ExpressionContext,
  brackets: Partial<OrderTicket>,
): Staging | null {
  const { scaleIn, risk } = spec;
  const { pause, scaleOut } = risk;
  if (scaleIn === undefined && pause === undefined && scaleOut === undefined) return null;
  const positive = (amount: Amount, path: string): number => positiveAmount(amount, parameters, path) ?? 0;
  const parts = (scaleOut ?? []).map(({ gain, share }, at) => ({
    gain: positive(gain, `risk.scaleOut[${at}].gain`),
    share: positive(share, `risk.scaleOut[${at}].share`),
  }));
  const waits = pause === undefined ? 0 : positive(pause.bars, 'risk.pause.bars');
  const adds =
    scaleIn === undefined
      ? null
      : {
          every: positive(scaleIn.every, 'scaleIn.every') * (scaleIn.on === 'gain' ? 1 : -1),
          size: positive(scaleIn.size, 'scaleIn.size'),
          most: positive(scaleIn.most, 'scaleIn.most'),
        };
  let openUntil = 0;
  let trades = 0;
  let held = 0;
  let first = 0;
  let added = 0;
  const left = (book: Book, bar: number): void => {
    const { fills, trades: done } = book;
    const reason = fillReasons[fills.columns.reason[fills.count - 1]];
    let gain = 0;
    for (let row = trades; row < done.count; row += 1) {
      const { size, entryPrice, exitPrice, fee } = done.columns;
      gain += size[row] * (exitPrice[row] - entryPrice[row]) * book.settings.multiplier - fee[row];
    }
    const isStop = reason === 'stop-loss' || reason === 'trailing';
    const counts = pause?.after === 'exit' || (pause?.after === 'stop' ? isStop : gain < 0);
    if (pause !== undefined && counts) openUntil = bar + waits;
  };
  const entered = (book: Book, bar: number): void => {
    const [lot] = book.lots.entries;
    const side = book.position > 0 ? 1 : -1;
    first = Math.abs(book.position);
    added = 0;
    let rest = 1;
    for (const { gain, share } of parts) {
      const part = Math.min(1, share / rest);
      if (!(part > 0)) break;
      const limit = lot.entryPrice * (1 + side * gain);
      const ticket = { side: side > 0 ? -1 : 1, basis: 'reduce', size: part, limit } as const;
      placePrepared(book, { ...prepareOrder(ticket, bar), reason: targetReason });
      rest -= share;
      if (rest < 1e-9) break;
    }
  };
  const add = (book: Book, bar: number, side: number): void => {
    if (adds === null || side * book.position <= 0 || added >= adds.most || isOrdered(book)) return;
    const last = book.lots.entries[book.lots.count - 1].entryPrice;
    const close = book.bars.close[bar];
    const move = side * (close / last - 1);
    if (adds.every > 0 ? move < adds.every : move > adds.every) return;
    added += 1;
    const direction: Side = side > 0 ? 1 : -1;
    const size =
      scaleIn?.of === 'first'
        ? { basis: 'units' as const, size: first * adds.size }
        : { basis: 'cash' as const, size: book.equityNow * adds.size };
    placePrepared(book, prepareOrder({ side: direction, ...size, ...brackets }, bar));
  };
  return {
    watch: (book, bar, side) => {
      const now = Math.sign(book.position);
      if (held !== 0 && now !== held) {
        left(book, bar);
        cancelOrders(book);
      }
      if (now !== 0 && now !== held) {
        trades = book.trades.count;
        entered(book, bar);
      }
      // The close of the bar of a purchase may be far enough from it already.
      if (now !== 0) add(book, bar, side);
      held = now;
    },
    isOpen: (bar) => bar >= openUntil,
    leavesFirst: pause !== undefined && pause.after !== 'stop',
    isBusy: adds !== null,
  };
}
