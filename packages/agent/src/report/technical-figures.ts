import { tradingDaysWhy } from '@plumbline/quant/facts/price-formulas';
import { monthsBefore, returnWindows } from '@plumbline/quant/catalogue/return-window';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { barDate, isNearEnd, reachesOver, tradingDateUntil } from './gather/price-history.ts';
import type { PriceHistory } from './gather/price-history.ts';
import { addMomentum } from './momentum-figure.ts';
import { rangePeriod, seriesFigure } from './series-figures.ts';
import { startOf } from './windows.ts';

const stochasticSessions = 14;
const monthSessions = 20;
const halfYear = returnWindows.find(({ metric }) => metric === 'return6M');

function against(context: ReportContext, id: string, value: string, level: string): void {
  const { book } = context;
  if (valueOf(book, value) === null || valueOf(book, level) === null) return;
  book.derived({
    id,
    metric: id,
    expression: 'value / level - 1',
    inputs: [
      { name: 'value', fact: value },
      { name: 'level', fact: level },
    ],
  });
}

function sessionBack(history: PriceHistory, sessions: number): string | null {
  return history.series.columns.time.length < sessions ? null : barDate(history.series, -sessions);
}

/** Where the close stands in the range of fourteen sessions: the fast stochastic line. */
function shortPosition(context: ReportContext, history: PriceHistory): void {
  const from = sessionBack(history, stochasticSessions);
  const to = barDate(history.series, -1);
  if (from === null) return;
  seriesFigure(context, {
    id: 'position14',
    metric: 'position14',
    expression: '(last(close) - min(low)) / (max(high) - min(low))',
    columns: (['close', 'low', 'high'] as const).map((name) => ({ name, column: name, adjustment: 'split', from, to })),
    period: rangePeriod(from, to, '14D'),
  });
}

/** Volatility of three months and of a year, and one against the other. */
function regime(context: ReportContext): void {
  const { book, bars, instrument, periodsPerYear } = context;
  const history = bars.get(instrument.id, 'total');
  if (history === null) return;
  const to = barDate(history.series, -1);
  const spans = [3, 12].map((months) => tradingDateUntil(history.series, monthsBefore(to, months)));
  const [quarter, year] = spans;
  if (quarter == null || year == null) return;
  const over = (from: string, label: string): string =>
    seriesFigure(context, {
      id: `volatility.${label}`,
      metric: 'volatility',
      columns: [{ name: 'close', column: 'close', adjustment: 'total', from, to }],
      others: [{ name: 'periodsPerYear', constant: periodsPerYear, why: tradingDaysWhy }],
      period: rangePeriod(from, to, label),
    }).id;
  book.derived({
    id: 'volatilityRegime',
    metric: 'volatilityRegime',
    expression: 'recent / whole',
    inputs: [
      { name: 'recent', fact: over(quarter, '3M') },
      { name: 'whole', fact: over(year, '1Y') },
    ],
  });
}

function againstMarket(context: ReportContext): void {
  const { bars, benchmark, instrument } = context;
  const history = bars.get(instrument.id, 'total');
  if (history === null || benchmark === null || halfYear === undefined) return;
  const from = startOf(history.series, halfYear);
  if (from === null) return;
  const market = bars.get(benchmark, 'total');
  if (market === null) return;
  // An index that ends earlier than the price has moved over another time: both are read until it ends.
  const [last, marketLast] = [barDate(history.series, -1), barDate(market.series, -1)];
  const to = last < marketLast ? last : marketLast;
  if (!isNearEnd(market.series, last) || !reachesOver(market.series, from, to)) return;
  const column = { column: 'close', adjustment: 'total', from, to } as const;
  seriesFigure(context, {
    id: 'relativeReturn6M',
    metric: 'relativeReturn6M',
    expression: 'last(close) / first(close) - last(benchmark) / first(benchmark)',
    columns: [
      { name: 'close', ...column },
      { name: 'benchmark', ...column, instrumentId: benchmark },
    ],
    period: rangePeriod(from, to, '6M'),
  });
}

/** Average volume of a month and of a year, and one against the other. */
function volume(context: ReportContext, history: PriceHistory): void {
  const { book, instrument } = context;
  const to = barDate(history.series, -1);
  const month = sessionBack(history, monthSessions);
  const year = tradingDateUntil(history.series, monthsBefore(to, 12));
  if (month === null || year === null) return;
  const over = (from: string, label: string): string =>
    seriesFigure(context, {
      id: `averageVolume.${label}`,
      metric: 'averageVolume',
      columns: [{ name: 'volume', column: 'volume', adjustment: 'split', from, to }],
      period: rangePeriod(from, to, label),
      ...(instrument.kind === 'crypto' ? ({ unit: 'coins' } as const) : {}),
    }).id;
  book.derived({
    id: 'volumeTrend',
    metric: 'volumeTrend',
    expression: 'recent / whole',
    inputs: [
      { name: 'recent', fact: over(month, '20D') },
      { name: 'whole', fact: over(year, '1Y') },
    ],
  });
}

/** Trend, stretch, calm, strength against the market and interest, all from prices and volumes. */
export function addTechnicalFigures(context: ReportContext): void {
  const history = context.bars.get(context.instrument.id, 'split');
  if (history === null) return;
  against(context, 'aboveAverage50', 'price', 'movingAverage50');
  against(context, 'aboveAverage200', 'price', 'movingAverage200');
  against(context, 'averageGap', 'movingAverage50', 'movingAverage200');
  addMomentum(context);
  shortPosition(context, history);
  regime(context);
  againstMarket(context);
  volume(context, history);
}
