import type { Folded } from '../text/fold.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { isFunction } from './function-words.ts';
import type { Item } from './items.ts';

const days = /^(?:over |above |below |[在喺的嘅]|the |its |a )*(\d{1,3})[ -]?(?:days?|d|日|天)$/u;
const bareDays = /^(?:over )?(?:the |its )(\d{1,3})[ -]day$/u;
const nouns = /^(?:average|averages|avg|line|lines)$/u;
const sides: ReadonlySet<string> = new Set(['above', 'below', 'atLeast', 'atMost', 'crossAbove', 'crossBelow']);

const textOf = ({ edge }: Item, { text }: Folded): string => text.slice(edge.from, edge.to).trim();
const means = (item: Item | undefined, kind: string, id?: string): boolean =>
  item?.is === 'word' && item.meanings.some((one) => one.kind === kind && (id === undefined || one.id === id));
const isSide = (item: Item | undefined): boolean =>
  item?.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'rel' && sides.has(id));
const isNoun = (item: Item | undefined, folded: Folded): boolean =>
  means(item, 'ind', 'sma') || (item !== undefined && nouns.test(textOf(item, folded)));
const isJoin = (item: Item | undefined): boolean => ['and', 'or', 'vs'].some((id) => means(item, 'join', id));

const beside: Meaning = { kind: 'fn', id: 'of', name: '', unit: '' };
const lineOf = (name: string): Meaning => ({ kind: 'ind', id: 'sma', name, unit: 'price' });

/** Which phrases are averages of so many days, by their places. */
function linesIn(items: readonly Item[], folded: Folded): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at]!;
    const [before, next] = [items.slice(0, at).findLast((one) => !isFunction(one)), items[at + 1]];
    const text = textOf(item, folded);
    if (item.is === 'quantity') {
      const isListed = isJoin(next) && found.has(at + 2) && !means(next, 'join', 'vs');
      const isCount = ['none', 'count'].includes(item.quantity.unit) && Number.isInteger(item.quantity.value);
      if (isCount && (isNoun(next, folded) || isListed)) found.set(at, String(item.quantity.value));
      continue;
    }
    if (item.is !== 'period' || item.said.isLoose !== true) continue;
    const [said, bare] = [days.exec(text)?.[1], bareDays.exec(text)?.[1]];
    // Without its noun only days beside a side, or beside another line, are an average: "over the 50 day".
    const isEnd = next === undefined || next.is !== 'word' || isFunction(next) || isSide(next) || isJoin(next);
    const isListed =
      said !== undefined && isJoin(items[at - 1]) && at > 1 && bareDays.test(textOf(items[at - 2]!, folded));
    const isBeside = isSide(before) || isSide(next) || text.startsWith('over ') || (isJoin(next) && found.size > 0);
    if (said !== undefined && isNoun(next, folded)) found.set(at, said);
    else if (isEnd && ((bare !== undefined && isBeside) || isListed)) found.set(at, bare ?? said!);
  }
  return found;
}

/** Averages that a price or another average is set against: "is the 50 day above the 200 day", 在50日线上方吗. */
export function withAverages(items: readonly Item[], folded: Folded): readonly Item[] {
  const lines = linesIn(items, folded);
  const isSet = items.some(isSide) || items.some((item) => /^over (?:the|its) /u.test(textOf(item, folded)));
  const [only] = lines.keys();
  // The days of one average that is called so are its time.
  const isBare = only !== undefined && !isNoun(items[only + 1], folded);
  if (lines.size === 0 || !(lines.size > 1 || (isSet && isBare))) return items;
  if (items.filter(({ is }) => is === 'instrument').length > 1) return items;
  return items.map((item, at) => {
    const name = lines.get(at);
    if (name !== undefined) return { is: 'word', edge: item.edge, meanings: [lineOf(name)] };
    return lines.has(at - 1) && isNoun(item, folded) ? { is: 'word', edge: item.edge, meanings: [beside] } : item;
  });
}
