import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity, Unit } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { barsOfUnit, everyDayUnit } from '../parse/own-units.ts';
import type { BarSpan } from './values.ts';

/** Money by a word that says whose, or by one that every market has for its own. */
function amount(number: WrittenNumber, { id, name }: Meaning): Quantity {
  return { ...quantity(number, 'money', 1, id), ...(name === 'own' && { isOwnMoney: true }) };
}

function quantity(number: WrittenNumber, unit: Unit, factor = 1, currency?: string): Quantity {
  return {
    // 70 / 100 is 0.7; 70 × 0.01 is not.
    value: factor < 1 ? number.value / Math.round(1 / factor) : number.value * factor,
    written: number.written,
    scale: number.scale,
    unit,
    ...(currency !== undefined && { currency }),
  };
}

function spanOf(n: number, of: BarSpan['of'], { name, unit }: Meaning): BarSpan | null {
  const each = barsOfUnit(name);
  if (each === null && unit === 'many')
    return { n, of, isTime: true, ...(name === everyDayUnit && { isEveryDay: true }) };
  if (each === null) return { n, of, ...(name === everyDayUnit && { isEveryDay: true }) };
  const bars = n * each;
  // Half a bar is no span: the words stay unread.
  return Number.isInteger(bars) && bars > 0 ? { n, of, bars } : null;
}

const mostYears = 200;

function span(of: BarSpan['of']): (number: WrittenNumber, unit: Meaning) => BarSpan | null {
  return ({ value, decimal }, unit) => {
    // 2021年 is a year of the calendar, and no time of so many years.
    if (of === 'years' && value > mostYears) return null;
    return decimal && of !== 'years' ? null : spanOf(value, of, unit);
  };
}

const spanUnits = [
  ['bar', 'bars'],
  ['day', 'days'],
  ['week', 'weeks'],
  ['month', 'months'],
  ['quarter', 'quarters'],
  ['year', 'years'],
  ['hour', 'hours'],
  ['minute', 'minutes'],
] as const;

/** Numbers with their units, spans of time, ranges. */
export const quantityRules: readonly Rule[] = [
  rule('quantity', 'number', (number: WrittenNumber) => quantity(number, 'none'), 0.3),
  rule('quantity', 'number unit:percent', (number: WrittenNumber) => quantity(number, 'percent', 0.01)),
  rule('quantity', 'unit:percentOf number', (_: Meaning, number: WrittenNumber) => quantity(number, 'percent', 0.01)),
  rule('quantity', 'number unit:point', (number: WrittenNumber) => quantity(number, 'points', 0.01)),
  rule('quantity', 'number unit:bp', (number: WrittenNumber) => quantity(number, 'percent', 0.0001)),
  rule('quantity', 'number unit:tenth', (number: WrittenNumber, { name }: Meaning) => ({
    ...quantity(number, 'percent', 0.1),
    ...(name === 'held' && { isHeld: true }),
  })),
  // 一成五 is 15 %, 两成半 25 %.
  rule('quantity', 'number unit:tenthHalf', (number: WrittenNumber) => ({
    ...quantity(number, 'percent', 0.1),
    value: (number.value + 0.5) / 10,
  })),
  rule('quantity', 'number unit:tenth number', (number: WrittenNumber, _: Meaning, { value }: WrittenNumber) =>
    value >= 1 && value < 10 ? { ...quantity(number, 'percent', 0.1), value: number.value / 10 + value / 100 } : null,
  ),
  rule('quantity', 'share:tenth|share:fifth number', ({ name }: Meaning, { value }: WrittenNumber): Quantity | null =>
    value >= 1 && value < 10
      ? { value: Number(name) + value / 100, written: Number(name) * 100, scale: 1, unit: 'percent' }
      : null,
  ),
  rule('quantity', 'number unit:times', (number: WrittenNumber) => quantity(number, 'times')),
  rule('quantity', 'number money', amount),
  rule('quantity', 'number money money', (number: WrittenNumber, one: Meaning, again: Meaning) =>
    one.id === again.id ? amount(number, one.name === 'own' ? again : one) : null,
  ),
  rule('quantity', 'money number', (one: Meaning, number: WrittenNumber) => amount(number, one)),
  rule('quantity', 'number unit:share', (number: WrittenNumber) => quantity(number, 'shares')),
  rule('quantity', 'number unit:lot', (number: WrittenNumber) => quantity(number, 'lots')),
  rule(
    'quantity',
    'share',
    ({ name }: Meaning): Quantity => ({ value: Number(name), written: Number(name) * 100, scale: 1, unit: 'percent' }),
    0.6,
  ),
  rule('quantity', 'p:plus quantity', (_: unknown, one: Quantity) => one, 0.6),
  rule(
    'quantity',
    'p:dash quantity',
    (_: string, one: Quantity) => (one.value < 0 ? null : { ...one, value: -one.value }),
    0.6,
  ),
  ...spanUnits.map(([unit, of]) => rule('span', `number unit:${unit}`, span(of))),
  ...spanUnits
    .slice(2, 6)
    .map(([unit, of]) =>
      rule('span', `fn:past|fn:over unit:${unit}`, (_: unknown, unit: Meaning) => spanOf(1, of, unit), 0.3),
    ),
  rule(
    'quantity',
    'span',
    ({ n, of }: BarSpan) =>
      of === 'hours' || of === 'minutes' ? null : ({ value: n, written: n, scale: 1, unit: of } satisfies Quantity),
    0.2,
  ),
  rule('count', 'number unit:piece', ({ value }: WrittenNumber) => (Number.isInteger(value) ? value : null)),
];
