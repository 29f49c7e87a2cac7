import type { Meaning } from '../vocabulary/vocabulary.ts';
import { call, number, writeTerm, type Term } from '../term.ts';
import type { Draft } from './gather.ts';

const inMonths = (list: readonly number[]): Term => ({ is: 'in', of: call('month'), list: list.map(number) });

/** Some months of the year, and nothing else. */
export const isMonths = (term: Term): boolean =>
  (term.is === 'in' || (term.is === 'compare' && term.op === '==')) &&
  writeTerm(term.is === 'in' ? term.of : term.left) === 'month()';

/** A day of the calendar, and nothing of prices or figures: of a list that is chosen anew it may be when it is chosen. */
export const isOfDays = (term: Term): boolean =>
  !/\b(?:close|open|high|low|volume)\b/u.test(writeTerm(term)) &&
  /^\(?(?:month|tradingDayOfMonth|dayOfMonth|weekday)\(\)/u.test(writeTerm(term));

/** Strategies whose name says when they are held, as the books have them. */
const held: Readonly<Record<string, { readonly when: Term; readonly assumed: string }>> = {
  sellInMay: { when: inMonths([11, 12, 1, 2, 3, 4]), assumed: 'November to April' },
};

/** "Sell in May on SPY": where nothing else says when, the name does. */
export function templateRules(draft: Draft): void {
  const [edge, ...others] = draft.templates;
  if (edge === undefined || others.length > 0 || draft.items.length > 0) return;
  const known = held[(edge.value as Meaning).id];
  if (known === undefined) return;
  draft.deed({ does: 'hold' }, edge);
  draft.condition({ term: known.when }, edge);
  draft.assumed.push(known.assumed);
}
