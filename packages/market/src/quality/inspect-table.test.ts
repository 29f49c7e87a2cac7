import { describe, expect, it } from 'vitest';
import { addDays, timeOf } from '@plumbline/model/date';
import { marketById } from '@plumbline/model/market-by-id';
import type { BarTable } from './bar-table.ts';
import type { CheckContext } from './check.ts';
import { inspectTable } from './inspect-table.ts';

const us = marketById('us');
const now = timeOf('2026-11-21');
const context: CheckContext = { now, market: us, instrumentId: null, adjustment: 'none' };
const sessions = us.sessions('2025-01-02', '2026-06-30').map(({ date }) => date);

type Names = 'open' | 'high' | 'low' | 'close' | 'volume' | 'time';

/** A share that walks on every session of New York; no chance in it, so that a test says the same every day. */
function table(rows: number, change: (column: (name: Names) => Float64Array) => void = () => undefined): BarTable {
  const wave = (row: number): number => 100 * Math.exp(0.02 * Math.sin(row * 1.7) + 0.015 * Math.sin(row * 0.31));
  const close = Float64Array.from({ length: rows }, (_, row) => Math.round(wave(row) * 100) / 100);
  const open = close.map((value, row) => Math.round(((close[row - 1] ?? value) * 1.002 + 0.01) * 100) / 100);
  const columns = {
    time: Float64Array.from({ length: rows }, (_, row) => timeOf(sessions[row] ?? '')),
    open,
    high: close.map((value, row) => Math.round(Math.max(value, open[row] ?? 0) * 101.1) / 100),
    low: close.map((value, row) => Math.round(Math.min(value, open[row] ?? 0) * 98.7) / 100),
    close,
    volume: close.map((_, row) => 1_000_000 + 1_000 * ((row * 37) % 101)),
  };
  change((name) => columns[name]);
  return { interval: '1d', columns };
}

const kindsOf = (given: BarTable, extra: Partial<CheckContext> = {}): readonly (readonly [number, string])[] =>
  inspectTable(given, { ...context, ...extra }).findings.map(({ row, kind }) => [row, kind]);

const four = ['open', 'high', 'low', 'close'] as const;

describe('bars of a file', () => {
  it('are left alone when nothing is wrong', () => {
    const { findings, table: kept } = inspectTable(table(300), context);
    expect(findings).toEqual([]);
    expect(kept.columns).toEqual(table(300).columns);
  });

  it('may run newest first', () => {
    const given = table(200, (column) =>
      (['time', ...four, 'volume'] as const).forEach((name) => column(name).reverse()),
    );
    const { findings, table: kept } = inspectTable(given, context);
    expect(findings).toEqual([]);
    expect(kept.columns.close).toEqual(table(200).columns.close);
  });

  it.each<readonly [string, (column: (name: Names) => Float64Array) => void, readonly (readonly [number, string])[]]>([
    [
      'one row stands elsewhere',
      (column) =>
        (['time', ...four, 'volume'] as const).forEach((name) => {
          const values = column(name);
          values.set([...values.slice(41, 51), values[40] ?? 0], 40);
        }),
      [[50, 'out-of-order']],
    ],
    ['a future row', (column) => void (column('time')[199] = timeOf('2027-03-01')), [[199, 'future']]],
    [
      'one high and low that changed places',
      (column) => ([column('high')[60], column('low')[60]] = [column('low')[60] ?? 0, column('high')[60] ?? 0]),
      [[60, 'swapped-columns']],
    ],
    [
      'a close that changed places with the volume',
      (column) => ([column('close')[60], column('volume')[60]] = [column('volume')[60] ?? 0, column('close')[60] ?? 0]),
      [[60, 'swapped-columns']],
    ],
    [
      'one cell a hundred times too small',
      (column) => void (column('low')[60] = (column('low')[60] ?? 0) / 100),
      [[60, 'unit-100x']],
    ],
    [
      'a close in pence',
      (column) => void (column('close')[60] = (column('close')[60] ?? 0) / 100),
      [[60, 'unit-100x']],
    ],
    [
      'a stretch of rows in pence',
      (column) =>
        four.forEach((name) =>
          column(name)
            .subarray(60, 80)
            .forEach((value, row) => (column(name)[60 + row] = value * 100)),
        ),
      Array.from({ length: 20 }, (_, row) => [60 + row, 'unit-100x'] as const),
    ],
    [
      'a last bar with a tenth of the usual volume',
      (column) => void (column('volume')[199] = 90_000),
      [[199, 'partial-bar']],
    ],
    [
      'a tail that repeats itself',
      (column) => (['volume', ...four] as const).forEach((name) => column(name).fill(column(name)[194] ?? 0, 195)),
      [[195, 'stale-tail']],
    ],
    [
      'rows inside that repeat themselves',
      (column) => (['volume', ...four] as const).forEach((name) => column(name).fill(column(name)[94] ?? 0, 95, 100)),
      [[95, 'stale-tail']],
    ],
    [
      'a row made of its neighbours',
      (column) => {
        column('open')[90] = column('close')[89] ?? 0;
        column('close')[90] = column('close')[91] ?? 0;
        column('high')[90] = Math.max(column('high')[91] ?? 0, column('high')[89] ?? 0);
        column('low')[90] = Math.min(column('low')[91] ?? 0, column('low')[89] ?? 0);
      },
      [[90, 'copied-row']],
    ],
    [
      'a price from another world',
      (column) => four.forEach((name) => (column(name)[199] = (column(name)[199] ?? 0) * 0.31)),
      [[199, 'spike']],
    ],
    [
      'four shares for one that nobody lists',
      (column) => {
        four.forEach((name) =>
          column(name)
            .subarray(0, 120)
            .forEach((value, row) => (column(name)[row] = value * 4)),
        );
        column('volume')
          .subarray(0, 120)
          .forEach((value, row) => (column('volume')[row] = value / 4));
      },
      [[120, 'missing-split']],
    ],
  ])('are told apart: %s', (_, change, expected) => {
    expect(kindsOf(table(200, change))).toEqual(expected);
  });

  it('are whole again where a rule proves the fault', () => {
    const given = table(200, (column) => {
      four.forEach((name) => (column(name)[60] = (column(name)[60] ?? 0) * 100));
      [column('high')[90], column('low')[90]] = [column('low')[90] ?? 0, column('high')[90] ?? 0];
    });
    const { close, high, low } = inspectTable(given, context).table.columns;
    const good = table(200).columns;
    expect(close[60]).toBeCloseTo(good.close[60] ?? 0, 9);
    expect([high[90], low[90]]).toEqual([good.high[90], good.low[90]]);
  });

  it('keep one of two rows that are alike, and neither of two that contradict each other', () => {
    const twice = table(200, (column) =>
      (['time', ...four, 'volume'] as const).forEach((name) => (column(name)[81] = column(name)[80] ?? 0)),
    );
    expect(kindsOf(twice)).toEqual([
      [81, 'duplicate'],
      [82, 'gap'],
    ]);
    twice.columns.close[81] = (twice.columns.close[81] ?? 0) + 0.01;
    expect(kindsOf(twice).filter(([, kind]) => kind === 'duplicate')).toEqual([
      [80, 'duplicate'],
      [81, 'duplicate'],
    ]);
    expect(inspectTable(twice, context).table.columns.time).toHaveLength(198);
  });

  it('stand against the calendar: a closed day, an open day without a bar', () => {
    const given = table(200, (column) => void (column('time')[10] = timeOf('2025-01-18')));
    expect(kindsOf(given)).toEqual([
      [10, 'gap'],
      [10, 'holiday-bar'],
    ]);
    expect(kindsOf(given, { market: null })).toEqual([[10, 'holiday-bar']]);
  });

  it('name headings that hold each other values', () => {
    const given = table(60);
    const { open, high, low, close } = given.columns;
    const swapped: BarTable = { ...given, columns: { ...given.columns, high: close, low: high, close: low } };
    const { findings, table: kept } = inspectTable(swapped, context);
    expect(findings.map(({ kind, row }) => [row, kind])).toEqual([[0, 'swapped-columns']]);
    expect(kept.columns).toMatchObject({ open, high, low, close });
  });

  it.each(['open', 'high', 'low', 'close'] as const)(
    'name a volume that stands under %s in every row, and no other fault',
    (name) => {
      const given = table(60);
      const { volume, [name]: prices } = given.columns;
      const swapped: BarTable = { ...given, columns: { ...given.columns, volume: prices, [name]: volume } };
      const { findings, table: kept } = inspectTable(swapped, context);
      expect(findings.map(({ kind, row }) => [row, kind])).toEqual([[0, 'swapped-columns']]);
      expect(kept.columns).toEqual(given.columns);
    },
  );

  it('show by the clock that the last session had not ended', () => {
    const given = table(200);
    const open = us.session(sessions[199] ?? '')?.openAt ?? 0;
    expect(kindsOf(given, { now: open + 60_000 })).toEqual([[199, 'partial-bar']]);
    expect(kindsOf(given, { now: timeOf(addDays(sessions[199] ?? '', 2)) })).toEqual([]);
  });

  it('tell a jump by the peg of the Hong Kong dollar from a jump', () => {
    const given = table(200, (column) =>
      four.forEach((name) =>
        column(name)
          .subarray(120)
          .forEach((value, row) => (column(name)[120 + row] = value * 7.8)),
      ),
    );
    expect(kindsOf({ ...given, interval: '1h' }, { market: marketById('hk') })).toEqual([[120, 'currency-mismatch']]);
  });
});
