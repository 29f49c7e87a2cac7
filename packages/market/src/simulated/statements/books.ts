import { profitGrowth } from '../anchor.ts';
import type { Company } from '../company.ts';
import type { ReportDay } from '../report-days.ts';
import type { Simulated } from '../simulation.ts';
import { surpriseOf } from '../surprise.ts';
import { bankCashFlow, goodsCashFlow } from './cash-flow.ts';
import type { CashFlow } from './cash-flow.ts';
import { incomeStatement } from './income-statement.ts';
import type { Income } from './income-statement.ts';
import { openingPosition } from './position.ts';
import type { Position } from './position.ts';
import { quarterPlan } from './quarter-plan.ts';
import { quarterOfTrading } from './share-count.ts';
import type { QuarterOfTrading } from './share-count.ts';

/** Options and grants that would become shares, over the shares there are. */
const dilution = 0.008;
const million = 1e6;

/** A quarter whose results are out. Money in whole millions of the reporting currency, shares in those of the period's end. */
export interface BookedQuarter {
  readonly report: ReportDay;
  readonly income: Income;
  readonly cashFlow: CashFlow;
  readonly opening: Position;
  readonly shares: number;
  readonly sharesBasic: number;
  readonly sharesDiluted: number;
  /** Shares at the period's end for one on the first day. */
  readonly unit: number;
  readonly expectedEps: number;
}

/** A report still to come: its day and what is expected of it, in today's shares. */
export interface ExpectedQuarter {
  readonly report: ReportDay;
  readonly expectedEps: number;
}

export interface Books {
  readonly booked: readonly BookedQuarter[];
  readonly next: ExpectedQuarter | null;
}

/**
 * Keeps a company's books quarter by quarter, from its first day to its last report. A quarter reads the prices of its own
 * days and the plan made when the quarter before was reported, so a later clock only appends.
 */
export function keepBooks(simulated: Simulated, company: Company): Books {
  const { path, timeline, factor } = simulated.main?.of ?? simulated;
  const growth = profitGrowth(company, timeline, factor, path.first);
  const booked: BookedQuarter[] = [];
  let opening = openingPosition(company);
  let shares = company.shares;
  let unit = 1;
  let plannedAt = path.first;
  for (const [age, report] of path.reports.entries()) {
    const { quarter } = report;
    const plan = quarterPlan(company, quarter, growth(plannedAt), age, Math.min(1, shares / unit / company.shares));
    const trading = quarterOfTrading(path, quarter);
    const start = Math.round(shares * trading.ratio);
    const expected = incomeStatement(company, plan, opening, 0);
    const expectedEps = perShare(expected.net, diluted(start, expected.net));
    if (report.session > timeline.lastClosed) return { booked, next: { report, expectedEps } };

    const income = incomeStatement(company, plan, opening, surpriseOf(company.key, quarter.index));
    const dividends = Math.round((trading.dividendPerOldShare * company.rate * shares) / million);
    const flow = company.business === 'bank' ? bankCashFlow : goodsCashFlow;
    const cashFlow = flow(company, plan, income, opening, { dividends, value: worth(trading, start, company) });
    const raised = cashFlow.stockCompensation + cashFlow.issuance - cashFlow.buyback;
    const issued = Number.isNaN(trading.meanClose) ? 0 : (raised * million) / (trading.meanClose * company.rate);
    shares = start + Math.round(issued);
    unit *= trading.ratio;
    const sharesBasic = Math.round((start + shares) / 2);
    const sharesDiluted = diluted(sharesBasic, income.net);
    booked.push({ report, income, cashFlow, opening, shares, sharesBasic, sharesDiluted, unit, expectedEps });
    opening = cashFlow.closing;
    plannedAt = report.session;
  }
  return { booked, next: null };
}

/** Value of all shares in a quarter in whole millions of the reporting currency; 0 when nothing traded. */
function worth({ meanClose }: QuarterOfTrading, shares: number, company: Company): number {
  return Number.isNaN(meanClose) ? 0 : Math.round((meanClose * company.rate * shares) / million);
}

/** A loss is not made smaller by shares that nobody would take up. */
export function diluted(basic: number, net: number): number {
  return net < 0 ? basic : Math.round(basic * (1 + dilution));
}

/** To the cent, as companies print it. */
export function perShare(netMillions: number, shares: number): number {
  return Math.round((netMillions * million * 100) / shares) / 100;
}
