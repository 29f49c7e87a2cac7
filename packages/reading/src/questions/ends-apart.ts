import { spanOf } from '../account.ts';
import type { Part, Topic } from '../reading.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

const ends: ReadonlySet<string> = new Set(['high', 'low', 'high52w', 'low52w', 'allTimeHigh', 'allTimeLow']);
const howMuch = /几|幾|多少|how (?:much|far)|what percent/u;

/** 跌了百分之几，最低多少: a level asked for in a clause of its own is another figure than how far the price moved. */
export function endsApart({ items, chosen, folded, topics }: Slots): readonly Part<Topic>[] {
  const textOf = ({ edge }: Item): string => folded.text.slice(edge.from, edge.to);
  const isAsk = (item: Item): boolean =>
    howMuch.test(textOf(item)) ||
    (item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'ask' && id === 'value'));
  const clauses = items.reduce<Item[][]>(
    (all, item) => {
      if (item.is === 'mark' || chosen.get(item)?.id === 'and') return [...all, []];
      all.at(-1)?.push(item);
      return all;
    },
    [[]],
  );
  const moving = clauses.filter(
    (clause) => clause.some((item) => chosen.get(item)?.kind === 'dir') && clause.some(isAsk),
  );
  return topics.filter(({ value, spans }) => {
    if (value.kind !== 'price' || !ends.has(value.id)) return false;
    const own = clauses.find((clause) => clause.some((item) => spanOf(folded, item.edge).from === spans[0]?.from));
    return own !== undefined && own.some(isAsk) && moving.length > 0 && !moving.includes(own);
  });
}
