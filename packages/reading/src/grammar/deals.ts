import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, compare, number } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action, Deed } from './actions.ts';
import { barred } from './edits.ts';
import { onDate } from './idioms.ts';
import type { Stay } from './months.ts';
import type { Lapse, Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

/** Bought or sold at a price that is named. */
export interface Priced {
  readonly does: Deed;
  readonly at: Quantity;
  readonly whose?: readonly Mention[] | undefined;
  /** So many of it. */
  readonly sizing?: string | undefined;
}

/** Something done on the day of an event. */
export interface Dated {
  readonly event: string;
  readonly does: Deed;
}

const isPrice = ({ unit, value }: Quantity): boolean => (unit === 'none' || unit === 'money') && value > 0;

const priced = ({ id }: Meaning, at: Quantity, whose?: readonly Mention[]): Priced | null =>
  isPrice(at) ? { does: id as Deed, at, ...(whose && { whose }) } : null;

/** "Buy 100 shares of it at 140". */
function pricedMany(
  { id }: Meaning,
  { unit, value }: Quantity,
  at: Quantity,
  whose?: readonly Mention[],
): Priced | null {
  if ((unit !== 'shares' && unit !== 'lots') || !isPrice(at)) return null;
  return { does: id as Deed, at, sizing: `${unit} ${value}`, ...(whose && { whose }) };
}

const deeds = 'act:buy|act:sell|act:short|act:cover';

const onDay = (n: number): Condition => ({ term: compare('==', call('tradingDayOfMonth'), number(n)) });

/** Deals at a price, on a day, after so long, of a plan. */
export const dealRules: readonly Rule[] = [
  rule('priced', `${deeds} fn:it? fn:of|rel:touch quantity`, (does: Meaning, _i: unknown, _o: unknown, at: Quantity) =>
    priced(does, at),
  ),
  rule(
    'priced',
    `${deeds} instruments fn:of|rel:touch quantity`,
    (does: Meaning, whose: readonly Mention[], _o: unknown, at: Quantity) => priced(does, at, whose),
  ),
  rule(
    'priced',
    'act:buy|act:short quantity fn:of? instruments fn:of|rel:touch quantity',
    (does: Meaning, many: Quantity, _o: unknown, whose: readonly Mention[], _at: unknown, at: Quantity) =>
      pricedMany(does, many, at, whose),
    0,
  ),
  rule(
    'priced',
    'act:buy|act:short instruments quantity fn:of|rel:touch quantity',
    (does: Meaning, whose: readonly Mention[], many: Quantity, _at: unknown, at: Quantity) =>
      pricedMany(does, many, at, whose),
    0,
  ),
  rule(
    'priced',
    'act:buy|act:short quantity fn:of|rel:touch quantity',
    (does: Meaning, many: Quantity, _at: unknown, at: Quantity) => pricedMany(does, many, at),
    0,
  ),
  rule(
    'priced',
    `fn:of|rel:touch quantity ${deeds} instruments?`,
    (_o: unknown, at: Quantity, does: Meaning, whose: readonly Mention[] | undefined) => priced(does, at, whose),
    0.3,
  ),
  // "Above 70 sold" is a relation and what is done then, dearer than that.
  rule(
    'priced',
    `quantity ${deeds} instruments?`,
    (at: Quantity, does: Meaning, whose: readonly Mention[] | undefined) =>
      at.unit === 'money' ? priced(does, at, whose) : null,
    1.6,
  ),
  rule(
    'priced',
    `quantity ${deeds} instruments?`,
    (at: Quantity, does: Meaning, whose: readonly Mention[] | undefined) =>
      at.unit === 'none' ? priced(does, at, whose) : null,
    2.5,
  ),
  rule(
    'lapse',
    'logic:after|fn:of fn:the unit:week|unit:month|unit:quarter|unit:year',
    (_a: unknown, _t: unknown, { id }: Meaning): Lapse => ({
      bars: sessionsIn({ n: 1, of: `${id}s` as BarSpan['of'] }),
    }),
    0,
  ),
  rule(
    'holding',
    'rel:atMost|fn:limit span',
    (_: unknown, span: BarSpan): Stop => ({ text: `timeExit ${sessionsIn(span)} bars` }),
    0.6,
  ),
  // On the day itself.
  rule(
    'dated',
    'date act:buy|act:sell',
    ({ event }: { readonly event: string }, { id }: Meaning): Dated => ({ event, does: id as Deed }),
    0.2,
  ),
  rule(
    'action',
    'fn:monthlyPlan instruments? sum',
    (_m: unknown, whose: readonly Mention[] | undefined, { text }: { readonly text: string }): Action => ({
      does: 'buy',
      sizing: text,
      schedule: 'monthly',
      ...(whose && { whose }),
    }),
    0,
  ),
  rule(
    'action',
    'fn:monthlyPlan sum instruments',
    (_m: unknown, { text }: { readonly text: string }, whose: readonly Mention[]): Action => ({
      does: 'buy',
      sizing: text,
      schedule: 'monthly',
      whose,
    }),
    0,
  ),
  rule(
    'stay',
    'fn:of? fn:the? fewDays unit:day? rel:to|fn:through fn:the? fewDays unit:day? fn:of? fn:monthTail|fn:monthWord',
    (
      _o: unknown,
      _t: unknown,
      [from = 0]: readonly number[],
      _d: unknown,
      _l: unknown,
      _t2: unknown,
      until: readonly number[],
    ): Stay | null => (from < 0 && until[0] === 1 ? { from: onDay(from), to: onDay(until.length) } : null),
    0,
  ),
  rule(
    'barred',
    'logic:not fn:of? condition act:buy fn:it?',
    (_n: unknown, _o: unknown, one: Condition) => barred(one),
    0,
  ),
  rule(
    'action',
    'fn:trade|fn:is? instruments act:buy|act:short p:colon',
    (_t: unknown, whose: readonly Mention[], { id }: Meaning): Action => ({ does: id as Deed, whose }),
    0,
  ),
  rule(
    'action',
    'action fn:the instruments',
    (one: Action, _: unknown, whose: readonly Mention[]) => (one.whose === undefined ? { ...one, whose } : null),
    0,
  ),
  rule(
    'outcome',
    'logic:after|fn:of fn:the? distance pos:rise',
    (
      _a: unknown,
      _t: unknown,
      { text, of, isDown }: { readonly text: string; readonly of: string; readonly isDown?: boolean },
    ): Stop | null => (of === 'price' && isDown !== true ? { text: `takeProfit ${text} of entry` } : null),
    0,
  ),
  rule(
    'stay',
    'fn:of? month number fn:dayNumber|unit:day? rel:to|fn:through month number fn:dayNumber|unit:day? freq:yearly?',
    (
      _o: unknown,
      first: Meaning,
      from: WrittenNumber,
      _d: unknown,
      _t: unknown,
      last: Meaning,
      until: WrittenNumber,
    ): Stay | null => {
      const [one, two] = [onDate(first, from), onDate(last, until)];
      return one === null || two === null ? null : { from: one, to: two };
    },
    0,
  ),
];
