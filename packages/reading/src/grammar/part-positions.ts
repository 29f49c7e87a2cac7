import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, call, close, compare, named, number, writeTerm } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action } from './actions.ts';
import { usualTimes } from './phrasings.ts';
import type { Ranges } from './ranges.ts';
import { applyBound } from './relations.ts';
import type { Far, Growth } from './scaling.ts';
import type { Sizing } from './sizing.ts';
import { percentText, type Stop } from './stops.ts';
import type { Touch } from './touch.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const percent = ({ name }: Meaning): string => percentText(Number(name));

const away = 'pos:rise|pos:gain|pos:fall|pos:loss|fn:advance|fn:decline';
const isUp = ({ id }: Meaning): boolean => id === 'rise' || id === 'gain' || id === 'advance';

const stepBy = (part: Meaning, word: Meaning, { text, of }: Far): Growth | null =>
  of === 'price' ? { step: `${percent(part)}%`, per: `${isUp(word) ? '+' : '-'}${text}` } : null;

/** A line or a figure that turns: higher or lower than on the bar before. */
const turned = ({ term, whose }: Operand, id: string): Condition => ({
  term: compare(id === 'up' ? '>' : '<', term, ago(term, 1)),
  ...(whose && { whose }),
});

/** A part of a position that is bought at first; the words before and after the part say nothing of how much. */
const startOf = (
  _b: unknown,
  _w: unknown,
  _t: unknown,
  part: Meaning,
  _p: unknown,
  _o: unknown,
  whose: readonly Mention[] | undefined,
): Action => ({ does: 'buy', sizing: `percent ${percent(part)} of equity`, ...(whose && { whose }) });

/** Positions in parts, and what is said of a value in a clause of its own. */
export const partPositionRules: readonly Rule[] = [
  rule(
    'action',
    'act:buy|fn:begin|fn:put fn:with? fn:the? share fn:positionWord fn:of|fn:into? instruments?',
    startOf,
    0,
  ),
  rule('action', 'fn:begin fn:of fn:the? share fn:positionWord fn:of|fn:into? instruments?', startOf, 0),
  rule(
    'growth',
    `act:add fn:another|fn:the? share fn:positionWord? fn:eachTime fn:it? fn:further? ${away} distance`,
    (
      _a: unknown,
      _n: unknown,
      part: Meaning,
      _p: unknown,
      _e: unknown,
      _i: unknown,
      _f: unknown,
      word: Meaning,
      far: Far,
    ) => stepBy(part, word, far),
    0,
  ),
  rule(
    'growth',
    `act:add fn:another unit:quarter fn:positionWord? fn:eachTime fn:it? fn:further? ${away} distance`,
    (...values: readonly unknown[]) =>
      stepBy({ kind: 'share', id: 'quarter', name: '0.25', unit: '' }, values[7] as Meaning, values[8] as Far),
    0,
  ),
  rule('growthMax', 'rel:atMost|fn:limit fn:the? size:full', () => '100%', 0),
  rule(
    'growth',
    'pos:fall|pos:rise fn:further? distance logic:then? act:buy fn:otherHalf',
    (word: Meaning, _f: unknown, { text, of }: Far): Growth | null =>
      of === 'price' ? { step: '50%', per: `${isUp(word) ? '+' : '-'}${text}, once` } : null,
    0,
  ),
  rule(
    'outcome',
    'fn:it? pos:pullback fn:of? distance fn:of fn:the? fn:peakSince|extreme:high|fn:upperLine',
    (_i: unknown, _p: unknown, _f: unknown, { text, of }: Far): Stop | null =>
      of === 'price' || of === 'range' ? { text: `trailing ${text} from peak` } : null,
    0,
  ),
  rule(
    'outcome',
    'fn:it pos:pullback fn:of? distance',
    (_i: unknown, _p: unknown, _f: unknown, { text, of }: Far): Stop | null =>
      of === 'price' ? { text: `trailing ${text} from peak` } : null,
    0.3,
  ),
  rule(
    'stop',
    'pos:rise distance act:stop',
    (_p: unknown, { text, of }: Far): Stop | null => (of === 'price' ? { text: `stop ${text} of entry` } : null),
    0.3,
  ),
  rule(
    'stop',
    'fn:halfOff fn:of? distance',
    (_h: unknown, _o: unknown, { text, of }: Far): Stop | null =>
      of === 'price' ? { text: `takeProfit ${text} of entry sells 50%` } : null,
    0,
  ),
  rule(
    'cap',
    'fn:perName rel:atMost|fn:limit quantity|share',
    (_a: unknown, _r: unknown, one: Quantity | Meaning) => capOf(one),
    0,
  ),
  // A word of concession at the end adds nothing.
  ...['cap', 'awayFrom', 'stop', 'schedule'].map((kind) => rule(kind, `${kind} fn:though`, (one: unknown) => one, 0)),
  rule('cap', 'cap fn:eachTime fn:member|fn:nameWord', (one: string) => one, 0),
  ...(
    [
      'fn:limit fn:perName|fn:each fn:of|rel:touch? quantity',
      'logic:not fn:nameWord rel:above|rel:atLeast quantity',
    ] as const
  ).map((form) => rule('cap', form, (...values: readonly unknown[]) => capOf(values.at(-1) as Quantity), 0)),
  // How often a choice is made anew.
  rule(
    'schedule',
    'act:rebalance|fn:switching fn:of? fn:the? fn:monthStart fn:of? freq',
    (_a: unknown, _o: unknown, _t: unknown, _s: unknown, _f: unknown, { name }: Meaning): Sizing => ({ text: name }),
    0,
  ),
  rule('schedule', 'fn:switching freq', (_s: unknown, { name }: Meaning): Sizing => ({ text: name }), 0),
  // Volume beyond the usual by a part of it.
  rule(
    'condition',
    'fn:of? price:volume fn:is? rel:atLeast|rel:above? quantity rel:above fn:the|fn:its? fn:normal|ind:sma|price:averageVolume',
    (_o: unknown, _v: unknown, _i: unknown, rel: Meaning | undefined, { unit, value }: Quantity) =>
      unit === 'percent' && value > 0
        ? usualTimes(Number((1 + value).toPrecision(8)), rel?.id === 'atLeast' ? '>=' : '>')
        : null,
    0,
  ),
  rule(
    'condition',
    'number fn:streakBars',
    ({ value, decimal }: WrittenNumber, { name }: Meaning): Condition | null =>
      decimal || value < 2 || value > 20
        ? null
        : {
            term: call('consecutive', compare(name === 'up' ? '>' : '<', close, named('open')), number(value)),
          },
    0,
  ),
  rule(
    'touching',
    'fn:it? fn:backAt fn:the? operand',
    (_i: unknown, _b: unknown, _t: unknown, one: Operand): Touch | null =>
      one.unit === 'price' && one.isFigure !== true && one.term.is === 'call' ? { one, way: null } : null,
    0,
  ),
  rule('condition', 'operand dir:up|dir:down', (one: Operand, { id }: Meaning) =>
    one.unit === 'plain' && one.isFigure !== true && one.term.is === 'call' ? turned(one, id) : null,
  ),
  // "At a P/E of 20": a level, from which side what was opened says.
  rule(
    'condition',
    'fn:of fn:the? operand fn:of quantity',
    (_o: unknown, _t: unknown, one: Operand, _f: unknown, level: Quantity): Condition | null => {
      const made = one.isFigure === true ? applyBound(one, { op: '<', right: level }) : null;
      return made === null ? null : { ...made, isLevel: true, assumed: [...(made.assumed ?? []), `< ${level.value}`] };
    },
    0,
  ),
  // "From below 30 back above 30": the crossing says both.
  rule(
    'bound',
    'fn:of quantity rel:below|rel:atMost|place:below fn:again|fn:move? rel:crossAbove|rel:above|rel:touch quantity',
    (_o: unknown, from: Quantity, _b: unknown, _a: unknown, _c: unknown, to: Quantity): Bound | null =>
      from.value === to.value ? { op: 'crossesAbove', right: to } : null,
    0,
  ),
  rule(
    'bound',
    'fn:of quantity rel:above|rel:atLeast|place:above fn:again|fn:move? rel:crossBelow|rel:below|rel:touch quantity',
    (_o: unknown, from: Quantity, _b: unknown, _a: unknown, _c: unknown, to: Quantity): Bound | null =>
      from.value === to.value ? { op: 'crossesBelow', right: to } : null,
    0,
  ),
  // "The price is above it", "its return is positive": of the line, or of the ranking, named before.
  rule('itself', 'fn:the price:price|price:close', () => true, 0),
  rule('distance', 'ranges rel:above|rel:below', ({ many, one }: Ranges): Far | null =>
    many > 0 ? { text: `${many} ${writeTerm(one)}`, of: 'range' } : null,
  ),
  rule('ownReturn', 'fn:the|fn:its fn:returnWord|perf:totalReturn fn:is? sign:positive', () => true, 0),
  rule(
    'outcome',
    'fn:of|logic:after? fn:the? distance pos:fall',
    (_o: unknown, _t: unknown, { text, of }: Far): Stop | null =>
      of === 'price' ? { text: `stop ${text} of entry` } : null,
    0.9,
  ),
  rule(
    'condition',
    'fn:row span pos:rise|pos:fall rel:above|rel:atLeast? quantity',
    (
      _r: unknown,
      span: BarSpan,
      word: Meaning,
      rel: Meaning | undefined,
      { unit, value }: Quantity,
    ): Condition | null => {
      if (unit !== 'percent' || value <= 0) return null;
      const op = rel?.id === 'above' ? (isUp(word) ? '>' : '<') : isUp(word) ? '>=' : '<=';
      const move = compare(op, call('change'), number(isUp(word) ? value : -value));
      return { term: call('consecutive', move, number(sessionsIn(span))) };
    },
    0,
  ),
  ...(['fn:notRising', 'fn:notFalling'] as const).map((word) =>
    rule(
      'condition',
      `operand ${word}`,
      ({ term, unit, whose }: Operand): Condition | null =>
        unit === 'price' || unit === 'plain'
          ? { term: compare(word === 'fn:notRising' ? '<=' : '>=', term, ago(term, 1)), ...(whose && { whose }) }
          : null,
      0,
    ),
  ),
  rule('schedule', 'freq fn:firstDayWord', ({ name }: Meaning): Sizing => ({ text: name }), 0),
  rule(
    'constraint',
    'rel:atMost|fn:limit act:buy number fn:timesWord',
    (_r: unknown, _b: unknown, { value }: WrittenNumber) => `at most ${value} buys`,
    0,
  ),
  rule('months', 'rel:between month logic:and month', (_b: unknown, from: Meaning, _a: unknown, to: Meaning) => {
    const list: number[] = [];
    for (let month = Number(from.id); ; month = (month % 12) + 1) {
      list.push(month);
      if (month === Number(to.id)) return list;
    }
  }),
  rule(
    'action',
    'fn:trade instruments logic:only',
    (_t: unknown, whose: readonly Mention[]): Action => ({ does: 'hold', whose }),
    0,
  ),
  // "Only traded while …": required of every purchase.
  rule(
    'barred',
    'logic:only fn:of? fn:the? condition logic:when? fn:trade',
    (_o: unknown, _f: unknown, _t: unknown, one: Condition) => one,
    0,
  ),
];

/** The most of the account that one name may take. */
function capOf(one: Quantity | Meaning): string | null {
  const value = 'written' in one ? (one.unit === 'percent' ? one.value : 0) : Number(one.name);
  return value > 0 && value <= 1 ? `${percentText(value)}%` : null;
}
