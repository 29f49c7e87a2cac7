import type { Recurring } from '@plumbline/model/strategy-spec';
import type { Book } from '../backtest/book.ts';
import { payIn } from '../backtest/deposits.ts';
import { cancelOrders, placePrepared, prepareOrder } from '../backtest/orders.ts';
import { rebalanceBars } from '../backtest/portfolio/timeline.ts';
import type { EventStrategy } from '../backtest/run-event.ts';
import { positiveAmount, type CompiledStrategy } from './compile-strategy.ts';
import type { ExpressionContext } from './expression-context.ts';
import { holdingGuard } from './holding-guard.ts';
import type { Kernel, StateReader } from './kernel.ts';

/** What purchases have cost so far, fees included. */
function spentBy({ fills, settings }: Book): number {
  const { side, quantity, price, commission } = fills.columns;
  let sum = 0;
  for (let row = 0; row < fills.count; row += 1)
    if (side[row] > 0) sum += quantity[row] * price[row] * settings.multiplier + commission[row];
  return sum;
}

/**
 * A strategy that buys once more in every period, as one that orders. A sum that is paid in buys what it can pay for with its
 * fees; what it leaves, or what it was too small for, is kept for the purchases after it. Units that are paid in bring what
 * they cost at their fill. Stops and targets stand around all that is held, by its average price; purchases go on after them. With the account's own money, what is not there is not bought and noted as refused.
 */
export function recurringStrategy(
  strategy: CompiledStrategy,
  recurring: Recurring,
  context: ExpressionContext,
  startBar = 0,
): EventStrategy {
  const { sizing } = strategy.spec;
  const reader = (kernel: Kernel | null): StateReader => kernel?.reader(context) ?? (() => 0);
  const enters = reader(strategy.long.enter);
  const leaves = reader(strategy.long.leave);
  const amount = 'value' in sizing ? (positiveAmount(sizing.value, context.parameters, 'sizing.value') ?? 0) : 0;
  const more = (recurring.more ?? []).map(({ times }, at) => ({
    holds: reader(strategy.staged.get(`recurring.more[${at}].when`) ?? null),
    times: positiveAmount(times, context.parameters, `recurring.more[${at}].times`) ?? 1,
  }));
  const begins = new Set(rebalanceBars(context.bars.time, recurring.every));
  const isPaidIn = recurring.money === 'paid-in';
  const { on = 0, every } = recurring;
  const dayOf = (bar: number): number => {
    const day = new Date(context.bars.time[bar]);
    return every === 'week' ? day.getUTCDay() || 7 : day.getUTCDate();
  };
  const guard = holdingGuard(strategy.spec, context.parameters);
  let isDue = true;
  let isOverdue = false;
  let paid = 0;
  const buy = (book: Book, bar: number): void => {
    const times = more.find(({ holds }) => holds(book, bar) === 1)?.times ?? 1;
    const size = amount * times;
    const side = 1;
    if (sizing.basis === 'units') {
      placePrepared(book, prepareOrder({ side, basis: 'units', size, paysIn: isPaidIn }, bar));
      return;
    }
    if (!isPaidIn) {
      const budget = sizing.basis === 'fraction' ? size * book.equityNow : size;
      if (budget > 0) placePrepared(book, prepareOrder({ side, basis: 'budget', size: budget }, bar));
      return;
    }
    // A purchase that still waits is part of the next.
    cancelOrders(book);
    payIn(book, bar + 1, size);
    paid += size;
    const budget = paid - spentBy(book);
    placePrepared(book, prepareOrder({ side, basis: 'budget', size: budget }, bar));
  };
  return (book, bar) => {
    guard?.follow(book, bar);
    if (begins.has(bar)) {
      // The day did not come in the period that is over: it is made up for.
      isOverdue = isDue && bar > startBar;
      isDue = true;
    }
    // Nothing is paid in for a bar that is not there yet.
    if (bar < startBar || bar + 1 >= book.bars.close.length) return;
    if (book.position !== 0 && leaves(book, bar) === 1) {
      cancelOrders(book);
      placePrepared(book, prepareOrder({ side: 1, basis: 'target', size: 0 }, 0));
      return;
    }
    const isDay = isDue && dayOf(bar) >= on;
    if (!isDay && !isOverdue) return;
    if (isDay) isDue = false;
    isOverdue = false;
    if (enters(book, bar) === 1) buy(book, bar);
  };
}
