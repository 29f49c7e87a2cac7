import { describe, expect, it } from 'vitest';
import type { StatementLine } from '@plumbline/model/fundamentals';
import { ifrsRules } from './ifrs-lines.ts';
import type { TaggedObservation } from './observations.ts';
import { selectVersions } from './select-versions.ts';
import { usGaapRules } from './us-gaap-lines.ts';

type Row = readonly [tag: string, start: string | null, end: string, val: number, filed: string];

/** What a company filed, one accession number for each day of filing. */
function said(
  line: StatementLine,
  rows: readonly Row[],
  rules = usGaapRules,
): readonly (readonly [string, number, string])[] {
  const byTag = new Map<string, TaggedObservation[]>();
  for (const [tag, start, end, val, filed] of rows) {
    const place = { taxonomy: 'us-gaap', tag, unit: 'USD', form: '10-K', accn: filed, filed, end, val };
    byTag.set(tag, [...(byTag.get(tag) ?? []), start === null ? place : { ...place, start }]);
  }
  const rule = rules.find((one) => one.line === line);
  if (rule === undefined) throw new Error(`no rule for ${line}`);
  return selectVersions(rule, byTag).map(({ end, value, filed }) => [end, value, filed] as const);
}

const q = ['2024-04-01', '2024-06-30'] as const;
const half = ['2024-01-01', '2024-06-30'] as const;

describe('what a company says of a line', () => {
  it('takes no second concept for the line where the company shows the two to be two amounts, unless it changed to it', () => {
    const year = (y: number): readonly [string, string] => [`${y}-01-01`, `${y}-12-31`];
    const both = (y: number, all: number, other: number): readonly Row[] => [
      ['InterestExpense', ...year(y), all, `${y + 1}-02-01`],
      ['InterestExpenseDebt', ...year(y), other, `${y + 1}-02-01`],
    ];
    const gap: readonly Row[] = [['InterestExpenseDebt', ...year(2023), 160, '2024-02-01']];
    const ends = (rows: readonly Row[]) =>
      said('interestExpense', rows).map(([end, value]) => `${end.slice(0, 4)} ${value}`);
    expect(ends([...both(2021, 185, 150), ...both(2022, 190, 155), ...gap])).toEqual(['2021 185', '2022 190']);
    expect(ends([...both(2021, 150, 150), ...both(2022, 155, 155), ...gap])).toContain('2023 160');
    const since = [2024, 2025, 2026].map((y): Row => ['InterestExpenseDebt', ...year(y), 100 + y, `${y + 1}-02-01`]);
    expect(ends([...both(2021, 185, 150), ...both(2022, 190, 155), ...gap, ...since])).toContain('2026 2126');
  });

  it('takes net sales for no sales of a company that counts more in, unless its costs give the same', () => {
    const year = (y: number): readonly [string, string] => [`${y}-01-01`, `${y}-12-31`];
    const both = (y: number): readonly Row[] => [
      ['Revenues', ...year(y), 681 + y, `${y + 1}-02-01`],
      ['RevenueFromContractWithCustomerExcludingAssessedTax', ...year(y), 674 + y, `${y + 1}-02-01`],
    ];
    const gap: readonly Row[] = [
      ['RevenueFromContractWithCustomerExcludingAssessedTax', ...year(2023), 700, '2024-02-01'],
      ['OperatingIncomeLoss', ...year(2023), 30, '2024-02-01'],
    ];
    const costs = (amount: number): Row => ['CostsAndExpenses', ...year(2023), amount, '2024-02-01'];
    const values = (rows: readonly Row[]) => said('revenue', rows).map(([end, value]) => `${end.slice(0, 4)} ${value}`);
    const before = [...both(2021), ...both(2022)];
    expect(values([...before, ...gap])).toEqual(['2021 2702', '2022 2703']);
    expect(values([...before, ...gap, costs(677)])).toEqual(['2021 2702', '2022 2703']);
    expect(values([...before, ...gap, costs(670)])).toEqual(['2021 2702', '2022 2703', '2023 700']);
    const empty = before.map((row): Row => (row[0] === 'Revenues' ? [row[0], row[1], row[2], 0, row[4]] : row));
    expect(values([...empty, ...gap])).toContain('2023 700');
  });

  it('asks only spans of one length whether the company tells a line by another concept', () => {
    const year = ['2023-01-01', '2023-12-31'] as const;
    const before = ['2022-01-01', '2022-12-31'] as const;
    const rows: readonly Row[] = [
      ['InterestExpense', ...year, 446, '2024-02-02'],
      ['InterestExpenseDebt', ...year, 420, '2024-02-02'],
      ['InterestExpenseDebt', ...before, 160, '2024-02-02'],
      ['InterestExpenseDebt', '2023-01-01', '2023-03-31', 49, '2023-04-27'],
      ['InterestExpenseDebt', '2023-04-01', '2023-06-30', 110, '2023-07-27'],
    ];
    expect(
      said('interestExpense', rows)
        .map(([, value]) => value)
        .toSorted((a, b) => a - b),
    ).toEqual([49, 110, 446]);
  });

  it('takes no long-term debt for all debt of a company that counts the part due within a year apart', () => {
    const day = (year: number, due: number, later: number | null): readonly Row[] => {
      const at = (tag: string, val: number): Row => [tag, null, `${year}-05-31`, val, `${year}-07-25`];
      const all = [at('LongTermDebt', later ?? 2_025), at('LongTermDebtCurrent', due)];
      return later === null ? all : [...all, at('LongTermDebtNoncurrent', later)];
    };
    const found = (due: number, rows: readonly Row[]) =>
      said('borrowings', [...rows, ...day(2024, due, null)]).map(([end, value]) => `${end.slice(0, 4)} ${value}`);
    const apart = [...day(2021, 899, 1_642), ...day(2022, 311, 2_483), ...day(2023, 0, 2_486)];
    expect(found(449, apart)).toEqual(['2021 2541', '2022 2794', '2023 2486']);
    expect(found(449, day(2023, 0, 2_486))).toContain('2024 2025');
  });

  it('knows that of a company whose note rounds the long-term part below what its balance sheet states', () => {
    const day = (end: string, filed: string, rows: readonly (readonly [string, number])[]): readonly Row[] =>
      rows.map(([tag, val]) => [tag, null, end, val, filed]);
    const debts = (note: number, later: number | null, due: number): readonly (readonly [string, number])[] => [
      ['LongTermDebt', note],
      ['LongTermDebtCurrent', due],
      ...(later === null ? [] : [['LongTermDebtNoncurrent', later] as const]),
    ];
    const before = (due: number) => [
      ...day('2023-12-31', '2024-02-23', debts(1_326_100_000, 1_326_107_000, due)),
      ...day('2024-09-30', '2024-10-25', debts(1_032_300_000, 1_032_303_000, due)),
    ];
    const newest = day('2024-12-31', '2025-02-21', debts(977_700_000, null, 500_000_000));
    const ends = (due: number) => said('borrowings', [...before(due), ...newest]).map(([end]) => end);
    expect(ends(500_000_000)).toEqual(['2023-12-31', '2024-09-30']);
    // A part due of nil says nothing of whether the note counts it in.
    expect(ends(0)).toContain('2024-12-31');
  });

  it('counts one debt once that is filed under two concepts', () => {
    const at = (tag: string, val: number): Row => [tag, null, '2024-12-31', val, '2025-02-01'];
    const owed = (due: number, loans: number) => [
      at('LongTermDebtNoncurrent', 1_717_000),
      at('LongTermDebtCurrent', due),
      at('ShortTermBorrowings', loans),
    ];
    const values = (line: StatementLine, rows: readonly Row[]) => said(line, rows).map(([, value]) => value);
    expect(values('shortTermDebt', owed(751_000, 751_000))).toEqual([751_000]);
    expect(values('borrowings', owed(751_000, 751_000))).toEqual([2_468_000]);
    // A note repeats it in millions.
    expect(values('borrowings', owed(15_252_000, 15_300_000))).toEqual([16_969_000]);
    expect(values('borrowings', owed(751_000, 640_000))).toEqual([3_108_000]);
    // One of two amounts that differ by their unit or sign alone is wrong.
    expect(values('shortTermDebt', owed(3_027_000, 3_027))).toEqual([]);
    expect(values('shortTermDebt', owed(-751_000, 751_000))).toEqual([]);
    // No debt is below zero.
    expect(values('shortTermDebt', owed(-123_000, 751_000))).toEqual([]);
    // Round amounts are alike by chance.
    expect(values('shortTermDebt', owed(250_000, 250_000))).toEqual([500_000]);
  });

  it('adds no paper to long-term debt where the debt due within a year leaves it out', () => {
    const at = (tag: string, val: number): Row => [tag, null, '2024-12-31', val, '2025-02-01'];
    const total = (due: number) => [at('LongTermDebt', 38_424), at('CommercialPaper', 790), at('DebtCurrent', due)];
    expect(said('borrowings', total(0))).toEqual([]);
    expect(said('borrowings', total(900)).map(([, value]) => value)).toEqual([39_214]);
  });

  it('never takes cash with restricted cash for cash, however often the two were one amount', () => {
    const withRestricted = 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';
    const day = (year: number, tags: readonly string[]): readonly Row[] =>
      tags.map((tag) => [tag, null, `${year}-12-31`, 100 + year, `${year + 1}-02-01`]);
    const rows = [2021, 2022, 2023].flatMap((year) =>
      day(year, ['CashAndCashEquivalentsAtCarryingValue', withRestricted]),
    );
    const later = [...rows, ...day(2024, [withRestricted])];
    expect(said('cash', later).map(([end]) => end)).toEqual(['2021-12-31', '2022-12-31', '2023-12-31']);
    expect(said('cashWithRestricted', later).at(-1)).toEqual(['2024-12-31', 2124, '2025-02-01']);
  });

  it('takes no nil under one of two concepts for the dividends that are stated under the other', () => {
    const year = ['2024-01-01', '2024-12-31'] as const;
    const rows: readonly Row[] = [
      ['PaymentsOfDividends', ...year, 0, '2025-02-01'],
      ['PaymentsOfDividendsCommonStock', ...year, 46, '2025-02-01'],
    ];
    expect(said('dividendsPaid', rows)).toEqual([['2024-12-31', 46, '2025-02-01']]);
    expect(said('dividendsPaid', rows.slice(0, 1))).toEqual([['2024-12-31', 0, '2025-02-01']]);
  });

  it('takes the total of a cash flow for that of what goes on, once it is stated', () => {
    const tag = 'NetCashProvidedByUsedInOperatingActivities';
    expect(
      said('operatingCashFlow', [
        [`${tag}ContinuingOperations`, ...q, 75, '2024-08-01'],
        [`${tag}ContinuingOperations`, ...q, 81, '2025-08-01'],
        [tag, ...q, 52, '2025-08-01'],
        [`${tag}ContinuingOperations`, ...q, 83, '2026-08-01'],
      ]),
    ).toEqual([
      ['2024-06-30', 75, '2024-08-01'],
      ['2024-06-30', 52, '2025-08-01'],
    ]);
  });

  it('a line that a later filing states replaces what was put together', () => {
    expect(
      said('costOfRevenue', [
        ['Revenues', ...q, 100, '2024-08-01'],
        ['GrossProfit', ...q, 40, '2024-08-01'],
        ['CostOfRevenue', ...q, 55, '2025-08-01'],
      ]),
    ).toEqual([
      ['2024-06-30', 60, '2024-08-01'],
      ['2024-06-30', 55, '2025-08-01'],
    ]);
  });

  it('takes equity with minorities for that of the owners only where their parts are all of it', () => {
    const both = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
    const at = (tag: string, val: number): Row => [tag, null, '2024-06-30', val, '2024-08-01'];
    const parts = [
      at('CommonStockValue', 20),
      at('RetainedEarningsAccumulatedDeficit', 1210),
      at('AccumulatedOtherComprehensiveIncomeLossNetOfTax', -18),
    ];
    expect(said('equity', [at(both, 1212)])).toEqual([]);
    expect(said('equity', [at(both, 1212), ...parts])).toEqual([['2024-06-30', 1212, '2024-08-01']]);
    expect(said('equity', [at(both, 1219), ...parts])).toEqual([]);
    const paidIn = [at('AdditionalPaidInCapital', 300), at('TreasuryStockValue', 77), ...parts];
    expect(said('equity', [at(both, 1435), ...paidIn])).toEqual([['2024-06-30', 1435, '2024-08-01']]);
    const ifrs = [
      at('IssuedCapital', 40),
      at('SharePremium', 200),
      at('RetainedEarnings', 77),
      at('OtherReserves', -5),
    ];
    expect(said('equity', [at('Equity', 312), ...ifrs], ifrsRules).map(([, value]) => value)).toEqual([312]);
    expect(said('equity', [at('Equity', 330), ...ifrs], ifrsRules)).toEqual([]);
  });

  it('takes the cost of goods, with that of services, for the whole only where sales leave nothing else', () => {
    const row = (tag: string, val: number): Row => [tag, ...q, val, '2024-08-01'];
    const rest = [row('SalesRevenueNet', 1000), row('SellingGeneralAndAdministrativeExpense', 240)];
    const goods = row('CostOfGoodsSold', 510);
    const income = (val: number): Row => row('OperatingIncomeLoss', val);
    const research = row('ResearchAndDevelopmentExpense', 60);
    const found = (...rows: readonly Row[]) => said('costOfRevenue', rows).map(([, value]) => value);
    expect(found(...rest, goods)).toEqual([]);
    expect(found(...rest, goods, income(250))).toEqual([510]);
    expect(found(...rest, goods, research, income(190))).toEqual([510]);
    expect(found(...rest, goods, income(230))).toEqual([]);
    const services = row('CostOfServices', 90);
    expect(found(...rest, goods, services, income(160))).toEqual([600]);
    expect(found(...rest, goods, services, income(150))).toEqual([]);
  });

  it('adds no notes on depreciation where the cash-flow statement has the line for the year to date', () => {
    const notes: readonly Row[] = [
      ['Depreciation', ...q, 1340, '2024-08-01'],
      ['AmortizationOfIntangibleAssets', ...q, 156, '2024-08-01'],
    ];
    expect(said('depreciationAmortization', notes)).toEqual([['2024-06-30', 1496, '2024-08-01']]);
    const line: Row = ['DepreciationDepletionAndAmortization', ...half, 2857, '2024-08-01'];
    expect(said('depreciationAmortization', [...notes, line])).toEqual([['2024-06-30', 2857, '2024-08-01']]);
  });

  it('of two totals takes the one that an identity of the filing confirms', () => {
    const both: readonly Row[] = [
      ['Revenues', ...q, 12_794, '2024-08-01'],
      ['RevenueFromContractWithCustomerExcludingAssessedTax', ...q, 20_407, '2024-08-01'],
    ];
    expect(said('revenue', both)).toEqual([['2024-06-30', 12_794, '2024-08-01']]);
    const proof: readonly Row[] = [
      ['OperatingIncomeLoss', ...q, 7_574, '2024-08-01'],
      ['OperatingExpenses', ...q, 12_833, '2024-08-01'],
    ];
    expect(said('revenue', [...both, ...proof])).toEqual([['2024-06-30', 20_407, '2024-08-01']]);
  });

  it('reads sales of goods as revenue only where gross profit and cost leave no other', () => {
    const goods: Row = ['SalesRevenueGoodsNet', ...q, 5_808, '2024-08-01'];
    expect(said('revenue', [goods])).toEqual([]);
    const rest = (cost: number): readonly Row[] => [
      ['GrossProfit', ...q, 2_320, '2024-08-01'],
      ['CostOfGoodsSold', ...q, cost, '2024-08-01'],
    ];
    expect(said('revenue', [goods, ...rest(3_488)])).toEqual([['2024-06-30', 5_808, '2024-08-01']]);
    expect(said('revenue', [goods, ...rest(3_900)])).toEqual([]);
  });

  it('reads a close concept once a later filing shows both to be one, and not before', () => {
    const goods: Row = ['SalesRevenueGoodsNet', ...q, 5_808, '2024-08-01'];
    const later: readonly Row[] = [
      ['SalesRevenueGoodsNet', ...half, 9_000, '2025-08-01'],
      ['Revenues', ...half, 9_000, '2025-08-01'],
    ];
    expect(said('revenue', [goods, ...later]).find(([, value]) => value === 5_808)).toEqual([
      '2024-06-30',
      5_808,
      '2025-08-01',
    ]);
  });

  it('takes a part for no whole: long-term debt alone is all debt only where nothing else due within a year can be debt', () => {
    const row = (tag: string, value: number): Row => [tag, null, '2024-12-31', value, '2025-02-14'];
    const long = row('LongTermDebtNoncurrent', 27_351);
    expect(said('borrowings', [long])).toEqual([]);
    const due = [row('AccountsPayableCurrent', 400), row('AccruedLiabilitiesCurrent', 300)];
    const leases = row('OperatingLeaseLiabilityCurrent', 20);
    const all = said('borrowings', [long, ...due, leases, row('LiabilitiesCurrent', 720)]);
    expect(all).toEqual([['2024-12-31', 27_351, '2025-02-14']]);
    expect(said('borrowings', [long, ...due, leases, row('LiabilitiesCurrent', 820)])).toEqual([]);
    expect(said('borrowings', [long, ...due, row('LiabilitiesCurrent', 700)])).toEqual([]);
    const loans = row('ShortTermBorrowings', 100);
    expect(said('borrowings', [long, loans])).toEqual([]);
    expect(said('borrowings', [long, loans, ...due, leases, row('LiabilitiesCurrent', 820)])).toEqual([
      ['2024-12-31', 27_451, '2025-02-14'],
    ]);
    expect(said('borrowings', [long, row('LongTermDebtCurrent', 50)])).toEqual([['2024-12-31', 27_401, '2025-02-14']]);
    expect(said('borrowings', [['LongTermDebtCurrent', null, '2024-12-31', 1_517, '2025-02-14']])).toEqual([]);
  });

  it('counts no note on long-term debt that leaves out what the balance sheet counts in', () => {
    expect(
      said('borrowings', [
        ['LongTermDebt', null, '2024-12-31', 140, '2025-02-14'],
        ['LongTermDebtNoncurrent', null, '2024-12-31', 993, '2025-02-14'],
      ]),
    ).toEqual([]);
  });

  it('under IFRS takes cash from operations for the total where the change in cash proves it', () => {
    const year = ['2024-01-01', '2024-12-31'] as const;
    const flows = (change: number): readonly Row[] => [
      ['CashFlowsFromUsedInOperations', ...year, 19_391_563, '2025-04-02'],
      ['CashFlowsFromUsedInInvestingActivities', ...year, -10_734_635, '2025-04-02'],
      ['CashFlowsFromUsedInFinancingActivities', ...year, -14_690_843, '2025-04-02'],
      ['EffectOfExchangeRateChangesOnCashAndCashEquivalents', ...year, -381_101, '2025-04-02'],
      ['IncreaseDecreaseInCashAndCashEquivalents', ...year, change, '2025-04-02'],
    ];
    expect(said('operatingCashFlow', flows(-6_415_016), ifrsRules)).toEqual([['2024-12-31', 19_391_563, '2025-04-02']]);
    expect(said('operatingCashFlow', flows(-9_415_016), ifrsRules)).toEqual([]);
  });

  it('restates by the concept that stated a figure first, even where the filing puts a better one beside it', () => {
    expect(
      said('revenue', [
        ['SalesRevenueNet', ...q, 9_456, '2024-08-01'],
        ['SalesRevenueNet', ...q, 5_284, '2025-08-01'],
        ['Revenues', ...q, 5_284, '2025-08-01'],
      ]),
    ).toEqual([
      ['2024-06-30', 9_456, '2024-08-01'],
      ['2024-06-30', 5_284, '2025-08-01'],
    ]);
    expect(
      said('revenue', [
        ['SalesRevenueNet', ...q, 9_456, '2024-08-01'],
        ['Revenues', ...q, 5_284, '2025-08-01'],
      ]),
    ).toEqual([['2024-06-30', 9_456, '2024-08-01']]);
  });

  it('has a number that was filed with the other sign later: which of the two is a slip is not for this to say', () => {
    expect(
      said('netIncome', [
        ['NetIncomeLoss', ...q, 20, '2024-08-01'],
        ['NetIncomeLoss', ...q, -20, '2025-08-01'],
      ]),
    ).toEqual([
      ['2024-06-30', 20, '2024-08-01'],
      ['2024-06-30', -20, '2025-08-01'],
    ]);
  });

  it('keeps on record what a close concept was known to say, though filings since then part the two', () => {
    const both = (end: string, close: number, own: number, filed: string): readonly Row[] => [
      ['StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', null, end, close, filed],
      ['StockholdersEquity', null, end, own, filed],
    ];
    const close: Row = [
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      null,
      '2011-06-30',
      41,
      '2011-08-11',
    ];
    const then = [close, ...both('2011-09-30', 38, 38, '2011-11-09')];
    const since = [...then, ...both('2011-03-31', 45, 40, '2014-05-01'), ...both('2011-05-31', 44, 40, '2014-05-01')];
    const asked = (rows: readonly Row[]) => said('equity', rows).find(([end]) => end === '2011-06-30');
    expect(asked([close])).toBeUndefined();
    expect(asked(then)).toEqual(['2011-06-30', 41, '2011-11-09']);
    expect(asked(since)).toEqual(asked(then));
  });

  it('lets nothing, as a shell had filed it, give way to what is stated of the business it bought', () => {
    const merged: readonly Row[] = [
      ['Liabilities', null, '2024-12-31', 0, '2025-05-14'],
      ['LiabilitiesAndStockholdersEquity', null, '2024-12-31', 46_172, '2026-02-25'],
      ['StockholdersEquity', null, '2024-12-31', 16_320, '2026-02-25'],
    ];
    expect(said('totalLiabilities', merged).at(-1)).toEqual(['2024-12-31', 29_852, '2026-02-25']);
  });

  it('takes a span that begins a day off for the same quarter', () => {
    expect(
      said('shareRepurchases', [
        ['PaymentsForRepurchaseOfCommonStock', '2016-01-01', '2016-03-31', 596, '2016-04-28'],
        ['PaymentsForRepurchaseOfCommonStock', '2016-01-02', '2016-03-31', 1_404, '2017-02-08'],
        ['PaymentsForRepurchaseOfCommonStock', '2016-01-01', '2016-03-31', 596, '2017-04-27'],
      ]).map(([, value]) => value),
    ).toEqual([596, 1_404, 596]);
  });

  it('restates under another of two concepts for one amount, as depreciation is tagged', () => {
    expect(
      said('depreciationAmortization', [
        ['DepreciationAndAmortization', ...q, 364, '2024-08-01'],
        ['DepreciationAndAmortization', ...q, 353, '2025-08-01'],
        ['DepreciationDepletionAndAmortization', ...q, 353, '2025-08-01'],
      ]).map(([, value]) => value),
    ).toEqual([364, 353]);
  });
});
