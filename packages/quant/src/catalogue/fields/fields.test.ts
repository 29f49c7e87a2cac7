import { timeOf } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { locales } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { MarketEvent } from '@plumbline/model/market-event';
import { describe, expect, it } from 'vitest';
import { itemsIn } from '../field-parts.ts';
import type { FieldInput } from '../field.ts';
import { fields } from './registry.ts';

const days = ['2024-03-01', '2024-03-04', '2024-03-05', '2024-03-06', '2024-03-07'];
const flat = (value: number) => Float64Array.from(days, () => value);
const bars = {
  time: Float64Array.from(days, timeOf),
  open: flat(10),
  high: flat(10),
  low: flat(10),
  close: flat(10),
  volume: flat(1000),
};
const source = { id: 's', locator: 'l' };

function item(
  line: StatementLine,
  value: number,
  end: string,
  knownAt: string,
  kind: 'year' | 'instant' = 'year',
): StatementItem {
  return {
    line,
    value,
    period: { kind, start: kind === 'year' ? `${end.slice(0, 4)}-01-01` : end, end, label: 'FY' },
    currency: line === 'sharesOutstanding' ? 'shares' : 'USD',
    knownAt,
    source,
    derived: false,
  };
}

const event = (
  kind: MarketEvent['kind'],
  date: string,
  knownAt: string,
  more: Partial<MarketEvent> = {},
): MarketEvent => ({
  instrumentId: 'US:NVDA',
  kind,
  date,
  knownAt,
  title: localText(kind, kind, kind),
  ...more,
});

function column(name: string, changes: Partial<FieldInput>): readonly number[] {
  const field = fields.find((one) => one.name === name);
  const input = { bars, currency: 'USD', events: [], actions: [], statements: [], network: [], ...changes };
  return [...(field?.compute(input) ?? [])];
}

const none = Number.NaN;

describe('data columns', () => {
  it('count days from reports that were public, and to those announced', () => {
    const events = [
      event('earnings', '2024-03-04', '2024-03-04', { actual: 1.2, expected: 1 }),
      event('earnings', '2024-03-07', '2024-03-05'),
    ];
    expect(column('daysSinceEarnings', { events })).toEqual([none, 0, 1, 2, 0]);
    // The next date was announced on the 5th only.
    expect(column('daysToEarnings', { events })).toEqual([none, 0, 2, 1, 0]);
    expect(column('earningsSurprise', { events }).map((value) => Number(value.toFixed(12)))).toEqual([
      none,
      0.2,
      0.2,
      0.2,
      0.2,
    ]);
  });

  it('look at dividends, lock-ups and index changes', () => {
    const actions = [
      {
        kind: 'dividend',
        instrumentId: 'US:NVDA',
        exDate: '2024-03-06',
        knownAt: '2024-03-04',
        amount: 1,
        currency: 'USD',
      },
    ] as const;
    expect(column('daysToExDividend', { actions })).toEqual([none, 2, 1, 0, none]);
    const events = [event('lock-up', '2024-03-07', '2024-01-01'), event('index-change', '2024-03-05', '2024-03-01')];
    expect(column('daysToLockUpEnd', { events })).toEqual([6, 3, 2, 1, 0]);
    expect(column('daysSinceIndexChange', { events })).toEqual([none, none, 0, 1, 2]);
  });

  it('take figures of another currency at the rate of the day they became public, and none without a rate', () => {
    const statements = [
      item('epsDiluted', 2, '2022-12-31', '2024-03-04'),
      item('epsDiluted', 3, '2023-12-31', '2024-03-06'),
    ];
    const rates = { dates: ['2024-03-02', '2024-03-05', '2024-03-07'], rates: [1.5, 2, 9] };
    const yields = (histories: Parameters<typeof itemsIn>[2]) =>
      column('earningsToPrice', { currency: 'HKD', statements: itemsIn(statements, 'HKD', histories) });
    expect(yields({ USD: rates })).toEqual([none, 0.3, 0.3, 0.6, 0.6]);
    expect(yields({})).toEqual([none, none, none, none, none]);
    expect(yields({ USD: { dates: ['2024-03-05'], rates: [2] } })).toEqual([none, none, none, 0.6, 0.6]);
    expect(yields({ USD: { dates: ['2024-03-04'], rates: [2] } })).toEqual([none, 0.4, 0.4, 0.6, 0.6]);
  });

  it('add up the last four quarters, else take the last fiscal year', () => {
    const quarter = (value: number, end: string, knownAt: string): StatementItem => ({
      ...item('epsDiluted', value, end, knownAt),
      period: { kind: 'quarter', start: end, end, label: 'Q' },
    });
    const year = item('epsDiluted', 1, '2022-12-31', '2024-02-01');
    const past = [0.2, 0.3, 0.4].map((value, at) =>
      quarter(value, ['2023-03-31', '2023-06-30', '2023-09-30'][at], '2024-02-02'),
    );
    const statements = [year, ...past, quarter(0.6, '2023-12-31', '2024-03-05')];
    expect(column('earningsToPrice', { statements }).map((value) => Number(value.toFixed(12)))).toEqual([
      0.1, 0.1, 0.15, 0.15, 0.15,
    ]);
    // One of the four is missing: the year stands.
    expect(column('earningsToPrice', { statements: statements.toSpliced(2, 1) })).toEqual([0.1, 0.1, 0.1, 0.1, 0.1]);
  });

  it('are in the shares of the day: what was published before a split is divided by it', () => {
    const split = {
      kind: 'split',
      instrumentId: 'US:NVDA',
      exDate: '2024-03-05',
      knownAt: '2024-02-01',
      ratio: 2,
    } as const;
    const statements = [
      item('epsDiluted', 1, '2022-12-31', '2024-02-01'),
      item('epsDiluted', 0.8, '2023-12-31', '2024-03-07'),
      item('sharesOutstanding', 100, '2023-12-31', '2024-02-01', 'instant'),
      item('equity', 500, '2023-12-31', '2024-02-01', 'instant'),
    ];
    const input = { statements, actions: [split] };
    expect(column('earningsToPrice', input)).toEqual([0.1, 0.1, 0.05, 0.05, 0.08]);
    expect(column('priceToEarnings', input)).toEqual([10, 10, 20, 20, 12.5]);
    expect(column('marketCap', input)).toEqual([1000, 1000, 2000, 2000, 2000]);
    expect(column('priceToBook', input)).toEqual([2, 2, 4, 4, 4]);
  });

  it('know no multiple of a loss or of negative equity', () => {
    const statements = [
      item('epsDiluted', -1, '2022-12-31', '2024-02-01'),
      item('sharesOutstanding', 100, '2023-12-31', '2024-02-01', 'instant'),
      item('equity', -500, '2023-12-31', '2024-02-01', 'instant'),
    ];
    expect(column('priceToEarnings', { statements })).toEqual([none, none, none, none, none]);
    expect(column('priceToBook', { statements })).toEqual([none, none, none, none, none]);
    expect(column('earningsToPrice', { statements })).toEqual([-0.1, -0.1, -0.1, -0.1, -0.1]);
  });

  it('take the latest period known on the day, never a late restatement of an older one', () => {
    const statements = [
      item('netIncome', 5, '2022-12-31', '2023-02-01'),
      item('netIncome', 8, '2023-12-31', '2024-03-05'),
      item('netIncome', 4, '2022-12-31', '2024-03-06'),
      item('equity', 40, '2022-12-31', '2023-02-01', 'instant'),
      item('equity', 50, '2023-12-31', '2024-03-05', 'instant'),
    ];
    expect(column('returnOnEquity', { statements })).toEqual([0.125, 0.125, 0.16, 0.16, 0.16]);
  });

  it('value a company by its shares and price, and say nothing in a foreign currency or below zero', () => {
    const statements = [
      item('equity', 500, '2023-12-31', '2024-02-01', 'instant'),
      item('sharesOutstanding', 100, '2023-12-31', '2024-02-01', 'instant'),
      item('epsDiluted', 0.5, '2023-12-31', '2024-02-01'),
    ];
    expect(column('bookToPrice', { statements })).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(column('marketCap', { statements })[0]).toBe(1000);
    expect(column('earningsToPrice', { statements })[0]).toBe(0.05);
    expect(column('bookToPrice', { statements, currency: 'HKD' })[0]).toBeNaN();
    const debt = [
      item('netIncome', 5, '2023-12-31', '2024-02-01'),
      item('equity', -1, '2023-12-31', '2024-02-01', 'instant'),
    ];
    expect(column('returnOnEquity', { statements: debt })[0]).toBeNaN();
  });

  it('compare with a year earlier', () => {
    const statements = [
      item('totalAssets', 100, '2022-12-31', '2023-02-01', 'instant'),
      item('totalAssets', 130, '2023-12-30', '2024-03-05', 'instant'),
    ];
    expect(column('assetGrowth', { statements }).map((value) => Number(value.toFixed(12)))).toEqual([
      none,
      none,
      0.3,
      0.3,
      0.3,
    ]);
  });

  it('read networks as they were public', () => {
    const mvrv = {
      metric: 'mvrv',
      unit: 'ratio',
      dates: ['2024-03-03', '2024-03-04'],
      knownAt: ['2024-03-04', '2024-03-05'],
      values: [1.5, 2],
      locator: 'l',
      isDerived: false,
    } as const;
    expect(column('mvrv', { network: [mvrv] })).toEqual([none, 1.5, 2, 2, 2]);
    expect(column('fundingRate', { network: [mvrv] })[0]).toBeNaN();
  });

  it('name themselves in every language and are empty where nothing is known', () => {
    for (const { name, title, meaning, source: reference, markets } of fields) {
      for (const locale of locales) expect(title[locale].length * meaning[locale].length, name).toBeGreaterThan(0);
      expect(reference.length * markets.length, name).toBeGreaterThan(0);
      expect(
        column(name, {}).every((value) => Number.isNaN(value)),
        name,
      ).toBe(true);
    }
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });
});
