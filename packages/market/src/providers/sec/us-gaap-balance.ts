import type { LinePart, LineRule } from './line-rule.ts';
import { at, maybe, maybeLess, minus, nothingLeft, plus, stated, whole } from './line-rule.ts';

const withMinorities = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';

/** Loans and paper of less than a year, each of which a company may file alone. */
const shortLoans: LinePart = {
  ...maybe(
    'ShortTermBorrowings',
    'CommercialPaper',
    'ShortTermBankLoansAndNotesPayable',
    'OtherShortTermBorrowings',
    'LinesOfCreditCurrent',
  ),
  // Paper that a long credit line stands behind is long-term debt, and the line of it counts it in.
  within: 'DebtCurrent',
};
const dueSoon = ['LongTermDebtCurrent', 'LongTermDebtAndCapitalLeaseObligationsCurrent'];
const convertiblesDueSoon = ['ConvertibleDebtCurrent', 'ConvertibleNotesPayableCurrent'];
const dueLater = ['LongTermDebtNoncurrent', 'LongTermDebtAndCapitalLeaseObligations'];

/** Long-term borrowings of one kind each; together they are what a company without a line for all of them owes. */
const kinds = [
  maybe('ConvertibleDebtNoncurrent', 'ConvertibleLongTermNotesPayable'),
  maybe('LongTermNotesPayable', 'SeniorLongTermNotes'),
  maybe('SecuredLongTermDebt'),
  maybe('UnsecuredLongTermDebt'),
  maybe('LongTermLineOfCredit'),
  maybe('LongTermLoansPayable', 'LongTermLoansFromBank'),
  maybe('OtherLongTermDebtNoncurrent', 'OtherLongTermDebt'),
  maybe('NotesPayableRelatedPartiesNoncurrent'),
];

const kindTags = kinds.flatMap(({ tags }) => tags);
const convertibles = ['ConvertibleDebt', 'ConvertibleNotesPayable'];

/** All liabilities due within a year of a company that then owes its lenders nothing but loans of that name. */
const faceDue = [
  maybeLess('AccountsPayableCurrent', 'AccountsPayableAndAccruedLiabilitiesCurrent', 'AccountsPayableTradeCurrent'),
  maybeLess('AccruedLiabilitiesCurrent', 'OtherAccruedLiabilitiesCurrent'),
  maybeLess('ContractWithCustomerLiabilityCurrent', 'DeferredRevenueCurrent'),
  maybeLess('OperatingLeaseLiabilityCurrent'),
  maybeLess(...shortLoans.tags),
];
const detailedDue = [
  maybeLess('EmployeeRelatedLiabilitiesCurrent'),
  maybeLess('FinanceLeaseLiabilityCurrent'),
  maybeLess('AccruedIncomeTaxesCurrent', 'TaxesPayableCurrent'),
  maybeLess('DividendsPayableCurrent'),
  maybeLess('OtherLiabilitiesCurrent'),
];
const nothingElseDue = [
  nothingLeft(plus('LiabilitiesCurrent'), ...faceDue),
  nothingLeft(plus('LiabilitiesCurrent'), ...faceDue, maybeLess('OtherLiabilitiesCurrent')),
  nothingLeft(plus('LiabilitiesCurrent'), ...faceDue, ...detailedDue),
];

/** What companies owe beside borrowings; together they are all liabilities of a company that owes no lender. */
const faceLiabilities = [
  maybeLess('AccountsPayableCurrent', 'AccountsPayableAndAccruedLiabilitiesCurrent'),
  maybeLess('AccountsPayableOtherCurrent'),
  maybeLess('AccruedLiabilitiesCurrent'),
  maybeLess('ContractWithCustomerLiabilityCurrent', 'DeferredRevenueCurrent'),
  maybeLess('OperatingLeaseLiabilityCurrent'),
  maybeLess('OperatingLeaseLiabilityNoncurrent'),
  maybeLess('ContractWithCustomerLiabilityNoncurrent', 'DeferredRevenueNoncurrent'),
  maybeLess('OtherLiabilitiesNoncurrent'),
];

/** Lines of the balance sheet for some companies, and of notes to the lines above for others. */
const detailedLiabilities = [
  maybeLess('EmployeeRelatedLiabilitiesCurrent'),
  maybeLess('FinanceLeaseLiabilityCurrent'),
  maybeLess('AccruedIncomeTaxesCurrent', 'TaxesPayableCurrent'),
  maybeLess('OtherLiabilitiesCurrent'),
  maybeLess('FinanceLeaseLiabilityNoncurrent'),
  maybeLess('DeferredIncomeTaxLiabilitiesNet', 'DeferredTaxLiabilitiesNoncurrent'),
  maybeLess('AccruedIncomeTaxesNoncurrent', 'LiabilityForUncertainTaxPositionsNoncurrent'),
];

const assets: readonly LineRule[] = [
  {
    ...at('cash', 'CashAndCashEquivalentsAtCarryingValue'),
    related: ['Cash', 'CashAndDueFromBanks'],
    // Restricted cash may be nil in the years that have both and not in the next one.
    wider: ['CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents'],
  },
  at('cashWithRestricted', 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents'),
  at(
    'shortTermInvestments',
    'MarketableSecuritiesCurrent',
    'AvailableForSaleSecuritiesCurrent',
    'ShortTermInvestments',
    'DebtSecuritiesCurrent',
    'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
  ),
  at(
    'longTermInvestments',
    'MarketableSecuritiesNoncurrent',
    'AvailableForSaleSecuritiesNoncurrent',
    'LongTermInvestments',
    'AvailableForSaleSecuritiesDebtSecuritiesNoncurrent',
  ),
  at(
    'receivables',
    'AccountsReceivableNetCurrent',
    'ReceivablesNetCurrent',
    'AccountsNotesAndLoansReceivableNetCurrent',
  ),
  at('inventory', 'InventoryNet'),
  at('currentAssets', 'AssetsCurrent'),
  at(
    'propertyPlantEquipment',
    'PropertyPlantAndEquipmentNet',
    'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
  ),
  at('goodwill', 'Goodwill'),
  { ...at('totalAssets', 'Assets'), witnesses: [whole(plus('LiabilitiesAndStockholdersEquity'))] },
];

const owed: readonly LineRule[] = [
  at('payables', 'AccountsPayableCurrent', 'AccountsPayableTradeCurrent', 'AccountsPayable'),
  {
    ...at('shortTermDebt', 'DebtCurrent'),
    countsOnce: true,
    sums: [
      whole(plus(...dueSoon), shortLoans, maybe(...convertiblesDueSoon)),
      { ...whole(shortLoans), provided: nothingElseDue },
    ],
  },
  at('currentLiabilities', 'LiabilitiesCurrent'),
  {
    ...at('longTermDebt', ...dueLater),
    countsOnce: true,
    sums: [{ ...whole(plus('LongTermDebt'), minus('LongTermDebtCurrent')), atLeast: kindTags }, stated(...kinds)],
  },
  {
    ...at('borrowings', 'DebtLongtermAndShorttermCombinedAmount'),
    countsOnce: true,
    mayNotMiss: [
      {
        tags: [...dueSoon, ...convertiblesDueSoon],
        heldBy: ['DebtCurrent', 'LongTermDebt', 'NotesPayable', ...convertibles],
      },
      { tags: [...shortLoans.tags, 'NotesPayableCurrent'], heldBy: ['DebtCurrent', 'NotesPayable'] },
      { tags: dueLater, heldBy: ['LongTermDebt', 'NotesPayable', ...convertibles] },
    ],
    sums: [
      whole(plus('DebtCurrent'), plus(...dueLater)),
      whole(plus(...dueLater), plus(...dueSoon), shortLoans),
      // The long-term debt of a note may leave out what the balance sheet counts in.
      { ...stated(plus('LongTermDebt'), shortLoans), atLeast: [...dueLater, ...kindTags] },
      whole(plus(...dueLater), shortLoans, plus(...convertiblesDueSoon)),
      { ...whole(plus(...dueLater), shortLoans), provided: nothingElseDue },
      {
        ...stated(...kinds, maybe(...dueSoon), shortLoans, maybe(...convertiblesDueSoon)),
        anyOf: [kindTags, [...dueSoon, ...convertiblesDueSoon]],
      },
      { ...stated(...kinds, shortLoans), anyOf: [kindTags], provided: nothingElseDue },
      stated(plus('NotesPayable'), shortLoans),
      whole(plus('SecuredDebt'), plus('UnsecuredDebt'), maybe('LineOfCredit')),
      stated(plus(...convertibles), maybe('DebtCurrent'), shortLoans),
      nothingLeft(plus('Liabilities'), ...faceLiabilities),
      nothingLeft(plus('Liabilities'), ...faceLiabilities, ...detailedLiabilities),
    ],
  },
  {
    ...at('leaseLiabilities'),
    sums: [
      whole(plus('OperatingLeaseLiability'), maybe('FinanceLeaseLiability')),
      whole(plus('OperatingLeaseLiabilityCurrent'), plus('OperatingLeaseLiabilityNoncurrent')),
    ],
  },
  {
    ...at('deferredRevenue', 'ContractWithCustomerLiability', 'DeferredRevenue'),
    sums: [
      whole(plus('ContractWithCustomerLiabilityCurrent'), plus('ContractWithCustomerLiabilityNoncurrent')),
      whole(plus('DeferredRevenueCurrent'), plus('DeferredRevenueNoncurrent')),
    ],
  },
  {
    ...at('totalLiabilities', 'Liabilities'),
    sums: [
      whole(
        plus('LiabilitiesAndStockholdersEquity'),
        minus(withMinorities),
        maybeLess('TemporaryEquityCarryingAmountAttributableToParent'),
      ),
      whole(
        plus('LiabilitiesAndStockholdersEquity'),
        minus('StockholdersEquity'),
        maybeLess('MinorityInterest'),
        maybeLess('TemporaryEquityCarryingAmountAttributableToParent'),
      ),
    ],
  },
];

/** What belongs to the owners by kind; where it is all of equity, no one else has a part. */
const ownersParts = [
  plus('RetainedEarningsAccumulatedDeficit'),
  maybe('AccumulatedOtherComprehensiveIncomeLossNetOfTax'),
  maybe('PreferredStockValue'),
  maybeLess('TreasuryStockValue', 'TreasuryStockCommonValue'),
];
const paidIn = ['AdditionalPaidInCapital', 'AdditionalPaidInCapitalCommonStock'];

const owned: readonly LineRule[] = [
  at('retainedEarnings', 'RetainedEarningsAccumulatedDeficit'),
  {
    ...at('equity', 'StockholdersEquity'),
    witnesses: [
      whole(plus(withMinorities), maybeLess('MinorityInterest')),
      whole(plus('LiabilitiesAndStockholdersEquity'), minus('Liabilities')),
    ],
    related: [withMinorities],
    confirms: [
      whole(plus('CommonStocksIncludingAdditionalPaidInCapital'), ...ownersParts),
      whole(plus(...paidIn), maybe('CommonStockValue'), ...ownersParts),
      whole(plus('CommonStockValue'), ...ownersParts),
    ],
    sums: [whole(plus(withMinorities), minus('MinorityInterest'))],
  },
  {
    ...at('totalEquity', withMinorities),
    witnesses: [
      whole(plus('StockholdersEquity'), maybe('MinorityInterest')),
      whole(plus('LiabilitiesAndStockholdersEquity'), minus('Liabilities')),
    ],
    sums: [whole(plus('StockholdersEquity'), plus('MinorityInterest'))],
  },
  at(
    'temporaryEquity',
    'TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests',
    'TemporaryEquityCarryingAmountAttributableToParent',
    'RedeemableNoncontrollingInterestEquityCarryingAmount',
  ),
  at('remainingObligations', 'RevenueRemainingPerformanceObligation'),
  {
    ...at('sharesOutstanding', 'EntityCommonStockSharesOutstanding', 'CommonStockSharesOutstanding'),
    unit: 'shares',
  },
  at('publicFloat', 'EntityPublicFloat'),
];

/** The balance sheet under US GAAP, and what its notes and the cover count on a day. */
export const usGaapBalanceRules: readonly LineRule[] = [...assets, ...owed, ...owned];
