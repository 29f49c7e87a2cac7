import type { Part, Topic } from '../reading.ts';
import { topic } from './figure-topics.ts';
import type { Slots } from './slots.ts';

/** Whether everybody named is a share: a fund and a coin earn nothing and are charged other costs. */
export function areShares({ instruments, context: { directory } }: Slots): boolean {
  return instruments.length > 0 && instruments.every(({ value }) => directory.listings.get(value)?.kind === 'stock');
}

/** What a verb of money asks for where no figure is named; null for one that has no figure of its own. */
const figures: Readonly<Record<string, string | null>> = { earns: 'netIncome', takesIn: 'revenue', spends: null };

/**
 * "How much did it earn": beside a figure such a verb only holds the question together, alone it is what is asked for.
 * Undefined where no such verb stands, null where nobody can tell which figure it means.
 */
export function figureOfVerb({ items, topics, has, periods }: Slots): Part<Topic> | null | undefined {
  const isMoved = has('dir:up') || has('dir:down') || (has('dir:any') && periods(true).length < 2);
  if (topics.length > 0 || has('own') || isMoved) return undefined;
  const ids = items.flatMap((item) =>
    item.is === 'word' ? item.meanings.flatMap(({ kind, id }) => (kind === 'fn' && id in figures ? [id] : [])) : [],
  );
  const [id] = ids;
  if (id === undefined) return undefined;
  const metric = figures[id];
  return metric === null || metric === undefined ? null : topic('metric', metric);
}
