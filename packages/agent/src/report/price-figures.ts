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
  if (second === null || second.isNewer || price?.period === undefined) return;
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

type QuoteId = 'price' | 'previousClose';

/** A price of a quote that is newer than the bars, with the quote's own day. */
function quoteFact(context: ReportContext, series: BarSeries, id: QuoteId, value: number): void {
  const { book, quote: second } = context;
  if (second === null) return;
  const { quote, source } = second;
  const date = dateOf(quote.at);
  book.addSource(source);
  book.observed({
    id,
    metric: id === 'price' && context.instrument.kind === 'index' ? 'indexLevel' : id,
    value,
    ...levelUnit(context, series),
    period: dayPeriod(date),
    asOf: date,
    knownAt: date,
    source: { id: source.id, locator: `${source.locator} ${date}` },
    // A quote of the report's own day may still move; one of an earlier day is what the session ended with.
    quality: [...context.priceQuality, ...(date === context.asOf ? (['partial-bar'] as const) : [])],
  });
}

/** The last traded price, the first figure of every report: the close of the last bar, or a quote of a later day. */
export function addPrice(context: ReportContext): void {
  const { book, bars, instrument, quote: second } = context;
  const raw = bars.get(instrument.id, 'none');
  if (raw === null || book.get('price') !== null) return;
  if (second?.isNewer === true) quoteFact(context, raw.series, 'price', second.quote.price);
  else closeFact(context, raw, -1, 'price', instrument.kind === 'index' ? 'indexLevel' : 'price');
}

/** Two prices of one close differ by rounding. */
const sameClose = 0.002;

/** The close before the price: of the bar before the last, or, where a quote is newer than all bars, the one it is quoted against. */
function addPreviousClose(context: ReportContext, split: PriceHistory): void {
  const { quote: second } = context;
  if (second?.isNewer !== true) {
    closeFact(context, split, -2, 'previousClose', 'previousClose');
    return;
  }
  const { previousClose } = second.quote;
  // Bars may lack more than one session: their last close is the one before only where the quote says so.
  if (previousClose === null || !(previousClose > 0)) return;
  const close = split.series.columns.close.at(-1) ?? Number.NaN;
  if (Math.abs(close / previousClose - 1) <= sameClose) {
    closeFact(context, split, -1, 'previousClose', 'previousClose');
  } else quoteFact(context, split.series, 'previousClose', previousClose);
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
    addPreviousClose(context, split);
    quotedPrice(context, split.series);
    const names = [
      { name: 'price', fact: 'price' },
      { name: 'previousClose', fact: 'previousClose' },
    ];
    if (book.get('previousClose') !== null) book.derived({ id: 'dayChange', metric: 'dayChange', inputs: names });
    yearRange(context, split.series);
    movingAverage(context, split.series, 50);
    movingAverage(context, split.series, 200);
  }
  const total = bars.get(instrument.id, 'total');
  if (total !== null) windowReturns(context, total.series);
}
