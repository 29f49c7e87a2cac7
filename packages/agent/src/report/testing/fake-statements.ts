import type { CorporateAction } from '@plumbline/model/corporate-action';
import { addDays } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { seededRandom } from './fake-prices.ts';

export interface FakeCompany {
  readonly currency: string;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Last quarter reported after `lastYear`, 0..3. */
  readonly quartersAfter: number;
  /** Revenue of the first quarter, in money. */
  readonly firstRevenue: number;
  readonly quarterlyGrowth: number;
  /** Shares of revenue. */
  readonly grossMargin: number;
  readonly operatingMargin: number;
  readonly cashMargin: number;
  readonly investmentShare: number;
  /** Absent: not in its statements. */
  readonly depreciationShare?: number;
  /** Today's shares. */
  readonly shares: number;
  /** Null: no line of debt and no interest in any statement. */
  readonly debt: number | null;
  readonly cash: number;
  /** Absent: no statement has a line of them. */
  readonly shortTermInvestments?: number;
  /** Paid for each unit of revenue. */
  readonly payout?: number;
  /** Balance sheets from this day on leave out these lines. */
  readonly short?: { readonly from: string; readonly without: readonly StatementLine[] };
}

export const growingCompany: FakeCompany = {
  currency: 'USD',
  firstYear: 2014,
  lastYear: 2025,
  quartersAfter: 3,
  firstRevenue: 9e8,
  quarterlyGrowth: 0.025,
  grossMargin: 0.58,
  operatingMargin: 0.27,
  cashMargin: 0.3,
  investmentShare: 0.05,
  shares: 4e8,
  debt: 1.2e9,
  cash: 2.5e9,
};

type Amounts = Readonly<Partial<Record<StatementLine, number>>>;

const flowLines = new Set<StatementLine>([
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'operatingIncome',
  'interestExpense',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'operatingCashFlow',
  'capitalExpenditure',
  'dividendsPaid',
  'depreciationAmortization',
]);

const quarterEnds = ['03-31', '06-30', '09-30', '12-31'] as const;
const quarterStarts = ['01-01', '04-01', '07-01', '10-01'] as const;

function quarterPeriod(year: number, quarter: number): Period {
  const [start = '', end = ''] = [quarterStarts[quarter], quarterEnds[quarter]];
  return {
    kind: 'quarter',
    start: `${year}-${start}`,
    end: `${year}-${end}`,
    label: `Q${quarter + 1} FY${year}`,
  };
}

function quarterFlows(company: FakeCompany, at: number, random: () => number): Amounts {
  const revenue = Math.round(company.firstRevenue * (1 + company.quarterlyGrowth) ** at * (0.97 + random() * 0.06));
  const grossProfit = Math.round(revenue * company.grossMargin);
  const operatingIncome = Math.round(revenue * company.operatingMargin);
  const interestExpense = Math.round(((company.debt ?? 0) * 0.045) / 4);
  const pretaxIncome = operatingIncome - interestExpense;
  const incomeTax = pretaxIncome > 0 ? Math.round(pretaxIncome * 0.21) : 0;
  return {
    revenue,
    costOfRevenue: revenue - grossProfit,
    grossProfit,
    operatingIncome,
    ...(company.debt === null ? {} : { interestExpense }),
    pretaxIncome,
    incomeTax,
    netIncome: pretaxIncome - incomeTax,
    operatingCashFlow: Math.round(revenue * company.cashMargin),
    capitalExpenditure: Math.round(revenue * company.investmentShare),
    dividendsPaid: Math.round(revenue * (company.payout ?? 0)),
    ...(company.depreciationShare === undefined
      ? {}
      : { depreciationAmortization: Math.round(revenue * company.depreciationShare) }),
  };
}

function balance(company: FakeCompany, at: number, end: string): Amounts {
  const { short } = company;
  const isShort = short !== undefined && end >= short.from;
  const stated = Object.entries(wholeBalance(company, at)).filter(
    ([line]) => !isShort || short.without.every((one) => one !== line),
  );
  return Object.fromEntries(stated);
}

function wholeBalance(company: FakeCompany, at: number): Amounts {
  const grown = 1 + at / 40;
  const debt = company.debt ?? 0;
  const totalAssets = company.cash * 3 * grown + debt;
  const totalLiabilities = debt * 1.6 + company.cash * 0.7;
  return {
    cash: company.cash * grown,
    currentAssets: company.cash * 1.6 * grown,
    inventory: company.cash * 0.2,
    goodwill: 0,
    currentLiabilities: company.cash * 0.7,
    ...(company.shortTermInvestments === undefined ? {} : { shortTermInvestments: company.shortTermInvestments }),
    ...(company.debt === null ? {} : { shortTermDebt: debt * 0.1, longTermDebt: debt * 0.9 }),
    totalAssets,
    totalLiabilities,
    equity: totalAssets - totalLiabilities,
  };
}

/** How many of today's shares one share of a date was, by the splits that came later. */
function laterRatio(actions: readonly CorporateAction[], date: string): number {
  return actions.reduce(
    (ratio, action) => (action.kind === 'split' && action.exDate > date ? ratio * action.ratio : ratio),
    1,
  );
}

/** Quarterly and annual statements as a company would file them: per-share figures in the shares of the filing day. */
export function fakeStatements(
  company: FakeCompany,
  actions: readonly CorporateAction[],
  sourceId: string,
): readonly StatementItem[] {
  const random = seededRandom(7);
  const items: StatementItem[] = [];
  const add = (amounts: Amounts, period: Period, knownAt: string): void => {
    for (const [line, value] of Object.entries(amounts)) {
      items.push({
        // `Amounts` has no other keys than statement lines; Object.entries widens them to string.
        line: line as StatementLine,
        period,
        value,
        currency: line.startsWith('shares') ? 'shares' : company.currency,
        knownAt,
        source: { id: sourceId, locator: `${period.label}/${line}`, row: [['Field', line]] },
        derived: false,
      });
    }
  };
  const perShare = (netIncome: number, knownAt: string): Amounts => {
    const shares = company.shares / laterRatio(actions, knownAt);
    const eps = Math.round((netIncome / shares) * 100) / 100;
    return { epsBasic: eps, epsDiluted: eps, sharesBasic: shares, sharesDiluted: shares };
  };
  let at = 0;
  for (let year = company.firstYear; year <= company.lastYear + 1; year += 1) {
    const quarters = year > company.lastYear ? company.quartersAfter : 4;
    const yearTotal: Partial<Record<StatementLine, number>> = {};
    for (let quarter = 0; quarter < quarters; quarter += 1) {
      const period = quarterPeriod(year, quarter);
      const knownAt = addDays(period.end, quarter === 3 ? 50 : 35);
      const flows = quarterFlows(company, at, random);
      for (const line of flowLines) {
        const amount = flows[line];
        if (amount !== undefined) yearTotal[line] = (yearTotal[line] ?? 0) + amount;
      }
      // A fourth quarter is not filed on its own: only the year is.
      if (quarter < 3) add({ ...flows, ...perShare(flows.netIncome ?? 0, knownAt) }, period, knownAt);
      const instant: Period = { kind: 'instant', start: period.end, end: period.end, label: period.label };
      const shares = company.shares / laterRatio(actions, knownAt);
      add({ ...balance(company, at, period.end), sharesOutstanding: shares }, instant, knownAt);
      at += 1;
    }
    if (quarters < 4) continue;
    const period: Period = { kind: 'year', start: `${year}-01-01`, end: `${year}-12-31`, label: `FY${year}` };
    const knownAt = addDays(period.end, 50);
    add({ ...yearTotal, ...perShare(yearTotal.netIncome ?? 0, knownAt) }, period, knownAt);
  }
  return items;
}
