import type { ReadingContext } from '../reading.ts';
import type { Item } from './items.ts';

const between: ReadonlySet<string> = new Set(['join', 'fn']);

/** The item beside a place, over commas and joining words. */
function beside(items: readonly Item[], at: number, step: 1 | -1): Item | undefined {
  let place = at + step;
  while (
    items[place]?.is === 'mark' ||
    (items[place]?.is === 'word' &&
      (items[place] as Item & { is: 'word' }).meanings.some(({ kind }) => between.has(kind)))
  )
    place += step;
  return items[place];
}

const isSmallTicker = (item: Item | undefined): boolean =>
  item?.is === 'instrument' && item.mention.how === 'ticker' && /^[a-z]+$/u.test(item.mention.text.trim());

/**
 * "xom cvx shel bp": in a row of tickers in small letters a short word that nothing else can be said by is one of them. Alone
 * it would be a word or a unit.
 */
export function withTickerRows(items: readonly Item[], source: string, { directory }: ReadingContext): readonly Item[] {
  return items.map((item, at) => {
    const isOpen =
      item.is === 'unknown' ||
      (item.is === 'word' && item.meanings.every(({ kind }) => kind === 'unit' || kind === 'bank'));
    if (!isOpen || items[at - 1]?.is === 'quantity') return item;
    const text = source.slice(item.edge.from, item.edge.to).trim();
    if (!/^[a-z]{2}$/u.test(text) || !(isSmallTicker(beside(items, at, -1)) || isSmallTicker(beside(items, at, 1))))
      return item;
    const id = `US:${text.toUpperCase()}` as const;
    if (!directory.listings.has(id)) return item;
    return { is: 'instrument', edge: item.edge, mention: { ids: [id], how: 'ticker', text }, meanings: [] };
  });
}
