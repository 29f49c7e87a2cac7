import type { ReportTemplate } from './instrument-kind.ts';

/** Figures of the rail beside a report, by handle. */
export const keyFigures: Readonly<Record<ReportTemplate, readonly string[]>> = {
  company: [
    'marketCap.TTM',
    'priceToEarnings.TTM',
    'evToEbitda.TTM',
    'fcfYield.TTM',
    'returnOnInvestedCapital.TTM',
    'beta',
    'netCash.TTM',
    'dividendYield.TTM',
  ],
  crypto: ['volatility', 'maxDrawdown', 'drawdownFromHigh', 'mayerMultiple', 'sharpe'],
  fund: ['volatility', 'maxDrawdown', 'return1Y', 'sharpe', 'beta'],
};
