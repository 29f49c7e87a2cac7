import type { LineRule } from './line-rule.ts';
import { at, maybe, minus, over, plus, stated, whole } from './line-rule.ts';

/** What matters for one kind of company under IFRS: banks, insurers and property. */
export const ifrsKindRules: readonly LineRule[] = [
  {
    ...over('netInterestIncome', 'InterestRevenueExpense'),
    sums: [
      whole(
        plus('RevenueFromInterest', 'InterestRevenueCalculatedUsingEffectiveInterestMethod'),
        minus('InterestExpense'),
      ),
    ],
  },
  over(
    'creditLossProvision',
    'ImpairmentLossImpairmentGainAndReversalOfImpairmentLossDeterminedInAccordanceWithIFRS9',
    'ImpairmentLossReversalOfImpairmentLossLoansAndAdvances',
  ),
  over('premiumsEarned', 'InsuranceRevenue', 'RevenueFromInsuranceContractsIssuedWithoutReductionForReinsuranceHeld'),
  over(
    'claimsIncurred',
    'InsuranceServiceExpensesFromInsuranceContractsIssued',
    'ClaimsAndBenefitsPaidWithoutReductionForReinsuranceHeld',
  ),
  over('rentalIncome', 'RentalIncome', 'RentalIncomeFromInvestmentProperty'),
  {
    ...at('investmentProperty', 'InvestmentProperty'),
    sums: [stated(maybe('InvestmentPropertyCompleted'), maybe('InvestmentPropertyUnderConstructionOrDevelopment'))],
  },
  at('loans', 'LoansAndAdvancesToCustomers', 'LoansAndReceivables'),
  at('deposits', 'DepositsFromCustomers'),
  at('minorityInterest', 'NoncontrollingInterests'),
  { ...at('employees', 'EntityNumberOfEmployees', 'NumberOfEmployees'), unit: 'people' },
];
