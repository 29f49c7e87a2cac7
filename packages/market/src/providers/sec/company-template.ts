import { dayMs } from '@plumbline/model/date';
import type { CompanyTemplate, DatedTemplate } from '@plumbline/model/fundamentals';
import type { CompanyFactsBody, SecObservation } from './schema.ts';

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
  // Let for so long that the accounts call it a loan to the tenant.
  'NetInvestmentInLease',
  'SalesTypeLeaseNetInvestmentInLease',
];
/** Earned by lending, by insuring and by letting. */
const interest = ['InterestAndDividendIncomeOperating', 'InterestIncomeExpenseNet', 'RevenueFromInterest'];
const premiums = ['PremiumsEarnedNet', 'InsuranceRevenue'];
const rents = ['OperatingLeaseLeaseIncome', 'OperatingLeasesIncomeStatementLeaseRevenue', 'RentalIncome'];
/** All sales of a year. */
const totals = ['Revenues', 'RevenuesNetOfInterestExpense', 'Revenue'];
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

/** Money of the public that waits for a company to buy. */
const trust = ['AssetsHeldInTrustNoncurrent', 'AssetsHeldInTrustCurrent', 'AssetsHeldInTrust'];
const research = ['ResearchAndDevelopmentExpense', 'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost'];

/** A part of all assets from which on it is the business and not a side of it. */
const mainPart = 0.25;

/** How much larger the assets of a lender are than what it takes in a year. */
const lenderTurnover = 8;

interface Newest {
  readonly end: string;
  readonly val: number;
}

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;

/** The newest amounts of a body as it was on a date, and their parts of one another. */
interface Standing {
  readonly newest: (tags: readonly string[]) => Newest | null;
  readonly has: (tags: readonly string[]) => boolean;
  readonly ofAssets: (tags: readonly string[]) => number;
  /** Of the sales of the same year; 0 where either is unknown. */
  readonly ofSales: (tags: readonly string[]) => number;
}

function rowsOf(body: CompanyFactsBody, tags: readonly string[], asOf: string): readonly SecObservation[] {
  return ['us-gaap', 'ifrs-full'].flatMap((taxonomy) =>
    tags.flatMap((tag) =>
      Object.values(body.facts[taxonomy]?.[tag]?.units ?? {}).flatMap((rows) =>
        rows.filter(({ filed }) => filed <= asOf),
      ),
    ),
  );
}

/** Sums over a year, so that a part and its whole are of one length. */
const isYear = ({ start, end }: SecObservation): boolean =>
  start !== undefined && daysApart(start, end) > 345 && daysApart(start, end) < 380;

const latest = (rows: readonly SecObservation[]): SecObservation | null =>
  rows.reduce<SecObservation | null>((best, row) => (best === null || row.end >= best.end ? row : best), null);

function standingOf(body: CompanyFactsBody, asOf: string): Standing {
  const newest = (tags: readonly string[]): Newest | null => latest(rowsOf(body, tags, asOf));
  const assets = newest(['Assets']);
  const isNear = (found: Newest | null): found is Newest =>
    found !== null && assets !== null && daysApart(found.end, assets.end) <= 400;
  const ofAssets = (tags: readonly string[]): number => {
    const found = newest(tags);
    return isNear(found) && assets !== null ? found.val / assets.val : 0;
  };
  const ofSales = (tags: readonly string[]): number => {
    const year = latest(rowsOf(body, totals, asOf).filter(isYear));
    const part =
      year === null ? null : latest(rowsOf(body, tags, asOf).filter((row) => isYear(row) && row.end === year.end));
    return year === null || part === null || !(year.val > 0) ? 0 : part.val / year.val;
  };
  return { newest, has: (tags) => isNear(newest(tags)), ofAssets, ofSales };
}

/** A financial company by its deposits, policies and loans, by what its sales are, or by assets that dwarf what it takes in. */
function financialTemplate({ newest, has, ofAssets, ofSales }: Standing, sector?: string): CompanyTemplate | null {
  const isFinancial = sector === 'financials';
  if (ofAssets(deposits) > mainPart) return 'bank';
  if (ofAssets(policies) > 0.05 || ofSales(premiums) > 0.3 || (isFinancial && has(policies))) return 'insurer';
  if (ofAssets(loans) > 0.4 || ofSales(interest) > 0.5 || (isFinancial && (has(deposits) || has(loans)))) return 'bank';
  const [assets, sold] = [newest(['Assets']), newest(totals)];
  const isLender =
    isFinancial && assets !== null && sold !== null && sold.val > 0 && assets.val > lenderTurnover * sold.val;
  return isLender ? 'bank' : null;
}

/** By its sector where it has one that says so; else by what its newest balance sheet and its sales are made of, as filed until a date. */
export function companyTemplate(body: CompanyFactsBody, sector?: string, asOf = '9999-12-31'): CompanyTemplate {
  const standing = standingOf(body, asOf);
  const { newest, has, ofAssets, ofSales } = standing;
  if (sector === undefined || sector === 'financials') {
    const found = financialTemplate(standing, sector);
    if (found !== null) return found;
  }
  const isLetting = ofAssets(buildings) > mainPart || (has(buildings) && ofSales(rents) > 0.5);
  if (sector === 'real-estate' || (sector === undefined && isLetting)) return 'property';
  const [assets, sold, profit] = [newest(['Assets']), newest(sales), newest(['NetIncomeLoss', 'ProfitLoss'])];
  const isSelling = sold !== null && sold.val > 0 && (assets === null || daysApart(sold.end, assets.end) <= 800);
  if (isSelling) return 'ordinary';
  if (ofAssets(trust) > mainPart) return 'shell';
  if (has(research)) return 'biotech';
  // Who earns a profit sells something, whatever name its sales are filed under.
  return profit !== null && profit.val > 0 ? 'ordinary' : 'no-sales';
}

/** What the filings of each day made of the company, where that changed. */
export function datedTemplates(body: CompanyFactsBody, sector?: string): readonly DatedTemplate[] {
  const days = new Set(rowsOf(body, ['Assets'], '9999-12-31').map(({ filed }) => filed));
  return [...days].sort().reduce<readonly DatedTemplate[]>((known, since) => {
    const template = companyTemplate(body, sector, since);
    return known.at(-1)?.template === template ? known : [...known, { since, template }];
  }, []);
}
