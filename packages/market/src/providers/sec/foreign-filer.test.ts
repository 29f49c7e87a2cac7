import { describe, expect, it } from 'vitest';
import type { StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { ifrsRules } from './ifrs-lines.ts';
import { readCompanyFacts } from './read-company-facts.ts';

const now = Date.UTC(2026, 10, 26);

interface Report {
  readonly form: string;
  readonly filed: string;
  readonly start: string;
  readonly end: string;
  readonly unit?: string;
  readonly amounts: Readonly<Record<string, number>>;
}

const ofDay =
  /^(?:Assets|Equity|Liabilities|Current(?!Tax)|Noncurrent|Borrowings|Longterm|Shortterm|LeaseL|Trade|Inventories|Goodwill|CashAndCashEquivalents$|Bonds|LoansReceived|LoansAnd|Deposits|Investment|Number|Provisions|Deferred)/;

/** A body under IFRS: each report with its amounts, shares and figures per share in their units. */
function body(...reports: readonly Report[]) {
  const concepts: Record<string, { units: Record<string, object[]> }> = {};
  for (const { form, filed, start, end, unit = 'EUR', amounts } of reports) {
    for (const [tag, val] of Object.entries(amounts)) {
      const isShares = /Shares$|SharesOutstanding$/.test(tag) && !/^(?:Payments|Dividends)/.test(tag);
      const own =
        tag === 'NumberOfEmployees' ? 'pure' : isShares ? 'shares' : tag.endsWith('PerShare') ? `${unit}/shares` : unit;
      const row = {
        ...(ofDay.test(tag) ? {} : { start }),
        end,
        val,
        accn: filed,
        fy: Number(end.slice(0, 4)),
        fp: 'FY',
        form,
        filed,
      };
      const concept = (concepts[tag] ??= { units: {} });
      (concept.units[own] ??= []).push(row);
    }
  }
  return { cik: 9, entityName: 'Made Up Abroad plc', facts: { 'ifrs-full': concepts } };
}

const year = (amounts: Readonly<Record<string, number>>): Report => ({
  form: '20-F',
  filed: '2026-03-10',
  start: '2025-01-01',
  end: '2025-12-31',
  amounts,
});

function valuesOf(json: unknown, kind = 'year'): ReadonlyMap<StatementLine, number> {
  const { items } = readCompanyFacts(json, now).statements.value;
  return new Map(
    items
      .filter(({ period }) => period.kind === kind || (kind === 'year' && period.kind === 'instant'))
      .map(({ line, value }) => [line, value]),
  );
}

describe('a company that files under IFRS', () => {
  const statement = {
    Revenue: 1000,
    CostOfSales: 600,
    ProfitLossFromOperatingActivities: 200,
    FinanceCosts: 20,
    ProfitLossBeforeTax: 180,
    IncomeTaxExpenseContinuingOperations: 40,
    ProfitLoss: 140,
    ProfitLossAttributableToNoncontrollingInterests: 10,
    DilutedEarningsLossPerShare: 1.3,
    AdjustedWeightedAverageShares: 100,
    DividendsPaidOrdinarySharesPerShare: 0.5,
    DepreciationPropertyPlantAndEquipment: 50,
    DepreciationRightofuseAssets: 8,
    AmortisationIntangibleAssetsOtherThanGoodwill: 12,
    ExpenseFromSharebasedPaymentTransactionsWithEmployees: 9,
    CashFlowsFromUsedInOperatingActivities: 210,
    CashFlowsFromUsedInInvestingActivities: -90,
    CashFlowsFromUsedInFinancingActivities: -70,
    PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: 80,
    DividendsPaidClassifiedAsFinancingActivities: 50,
    PaymentsToAcquireOrRedeemEntitysShares: 25,
    InterestPaidClassifiedAsOperatingActivities: 11,
    InterestPaidClassifiedAsFinancingActivities: 6,
    IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges: 50,
    EffectOfExchangeRateChangesOnCashAndCashEquivalents: -3,
    CashAndCashEquivalents: 300,
    TradeAndOtherCurrentReceivables: 150,
    Inventories: 120,
    Goodwill: 90,
    Assets: 2000,
    Equity: 900,
    EquityAttributableToOwnersOfParent: 860,
    EquityAndLiabilities: 2000,
    CurrentLeaseLiabilities: 10,
    NoncurrentLeaseLiabilities: 40,
    CurrentContractLiabilities: 30,
    NoncurrentContractLiabilities: 5,
    NumberOfSharesOutstanding: 99,
    NumberOfEmployees: 4321,
  };

  it.each<readonly [StatementLine, number]>([
    ['grossProfit', 400],
    ['netIncome', 130],
    ['dividendsPaidPerShare', 0.5],
    ['depreciationAmortization', 70],
    ['stockCompensation', 9],
    ['capitalExpenditure', 80],
    ['dividendsPaid', 50],
    ['shareRepurchases', 25],
    ['interestPaid', 17],
    ['cashChange', 47],
    ['receivables', 150],
    ['inventory', 120],
    ['goodwill', 90],
    ['totalLiabilities', 1100],
    ['leaseLiabilities', 50],
    ['deferredRevenue', 35],
    ['sharesOutstanding', 99],
    ['employees', 4321],
  ])('states %s', (line, value) => {
    expect(valuesOf(body(year(statement))).get(line)).toBe(value);
  });

  it('keeps every identity of its statements', () => {
    expect(reviewStatements(readCompanyFacts(body(year(statement)), now).statements.value.items).withheld).toEqual([]);
  });

  it.each<readonly [string, Readonly<Record<string, number>>, number | undefined]>([
    ['one line', { Borrowings: 400 }, 400],
    [
      'within a year and later',
      { CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings: 90, NoncurrentPortionOfNoncurrentBorrowings: 310 },
      400,
    ],
    [
      'three lines',
      { ShorttermBorrowings: 30, CurrentPortionOfNoncurrentBorrowings: 60, LongtermBorrowings: 310 },
      400,
    ],
    [
      'loans and bonds, each within a year and later',
      {
        CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived: 40,
        NoncurrentPortionOfNoncurrentLoansReceived: 110,
        CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued: 50,
        NoncurrentPortionOfNoncurrentBondsIssued: 200,
      },
      400,
    ],
    ['loans and bonds of a note', { LoansReceived: 150, BondsIssued: 250 }, 400],
    ['nothing', {}, undefined],
    [
      'the part that is due within a year alone',
      { CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued: 50 },
      undefined,
    ],
    [
      'all liabilities that no lender is owed',
      {
        Liabilities: 100,
        TradeAndOtherCurrentPayables: 40,
        CurrentLeaseLiabilities: 10,
        NoncurrentLeaseLiabilities: 20,
        CurrentProvisions: 5,
        NoncurrentProvisions: 5,
        DeferredTaxLiabilities: 20,
      },
      0,
    ],
  ])('borrowings from %s', (_, amounts, value) => {
    expect(valuesOf(body(year({ Revenue: 1, Assets: 2000, ...amounts }))).get('borrowings')).toBe(value);
  });

  it('reports half years, which keep their identities and are no quarters', () => {
    const half = (of: number, amounts: Readonly<Record<string, number>>): Report => ({
      form: '6-K',
      filed: `${of}-08-20`,
      start: `${of}-01-01`,
      end: `${of}-06-30`,
      amounts,
    });
    const json = body(
      half(2025, { Revenue: 450 }),
      year(statement),
      half(2026, { Revenue: 520, CostOfSales: 300, GrossProfit: 320 }),
    );
    const { items } = readCompanyFacts(json, now).statements.value;
    const halves = items.filter(({ period }) => period.kind === 'half' && period.end >= '2025');
    expect(halves.filter(({ line }) => line === 'revenue').map(({ period, value }) => [period.label, value])).toEqual([
      ['H1 FY2025', 450],
      ['H1 FY2026', 520],
    ]);
    expect(items.some(({ period }) => period.kind === 'quarter')).toBe(false);
    expect(
      reviewStatements(items).withheld.map(({ item, identity }) => [item.line, item.period.label, identity]),
    ).toEqual([
      ['costOfRevenue', 'H1 FY2026', 'gross-profit'],
      ['grossProfit', 'H1 FY2026', 'gross-profit'],
    ]);
  });

  it('leaves a translation for convenience aside and keeps the currency of each report', () => {
    const translated: Report = { ...year({ Revenue: 140 }), unit: 'USD' };
    const { items } = readCompanyFacts(body(year({ Revenue: 1000, Assets: 5000, Equity: 900 }), translated), now)
      .statements.value;
    expect(
      items.filter(({ line }) => line === 'revenue').map(({ currency, value }) => [currency, value]),
    ).toContainEqual(['EUR', 1000]);
    expect(items.filter(({ currency }) => currency === 'USD')).toEqual([]);
  });

  it('has a rule for every line that a company under US GAAP has one for', async () => {
    const { usGaapRules } = await import('./us-gaap-lines.ts');
    const own = new Set(ifrsRules.map(({ line }) => line));
    expect(usGaapRules.map(({ line }) => line).filter((line) => !own.has(line))).toEqual(['temporaryEquity']);
  });
});
