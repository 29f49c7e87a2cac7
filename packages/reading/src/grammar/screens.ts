import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, mapTerm, named, number, opposite, someTerm, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { applyBound } from './relations.ts';
import type { Group } from './groups.ts';
import { isQuantity, sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const isEvent = ({ is, ...rest }: Term): boolean =>
  is === 'call' && 'name' in rest && /^(crosses|limitUp|limitDown|MACD)/u.test(rest.name);

/** An event that came about some bars ago at most. */
function since(one: Condition, span: BarSpan): Condition | null {
  if (!isEvent(one.term)) return null;
  return { ...one, term: compare('<=', call('barsSince', one.term), number(sessionsIn(span))) };
}

/** A change of sign has a day; where a value only stands above zero there is none. */
function turnedSince(left: Operand, id: string, span: BarSpan): Condition {
  const term = call(id === 'positive' ? 'crossesAbove' : 'crossesBelow', left.term, number(0));
  return { term: compare('<=', call('barsSince', term), number(sessionsIn(span))), subject: left };
}

/** Price no further than so much from a line, on either side. */
export function around({ unit, value }: Quantity, line: Operand): Condition | null {
  if (unit !== 'percent' || value <= 0 || line.unit !== 'price' || line.isFigure === true) return null;
  const { term } = line;
  // "Within 10 % of its low": of some days that are not said, and not of the bar itself.
  if (term.is === 'name' && (term.name === 'high' || term.name === 'low')) return null;
  const isHigh = term.is === 'call' && term.name === 'highest';
  const subject: Operand = { term: close, unit: 'price' };
  if (isHigh) return { term: compare('>=', close, sum('*', term, number(1 - value))), subject };
  if (term.is === 'call' && term.name === 'lowest')
    return { term: compare('<=', close, sum('*', term, number(1 + value))), subject };
  const away = call('abs', sum('-', sum('/', close, term), number(1)));
  return { term: compare('<=', away, number(value)), subject };
}

/** A figure that grew from period to period, so many times in a row. */
function growing({ term, unit, isFigure }: Operand, id: string, times: number): Condition | null {
  if (isFigure !== true || unit !== 'percent' || times < 1 || times > 12) return null;
  const at = (back: number): Term => (back === 0 ? term : ago(term, back));
  const op = id === 'faster' ? '>' : '<';
  return { term: all(Array.from({ length: times }, (_, back) => compare(op, at(back), at(back + 1)))) };
}

const isFigureOnly = (term: Term): boolean =>
  term.is === 'compare' && term.left.is === 'name' && !someTerm(term, ({ is }) => is === 'call' || is === 'ago');

/** The same of the fiscal year before. */
function yearBefore({ term }: Condition): Condition | null {
  if (!isFigureOnly(term)) return null;
  return {
    term: mapTerm(term, (part) => (part.is === 'name' ? ago(part, 1, 'year') : null)),
  };
}

const isGap = (term: Term): boolean => someTerm(term, (part) => part.is === 'call' && part.name === 'gap');

const marketCap: Operand = { term: named('marketCap'), unit: 'money', isFigure: true };

function bySize(right: Bound): Condition | null {
  const isMoney = isQuantity(right.right) && /^(?:money|none)$/u.test(right.right.unit) && right.right.value >= 5e7;
  return isMoney ? applyBound(marketCap, right) : null;
}

/** Usual lines between large, middle and small companies, in dollars; shown as assumed. */
const sizes: Readonly<Record<string, Condition>> = {
  large: { term: compare('>=', marketCap.term, number(1e10)), assumed: ['large cap ≥ 10bn'] },
  small: { term: compare('<=', marketCap.term, number(2e9)), assumed: ['small cap ≤ 2bn'] },
  mega: { term: compare('>=', marketCap.term, number(2e11)), assumed: ['mega cap ≥ 200bn'] },
  micro: { term: compare('<=', marketCap.term, number(3e8)), assumed: ['micro cap ≤ 0.3bn'] },
  mid: {
    term: all([compare('>=', marketCap.term, number(2e9)), compare('<=', marketCap.term, number(1e10))]),
    assumed: ['mid cap 2–10bn'],
  },
};

const median = (name: 'median' | 'sectorMedian', left: Operand, rel: Meaning): Condition | null =>
  left.isFigure === true && left.term.is === 'name'
    ? { term: compare(rel.id === 'below' ? '<' : '>', left.term, call(name, left.term)), subject: left }
    : null;

/** Groups chosen from, and those among them left out. */
export interface Picked {
  readonly groups: readonly Group[];
  readonly out: readonly Group[];
}

/** Not in a trend that is then defined: the brackets say what the whole is. */
function notRegime(direction: string, one: Condition): Condition | null {
  if (one.term.is !== 'compare' || direction === '') return null;
  const isUp = one.term.op.startsWith('>');
  return (direction === 'up') === isUp ? { ...one, term: opposite(one.term) } : one;
}

const same = (one: Condition): Condition => one;

/** What is said of many companies at once. */
export const screenRules: readonly Rule[] = [
  rule('condition', 'fn:relative condition', (_: unknown, one: Condition) => same(one), 0.2),
  rule('condition', 'fn:relative fn:is condition', (_: unknown, _i: unknown, one: Condition) => same(one), 0.1),
  // "Crossed lately": no other relation happens at a time.
  rule('bound', 'fn:justNow bound', (_: unknown, one: Bound) => (one.op.startsWith('crosses') ? one : null), 0),
  rule('condition', 'condition fn:those', (one: Condition) => one, 0),
  rule('condition', 'fn:justNow condition', (_: unknown, one: Condition) => (isEvent(one.term) ? one : null), 0.2),
  rule(
    'condition',
    'condition fn:happened? fn:of fn:the? fn:past span',
    (one: Condition, _h: unknown, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) => since(one, span),
    0,
  ),
  rule(
    'condition',
    'condition fn:happened? fn:of fn:the fn:past unit:week|unit:month',
    (one: Condition, _h: unknown, _o: unknown, _t: unknown, _p: unknown, { id }: Meaning) =>
      since(one, { n: 1, of: id === 'week' ? 'weeks' : 'months' }),
    0,
  ),
  rule(
    'condition',
    'fn:past span fn:within? fn:happened? condition',
    (_p: unknown, span: BarSpan, _w: unknown, _h: unknown, one: Condition) => since(one, span),
    0,
  ),
  rule(
    'condition',
    'operand fn:is? sign:positive|sign:negative when:thisWeek',
    (left: Operand, _i: unknown, { id }: Meaning) => turnedSince(left, id, { n: 1, of: 'weeks' }),
    0,
  ),
  rule('condition', 'condition when:thisWeek', (one: Condition) => since(one, { n: 1, of: 'weeks' }), 0),
  rule('sign:positive', 'fn:is|fn:move sign:positive', (_: unknown, one: Meaning) => one, 0.1),
  rule('sign:negative', 'fn:is|fn:move sign:negative', (_: unknown, one: Meaning) => one, 0.1),
  rule(
    'condition',
    'when:yesterday fn:justNow? condition',
    (_y: unknown, _j: unknown, one: Condition) =>
      isEvent(one.term) || one.term.is === 'compare' ? { ...one, term: ago(one.term, 1) } : null,
    0.2,
  ),
  rule('condition', 'when:today condition', (_: unknown, one: Condition) => (isEvent(one.term) ? one : null), 0.1),
  rule(
    'condition',
    'fn:it? fn:is? fn:within quantity fn:of fn:the? operand',
    (_it: unknown, _i: unknown, _w: unknown, one: Quantity, _o: unknown, _t: unknown, line: Operand) =>
      around(one, line),
    0,
  ),
  rule(
    'condition',
    'fn:distance operand fn:within|rel:atMost|rel:below quantity',
    (_d: unknown, line: Operand, _w: unknown, one: Quantity) => around(one, line),
    0,
  ),
  rule(
    'condition',
    'fn:distance operand quantity fn:within|rel:atMost',
    (_d: unknown, line: Operand, one: Quantity) => around(one, line),
    0,
  ),
  rule(
    'condition',
    'fn:distance price:high52w pos:fall|pos:pullback|pos:loss rel:above? quantity rel:atLeast?',
    (_d: unknown, _h: unknown, _f: unknown, _r: unknown, { unit, value }: Quantity) =>
      unit === 'percent'
        ? { term: compare('<=', close, sum('*', call('highest', named('high'), number(252)), number(1 - value))) }
        : null,
    0,
  ),
  rule(
    'operand',
    'operand fn:minus operand',
    (left: Operand, _: unknown, right: Operand) =>
      left.unit === right.unit ? { ...left, term: sum('-', left.term, right.term) } : null,
    0.2,
  ),
  rule(
    'operand',
    'fn:the? fn:marketWord? fn:median metric',
    (_t: unknown, _m: unknown, _x: unknown, { name, unit }: Meaning) =>
      name === '' || unit === 'money'
        ? null
        : { term: call('median', named(name)), unit: unit === '%' ? 'percent' : 'times', isFigure: true },
    0.1,
  ),
  ...(['marketWord', 'sectorWord'] as const).map((word) =>
    rule(
      'condition',
      `operand fn:is? rel:below|rel:above fn:the? fn:${word} fn:median`,
      (left: Operand, _i: unknown, rel: Meaning) =>
        median(word === 'marketWord' ? 'median' : 'sectorMedian', left, rel),
      0,
    ),
  ),
  rule(
    'condition',
    'bound fn:is fn:member? operand',
    (right: Bound, _i: unknown, _m: unknown, left: Operand) => applyBound(left, right),
    1.4,
  ),
  rule(
    'condition',
    'operand fn:faster|fn:slower fn:of? fn:row? fn:the? fn:past span',
    (left: Operand, { id }: Meaning, _f: unknown, _r: unknown, _t: unknown, _p: unknown, span: BarSpan) =>
      growing(left, id, span.n - 1),
    0,
  ),
  rule(
    'condition',
    'operand fn:row span fn:faster|fn:slower',
    (left: Operand, _r: unknown, span: BarSpan, { id }: Meaning) => growing(left, id, span.n),
    0,
  ),
  rule(
    'condition',
    'fn:reduced metric:sharesChange fn:of? quantity rel:atLeast?',
    (_r: unknown, { name }: Meaning, _o: unknown, { unit, value }: Quantity) =>
      unit === 'percent' ? { term: compare('<=', named(name), number(-value)) } : null,
    0,
  ),
  rule(
    'condition',
    'condition fn:of when:lastYear',
    (one: Condition) =>
      isFigureOnly(one.term) && someTerm(one.term, (part) => part.is === 'name' && part.name === 'shareCountGrowth')
        ? one
        : null,
    0.1,
  ),
  rule(
    'condition',
    'condition when:lastYear',
    (one: Condition) =>
      someTerm(one.term, (part) => part.is === 'name' && part.name === 'shareCountGrowth') ? one : null,
    0.1,
  ),
  rule(
    'condition',
    'logic:not fn:reporting fn:of fn:the? fn:next span',
    (_n: unknown, _r: unknown, _o: unknown, _t: unknown, _x: unknown, span: BarSpan) => ({
      term: compare('>', named('daysToEarnings'), number(sessionsIn(span))),
    }),
    0,
  ),
  rule(
    'condition',
    'fn:reporting fn:of fn:the? fn:next span',
    (_r: unknown, _o: unknown, _t: unknown, _x: unknown, span: BarSpan) => ({
      term: compare('<=', named('daysToEarnings'), number(sessionsIn(span))),
    }),
    0,
  ),
  // "A loss last year, a profit this year".
  rule(
    'condition',
    'fn:madeIt? fn:the? pos:gain|pos:loss fn:of? fn:lastFiscal|fn:thisFiscal',
    (_m: unknown, _t: unknown, { id, name }: Meaning, _o: unknown, year: Meaning): Condition | null => {
      const income = named('netIncome');
      const of = year.id === 'lastFiscal' ? ago(income, 1, 'year') : income;
      return name === 'money' ? { term: compare(id === 'gain' ? '>' : '<', of, number(0)) } : null;
    },
    0,
  ),
  rule('condition', 'fn:lastFiscal condition', (_: unknown, one: Condition) => yearBefore(one), 0),
  rule(
    'condition',
    'fn:thisFiscal condition',
    (_: unknown, one: Condition) => (isFigureOnly(one.term) ? one : null),
    0,
  ),
  rule(
    'condition',
    'fn:lastFiscal condition fn:thisFiscal condition',
    (_: unknown, one: Condition, _t: unknown, two: Condition) => {
      const before = yearBefore(one);
      return before === null || !isFigureOnly(two.term) ? null : { term: all([before.term, two.term]) };
    },
  ),
  rule('condition', 'condition fill:open', (one: Condition) => (isGap(one.term) ? one : null), 0),
  rule(
    'condition',
    'fn:largeCaps p:open condition p:close',
    (_: unknown, _o: unknown, one: Condition) =>
      one.term.is === 'compare' && one.term.left.is === 'name' && one.term.left.name === 'marketCap' ? one : null,
    0,
  ),
  rule('condition', 'fn:largeCaps logic:only?', ({ name }: Meaning) => sizes[name] ?? null, 0.3),
  rule('condition', 'fn:largeCaps p:open? bound p:close?', (_: unknown, _o: unknown, right: Bound) => bySize(right), 0),
  rule('condition', 'fn:member p:open? bound p:close?', (_: unknown, _o: unknown, right: Bound) => bySize(right), 0.4),
  rule(
    'condition',
    'logic:not fn:member bound',
    (_n: unknown, _m: unknown, right: Bound) => {
      const one = bySize(right);
      return one === null ? null : { ...one, term: opposite(one.term) };
    },
    0,
  ),
  rule(
    'condition',
    'fn:regime p:open|rel:equal|p:colon condition p:close?',
    (_: unknown, _o: unknown, one: Condition) => one,
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:regime p:open condition logic:and condition p:close',
    (_f: unknown, _r: unknown, _o: unknown, one: Condition, _a: unknown, two: Condition) =>
      one.whose === two.whose ? { ...one, term: all([one.term, two.term]) } : null,
    0,
  ),
  rule(
    'condition',
    'fn:of fn:regime p:open condition p:close',
    (_f: unknown, _r: unknown, _o: unknown, one: Condition) => one,
    0,
  ),

  // "VIX above 30 is a panic": a name for what the index says; of a price alone it would be a condition of its own.
  rule(
    'condition',
    'condition fn:regime',
    (one: Condition) => (one.whose?.[0]?.startsWith('INDEX:') === true ? one : null),
    1,
  ),
  rule(
    'condition',
    'logic:not fn:of? fn:regime p:open condition p:close',
    (_n: unknown, _o: unknown, { name }: Meaning, _p: unknown, one: Condition) => notRegime(name, one),
    0,
  ),
  rule(
    'condition',
    'fn:is? fn:of? rel:below|rel:above share? fn:the? fn:marketWord? fn:median metric',
    (
      _i: unknown,
      _o: unknown,
      rel: Meaning,
      part: Meaning | undefined,
      _t: unknown,
      _m: unknown,
      _x: unknown,
      { name, unit }: Meaning,
    ) => {
      if (name === '' || unit === 'money') return null;
      const middle = call('median', named(name));
      const right = part === undefined ? middle : sum('*', number(Number(part.name)), middle);
      return { term: compare(rel.id === 'below' ? '<' : '>', named(name), right) };
    },
    0,
  ),
  rule('groups', 'fn:of|fn:in group', (_: unknown, one: Group) => [one], 0.1),
  rule(
    'exclusion',
    'fn:relative logic:not groups',
    (_: unknown, _n: unknown, groups: readonly Group[]) => ({ groups }),
    0,
  ),
  rule(
    'exclusion',
    'fn:relative logic:not groups logic:and|logic:or logic:not groups',
    (_: unknown, _n: unknown, one: readonly Group[], _a: unknown, _n2: unknown, two: readonly Group[]) => ({
      groups: [...one, ...two],
    }),
    0,
  ),
  rule(
    'picked',
    'fn:all fn:of? fn:the? groups fn:but groups',
    (_a: unknown, _o: unknown, _t: unknown, groups: readonly Group[], _b: unknown, out: readonly Group[]) =>
      ({
        groups,
        out,
      }) satisfies Picked,
    0,
  ),
  rule('fn:perSector', 'number unit:piece? fn:industryWord fn:each', (n: WrittenNumber) => n, 0),
  rule(
    'tally',
    'fn:anyOf? fn:fulfil number fn:items fn:asWell?',
    (_a: unknown, _f: unknown, { value }: WrittenNumber) => value,
    0,
  ),
  rule('tally', 'fn:anyOf number fn:items fn:asWell?', (_a: unknown, { value }: WrittenNumber) => value, 0),
  rule(
    'operand',
    'fn:lot',
    () => ({ term: sum('*', named('boardLot'), named('price')), unit: 'money', isFigure: true }),
    0,
  ),
];
