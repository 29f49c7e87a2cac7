import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { compare, named, number, type Comparison } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Group } from './groups.ts';
import { applyBound } from './relations.ts';
import { isQuantity, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const days: Readonly<Record<string, number>> = { years: 365, quarters: 91, months: 30, weeks: 7, days: 1 };

const inYear = (op: Comparison, year: number): Condition => ({ term: compare(op, named('listingYear'), number(year)) });

function listedFor({ name }: Meaning, { n, of }: BarSpan): Condition | null {
  const length = days[of];
  if (length === undefined) return null;
  return { term: compare(name === 'below' ? '<' : '>=', named('listedDays'), number(n * length)) };
}

const fee: Operand = { term: named('expenseRatio'), unit: 'percent', isFigure: true };

/** A fund costs a part of what is held. */
function costing(right: Bound): Condition | null {
  const isShare = isQuantity(right.right) && ['percent', 'points'].includes(right.right.unit);
  return isShare ? applyBound(fee, right) : null;
}

/** Kinds of what is listed, what funds follow and cost, and since when shares are listed. */
export const listingRules: readonly Rule[] = [
  rule('fundKind', 'listed', ({ id, name }: Meaning): Group => ({ field: 'type', id: name, word: id }), 0.1),
  rule(
    'fundKind',
    'fn:follow fn:the? index|market|sector|country fn:marketWord?',
    (_f: unknown, _t: unknown, { id, name }: Meaning): Group => ({
      field: 'trackingIndex',
      id: name === '' ? id : name,
      word: id,
    }),
    0.1,
  ),
  rule('condition', 'fn:costing bound', (_: unknown, right: Bound) => costing(right), 0.1),
  rule(
    'listingYear',
    'number unit:year?',
    ({ value, form }: WrittenNumber) => (form === 'digits' && value >= 1980 && value < 2050 ? value : null),
    0,
  ),
  rule(
    'condition',
    'fn:wentPublic fn:sinceYear listingYear',
    (_w: unknown, { unit }: Meaning, year: number) => inYear(unit as Comparison, year),
    0.1,
  ),
  rule(
    'condition',
    'fn:wentPublic fn:in|fn:of listingYear',
    (_w: unknown, _i: unknown, year: number) => inYear('==', year),
    0.1,
  ),
  rule(
    'condition',
    'fn:of? listingYear fn:sinceYear fn:wentPublic',
    (_o: unknown, year: number, { unit }: Meaning) => inYear(unit === '>' ? '>=' : (unit as Comparison), year),
    0.1,
  ),
  rule('condition', 'fn:of? listingYear fn:wentPublic', (_o: unknown, year: number) => inYear('==', year), 0.2),
  rule('condition', 'fn:listedFor span fn:of?', listedFor, 0.1),
  rule('condition', 'fn:listedFor fn:the unit:year', (side: Meaning) => listedFor(side, { n: 1, of: 'years' }), 0.1),
];
