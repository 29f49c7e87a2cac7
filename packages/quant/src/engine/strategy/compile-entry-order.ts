import type { Amount, EntryOrder, Expression } from '@plumbline/model/strategy-spec';
import type { OrderTicket, Side } from '@plumbline/model/order';
import { compileExpression } from './compile-expression.ts';
import { roundedLevel } from '../backtest/actions/price-scale.ts';
import {
  asOfColumn,
  checkAmount,
  refuseAt,
  resolveAmount,
  type Kernel,
  type Names,
  type ParameterValues,
} from './kernel.ts';
import type { ExpressionContext } from './expression-context.ts';

/** How a side is entered, compiled: prices by bar, the rest by parameters. */
export interface EntryOrderRules {
  readonly limit: Kernel | null;
  readonly stop: Kernel | null;
  readonly stopLoss: Kernel | null;
  readonly target: Kernel | null;
  readonly trail: Amount | null;
  readonly goodForBars: Amount | null;
}

/** Prices and life of an entry placed after the close of a bar; null = a price is not known there, so that nothing is placed. */
export type EntryTerms = (bar: number) => Partial<OrderTicket> | null;

/** Throws `bad-input` with the path of what is wrong: a condition for a price, a price of the position, no price at all. */
export function compileEntryOrder(order: EntryOrder | undefined, names: Names, path: string): EntryOrderRules | null {
  if (order === undefined) return null;
  const price = (expression: Expression | undefined, name: string): Kernel | null => {
    if (expression === undefined) return null;
    const kernel = compileExpression(expression, names, `${path}.${name}`);
    if (kernel.kind !== 'number') return refuseAt(`${path}.${name}`, 'must be a price, not a condition.');
    return kernel.isStateful ? refuseAt(`${path}.${name}`, 'cannot depend on the position held.') : kernel;
  };
  for (const name of ['trail', 'goodForBars'] as const) {
    const amount = order[name];
    if (amount !== undefined) checkAmount(amount, names, `${path}.${name}`);
  }
  if (Object.values(order).every((part) => part === undefined)) {
    refuseAt(path, 'needs a limit, a stop, a trail or a bracket; leave it out to enter at the market.');
  }
  return {
    limit: price(order.limit, 'limit'),
    stop: price(order.stop, 'stop'),
    stopLoss: price(order.stopLoss, 'stopLoss'),
    target: price(order.target, 'target'),
    trail: order.trail ?? null,
    goodForBars: order.goodForBars ?? null,
  };
}

function wholeBars(amount: Amount, parameters: ParameterValues, path: string): number {
  const bars = resolveAmount(amount, parameters);
  if (Number.isInteger(bars) && bars >= 1) return bars;
  return refuseAt(path, `must be a whole number of 1 or more bars, not ${bars}.`);
}

/** True when the entry waits for a price instead of being filled at the next one. */
export function waitsForPrice({ limit, stop, trail }: EntryOrderRules): boolean {
  return limit !== null || stop !== null || trail !== null;
}

/** Nearer than this a level meets a price: what is equal in decimals differs in its last binary digits. */
const nearest = 1e-12;

/** Which way a level reaches a little further, for a purchase: a limit and a stop loss up, a stop and a target down. */
const reach = { limit: 1, stop: -1, stopLoss: 1, target: -1 } as const;

/** A level of an order that meets prices equal to it in decimals. side: of the order. */
export function reachingLevel(name: keyof typeof reach, side: Side, level: number): number {
  return level * (1 + reach[name] * side * nearest);
}

/**
 * The entry's prices over one series under given parameters, as traded: adjusted for what had happened by the bar that
 * decides, its own prices are raw. Throws `bad-input` for a trail or a life that cannot be.
 */
export function entryTerms(rules: EntryOrderRules, side: Side, context: ExpressionContext, path: string): EntryTerms {
  const { parameters } = context;
  const columns = (['limit', 'stop', 'stopLoss', 'target'] as const).flatMap((name) => {
    const kernel = rules[name];
    return kernel === null ? [] : [[name, asOfColumn(kernel, context)] as const];
  });
  const { scale } = context;
  const trail = rules.trail === null ? null : resolveAmount(rules.trail, parameters);
  if (trail !== null && !(trail > 0 && trail < 1)) {
    refuseAt(`${path}.trail`, `must be a fraction between 0 and 1, not ${trail}.`);
  }
  const fixed: Partial<OrderTicket> = {
    ...(trail === null ? {} : { trail }),
    ...(rules.goodForBars === null
      ? {}
      : { goodForBars: wholeBars(rules.goodForBars, parameters, `${path}.goodForBars`) }),
  };
  return (bar) => {
    const prices = columns.map(([name, column]) => [name, column[bar]] as const);
    if (prices.some(([, value]) => !(value > 0 && value < Number.POSITIVE_INFINITY))) return null;
    // Before the first action nothing was multiplied, and nothing is to be restored.
    const isRaw = scale === undefined || scale.price[bar] === 1;
    const levels = prices.map(([name, price]) => {
      const level = isRaw ? price : roundedLevel(price);
      return [name, context.isExact === true ? level : reachingLevel(name, side, level)] as const;
    });
    return { ...fixed, ...Object.fromEntries(levels) };
  };
}
