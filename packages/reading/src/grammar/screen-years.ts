import { rule, type Rule } from '../parse/chart.ts';
import { all, call, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { growthNames } from './growths.ts';
import { leftName, spanIn } from './screen-wordings.ts';
import type { BarSpan, Condition } from './values.ts';

const isYears = ({ n, of }: BarSpan): boolean => of === 'years' && Number.isInteger(n) && n >= 1 && n <= 80;

const raisedFor = (span: BarSpan): Condition | null =>
  isYears(span) ? { term: compare('>=', named('dividendGrowthYears'), number(span.n)) } : null;

const paidFor = (span: BarSpan): Condition | null =>
  isYears(span) ? { term: compare('>=', named('dividendYears'), number(span.n)) } : null;

const profit: Condition = { term: compare('>', named('netIncome'), number(0)) };

function eachYear({ term, ...rest }: Condition, span: BarSpan): Condition | null {
  const isPlain = term.is === 'compare' && term.left.is === 'name';
  return isPlain && isYears(span) && span.n >= 2 && span.n <= 30
    ? { ...rest, term: call('consecutiveYears', term, number(span.n)) }
    : null;
}

const days: Readonly<Record<string, number>> = { years: 365, quarters: 91, months: 30, weeks: 7, days: 1 };

function listed(op: '<' | '>=', { n, of }: BarSpan): Condition | null {
  const length = days[of];
  return length === undefined ? null : { term: compare(op, named('listedDays'), number(n * length)) };
}

const usualNew = 365;

const forYears = 'fn:of|fn:row|fn:over? fn:the? rel:atLeast|rel:above? fn:past? span|rowSpan fn:row|rel:atLeast?';

const raises = 'fn:raisedDividend';

function bothYears(one: Condition, two: Condition, span: BarSpan): Condition | null {
  const made = [one, two].map((each) => yearsOf(each, span));
  return made.includes(null) ? null : { term: all(made.map((each) => each!)) };
}

/** A condition on figures in each of so many years. */
function yearsOf({ term }: Condition, span: BarSpan): Term | null {
  const isFigures =
    term.is === 'compare' && term.left.is === 'name' && (term.right.is === 'name' || term.right.is === 'number');
  return isFigures && isYears(span) && span.n >= 2 && span.n <= 30
    ? call('consecutiveYears', term, number(span.n))
    : null;
}

/** What held in each of so many years, and how long a share has been listed. */
export const screenYearRules: readonly Rule[] = [
  rule('condition', `${raises} ${forYears}`, (...values: readonly unknown[]) => raisedFor(spanIn(values)), 0),
  rule(
    'condition',
    'rel:atLeast|rel:above? span fn:row? fn:of? fn:dividendRaises',
    (...values: readonly unknown[]) => raisedFor(spanIn(values)),
    0,
  ),
  rule('condition', 'rowSpan fn:eachYear? fn:dividendRaises', (span: BarSpan) => raisedFor(span), -0.1),
  rule('condition', 'fn:dividendRaises rowSpan rel:atLeast?', (_d: unknown, span: BarSpan) => raisedFor(span), 0),
  rule(
    'condition',
    'fn:dividendRaises fn:of|fn:row|fn:over rel:atLeast|rel:above? span',
    (...values: readonly unknown[]) => raisedFor(spanIn(values)),
  ),
  rule('condition', `fn:paidDividend ${forYears}`, (...values: readonly unknown[]) => paidFor(spanIn(values)), 0),
  rule(
    'condition',
    'fn:paidDividend fn:eachYear fn:of|fn:row? fn:the? fn:past? span',
    (...values: readonly unknown[]) => paidFor(spanIn(values)),
  ),
  rule(
    'condition',
    'rel:atLeast|rel:above? span fn:row? fn:of? fn:dividendPaying',
    (...values: readonly unknown[]) => paidFor(spanIn(values)),
    0.1,
  ),
  rule('condition', 'rowSpan fn:eachYear? fn:dividendPaying', (span: BarSpan) => paidFor(span), 0),
  rule('condition', 'fn:dividendPaying rowSpan rel:atLeast?', (_d: unknown, span: BarSpan) => paidFor(span), 0.1),

  // Never a loss in so many years: a profit in each of them.
  rule(
    'condition',
    'fn:lossFree|state:profit fn:of|fn:over? fn:the? fn:past span',
    (...values: readonly unknown[]) => eachYear(profit, spanIn(values)),
    0,
  ),
  rule(
    'condition',
    'fn:lossFree fn:of|fn:row|fn:over? rowSpan|span',
    (...values: readonly unknown[]) => eachYear(profit, spanIn(values)),
    0.1,
  ),
  rule('condition', 'fn:past? span fn:eachYear? fn:lossFree|state:profit', (...values: readonly unknown[]) =>
    eachYear(profit, spanIn(values)),
  ),
  rule(
    'condition',
    'fn:past span fn:of? fn:eachYear condition',
    (_p: unknown, span: BarSpan, _o: unknown, _e: unknown, one: Condition) => eachYear(one, span),
    0,
  ),
  rule(
    'condition',
    'condition fn:eachYear fn:of|fn:over? fn:the? fn:past span',
    (one: Condition, ...rest: readonly unknown[]) => eachYear(one, spanIn(rest)),
    0,
  ),
  // Two conditions, and behind them the years: both held in each.
  rule(
    'condition',
    'condition p:comma condition p:comma? rowSpan fn:allSo',
    (one: Condition, _c: unknown, two: Condition, _d: unknown, span: BarSpan) => bothYears(one, two, span),
    0,
  ),
  rule(
    'condition',
    'condition logic:and condition p:comma? rowSpan fn:allSo',
    (one: Condition, _c: unknown, two: Condition, _d: unknown, span: BarSpan) => bothYears(one, two, span),
    0,
  ),
  rule(
    'condition',
    'condition p:comma? rowSpan fn:allSo',
    (one: Condition, _c: unknown, span: BarSpan) => eachYear(one, span),
    0,
  ),

  rule(
    'condition',
    'fn:listedOnly fn:of|fn:row? rel:atLeast|rel:above? span rel:atLeast|rel:above',
    (...values: readonly unknown[]) => listed('>=', spanIn(values)),
  ),
  rule(
    'condition',
    'fn:listedOnly fn:of|fn:row? rel:atLeast|rel:above span',
    (...values: readonly unknown[]) => listed('>=', spanIn(values)),
    0,
  ),
  rule(
    'condition',
    'fn:listedOnly fn:of|fn:row? rel:below|rel:atMost|fn:shortIn span',
    (...values: readonly unknown[]) => listed('<', spanIn(values)),
    0,
  ),
  rule(
    'condition',
    'fn:listedOnly span rel:below|rel:atMost|fn:shortIn',
    (...values: readonly unknown[]) => listed('<', spanIn(values)),
    0,
  ),
  rule(
    'condition',
    'fn:listedOnly|fn:wentPublic fn:of|fn:within fn:the? fn:past span',
    (...values: readonly unknown[]) => listed('<', spanIn(values)),
    0,
  ),
  rule(
    'condition',
    'fn:listedFor|fn:listedOnly rel:below|rel:above? span fn:agoWord',
    (...values: readonly unknown[]) => {
      const [word, rel] = values as readonly [Meaning, Meaning | undefined];
      const side = word.id === 'listedFor' ? word.name : rel?.id;
      return side === undefined ? null : listed(side === 'below' ? '<' : '>=', spanIn(values));
    },
  ),
  rule(
    'condition',
    'condition fn:of? fn:newShares',
    (one: Condition) => (leftName(one) === 'listedDays' ? one : null),
    0,
  ),
  rule(
    'condition',
    'fn:newlyListed',
    () => ({ term: compare('<', named('listedDays'), number(usualNew)), assumed: ['listed < 1 year'] }),
    0.2,
  ),
  rule('condition', 'logic:except|logic:not fn:newlyListed', () => ({
    term: compare('>=', named('listedDays'), number(usualNew)),
    assumed: ['listed ≥ 1 year'],
  })),
  rule(
    'condition',
    'fn:raisedDividend fn:eachYear fn:of|fn:row fn:the? fn:past? span',
    (...values: readonly unknown[]) => raisedFor(spanIn(values)),
    0,
  ),
  rule(
    'condition',
    'fn:past span metric fn:eachYear fn:growing',
    (_p: unknown, span: BarSpan, { id }: Meaning) => {
      const name = growthNames[id];
      return name === undefined ? null : eachYear({ term: compare('>', named(name), number(0)) }, span);
    },
    0,
  ),
];
