import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Swap } from './edits.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

type StopKind = 'stop' | 'takeProfit' | 'trailing';

/** What of the open rules can be said to be more or less than it is. */
export type Shiftable =
  'entry' | 'exit' | 'short' | 'cover' | 'levels' | 'fast' | 'slow' | 'lengths' | 'count' | StopKind;

/** How much more or less than now, or so many times it; what it becomes depends on the rules. */
export interface Shift {
  readonly of: Shiftable;
  readonly by?: number | undefined;
  readonly times?: number | undefined;
  /** "Raise the stop" may set it nearer the price or widen it. */
  readonly isOpen?: boolean | undefined;
}

type Amount = WrittenNumber | Quantity | BarSpan;

const sides: Readonly<Record<string, Shiftable>> = { buy: 'entry', sell: 'exit', short: 'short', cover: 'cover' };
const stops: ReadonlySet<string> = new Set(['stop', 'takeProfit', 'trailing']);

/** An amount in the unit of what it is added to; null where it has another. */
function amountFor(of: Shiftable, amount: Amount): number | null {
  if ('of' in amount) return /^(?:fast|slow|lengths)$/u.test(of) ? sessionsIn(amount) : null;
  if (!('unit' in amount)) return stops.has(of) ? null : amount.value;
  if (stops.has(of)) return amount.unit === 'percent' || amount.unit === 'points' ? amount.value : null;
  return amount.unit === 'points' || amount.unit === 'none' ? amount.written : null;
}

function shiftBy(of: Shiftable, amount: Amount, { name }: Meaning): Shift | null {
  const by = amountFor(of, amount);
  if (by === null || by <= 0) return null;
  const isOpen = of !== 'takeProfit' && stops.has(of) && name.startsWith('move');
  return { of, by: /[dD]own$/u.test(name) ? -by : by, ...(isOpen && { isOpen }) };
}

const amounts = 'number|quantity|span';

/** Changes that say by how much, or how many times; "to" and a number alone are said elsewhere. */
export const editShiftRules: readonly Rule[] = [
  rule('shiftable', 'fn:sideWord fn:threshold|fn:partWord?', ({ name }: Meaning) => name, 0),
  rule(
    'shiftable',
    'act:buy|act:sell|act:short|act:cover fn:threshold|fn:partWord|fn:signal?',
    ({ id }: Meaning) => sides[id]!,
    0,
  ),
  rule('shiftable', 'line fn:averages?', ({ id }: Meaning) => (id === 'fast' || id === 'slow' ? id : null), 0),
  rule('shiftable', 'act:stop|act:takeProfit|act:trailing fn:distanceWord?', ({ id }: Meaning) => id, 0),
  rule('shiftable', 'fn:bothWord', ({ name }: Meaning) => name, 0),
  rule('shiftable', 'fn:countWord', () => 'count', 0),
  rule(
    'shift',
    `fn:shift fn:the? shiftable fn:byWord ${amounts}`,
    (up: Meaning, _t: unknown, of: Shiftable, _b: unknown, amount: Amount) => shiftBy(of, amount, up),
    0,
  ),
  rule(
    'shift',
    `edit:change|fn:put? fn:the? shiftable fn:byWord? ${amounts} fn:shifted`,
    (_e: unknown, _t: unknown, of: Shiftable, _b: unknown, amount: Amount, up: Meaning) => shiftBy(of, amount, up),
    0,
  ),
  rule(
    'shift',
    `edit:change|fn:shift|fn:put fn:the? shiftable fn:shifted fn:byWord? ${amounts}`,
    (_e: unknown, _t: unknown, of: Shiftable, up: Meaning, _b: unknown, amount: Amount) => shiftBy(of, amount, up),
    0,
  ),
  rule(
    'shift',
    `edit:add|fn:takeOff ${amounts} fn:shifted? rel:to|fn:of|fn:off fn:the? shiftable`,
    ({ id }: Meaning, amount: Amount, _s: unknown, _r: unknown, _t: unknown, of: Shiftable) =>
      shiftBy(of, amount, { kind: 'fn', id, name: id === 'takeOff' ? 'down' : 'up' } as Meaning),
    0,
  ),
  rule(
    'shift',
    'fn:halve fn:the? shiftable',
    ({ name }: Meaning, _t: unknown, of: Shiftable): Shift => ({ of, times: Number(name) }),
    0,
  ),
  rule(
    'shift',
    'edit:change? fn:the? shiftable fn:is? fn:halve',
    (_e: unknown, _t: unknown, of: Shiftable, _i: unknown, { name }: Meaning): Shift => ({ of, times: Number(name) }),
    0,
  ),
  rule(
    'shift',
    'edit:change? fn:the? shiftable fn:is? fn:halve fn:asMuch',
    (_e: unknown, _t: unknown, of: Shiftable, _i: unknown, { name }: Meaning, much: Meaning): Shift => ({
      of,
      times: much.name === 'down' ? 1 / Number(name) : Number(name),
    }),
    0,
  ),
  rule(
    'shift',
    'edit:change|act:hold|act:buy? fn:halve fn:asMuch fn:ofThem',
    (_e: unknown, { name }: Meaning, much: Meaning): Shift => ({
      of: 'count',
      times: much.name === 'down' ? 1 / Number(name) : Number(name),
    }),
    0,
  ),
  rule(
    'shift',
    'edit:add|act:hold|act:buy? number fn:shifted fn:ofThem',
    (_e: unknown, amount: WrittenNumber, up: Meaning) => shiftBy('count', amount, up),
    0,
  ),
  // One more way out beside the one that is there.
  rule(
    'awayFrom',
    'edit:add|fn:too act:sell p:colon|p:comma? logic:when? condition',
    (_a: unknown, _s: unknown, _c: unknown, _w: unknown, one: Condition) => one,
    0,
  ),
  rule(
    'awayFrom',
    'edit:add? act:sell fn:too? logic:when|fn:of? condition fn:too?',
    (add: unknown, _s: unknown, before: unknown, _w: unknown, one: Condition, after: unknown) =>
      add === undefined && before === undefined && after === undefined ? null : one,
    0,
  ),
  rule(
    'awayFrom',
    'edit:add fn:the act:sell fn:signal|fn:partWord? p:colon|p:comma|logic:when|fn:of? condition',
    (_a: unknown, _t: unknown, _s: unknown, _p: unknown, _c: unknown, one: Condition) => one,
    0,
  ),
  // The same distance, from the highest price or from what was paid.
  rule(
    'restop',
    'edit:change|fn:put? fn:the? act:stop fn:is|fn:of|fn:into|rel:to? fn:the? fn:trailOne',
    (): StopKind => 'trailing',
    0,
  ),
  rule(
    'restop',
    'edit:change|fn:put? fn:the? act:trailing fn:is|fn:of|fn:into|rel:to? fn:the? fn:fixedOne',
    (): StopKind => 'stop',
    0,
  ),
  rule('restop', 'fn:trailIt fn:the? act:stop', (): StopKind => 'trailing', 0),
  rule(
    'sideLevel',
    'fn:zone fn:threshold? edit:change|fn:is|fn:of|rel:to? number',
    ({ name }: Meaning, _h: unknown, _i: unknown, { value }: WrittenNumber) => ({ side: name, to: value }),
    0,
  ),
  rule('required', 'condition fn:is? fn:required', (one: Condition) => one, 0),
  rule(
    'shareSwap',
    'quantity fn:is? fn:tooMuch p:comma|p:stop? edit:change|fn:put quantity|number',
    (from: Quantity, _i: unknown, _t: unknown, _c: unknown, _e: unknown, to: Quantity | WrittenNumber) => {
      const share = 'unit' in to && to.unit !== 'none' ? to.value : to.value / 100;
      return from.unit === 'percent' && share > 0 && share < 1 ? { from: from.value, to: share } : null;
    },
    0,
  ),
  rule(
    'swap',
    'number|span fn:is? fn:tooMuch p:comma|p:stop? edit:change|fn:put number|span',
    (
      from: WrittenNumber | BarSpan,
      _i: unknown,
      _t: unknown,
      _c: unknown,
      _e: unknown,
      to: WrittenNumber | BarSpan,
    ): Swap => ({
      is: 'value',
      from: 'of' in from ? sessionsIn(from) : from.value,
      to: 'of' in to ? sessionsIn(to) : to.value,
    }),
    0,
  ),
  // More or less of something, and not by how much.
  rule('vagueShift', 'fn:the? fn:bitWord? fn:shifted shiftable', () => true, 0),
  rule('vagueShift', 'edit:change|fn:put? fn:the? shiftable fn:is? fn:bitWord? fn:shifted', () => true, 0),
  rule('vagueShift', 'fn:shift fn:the? shiftable fn:bitWord?', () => true, 0.2),
];
