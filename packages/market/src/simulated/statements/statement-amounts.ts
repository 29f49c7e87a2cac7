import type { StatementLine } from '@plumbline/model/fundamentals';
import type { Company } from '../company.ts';
import { diluted, perShare } from './books.ts';
import type { BookedQuarter } from './books.ts';
import { assetsOf, equityOf } from './position.ts';

/** Amounts of one period: money in whole units of the reporting currency, shares in pieces. */
export type Amounts = Readonly<Partial<Record<StatementLine, number>>>;

const million = 1e6;

function inUnits(millions: Amounts): Amounts {
  return Object.fromEntries(Object.entries(millions).map(([line, value]) => [line, value * million]));
}

/** What happened in a quarter. A bank has no cost of sales and hence no gross profit; a company without research reports none. */
export function flowAmounts(company: Company, booked: BookedQuarter): Amounts {
  const { income, cashFlow } = booked;
  const sales =
    company.business === 'bank' ? {} : { costOfRevenue: income.cost, grossProfit: income.revenue - income.cost };
  const money = inUnits({
    revenue: income.revenue,
    ...sales,
    ...(company.research === 0 ? {} : { researchAndDevelopment: income.research }),
    sellingGeneralAdmin: income.selling,
    operatingIncome: income.operating,
    interestExpense: income.interest,
    pretaxIncome: income.pretax,
    incomeTax: income.tax,
    netIncome: income.net,
    depreciationAmortization: cashFlow.depreciation,
    stockCompensation: cashFlow.stockCompensation,
    operatingCashFlow: cashFlow.operating,
    capitalExpenditure: cashFlow.capitalExpenditure,
    investingCashFlow: cashFlow.investing,
    financingCashFlow: cashFlow.financing,
    dividendsPaid: cashFlow.dividends,
    shareRepurchases: cashFlow.buyback,
    cashChange: cashFlow.operating + cashFlow.investing + cashFlow.financing,
  });
  return { ...money, ...shareAmounts(income.net, booked.sharesBasic, booked.sharesDiluted) };
}

/** Where the company stood at a quarter's end. A bank's balance is not split into current and other. */
export function balanceAmounts(company: Company, booked: BookedQuarter): Amounts {
  const { closing } = booked.cashFlow;
  const shortTermDebt = Math.round(0.12 * closing.debt);
  const current =
    company.business === 'bank'
      ? {}
      : {
          shortTermInvestments: closing.shortTermInvestments,
          inventory: closing.inventory,
          currentAssets: closing.cash + closing.shortTermInvestments + closing.receivables + closing.inventory,
          currentLiabilities: closing.payables + shortTermDebt,
        };
  const money = inUnits({
    cash: closing.cash,
    ...current,
    longTermInvestments: closing.longTermInvestments,
    receivables: closing.receivables,
    propertyPlantEquipment: closing.property,
    goodwill: closing.goodwill,
    totalAssets: assetsOf(closing),
    payables: closing.payables,
    shortTermDebt,
    longTermDebt: closing.debt - shortTermDebt,
    totalLiabilities: closing.payables + closing.debt,
    retainedEarnings: closing.retained,
    equity: equityOf(closing),
  });
  return { ...money, sharesOutstanding: booked.shares };
}

/** Four quarters as a year: flows summed, share counts averaged in the shares of the year's end. */
export function yearAmounts(company: Company, quarters: readonly BookedQuarter[]): Amounts {
  const sums: Partial<Record<StatementLine, number>> = {};
  const unit = quarters.at(-1)?.unit ?? 1;
  let shares = 0;
  let net = 0;
  for (const booked of quarters) {
    for (const [line, value] of Object.entries(flowAmounts(company, booked))) {
      // `Amounts` has no other keys than statement lines; Object.entries widens them to string.
      const key = line as StatementLine;
      sums[key] = (sums[key] ?? 0) + value;
    }
    shares += (booked.sharesBasic * unit) / booked.unit / quarters.length;
    net += booked.income.net;
  }
  const basic = Math.round(shares);
  return { ...sums, ...shareAmounts(net, basic, diluted(basic, net)) };
}

function shareAmounts(netMillions: number, sharesBasic: number, sharesDiluted: number): Amounts {
  return {
    sharesBasic,
    sharesDiluted,
    epsBasic: perShare(netMillions, sharesBasic),
    epsDiluted: perShare(netMillions, sharesDiluted),
  };
}
