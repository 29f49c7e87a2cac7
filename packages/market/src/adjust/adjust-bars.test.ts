import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { BarSeries } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import { adjustBars } from './adjust-bars.ts';
import { readBars } from './read-bars.ts';

type Row = readonly [date: string, open: number, high: number, low: number, close: number, volume: number];

function seriesOf(rows: readonly Row[]): BarSeries {
  const columns = emptyColumns(rows.length);
  rows.forEach(([date, open, high, low, close, volume], bar) => {
    columns.time[bar] = timeOf(date);
    columns.open[bar] = open;
    columns.high[bar] = high;
    columns.low[bar] = low;
    columns.close[bar] = close;
    columns.volume[bar] = volume;
  });
  return {
    instrumentId: 'US:AAPL',
    interval: '1d',
    adjustment: 'none',
    currency: 'USD',
    priceDecimals: 2,
    columns,
    isLastPartial: false,
  };
}

const split = (exDate: string, ratio: number): CorporateAction => ({
  kind: 'split',
  instrumentId: 'US:AAPL',
  exDate,
  knownAt: exDate,
  ratio,
});
const dividend = (exDate: string, amount: number): CorporateAction => ({
  kind: 'dividend',
  instrumentId: 'US:AAPL',
  exDate,
  knownAt: exDate,
  amount,
  currency: 'USD',
});

function csv(path: string): readonly (readonly string[])[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

function relative(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  return Math.max(...Array.from(expected, (value, place) => Math.abs((actual[place] ?? Number.NaN) / value - 1)));
}

describe('adjustment on read', () => {
  it('shows a four for one split as a split, not a crash', () => {
    const raw = seriesOf([
      ['2020-08-28', 504.05, 505.77, 498.31, 499.23, 46_907_479],
      ['2020-08-31', 127.58, 131, 126, 129.04, 225_702_688],
    ]);
    const adjusted = adjustBars(raw, [split('2020-08-31', 4)], 'split');
    expect(adjusted.columns.close[0]).toBeCloseTo(124.8075, 10);
    expect(adjusted.columns.close[1]).toBe(129.04);
    expect(adjusted.columns.volume[0]).toBe(46_907_479 * 4);
  });

  it('matches the reference factors with splits, a consolidation and dividends to 1e-12', () => {
    const own = new URL('../../../../fixtures/golden-own/', import.meta.url);
    const [head = [], ...lines] = csv(new URL('prices/syn_d_actions.csv', own).pathname);
    const field = (line: readonly string[], name: string): number => Number(line[head.indexOf(name)]);
    const raw = seriesOf(
      lines.map((line) => [
        line[0] ?? '',
        field(line, 'Open'),
        field(line, 'High'),
        field(line, 'Low'),
        field(line, 'Close'),
        field(line, 'Volume'),
      ]),
    );
    const actions = lines.flatMap((line) => [
      ...(field(line, 'SplitRatio') === 1 ? [] : [split(line[0] ?? '', field(line, 'SplitRatio'))]),
      ...(field(line, 'Dividend') === 0 ? [] : [dividend(line[0] ?? '', field(line, 'Dividend'))]),
    ]);
    // The file is ours and of fixed shape.
    const golden = JSON.parse(
      readFileSync(new URL('prices_checks/adjustment_syn_d_actions.json', own), 'utf8'),
    ) as Record<'bars' | 'split_factor' | 'full_factor' | 'split_adjusted_close' | 'adjusted_close', number[]>;
    const bySplit = adjustBars(raw, actions, 'split').columns;
    const total = adjustBars(raw, actions, 'total').columns;
    const at = (column: Float64Array): readonly number[] => golden.bars.map((bar) => column[bar] ?? Number.NaN);
    const rawClose = at(raw.columns.close);
    expect(actions.length).toBeGreaterThan(20);
    expect(
      relative(
        at(bySplit.close),
        rawClose.map((close, place) => close * (golden.split_factor[place] ?? 0)),
      ),
    ).toBeLessThan(1e-12);
    expect(
      relative(
        at(total.close),
        rawClose.map((close, place) => close * (golden.full_factor[place] ?? 0)),
      ),
    ).toBeLessThan(1e-12);
    expect(
      relative(
        at(bySplit.volume),
        at(raw.columns.volume).map((volume, place) => volume / (golden.split_factor[place] ?? 0)),
      ),
    ).toBeLessThan(1e-12);
  });

  it('comes back to the raw prices from either adjustment', () => {
    const price = fc.double({ min: 5, max: 500, noNaN: true });
    const steps = fc.array(
      fc.record({
        bar: fc.integer({ min: 1, max: 29 }),
        ratio: fc.constantFrom(1, 2, 4, 0.1, 1.8),
        paid: fc.constantFrom(0, 0.25, 1.5),
      }),
    );
    fc.assert(
      fc.property(fc.array(price, { minLength: 30, maxLength: 30 }), steps, (closes, events) => {
        const date = (bar: number): string => `2024-01-${String(bar + 1).padStart(2, '0')}`;
        const raw = seriesOf(closes.map((close, bar) => [date(bar), close, close * 1.01, close * 0.99, close, 1000]));
        const actions = events.flatMap(({ bar, ratio, paid }) => [
          ...(ratio === 1 ? [] : [split(date(bar), ratio)]),
          ...(paid === 0 || events.filter((event) => event.bar === bar).length > 1 ? [] : [dividend(date(bar), paid)]),
        ]);
        for (const to of ['split', 'total'] as const) {
          const back = adjustBars(adjustBars(raw, actions, to), actions, 'none');
          expect(relative(back.columns.close, raw.columns.close)).toBeLessThan(1e-9);
          expect(relative(back.columns.volume, raw.columns.volume)).toBeLessThan(1e-9);
        }
        const viaSplit = adjustBars(adjustBars(raw, actions, 'split'), actions, 'total');
        expect(relative(viaSplit.columns.close, adjustBars(raw, actions, 'total').columns.close)).toBeLessThan(1e-9);
      }),
    );
  });

  it('refuses a dividend that is not smaller than the price before it', () => {
    const raw = seriesOf([
      ['2024-01-01', 10, 10, 10, 10, 1],
      ['2024-01-02', 10, 10, 10, 10, 1],
    ]);
    expect(() => adjustBars(raw, [dividend('2024-01-02', 10)], 'total')).toThrow(/dividend/);
  });

  it('reads an earlier date as it looked then: no later split, no later bar', () => {
    const raw = seriesOf([
      ['2020-06-29', 353.25, 362.17, 351.28, 361.78, 32_661_523],
      ['2020-06-30', 360.08, 365.98, 360, 364.8, 35_055_818],
      ['2020-08-28', 504.05, 505.77, 498.31, 499.23, 46_907_479],
      ['2020-08-31', 127.58, 131, 126, 129.04, 225_702_688],
    ]);
    const actions = [split('2020-08-31', 4)];
    const given = adjustBars(raw, actions, 'split');
    const then = readBars(given, actions, { adjustment: 'split', asOf: '2020-06-30' });
    expect([...then.columns.close]).toEqual([361.78, 364.8]);
    const now = readBars(given, actions, { adjustment: 'split', from: '2020-06-30', to: '2020-08-28' });
    expect([...now.columns.close]).toEqual([91.2, 124.8075]);
  });

  const lean = `${sharedDir() ?? ''}/data/ohlcv-us-raw-lean-1998-2021`;
  it.skipIf(!existsSync(lean)).each(['AAPL', 'IBM', 'SPY'])(
    'reproduces the factors of an independent data set for %s since 1998 (needs the shared folder)',
    (symbol) => {
      const raw = seriesOf(
        csv(`${lean}/${symbol}.daily.csv`)
          .slice(1)
          .map(([date = '', ...prices]) => [date, ...(prices.map(Number) as [number, number, number, number, number])]),
      );
      const dateOfFactor = (text = ''): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
      const factors = csv(`${lean}/factor_files/${symbol.toLowerCase()}.csv`).map((line) => ({
        date: dateOfFactor(line[0]),
        price: Number(line[1]),
        split: Number(line[2]),
        reference: Number(line[3]),
      }));
      const dates = Array.from(raw.columns.time, (time) => new Date(time).toISOString().slice(0, 10));
      const nextSession = (date: string): string => dates.find((candidate) => candidate > date) ?? '';
      const actions = factors.slice(0, -1).flatMap((factor, place) => {
        const next = factors[place + 1];
        if (next === undefined || factor.date < (dates[0] ?? '')) return [];
        const paid = factor.reference * (1 - factor.price / next.price);
        return [
          ...(factor.split === next.split ? [] : [split(nextSession(factor.date), next.split / factor.split)]),
          ...(factor.price === next.price ? [] : [dividend(nextSession(factor.date), paid)]),
        ];
      });
      const expected = dates.map((date, bar) => {
        const factor = factors.find((candidate) => candidate.date >= date);
        return (raw.columns.close[bar] ?? 0) * (factor?.price ?? 0) * (factor?.split ?? 0);
      });
      expect(actions.length).toBeGreaterThan(30);
      expect(relative(adjustBars(raw, actions, 'total').columns.close, expected)).toBeLessThan(1e-6);
    },
  );
});
