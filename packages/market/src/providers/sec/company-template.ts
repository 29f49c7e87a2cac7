import { dayMs } from '@plumbline/model/date';
import type { CompanyFactsBody } from './schema.ts';

/** How a company makes its money, as far as its statements say: each is valued in its own way or not at all. */
export type CompanyTemplate = 'ordinary' | 'bank' | 'insurer' | 'property' | 'biotech' | 'shell' | 'no-sales';

/** The sector that a kind of business belongs to; the others tell nothing of theirs. */
export const sectorOfTemplate: Readonly<Partial<Record<CompanyTemplate, string>>> = {
  bank: 'financials',
  insurer: 'financials',
  property: 'real-estate',
};

const deposits = ['Deposits', 'DepositsFromCustomers', 'InterestExpenseDeposits', 'InterestBearingDepositLiabilities'];
const policies = [
  'LiabilityForFuturePolicyBenefits',
  'LiabilityForClaimsAndClaimsAdjustmentExpense',
  'PremiumsEarnedNet',
  'InsuranceContractsIssuedThatAreLiabilities',
  'LiabilityForFuturePolicyBenefitsAndUnpaidClaimsAndClaimsAdjustmentExpense',
];
const loans = [
  'LoansAndLeasesReceivableNetReportedAmount',
  'FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss',
  'NoninterestIncome',
  'InterestAndDividendIncomeOperating',
];
const buildings = [
  'RealEstateInvestmentPropertyNet',
  'InvestmentProperty',
  'InvestmentPropertyCompleted',
  'RealEstateInvestmentPropertyAtCost',
];
const sales = [
  'Revenues',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  'SalesRevenueNet',
  'SalesRevenueGoodsNet',
  'SalesRevenueServicesNet',
  'RevenuesNetOfInterestExpense',
  'RealEstateRevenueNet',
  'OperatingLeasesIncomeStatementLeaseRevenue',
  'OperatingLeaseLeaseIncome',
  'Revenue',
  'RevenueFromContractsWithCustomers',
  // Who has a cost of sales sells, whatever name its sales are filed under.
  'GrossProfit',
  'CostOfRevenue',
  'CostOfGoodsAndServicesSold',
  'CostOfGoodsSold',
  'CostOfSales',
];

/** Companies without sales that are told apart, since methods that begin with sales or profit say nothing of them. */
export function withoutSales(template: CompanyTemplate): 'shell' | 'biotech' | undefined {
  return template === 'shell' || template === 'biotech' ? template : undefined;
}

/** Money of the public that waits for a company to buy. */
const trust = ['AssetsHeldInTrustNoncurrent', 'AssetsHeldInTrustCurrent', 'AssetsHeldInTrust'];
const research = ['ResearchAndDevelopmentExpense', 'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost'];

/** A part of all assets from which on it is the business and not a side of it. */
const mainPart = 0.25;

interface Newest {
  readonly end: string;
  readonly val: number;
}

function newest(body: CompanyFactsBody, tags: readonly string[]): Newest | null {
  const rows = ['us-gaap', 'ifrs-full'].flatMap((taxonomy) =>
    tags.flatMap((tag) => Object.values(body.facts[taxonomy]?.[tag]?.units ?? {}).flat()),
  );
  return rows.reduce<Newest | null>((best, row) => (best === null || row.end >= best.end ? row : best), null);
}

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;

/** By its sector where it has one that says so; else by what its newest balance sheet is made of. */
export function companyTemplate(body: CompanyFactsBody, sector?: string): CompanyTemplate {
  const assets = newest(body, ['Assets']);
  const part = (tags: readonly string[]): number => {
    const found = newest(body, tags);
    if (found === null || assets === null || daysApart(found.end, assets.end) > 400) return 0;
    return found.val / assets.val;
  };
  const has = (tags: readonly string[]): boolean => {
    const found = newest(body, tags);
    return found !== null && assets !== null && daysApart(found.end, assets.end) <= 400;
  };
  if (sector === undefined || sector === 'financials') {
    if (part(deposits) > mainPart) return 'bank';
    if (part(policies) > 0.05 && has(policies)) return 'insurer';
    if (sector === 'financials' && has(policies)) return 'insurer';
    if (part(loans) > 0.4 || (sector === 'financials' && (has(deposits) || has(loans)))) return 'bank';
  }
  if (sector === 'real-estate' || (sector === undefined && part(buildings) > mainPart)) return 'property';
  const sold = newest(body, sales);
  const isSelling = sold !== null && sold.val > 0 && (assets === null || daysApart(sold.end, assets.end) <= 800);
  if (isSelling) return 'ordinary';
  if (part(trust) > mainPart) return 'shell';
  return has(research) ? 'biotech' : 'no-sales';
}
