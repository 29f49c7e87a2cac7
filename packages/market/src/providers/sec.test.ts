import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { ownCompanyFacts } from '@plumbline/fixtures/wire/own-filings';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '../resolve/catalogue.ts';
import { normaliseFacts } from './sec/normalise-facts.ts';
import { companyFactsBody } from './sec/schema.ts';

const now = Date.UTC(2026, 10, 21);

function known(id: string): Instrument & { readonly cik: string } {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found?.cik === undefined) throw new Error(`${id} is not in the catalogue`);
  return { ...found, cik: found.cik };
}

function itemsOf(id: string, body: unknown): readonly StatementItem[] {
  const instrument = known(id);
  return normaliseFacts(companyFactsBody.parse(body), instrument, instrument.cik, now).value.items;
}

function recorded(id: string): readonly StatementItem[] {
  const path = `${sharedDir()}/data/payloads-sec-edgar/api_xbrl_companyfacts_CIK${known(id).cik}.json.gz`;
  return itemsOf(id, JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')));
}

/** The version of a figure that was current on a date. */
function figure(
  items: readonly StatementItem[],
  line: StatementLine,
  label: string,
  asOf = '2099-12-31',
): StatementItem | undefined {
  return items.findLast((item) => item.line === line && item.period.label === label && item.knownAt <= asOf);
}

describe('SEC statements', () => {
  it('reads a small set of filings, derives its fourth quarter and its trailing year', () => {
    const items = itemsOf('US:AAPL', ownCompanyFacts('0000320193'));
    expect(figure(items, 'revenue', 'FY2024')).toMatchObject({
      currency: 'USD',
      knownAt: '2025-02-15',
      derived: false,
    });
    const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].map(
      (quarter) => figure(items, 'revenue', `${quarter} FY2024`)?.value ?? 0,
    );
    expect(quarters.reduce((sum, value) => sum + value, 0)).toBe(figure(items, 'revenue', 'FY2024')?.value);
    expect(figure(items, 'revenue', 'Q4 FY2024')?.derived).toBe(true);
    expect(figure(items, 'grossProfit', 'FY2024')?.source.locator).toContain(
      'us-gaap:Revenues − us-gaap:CostOfRevenue',
    );
    expect(items.some((item) => item.period.kind === 'range')).toBe(false);
  });

  it('refuses a company without statements, and never reads proxies or other currencies', () => {
    const empty = { cik: 320193, entityName: 'X', facts: { dei: {} } };
    expect(() => itemsOf('US:AAPL', empty)).toThrow(/no statements/);
    const fact = { start: '2024-01-01', end: '2024-12-31', val: 5, accn: 'a', fy: 2024, fp: 'FY', filed: '2025-02-01' };
    const proxy = {
      ...empty,
      facts: { 'us-gaap': { NetIncomeLoss: { units: { USD: [{ ...fact, fy: null, form: 'DEF 14A' }] } } } },
    };
    expect(() => itemsOf('US:AAPL', proxy)).toThrow(/no statements/);
    const units = {
      USD: [{ ...fact, form: '20-F' }],
      CNY: [
        { ...fact, val: 35, form: '20-F' },
        { ...fact, end: '2024-12-30', form: '20-F' },
      ],
    };
    const foreign = itemsOf('US:AAPL', { ...empty, facts: { 'us-gaap': { NetIncomeLoss: { units } } } });
    expect(new Set(foreign.map((item) => item.currency))).toEqual(new Set(['CNY']));
  });
});

describe.skipIf(sharedDir() === null)('SEC statements of recorded companies (needs the shared folder)', () => {
  let apple: readonly StatementItem[] = [];
  let nvidia: readonly StatementItem[] = [];
  beforeAll(() => {
    apple = recorded('US:AAPL');
    nvidia = recorded('US:NVDA');
  });

  it.each<readonly [StatementLine, number]>([
    ['revenue', 416.161e9],
    ['netIncome', 112.01e9],
    ['epsDiluted', 7.46],
    ['operatingCashFlow', 111.482e9],
    ['capitalExpenditure', 12.715e9],
  ])('has %s of Apple for FY2025 as filed', (line, value) => {
    const item = figure(apple, line, 'FY2025');
    expect(item).toMatchObject({ value, currency: 'USD', knownAt: '2025-10-31', derived: false });
    expect(item?.period).toMatchObject({ kind: 'year', start: '2024-09-29', end: '2025-09-27' });
    expect(item?.source.locator).toMatch(/^0000320193-25-000079 us-gaap:/);
    expect(item?.source.row).toContainEqual(['Accession', '0000320193-25-000079']);
    expect(item?.source.row).toContainEqual(['Filed', '2025-10-31']);
    expect(item?.source.row).toContainEqual(['Value', String(value)]);
  });

  it.each<readonly [StatementLine, number]>([
    ['revenue', 215.938e9],
    ['netIncome', 120.067e9],
    ['capitalExpenditure', 6.042e9],
  ])('has %s of NVIDIA for FY2026, the year that ended in January 2026', (line, value) => {
    const item = figure(nvidia, line, 'FY2026');
    expect(item).toMatchObject({ value, knownAt: '2026-02-25', derived: false });
    expect(item?.period).toMatchObject({ kind: 'year', end: '2026-01-25' });
    expect(item?.source.locator).toMatch(/^0001045810-26-000021 us-gaap:/);
  });

  it('labels every NVIDIA year by the January it ends in, also where the filing says otherwise', () => {
    const years = nvidia.filter((item) => item.line === 'netIncome' && item.period.kind === 'year');
    expect(years.length).toBeGreaterThan(15);
    expect(years.filter((item) => item.period.label !== `FY${item.period.end.slice(0, 4)}`)).toEqual([]);
    expect(figure(nvidia, 'revenue', 'Q1 FY2027')).toMatchObject({ value: 81.615e9, knownAt: '2026-05-20' });
  });

  it('follows a tag from one to the next without a gap', () => {
    const tags = (line: StatementLine): readonly string[] => [
      ...new Set(
        apple
          .filter((item) => item.line === line && item.period.kind === 'year')
          .map((item) => item.source.locator.slice(item.source.locator.indexOf(':') + 1)),
      ),
    ];
    expect(tags('revenue')).toEqual([
      'SalesRevenueNet',
      'Revenues',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
    ]);
    for (let year = 2009; year <= 2025; year++)
      expect(figure(apple, 'revenue', `FY${year}`), `FY${year}`).toBeDefined();
    expect(figure(nvidia, 'capitalExpenditure', 'FY2011')?.source.locator).toContain(
      'PaymentsToAcquirePropertyPlantAndEquipment',
    );
    expect(figure(nvidia, 'capitalExpenditure', 'FY2025')?.source.locator).toContain(
      'PaymentsToAcquireProductiveAssets',
    );
  });

  it('keeps the first number and adds what a later report says, on the days they became public', () => {
    expect(figure(apple, 'epsDiluted', 'FY2019', '2019-12-31')?.value).toBe(11.89);
    expect(figure(apple, 'epsDiluted', 'FY2019')?.value).toBe(2.97);
    expect(figure(apple, 'operatingCashFlow', 'FY2017', '2018-01-01')?.value).toBe(63.598e9);
    expect(figure(apple, 'operatingCashFlow', 'FY2017')?.value).toBe(64.225e9);
    const first = apple.filter((item) => item.line === 'revenue' && item.period.label === 'FY2016' && !item.derived);
    expect(first.map((item) => [item.value, item.knownAt])).toEqual([[215.639e9, '2016-10-26']]);
  });

  it('derives fourth quarters and sums trailing years per share only where the shares are the same', () => {
    expect(figure(apple, 'revenue', 'Q4 FY2025')).toMatchObject({
      value: 102.466e9,
      derived: true,
      knownAt: '2025-10-31',
    });
    expect(figure(apple, 'operatingCashFlow', 'Q2 FY2025')).toMatchObject({ value: 23.952e9, derived: true });
    const trailing = (items: readonly StatementItem[], line: StatementLine, end: string) =>
      items.find((item) => item.line === line && item.period.kind === 'trailing' && item.period.end === end);
    expect(trailing(apple, 'revenue', '2025-12-27')).toMatchObject({ value: 435.617e9, knownAt: '2026-01-30' });
    expect(trailing(apple, 'revenue', '2025-09-27')?.value).toBe(416.161e9);
    expect(trailing(nvidia, 'epsDiluted', '2024-07-28')).toMatchObject({ knownAt: '2025-05-28' });
    // Filed nowhere; the company's release of that quarter says 0.89.
    expect(figure(nvidia, 'epsDiluted', 'Q4 FY2025')?.value).toBeCloseTo(0.89, 2);
  });
});
