import { dayMs } from './date.ts';
import type { BarColumns } from './bar.ts';
import { chunkHeaderBytes, chunkMagic, floatPrices, floatTime, floatVolume } from './bar-chunk.ts';
import { PlumblineError } from './errors.ts';

/** Steps between two counted prices must fit int32, so the counts themselves stay below half of its range. */
const priceLimit = 2 ** 30;
const int32Limit = 2 ** 31;
const maxDecimals = 12;
/** Day, hour, minute, second, millisecond: the widest one that divides every step is used. */
const timeUnits = [dayMs, 3_600_000, 60_000, 1000, 1] as const;

/**
 * Writes bars as one chunk (the layout stands at `decodeBars`); reading it back gives the same numbers, bit for bit.
 * columns: any number of rows, oldest first, times in whole epoch ms UTC. decimals: digits after the point of a printed
 * price, 0 to 12. Prices are counted at the fewest digits, from `decimals` up, that hold them all; where no count
 * does (NaN, or too large for int32 steps) they are kept as float64, as is a volume that is fractional, negative,
 * NaN or at least 2^31. Throws `data-refused` on columns of unequal length, `bad-input` on decimals out of range.
 */
export function encodeBars(columns: BarColumns, decimals: number): Uint8Array {
  check(columns, decimals);
  const count = columns.time.length;
  const unit = timeUnit(columns.time);
  const time = unit === null ? columns.time : timeSteps(columns.time, unit);
  const digits = priceDigits(columns, decimals);
  const prices =
    (digits === null ? null : countedPrices(columns, 10 ** digits)) ??
    ([columns.open, columns.high, columns.low, columns.close] as const);
  const volume = columns.volume.every(isCount) ? Int32Array.from(columns.volume) : columns.volume;

  const flags =
    (unit === null ? floatTime : 0) |
    (prices[0] instanceof Float64Array ? floatPrices : 0) |
    (volume instanceof Float64Array ? floatVolume : 0);
  const all = [time, ...prices, volume];
  const ordered = [
    ...all.filter((one) => one instanceof Float64Array),
    ...all.filter((one) => one instanceof Int32Array),
  ];
  const bytes = new Uint8Array(chunkHeaderBytes + ordered.reduce((sum, one) => sum + one.byteLength, 0));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, chunkMagic, true);
  view.setUint32(4, count, true);
  view.setUint32(8, flags, true);
  view.setUint16(12, decimals, true);
  view.setUint16(14, digits ?? decimals, true);
  view.setFloat64(16, columns.time[0] ?? 0, true);
  view.setFloat64(24, unit ?? 1, true);
  let at = chunkHeaderBytes;
  for (const one of ordered) {
    bytes.set(new Uint8Array(one.buffer, one.byteOffset, one.byteLength), at);
    at += one.byteLength;
  }
  return bytes;
}

function check(columns: BarColumns, decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > maxDecimals) {
    throw new PlumblineError(
      'bad-input',
      `Price decimals must be a whole number from 0 to ${maxDecimals}, not ${decimals}.`,
    );
  }
  const { time, open, high, low, close, volume } = columns;
  const isEven = [open, high, low, close, volume].every((column) => column.length === time.length);
  if (!isEven)
    throw new PlumblineError('data-refused', 'Bar columns differ in length; check the source of these bars.');
}

/** Same test as reading back: -0 and NaN are no counts. */
function isCount(value: number): boolean {
  return Number.isInteger(value) && value < int32Limit && value >= 0 && !Object.is(value, -0);
}

function timeUnit(time: Float64Array): number | null {
  const first = time[0];
  if (first === undefined) return 1;
  if (!time.every((value) => Number.isSafeInteger(value) && !Object.is(value, -0))) return null;
  const fits = (unit: number): boolean =>
    time.every((value, i) => {
      const step = (value - (time[i - 1] ?? first)) / unit;
      return Number.isInteger(step) && Math.abs(step) < int32Limit;
    });
  return timeUnits.find(fits) ?? null;
}

function timeSteps(time: Float64Array, unit: number): Int32Array {
  return Int32Array.from(time, (value, i) => (value - (time[i - 1] ?? value)) / unit);
}

/**
 * Digits at which every price is a whole count, from `decimals` up: a few trades print below the tick (average
 * prices, dark venues), and adjustment by a split adds digits. Null when no number of digits holds them all.
 */
function priceDigits(columns: BarColumns, decimals: number): number | null {
  let digits = decimals;
  for (const column of [columns.open, columns.high, columns.low, columns.close]) {
    for (const price of column) {
      while (counted(price, 10 ** digits) === null) if (++digits > maxDecimals) return null;
    }
  }
  return digits;
}

/** Prices as int32 steps, or null when one of them would not come back exactly. */
function countedPrices(columns: BarColumns, scale: number): [Int32Array, Int32Array, Int32Array, Int32Array] | null {
  const count = columns.open.length;
  const [open, high, low, close] = [0, 1, 2, 3].map(() => new Int32Array(count));
  if (!open || !high || !low || !close) return null;
  let previous = 0;
  for (let i = 0; i < count; i++) {
    const o = counted(columns.open[i], scale);
    const h = counted(columns.high[i], scale);
    const l = counted(columns.low[i], scale);
    const c = counted(columns.close[i], scale);
    if (o === null || h === null || l === null || c === null) return null;
    open[i] = o - previous;
    high[i] = h - Math.max(o, c);
    low[i] = Math.min(o, c) - l;
    close[i] = c - o;
    previous = c;
  }
  return [open, high, low, close];
}

function counted(price: number | undefined, scale: number): number | null {
  if (price === undefined) return null;
  const count = Math.round(price * scale);
  // Whole numbers of 32 bits know no -0.
  if (Math.abs(count) >= priceLimit || Object.is(count, -0) || !Object.is(count / scale, price)) return null;
  return count;
}
