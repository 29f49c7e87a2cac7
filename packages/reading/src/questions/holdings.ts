import type { InstrumentId } from '@plumbline/model/instrument';
import type { Part } from '../reading.ts';
import { foldWord, isHan } from '../text/fold.ts';
import { matchesAt } from '../text/surface-index.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

interface Beside {
  readonly holdings: Readonly<Record<string, number>>;
  readonly weights: Readonly<Record<string, number>>;
  /** Lots whose size is the issuer's own. */
  readonly lots: Readonly<Record<string, number>>;
  readonly items: readonly Item[];
}

/** Shares in a lot where every issuer's is the same. */
const mainlandLot = 100;

/** "10k in Acme" is money, not so many shares. */
function isPutIn(item: Item & { readonly is: 'quantity' }, { items, folded }: Slots): boolean {
  const { unit, scale } = item.quantity;
  const joint = items[items.indexOf(item) + 1];
  const isIn = joint !== undefined && /^(?:in|into)$/u.test(folded.text.slice(joint.edge.from, joint.edge.to).trim());
  return unit === 'none' && (scale >= 1000 || item.quantity.value >= 1000) && isIn;
}

/** Amounts beside instruments: 400 shares of one, 30 % of another, 20 in cash. */
export function besides(slots: Slots): Beside {
  const holdings: Record<string, number> = {};
  const weights: Record<string, number> = {};
  const lots: Record<string, number> = {};
  const items: Item[] = [];
  const content = slots.items.filter(
    (item) =>
      item.is !== 'mark' && !(item.is === 'word' && (!slots.chosen.has(item) || slots.chosen.get(item)?.id === 'cap')),
  );
  const idOf = (item: Item | undefined): string | null => {
    if (item === undefined) return null;
    if (item.is === 'instrument')
      return slots.instruments.find(({ value }) => item.mention.ids.includes(value))?.value ?? null;
    const meaning = slots.chosen.get(item);
    if (meaning?.kind === 'index') return `index:${meaning.id}`;
    if (meaning?.kind === 'asset') return meaning.id === 'rest' ? null : meaning.id;
    return meaning?.kind === 'metric' && meaning.id === 'cash' ? 'cash' : null;
  };
  const takenNames = new Set<string>();
  // 400 shares of one, or one 400 shares: what most of the numbers do. A number right after "my money" is the whole.
  const isWhole = (at: number): boolean =>
    slots.chosen.get(content[at]!)?.id === 'portfolio' && idOf(content[at + 2]) === null;
  const isSplit = (item: Item): boolean => {
    const at = slots.items.indexOf(item);
    return [-1, 1].some(
      (step) => slots.items[at + step]?.is === 'mark' && slots.items[at + 2 * step]?.is === 'quantity',
    );
  };
  const numbers = [...content.keys()].filter(
    (at) => content[at]!.is === 'quantity' && !isSplit(content[at]!) && (at === 0 || !isWhole(at - 1)),
  );
  const after = numbers.filter((at) => idOf(content[at + 1]) !== null).length;
  const isBefore = after >= numbers.filter((at) => idOf(content[at - 1]) !== null).length;
  for (const [at, item] of content.entries()) {
    if (item.is !== 'quantity' || !numbers.includes(at) || isPutIn(item, slots)) continue;
    const { unit, value } = item.quantity;
    const sides = isBefore ? [content[at + 1], content[at - 1]] : [content[at - 1], content[at + 1]];
    const id = sides.map(idOf).find((one) => one !== null && !takenNames.has(one)) ?? null;
    if (id === null) continue;
    const isSum = !id.includes(':') && unit !== 'percent' && value > 100;
    if (unit === 'lots' && /^(?:SH|SZ|BJ):/u.test(id)) holdings[id] = value * mainlandLot;
    else if (unit === 'lots' && id.startsWith('HK:')) lots[id] = value;
    else if (unit === 'lots') continue;
    else if (unit === 'shares' || unit === 'count' || isSum) holdings[id] = value;
    else if (unit === 'percent') weights[id] = value;
    else if (unit === 'none')
      (value < 1 || slots.has('own:value') || slots.has('own:hold') || slots.has('own:addHolding')
        ? holdings
        : weights)[id] = value;
    else continue;
    takenNames.add(id);
    items.push(item);
  }
  // Bare numbers are parts of a whole only if they make one up: 60 and 40, not 200 and 100.
  const whole = Object.values(weights).reduce((sum, value) => sum + value, 0);
  const isBare = items.every((item) => item.is === 'quantity' && item.quantity.unit !== 'percent');
  if (isBare && whole > 1.5 && Math.abs(whole - 100) > 1 && Math.abs(whole - 10) > 0.1) {
    Object.assign(holdings, weights);
    for (const id of Object.keys(weights)) delete weights[id];
  }
  // "XLK 80, cash 20" of what one holds: with the cash they make up a hundred.
  const held = Object.values(holdings).reduce((sum, value) => sum + value, 0);
  const isHundred = isBare && Math.abs(held - 100) < 0.5 && holdings['cash'] !== undefined && items.length > 1;
  if (isHundred) {
    Object.assign(weights, holdings);
    for (const id of Object.keys(holdings)) delete holdings[id];
    // The same share said once more of a sector: "I am 80 % tech".
    const said = Object.values(weights).map((value) => value / 100);
    items.push(
      ...slots.quantities.filter(
        (item) => slots.has('sector') && item.quantity.unit === 'percent' && said.includes(item.quantity.value),
      ),
    );
  }
  for (const [id, value] of Object.entries(weights)) if (value > 1.5) weights[id] = value / 100;
  return { holdings, weights, lots, items };
}

/** "50 of one at 48 and 20 of the other at 160": one price behind each of them; null where it is not one each. */
export function costsOf(
  { holdings, items: counts }: Beside,
  rest: readonly (Item & { is: 'quantity' })[],
  { items }: Slots,
): { readonly byId: Readonly<Record<string, number>>; readonly items: readonly Item[] } | null {
  const ids = Object.keys(holdings);
  const places = counts.map((item) => items.indexOf(item));
  const isBehind = rest.every((item, at) => {
    const place = items.indexOf(item);
    return place > (places[at] ?? Infinity) && place < (places[at + 1] ?? Infinity);
  });
  const isPrice = rest.every(({ quantity: { unit } }) => unit === 'none' || unit === 'money');
  if (ids.length < 2 || rest.length !== ids.length || !isBehind || !isPrice) return null;
  return { byId: Object.fromEntries(ids.map((id, at) => [id, rest[at]!.quantity.value])), items: rest };
}

/** "The rest in cash" of a sum that is said. */
export function withRest(holdings: Beside['holdings'], total: number | undefined, slots: Slots): Beside['holdings'] {
  const held = Object.values(holdings).reduce((sum, value) => sum + value, 0);
  return slots.has('asset:rest') && total !== undefined && total > held && holdings['cash'] === undefined
    ? { ...holdings, cash: total - held }
    : holdings;
}

/** An index or a metal cannot be held; the fund of that name can, and is shown as assumed. */
export function fundsOf({ instruments, subjects, context: { directory } }: Slots): readonly Part<InstrumentId>[] {
  const held = [
    ...instruments.filter(({ value }) => value.startsWith('US:')),
    ...subjects.filter(({ value }) => value.kind === 'index'),
  ];
  return held.flatMap(({ spans }) => {
    const [span] = spans;
    if (span === undefined || !isHan(span.text.charAt(0))) return [];
    const text = foldWord(`${span.text}etf`);
    const found = matchesAt(directory.index, text, 0).find(({ to }) => to === text.length);
    const [id] = found?.surface.value.ids ?? [];
    return id === undefined ? [] : [{ value: id, from: 'default' as const, spans }];
  });
}

type Split = readonly (Item & { is: 'quantity' })[];

/** Shares of a whole from numbers that add up to one, a hundred or ten: 50/30/20, 5:4:1. */
function wholeOf(split: Split): readonly number[] | null {
  const values = split.map(({ quantity: { value, unit } }) => (unit === 'percent' ? value * 100 : value));
  const total = values.reduce((sum, value) => sum + value, 0);
  const whole = [1, 10, 100].find((one) => Math.abs(total - one) < one * 0.005);
  return whole === undefined ? null : values.map((value) => value / whole);
}

/** Splits written with strokes or colons, or as 六四: the one to reach and, where both are said, the one there is. */
export function splitsIn(
  slots: Slots,
  left: Split,
): {
  readonly to: readonly number[] | null;
  readonly from: readonly number[] | null;
  readonly items: readonly Item[];
} {
  const runs: { split: (Item & { is: 'quantity' })[]; isFrom: boolean }[] = [];
  const none = { to: null, from: null, items: [] };
  for (const item of left) {
    const at = slots.items.indexOf(item);
    const [mark, before] = [slots.items[at - 1], slots.items[at - 2]];
    const run = runs.at(-1);
    if (run !== undefined && mark?.is === 'mark' && before !== undefined && run.split.at(-1) === before)
      run.split.push(item);
    else {
      const word = slots.items[at - 1];
      runs.push({
        split: [item],
        isFrom:
          word?.is === 'word' &&
          word.meanings.some(({ kind, id }) => kind === 'since' || id === 'now' || id === 'at' || id === 'hold'),
      });
    }
  }
  const [ratio] = slots.all('ratio');
  const count = slots.instruments.length + slots.subjects.length;
  if (ratio?.id === 'equal') return count > 1 ? { ...none, to: Array.from({ length: count }, () => 1 / count) } : none;
  if (ratio !== undefined && runs.length === 0) return { ...none, to: ratio.id.split(',').map(Number) };
  const said = runs.flatMap(({ split, isFrom }) => {
    const whole = split.length > 1 ? wholeOf(split) : null;
    return whole === null ? [] : [{ whole, isFrom }];
  });
  // Two splits need a word that says which is the old one; anything else is asked about.
  if (said.length !== runs.length || said.length > 2 || said.length === 0) return none;
  const from = said.find(({ isFrom }) => isFrom);
  const to = said.find((one) => one !== from);
  if (said.length === 2 && (from === undefined || to?.whole.length !== from.whole.length)) return none;
  return { to: to?.whole ?? null, from: from?.whole ?? null, items: left };
}
