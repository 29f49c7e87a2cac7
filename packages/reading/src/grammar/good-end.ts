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

/** The end at which the cheap or the dear stand: yields go the other way than multiples and prices. */
export function priceEnd({ term }: Operand, end: 'highest' | 'lowest'): 'highest' | 'lowest' {
  if (term.is !== 'name' || !yields.has(term.name)) return end;
  return end === 'lowest' ? 'highest' : 'lowest';
}
