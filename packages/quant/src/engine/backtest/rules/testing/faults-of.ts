import { dateOf } from '@plumbline/model/date';
import type { Fill } from '@plumbline/model/order';
import type { BarColumns } from '@plumbline/model/bar';
import type { RunExtras } from '../../book.ts';
import { tenThousandths, type Rulebook } from './rulebook.ts';

/** Executions the executor makes on its own account, outside any market. */
const ownReasons = ['end-of-data', 'ruin', 'cash-in-lieu'];

/** Upper and lower limit in hundredths of a cent, from the close before less what went off today. */
function limitsOf(book: Rulebook, bars: BarColumns, bar: number, extras: RunExtras): readonly [number, number] | null {
  const percent = book.limit(dateOf(bars.time[bar]));
  if (percent === null || bar === 0) return null;
  const before = bars.close[bar - 1] / (extras.splits?.[bar] ?? 1) - (extras.dividends?.[bar] ?? 0);
  // An ex-rights reference price has no exact cents; a plain close has.
  const base = Math.round(before * 1e8) / 100;
  const at = (price: number) => Math.floor((price + 5000) / 10_000) * 100;
  const side = (sign: number) => (base * (100 + sign * percent)) / 100;
  // At least one price step away, and never below one.
  const up = Math.max(at(side(1)), at(base + 10_000));
  const down = Math.max(100, Math.min(at(side(-1)), at(base - 10_000)));
  return [up, down];
}

function legalSize(quantity: number, sellable: number, isBuy: boolean, { lot }: Rulebook): boolean {
  const { min, step } = lot;
  if (Math.abs(quantity - Math.round(quantity)) > 1e-9) return false;
  if (isBuy) return quantity >= min && quantity % step === 0;
  if (quantity === sellable) return true;
  if (min > step) return quantity >= min;
  return quantity % step === 0 || quantity % step === sellable % step;
}

/**
 * Everything that is wrong with the fills of a long-only or short-selling run by the second copy of the rules: size, price
 * step, daily limit, locked limit, halt, resale on the same session, short sale, fees. Empty when all is right. charges:
 * what the broker takes besides, in whole cents.
 */
export function faultsOf(
  book: Rulebook,
  bars: BarColumns,
  fills: readonly Fill[],
  extras: RunExtras = {},
  charges: (price: number, quantity: number) => number = () => 0,
): readonly string[] {
  const faults: string[] = [];
  let held = 0;
  let boughtToday = 0;
  let day = -1;
  let next = 0;
  for (const [at, fill] of fills.entries()) {
    const { bar, side, quantity, price, commission, reason } = fill;
    for (; next <= bar; next += 1) held = Math.round(held * (extras.splits?.[next] ?? 1) * 1e6) / 1e6;
    if (bar !== day) boughtToday = 0;
    day = bar;
    const date = dateOf(bars.time[bar]);
    const say = (problem: string): void =>
      void faults.push(`fill ${at} on ${date}, ${side} × ${quantity} at ${price}: ${problem}`);
    const isBuy = side === 1;
    const before = held;
    held = Math.round((held + side * quantity) * 1e6) / 1e6;
    if (isBuy) boughtToday += quantity;
    if (ownReasons.includes(reason)) continue;
    const p = tenThousandths(price);
    if (p % book.tick(date, price) !== 0) say('between two price steps');
    if (bars.volume[bar] === 0) say('on a halt');
    const limits = limitsOf(book, bars, bar, extras);
    if (limits !== null) {
      const [up, down] = limits;
      if (p > up || p < down) say(`outside ${down}..${up}`);
      if (isBuy && tenThousandths(bars.low[bar]) >= up) say('bought at a locked upper limit');
      if (!isBuy && tenThousandths(bars.high[bar]) <= down) say('sold at a locked lower limit');
      if (isBuy && reason === 'market' && tenThousandths(bars.open[bar]) >= up)
        say('bought at an open at the upper limit');
      if (!isBuy && reason === 'close' && tenThousandths(bars.open[bar]) <= down)
        say('sold at an open at the lower limit');
    }
    if (book.shorts === 'no' && held < 0) say(`sold short: ${held} left`);
    if (book.waits && !isBuy && quantity > before - boughtToday) say('sold on the day it was bought');
    if (before >= 0 && held >= 0 && !legalSize(quantity, before - (book.waits ? boughtToday : 0), isBuy, book))
      say('not a legal size');
    const expected = book.fees(date, side, quantity, price) + charges(price, quantity);
    if (Math.round(commission * 100) !== expected) say(`charged ${commission}, not ${expected / 100}`);
    if (fill.ruleIds.length < 3) say(`names only ${fill.ruleIds.join(', ')}`);
  }
  return faults;
}
