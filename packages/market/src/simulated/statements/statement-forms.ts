import type { StatementLine } from '@plumbline/model/fundamentals';

export type StatementForm = 'income' | 'balance' | 'cash' | 'shares';

/** The statement on which each line stands. Balance lines and the shares outstanding speak of a day, the others of a period. */
export const statementForms: Readonly<Record<StatementLine, StatementForm>> = {
  revenue: 'income',
  costOfRevenue: 'income',
  grossProfit: 'income',
  researchAndDevelopment: 'income',
  sellingGeneralAdmin: 'income',
  operatingIncome: 'income',
  interestExpense: 'income',
  pretaxIncome: 'income',
  incomeTax: 'income',
  netIncome: 'income',
  epsBasic: 'income',
  epsDiluted: 'income',
  sharesBasic: 'shares',
  sharesDiluted: 'shares',
  depreciationAmortization: 'cash',
  stockCompensation: 'cash',
  operatingCashFlow: 'cash',
  capitalExpenditure: 'cash',
  investingCashFlow: 'cash',
  financingCashFlow: 'cash',
  dividendsPaid: 'cash',
  shareRepurchases: 'cash',
  cashChange: 'cash',
  cash: 'balance',
  shortTermInvestments: 'balance',
  longTermInvestments: 'balance',
  receivables: 'balance',
  inventory: 'balance',
  currentAssets: 'balance',
  propertyPlantEquipment: 'balance',
  goodwill: 'balance',
  totalAssets: 'balance',
  payables: 'balance',
  shortTermDebt: 'balance',
  currentLiabilities: 'balance',
  longTermDebt: 'balance',
  totalLiabilities: 'balance',
  retainedEarnings: 'balance',
  equity: 'balance',
  sharesOutstanding: 'balance',
};

/** Counted in shares, not in money. */
export const shareCountLines: ReadonlySet<StatementLine> = new Set([
  'sharesBasic',
  'sharesDiluted',
  'sharesOutstanding',
]);
