import type { Item } from './items.ts';

/** "The price it hit in 2021": without a number there is no level to touch, and the verb only holds the words together. */
export function withoutTouching(items: readonly Item[]): readonly Item[] {
  if (items.some(({ is }) => is === 'quantity')) return items;
  return items.map((item) =>
    item.is === 'word' && item.meanings.some(({ kind }) => kind === 'fn')
      ? { ...item, meanings: item.meanings.filter(({ kind, id }) => kind !== 'rel' || id !== 'touch') }
      : item,
  );
}
