import { fillReasons, type OrderTicket, type Side } from '@plumbline/model/order';
import type { Amount } from '@plumbline/model/strategy-spec';
import type { Book } from '../backtest/book.ts';
import { cancelOrders, placePrepared, prepareOrder } from '../backtest/orders.ts';
import { atMarket } from '../backtest/pending-order.ts';
import { positiveAmount, type CompiledStrategy } from './compile-strategy.ts';
import type { ExpressionContext } from './expression-context.ts';
import type { StateReader } from './kernel.ts';

/** Something is to be traded at an open to come. */
function isOrdered({ orders }: Book): boolean {
  for (let k = 0; k < orders.count; k += 1) if (orders.entries[k].phase === atMarket) return true;
  return false;
}

function isPending({ orders }: Book, id: number): boolean {
  for (let k = 0; k < orders.count; k += 1) if (orders.entries[k].id === id) return true;
  return false;
}

/** A part of a position that is given up at a gain, or where a condition holds. */
interface Part {
  readonly gain: number;
  readonly share: number;
  readonly holds: StateReader | null;
  /** Its limit on the books; -1 = none. */
  order: number;
  isDone: boolean;
}

/** More of a position: so far from the last purchase, below 0 against it, or where a condition holds. */
interface Addition {
  readonly every: number;
  readonly size: number;
  /** Of what was bought first, in place of equity. */
  readonly isOfFirst: boolean;
  readonly most: number;
  readonly holds: StateReader | null;
  made: number;
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
 * purchase carries. Parts at gains are limits that reduce what is held, placed at the close of the bar of the entry; parts
 * on conditions and additions are decided at closes and filled at the next open, one at a time. What there is no money for counts as an addition.
 */
export function stagingOf(
  { spec, staged }: CompiledStrategy,
  context: ExpressionContext,
  brackets: Partial<OrderTicket>,
): Staging | null {
  const { scaleIn, risk } = spec;
  const { pause, scaleOut } = risk;
  if (scaleIn === undefined && pause === undefined && scaleOut === undefined) return null;
  const { parameters } = context;
  const reader = (path: string): StateReader | null => staged.get(path)?.reader(context) ?? null;
  const positive = (amount: Amount, path: string): number => positiveAmount(amount, parameters, path) ?? 0;
  const parts = (scaleOut ?? []).map((part, at): Part => ({
    gain: 'gain' in part ? positive(part.gain, `risk.scaleOut[${at}].gain`) : 0,
    share: positive(part.share, `risk.scaleOut[${at}].share`),
    holds: reader(`risk.scaleOut[${at}].when`),
    order: -1,
    isDone: false,
  }));
  const waits = pause === undefined ? 0 : positive(pause.bars, 'risk.pause.bars');
  const adds: readonly Addition[] =
    scaleIn === undefined
      ? []
      : 'parts' in scaleIn
        ? scaleIn.parts.map(({ size, most, of }, at) => ({
            every: 0,
            isOfFirst: of === 'first',
            size: positive(size, `scaleIn.parts[${at}].size`),
            most: positive(most, `scaleIn.parts[${at}].most`),
            holds: reader(`scaleIn.parts[${at}].when`),
            made: 0,
          }))
        : [
            {
              isOfFirst: scaleIn.of === 'first',
              every: positive(scaleIn.every, 'scaleIn.every') * (scaleIn.on === 'gain' ? 1 : -1),
              size: positive(scaleIn.size, 'scaleIn.size'),
              most: positive(scaleIn.most, 'scaleIn.most'),
              holds: null,
              made: 0,
            },
          ];
  const isWatched = parts.some(({ holds }) => holds !== null);
  let openUntil = 0;
  let trades = 0;
  let held = 0;
  let first = 0;
  let size = 0;
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
  /** What is left of the position as a share of what was bought first, and a limit's part of it. */
  const placeLimits = (book: Book, bar: number): void => {
    const [lot] = book.lots.entries;
    const side = book.position > 0 ? 1 : -1;
    let rest = Math.abs(book.position) / first;
    for (const part of parts) {
      if (part.holds !== null || part.isDone) continue;
      const size = Math.min(1, part.share / rest);
      if (!(size > 0)) break;
      const limit = lot.entryPrice * (1 + side * part.gain);
      const ticket = { side: side > 0 ? -1 : 1, basis: 'reduce', size, limit } as const;
      part.order = placePrepared(book, { ...prepareOrder(ticket, bar), reason: fillReasons.indexOf('target') });
      rest -= part.share;
      if (rest < 1e-9) break;
    }
  };
  const entered = (book: Book, bar: number): void => {
    first = Math.abs(book.position);
    size = first;
    for (const part of parts) part.isDone = false;
    for (const one of adds) one.made = 0;
    placeLimits(book, bar);
  };
  /** Sells the parts whose condition holds, and lets the limits that wait count on what that leaves. */
  const giveUp = (book: Book, bar: number): void => {
    const now = Math.abs(book.position);
    if (now !== size && !isOrdered(book)) {
      size = now;
      const isLimited = parts.some(({ order }) => order >= 0);
      for (const part of parts)
        if (part.order >= 0 && !isPending(book, part.order)) [part.order, part.isDone] = [-1, true];
      cancelOrders(book);
      if (isLimited) placeLimits(book, bar);
    }
    const part = parts.find(({ holds, isDone }) => !isDone && holds?.(book, bar) === 1);
    if (part === undefined || isOrdered(book)) return;
    part.isDone = true;
    const share = Math.min(1, (part.share * first) / now);
    placePrepared(book, prepareOrder({ side: book.position > 0 ? -1 : 1, basis: 'reduce', size: share }, bar));
  };
  const isDue = (book: Book, bar: number, side: number, { holds, every }: Addition): boolean => {
    if (holds !== null) return holds(book, bar) === 1;
    const last = book.lots.entries[book.lots.count - 1].entryPrice;
    const move = side * (book.bars.close[bar] / last - 1);
    return every > 0 ? move >= every : move <= every;
  };
  const add = (book: Book, bar: number, side: number): void => {
    if (side * book.position <= 0 || isOrdered(book)) return;
    const one = adds.find((addition) => addition.made < addition.most && isDue(book, bar, side, addition));
    if (one === undefined) return;
    one.made += 1;
    const direction: Side = side > 0 ? 1 : -1;
    const size = one.isOfFirst
      ? { basis: 'units' as const, size: first * one.size }
      : { basis: 'cash' as const, size: book.equityNow * one.size };
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
      if (now !== 0 && isWatched) giveUp(book, bar);
      held = now;
    },
    isOpen: (bar) => bar >= openUntil,
    leavesFirst: pause !== undefined && pause.after !== 'stop',
    isBusy: adds.length > 0 || isWatched,
  };
}
