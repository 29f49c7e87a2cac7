import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, named, number, sum } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Resting } from './orders.ts';
import { percentText, type Stop } from './stops.ts';
import type { Bound, Condition, Operand } from './values.ts';

interface Far {
  readonly text: string;
  readonly isDown?: boolean | undefined;
  readonly of: string;
}

/** A day of the week with the price of that day. */
export interface DayFill {
  readonly when: Condition;
  readonly fill: Meaning;
}

const dayFill = (day: Meaning, fill: Meaning): DayFill => ({
  when: { term: compare('==', call('weekday'), named(day.name)) },
  fill: fill.kind === 'fill' ? fill : { kind: 'fill', id: fill.id, name: `at ${fill.id}`, unit: '' },
});

/** Equal parts, each bought at a level of its own. */
export interface Ladder {
  readonly bounds: readonly Bound[];
  /** Of what, where it is said beside the levels. */
  readonly of?: Operand | undefined;
}

/** A trailing stop that begins once so much is gained. */
export const trailingOnce = ({ text }: Stop, trailing: Far): Stop | null => {
  const gained = /^takeProfit (.+) of entry$/u.exec(text)?.[1];
  return gained === undefined || trailing.of === 'risk'
    ? null
    : { text: `trailing ${trailing.text} from peak once +${gained}` };
};

const toEntry = ({ text }: Stop): Stop | null => {
  const gained = /^takeProfit (.+) of entry$/u.exec(text)?.[1];
  return gained === undefined ? null : { text: `then stop at entry price after +${gained}` };
};

const portion = ({ name }: Meaning): string => `${percentText(Number(name))}%`;

const below = ({ value, written, scale, unit }: Quantity): Bound => ({
  op: '<',
  right: { value, written, scale, unit },
});

/** As many levels as parts of that size make the whole. */
function ladder(levels: readonly Quantity[], { name }: Meaning, of?: Operand): Ladder | null {
  const isWhole = Math.abs(levels.length * Number(name) - 1) < 0.01;
  const isPlain = levels.length >= 2 && new Set(levels.map(({ unit }) => unit)).size === 1;
  return isWhole && isPlain ? { bounds: levels.map(below), of } : null;
}

const bare = (value: number): Quantity => ({ value, written: value, scale: 1, unit: 'none' });

/** Ways out that begin later, parts at several levels, orders that are hung out. */
export const leavingRules: readonly Rule[] = [
  rule('rising', 'logic:when|logic:after|fn:of fn:the? outcome', (_w: unknown, _t: unknown, one: Stop) => one, 0),
  rule('rising', 'outcome logic:when|logic:after', (one: Stop) => one, 0),
  // What begins a sentence of its own is not what ends the one before.
  rule('rising', 'rising p:comma', (one: Stop) => one, 3),
  rule(
    'stop',
    'rising fn:changeTo? act:trailing fn:of? distance',
    (one: Stop, _c: unknown, _t: unknown, _o: unknown, far: Far) => trailingOnce(one, far),
    0,
  ),
  rule(
    'stop',
    'outcome fn:changeTo act:trailing fn:of? distance',
    (one: Stop, _c: unknown, _t: unknown, _o: unknown, far: Far) => trailingOnce(one, far),
    0,
  ),
  rule('stop', 'rising fn:moveStop fn:the? fn:breakeven', (one: Stop) => toEntry(one), 0),
  rule('stop', 'outcome fn:moveStop fn:the? fn:breakeven', (one: Stop) => toEntry(one), 0),
  rule(
    'stop',
    'fn:moveStop fn:the? fn:breakeven rising',
    (_m: unknown, _t: unknown, _b: unknown, one: Stop) => toEntry(one),
    0,
  ),
  rule(
    'stop',
    'outcome fn:firstBuy act:sell share',
    ({ text }: Stop, _f: unknown, _s: unknown, part: Meaning): Stop | null =>
      text.startsWith('takeProfit') ? { text: `${text} sells ${portion(part)}` } : null,
    0,
  ),
  rule(
    'stop',
    'rel:crossBelow|rel:below fn:the? fn:entryBar fn:of? price:low|extreme|fn:lowOf act:stop|act:sell',
    (_r: unknown, _t: unknown, _e: unknown, _o: unknown, { id }: Meaning): Stop | null =>
      id === 'low' || id === 'lowOf' ? { text: 'stop at low of entry bar' } : null,
    0,
  ),
  rule('cap', 'fn:limit quantity fn:of? fn:all?', (_l: unknown, { unit, value }: Quantity) =>
    unit === 'shares' || unit === 'lots' ? `${value} ${unit}` : null,
  ),
  // At the end of the session the fall is that of the day.
  rule(
    'condition',
    'fill:close pos:rise|pos:fall rel:above|rel:atLeast? quantity rel:atLeast?',
    (_f: unknown, { id }: Meaning, rel: Meaning | undefined, { unit, value }: Quantity): Condition | null => {
      if (unit !== 'percent' || value <= 0) return null;
      const op = rel?.id === 'above' ? (id === 'rise' ? '>' : '<') : id === 'rise' ? '>=' : '<=';
      return { term: compare(op, call('change'), number(id === 'rise' ? value : -value)) };
    },
    0,
  ),
  // "To the upper band, profit taken."
  rule(
    'exitAt',
    'rel:touch fn:the? operand act:takeProfit',
    (_r: unknown, _t: unknown, one: Operand): Condition | null =>
      one.unit === 'price' && one.isFigure !== true && one.term.is === 'call'
        ? { term: compare('>=', close, one.term), ...(one.assumed !== undefined && { assumed: [one.assumed] }) }
        : null,
    0,
  ),
  rule('noise', 'fn:rotateWord', () => true, 0),
  rule('schedule', 'fn:monthEndWord act:rebalance', () => ({ text: 'monthly at month end' }), 0),
  rule('noise', 'pos:gain logic:when? fn:letRun', () => true, 0),
  rule(
    'hurdle',
    'logic:when? fn:it fn:of fn:returnWord fn:trails instrument',
    (_w: unknown, _i: unknown, _o: unknown, _r: unknown, _t: unknown, one: Mention) => one,
    0.2,
  ),
  rule('months', 'fn:monthsWord fn:of? months', (_m: unknown, _o: unknown, list: readonly number[]) => list, 0),
  rule(
    'cap',
    'fn:account logic:not rel:above quantity|share',
    (_a: unknown, _n: unknown, _r: unknown, one: Quantity | Meaning) => {
      const value = 'written' in one ? (one.unit === 'percent' ? one.value : 0) : Number(one.name);
      return value > 0 && value <= 1 ? `${percentText(value)}%` : null;
    },
    0,
  ),
  rule('sizing', 'fn:account quantity fn:riskOf', (_a: unknown, { unit, value }: Quantity) =>
    unit === 'percent' && value > 0 && value <= 5 ? { text: `percent ${percentText(value)} of equity` } : null,
  ),
  rule(
    'levelTouch',
    'fn:it? rel:touch fn:the? quantity',
    (_i: unknown, { name }: Meaning, _t: unknown, one: Quantity) =>
      name === 'touch' && one.unit === 'none' ? one : null,
  ),
  rule(
    'dayFill',
    'fn:of? fn:every? day fn:of? price:open|price:close|fill',
    (_o: unknown, _e: unknown, day: Meaning, _f: unknown, fill: Meaning) => dayFill(day, fill),
    0,
  ),
  rule('trendBack', 'fn:it fn:is? pos:rise|pos:fall', (_t: unknown, _i: unknown, { id }: Meaning) => id === 'rise', 1),
  rule('sizing', 'size act:rebalance', ({ name }: Meaning) => ({ text: name }), 0.2),
  // Several levels and one size: a part at each.
  rule(
    'someLevels',
    'quantity p:comma|p:slash|logic:and quantity',
    (a: Quantity, _: unknown, b: Quantity) => [a, b],
    0,
  ),
  rule(
    'someLevels',
    'someLevels p:comma|p:slash|logic:and quantity',
    (list: readonly Quantity[], _: unknown, one: Quantity) => [...list, one],
    0,
  ),
  rule(
    'ladder',
    'operand fn:of? rel:below|rel:atMost|rel:touch|rel:crossBelow someLevels fn:each act:buy share',
    (of: Operand, _o: unknown, _r: unknown, list: readonly Quantity[], _e: unknown, _b: unknown, part: Meaning) =>
      of.unit === 'plain' ? ladder(list, part, of) : null,
    0,
  ),
  rule(
    'ladder',
    'operand fn:of? rel:below|rel:atMost|rel:touch|rel:crossBelow numbers fn:each act:buy share',
    (of: Operand, _o: unknown, _r: unknown, list: readonly number[], _e: unknown, _b: unknown, part: Meaning) =>
      of.unit === 'plain' && list.length > 1 ? ladder(list.map(bare), part, of) : null,
    0,
  ),
  rule('tranches', 'fn:inThirds', ({ name }: Meaning) => Number(name), 0),
  rule(
    'step',
    'fn:the? share fn:of|logic:when condition',
    (_t: unknown, part: Meaning, _w: unknown, when: Condition) =>
      when.subject?.unit === 'plain' ? { nth: 0, when, bound: null, part: portion(part) } : null,
    0.2,
  ),
  rule(
    'step',
    'fn:another|fn:finalOne fn:of|logic:when? condition',
    (_a: unknown, _w: unknown, when: Condition) =>
      when.subject?.unit === 'plain' ? { nth: 0, when, bound: null } : null,
    0.2,
  ),
  rule('step', 'fn:the step', (_: unknown, one: unknown) => one, 0),
  // Orders that are hung out.
  rule('order', 'fn:hang order', (_: unknown, one: unknown) => one, 0),
  rule(
    'resting',
    'fn:hang fn:of? quantity order',
    (_h: unknown, _o: unknown, { unit, value, currency }: Quantity, { kind, side }: Resting): Resting | null =>
      unit === 'money' && value > 0
        ? { kind, price: number(value), side, written: currency === undefined ? undefined : `${value} ${currency}` }
        : null,
    0,
  ),
  rule(
    'resting',
    'fn:hang? rel:below|rel:above fn:the? operand quantity fn:of order',
    (
      _h: unknown,
      { id }: Meaning,
      _t: unknown,
      { unit: of, term, isFigure }: Operand,
      { unit, value }: Quantity,
      _o: unknown,
      { kind, side }: Resting,
    ): Resting | null =>
      unit === 'percent' && of === 'price' && isFigure !== true && value > 0 && value < 1
        ? { kind, price: sum('*', term, number(Number((id === 'below' ? 1 - value : 1 + value).toPrecision(8)))), side }
        : null,
    0,
  ),
  rule(
    'resting',
    'fn:it|price:price? rel:touch|fn:move quantity order',
    (_i: unknown, _r: unknown, { unit, value, currency }: Quantity, { kind, side }: Resting): Resting | null =>
      (unit === 'money' || unit === 'none') && value > 0
        ? { kind, price: number(value), side, written: currency === undefined ? undefined : `${value} ${currency}` }
        : null,
    0,
  ),
  rule(
    'fn:perSector',
    'fn:every fn:classified? fn:levelOne? fn:sectorWord',
    (_e: unknown, one: Meaning | undefined, two: Meaning | undefined) => one ?? two ?? null,
    0,
  ),
  rule(
    'condition',
    'fn:payday fn:the? number fn:dayNumber',
    (_p: unknown, _t: unknown, { value }: WrittenNumber): Condition | null =>
      value === 1 ? { term: compare('==', call('tradingDayOfMonth'), number(1)) } : null,
  ),
  rule(
    'condition',
    'fn:breakout rel:above|rel:below fn:the? operand',
    (_b: unknown, { id }: Meaning, _t: unknown, one: Operand): Condition | null =>
      one.unit === 'price' && one.isFigure !== true && one.term.is !== 'name'
        ? { term: compare(id === 'below' ? '<' : '>', close, one.term) }
        : null,
    0.2,
  ),
];
