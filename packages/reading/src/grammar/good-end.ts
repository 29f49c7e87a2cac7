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
