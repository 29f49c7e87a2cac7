import { named } from '../term.ts';
import type { Operand } from './values.ts';

/** Multiples and dangers: less is better. */
const lessIsBetter: ReadonlySet<string> = new Set(
  'pe forwardPE peDynamic peStatic pb ps pcf pFcf peg evEbitda debtToEquity debtToAssets netDebtToEbitda debtToEbitda accruals volatility1y volatility20d beta shareCountGrowth payoutRatio'.split(
    ' ',
  ),
);

/** Which end is the good one, where the words do not say. */
export function goodEnd({ term }: Operand): 'highest' | 'lowest' {
  if (term.is === 'name') return lessIsBetter.has(term.name) ? 'lowest' : 'highest';
  return term.is === 'call' && term.name === 'HV' ? 'lowest' : 'highest';
}

/** What a price buys: the more of it, the cheaper. */
const yields: ReadonlySet<string> = new Set(['earningsYield', 'bookToMarket', 'dividendYield', 'fcfYield']);

/** What a price is set against, and the multiple that says so. */
const multiples: Readonly<Record<string, string>> = {
  revenue: 'ps',
  netIncome: 'pe',
  eps: 'pe',
  bookValue: 'pb',
  operatingCashFlow: 'pcf',
  fcf: 'pFcf',
  ebitda: 'evEbitda',
};

/** "Cheapest on earnings": by what the price is of them, and not by the earnings. Null where no multiple says how cheap it is. */
export function priceBy(by: Operand): Operand | null {
  if (by.term.is !== 'name') return by;
  const multiple = multiples[by.term.name];
  if (multiple !== undefined) return { ...by, term: named(multiple), unit: 'times' };
  return by.unit === 'money' ? null : by;
}

/** The end at which the cheap or the dear stand: yields go the other way than multiples and prices. */
export function priceEnd({ term }: Operand, end: 'highest' | 'lowest'): 'highest' | 'lowest' {
  if (term.is !== 'name' || !yields.has(term.name)) return end;
  return end === 'lowest' ? 'highest' : 'lowest';
}
