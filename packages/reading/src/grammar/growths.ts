import { rule, type Rule } from '../parse/chart.ts';
import { ago, call, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { applyBound } from './relations.ts';
import type { BarSpan, Bound, Condition, Operand } from './values.ts';

/** What the compound growth of a figure is called, before its years. */
const compoundOf: Readonly<Record<string, string>> = {
  revenue: 'revenueCagr',
  revenueGrowth: 'revenueCagr',
  netIncome: 'netIncomeCagr',
  netIncomeGrowth: 'netIncomeCagr',
  epsDiluted: 'epsCagr',
  epsGrowth: 'epsCagr',
};

const isGrowth = ({ id }: Meaning): boolean => id.endsWith('Growth');

/** The growth a year over several years, as one figure. */
function compound({ id }: Meaning, { n, of }: BarSpan): Operand | null {
  const name = compoundOf[id];
  if (name === undefined || of !== 'years' || n < 2 || n > 20) return null;
  return { term: named(`${name}${n}y`), unit: 'percent', isFigure: true };
}

export const growthNames: Readonly<Record<string, string>> = {
  revenue: 'revenueGrowth',
  netIncome: 'netIncomeGrowth',
  epsDiluted: 'epsGrowth',
  sharesChange: 'shareCountGrowth',
  inventory: 'inventoryGrowth',
};

/** A figure that is above, or below, that of the fiscal year before. */
export function movedInYear({ id, name, unit }: Meaning, isUp: boolean): Term | null {
  const growth = growthNames[id];
  if (growth !== undefined) return compare(isUp ? '>' : '<', named(growth), number(0));
  // A growth that rises is another thing, and what has no field cannot be set against its past.
  if (name === '' || name === '-' || isGrowth({ id } as Meaning) || !['%', 'money', 'x'].includes(unit)) return null;
  return compare(isUp ? '>' : '<', named(name), ago(named(name), 1, 'year'));
}

function moved(metric: Meaning, isUp: boolean, years?: BarSpan): Condition | null {
  const term = movedInYear(metric, isUp);
  if (term === null) return null;
  if (years === undefined) return { term };
  return years.of === 'years' && years.n >= 2 && years.n <= 30
    ? { term: call('consecutiveYears', term, number(years.n)) }
    : null;
}

const up = 'dir:rising|fn:growing|pos:raised';

/** Growth over several years, and figures that rise or fall from year to year. */
export const growthRules: readonly Rule[] = [
  rule(
    'operand',
    'metric fn:of|rel:above fn:the? fn:past? span',
    (metric: Meaning, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) =>
      isGrowth(metric) ? compound(metric, span) : null,
    0.1,
  ),
  rule(
    'operand',
    'fn:past? span metric',
    (_: unknown, span: BarSpan, metric: Meaning) => (isGrowth(metric) ? compound(metric, span) : null),
    0.2,
  ),
  rule(
    'operand',
    'fn:past? span fn:of? metric fn:of? fn:compound',
    (_p: unknown, span: BarSpan, _o: unknown, metric: Meaning) => compound(metric, span),
    0,
  ),
  rule(
    'operand',
    'metric fn:past? span fn:compound',
    (metric: Meaning, _: unknown, span: BarSpan) => compound(metric, span),
    0,
  ),
  rule(
    'operand',
    'metric fn:compound fn:of|rel:above fn:the? fn:past? span',
    (metric: Meaning, _c: unknown, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) => compound(metric, span),
    0,
  ),
  rule(
    'condition',
    'metric fn:growing bound fn:of|rel:above fn:the? fn:past? span',
    (metric: Meaning, _g: unknown, right: Bound, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) => {
      const one = compound(metric, span);
      return one === null ? null : applyBound(one, right);
    },
    0,
  ),
  rule('condition', `${up} metric`, (_: unknown, metric: Meaning) => moved(metric, true), 0.4),
  rule('condition', 'dir:falling metric', (_: unknown, metric: Meaning) => moved(metric, false), 0.4),
  rule('condition', `metric fn:is? ${up}`, (metric: Meaning) => moved(metric, true), 0.6),
  rule('condition', 'metric fn:is? dir:falling', (metric: Meaning) => moved(metric, false), 0.6),
  rule(
    'condition',
    `metric fn:is? ${up} fn:eachYear? rowSpan`,
    (metric: Meaning, _i: unknown, _u: unknown, _e: unknown, span: BarSpan) => moved(metric, true, span),
    0.2,
  ),
  rule(
    'condition',
    `metric rowSpan fn:eachYear? ${up}`,
    (metric: Meaning, span: BarSpan) => moved(metric, true, span),
    0.2,
  ),
  rule('condition', 'metric rowSpan dir:falling', (metric: Meaning, span: BarSpan) => moved(metric, false, span), 0.2),
];
