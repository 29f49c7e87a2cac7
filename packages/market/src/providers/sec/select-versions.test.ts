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

  it('takes a part for no whole: long-term debt alone is not all debt where short-term loans were stated within a year', () => {
    const long: Row = ['LongTermDebtNoncurrent', null, '2024-12-31', 27_351, '2025-02-14'];
    expect(said('borrowings', [long])).toEqual([['2024-12-31', 27_351, '2025-02-14']]);
    const loans: Row = ['ShortTermBorrowings', null, '2024-03-31', 4_393, '2024-05-01'];
    expect(said('borrowings', [long, loans])).toEqual([]);
    expect(said('borrowings', [['LongTermDebtCurrent', null, '2024-12-31', 1_517, '2025-02-14']])).toEqual([]);
  });

  it('counts no note on long-term debt that leaves out what the balance sheet counts in', () => {
    expect(
      said('borrowings', [
        ['LongTermDebt', null, '2024-12-31', 140, '2025-02-14'],
        ['LongTermDebtNoncurrent', null, '2024-12-31', 993, '2025-02-14'],
      ]),
    ).toEqual([['2024-12-31', 993, '2025-02-14']]);
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
});
