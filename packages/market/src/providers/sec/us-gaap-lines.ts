import type { LineRule } from './line-rule.ts';
import { usGaapBalanceRules } from './us-gaap-balance.ts';
import { usGaapKindRules } from './us-gaap-kinds.ts';
import { maybe, maybeLess, minus, nothingLeft, over, plus, whole } from './line-rule.ts';

const revenue = [
  'Revenues',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'SalesRevenueNet',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  'RevenuesNetOfInterestExpense',
];
const costOfRevenue = ['CostOfRevenue', 'CostOfGoodsAndServicesSold'];

/** What sales leave for their cost where the other costs of an income statement are few. */
const leftForCost = [
  plus(...revenue, 'SalesRevenueGoodsNet'),
  minus('OperatingIncomeLoss'),
  minus('SellingGeneralAndAdministrativeExpense', 'GeneralAndAdministrativeExpense'),
];
const withResearch = [...leftForCost, maybeLess('ResearchAndDevelopmentExpense')];
const goodsAndServices = [minus('CostOfGoodsSold'), minus('CostOfServices')];

const incomeStatement: readonly LineRule[] = [
  {
    ...over('revenue', ...revenue),
    related: ['SalesRevenueGoodsNet', 'RealEstateRevenueNet', 'OperatingLeasesIncomeStatementLeaseRevenue'],
    confirms: [
      whole(plus('GrossProfit'), plus(...costOfRevenue, 'CostOfGoodsSold')),
      whole(plus('OperatingIncomeLoss'), plus('CostsAndExpenses')),
      whole(plus('OperatingIncomeLoss'), plus('OperatingExpenses')),
    ],
    isInterchangeable: true,
  },
  {
    ...over('costOfRevenue', ...costOfRevenue),
    // The cost of goods alone is the whole where gross profit says so, or where sales leave nothing else.
    related: ['CostOfGoodsSold', 'CostOfServices'],
    confirms: [
      whole(plus(...revenue, 'SalesRevenueGoodsNet'), minus('GrossProfit')),
      whole(...leftForCost),
      whole(...withResearch),
    ],
    sums: [
      whole(plus(...revenue), minus('GrossProfit')),
      {
        ...whole(plus('CostOfGoodsSold'), plus('CostOfServices')),
        provided: [leftForCost, withResearch].map((left) => nothingLeft(...left, ...goodsAndServices)),
      },
    ],
    isInterchangeable: true,
  },
  {
    ...over('grossProfit', 'GrossProfit'),
    sums: [whole(plus(...revenue), minus(...costOfRevenue))],
  },
  over(
    'researchAndDevelopment',
    'ResearchAndDevelopmentExpense',
    'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
  ),
  {
    ...over('sellingGeneralAdmin', 'SellingGeneralAndAdministrativeExpense'),
    sums: [whole(plus('SellingAndMarketingExpense', 'MarketingExpense'), plus('GeneralAndAdministrativeExpense'))],
  },
  {
    ...over('operatingIncome', 'OperatingIncomeLoss'),
    sums: [whole(plus('GrossProfit'), minus('OperatingExpenses'))],
    clearedBy: [
      whole(plus('GrossProfit'), minus('OperatingExpenses')),
      whole(plus(...revenue, 'SalesRevenueGoodsNet'), minus('CostsAndExpenses')),
    ],
  },
  over(
    'interestExpense',
    'InterestExpense',
    'InterestExpenseNonoperating',
    'InterestExpenseDebt',
    'InterestAndDebtExpense',
  ),
  {
    ...over(
      'pretaxIncome',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    ),
    // What was earned at home is only a part of the whole.
    sums: [
      whole(
        plus('IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic'),
        plus('IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign'),
      ),
    ],
  },
  over('incomeTax', 'IncomeTaxExpenseBenefit'),
  {
    ...over('netIncome', 'NetIncomeLoss'),
    witnesses: [whole(plus('ProfitLoss'), minus('NetIncomeLossAttributableToNoncontrollingInterest'))],
    related: ['ProfitLoss', 'NetIncomeLossAvailableToCommonStockholdersBasic'],
    sums: [whole(plus('ProfitLoss'), minus('NetIncomeLossAttributableToNoncontrollingInterest'))],
  },
  {
    ...over('netIncomeCommon', 'NetIncomeLossAvailableToCommonStockholdersBasic'),
    sums: [
      whole(
        plus('NetIncomeLoss'),
        minus('PreferredStockDividendsIncomeStatementImpact', 'PreferredStockDividendsAndOtherAdjustments'),
      ),
    ],
  },
  {
    ...over('profitWithMinorities', 'ProfitLoss'),
    witnesses: [whole(plus('NetIncomeLoss'), plus('NetIncomeLossAttributableToNoncontrollingInterest'))],
  },
  { ...over('epsBasic', 'EarningsPerShareBasic', 'EarningsPerShareBasicAndDiluted'), unit: 'perShare' },
  { ...over('epsDiluted', 'EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'), unit: 'perShare' },
  {
    ...over(
      'sharesBasic',
      'WeightedAverageNumberOfSharesOutstandingBasic',
      'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    ),
    unit: 'shares',
  },
  {
    ...over(
      'sharesDiluted',
      'WeightedAverageNumberOfDilutedSharesOutstanding',
      'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
    ),
    unit: 'shares',
  },
  {
    ...over('dividendsDeclaredPerShare', 'CommonStockDividendsPerShareDeclared'),
    related: ['CommonStockDividendsPerShareCashPaid'],
    unit: 'perShare',
  },
  { ...over('dividendsPaidPerShare', 'CommonStockDividendsPerShareCashPaid'), unit: 'perShare' },
];

const cashFlow: readonly LineRule[] = [
  {
    // Each of these is the line of some company's cash-flow statement and of another's note on property alone.
    ...over(
      'depreciationAmortization',
      'DepreciationAmortizationAndAccretionNet',
      'DepreciationDepletionAndAmortization',
      'DepreciationAndAmortization',
      'DepreciationAmortizationAndOther',
      'OtherDepreciationAndAmortization',
    ),
    isLargest: true,
    isInterchangeable: true,
    isLastResort: true,
    sums: [whole(plus('Depreciation'), maybe('AmortizationOfIntangibleAssets'))],
  },
  over('stockCompensation', 'ShareBasedCompensation', 'AllocatedShareBasedCompensationExpense'),
  {
    ...over(
      'operatingCashFlow',
      'NetCashProvidedByUsedInOperatingActivities',
      'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
    ),
    // The total of a company that has discontinued nothing.
    continuing: ['NetCashProvidedByUsedInOperatingActivitiesContinuingOperations'],
    isInterchangeable: true,
  },
  over(
    'capitalExpenditure',
    'PaymentsToAcquirePropertyPlantAndEquipment',
    'PaymentsToAcquireProductiveAssets',
    'PaymentsForCapitalImprovements',
  ),
  {
    ...over(
      'investingCashFlow',
      'NetCashProvidedByUsedInInvestingActivities',
      'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
    ),
    // The total of a company that has discontinued nothing.
    continuing: ['NetCashProvidedByUsedInInvestingActivitiesContinuingOperations'],
    isInterchangeable: true,
  },
  {
    ...over(
      'financingCashFlow',
      'NetCashProvidedByUsedInFinancingActivities',
      'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
    ),
    // The total of a company that has discontinued nothing.
    continuing: ['NetCashProvidedByUsedInFinancingActivitiesContinuingOperations'],
    isInterchangeable: true,
  },
  {
    // The total and what the owners of common stock got of it: some fill in nothing under one of them.
    ...over('dividendsPaid', 'PaymentsOfDividends', 'PaymentsOfDividendsCommonStock', 'PaymentsOfOrdinaryDividends'),
    isLargest: true,
  },
  over('shareRepurchases', 'PaymentsForRepurchaseOfCommonStock', 'PaymentsForRepurchaseOfEquity'),
  {
    ...over(
      'cashChange',
      'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
      'CashAndCashEquivalentsPeriodIncreaseDecrease',
    ),
    isInterchangeable: true,
  },
  over(
    'exchangeEffectOnCash',
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    'EffectOfExchangeRateOnCashAndCashEquivalents',
  ),
  over('interestPaid', 'InterestPaidNet', 'InterestPaid'),
];

/** US GAAP. */
export const usGaapRules: readonly LineRule[] = [
  ...incomeStatement,
  ...cashFlow,
  ...usGaapBalanceRules,
  ...usGaapKindRules,
];
