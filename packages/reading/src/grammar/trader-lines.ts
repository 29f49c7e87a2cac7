import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, any, call, close, compare, named, number, sum, type Comparison, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { atLevel } from './conditions.ts';
import { indicatorWith } from './indicator-forms.ts';
import { asState } from './lasting.ts';
import { related } from './relations.ts';
import type { Steady } from './channels.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** Lines of one chart that a price is above or below together. */
type Lines = readonly Operand[];

const isLine = ({ unit, isFigure, term }: Operand): boolean =>
  unit === 'price' && isFigure !== true && term.is === 'call';

const lineOf = (n: number, like?: Operand): Operand | null => {
  const kind = like?.term.is === 'call' && /^[SEWH]MA$/u.test(like.term.name) ? like.term.name : 'SMA';
  return Number.isInteger(n) && n >= 2 && n <= 400 ? { term: call(kind, close, number(n)), unit: 'price' } : null;
};

const joined = (list: Lines, one: Operand): Lines | null =>
  isLine(one) && list.every(isLine) && one.whose === undefined ? [...list, one] : null;

/** The price on one side of all of them, or of any. */
function beside(op: string, lines: Lines, isAny = false): Condition | null {
  if (op !== '>' && op !== '<') return null;
  const terms = lines.map((one): Term => compare(op, close, one.term));
  const whose = lines.find((one) => one.whose !== undefined)?.whose;
  return {
    term: isAny ? any(terms) : all(terms),
    subject: { term: close, unit: 'price' },
    ...(whose !== undefined && { whose }),
  };
}

const singles = ['rsi', 'cci', 'adx', 'mfi', 'williamsR', 'atr', 'roc'] as const;

/** Two lines of an indicator, the second its own signal. */
const isSignal = ({ term, unit }: Operand): boolean =>
  unit === 'plain' && term.is === 'call' && /^(?:MACD\.signal|STOCH\.D|KDJ\.D)$/u.test(term.name);

const crossed = (isUp: boolean, a: Operand, b: Operand): Condition | null =>
  related(isUp ? 'crossesAbove' : 'crossesBelow', a, b);

/** So many closes on one side of a line. */
function closesBeside({ value, decimal }: WrittenNumber, op: string, line: Operand): Condition | null {
  const made = decimal || value < 2 || value > 60 ? null : related(op, { term: close, unit: 'price' }, line);
  return made === null ? null : { ...made, term: call('consecutive', asState(made.term), number(value)) };
}

const dayMove = (isUp: boolean, { unit, value }: Quantity): Condition | null =>
  unit === 'percent' && value > 0
    ? { term: compare(isUp ? '>=' : '<=', call('change'), number(isUp ? value : -value)) }
    : null;

/** The part of the range of a bar in which it closed. */
function closedIn(isUpper: boolean, share: number): Condition | null {
  if (!(share > 0 && share < 1)) return null;
  const value = Number((isUpper ? 1 - share : share).toPrecision(6));
  return { term: compare(isUpper ? '>=' : '<=', call('IBS'), number(value)) };
}

/** A bar the other way after so many in a row: the row ended on the bar before. */
function afterStreak(one: Condition, before: Condition): Condition | null {
  const { term } = before;
  const inner = term.is === 'call' && term.name === 'consecutive' ? term.args[0]! : term;
  const isDay = (part: Term): boolean => part.is === 'compare' && part.left === close && part.right.is === 'ago';
  if (!isDay(one.term) || !isDay(inner) || one.term.is !== 'compare' || inner.is !== 'compare') return null;
  if (one.term.op === inner.op || one.whose !== undefined || before.whose !== undefined) return null;
  return { term: all([one.term, ago(term, 1)]) };
}

/** Several lines at once, crosses said with prepositions, levels of indicators, closes in a row. */
export const traderLineRules: readonly Rule[] = [
  rule(
    'lines',
    'operand p:comma|logic:and fn:the|fn:its? operand',
    (a: Operand, _m: unknown, _t: unknown, b: Operand) => joined([a], b),
  ),
  rule(
    'lines',
    'lines p:comma|logic:and fn:the|fn:its? operand',
    (list: Lines, _m: unknown, _t: unknown, one: Operand) => joined(list, one),
  ),
  rule('lines', 'lines p:comma logic:and fn:the|fn:its? operand', (...values: readonly unknown[]) =>
    joined(values[0] as Lines, values[4] as Operand),
  ),
  // "The 50 and the 200 day": both are lengths.
  rule(
    'lines',
    'number p:comma|logic:and|p:slash fn:the|fn:its? operand',
    ({ value }: WrittenNumber, _m: unknown, _t: unknown, two: Operand) => {
      const one = lineOf(value, two);
      return one === null || !isLine(two) || two.whose !== undefined ? null : [one, two];
    },
    0.1,
  ),
  rule('lines', 'fn:the|fn:its lines', (_t: unknown, list: Lines) => list, 0),
  rule('lines', 'lines fn:averages|ind:sma|ind:ema', (list: Lines) => list, 0),
  rule(
    'condition',
    'itself? fn:is|fn:move? rel:above|rel:below logic:both lines',
    (_i: unknown, _m: unknown, { name }: Meaning, _b: unknown, lines: Lines) => beside(name, lines),
    0,
  ),
  // Without "both" the second line may begin a condition of its own: "above the 50-day and the 100-day is rising".
  rule(
    'condition',
    'itself? fn:is|fn:move? rel:above|rel:below lines',
    (_i: unknown, _m: unknown, { name }: Meaning, lines: Lines) => beside(name, lines),
    4,
  ),
  rule(
    'condition',
    'itself? fn:is|fn:move? rel:above|rel:below logic:or|fn:either fn:of? lines',
    (_i: unknown, _m: unknown, { name }: Meaning, _b: unknown, _o: unknown, lines: Lines) => beside(name, lines, true),
    0,
  ),
  rule(
    'condition',
    'instrument fn:is|fn:move? rel:above|rel:below logic:both? lines',
    ({ ids }: Mention, _m: unknown, { name }: Meaning, _b: unknown, lines: Lines) => {
      const made = beside(name, lines);
      return made === null ? null : { ...made, whose: ids };
    },
    4,
  ),
  rule(
    'eitherLine',
    'itself? fn:is|fn:move? rel:above|rel:below fn:eitherOne',
    (_i: unknown, _m: unknown, { id }: Meaning) => ({ op: id === 'above' ? '>' : '<', isAny: true }),
    0,
  ),
  rule(
    'eitherLine',
    'itself? fn:is|fn:move? rel:above|rel:below fn:allOfIt',
    (_i: unknown, _m: unknown, { id }: Meaning) => ({ op: id === 'above' ? '>' : '<', isAny: false }),
    0,
  ),
  // "MACD crosses its signal line": which way, what is done says.
  rule(
    'condition',
    'operand fn:is? rel:cross fn:of? fn:the|fn:its? operand',
    (left: Operand, _i: unknown, _c: unknown, _o: unknown, _t: unknown, right: Operand) =>
      isSignal(right) ? related('crosses', left, right) : null,
    0,
  ),
  rule(
    'condition',
    'rel:cross fn:of fn:the? operand rel:above|rel:below fn:the? operand',
    (_c: unknown, _o: unknown, _t: unknown, a: Operand, { id }: Meaning, _u: unknown, b: Operand) =>
      crossed(id === 'above', a, b),
    0,
  ),
  rule(
    'condition',
    'operand event:goldenCross|event:deathCross fn:the? operand',
    (a: Operand, { id }: Meaning, _t: unknown, b: Operand) => crossed(id === 'goldenCross', a, b),
    0,
  ),
  // "A cross over the 50-day".
  rule(
    'condition',
    'fn:of? fn:the? rel:cross rel:above|rel:below fn:the? operand',
    (_o: unknown, _t: unknown, _c: unknown, { id }: Meaning, _u: unknown, line: Operand) =>
      isLine(line)
        ? related(id === 'above' ? 'crossesAbove' : 'crossesBelow', { term: close, unit: 'price' }, line)
        : null,
    0.2,
  ),
  ...singles.flatMap((id): readonly Rule[] => [
    // "At an RSI of 55" is a level, "an RSI of 14 crosses" its length.
    rule(
      'condition',
      `fn:of fn:the ind:${id} fn:of|fn:levelOf quantity`,
      (_o: unknown, _t: unknown, _i: unknown, _f: unknown, level: Quantity) => {
        const line = indicatorWith(id, []);
        return line === null ? null : atLevel(line, level);
      },
      0,
    ),
    rule(
      'indicator',
      `ind:${id} fn:ofIt number`,
      (_i: unknown, _o: unknown, { value, decimal }: WrittenNumber) =>
        decimal || value < 2 || value > 100 ? null : indicatorWith(id, [value]),
      1,
    ),
    rule(
      'indicator',
      `ind:${id} p:dash number`,
      (_i: unknown, _d: unknown, { value, decimal }: WrittenNumber) =>
        decimal || value < 2 || value > 100 ? null : indicatorWith(id, [value]),
      0.4,
    ),
  ]),
  rule(
    'condition',
    'logic:after? number fn:row? price:close|fn:dailyClose rel:above|rel:below|rel:crossAbove|rel:crossBelow fn:the|fn:its? operand',
    (
      _a: unknown,
      n: WrittenNumber,
      _r: unknown,
      _c: unknown,
      { id }: Meaning,
      _t: unknown,
      line: Operand,
    ): Condition | null => closesBeside(n, id === 'above' || id === 'crossAbove' ? '>' : '<', line),
    0,
  ),
  rule(
    'steady',
    'logic:after? number fn:row? price:close|fn:dailyClose rel:above|rel:below fn:it?',
    (_a: unknown, { value }: WrittenNumber, _r: unknown, _c: unknown, { id }: Meaning): Steady | null =>
      value >= 2 && value <= 20 ? { isUp: id === 'above', n: value } : null,
    0.6,
  ),
  rule('operand', 'operand fn:lineWord', (one: Operand) => (isAverage(one) ? one : null), 0.3),
  rule('operand', 'operand p:open ind:sma|ind:ema p:close', (one: Operand) => (isAverage(one) ? one : null), 0.3),
  // Beyond two levels of one value: "is twice the 30-day average".
  rule(
    'bound',
    'fn:is mult fn:the|fn:its? operand',
    (_i: unknown, { name }: Meaning, _t: unknown, one: Operand): Bound | null =>
      one.isFigure === true ? null : { op: '>=', right: { ...one, term: sum('*', number(Number(name)), one.term) } },
    0,
  ),
  rule(
    'condition',
    'operand fn:is? rel:above|rel:below|rel:atLeast|rel:atMost fn:thatOf instrument',
    (left: Operand, _i: unknown, { name }: Meaning, _t: unknown, { ids }: Mention): Condition | null =>
      left.whose === undefined || ids.length !== 1 || ids[0] === left.whose[0]
        ? null
        : {
            term: compare(name as Comparison, left.term, { is: 'of', whose: ids[0]!, of: left.term }),
            subject: left,
            whose: left.whose,
          },
    0,
  ),
  ...[true, false].map((isUp) =>
    rule(
      'condition',
      `logic:after|fn:of? fn:the? quantity event:${isUp ? 'upDay' : 'downDay'}`,
      // "The third down day" counts days: nobody waits for a day of a third.
      (_a: unknown, _t: unknown, one: Quantity) => (one.value < 0.3 ? dayMove(isUp, one) : null),
      0,
    ),
  ),
  rule(
    'condition',
    'itself pos:rise|pos:fall fn:oneDay',
    (_i: unknown, { id }: Meaning): Condition => ({ term: compare(id === 'rise' ? '>' : '<', close, ago(close, 1)) }),
    0,
  ),
  rule(
    'condition',
    'fn:it? price:close? fn:is? fn:of? fn:the? fn:rangeEnd share fn:of fn:the|fn:its? price:amplitude',
    (...values: readonly unknown[]) =>
      closedIn((values[5] as Meaning).name === 'upper', Number((values[6] as Meaning).name)),
    0,
  ),
  rule(
    'condition',
    'ind:sar dir:up|dir:down',
    (_s: unknown, { id }: Meaning): Condition => ({
      term: call(id === 'up' ? 'crossesAbove' : 'crossesBelow', close, call('PSAR')),
      subject: { term: close, unit: 'price' },
    }),
    0,
  ),
  // "20-day Donchian breakout": beyond the channel of the bars before.
  rule(
    'condition',
    'fn:of? fn:the? span fn:donchian fn:breakWord|fn:breakout',
    (_o: unknown, _t: unknown, span: BarSpan, _d: unknown, { id, name }: Meaning): Condition => {
      const isLow = id === 'breakWord' && name === 'low';
      const line = call(isLow ? 'lowest' : 'highest', named(isLow ? 'low' : 'high'), number(sessionsIn(span)));
      return { term: compare(isLow ? '<' : '>', close, ago(line, 1)) };
    },
    0,
  ),
  rule(
    'condition',
    'fn:the? span extreme fn:of instrument',
    (_t: unknown, span: BarSpan, { id }: Meaning, _o: unknown, { ids }: Mention): Condition => {
      const isHigh = id === 'high';
      const line = call(isHigh ? 'highest' : 'lowest', named(isHigh ? 'high' : 'low'), number(sessionsIn(span)));
      return { term: compare(isHigh ? '>' : '<', close, ago(line, 1)), whose: ids };
    },
    1.2,
  ),
  // "A green day after three red ones": those came before it.
  rule(
    'condition',
    'condition logic:after fn:the? condition',
    (one: Condition, _a: unknown, _t: unknown, before: Condition) => afterStreak(one, before),
    0,
  ),
  ...(['rsi', 'cci', 'adx', 'mfi', 'williamsR'] as const).map((id) =>
    rule(
      'condition',
      `fn:of? rel:below|rel:above ind:${id} quantity`,
      (_o: unknown, { name }: Meaning, _i: unknown, level: Quantity) => {
        const line = indicatorWith(id, []);
        const isLevel = level.unit === 'none' && Math.abs(level.value) >= 10;
        return line === null || !isLevel ? null : related(name, line, level);
      },
      0.2,
    ),
  ),
  rule('condition', 'fn:waitFor fn:the? condition', (_w: unknown, _t: unknown, one: Condition) => one, 0.1),
];

function isAverage({ term, unit }: Operand): boolean {
  return unit === 'price' && term.is === 'call' && /^[SEWH]MA$/u.test(term.name);
}
