import type { StatementLine } from '@plumbline/model/fundamentals';

/** Added (1) or subtracted (-1) when a line has to be put together; the first tag a filing has stands for the part. */
export interface LinePart {
  readonly sign: 1 | -1;
  readonly tags: readonly string[];
  /** Without this part the sum means nothing. */
  readonly isRequired: boolean;
}

/**
 * How a statement line is found in a filing: the first of `tags` that it has. Companies switch tags over the years, so the choice
 * is made filing by filing. `parts` are used where no single tag says it.
 */
export interface LineRule {
  readonly line: StatementLine;
  readonly time: 'duration' | 'instant';
  readonly unit: 'money' | 'perShare' | 'shares';
  readonly tags: readonly string[];
  readonly parts?: readonly LinePart[];
}

const duration = (line: StatementLine, ...tags: readonly string[]): LineRule => ({
  line,
  time: 'duration',
  unit: 'money',
  tags,
});
const instant = (line: StatementLine, ...tags: readonly string[]): LineRule => ({
  line,
  time: 'instant',
  unit: 'money',
  tags,
});
const part = (sign: 1 | -1, isRequired: boolean, ...tags: readonly string[]): LinePart => ({ sign, tags, isRequired });

const revenue = [
  'Revenues',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'SalesRevenueNet',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  'RevenuesNetOfInterestExpense',
  'SalesRevenueGoodsNet',
];
const costOfRevenue = ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold', 'CostOfServices'];

/** US GAAP. */
export const usGaapRules: readonly LineRule[] = [
  duration('revenue', ...revenue),
  duration('costOfRevenue', ...costOfRevenue),
  {
    ...duration('grossProfit', 'GrossProfit'),
    parts: [part(1, true, ...revenue), part(-1, true, ...costOfRevenue)],
  },
  duration(
    'researchAndDevelopment',
    'ResearchAndDevelopmentExpense',
    'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
  ),
  {
    ...duration('sellingGeneralAdmin', 'SellingGeneralAndAdministrativeExpense'),
    parts: [
      part(1, true, 'SellingAndMarketingExpense', 'MarketingExpense'),
      part(1, true, 'GeneralAndAdministrativeExpense'),
    ],
  },
  duration('operatingIncome', 'OperatingIncomeLoss'),
  duration(
    'interestExpense',
    'InterestExpense',
    'InterestExpenseNonoperating',
    'InterestExpenseDebt',
    'InterestAndDebtExpense',
  ),
  {
    ...duration(
      'pretaxIncome',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    ),
    // What was earned at home is only a part of the whole.
    parts: [
      part(1, true, 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic'),
      part(1, true, 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign'),
    ],
  },
  duration('incomeTax', 'IncomeTaxExpenseBenefit'),
  duration('netIncome', 'NetIncomeLoss', 'NetIncomeLossAvailableToCommonStockholdersBasic', 'ProfitLoss'),
  { ...duration('epsBasic', 'EarningsPerShareBasic', 'EarningsPerShareBasicAndDiluted'), unit: 'perShare' },
  { ...duration('epsDiluted', 'EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'), unit: 'perShare' },
  {
    ...duration(
      'sharesBasic',
      'WeightedAverageNumberOfSharesOutstandingBasic',
      'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    ),
    unit: 'shares',
  },
  {
    ...duration(
      'sharesDiluted',
      'WeightedAverageNumberOfDilutedSharesOutstanding',
      'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    ),
    unit: 'shares',
  },
  // The first is a line of cash-flow statements only; the second also stands in notes for property alone (Apple's annual reports).
  duration(
    'depreciationAmortization',
    'DepreciationAmortizationAndAccretionNet',
    'DepreciationDepletionAndAmortization',
    'DepreciationAndAmortization',
    'DepreciationAmortizationAndOther',
  ),
  duration('stockCompensation', 'ShareBasedCompensation', 'AllocatedShareBasedCompensationExpense'),
  duration(
    'operatingCashFlow',
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
  ),
  duration(
    'capitalExpenditure',
    'PaymentsToAcquirePropertyPlantAndEquipment',
    'PaymentsToAcquireProductiveAssets',
    'PaymentsForCapitalImprovements',
  ),
  duration(
    'investingCashFlow',
    'NetCashProvidedByUsedInInvestingActivities',
    'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
  ),
  duration(
    'financingCashFlow',
    'NetCashProvidedByUsedInFinancingActivities',
    'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
  ),
  duration('dividendsPaid', 'PaymentsOfDividends', 'PaymentsOfDividendsCommonStock', 'PaymentsOfOrdinaryDividends'),
  duration('shareRepurchases', 'PaymentsForRepurchaseOfCommonStock', 'PaymentsForRepurchaseOfEquity'),
  duration(
    'cashChange',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
    'CashAndCashEquivalentsPeriodIncreaseDecrease',
  ),
  instant(
    'cash',
    'CashAndCashEquivalentsAtCarryingValue',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'Cash',
  ),
  instant(
    'shortTermInvestments',
    'MarketableSecuritiesCurrent',
    'AvailableForSaleSecuritiesCurrent',
    'ShortTermInvestments',
    'DebtSecuritiesCurrent',
    'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
  ),
  instant(
    'longTermInvestments',
    'MarketableSecuritiesNoncurrent',
    'AvailableForSaleSecuritiesNoncurrent',
    'LongTermInvestments',
    'AvailableForSaleSecuritiesDebtSecuritiesNoncurrent',
  ),
  instant(
    'receivables',
    'AccountsReceivableNetCurrent',
    'ReceivablesNetCurrent',
    'AccountsNotesAndLoansReceivableNetCurrent',
  ),
  instant('inventory', 'InventoryNet'),
  instant('currentAssets', 'AssetsCurrent'),
  instant(
    'propertyPlantEquipment',
    'PropertyPlantAndEquipmentNet',
    'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
  ),
  instant('goodwill', 'Goodwill'),
  instant('totalAssets', 'Assets'),
  instant('payables', 'AccountsPayableCurrent', 'AccountsPayableTradeCurrent', 'AccountsPayable'),
  {
    ...instant('shortTermDebt', 'DebtCurrent'),
    parts: [
      part(1, false, 'ShortTermBorrowings', 'CommercialPaper', 'OtherShortTermBorrowings'),
      part(1, false, 'LongTermDebtCurrent', 'LongTermDebtAndCapitalLeaseObligationsCurrent', 'ConvertibleDebtCurrent'),
    ],
  },
  instant('currentLiabilities', 'LiabilitiesCurrent'),
  {
    ...instant(
      'longTermDebt',
      'LongTermDebtNoncurrent',
      'LongTermDebtAndCapitalLeaseObligations',
      'ConvertibleLongTermNotesPayable',
    ),
    parts: [part(1, true, 'LongTermDebt'), part(-1, false, 'LongTermDebtCurrent')],
  },
  {
    ...instant('totalLiabilities', 'Liabilities'),
    parts: [
      part(1, true, 'LiabilitiesAndStockholdersEquity'),
      part(-1, true, 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 'StockholdersEquity'),
    ],
  },
  instant('retainedEarnings', 'RetainedEarningsAccumulatedDeficit'),
  instant('equity', 'StockholdersEquity', 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest'),
  {
    ...instant('sharesOutstanding', 'EntityCommonStockSharesOutstanding', 'CommonStockSharesOutstanding'),
    unit: 'shares',
  },
];

/** IFRS, as foreign companies file it on form 20-F. */
export const ifrsRules: readonly LineRule[] = [
  duration('revenue', 'Revenue', 'RevenueFromContractsWithCustomers'),
  duration('costOfRevenue', 'CostOfSales'),
  duration('grossProfit', 'GrossProfit'),
  duration('researchAndDevelopment', 'ResearchAndDevelopmentExpense'),
  duration('operatingIncome', 'ProfitLossFromOperatingActivities'),
  duration('pretaxIncome', 'ProfitLossBeforeTax'),
  duration('incomeTax', 'IncomeTaxExpenseContinuingOperations'),
  duration('netIncome', 'ProfitLossAttributableToOwnersOfParent', 'ProfitLoss'),
  { ...duration('epsBasic', 'BasicEarningsLossPerShare'), unit: 'perShare' },
  { ...duration('epsDiluted', 'DilutedEarningsLossPerShare'), unit: 'perShare' },
  duration('operatingCashFlow', 'CashFlowsFromUsedInOperatingActivities'),
  duration('capitalExpenditure', 'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities'),
  duration('investingCashFlow', 'CashFlowsFromUsedInInvestingActivities'),
  duration('financingCashFlow', 'CashFlowsFromUsedInFinancingActivities'),
  duration('dividendsPaid', 'DividendsPaidClassifiedAsFinancingActivities'),
  duration('cashChange', 'IncreaseDecreaseInCashAndCashEquivalents'),
  instant('cash', 'CashAndCashEquivalents'),
  instant('receivables', 'TradeAndOtherCurrentReceivables', 'CurrentTradeReceivables'),
  instant('inventory', 'Inventories'),
  instant('currentAssets', 'CurrentAssets'),
  instant('propertyPlantEquipment', 'PropertyPlantAndEquipment'),
  instant('goodwill', 'Goodwill'),
  instant('totalAssets', 'Assets'),
  instant('currentLiabilities', 'CurrentLiabilities'),
  instant('totalLiabilities', 'Liabilities'),
  instant('retainedEarnings', 'RetainedEarnings'),
  instant('equity', 'EquityAttributableToOwnersOfParent', 'Equity'),
];
