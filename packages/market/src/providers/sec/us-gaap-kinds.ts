import type { LineRule } from './line-rule.ts';
import { at, minus, over, plus, whole } from './line-rule.ts';

/** What matters for one kind of company under US GAAP: banks, insurers and property. */
export const usGaapKindRules: readonly LineRule[] = [
  {
    ...over('netInterestIncome', 'InterestIncomeExpenseNet'),
    sums: [whole(plus('InterestAndDividendIncomeOperating'), minus('InterestExpenseOperating', 'InterestExpense'))],
  },
  over(
    'creditLossProvision',
    'ProvisionForLoanLeaseAndOtherLosses',
    'ProvisionForLoanAndLeaseLosses',
    'ProvisionForLoanLossesExpensed',
    'FinancingReceivableExcludingAccruedInterestCreditLossExpenseReversal',
    'FinancingReceivableCreditLossExpenseReversal',
  ),
  over('premiumsEarned', 'PremiumsEarnedNet', 'PremiumsEarnedNetPropertyAndCasualty'),
  over('claimsIncurred', 'PolicyholderBenefitsAndClaimsIncurredNet', 'IncurredClaimsPropertyCasualtyAndLiability'),
  over(
    'rentalIncome',
    'OperatingLeaseLeaseIncome',
    'OperatingLeasesIncomeStatementLeaseRevenue',
    'OperatingLeasesIncomeStatementMinimumLeaseRevenue',
  ),
  {
    ...at('investmentProperty', 'RealEstateInvestmentPropertyNet'),
    sums: [
      whole(plus('RealEstateInvestmentPropertyAtCost'), minus('RealEstateInvestmentPropertyAccumulatedDepreciation')),
    ],
  },
  at(
    'loans',
    'LoansAndLeasesReceivableNetReportedAmount',
    'FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss',
    'FinancingReceivableAfterAllowanceForCreditLoss',
  ),
  {
    ...at('deposits', 'Deposits'),
    sums: [whole(plus('InterestBearingDepositLiabilities'), plus('NoninterestBearingDepositLiabilities'))],
  },
  at('minorityInterest', 'MinorityInterest'),
  { ...at('employees', 'EntityNumberOfEmployees'), unit: 'people' },
];
