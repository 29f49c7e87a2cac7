import type { LineRule } from './line-rule.ts';
import { ifrsKindRules } from './ifrs-kinds.ts';
import { at, maybe, maybeLess, minus, nothingLeft, over, plus, stated, whole } from './line-rule.ts';

const incomeStatement: readonly LineRule[] = [
  {
    ...over('revenue', 'Revenue'),
    related: ['RevenueFromContractsWithCustomers', 'InsuranceRevenue', 'RevenueFromSaleOfGoods'],
    confirms: [whole(plus('GrossProfit'), plus('CostOfSales'))],
    isInterchangeable: true,
  },
  { ...over('costOfRevenue', 'CostOfSales'), sums: [whole(plus('Revenue'), minus('GrossProfit'))] },
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
  over('operatingIncome', 'ProfitLossFromOperatingActivities', 'OperatingProfitLoss'),
  over('interestExpense', 'InterestExpense', 'InterestExpenseOnBorrowings', 'FinanceCosts'),
  over('pretaxIncome', 'ProfitLossBeforeTax'),
  over('incomeTax', 'IncomeTaxExpenseContinuingOperations'),
  {
    ...over('netIncome', 'ProfitLossAttributableToOwnersOfParent'),
    related: ['ProfitLoss', 'ProfitLossAttributableToOrdinaryEquityHoldersOfParentEntity'],
    sums: [whole(plus('ProfitLoss'), minus('ProfitLossAttributableToNoncontrollingInterests'))],
  },
  over('netIncomeCommon', 'ProfitLossAttributableToOrdinaryEquityHoldersOfParentEntity'),
  over('profitWithMinorities', 'ProfitLoss'),
  { ...over('epsBasic', 'BasicEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare'), unit: 'perShare' },
  { ...over('epsDiluted', 'DilutedEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare'), unit: 'perShare' },
  { ...over('sharesBasic', 'WeightedAverageShares'), unit: 'shares' },
  { ...over('sharesDiluted', 'AdjustedWeightedAverageShares'), unit: 'shares' },
  {
    ...over('dividendsDeclaredPerShare', 'DividendsRecognisedAsDistributionsToOwnersPerShare'),
    related: ['DividendsPaidOrdinarySharesPerShare'],
    unit: 'perShare',
  },
  { ...over('dividendsPaidPerShare', 'DividendsPaidOrdinarySharesPerShare'), unit: 'perShare' },
];

/** Depreciation of some assets and of others, each of which the notes may state alone. */
const written = [
  plus('DepreciationPropertyPlantAndEquipment'),
  maybe('DepreciationRightofuseAssets'),
  maybe('AmortisationIntangibleAssetsOtherThanGoodwill'),
];

const cashFlow: readonly LineRule[] = [
  {
    ...over(
      'depreciationAmortization',
      'AdjustmentsForDepreciationAndAmortisationExpense',
      'DepreciationAndAmortisationExpense',
    ),
    isLargest: true,
    isLastResort: true,
    // With impairments in it, unless the company had none beside it.
    related: [
      'AdjustmentsForDepreciationAndAmortisationExpenseAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
      'DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
    ],
    sums: [
      whole(plus('AdjustmentsForDepreciationExpense'), maybe('AdjustmentsForAmortisationExpense')),
      whole(plus('DepreciationExpense'), maybe('AmortisationExpense')),
      whole(...written),
    ],
  },
  over(
    'stockCompensation',
    'AdjustmentsForSharebasedPayments',
    'ExpenseFromSharebasedPaymentTransactionsWithEmployees',
    'ExpenseFromSharebasedPaymentTransactionsInWhichGoodsOrServicesReceivedDidNotQualifyForRecognitionAsAssets',
    'ExpenseFromEquitysettledSharebasedPaymentTransactionsInWhichGoodsOrServicesReceivedDidNotQualifyForRecognitionAsAssets',
  ),
  {
    ...over(
      'operatingCashFlow',
      'CashFlowsFromUsedInOperatingActivities',
      'CashFlowsFromUsedInOperatingActivitiesContinuingOperations',
    ),
    // The total of a company that has discontinued nothing.
    continuing: ['CashFlowsFromUsedInOperatingActivitiesContinuingOperations'],
    isInterchangeable: true,
    // Before tax and interest for some, the total for others: the change in cash tells.
    related: ['CashFlowsFromUsedInOperations'],
    confirms: [
      whole(
        plus('IncreaseDecreaseInCashAndCashEquivalents'),
        minus('CashFlowsFromUsedInInvestingActivities'),
        minus('CashFlowsFromUsedInFinancingActivities'),
        maybeLess('EffectOfExchangeRateChangesOnCashAndCashEquivalents'),
      ),
      whole(
        plus('IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges'),
        minus('CashFlowsFromUsedInInvestingActivities'),
        minus('CashFlowsFromUsedInFinancingActivities'),
      ),
    ],
  },
  over(
    'capitalExpenditure',
    'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    'PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
    'PurchaseOfPropertyPlantAndEquipmentAndIntangibleAssets',
    'PurchaseOfOilAndGasAssets',
    'PurchaseOfMiningAssets',
  ),
  {
    ...over(
      'investingCashFlow',
      'CashFlowsFromUsedInInvestingActivities',
      'CashFlowsFromUsedInInvestingActivitiesContinuingOperations',
    ),
    // The total of a company that has discontinued nothing.
    continuing: ['CashFlowsFromUsedInInvestingActivitiesContinuingOperations'],
    isInterchangeable: true,
  },
  {
    ...over(
      'financingCashFlow',
      'CashFlowsFromUsedInFinancingActivities',
      'CashFlowsFromUsedInFinancingActivitiesContinuingOperations',
    ),
    // The total of a company that has discontinued nothing.
    continuing: ['CashFlowsFromUsedInFinancingActivitiesContinuingOperations'],
    isInterchangeable: true,
  },
  over(
    'dividendsPaid',
    'DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
    'DividendsPaidClassifiedAsFinancingActivities',
    'DividendsPaidOrdinaryShares',
    'DividendsPaidClassifiedAsOperatingActivities',
  ),
  over('shareRepurchases', 'PaymentsToAcquireOrRedeemEntitysShares'),
  {
    ...over('cashChange', 'IncreaseDecreaseInCashAndCashEquivalents'),
    sums: [
      whole(
        plus('IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges'),
        plus('EffectOfExchangeRateChangesOnCashAndCashEquivalents'),
      ),
    ],
  },
  over('exchangeEffectOnCash', 'EffectOfExchangeRateChangesOnCashAndCashEquivalents'),
  {
    // Some pay a part of it as operations and a part as financing.
    ...over('interestPaid', 'InterestPaid'),
    sums: [
      stated(
        maybe('InterestPaidClassifiedAsOperatingActivities'),
        maybe('InterestPaidClassifiedAsFinancingActivities'),
        maybe('InterestPaidClassifiedAsInvestingActivities'),
      ),
    ],
  },
];

const assets: readonly LineRule[] = [
  { ...at('cash', 'CashAndCashEquivalents'), related: ['Cash', 'CashAndBankBalancesAtCentralBanks'] },
  at('cashWithRestricted', 'CashAndCashEquivalentsIfDifferentFromStatementOfFinancialPosition'),
  at(
    'shortTermInvestments',
    'CurrentInvestments',
    'ShorttermInvestments',
    'ShorttermDepositsNotClassifiedAsCashEquivalents',
    'OtherCurrentFinancialAssets',
    'CurrentFinancialAssetsAtFairValueThroughProfitOrLoss',
  ),
  at('longTermInvestments', 'NoncurrentInvestments', 'LongtermInvestments', 'OtherNoncurrentFinancialAssets'),
  at(
    'receivables',
    'TradeAndOtherCurrentReceivables',
    'CurrentTradeReceivables',
    'TradeAndOtherReceivables',
    'TradeReceivables',
  ),
  at('inventory', 'Inventories', 'InventoriesTotal'),
  at('currentAssets', 'CurrentAssets'),
  at('propertyPlantEquipment', 'PropertyPlantAndEquipment', 'PropertyPlantAndEquipmentIncludingRightofuseAssets'),
  at('goodwill', 'Goodwill'),
  { ...at('totalAssets', 'Assets'), sums: [whole(plus('CurrentAssets'), plus('NoncurrentAssets'))] },
];

const dueSoonTotal = ['CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings'];
/** Of one year at most when they were taken up. */
const shortLoans = ['ShorttermBorrowings', 'CurrentBorrowings'];
/** Of more than a year when they were taken up, and due within one now. */
const dueSoon = ['CurrentPortionOfLongtermBorrowings', 'CurrentPortionOfNoncurrentBorrowings'];
const dueLater = ['LongtermBorrowings', 'NoncurrentPortionOfNoncurrentBorrowings'];

/** Borrowings of one kind each, within a year and later, for a company without a line for all of them. */
const soonKinds = [
  maybe(
    'CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived',
    'CurrentLoansReceived',
    'CurrentPortionOfNoncurrentLoansReceived',
  ),
  maybe(
    'CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued',
    'CurrentBondsIssued',
    'CurrentPortionOfNoncurrentBondsIssued',
  ),
  maybe(
    'CurrentNotesAndDebenturesIssuedAndCurrentPortionOfNoncurrentNotesAndDebenturesIssued',
    'CurrentNotesAndDebenturesIssued',
    'CurrentPortionOfNoncurrentNotesAndDebenturesIssued',
  ),
  maybe(
    'CurrentCommercialPapersIssuedAndCurrentPortionOfNoncurrentCommercialPapersIssued',
    'CurrentCommercialPapersIssued',
  ),
  maybe('OtherCurrentBorrowingsAndCurrentPortionOfOtherNoncurrentBorrowings', 'OtherCurrentBorrowings'),
];
const laterKinds = [
  maybe('NoncurrentPortionOfNoncurrentLoansReceived'),
  maybe('NoncurrentPortionOfNoncurrentBondsIssued'),
  maybe('NoncurrentPortionOfNoncurrentNotesAndDebenturesIssued', 'NoncurrentDebtInstrumentsIssued'),
  maybe('NoncurrentPortionOfNoncurrentCommercialPapersIssued'),
  maybe('NoncurrentPortionOfOtherNoncurrentBorrowings'),
];
const kinds = [
  maybe('LoansReceived'),
  maybe('BondsIssued'),
  maybe('NotesAndDebenturesIssued', 'DebtInstrumentsIssued'),
  maybe('CommercialPapersIssued'),
  maybe('OtherBorrowings'),
];
const kindTags = kinds.flatMap(({ tags }) => tags);
const laterTags = laterKinds.flatMap(({ tags }) => tags);
const soonTags = soonKinds.flatMap(({ tags }) => tags);

/** All liabilities due within a year of a company that then owes its lenders nothing but loans of that name. */
const nothingElseDue = [
  nothingLeft(
    plus('CurrentLiabilities'),
    maybeLess('TradeAndOtherCurrentPayables'),
    maybeLess('CurrentLeaseLiabilities'),
    maybeLess('CurrentContractLiabilities', 'DeferredIncomeClassifiedAsCurrent'),
    maybeLess('CurrentProvisions'),
    maybeLess('CurrentTaxLiabilitiesCurrent', 'CurrentTaxLiabilities'),
    maybeLess('OtherCurrentFinancialLiabilities'),
    maybeLess('OtherCurrentLiabilities', 'OtherCurrentNonfinancialLiabilities'),
    maybeLess(...shortLoans),
  ),
];

/** What companies owe beside borrowings; together they are all liabilities of a company that owes no lender. */
const faceLiabilities = [
  maybeLess('TradeAndOtherCurrentPayables'),
  maybeLess('NoncurrentPayables'),
  maybeLess('CurrentLeaseLiabilities'),
  maybeLess('NoncurrentLeaseLiabilities'),
  maybeLess('CurrentContractLiabilities', 'DeferredIncomeClassifiedAsCurrent'),
  maybeLess('NoncurrentContractLiabilities', 'DeferredIncomeClassifiedAsNoncurrent'),
  maybeLess('CurrentProvisions'),
  maybeLess('NoncurrentProvisions'),
  maybeLess('CurrentTaxLiabilitiesCurrent', 'CurrentTaxLiabilities'),
  maybeLess('DeferredTaxLiabilities'),
  maybeLess('OtherCurrentLiabilities', 'OtherCurrentNonfinancialLiabilities'),
  maybeLess('OtherNoncurrentLiabilities', 'OtherNoncurrentNonfinancialLiabilities'),
];

const owed: readonly LineRule[] = [
  at('payables', 'TradeAndOtherCurrentPayables', 'TradeAndOtherCurrentPayablesToTradeSuppliers'),
  {
    ...at('shortTermDebt', ...dueSoonTotal),
    sums: [
      whole(plus(...dueSoon), maybe(...shortLoans)),
      { ...whole(plus(...shortLoans)), provided: nothingElseDue },
      stated(...soonKinds),
    ],
  },
  at('currentLiabilities', 'CurrentLiabilities'),
  { ...at('longTermDebt', ...dueLater), sums: [stated(...laterKinds)] },
  {
    ...at('borrowings', 'Borrowings'),
    mayNotMiss: [{ tags: [...dueSoon, ...shortLoans], heldBy: [...dueSoonTotal, ...kindTags] }],
    sums: [
      whole(plus(...dueSoonTotal), plus(...dueLater)),
      whole(plus(...dueLater), plus(...dueSoon), maybe(...shortLoans)),
      { ...whole(plus(...dueLater), maybe(...shortLoans)), provided: nothingElseDue },
      { ...stated(...laterKinds, ...soonKinds), anyOf: [laterTags, soonTags] },
      { ...stated(...laterKinds), anyOf: [laterTags], provided: nothingElseDue },
      stated(...kinds),
      nothingLeft(plus('Liabilities'), ...faceLiabilities),
    ],
  },
  {
    ...at('leaseLiabilities', 'LeaseLiabilities'),
    sums: [
      whole(
        plus('CurrentLeaseLiabilities', 'CurrentPortionOfNoncurrentLeaseLiabilities'),
        plus('NoncurrentLeaseLiabilities', 'NoncurrentPortionOfNoncurrentLeaseLiabilities'),
      ),
    ],
  },
  {
    ...at('deferredRevenue', 'ContractLiabilities', 'DeferredIncome'),
    sums: [
      whole(plus('CurrentContractLiabilities'), plus('NoncurrentContractLiabilities')),
      whole(plus('DeferredIncomeClassifiedAsCurrent'), plus('DeferredIncomeClassifiedAsNoncurrent')),
    ],
  },
  {
    ...at('totalLiabilities', 'Liabilities'),
    sums: [
      whole(plus('EquityAndLiabilities'), minus('Equity')),
      whole(plus('CurrentLiabilities'), plus('NoncurrentLiabilities')),
    ],
  },
];

const owned: readonly LineRule[] = [
  at('retainedEarnings', 'RetainedEarnings'),
  {
    ...at('equity', 'EquityAttributableToOwnersOfParent'),
    related: ['Equity'],
    // What belongs to the owners by kind: where it is all of equity, no one else has a part.
    confirms: [
      whole(
        plus('IssuedCapital'),
        plus('RetainedEarnings'),
        maybe('SharePremium', 'AdditionalPaidinCapital'),
        maybe('OtherReserves', 'AccumulatedOtherComprehensiveIncome'),
        maybeLess('TreasuryShares'),
      ),
    ],
    sums: [whole(plus('Equity'), minus('NoncontrollingInterests'))],
  },
  {
    ...at('totalEquity', 'Equity'),
    sums: [whole(plus('EquityAttributableToOwnersOfParent'), plus('NoncontrollingInterests'))],
  },
  at('remainingObligations', 'TransactionPriceAllocatedToRemainingPerformanceObligations'),
  {
    ...at('sharesOutstanding', 'EntityCommonStockSharesOutstanding', 'NumberOfSharesOutstanding'),
    unit: 'shares',
  },
  at('publicFloat', 'EntityPublicFloat'),
];

/** IFRS, as foreign companies file it on forms 20-F, 40-F and 6-K. */
export const ifrsRules: readonly LineRule[] = [
  ...incomeStatement,
  ...cashFlow,
  ...assets,
  ...owed,
  ...owned,
  ...ifrsKindRules,
];
