import { tradingDaysLeft } from './trading-days-left.ts';
import { dayMs } from '@plumbline/model/date';

/** Averages that are equal in decimals differ in their last binary digits; nearer than this they count as equal. */
const sameWithin = 1e-12;

/** 1, 0 or -1 as a is above, at or below b; NaN when either is missing. */
export function compareSign(a: number, b: number): number {
  const difference = a - b;
  if (Math.abs(difference) <= sameWithin * Math.max(Math.abs(a), Math.abs(b))) return 0;
  return difference > 0 ? 1 : difference < 0 ? -1 : Number.NaN;
}

/** Two numbers to one; NaN wherever either is missing. */
export const arithmetic = {
  add: (a: number, b: number) => a + b,
  subtract: (a: number, b: number) => a - b,
  multiply: (a: number, b: number) => a * b,
  // A quotient by zero is no value, not an infinite one.
  divide: (a: number, b: number) => (b === 0 ? Number.NaN : a / b),
  min: (a: number, b: number) => Math.min(a, b),
  max: (a: number, b: number) => Math.max(a, b),
};

/** One number to one; NaN stays NaN. */
export const unary = {
  negate: (a: number) => -a,
  absolute: (a: number) => Math.abs(a),
  log: (a: number) => (a > 0 ? Math.log(a) : Number.NaN),
};

/** Truth of a comparison's sign; what is missing stays missing. */
export const comparison = {
  above: (sign: number) => (Number.isNaN(sign) ? sign : Number(sign > 0)),
  atLeast: (sign: number) => (Number.isNaN(sign) ? sign : Number(sign >= 0)),
  below: (sign: number) => (Number.isNaN(sign) ? sign : Number(sign < 0)),
  atMost: (sign: number) => (Number.isNaN(sign) ? sign : Number(sign <= 0)),
  equals: (sign: number) => (Number.isNaN(sign) ? sign : Number(sign === 0)),
};

/** Three-valued logic: false decides an `and`, true an `or`, otherwise a missing part leaves the whole missing. */
export const logic = {
  and: (a: number, b: number) => (a === 0 || b === 0 ? 0 : a * b),
  or: (a: number, b: number) => (a === 1 || b === 1 ? 1 : a + b),
};

/**
 * 1 on the bars where a turns from below b to above it, as last known: bars on which the two are equal are waited out, and
 * a bar without both values neither crosses nor remembers. direction -1 = from above to below. Length n, 0 elsewhere, NaN
 * where either is missing.
 */
export function crossings(a: Float64Array, b: Float64Array, direction: 1 | -1): Float64Array {
  const out = new Float64Array(a.length);
  let last = 0;
  for (let i = 0; i < a.length; i += 1) {
    // Twice the tolerance of equality apart is surely still the same sign; this plain comparison settles nearly every bar.
    const apart = 2 * sameWithin * Math.abs(b[i]);
    if (last > 0 ? a[i] - b[i] > apart : last < 0 && b[i] - a[i] > apart) continue;
    const sign = compareSign(a[i], b[i]);
    if (Number.isNaN(sign)) {
      out[i] = Number.NaN;
      continue;
    }
    if (sign === 0) continue;
    if (sign === direction && last === -direction) out[i] = 1;
    last = sign;
  }
  return out;
}

/** The bars on which one column turns from below another to above it, and back, each in order. Few numbers. */
export interface Turns {
  readonly upwards: readonly number[];
  readonly downwards: readonly number[];
}

/** Where `crossings` is 1 for either direction, without the columns. */
function findTurns(a: Float64Array, b: Float64Array): Turns {
  const { length } = a;
  const upwards: number[] = [];
  const downwards: number[] = [];
  const { abs } = Math;
  const apart = 2 * sameWithin;
  let last = 0;
  for (let i = 0; i < length; i += 1) {
    if (last > 0) while (i < length && a[i] - b[i] > apart * abs(b[i])) i += 1;
    else if (last < 0) while (i < length && b[i] - a[i] > apart * abs(b[i])) i += 1;
    if (i === length) break;
    const sign = compareSign(a[i], b[i]);
    if (sign !== 1 && sign !== -1) continue;
    if (sign === -last) (sign > 0 ? upwards : downwards).push(i);
    last = sign;
  }
  return { upwards, downwards };
}

/** The last turns found of a column: the next run over the same columns asks for the same. */
const turnsOfColumn = new WeakMap<Float64Array, { readonly against: Float64Array; readonly found: Turns }>();

/** The turns of a against b; columns do not change. */
export function turns(a: Float64Array, b: Float64Array): Turns {
  const known = turnsOfColumn.get(a);
  if (known?.against === b) return known.found;
  const found = findTurns(a, b);
  turnsOfColumn.set(a, { against: b, found });
  return found;
}

/** The column `bars` earlier; NaN before there is one. */
export function shifted(column: Float64Array, bars: number): Float64Array {
  const out = new Float64Array(column.length).fill(Number.NaN);
  out.set(column.subarray(0, Math.max(0, column.length - bars)), Math.min(bars, column.length));
  return out;
}

/** 1 where a truth has held on this bar and the `bars - 1` before it, 0 where it failed, NaN while that is unknown. */
export function lasting(truth: Float64Array, bars: number): Float64Array {
  let failed = -1;
  let unknown = -1;
  return truth.map((value, i) => {
    if (value === 0) failed = i;
    else if (Number.isNaN(value)) unknown = i;
    if (failed > i - bars) return 0;
    return unknown > i - bars || i < bars - 1 ? Number.NaN : 1;
  });
}

function dateParts(time: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/**
 * Calendar columns of a series, from the bars' start (daily bars: the trading date). dayOfWeek: 1 = Monday … 7 = Sunday;
 * isMonthStart: the first bar of a calendar month that the series itself shows to begin. Nothing looks at later bars;
 * the trading days left are those of the calendar that the market publishes.
 */
export const calendar = {
  dayOfWeek: (time: Float64Array) => time.map((at) => ((Math.floor(at / dayMs) + 3) % 7) + 1),
  dayOfMonth: (time: Float64Array) => time.map((at) => dateParts(at).day),
  month: (time: Float64Array) => time.map((at) => dateParts(at).month),
  year: (time: Float64Array) => time.map((at) => dateParts(at).year),
  isMonthStart: (time: Float64Array) =>
    time.map((at, i) => Number(i > 0 && dateParts(at).month !== dateParts(time[i - 1]).month)),
  tradingDaysLeftInMonth: (time: Float64Array, id?: string) => tradingDaysLeft(time, id, 'month'),
  tradingDaysLeftInQuarter: (time: Float64Array, id?: string) => tradingDaysLeft(time, id, 'quarter'),
  tradingDaysLeftInYear: (time: Float64Array, id?: string) => tradingDaysLeft(time, id, 'year'),
};
