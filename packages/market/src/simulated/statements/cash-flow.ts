import { bankBalance } from '../company.ts';
import type { Company } from '../company.ts';
import type { Income } from './income-statement.ts';
import { equityOf, payableDays } from './position.ts';
import type { Position } from './position.ts';
import type { QuarterPlan } from './quarter-plan.ts';

/** One quarter's cash flow in whole millions, and the position it leads to. */
export interface CashFlow {
  readonly depreciation: number;
  readonly stockCompensation: number;
  readonly operating: number;
  readonly capitalExpenditure: number;
  readonly investing: number;
  readonly financing: number;
  readonly dividends: number;
  readonly buyback: number;
  /** Money raised by selling new shares. */
  readonly issuance: number;
  readonly closing: Position;
}

/** Speed per quarter at which property and debt follow the size of the business. */
const propertyPace = 0.08;
const debtPace = 0.06;
/** Cash of a company over its yearly revenue: least, and so much that half of the rest is invested. */
const leastCash = 0.07;
const ampleCash = 0.18;
/** Equity over yearly revenue that a company losing money keeps up by selling shares. */
const leastEquity = 0.1;

function propertyOf(company: Company, plan: QuarterPlan, property: number) {
  const depreciation = Math.round(property / company.traits.propertyLife / 4);
  const wanted = company.traits.property * plan.annualRevenue - property;
  const capitalExpenditure = Math.max(Math.round(0.2 * depreciation), Math.round(depreciation + propertyPace * wanted));
  return { depreciation, capitalExpenditure, property: property + capitalExpenditure - depreciation };
}

/** What shareholders stand for in a quarter, in whole millions of the reporting currency. */
export interface Owners {
  readonly dividends: number;
  /** What all shares were worth on average. */
  readonly value: number;
}

/** Parts of its value that a company pays its staff in shares, buys back and sells anew in one quarter at the most. */
const mostPaidInShares = 0.006;
const mostBoughtBack = 0.015;
const mostIssued = 0.045;

function stockCompensationOf(company: Company, income: Income, owners: Owners): number {
  return Math.round(Math.min((0.004 + 0.3 * company.research) * income.revenue, mostPaidInShares * owners.value));
}

/** A company that sells goods or services: working capital follows sales, spare cash is invested, a gap is borrowed. */
export function goodsCashFlow(
  company: Company,
  plan: QuarterPlan,
  income: Income,
  opening: Position,
  owners: Owners,
): CashFlow {
  const { traits } = company;
  const { dividends } = owners;
  const { depreciation, capitalExpenditure, property } = propertyOf(company, plan, opening.property);
  const stockCompensation = stockCompensationOf(company, income, owners);
  const receivables = Math.round((traits.receivableDays / 365) * 4 * income.revenue);
  const inventory = Math.round((traits.inventoryDays / 365) * 4 * income.cost);
  const payables = Math.round((payableDays / 365) * 4 * income.cost);
  const working = receivables - opening.receivables + inventory - opening.inventory - (payables - opening.payables);
  const operating = income.net + depreciation + stockCompensation - working;
  const free = operating - capitalExpenditure;
  const spare = Math.max(0, free - dividends);
  const wantedDebt = Math.round(debtPace * (company.debt * plan.annualRevenue - opening.debt));
  const buyback =
    opening.cash > leastCash * plan.annualRevenue
      ? Math.round(Math.min(company.buyback * spare, mostBoughtBack * owners.value))
      : 0;
  const cash = opening.cash + free - dividends - buyback + wantedDebt;
  const filled = fillOrInvest({ company, plan, opening, income, owners }, cash);
  const invested =
    filled.shortTermInvestments -
    opening.shortTermInvestments +
    (filled.longTermInvestments - opening.longTermInvestments);
  const borrowed = wantedDebt + filled.borrowed;
  return {
    depreciation,
    stockCompensation,
    operating,
    capitalExpenditure,
    investing: -capitalExpenditure - invested,
    financing: borrowed + filled.issuance - dividends - buyback,
    dividends,
    buyback,
    issuance: filled.issuance,
    closing: {
      cash: filled.cash,
      shortTermInvestments: filled.shortTermInvestments,
      longTermInvestments: filled.longTermInvestments,
      receivables,
      inventory,
      property,
      goodwill: opening.goodwill,
      payables,
      debt: opening.debt + borrowed,
      paidIn: opening.paidIn + stockCompensation + filled.issuance - buyback,
      retained: opening.retained + income.net - dividends,
    },
  };
}

interface Funding {
  readonly company: Company;
  readonly plan: QuarterPlan;
  readonly opening: Position;
  readonly income: Income;
  readonly owners: Owners;
}

/** Puts half of ample cash into investments; fills a gap from them, then from lenders, or from shareholders while it loses money. */
function fillOrInvest({ company, plan, opening, income, owners }: Funding, cash: number) {
  const { shortTermInvestments, longTermInvestments } = opening;
  const ample = Math.round(ampleCash * plan.annualRevenue);
  const least = Math.round(leastCash * plan.annualRevenue);
  const none = { cash, shortTermInvestments, longTermInvestments, borrowed: 0, issuance: 0 };
  if (cash > ample) {
    const short = Math.round(0.2 * (cash - ample));
    const long = Math.round(0.3 * (cash - ample));
    return {
      ...none,
      cash: cash - short - long,
      shortTermInvestments: shortTermInvestments + short,
      longTermInvestments: longTermInvestments + long,
    };
  }
  if (cash >= least) return none;
  const short = Math.min(shortTermInvestments, least - cash);
  const long = Math.min(longTermInvestments, least - cash - short);
  const gap = least - cash - short - long;
  const isLosing = income.net < 0 && (company.startUpGap > 0 || company.failingMargin !== null);
  // Lenders do not stand in for shareholders whose money is gone.
  const missing = Math.round(leastEquity * plan.annualRevenue) - equityOf(opening) - income.net;
  const issuance = isLosing ? Math.max(Math.min(gap, Math.round(mostIssued * owners.value)), missing) : 0;
  return {
    cash: least,
    shortTermInvestments: shortTermInvestments - short,
    longTermInvestments: longTermInvestments - long,
    borrowed: gap - issuance,
    issuance,
  };
}

/** A bank: deposits and loans grow with the business, securities take what is left, capital above a tenth is returned. */
export function bankCashFlow(
  company: Company,
  plan: QuarterPlan,
  income: Income,
  opening: Position,
  owners: Owners,
): CashFlow {
  const { depreciation, capitalExpenditure, property } = propertyOf(company, plan, opening.property);
  const stockCompensation = stockCompensationOf(company, income, owners);
  const { dividends } = owners;
  const assets = bankBalance.assets * plan.annualRevenue;
  const follow = (now: number, share: number): number => now + Math.round(0.15 * (share * assets - now));
  const payables = follow(opening.payables, bankBalance.deposits);
  const debt = follow(opening.debt, bankBalance.bonds);
  const receivables = follow(opening.receivables, bankBalance.loans);
  const surplus = equityOf(opening) - bankBalance.equity * assets;
  const buyback = Math.max(
    0,
    Math.round(Math.min(0.3 * surplus, Math.max(0.3, company.buyback) * income.net, mostBoughtBack * owners.value)),
  );
  const operating = income.net + depreciation + stockCompensation;
  const financing = payables - opening.payables + debt - opening.debt - dividends - buyback;
  const before = opening.cash + operating + financing - capitalExpenditure - (receivables - opening.receivables);
  const wantedCash = Math.round(bankBalance.cash * assets);
  const bought = Math.max(-opening.longTermInvestments, before - wantedCash);
  return {
    depreciation,
    stockCompensation,
    operating,
    capitalExpenditure,
    investing: -capitalExpenditure - (receivables - opening.receivables) - bought,
    financing,
    dividends,
    buyback,
    issuance: 0,
    closing: {
      ...opening,
      cash: before - bought,
      longTermInvestments: opening.longTermInvestments + bought,
      receivables,
      property,
      payables,
      debt,
      paidIn: opening.paidIn + stockCompensation - buyback,
      retained: opening.retained + income.net - dividends,
    },
  };
}
