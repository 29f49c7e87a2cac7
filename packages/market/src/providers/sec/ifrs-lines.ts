import type { LineRule } from './line-rule.ts';
import { at, maybe, maybeLess, minus, over, plus, stated, whole } from './line-rule.ts';

const incomeStatement: readonly LineRule[] = [
  { ...over('revenue', 'Revenue'), related: ['RevenueFromContractsWithCustomers'] },
  over('costOfRevenue', 'CostOfSales'),
  { ...over('grossProfit', 'GrossProfit'), sums: [whole(plus('Revenue'), minus('CostOfSales'))] },
  over('researchAndDevelopment', 'ResearchAndDevelopmentExpense'),
  {
    ...over('sellingGeneralAdmin', 'SellingGeneralAndAdministrativeExpense'),
    sums: [
      whole(
        plus('DistributionCosts', 'SellingExpense', 'SalesAndMarketingExpense'),
        plus('AdministrativeExpense', 'GeneralAndAdministrativeExpense'),
      ),
    ],
  },
  over('operatingIncome', 'ProfitLossFromOperatingActivities'),
  over('interestExpense', 'InterestExpense', 'InterestExpenseOnBorrowings', 'FinanceCosts'),
  over('pretaxIncome', 'ProfitLossBeforeTax'),
  over('incomeTax', 'IncomeTaxExpenseContinuingOperations'),
  { ...over('netIncome', 'ProfitLossAttributableToOwnersOfParent'), related: ['ProfitLoss'] },
  over('profitWithMinorities', 'ProfitLoss'),
  { ...over('epsBasic', 'BasicEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare'), unit: 'perShare' },
  { ...over('epsDiluted', 'DilutedEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare'), unit: 'perShare' },
  { ...over('sharesBasic', 'WeightedAverageShares'), unit: 'shares' },
  { ...over('sharesDiluted', 'AdjustedWeightedAverageShares'), unit: 'shares' },
  {
    ...over(
      'dividendsDeclaredPerShare',
      'DividendsRecognisedAsDistributionsToOwnersPerShare',
      'DividendsPaidOrdinarySharesPerShare',
    ),
    unit: 'perShare',
  },
];

const cashFlow: readonly LineRule[] = [
  {
    ...over(
      'depreciationAmortization',
      'AdjustmentsForDepreciationAndAmortisationExpense',
      'DepreciationAndAmortisationExpense',
    ),
    isLargest: true,
    sums: [
      whole(plus('AdjustmentsForDepreciationExpense'), maybe('AdjustmentsForAmortisationExpense')),
      whole(plus('DepreciationExpense'), maybe('AmortisationExpense')),
    ],
  },
  over(
    'stockCompensation',
    'AdjustmentsForSharebasedPayments',
    'ExpenseFromSharebasedPaymentTransactionsWithEmployees',
  ),
  {
    ...over('operatingCashFlow', 'CashFlowsFromUsedInOperatingActivities'),
    // Before tax and interest for some, the total for others: the change in cash tells.
    related: ['CashFlowsFromUsedInOperations'],
    confirms: [
      whole(
        plus('IncreaseDecreaseInCashAndCashEquivalents'),
        minus('CashFlowsFromUsedInInvestingActivities'),
        minus('CashFlowsFromUsedInFinancingActivities'),
        maybeLess('EffectOfExchangeRateChangesOnCashAndCashEquivalents'),
      ),
    ],
  },
  over(
    'capitalExpenditure',
    'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    'PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
  ),
  over('investingCashFlow', 'CashFlowsFromUsedInInvestingActivities'),
  over('financingCashFlow', 'CashFlowsFromUsedInFinancingActivities'),
  over(
    'dividendsPaid',
    'DividendsPaidClassifiedAsFinancingActivities',
    'DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
    'DividendsPaidOrdinaryShares',
  ),
  over('shareRepurchases', 'PaymentsToAcquireOrRedeemEntitysShares'),
  over('cashChange', 'IncreaseDecreaseInCashAndCashEquivalents'),
  over('exchangeEffectOnCash', 'EffectOfExchangeRateChangesOnCashAndCashEquivalents'),
  over(
    'interestPaid',
    'InterestPaidClassifiedAsOperatingActivities',
    'InterestPaidClassifiedAsFinancingActivities',
    'InterestPaid',
  ),
];

const balance: readonly LineRule[] = [
  at('cash', 'CashAndCashEquivalents'),
  at('cashWithRestricted', 'CashAndCashEquivalentsIfDifferentFromStatementOfFinancialPosition'),
  at('shortTermInvestments', 'ShorttermInvestments', 'CurrentInvestments', 'OtherCurrentFinancialAssets'),
  at('receivables', 'TradeAndOtherCurrentReceivables', 'CurrentTradeReceivables'),
  at('inventory', 'Inventories'),
  at('currentAssets', 'CurrentAssets'),
  at('propertyPlantEquipment', 'PropertyPlantAndEquipment'),
  at('goodwill', 'Goodwill'),
  at('totalAssets', 'Assets'),
  at('payables', 'TradeAndOtherCurrentPayables', 'TradeAndOtherCurrentPayablesToTradeSuppliers'),
  {
    ...at('shortTermDebt', 'CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings'),
    sums: [
      whole(plus('CurrentPortionOfLongtermBorrowings'), maybe('ShorttermBorrowings', 'CurrentBorrowings')),
      stated(plus('ShorttermBorrowings', 'CurrentBorrowings')),
    ],
  },
  at('currentLiabilities', 'CurrentLiabilities'),
  at('longTermDebt', 'LongtermBorrowings', 'NoncurrentPortionOfNoncurrentBorrowings'),
  {
    ...at('borrowings', 'Borrowings'),
    mayNotMiss: [
      {
        tags: ['CurrentPortionOfLongtermBorrowings', 'ShorttermBorrowings', 'CurrentBorrowings'],
        heldBy: ['CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings'],
      },
    ],
    sums: [
      whole(
        plus('CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings'),
        plus('LongtermBorrowings', 'NoncurrentPortionOfNoncurrentBorrowings'),
      ),
      whole(
        plus('LongtermBorrowings', 'NoncurrentPortionOfNoncurrentBorrowings'),
        plus('CurrentPortionOfLongtermBorrowings'),
        maybe('ShorttermBorrowings', 'CurrentBorrowings'),
      ),
      stated(
        plus('LongtermBorrowings', 'NoncurrentPortionOfNoncurrentBorrowings'),
        maybe('ShorttermBorrowings', 'CurrentBorrowings'),
      ),
      stated(maybe('NotesAndDebenturesIssued', 'BondsIssued'), maybe('LoansReceived')),
    ],
  },
  {
    ...at('leaseLiabilities', 'LeaseLiabilities'),
    sums: [whole(plus('CurrentLeaseLiabilities'), plus('NoncurrentLeaseLiabilities'))],
  },
  {
    ...at('deferredRevenue', 'ContractLiabilities'),
    sums: [whole(plus('CurrentContractLiabilities'), plus('NoncurrentContractLiabilities'))],
  },
  { ...at('totalLiabilities', 'Liabilities'), sums: [whole(plus('EquityAndLiabilities'), minus('Equity'))] },
  at('retainedEarnings', 'RetainedEarnings'),
  {
    ...at('equity', 'EquityAttributableToOwnersOfParent'),
    related: ['Equity'],
    sums: [whole(plus('Equity'), minus('NoncontrollingInterests'))],
  },
  at('totalEquity', 'Equity'),
  {
    ...at('sharesOutstanding', 'EntityCommonStockSharesOutstanding', 'NumberOfSharesOutstanding'),
    unit: 'shares',
  },
  at('publicFloat', 'EntityPublicFloat'),
];

/** IFRS, as foreign companies file it on forms 20-F, 40-F and 6-K. */
export const ifrsRules: readonly LineRule[] = [...incomeStatement, ...cashFlow, ...balance];
