import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, opposite, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sideOfBand } from './channels.ts';
import { around } from './screens.ts';
import { trendOf, type Action } from './actions.ts';
import type { Touch } from './touch.ts';
import { longMonths } from './sizing.ts';
import { percentText, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

interface Far {
  readonly text: string;
  readonly isDown?: boolean | undefined;
  readonly of: string;
}

const isLine = ({ unit, isFigure }: Operand): boolean => unit === 'price' && isFigure !== true;

const usualVolume = 20;

/** Volume against so many times the usual, where no length is said. */
export function usualTimes(times: number, op: '>' | '>=' = '>='): Condition | null {
  if (times <= 0 || times > 50) return null;
  const mean = call('SMA', named('volume'), number(usualVolume));
  return {
    term: compare(op, named('volume'), times === 1 ? mean : sum('*', number(times), mean)),
    assumed: [`volume ${usualVolume}`],
  };
}

const timesOf = (many: Meaning | Quantity): number =>
  'written' in many ? (many.unit === 'times' || many.unit === 'none' ? many.value : 0) : Number(many.name);

/** Averages in the order that they are named, each above the next. */
export function inOrder(lines: readonly Operand[]): Condition | null {
  if (lines.length < 3 || !lines.every(isLine)) return null;
  const pairs = lines.slice(1).map((line, at): Term => compare('>', lines[at]!.term, line.term));
  const whose = lines[0]!.whose;
  return { term: all(pairs), ...(whose !== undefined && { whose }) };
}

/** Held with so much of the money from now on. */
function level(part: Quantity | Meaning): Action | null {
  const value = 'written' in part ? (part.unit === 'percent' ? part.value : 0) : shareOf(part);
  return value > 0 && value <= 3 ? { does: 'hold', sizing: `percent ${percentText(value)} of equity` } : null;
}

function shareOf({ id, name }: Meaning): number {
  if (id === 'full') return 1;
  return id === 'half' ? 0.5 : Number(name);
}

const fromPeak = ({ text, of }: Far): Stop | null => (of === 'risk' ? null : { text: `trailing ${text} from peak` });

/** A line called by its number alone, crossing another such. */
export interface NumberCross {
  readonly fast: number;
  readonly slow: number;
  readonly isUp: boolean;
}

/** Instruments of one season each. */
export interface Season {
  readonly whose: Mention;
  readonly months: Condition;
}

const months = (list: readonly number[]): Condition => {
  const of = call('month');
  return {
    term: list.length === 1 ? compare('==', of, number(list[0]!)) : { is: 'in', of, list: list.map(number) },
  };
};

/** In the same months every year; every sixth or third month is a schedule of its own name as well. */
function inMonths(list: readonly number[]): { readonly text: string } | null {
  if (list.length < 2) return null;
  return { text: `yearly in ${list.map((month) => longMonths[month - 1]).join(' and ')}` };
}

const levels = 'size:full|size:half|quantity|share';

/** Other ways of saying what the families of rules say. */
export const phrasingRules: readonly Rule[] = [
  // "At a lower band touch": the line before the word for coming to it.
  rule(
    'touching',
    'fn:of? fn:the? operand rel:touch',
    (_o: unknown, _t: unknown, one: Operand, { name }: Meaning): Touch | null =>
      name === 'touch' && sideOfBand(one.term) !== null ? { one, way: null } : null,
    0.2,
  ),
  rule('condition', 'operand dir:up|dir:down', (left: Operand, { id }: Meaning) =>
    isLine(left) && left.term.is === 'call' ? trendOf(left, id === 'up' ? 'rising' : 'falling') : null,
  ),
  rule('condition', 'price:volume fn:is? rel:above fn:the|fn:its? ind:sma|fn:normal', () => usualTimes(1, '>'), 0.2),
  rule('condition', 'rel:above fn:normal price:volume', () => usualTimes(1, '>'), 0),
  rule('condition', 'price:volume fn:is? rel:above fn:the|fn:its? price:averageVolume', () => usualTimes(1, '>'), 0.2),
  rule(
    'condition',
    'price:volume fn:is? rel:above|rel:atLeast? mult|quantity fn:of? fn:the|fn:its? ind:sma|fn:normal|price:averageVolume',
    (_v: unknown, _i: unknown, rel: Meaning | undefined, many: Meaning | Quantity) =>
      usualTimes(timesOf(many), rel?.id === 'above' ? '>' : '>='),
    0.2,
  ),
  rule(
    'condition',
    'fn:of? rel:above|rel:atLeast? mult|quantity fn:the? fn:normal? price:volume|price:averageVolume',
    (_o: unknown, rel: Meaning | undefined, many: Meaning | Quantity) =>
      'written' in many && many.unit !== 'times' ? null : usualTimes(timesOf(many), rel?.id === 'above' ? '>' : '>='),
    0.9,
  ),
  rule(
    'condition',
    'pos:pullback|rel:touch? operand fn:near p:open quantity fn:within|rel:atMost p:close',
    (rel: Meaning | undefined, one: Operand, _n: unknown, _p: unknown, far: Quantity) =>
      rel?.name === 'touch' ? null : around(far, one),
    0,
  ),
  rule(
    'touching',
    'rel:touch operand fn:near p:open quantity fn:within|rel:atMost p:close',
    ({ name }: Meaning, one: Operand, _n: unknown, _p: unknown, { unit, value }: Quantity): Touch | null =>
      name === 'touch' && unit === 'percent' && value < 0.5 && isLine(one) ? { one, way: null, within: value } : null,
    0,
  ),
  rule(
    'condition',
    'fn:distance|fn:drift? operand quantity fn:within|rel:atMost',
    (_d: unknown, one: Operand, far: Quantity) => around(far, one),
    0.8,
  ),
  rule(
    'condition',
    'rel:crossBelow|rel:touch|fn:move fn:the? operand quantity fn:within|rel:atMost',
    (_w: unknown, _t: unknown, one: Operand, far: Quantity) => around(far, one),
    0.2,
  ),
  rule('lineList', 'operand p:comma|logic:and operand', (one: Operand, _: unknown, two: Operand) =>
    isLine(one) && isLine(two) ? [one, two] : null,
  ),
  rule('lineList', 'lineList p:comma|logic:and operand', (list: readonly Operand[], _: unknown, one: Operand) =>
    isLine(one) ? [...list, one] : null,
  ),
  rule('condition', 'lineList fn:of? fn:regime', (list: readonly Operand[]) => inOrder(list), 0),
  // "Three black ones, and on the fourth day a white one."
  rule(
    'condition',
    'condition p:comma|logic:and? logic:after fn:ordinal? fn:nth|number unit:day condition',
    (
      one: Condition,
      _c: unknown,
      _a: unknown,
      _o: unknown,
      _n: unknown,
      _d: unknown,
      two: Condition,
    ): Condition | null =>
      one.term.is === 'call' && one.term.name === 'consecutive'
        ? { ...two, whose: two.whose ?? one.whose, term: all([ago(one.term, 1), two.term]) }
        : null,
    0,
  ),
  rule('condition', 'condition when:today|fn:sameDay', (one: Condition) => one, 0.8),
  rule(
    'condition',
    'rel:crossBelow|rel:touch|fn:move|logic:when condition',
    (_: unknown, one: Condition) => (one.subject?.unit === 'plain' ? one : null),
    0.6,
  ),
  rule(
    'bound',
    'rel:crossAbove|dir:up fn:of rel:below quantity|operand',
    (_c: unknown, _o: unknown, _b: unknown, right: Quantity | Operand): Bound => ({ op: 'crossesAbove', right }),
    0,
  ),
  rule(
    'bound',
    'rel:crossBelow|dir:down fn:of rel:above quantity|operand',
    (_c: unknown, _o: unknown, _b: unknown, right: Quantity | Operand): Bound => ({ op: 'crossesBelow', right }),
    0,
  ),
  rule('action', `fn:levelTo ${levels}`, (_: unknown, part: Quantity | Meaning) => level(part), 0),
  rule(
    'action',
    `act:add|act:reduce rel:to ${levels}`,
    (_a: unknown, _t: unknown, part: Quantity | Meaning) => level(part),
    0,
  ),
  rule(
    'condition',
    'fn:of? price:allTimeHigh fn:of? pos:pullback|pos:fall rel:above|rel:atLeast? quantity',
    (_o: unknown, _p: unknown, _f: unknown, _w: unknown, _r: unknown, { unit, value }: Quantity): Condition | null =>
      unit === 'percent' && value > 0 && value < 1
        ? { term: compare('<=', close, sum('*', named('allTimeHigh'), number(Number((1 - value).toPrecision(8))))) }
        : null,
    0,
  ),
  rule(
    'outcome',
    'fn:of? fn:the? distance pos:fall|pos:pullback|pos:loss fn:of fn:the? fn:peakSince',
    (_o: unknown, _t: unknown, far: Far) => fromPeak(far),
    0,
  ),
  rule(
    'stop',
    'pos:fall rel:atLeast|rel:above|rel:touch? distance rel:atLeast? act:stop',
    (_p: unknown, _r: unknown, { text, of }: Far): Stop | null =>
      of === 'price' ? { text: `stop ${text} of entry` } : null,
    0,
  ),
  rule(
    'stop',
    'act:sell|act:reduce quantity|share fn:of fn:the? instrument fn:signal? outcome',
    (
      _: unknown,
      part: Quantity | Meaning,
      _o: unknown,
      _t: unknown,
      whose: Mention,
      _s: unknown,
      { text }: Stop,
    ): Stop | null => {
      const sold = 'written' in part ? (part.unit === 'percent' ? part.value : 0) : Number(part.name);
      return text.startsWith('takeProfit') && sold > 0 && sold < 1
        ? { text: `${text} sells ${percentText(sold)}%`, whose }
        : null;
    },
    0,
  ),
  rule(
    'numberCross',
    'logic:when? fn:the number rel:crossAbove|rel:crossBelow fn:the number',
    (_w: unknown, _t: unknown, a: WrittenNumber, { id }: Meaning, _t2: unknown, b: WrittenNumber): NumberCross => ({
      fast: a.value,
      slow: b.value,
      isUp: id === 'crossAbove',
    }),
    0,
  ),
  rule(
    'season',
    'instrument fn:of? fn:every? months',
    (whose: Mention, _o: unknown, _e: unknown, list: readonly number[]): Season => ({ whose, months: months(list) }),
    0.6,
  ),
  rule(
    'schedule',
    'act:rebalance fn:of? fn:every? months',
    (_a: unknown, _o: unknown, _e: unknown, list: readonly number[]) => inMonths(list),
    0,
  ),
  rule('schedule', 'freq:yearly? months act:rebalance', (_f: unknown, list: readonly number[]) => inMonths(list), 0),
  rule(
    'condition',
    'span logic:before fn:monthEndWord',
    (span: BarSpan): Condition | null => {
      const n = sessionsIn(span);
      return span.of === 'days' && n >= 1 && n <= 15
        ? { term: compare('==', call('tradingDayOfMonth'), number(-1 - n)) }
        : null;
    },
    0,
  ),
  rule(
    'condition',
    'logic:except fn:of? fn:all condition',
    (_e: unknown, _o: unknown, _a: unknown, one: Condition): Condition => ({ ...one, term: opposite(one.term) }),
    0.3,
  ),
  rule(
    'sizing',
    'fn:each quantity fn:of? fn:account',
    (_e: unknown, { unit, value }: Quantity) =>
      unit === 'percent' && value > 0 && value <= 1 ? { text: `percent ${percentText(value)} each` } : null,
    0,
  ),
  rule('noise', 'fn:sizeSo|fn:untilNext', () => true, 0),
  rule('channel', 'fn:trade fn:the? channel fn:breakout?', (_t: unknown, _a: unknown, one: unknown) => one, 0),
  rule(
    'quantity',
    'number unit:percent fn:andHalf',
    ({ value }: WrittenNumber): Quantity => ({
      value: (value + 0.5) / 100,
      written: value + 0.5,
      scale: 1,
      unit: 'percent',
    }),
    0,
  ),
  rule(
    'quantity',
    'number unit:tenth fn:andHalf',
    ({ value }: WrittenNumber): Quantity => ({
      value: (value + 0.5) / 10,
      written: value + 0.5,
      scale: 1,
      unit: 'percent',
    }),
    0,
  ),
  rule('ranking', 'ranking fn:polite fn:goInto fn:followIt', (one: unknown) => one, 0),
];
