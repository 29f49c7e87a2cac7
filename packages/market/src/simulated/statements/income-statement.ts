import type { Company } from '../company.ts';
import type { Position } from './position.ts';
import type { QuarterPlan } from './quarter-plan.ts';

/** One quarter's income statement in whole millions; every line is the sum the reader expects. */
export interface Income {
  readonly revenue: number;
  readonly cost: number;
  readonly research: number;
  readonly selling: number;
  readonly operating: number;
  readonly interest: number;
  readonly pretax: number;
  readonly tax: number;
  readonly net: number;
}

/** Overhead never falls below this share of revenue; a quarter better than that has lower cost. */
const leastSelling = 0.03;
/** Goods cannot be made for less than this part of what they usually cost; a quarter better than that earns less. */
const leastCost = 0.25;
/**
 * Of a change of the operating margin this part comes from prices and the cost of goods, the rest from overhead: a company that
 * slides into losses or grows out of them shows it in its gross margin too.
 */
const passedToGross = 0.6;
/** Size against which a surprise counts when there is hardly any profit. */
const leastProfit = 0.03;

/** `surprise` as a fraction of the expected profit before tax; 0 gives what was expected. */
export function incomeStatement(company: Company, plan: QuarterPlan, opening: Position, surprise: number): Income {
  const isBank = company.business === 'bank';
  const interest = Math.round((company.interestRate / 4) * (opening.debt + (isBank ? opening.payables : 0)));
  const expected = plan.revenue * plan.operatingMargin;
  const size = Math.max(Math.abs(expected - interest), leastProfit * plan.revenue);
  const revenue = Math.round(plan.revenue * (1 + 0.15 * surprise));
  const research = Math.round(company.research * revenue);
  const least = Math.round(leastSelling * revenue);
  const usualCost = isBank ? 0 : Math.round((1 - company.grossMargin) * revenue);
  const most = revenue - research - least - Math.round(leastCost * usualCost);
  const wanted = Math.round(expected + surprise * size);
  const operating = Math.min(wanted, most);
  const better = passedToGross * (wanted - company.operatingMargin * revenue);
  const toldCost = isBank ? 0 : Math.max(Math.round(leastCost * usualCost), Math.round(usualCost - better));
  const cost = Math.max(0, Math.min(toldCost, revenue - research - operating - least));
  const pretax = operating - interest;
  const tax = pretax > 0 ? Math.round(company.taxRate * pretax) : 0;
  const selling = revenue - cost - research - operating;
  return { revenue, cost, research, selling, operating, interest, pretax, tax, net: pretax - tax };
}
