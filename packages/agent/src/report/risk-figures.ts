import type { FormulaInput } from '@plumbline/model/fact';
import { tradingDaysWhy } from '@plumbline/quant/facts/price-formulas';
import { returnWindows } from '@plumbline/quant/catalogue/return-window';
import type { ReportContext } from './context.ts';
import { barDate, isNearEnd } from './gather/price-history.ts';
import { riskFreeFact } from './rates.ts';
import { rangePeriod, seriesFigure } from './series-figures.ts';
import { longestWindow, startOf } from './windows.ts';

/** Years of daily prices behind risk figures: long enough for a bad market, short enough to be the same company. */
const riskYears = 5;
const drawdownYears = 10;

const plainRisks = [
  'volatility',
  'valueAtRisk',
  'conditionalValueAtRisk',
  'skew',
  'kurtosis',
  'bestPeriod',
  'worstPeriod',
];
const rewards = ['sharpe', 'sortino'];

function yearInput(context: ReportContext): FormulaInput {
  return { name: 'periodsPerYear', constant: context.periodsPerYear, why: tradingDaysWhy };
}

function riskFreeInput(context: ReportContext): FormulaInput {
  return { name: 'riskFree', fact: riskFreeFact(context.book, context.instrument.currency) };
}

/** Yearly returns of the windows of more than a year, beside their total returns: that of one year is its total return. */
export const yearlyWindows = returnWindows.filter(({ months }) => months > 12);

/** Volatility, reward for it, bad days, deep falls and the pull of the market, from total returns. */
export function addRiskFigures(context: ReportContext): void {
  const { bars, instrument, benchmark } = context;
  const history = bars.get(instrument.id, 'total');
  if (history === null) return;
  const { series } = history;
  const to = barDate(series, -1);
  const risk = longestWindow(series, riskYears);
  const closes = { name: 'close', column: 'close', adjustment: 'total', to } as const;
  const shared = {
    columns: [{ ...closes, from: risk.from }],
    period: rangePeriod(risk.from, to, risk.label),
    quality: risk.isShort ? (['short-history'] as const) : [],
  };
  const year = yearInput(context);
  for (const metric of plainRisks) seriesFigure(context, { id: metric, metric, ...shared, others: [year] });
  const excess = [year, riskFreeInput(context)];
  for (const metric of rewards) seriesFigure(context, { id: metric, metric, ...shared, others: excess });

  const deep = longestWindow(series, drawdownYears);
  for (const metric of ['maxDrawdown', 'currentDrawdown', 'ulcerIndex']) {
    seriesFigure(context, {
      id: metric,
      metric,
      columns: [{ ...closes, from: deep.from }],
      others: [year],
      period: rangePeriod(deep.from, to, deep.label),
      quality: deep.isShort ? ['short-history'] : [],
    });
  }
  for (const window of yearlyWindows) {
    const { label } = window;
    const from = startOf(series, window);
    if (from === null) continue;
    const columns = [{ ...closes, from }];
    const period = rangePeriod(from, to, label);
    seriesFigure(context, { id: `annualReturn.${label}`, metric: 'annualReturn', columns, others: [year], period });
  }
  if (benchmark === null) return;
  const pair = [
    { ...closes, from: risk.from },
    { ...closes, name: 'benchmark', from: risk.from, instrumentId: benchmark },
  ];
  const market = bars.get(benchmark, 'total');
  if (market !== null && isNearEnd(market.series, to)) {
    seriesFigure(context, {
      id: 'volatility.market',
      metric: 'volatility',
      ...shared,
      columns: [{ ...closes, from: risk.from, instrumentId: benchmark }],
      others: [year],
    });
  }
  for (const metric of ['beta', 'correlation']) {
    seriesFigure(context, { id: metric, metric, ...shared, columns: pair, others: [year] });
  }
}
