import type { Folded } from '../text/fold.ts';
import type { Item } from './items.ts';

const dayWords = /(?:那天|那日|当天|当日|嗰日|the day)/u;

const denying: ReadonlySet<string> = new Set(['no', 'fix', 'task']);

/** A word that nobody knows may say anything, a denial the contrary, a number something else. */
const isOwn = (item: Item): boolean =>
  item.is === 'unknown' ||
  item.is === 'quantity' ||
  item.is === 'sum' ||
  (item.is === 'word' && item.meanings.some(({ kind }) => denying.has(kind)));

/**
 * What stands in brackets right behind a day, or at the end of a text that names one, and says which day that was: "on 29
 * June 2007 (the day it went on sale)". The date decides, so it asks nothing of its own.
 */
export function dayGloss(items: readonly Item[], { text }: Folded): ReadonlySet<Item> {
  const open = items.findIndex(({ edge }) => edge.symbol === 'p:open');
  const close = items.findIndex(({ edge }, at) => at > open && edge.symbol === 'p:close');
  const inside = open < 0 || close < 0 ? [] : items.slice(open + 1, close);
  const isDated = items
    .slice(0, Math.max(open, 0))
    .some((item) => item.is === 'period' && item.said.isSameDay !== true);
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined || !isDated || inside.some(isOwn)) return new Set();
  return dayWords.test(text.slice(first.edge.from, last.edge.to)) ? new Set(items.slice(open, close + 1)) : new Set();
}
