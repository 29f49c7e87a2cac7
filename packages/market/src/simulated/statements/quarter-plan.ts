import { failingYears, startUpYears } from '../company.ts';
import type { Company } from '../company.ts';
import type { FiscalQuarter } from '../fiscal-quarters.ts';
import { normalAt } from '../random.ts';
import { sizedOn } from '../sizes/sized-on.ts';

/** What analysts expect of a quarter once the one before it is reported. */
export interface QuarterPlan {
  /** Revenue of the quarter and of a year at its pace, in whole millions. */
  readonly revenue: number;
  readonly annualRevenue: number;
  readonly operatingMargin: number;
}

const marginShock = 0.05;
const marginMemory = 0.8;
const marginMemoryQuarters = 8;
const largestMarginSwing = 0.25;

/**
 * `growth`: log growth of normal profit per share when the plan is made; `age`: quarters since the first one;
 * `size`: shares left for one of the first day. Money that bought back shares is not in the business any more.
 */
export function quarterPlan(
  company: Company,
  quarter: FiscalQuarter,
  growth: number,
  age: number,
  size: number,
): QuarterPlan {
  const noise = 0.012 * normalAt(company.key ^ 0x71c2d3, quarter.index);
  const annual = company.revenue * size * Math.exp(growth + noise);
  const { season } = company.traits;
  const weight = quarter.quarter === 4 ? 1 + season : 1 - season / 3;
  const fade = Math.max(0, 1 - age / 4 / startUpYears);
  return {
    revenue: Math.round((annual / 4) * weight),
    annualRevenue: Math.round(annual),
    operatingMargin:
      usualMargin(company, quarter.index) * (1 + marginSwing(company, quarter.index)) - company.startUpGap * fade,
  };
}

const sizedQuarter = Number(sizedOn.slice(0, 4)) * 4 + Math.floor((Number(sizedOn.slice(5, 7)) - 1) / 3);
const slideQuarters = 6;

/** The margin of good and bad years together; a failing company slides to its last one over six quarters. */
function usualMargin({ operatingMargin, failingMargin }: Company, index: number): number {
  if (failingMargin === null) return operatingMargin;
  const since = index - (sizedQuarter - failingYears * 4);
  const slid = Math.max(0, Math.min(1, since / slideQuarters));
  return operatingMargin + slid * (failingMargin - operatingMargin);
}

/** Good and bad years of the margin: a fading sum of quarterly shocks, addressed so that it needs no memory. */
function marginSwing(company: Company, index: number): number {
  let swing = 0;
  for (let back = 0; back < marginMemoryQuarters; back++) {
    swing += marginMemory ** back * marginShock * normalAt(company.key ^ 0x82d3e4, index - back);
  }
  // Half of what a bank takes in goes to its depositors, so the same swing of profit is half of one of its margin.
  const size = company.business === 'bank' ? 0.5 : 1;
  return size * company.cycle * Math.max(-largestMarginSwing, Math.min(largestMarginSwing, swing));
}
