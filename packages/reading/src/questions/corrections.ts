import { isHan } from '../text/fold.ts';
import { rangeOfPeriod } from './days.ts';
import type { Item } from './items.ts';

/** A text after what it takes back: the phrases that still count, and those that the correction itself used up. */
export interface Corrected {
  readonly items: readonly Item[];
  readonly used: ReadonlySet<Item>;
}

const topicKinds: ReadonlySet<string> = new Set(['metric', 'price', 'perf', 'many', 'ind']);
const placeKinds: ReadonlySet<string> = new Set(['market', 'place', 'board']);

function kindsOf(item: Item | undefined): readonly string[] {
  return item?.is === 'word' ? item.meanings.map(({ kind, id }) => `${kind}:${id}`) : [];
}

function isOf(item: Item | undefined, selector: string): boolean {
  return kindsOf(item).some((one) => one === selector || one.startsWith(`${selector}:`));
}

/** The slot a phrase would fill, so that "2022, not 2023" sets one year against another. */
function slotOf(item: Item | undefined): string | null {
  if (item === undefined) return null;
  if (item.is === 'instrument' || item.is === 'period') return item.is;
  if (item.is !== 'word') return null;
  if (item.meanings.some(({ kind }) => placeKinds.has(kind))) return 'place';
  if (item.meanings.some(({ kind }) => topicKinds.has(kind))) return 'topic';
  return item.meanings.some(({ kind, id }) => kind === 'want' && /^(?:adjusted|reverse)$/u.test(id)) ? 'basis' : null;
}

/** What stands before "never mind" is taken back, if every word of it is known. */
function cancelled(items: readonly Item[]): number {
  const at = items.findLastIndex((item) => isOf(item, 'fix:cancel'));
  if (at <= 0 || items.slice(at + 1).every((item) => item.is === 'mark')) return 0;
  return items.slice(0, at).some((item) => item.is === 'unknown' || isOf(item, 'no:not')) ? 0 : at + 1;
}

/** "No, I meant …" at the start, where there is something to correct. */
function leading(items: readonly Item[]): number {
  const end = items.findIndex((item) => item.is !== 'mark' && !isOf(item, 'fix') && !isOf(item, 'fn:tone'));
  const at = items.slice(0, Math.max(end, 0)).findLastIndex((item) => isOf(item, 'fix'));
  // A bare "no" corrects only before a stop.
  return at < 0 || (isOf(items[at], 'fix:no') && items[at + 1]?.is !== 'mark') ? 0 : at + 1;
}

/** "Not X, I asked about …": what stands before the correction, if it denies one thing and holds no word that is not known. */
function denied(items: readonly Item[]): number {
  const at = items.findIndex((item) => isOf(item, 'fix:meant'));
  const before = items.slice(0, Math.max(at, 0));
  const [first, ...rest] = before.filter((item) => item.is !== 'mark' && !isOf(item, 'fn'));
  const isDenied = isOf(first, 'no:not') || isOf(first, 'fix:no');
  return isDenied && rest.length === 1 && slotOf(rest[0]) !== null ? at + 1 : 0;
}

const isLoose = (item: Item | undefined): boolean => item?.is === 'mark' || isOf(item, 'fn');

/** Two phrases of one slot that say different things: no year and a day in it, no two words for one figure. */
function isOther(item: Item, than: Item, today: string): boolean {
  if (item.is === 'period' && than.is === 'period') {
    const year = item.said.year ?? than.said.year;
    const [one, two] = [item, than].map(({ said }) => {
      const period = said.of({ today, isFiscal: false, year });
      return period === null ? null : rangeOfPeriod(period, today);
    });
    if (one === null || two === null || one === undefined || two === undefined) return false;
    return one.to < two.from || two.to < one.from;
  }
  if (item.is === 'instrument' && than.is === 'instrument')
    return (
      (than.mention.text !== than.mention.text.toLowerCase() || isHan(than.mention.text.charAt(0))) &&
      item.mention.ids.every((id) => !than.mention.ids.includes(id))
    );
  const ids = kindsOf(item);
  return !kindsOf(than).some((one) => ids.includes(one));
}

/** "2022, not 2023" and "not 2023, 2022": what is excluded leaves the slot to the other, which stands right beside it. */
function excluded(items: readonly Item[], today: string): ReadonlySet<Item> {
  const out = new Set<Item>();
  for (const [at, item] of items.entries()) {
    if (!isOf(item, 'no:not')) continue;
    // "Not as …" denies a manner, and puts nothing in another's place.
    const next = items.slice(at + 1).find((one) => !isOf(one, 'fn:the') || isOf(one, 'fn:of'));
    const slot = slotOf(next);
    if (next === undefined || slot === null) continue;
    const end = items.indexOf(next);
    const before = items.slice(0, at).findLast((one) => !isLoose(one));
    const after = items.slice(end + 1).find((one) => !isLoose(one));
    const isLast = after === undefined || items.slice(end + 1, items.indexOf(after)).some(({ is }) => is === 'mark');
    const other = [isLast ? before : undefined, before === undefined ? after : undefined].find(
      (one) => slotOf(one) === slot,
    );
    if (other === undefined || !isOther(other, next, today)) continue;
    for (const one of items.slice(at, end + 1)) out.add(one);
  }
  return out;
}

/** Carries out the corrections of a text. `hasBefore` says whether a turn stands before it. */
export function corrected(items: readonly Item[], hasBefore: boolean, today: string): Corrected {
  const start = Math.max(cancelled(items), denied(items), hasBefore ? leading(items) : 0);
  const kept = items.slice(start);
  const out = excluded(kept, today);
  if (start === 0 && out.size === 0) return { items, used: out };
  return { items: kept.filter((item) => !out.has(item)), used: new Set([...items.slice(0, start), ...out]) };
}
