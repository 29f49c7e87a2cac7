import { sizeBases, type OrderTicket, type Side } from '@plumbline/model/order';
import type { Book } from '../backtest/book.ts';
import { cancelOrders, placePrepared, prepareOrder, type PreparedOrder } from '../backtest/orders.ts';
import type { EventStrategy } from '../backtest/run-event.ts';
import { entryTerms, waitsForPrice, type EntryTerms } from './compile-entry-order.ts';
import { positiveAmount, type CompiledStrategy } from './compile-strategy.ts';
import { decide, decisionsOf, nextDecision } from './decisions.ts';
import { resolveAmount } from './kernel.ts';
import { sharesOf } from './position-series.ts';
import { stagingOf } from './staging.ts';
import type { ExpressionContext } from './expression-context.ts';

/** The brackets that every entry carries. */
function bracketsOf({ spec }: CompiledStrategy, { parameters }: ExpressionContext): Partial<OrderTicket> {
  const { risk } = spec;
  const stopLossFraction = positiveAmount(risk.stopLoss, parameters, 'risk.stopLoss');
  const targetFraction = positiveAmount(risk.target, parameters, 'risk.target');
  const trailLoss = positiveAmount(risk.trailing, parameters, 'risk.trailing');
  return {
    ...(stopLossFraction === undefined ? {} : { stopLossFraction }),
    ...(targetFraction === undefined ? {} : { targetFraction }),
    ...(trailLoss === undefined ? {} : { trailLoss }),
  };
}

const leaving = prepareOrder({ side: 1, basis: 'target', size: 0 }, 0);
const targetBasis = sizeBases.indexOf('target');

/** Later than any bar, and a small integer. */
const never = 2 ** 30;

type Size = Pick<OrderTicket, 'basis' | 'size'>;

/** How an entry is sized, as an order; null = not at all. */
function sizer(strategy: CompiledStrategy, context: ExpressionContext): (bar: number) => Size | null {
  const { sizing } = strategy.spec;
  if (sizing.basis !== 'units' && sizing.basis !== 'cash' && sizing.basis !== 'risk') {
    const share = sharesOf(strategy, context);
    return (bar) => {
      const size = share(bar);
      return size > 0 ? { basis: 'target', size } : null;
    };
  }
  const { basis } = sizing;
  const size = resolveAmount(sizing.value, context.parameters);
  return () => ({ basis, size });
}

/** A position is reached at the market only: an entry that waits takes the same share of the buying power instead. */
function waiting(size: Size): Size {
  return size.basis === 'target' ? { basis: 'fraction', size: size.size } : size;
}

interface SideEntry {
  readonly terms: EntryTerms | null;
  readonly waits: boolean;
}

function entryOf(strategy: CompiledStrategy, side: 'long' | 'short', context: ExpressionContext): SideEntry {
  const { order } = strategy[side];
  if (order === null) return { terms: null, waits: false };
  return {
    terms: entryTerms(order, side === 'long' ? 1 : -1, context, `entryOrders.${side}`),
    waits: waitsForPrice(order),
  };
}

/**
 * A compiled strategy as one that orders: entries with their brackets, exits, the longest time in a position. It decides on
 * the side it desired for, or on being flat once a bracket has taken it out or a waiting entry has lapsed; an exit condition
 * withdraws an entry that still waits. Before `startBar` it does nothing. memory: see `decisionsOf`.
 */
export function orderStrategy(
  strategy: CompiledStrategy,
  context: ExpressionContext,
  startBar = 0,
  memory: Uint8Array | null = null,
): EventStrategy {
  const decisions = decisionsOf(strategy, context, memory);
  const long = entryOf(strategy, 'long', context);
  const short = entryOf(strategy, 'short', context);
  const brackets = bracketsOf(strategy, context);
  const size = sizer(strategy, context);
  const staging = stagingOf(strategy, context, brackets);
  const maxBars = positiveAmount(strategy.spec.risk.maxBars, context.parameters, 'risk.maxBars');
  let side = 0;
  let fills = 0;
  /** The bar at whose close the position has lasted as long as it may. */
  const lastBar = ({ lots }: Book): number =>
    maxBars === undefined || lots.count === 0 ? never : Math.ceil(lots.entries[0].entryBar + maxBars - 1);
  let usualLong: PreparedOrder | null = null;
  let usualShort: PreparedOrder | null = null;
  const entryAt = (bar: number, next: number): PreparedOrder | null => {
    const desired = next === 0 ? null : size(bar);
    if (desired === null) return null;
    const { terms, waits } = next < 0 ? short : long;
    const direction: Side = next < 0 ? -1 : 1;
    // Most entries are the one before once more.
    const usual = next < 0 ? usualShort : usualLong;
    if (terms === null && usual !== null && usual.size === desired.size) return usual;
    const prices = terms === null ? {} : terms(bar);
    if (prices === null) return null;
    const ticket = { side: direction, ...(waits ? waiting(desired) : desired), ...brackets, ...prices };
    const entry = prepareOrder(ticket, bar);
    if (next < 0) usualShort = entry;
    else usualLong = entry;
    return entry;
  };
  const turn = (book: Book, bar: number, next: number): void => {
    const entry = entryAt(bar, next);
    side = entry === null ? 0 : next;
    // Parts of the position that is left must not meet what follows it.
    if (staging !== null) cancelOrders(book);
    if (entry !== null && entry.basis === targetBasis) {
      placePrepared(book, entry);
      return;
    }
    if (long.waits || short.waits) cancelOrders(book);
    // Leaving is an order of its own for sizes that are not positions; nothing happens when already flat.
    if (book.position !== 0 || book.orders.count > 0) placePrepared(book, leaving);
    if (entry !== null) placePrepared(book, entry);
  };
  const staged = (bar: number, wanted: number): number => {
    if (staging === null || wanted === 0 || wanted === side) return wanted;
    return (side === 0 ? staging.isOpen(bar) : !staging.leavesFirst) ? wanted : 0;
  };
  const isOut = (book: Book): boolean => book.position === 0 && book.orders.count === 0;
  const step = (book: Book, bar: number): void => {
    if (bar < startBar) return;
    staging?.watch(book, bar, side);
    // A bracket that closed the position since the last bar leaves the strategy out, free to enter again; so does an entry
    // that waited for its price in vain.
    const waited = side < 0 ? short.waits : long.waits;
    if ((book.fills.count > fills || waited) && isOut(book)) side = 0;
    fills = book.fills.count;
    const wanted = staged(bar, decide(decisions, book, bar, side));
    const next = wanted === side && bar >= lastBar(book) ? 0 : wanted;
    if (next !== side) turn(book, bar, next);
  };
  if (long.waits || short.waits) return step;
  let foundFor = Number.NaN;
  let foundBar = 0;
  const quietUntil = (book: Book, bar: number): number => {
    if (bar < startBar) return startBar;
    if (staging?.isBusy === true && side !== 0) return bar + 1;
    // Asked again after a fill, the answer is mostly still ahead.
    if (side !== foundFor || bar >= foundBar) {
      foundFor = side;
      foundBar = nextDecision(decisions, bar, side);
    }
    const last = lastBar(book);
    if (last >= foundBar) return foundBar;
    return last > bar ? last : bar + 1;
  };
  return Object.assign(step, { quietUntil });
}
