import type { ReportTemplate } from './context.ts';

/** Figures of the rail beside a report, by handle. */
export const keyFigures: Readonly<Record<ReportTemplate, readonly string[]>> = {
  company: [
    'marketCap',
    'priceToEarnings.TTM',
    'evToEbitda.TTM',
    'fcfYield.TTM',
    'returnOnInvestedCapital.TTM',
    'beta',
    'netCash.TTM',
    'dividendYield',
  ],
  crypto: ['volatility', 'maxDrawdown', 'drawdownFromHigh', 'mayerMultiple', 'sharpe'],
  fund: ['volatility', 'maxDrawdown', 'return1Y', 'sharpe', 'beta'],
};
