import { atLevel } from '../grammar/conditions.ts';
import type { Priced } from '../grammar/deals.ts';
import { price, related } from '../grammar/relations.ts';
import { valueFor, type Condition } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, number, writeTerm, type Term } from '../term.ts';
import { writeOrder } from './chains.ts';
import type { Draft } from './gather.ts';

/** The price against a number: at it, beyond it, passing it. */
function levelOf(term: Term): number | null {
  if (term.is === 'compare') return term.left === close && term.right.is === 'number' ? term.right.value : null;
  if (term.is !== 'call' || (term.name !== 'crossesAbove' && term.name !== 'crossesBelow')) return null;
  const [left, right] = term.args;
  return left === close && right?.is === 'number' ? right.value : null;
}

const isPlainPrice = (term: Term): boolean => levelOf(term) !== null;

/** What was said of when, as far as it is conditions. */
const termsOf = (draft: Draft): readonly Term[] =>
  draft.items.flatMap((item) =>
    item.is === 'deed' ? [] : item.reasons.flatMap((one) => (one.is === 'condition' ? [one.value.term] : [])),
  );

/** Prices at which somebody bought or sold before in the same text. */
const pricesOf = (terms: readonly Term[]): readonly number[] => terms.flatMap((term) => levelOf(term) ?? []);

/** "Bought below 0.8, sold when it is back at 1.1": a level of the value that was set against a number last. */
export function levelSaid(draft: Draft, at: Quantity): Condition | null {
  const { last } = draft;
  const term = last?.term;
  if (last === undefined || term?.is !== 'compare' || term.right.is !== 'number' || term.left === close) return null;
  const known = term.left.is === 'call' ? draft.plainSubject : draft.subject;
  if (known === null || writeTerm(known.term) !== writeTerm(term.left)) return null;
  const value = valueFor(at, known.unit);
  if (value === null || value === term.right.value || at.unit === 'money') return null;
  return { ...last, term: compare(value > term.right.value ? '>=' : '<=', term.left, number(value)) };
}

/** "Buy at 400, sell at 440": prices of the chart; beside an oscillator, levels of it; beside a resting order, another one. */
export function takePriced(draft: Draft, edge: Edge): void {
  const { does, at, whose, sizing } = edge.value as Priced;
  const said = termsOf(draft);
  if (does === 'sell' && said.some((term) => writeTerm(term).startsWith('limit('))) {
    if (at.currency !== undefined) draft.moneyPrices.set(at.value, `${at.value} ${at.currency}`);
    draft.deed({ does }, edge);
    return draft.condition({ term: call('limit', number(at.value)) }, edge);
  }
  const level = (draft.plainSubject === null ? null : atLevel(draft.plainSubject, at)) ?? levelSaid(draft, at);
  const isOpening = does === 'buy' || does === 'short';
  const isLow = does === 'buy' || does === 'cover';
  const made = level ?? (said.every(isPlainPrice) ? related(isLow ? '<=' : '>=', price, at) : null);
  if (made === null) return;
  draft.deed({ does, ...(whose && { whose }) }, edge);
  draft.condition(made, edge);
  if (sizing !== undefined) draft.once('sizing', sizing, edge);
  if (level !== null) return;
  draft.assumed.push(`${isLow ? '<=' : '>='} ${at.value}`);
  // Sold below what it was bought at, it is given up there: nobody says so with these words alone.
  if (!isOpening && pricesOf(said).some((one) => (isLow ? at.value >= one : at.value <= one))) draft.ask('exit');
}

/** Where the orders are filled or rest, in words. */
export function orderText(draft: Draft, currency?: string): string | null {
  const resting = draft.restings.map(({ kind, price: of, isBuy }) => {
    const at =
      of.is === 'number'
        ? (draft.moneyPrices.get(of.value) ?? `${writeTerm(of)}${currency === undefined ? '' : ` ${currency}`}`)
        : writeTerm(of);
    return `${kind} ${isBuy ? 'buy' : 'sell'} at ${at}`;
  });
  const [first, ...others] = resting;
  if (first !== undefined) for (const { edge } of draft.orderTerms) draft.used.add(edge);
  const terms = draft.orderTerms.map(({ text }) => `, ${text}`).join('');
  const rests = first === undefined ? [] : [`${first}${terms}`, ...others];
  const filled = writeOrder(draft.fills) ?? draft.order;
  return filled === null && rests.length === 0 ? null : [...rests, ...(filled === null ? [] : [filled])].join('; ');
}
