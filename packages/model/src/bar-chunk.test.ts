import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { BarColumns } from './bar.ts';
import { emptyColumns } from './bar.ts';
import { decodeBars } from './bar-chunk.ts';
import { encodeBars } from './bar-chunk-write.ts';
import { dayMs, timeOf } from './date.ts';

const names = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;

function columnsOf(rows: readonly (readonly number[])[]): BarColumns {
  const columns = emptyColumns(rows.length);
  rows.forEach((row, i) => names.forEach((name, j) => (columns[name][i] = row[j] ?? Number.NaN)));
  return columns;
}

function expectSame(actual: BarColumns, expected: BarColumns): void {
  for (const name of names) {
    expect(actual[name].length, name).toBe(expected[name].length);
    const index = expected[name].findIndex((value, i) => !Object.is(value, actual[name][i]));
    expect(index, `${name} differs at row ${index}`).toBe(-1);
  }
}

const cents = fc.integer({ min: 1, max: 90_000_000 }).map((count) => count / 100);
const anyPrice = fc.oneof(cents, fc.double(), fc.constant(-0));
const anyTime = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }).map((day) => day * dayMs),
  fc.maxSafeInteger(),
  fc.double(),
);
const anyVolume = fc.oneof(
  fc.nat(),
  fc.double(),
  fc.constant(Number.NaN),
  fc.constant(2 ** 31),
  fc.constant(2 ** 31 - 1),
);

describe('a bar chunk', () => {
  it('gives back every column bit for bit, whatever the numbers', () => {
    const row = fc.tuple(anyTime, anyPrice, anyPrice, anyPrice, anyPrice, anyVolume);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), fc.integer({ min: 0, max: 12 }), (rows, decimals) => {
        const columns = columnsOf(rows);
        const back = decodeBars(encodeBars(columns, decimals));
        expect(back.decimals).toBe(decimals);
        expectSame(back.columns, columns);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps two-decimal daily prices as int32 steps: 24 bytes a bar after the header', () => {
    const row = fc.tuple(fc.nat(20_000), cents, cents, cents, cents, fc.nat());
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const columns = columnsOf(rows.map(([day, ...rest]) => [day * dayMs, ...rest]));
        const bytes = encodeBars(columns, 2);
        expect(bytes.byteLength).toBe(32 + 24 * rows.length);
        expectSame(decodeBars(bytes).columns, columns);
      }),
    );
  });

  it('reads bytes at any offset of a larger buffer', () => {
    const columns = columnsOf([
      [0, 10, 11, 9.5, 10.25, 1.5],
      [dayMs, 10.3, 12, 10, 11.99, Number.NaN],
    ]);
    const bytes = encodeBars(columns, 2);
    for (let offset = 0; offset < 9; offset++) {
      const buffer = new Uint8Array(bytes.length + 16);
      buffer.set(bytes, offset);
      expectSame(decodeBars(buffer.subarray(offset, offset + bytes.length)).columns, columns);
    }
  });

  it('refuses a chunk that is cut off, longer than it says, or of another format', () => {
    const bytes = encodeBars(columnsOf([[0, 1, 1, 1, 1, 1]]), 2);
    expect(() => decodeBars(bytes.subarray(0, bytes.length - 1))).toThrow(/not a whole bar chunk/);
    expect(() => decodeBars(new Uint8Array([...bytes, 0]))).toThrow(/not a whole bar chunk/);
    expect(() => decodeBars(new Uint8Array(10))).toThrow(/not a whole bar chunk/);
    expect(() => decodeBars(new TextEncoder().encode('<html>'.repeat(20)))).toThrow(/not a whole bar chunk/);
  });

  it('refuses columns of unequal length and decimals that make no sense', () => {
    const columns = columnsOf([[0, 1, 1, 1, 1, 1]]);
    expect(() => encodeBars({ ...columns, volume: new Float64Array(2) }, 2)).toThrow(/differ in length/);
    expect(() => encodeBars(columns, 1.5)).toThrow(/decimals/);
    expect(() => encodeBars(columns, 13)).toThrow(/decimals/);
  });
});

describe.skipIf(sharedDir() === null)('a bar chunk of real prices (needs the shared data folder)', () => {
  it('carries 2,520 daily bars of AAPL within 30 kB compressed, without loss', () => {
    const columns = columnsOf(realBars());
    expect(columns.time.length).toBe(2520);
    const bytes = encodeBars(columns, 2);
    const wire = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(wire.byteLength).toBeLessThanOrEqual(30_000);
    expectSame(decodeBars(brotliDecompressSync(wire)).columns, columns);
  });
});

/** The last 2,520 raw daily bars of the recorded AAPL history: date, open, high, low, close, volume. */
function realBars(): number[][] {
  const text = readFileSync(`${sharedDir()}/data/ohlcv-us-raw-lean-1998-2021/AAPL.daily.csv`, 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(-2520)
    .map((line) => {
      const [date = '', ...numbers] = line.split(',');
      return [timeOf(date), ...numbers.map(Number)];
    });
}
