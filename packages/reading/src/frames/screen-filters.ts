import type { ScreenCondition } from '../reading.ts';
import { all, compare, mapTerm, named, number, writeTerm, type Term } from '../term.ts';

/** Multiples of which "below n" means a company that earns something. */
const positiveOnly: ReadonlySet<string> = new Set(['pe', 'forwardPE', 'peg', 'peDynamic', 'peStatic']);

const moneyFields: ReadonlySet<string> = new Set([
  'marketCap',
  'floatMarketCap',
  'revenue',
  'netIncome',
  'fcf',
  'operatingCashFlow',
  'cash',
  'totalDebt',
  'netDebt',
  'avgTurnover20',
  'turnover',
]);

/** Values of bars that have a name among the figures of a company. */
const namedValues: Readonly<Record<string, string>> = {
  'HV(20)': 'volatility20d',
  'HV(252)': 'volatility1y',
  'ROC(close,5)': 'return1w',
  'ROC(close,21)': 'return1m',
  'ROC(close,60)': 'return60d',
  'ROC(close,63)': 'return3m',
  'ROC(close,252)': 'return1y',
  'SMA(turnover,20)': 'avgTurnover20',
};

const priceFields: ReadonlySet<string> = new Set(['close', 'price']);

/** On a list, standing at the high of so many days is what the day itself has made. */
function newExtreme({ op, left, right }: Extract<Term, { is: 'compare' }>): Term | null {
  if (left.is !== 'name' || left.name !== 'close' || right.is !== 'ago' || right.of.is !== 'call') return null;
  const [of] = right.of.args;
  if (of?.is !== 'name' || (right.of.name !== 'highest' && right.of.name !== 'lowest')) return null;
  return compare(op === '>' ? '>=' : '<=', of, right.of);
}

/** On a list, a line that the price "crosses" is one that it stands beyond; crossings of two indicators stay events. */
export function stateOf(term: Term): Term {
  return mapTerm(term, (part) => {
    const high = part.is === 'compare' ? newExtreme(part) : null;
    if (high !== null) return high;
    const name = part.is === 'call' ? namedValues[writeTerm(part)] : undefined;
    if (name !== undefined) return named(name);
    // How long ago a crossing was is a matter of the crossing itself.
    if (part.is === 'call' && part.name === 'barsSince') return part;
    if (part.is !== 'call' || (part.name !== 'crossesAbove' && part.name !== 'crossesBelow')) return null;
    const [left, right] = part.args;
    if (left?.is !== 'name' || right === undefined) return null;
    return compare(part.name === 'crossesAbove' ? '>' : '<', left, stateOf(right));
  });
}

/** A condition on one figure in the form of a filter, or the formula as it is. */
export function filterOf(term: Term, currency: string | undefined): ScreenCondition {
  const money = (field: string): { currency?: string } =>
    currency !== undefined && moneyFields.has(field) ? { currency } : {};
  if (term.is === 'call' && term.name === 'consecutiveYears') {
    const [inner, years] = term.args;
    const made = filterOf(inner!, currency);
    if (made.is === 'bound' && years?.is === 'number') return { ...made, years: years.value };
  }
  if (term.is === 'compare' && term.left.is === 'call' && term.left.name === 'pctRank' && term.right.is === 'number') {
    const [of, years] = term.left.args;
    if (of?.is === 'name' && years?.is === 'number')
      return { is: 'bound', field: of.name, op: term.op, value: term.right.value, ownHistoryYears: years.value };
  }
  // A price in plain money is the field of that name.
  if (term.is === 'compare' && term.left.is === 'name' && priceFields.has(term.left.name) && term.right.is === 'number')
    return {
      is: 'bound',
      field: 'price',
      op: term.op,
      value: term.right.value,
      ...(currency !== undefined && { currency }),
    };
  if (term.is === 'compare' && term.left.is === 'name' && term.right.is === 'number')
    return { is: 'bound', field: term.left.name, op: term.op, value: term.right.value, ...money(term.left.name) };
  if (term.is === 'between' && term.of.is === 'name' && term.low.is === 'number' && term.high.is === 'number')
    return { is: 'range', field: term.of.name, low: term.low.value, high: term.high.value, ...money(term.of.name) };
  // A multiple below another value means one of a company that earns something, as it does below a number.
  const { is } = term;
  if (is === 'compare' && term.left.is === 'name' && positiveOnly.has(term.left.name) && term.op.startsWith('<'))
    return { is: 'formula', term: all([term, compare('>', term.left, number(0))]) };
  return { is: 'formula', term };
}

export function needsProfit(condition: ScreenCondition): boolean {
  if (condition.is === 'bound')
    return positiveOnly.has(condition.field) && (condition.op === '<' || condition.op === '<=') && condition.value > 0;
  return condition.is === 'rank' && condition.end === 'lowest' && positiveOnly.has(condition.field);
}

/** A lower bound above the upper one: no company is both. */
export function contradictory(conditions: readonly ScreenCondition[]): string | null {
  const most = new Map<string, number>();
  for (const one of conditions)
    if (one.is === 'bound' && one.op.startsWith('<') && one.ownHistoryYears === undefined)
      most.set(one.field, Math.min(one.value, most.get(one.field) ?? Number.POSITIVE_INFINITY));
  const found = conditions.find(
    (one) =>
      one.is === 'bound' &&
      one.op.startsWith('>') &&
      one.ownHistoryYears === undefined &&
      one.value >= (most.get(one.field) ?? Number.POSITIVE_INFINITY),
  );
  return found?.is === 'bound' ? found.field : null;
}
