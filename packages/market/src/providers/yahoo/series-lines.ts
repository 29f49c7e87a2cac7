import type { StatementLine } from '@plumbline/model/fundamentals';

/** Where a line stands among Yahoo's series: the first of `types` that has a figure; outflows are negative there. */
export interface SeriesRule {
  readonly line: StatementLine;
  readonly time: 'duration' | 'instant';
  readonly types: readonly string[];
  readonly isOutflow?: boolean;
}

const over = (line: StatementLine, ...types: readonly string[]): SeriesRule => ({ line, time: 'duration', types });
const out = (line: StatementLine, ...types: readonly string[]): SeriesRule => ({
  ...over(line, ...types),
  isOutflow: true,
});
const at = (line: StatementLine, ...types: readonly string[]): SeriesRule => ({ line, time: 'instant', types });

/** Yahoo's own names, without the word for the span before them. */
export const seriesRules: readonly SeriesRule[] = [
  over('revenue', 'TotalRevenue', 'OperatingRevenue'),
  over('costOfRevenue', 'CostOfRevenue'),
  over('grossProfit', 'GrossProfit'),
  over('researchAndDevelopment', 'ResearchAndDevelopment'),
  over('sellingGeneralAdmin', 'SellingGeneralAndAdministration'),
  over('operatingIncome', 'OperatingIncome'),
  over('interestExpense', 'InterestExpense'),
  over('pretaxIncome', 'PretaxIncome'),
  over('incomeTax', 'TaxProvision'),
  over('netIncome', 'NetIncome'),
  over('epsBasic', 'BasicEPS'),
  over('epsDiluted', 'DilutedEPS'),
  over('sharesBasic', 'BasicAverageShares'),
  over('sharesDiluted', 'DilutedAverageShares'),
  over('depreciationAmortization', 'DepreciationAmortizationDepletion', 'DepreciationAndAmortization'),
  over('stockCompensation', 'StockBasedCompensation'),
  over('operatingCashFlow', 'OperatingCashFlow'),
  out('capitalExpenditure', 'CapitalExpenditure'),
  over('investingCashFlow', 'InvestingCashFlow'),
  over('financingCashFlow', 'FinancingCashFlow'),
  out('dividendsPaid', 'CashDividendsPaid'),
  out('shareRepurchases', 'RepurchaseOfCapitalStock'),
  over('cashChange', 'ChangesInCash'),
  at('cash', 'CashAndCashEquivalents'),
  at('shortTermInvestments', 'OtherShortTermInvestments'),
  at('longTermInvestments', 'InvestmentsAndAdvances'),
  at('receivables', 'AccountsReceivable'),
  at('inventory', 'Inventory'),
  at('currentAssets', 'CurrentAssets'),
  at('propertyPlantEquipment', 'NetPPE'),
  at('goodwill', 'Goodwill'),
  at('totalAssets', 'TotalAssets'),
  at('payables', 'AccountsPayable'),
  at('shortTermDebt', 'CurrentDebt'),
  at('currentLiabilities', 'CurrentLiabilities'),
  at('longTermDebt', 'LongTermDebt'),
  at('totalLiabilities', 'TotalLiabilitiesNetMinorityInterest'),
  at('retainedEarnings', 'RetainedEarnings'),
  at('equity', 'StockholdersEquity'),
  at('sharesOutstanding', 'OrdinarySharesNumber', 'ShareIssued'),
];

/** Types as they are asked for, of both spans. */
export const seriesTypes: readonly string[] = ['annual', 'quarterly'].flatMap((span) =>
  seriesRules.flatMap(({ types }) => types.map((type) => `${span}${type}`)),
);
