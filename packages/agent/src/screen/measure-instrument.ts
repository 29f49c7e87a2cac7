import type { BarSeries } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { QualityFlag } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import { addRatio } from '@plumbline/quant/facts/ratio-fact';
import { screenNumbers } from '@plumbline/quant/screen/screen-fields';
import { buildContext } from '../report/build-context.ts';
import type { ReportContext } from '../report/context.ts';
import { paidDividend } from '../report/dividend-figures.ts';
import { gatherCoinEvents } from '../report/gather/gather-coin-events.ts';
import { gatherLazily } from '../report/gather/gather-lazily.ts';
import type { GatherRequest } from '../report/gather/gather-prices.ts';
import { createSeriesLibrary } from '../report/gather/series-library.ts';
import { marketPlace } from '../report/market-places.ts';
import { addMomentum } from '../report/momentum-figure.ts';
import { figureAt } from '../report/places.ts';
import { addPriceFigures } from '../report/price-figures.ts';
import { addRiskFigures } from '../report/risk-figures.ts';

/** One figure of a cross-section: the part of a fact that a table needs. A report of the instrument has the whole receipt. */
export interface Measured {
  readonly value: number | null;
  readonly currency?: string;
  readonly asOf: string;
  readonly quality: readonly QualityFlag[];
  readonly why?: LocalText;
  /** Who gave the figure as it stands, where it was not made from prices and statements here. */
  readonly givenBy?: string;
}

/** The last five sessions. */
export interface MeasuredWeek {
  /** Trading date from whose close it counts. */
  readonly from: string;
  /** With dividends reinvested, and of the price alone: fractions. */
  readonly total: number;
  readonly price: number;
}

/** One instrument measured as a report would measure it. */
export interface MeasuredInstrument {
  /** Last close; null without prices. */
  readonly price: number | null;
  /** Date of the price; null without prices. */
  readonly asOf: string | null;
  readonly source: string | null;
  readonly figures: Readonly<Record<string, Measured>>;
  /** Closes of the last year, oldest first, for a small picture. */
  readonly spark: readonly number[];
  /** Absent without so many sessions, and in what was measured before it was kept. */
  readonly week?: MeasuredWeek;
  /** Dated ahead and of the recent past. */
  readonly events: readonly MarketEvent[];
  /** Whether a source told of events: without one, no events are not the same as none. */
  readonly areEventsKnown: boolean;
}

const sparkPoints = 24;
const yearBars = 252;
const weekBars = 5;
/** Sizes of companies are compared in one currency. */
const sizeCurrency = 'USD';

/** The yield of a listing that pays in the currency of its price while its statements are in another. */
function payoutInPriceCurrency(context: ReportContext): string | null {
  const { book, instrument } = context;
  if (instrument.reportingCurrency === undefined || book.get('price') === null) return null;
  const paid = paidDividend(context);
  if (paid === null || book.get(paid)?.currency !== instrument.currency) return null;
  const facts: Readonly<Record<string, string>> = { price: 'price', dividendPerShare: paid };
  return addRatio(book, {
    id: 'dividendYield.listing',
    metric: 'dividendYield',
    factIdOf: (metric) => facts[metric] ?? metric,
  }).id;
}

/** The size in the common currency; null without a rate. */
async function commonSize(
  { book, asOf }: ReportContext,
  request: GatherRequest,
  handle: string,
): Promise<string | null> {
  const { currency } = book.get(handle) ?? {};
  if (currency === undefined) return null;
  if (currency === sizeCurrency) return handle;
  const answer = await request.data.exchangeRate?.(currency, sizeCurrency, { asOf });
  if (answer === undefined || answer.status === 'unavailable' || answer.source.simulated !== request.simulated)
    return null;
  const { value, source } = answer;
  book.addSource(source.asOf <= asOf ? source : { ...source, asOf });
  const rate = book.observed({
    id: `exchangeRate.${sizeCurrency}`,
    metric: 'exchangeRate',
    value: value.rate,
    currency: sizeCurrency,
    asOf: value.date,
    knownAt: value.date,
    source: { id: source.id, locator: `${value.base}/${value.quote} ${value.date}` },
  });
  return book.derived({
    id: `marketCap.${sizeCurrency}`,
    metric: 'marketCap',
    expression: 'size * rate',
    inputs: [
      { name: 'size', fact: handle },
      { name: 'rate', fact: rate.id },
    ],
    currency: sizeCurrency,
    quality: ['currency-converted'],
  }).id;
}

function sparkOf(closes: Float64Array): readonly number[] {
  const last = closes.slice(-yearBars);
  const points = Math.min(sparkPoints, last.length);
  return Array.from(
    { length: points },
    (_, k) => last[Math.round((k * (last.length - 1)) / Math.max(1, points - 1))] ?? 0,
  );
}

function weekOf(total: BarSeries | undefined, price: BarSeries | undefined): MeasuredWeek | null {
  if (total === undefined || price === undefined) return null;
  const changeOf = ({ columns: { close } }: BarSeries): number =>
    (close.at(-1) ?? Number.NaN) / (close.at(-1 - weekBars) ?? Number.NaN) - 1;
  const [from, to] = [total, price].map(({ columns }) => columns.time.at(-1 - weekBars));
  const week = { total: changeOf(total), price: changeOf(price) };
  if (from === undefined || from !== to || !Number.isFinite(week.total) || !Number.isFinite(week.price)) return null;
  return { from: dateOf(from), ...week };
}

/**
 * The figures of one instrument that a screen can ask for, made by the same formulas as in its report. What is unknown
 * is null with its reason; a figure without meaning, such as a price-earnings ratio of a loss, is null too, so that no
 * screen takes it for a low one.
 */
export async function measureInstrument(request: GatherRequest): Promise<MeasuredInstrument> {
  const { instrument, asOf, simulated } = request;
  const bars = createSeriesLibrary();
  const book = createFactBook({ instrumentId: instrument.id, asOf, simulated });
  const parts = gatherLazily(request, bars);
  const context = buildContext(request, book, bars, await parts.prices(), await parts.filings());
  addPriceFigures(context);
  addRiskFigures(context);
  addMomentum(context);
  const { statements } = context;
  const place = statements === null ? null : marketPlace(context, statements);
  // Before a look for the dividend in the statements' currency puts it down as missing.
  const listingYield = payoutInPriceCurrency(context);
  const find = (metric: string): string | null => {
    if (metric === 'dividendYield' && listingYield !== null) return listingYield;
    if (book.get(metric) !== null) return metric;
    return place === null ? null : figureAt(book, place, metric);
  };
  const figures: Record<string, Measured> = {};
  for (const metric of screenNumbers) {
    const found = find(metric);
    const handle = metric === 'marketCap' && found !== null ? await commonSize(context, request, found) : found;
    const fact = handle === null ? null : book.get(handle);
    if (fact === null) continue;
    const { currency, quality, why } = fact;
    figures[metric] = {
      value: fact.value,
      asOf: fact.asOf,
      quality,
      ...(currency === undefined ? {} : { currency }),
      ...(why === undefined ? {} : { why }),
    };
  }
  const history = bars.get(instrument.id, 'split');
  const price = book.get('price');
  const week = weekOf(bars.get(instrument.id, 'total')?.series, history?.series);
  const { events, eventSource } = instrument.kind === 'crypto' ? await gatherCoinEvents(request) : context;
  return {
    price: price?.value ?? null,
    asOf: price?.asOf ?? null,
    source: history?.source.publisher ?? null,
    figures,
    spark: history === null ? [] : sparkOf(history.series.columns.close),
    ...(week === null ? {} : { week }),
    events,
    areEventsKnown: eventSource !== null,
  };
}
