import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { percentText } from './stops.ts';
import type { BarSpan } from './values.ts';

/** A share of the money for one instrument. */
export interface Weight {
  readonly mention: Mention;
  readonly share: number;
}

/** How much is bought, in the notation of strategies. */
export interface Sizing {
  readonly text: string;
}

function ofEquity({ value, unit }: Quantity): Sizing | null {
  return unit === 'percent' && value > 0 && value <= 5 ? { text: `percent ${percentText(value)} of equity` } : null;
}

function amount({ value, unit, currency }: Quantity): Sizing | null {
  if (value <= 0) return null;
  if (unit === 'shares') return { text: `shares ${value}` };
  if (unit === 'lots') return { text: `lots ${value}` };
  return unit === 'money' ? { text: `cash ${value} ${currency ?? ''}`.trim() } : null;
}

/** Months by their names, January first. */
export const longMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const longDays: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
};

function drifting({ written, unit }: Quantity): Sizing | null {
  return unit === 'percent' || unit === 'points' ? { text: `when drift > ${written} points` } : null;
}

const each = ({ text }: Sizing): Sizing => ({ text: text.replace(' of equity', ' each') });

/** How much, and how often. */
export const sizingRules: readonly Rule[] = [
  rule('sizing', 'fn:weigh fn:it? size', (_w: unknown, _it: unknown, { name }: Meaning) => ({ text: name })),
  rule('sum', 'quantity', (one: Quantity) => (one.unit === 'money' ? amount(one) : null)),
  rule('sizing', 'size', ({ name }: Meaning) => ({ text: name })),
  rule('sizing', 'fn:the? size:equal fn:account fn:of?', (_: unknown, { name }: Meaning) => ({ text: name }), 0),
  rule('sizing', 'size:half fn:shortSide', () => ({ text: 'long 100%, short 50%' }), 0),
  rule(
    'sizing',
    'quantity fn:of? fn:shortSide',
    ({ unit, value }: Quantity) => (unit === 'percent' ? { text: `long 100%, short ${percentText(value)}%` } : null),
    0,
  ),
  rule('sizing', 'quantity fn:of? fn:the? fn:account', (one: Quantity) => ofEquity(one)),

  rule('sizing', 'fn:account quantity', (_: unknown, one: Quantity) => ofEquity(one)),
  rule(
    'sizing',
    'number unit:tenth fn:account?',
    ({ value }: WrittenNumber) => ofEquity({ value: value / 10, written: value, scale: 1, unit: 'percent' }),
    0.2,
  ),
  rule('sizing', 'fn:each quantity', (_: unknown, one: Quantity) => {
    const share = ofEquity(one);
    return share === null ? amount(one) : each(share);
  }),
  rule('sizing', 'quantity fn:each', (one: Quantity) => {
    const share = ofEquity(one);
    return share === null ? amount(one) : each(share);
  }),
  rule(
    'sizing',
    'quantity',
    (one: Quantity) => (one.unit === 'shares' || one.unit === 'lots' ? amount(one) : null),
    0.4,
  ),
  rule('sizing', 'fn:put quantity fn:into?', (_: unknown, one: Quantity) =>
    one.unit === 'money' ? amount(one) : null,
  ),
  rule('sizing', 'fn:each act:buy quantity', (_: unknown, _buy: unknown, one: Quantity) => amount(one)),
  rule('sizing', 'fn:each logic:only? act:buy quantity', (_: unknown, _only: unknown, _buy: unknown, one: Quantity) =>
    amount(one),
  ),
  rule('weight', 'quantity fn:of|fn:into? instrument', ({ value, unit }: Quantity, _: unknown, mention: Mention) =>
    unit === 'percent' && value > 0 && value <= 1 ? { mention, share: value } : null,
  ),
  rule(
    'weight',
    'instrument fn:takes quantity',
    (mention: Mention, _: unknown, { value, unit }: Quantity) =>
      unit === 'percent' && value > 0 && value <= 1 ? { mention, share: value } : null,
    0,
  ),
  rule(
    'weight',
    'instrument quantity',
    (mention: Mention, { value, unit }: Quantity) =>
      unit === 'percent' && value > 0 && value <= 1 ? { mention, share: value } : null,
    0.3,
  ),
  rule(
    'weight',
    'quantity act:buy|act:hold|act:invest instrument',
    ({ value, unit }: Quantity, _: unknown, mention: Mention) =>
      unit === 'percent' && value > 0 && value <= 1 ? { mention, share: value } : null,
    0,
  ),
  rule('weights', 'fn:put|act:invest weights', (_: unknown, list: readonly Weight[]) => list, 0),
  rule('weights', 'weight p:comma|logic:and|p:slash? weight', (one: Weight, _: unknown, two: Weight) => [one, two]),
  rule('weights', 'weights p:comma|logic:and|p:slash? weight', (list: readonly Weight[], _: unknown, one: Weight) => [
    ...list,
    one,
  ]),
  rule(
    'weights',
    'number p:slash|p:colon number instruments',
    (a: WrittenNumber, _: unknown, b: WrittenNumber, whose: readonly Mention[]) => shares([a.value, b.value], whose),
    0,
  ),
  rule(
    'weights',
    'instruments number p:slash|p:colon number',
    (whose: readonly Mention[], a: WrittenNumber, _: unknown, b: WrittenNumber) => shares([a.value, b.value], whose),
    0,
  ),
  rule('slashes', 'number p:slash|p:dash|p:colon number', (a: WrittenNumber, _: unknown, b: WrittenNumber) => [
    a.value,
    b.value,
  ]),
  rule(
    'slashes',
    'slashes p:slash|p:dash|p:colon number',
    (list: readonly number[], _: unknown, one: WrittenNumber) => [...list, one.value],
  ),
  rule(
    'weights',
    'slashes fn:of|fn:into|fn:across|fn:split instruments',
    (list: readonly number[], _: unknown, whose: readonly Mention[]) => shares(list, whose),
    0,
  ),
  rule(
    'weights',
    'instruments slashes',
    (whose: readonly Mention[], list: readonly number[]) => (list.length > 2 ? shares(list, whose) : null),
    0,
  ),
  rule('cap', 'fn:each fn:limit|rel:atMost quantity', (_: unknown, _limit: unknown, { value, unit }: Quantity) =>
    unit === 'percent' ? `${percentText(value)}%` : null,
  ),
  rule(
    'cap',
    'fn:limit fn:of? quantity fn:each?',
    (_: unknown, _of: unknown, { value, unit }: Quantity) => (unit === 'percent' ? `${percentText(value)}%` : null),
    0.4,
  ),
  rule(
    'schedule',
    'fn:weightWord? fn:drift rel:above? quantity logic:only|logic:when|fn:polite? act:rebalance|tmpl:rebalancing',
    (_w: unknown, _d: unknown, _r: unknown, one: Quantity) => drifting(one),
  ),
  rule(
    'schedule',
    'act:rebalance logic:when fn:weightWord? fn:drift rel:above? quantity',
    (_a: unknown, _when: unknown, _w: unknown, _d: unknown, _r: unknown, one: Quantity) => drifting(one),
  ),
  rule('schedule', 'freq', ({ name }: Meaning) => ({ text: name })),
  rule(
    'schedule',
    'act:rebalance fn:of fn:the? month',
    (_a: unknown, _o: unknown, _t: unknown, { id }: Meaning) => ({ text: `yearly in ${longMonths[Number(id) - 1]}` }),
    0,
  ),
  rule('schedule', 'act:rebalance freq', (_: unknown, { name }: Meaning) => ({ text: name })),
  rule('schedule', 'act:rebalance fn:of freq', (_: unknown, _of: unknown, { name }: Meaning) => ({ text: name })),
  rule('schedule', 'fn:of freq', (_: unknown, { name }: Meaning) => ({ text: name })),
  rule(
    'schedule',
    'act:rebalance fn:of? fn:the? day',
    (_: unknown, _of: unknown, _the: unknown, { name }: Meaning) => ({ text: `weekly on ${longDays[name]}` }),
  ),
  rule(
    'schedule',
    'freq fn:of? day',
    (_: unknown, _of: unknown, { name }: Meaning) => ({ text: `weekly on ${longDays[name]}` }),
    0.2,
  ),
  rule('schedule', 'schedule act:rebalance', (one: Sizing) => one, 0.3),
  rule(
    'schedule',
    'freq:yearly? month act:rebalance',
    (_f: unknown, { id }: Meaning) => ({ text: `yearly in ${longMonths[Number(id) - 1]}` }),
    0,
  ),
  rule('schedule', 'schedule fn:once', (one: Sizing) => one, 0),
  rule('schedule', 'fn:every span act:rebalance', (_e: unknown, span: BarSpan) => everySo(span), 0),
  rule(
    'schedule',
    'act:rebalance fn:of? fn:every span',
    (_a: unknown, _o: unknown, _e: unknown, span: BarSpan) => everySo(span),
    0,
  ),
  rule('schedule', 'span act:rebalance fn:once?', (span: BarSpan) => everySo(span), 0.2),
  rule(
    'schedule',
    'fn:cycleWord fn:is? fn:every? span',
    (_c: unknown, _i: unknown, _e: unknown, span: BarSpan) => everySo(span),
    0,
  ),
  rule(
    'sizing',
    'count fn:each share',
    (_n: unknown, _e: unknown, { name }: Meaning) => ({
      text: `percent ${Number((100 * Number(name)).toPrecision(3))} each`,
    }),
    0,
  ),
  rule(
    'sizing',
    'fn:account|fn:signal edit:change|fn:is? share',
    (_a: unknown, _c: unknown, { name }: Meaning) =>
      ofEquity({ value: Number(name), written: Number(name) * 100, scale: 1, unit: 'percent' }),
    0,
  ),
  rule(
    'sizing',
    'fn:account|fn:signal edit:change quantity',
    (_a: unknown, _c: unknown, one: Quantity) => ofEquity(one),
    0,
  ),
  rule('schedule', 'freq act:rebalance', ({ name }: Meaning) => ({ text: name })),
];

/** "60/40 of two names": parts of ten or of a hundred. */
function shares(parts: readonly number[], whose: readonly Mention[]): readonly Weight[] | null {
  const total = parts.reduce((all, part) => all + part, 0);
  if (parts.length !== whose.length || (total !== 100 && total !== 10)) return null;
  return whose.map((mention, at) => ({ mention, share: parts[at]! / total }));
}

const alone: Readonly<Record<string, string>> = {
  days: 'daily',
  weeks: 'weekly',
  months: 'monthly',
  quarters: 'quarterly',
  years: 'yearly',
};

/** "Every 5 trading days": a period of bars or of the calendar. */
function everySo({ n, of }: BarSpan): Sizing | null {
  if (!Number.isInteger(n) || n < 1 || of === 'hours' || of === 'minutes') return null;
  if (n === 1) return alone[of] === undefined ? null : { text: alone[of] };
  if (of === 'months' && n === 3) return { text: 'quarterly' };
  if (of === 'months' && n === 6) return { text: 'semiannual' };
  if (of === 'months' && n === 12) return { text: 'yearly' };
  return { text: `every ${n} ${of === 'days' ? 'bars' : of}` };
}
