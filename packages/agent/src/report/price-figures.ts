import { dateOf } from '@plumbline/model/date';
import { returnWindows } from '@plumbline/quant/catalogue/return-window';
import type { BarSeries } from '@plumbline/model/bar';
import type { ReportContext } from './context.ts';
import { barDate, countUntil } from './gather/price-history.ts';
import type { PriceHistory } from './gather/price-history.ts';
import { levelUnit } from './level-unit.ts';
import { dayPeriod, rangePeriod, seriesFigure } from './series-figures.ts';
import { startOf, yearsBack } from './windows.ts';

/** The close of a past trading date in today's shares. */
export function closeOn(context: ReportContext, history: PriceHistory, date: string): string {
  const id = `price@${date}`;
  if (context.book.get(id) !== null) return id;
  const index = countUntil(history.series, date) - 1;
  return closeFact(context, history, index, id, 'price');
}

function closeFact(context: ReportContext, history: PriceHistory, index: number, id: string, metric: string): string {
  const { series, source } = history;
  const date = barDate(series, index);
  const value = series.columns.close.at(index) ?? Number.NaN;
  const isPartial = index === -1 && series.isLastPartial;
  return context.book.observed({
    id,
    metric,
    value,
    ...levelUnit(context, series),
    period: dayPeriod(date),
    asOf: date,
    knownAt: date,
    source: {
      id: source.id,
      locator: `${source.locator} ${date}`,
      row: [
        ['Date', date],
        ['Close', String(value)],
        ['Adjustment', series.adjustment],
      ],
    },
    quality: [...context.priceQuality, ...(isPartial ? (['partial-bar'] as const) : [])],
  }).id;
}

/** First trading date of the last `count` bars; null when there are fewer. */
function sessionsBack(series: BarSeries, count: number): string | null {
  const time = series.columns.time.at(-count);
  return time === undefined || series.columns.time.length < count ? null : dateOf(time);
}

function movingAverage(context: ReportContext, series: BarSeries, sessions: 50 | 200): void {
  const from = sessionsBack(series, sessions);
  const to = barDate(series, -1);
  if (from === null) return;
  const metric = sessions === 50 ? 'movingAverage50' : 'movingAverage200';
  seriesFigure(context, {
    id: metric,
    metric,
    columns: [{ name: 'close', column: 'close', adjustment: 'split', from, to }],
    period: rangePeriod(from, to, `${sessions}D`),
    ...levelUnit(context, series),
  });
}

function yearRange(context: ReportContext, series: BarSeries): void {
  const to = barDate(series, -1);
  const start = yearsBack(series, 1);
  const from = start ?? barDate(series, 0);
  const quality = start === null ? (['short-history'] as const) : [];
  const period = rangePeriod(from, to, '52W');
  const shared = { period, ...levelUnit(context, series), quality };
  const column = { adjustment: 'split', from, to } as const;
  seriesFigure(context, {
    id: 'high52w',
    metric: 'high52w',
    columns: [{ name: 'high', column: 'high', ...column }],
    ...shared,
  });
  seriesFigure(context, {
    id: 'low52w',
    metric: 'low52w',
    columns: [{ name: 'low', column: 'low', ...column }],
    ...shared,
  });
  seriesFigure(context, {
    id: 'position52w',
    metric: 'position52w',
    columns: (['close', 'low', 'high'] as const).map((name) => ({ name, column: name, ...column })),
    period,
    quality,
  });
}

function windowReturns(context: ReportContext, series: BarSeries): void {
  const to = barDate(series, -1);
  for (const window of returnWindows) {
    const { label, metric } = window;
    const from = startOf(series, window);
    if (from === null || from === to) continue;
    seriesFigure(context, {
      id: metric,
      metric,
      columns: [{ name: 'close', column: 'close', adjustment: 'total', from, to }],
      period: rangePeriod(from, to, label),
    });
  }
}

/** The same close as the quote has it: a second witness, kept so that a disagreement shows. */
function quotedPrice(context: ReportContext, series: BarSeries): void {
  const { book, quote: second } = context;
  const price = book.get('price');
  if (second === null || price?.period === undefined) return;
  const { quote, source } = second;
  book.addSource(source);
  book.observed({
    id: 'price.quoted',
    metric: price.metric,
    value: quote.price,
    ...levelUnit(context, series),
    period: price.period,
    asOf: price.asOf,
    knownAt: price.knownAt,
    source: { id: source.id, locator: `${source.locator} ${price.asOf}` },
  });
}

/** The last traded price: the first figure of every report. */
export function addPrice(context: ReportContext): void {
  const { book, bars, instrument } = context;
  const raw = bars.get(instrument.id, 'none');
  if (raw === null || book.get('price') !== null) return;
  closeFact(context, raw, -1, 'price', instrument.kind === 'index' ? 'indexLevel' : 'price');
}

/**
 * What the price did. Levels are in today's shares, returns have dividends reinvested; nothing is made where the
 * history is missing.
 */
export function addPriceFigures(context: ReportContext): void {
  const { book, bars, instrument } = context;
  addPrice(context);
  const split = bars.get(instrument.id, 'split');
  if (split !== null && book.get('previousClose') === null) {
    closeFact(context, split, -2, 'previousClose', 'previousClose');
    quotedPrice(context, split.series);
    const names = [
      { name: 'price', fact: 'price' },
      { name: 'previousClose', fact: 'previousClose' },
    ];
    book.derived({ id: 'dayChange', metric: 'dayChange', inputs: names });
    yearRange(context, split.series);
    movingAverage(context, split.series, 50);
    movingAverage(context, split.series, 200);
  }
  const total = bars.get(instrument.id, 'total');
  if (total !== null) windowReturns(context, total.series);
}
