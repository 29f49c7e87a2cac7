import { venueOf } from '@plumbline/model/instrument';
import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, call, close, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { averageNames, indicatorForms, indicatorWith, percentB } from './indicator-forms.ts';
import { sessionsIn, type BarSpan, type Operand, type OperandUnit } from './values.ts';

export const venuesOf: Readonly<Record<string, readonly string[]>> = {
  HK: ['HK'],
  US: ['US'],
  CN: ['SH', 'SZ', 'BJ'],
  CRYPTO: ['CRYPTO'],
};

const unitsOfRows: Readonly<Record<string, OperandUnit>> = {
  x: 'times',
  '%': 'percent',
  '%said': 'percent',
  moneySaid: 'money',
  money: 'money',
  price: 'price',
  n: 'plain',
  days: 'days',
  flag: 'flag',
};

function operand(term: Term, unit: OperandUnit, more: Partial<Operand> = {}): Operand {
  return { term, unit, ...more };
}

export function figure({ id, name, unit }: Meaning): Operand {
  const more = { isFigure: true, ...(unit.toLowerCase().endsWith('said') ? { saysUnit: true } : {}) };
  return operand(named(name === '' ? id : name), unitsOfRows[unit] ?? 'plain', more);
}

const priceNames = new Set(['close', 'open', 'high', 'low', 'volume', 'turnover']);

export function priceFigure({ id, name, unit }: Meaning): Operand | null {
  if (name === 'price') return operand(close, 'price');
  if (priceNames.has(name))
    return operand(named(name), name === 'volume' ? 'plain' : unit === 'money' ? 'money' : 'price');
  if (id === 'amplitude') return operand(sum('-', sum('/', named('high'), named('low')), number(1)), 'percent');
  if (id === 'previousClose') return operand(ago(close, 1), 'price');
  if (name === 'change') return operand(call('change'), 'percent');
  if (name === 'high252') return operand(call('highest', named('high'), number(252)), 'price');
  if (name === 'low252') return operand(call('lowest', named('low'), number(252)), 'price');
  return operand(named(name === '' ? id : name), unitsOfRows[unit] ?? 'plain', { isFigure: true });
}

function average({ id }: Meaning, n: number, of: Term = close, unit: OperandUnit = 'price'): Operand | null {
  const name = averageNames[id];
  if (name === undefined || n < 2 || n > 2000 || !Number.isInteger(n)) return null;
  return operand(call(name, of, number(n)), unit);
}

/** The highest or lowest of the bars before this one. */
function extremeBefore(end: string, n: number): Operand {
  const isHigh = end === 'high';
  return operand(ago(call(isHigh ? 'highest' : 'lowest', named(isHigh ? 'high' : 'low'), number(n)), 1), 'price');
}

/** Names of return, volatility and the like over a span. */
function overSpan({ id }: Meaning, span: BarSpan): Operand | null {
  const n = sessionsIn(span);
  if (id === 'totalReturn' || id === 'roc') return operand(call('ROC', close, number(n)), 'percent');
  if (id === 'volatility') return operand(call('HV', number(n)), 'percent');
  if (id === 'sharpe') return operand(call('sharpe', number(n)), 'plain');
  return null;
}

const indicatorRules = Object.keys(indicatorForms).flatMap((id): readonly Rule[] => [
  rule('indicator', `ind:${id}`, () => indicatorWith(id, [])),
  rule('indicator', `ind:${id} number`, (_: Meaning, n: WrittenNumber) => indicatorWith(id, [n.value]), 0.3),
  rule('indicator', `ind:${id} p:open numbers p:close`, (_: Meaning, _open: string, list: readonly number[]) =>
    indicatorWith(id, list),
  ),
  rule(
    'indicator',
    `ind:${id} numbers`,
    (_: Meaning, list: readonly number[]) => (list.length > 1 ? indicatorWith(id, list) : null),
    0.3,
  ),
  rule('indicator', `span fn:of? ind:${id}`, (span: BarSpan, _of: unknown, _ind: Meaning) =>
    indicatorWith(id, [sessionsIn(span)]),
  ),
  rule(
    'indicator',
    `ind:${id} fn:over|fn:of fn:the? span`,
    (_: Meaning, _of: unknown, _the: unknown, span: BarSpan) => indicatorWith(id, [sessionsIn(span)]),
    0.2,
  ),
  rule('indicator', `number ind:${id}`, ({ value }: WrittenNumber) => indicatorWith(id, [value]), 0.4),
]);

const averageRules = Object.keys(averageNames).flatMap((id): readonly Rule[] => [
  rule('indicator', `span ind:${id}`, (span: BarSpan, ind: Meaning) =>
    span.of === 'hours' || span.of === 'minutes' ? null : average(ind, sessionsIn(span)),
  ),
  rule('indicator', `number ind:${id}`, ({ value }: WrittenNumber, ind: Meaning) => average(ind, value), 0.2),
  rule('indicator', `ind:${id} number`, (ind: Meaning, { value }: WrittenNumber) => average(ind, value), 0.2),
  rule('indicator', `ind:${id} span`, (ind: Meaning, span: BarSpan) => average(ind, sessionsIn(span)), 0.3),
  rule('indicator', `ind:${id} p:open number p:close`, (ind: Meaning, _: string, { value }: WrittenNumber) =>
    average(ind, value),
  ),
  rule('indicator', `span ind:${id} fn:ofIt? price:volume`, (span: BarSpan, ind: Meaning) =>
    average(ind, sessionsIn(span), named('volume'), 'plain'),
  ),
  rule('indicator', `price:volume span ind:${id}`, (_: Meaning, span: BarSpan, ind: Meaning) =>
    average(ind, sessionsIn(span), named('volume'), 'plain'),
  ),
]);

/** Values that conditions compare. */
export const operandRules: readonly Rule[] = [
  ...indicatorRules,
  ...averageRules,
  rule('operand', 'indicator', (one: Operand) => one, 0),
  rule('numbers', 'number', ({ value }: WrittenNumber) => [value], 0.1),
  rule(
    'numbers',
    'numbers p:comma|p:slash|logic:and number',
    (list: readonly number[], _: unknown, { value }: WrittenNumber) => [...list, value],
    0.1,
  ),
  rule('operand', 'metric', figure),
  rule(
    'operand',
    'operand share',
    (one: Operand, { name }: Meaning) => ({ ...one, term: sum('*', number(Number(name)), one.term) }),
    0.4,
  ),
  rule(
    'instrument',
    'market instrument',
    ({ id }: Meaning, { ids, ...rest }: Mention) => {
      const kept = ids.filter((one) => (venuesOf[id] ?? []).includes(venueOf(one)));
      return kept.length === 0 ? null : ({ ...rest, ids: kept } satisfies Mention);
    },
    0.3,
  ),
  rule('instrument', 'instrument market', ({ ids, ...rest }: Mention, { id }: Meaning) => {
    const venues = venuesOf[id] ?? [];
    const kept = ids.filter((one) => venues.includes(venueOf(one)));
    return kept.length === 0 ? null : ({ ...rest, ids: kept } satisfies Mention);
  }),
  rule(
    'instrument',
    'sector|index fn:etf p:open? instrument p:close?',
    (_s: unknown, _e: unknown, _o: unknown, one: Mention) => one,
  ),
  rule('operand', 'price', priceFigure),
  rule(
    'operand',
    'fn:the|fn:its? span fn:of? price:averageVolume',
    (_t: unknown, span: BarSpan) => operand(call('SMA', named('volume'), number(sessionsIn(span))), 'plain'),
    0,
  ),
  // "50-day" with neither a noun nor an action of time is the average.
  rule(
    'operand',
    'span',
    ({ n, of, isTime }: BarSpan) =>
      of === 'days' && isTime !== true && n >= 5 && n <= 400 ? operand(call('SMA', close, number(n)), 'price') : null,
    1.2,
  ),
  rule('operand', 'line p:open span p:close', ({ name }: Meaning, _open: unknown, span: BarSpan) =>
    sessionsIn(span) === Number(name) ? operand(call('SMA', close, number(Number(name))), 'price') : null,
  ),
  rule(
    'operand',
    'ind:keltner p:open number ind:ema p:comma number ind:atr p:close',
    (_k: unknown, _o: unknown, n: WrittenNumber, _e: unknown, _c: unknown, k: WrittenNumber) =>
      indicatorWith('keltner', [n.value, k.value]),
  ),
  rule('operand', 'line', ({ name }: Meaning) => operand(call('SMA', close, number(Number(name))), 'price')),
  rule('operand', 'span extreme', (span: BarSpan, { id }: Meaning) => extremeBefore(id, sessionsIn(span))),
  rule('operand', 'span perf', (span: BarSpan, meaning: Meaning) => overSpan(meaning, span)),
  rule('operand', 'fn:past span perf', (_: unknown, span: BarSpan, meaning: Meaning) => overSpan(meaning, span)),
  rule('operand', 'span ind:roc', (span: BarSpan, meaning: Meaning) => overSpan(meaning, span)),
  rule('operand', 'when:yesterday fn:of? price', (_: unknown, _of: unknown, meaning: Meaning) => {
    const known = priceFigure(meaning);
    return known === null || known.isFigure ? null : { ...known, term: ago(known.term, 1) };
  }),
  rule('operand', 'ind:bbPercent', () => operand(percentB(20, 2), 'plain')),
  rule('operand', 'fn:the operand', (_: unknown, one: Operand) => one, 0.05),
  rule('operand', 'fn:of operand', (_: unknown, one: Operand) => one, 1.4),
  rule(
    'operand',
    'freq:daily|fn:daily operand',
    (_: unknown, one: Operand) => (one.isFigure === true ? null : one),
    0.2,
  ),
  // "The average", "that line": the one named before, put in by whoever knows which.
  rule(
    'operand',
    'fn:the ind:sma|ind:ema',
    (_: unknown, { name }: Meaning) => operand(call(name, close, number(0)), 'price'),
    1.2,
  ),
  // How steep a line is: what it gained since the bar before.
  rule(
    'operand',
    'operand fn:of? ind:slope',
    (one: Operand) =>
      one.unit === 'price' && one.isFigure !== true && one.term.is === 'call'
        ? operand(sum('-', one.term, ago(one.term, 1)), 'plain', { whose: one.whose })
        : null,
    0,
  ),
  rule('operand', 'fn:own operand', (_: unknown, one: Operand) => one, 0.05),
  rule('operand', 'instrument fn:of? operand', ({ ids }: Mention, _: unknown, one: Operand) =>
    one.whose === undefined ? { ...one, whose: ids } : null,
  ),
  rule('operand', 'operand fn:of instrument', (one: Operand, _: unknown, { ids }: Mention) =>
    one.whose === undefined ? { ...one, whose: ids } : null,
  ),
  rule(
    'operand',
    'quantity fn:the? operand',
    ({ value, unit }: Quantity, _: unknown, one: Operand) =>
      one.term === close
        ? null
        : unit === 'times' || (unit === 'none' && value <= 10 && one.isFigure !== true)
          ? { ...one, term: sum('*', number(value), one.term), assumed: undefined }
          : null,
    0.4,
  ),
  rule(
    'operand',
    'operand p:plus|logic:and operand',
    (left: Operand, _: unknown, right: Operand) =>
      left.unit === right.unit && left.isFigure && right.isFigure
        ? { ...left, term: sum('+', left.term, right.term) }
        : null,
    2,
  ),
  rule(
    'operand',
    'operand p:slash operand',
    (left: Operand, _: unknown, right: Operand) => ({ ...left, unit: 'times', term: sum('/', left.term, right.term) }),
    1,
  ),
  rule('operand', 'quantity rel:below operand', ({ value, unit }: Quantity, _: unknown, one: Operand) =>
    unit === 'percent' && one.unit === 'price' ? { ...one, term: sum('*', one.term, number(1 - value)) } : null,
  ),
  rule('operand', 'quantity rel:above operand', ({ value, unit }: Quantity, _: unknown, one: Operand) =>
    unit === 'percent' && one.unit === 'price' ? { ...one, term: sum('*', one.term, number(1 + value)) } : null,
  ),
];
