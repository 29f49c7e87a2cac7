import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { createFactBook } from '@plumbline/quant/facts/fact-book';
import { methodLabels } from '../value/messages/methods.ts';
import { buildContext } from './build-context.ts';
import { buildSection, sectionsOf } from './build-sections.ts';
import type { ReportContext, ValueThen } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import type { GatheredFilings } from './gather/gather-filings.ts';
import type { GatheredPrices } from './gather/gather-prices.ts';
import { cutAfter, type PriceHistory } from './gather/price-history.ts';
import { createSeriesLibrary, type SeriesLibrary } from './gather/series-library.ts';
import { valueDays } from './gather/value-days.ts';
import { inTradingCurrency } from './market-places.ts';

const adjustments = ['none', 'split', 'total'] as const;
const stages = ['prices', 'filings', 'technicals', 'valuation'] as const;

/**
 * A history as it stood at the close of a day: later bars cut off, and later splits and dividends taken back out by the one
 * factor that they put on every bar before them.
 */
function asOfDay(history: PriceHistory, raw: PriceHistory, day: string): PriceHistory | null {
  const [cut, traded] = [cutAfter(history.series, day), cutAfter(raw.series, day)];
  const [last, own] = [cut.columns.close.at(-1), traded.columns.close.at(-1)];
  if (last === undefined || own === undefined || cut.columns.time.length < 2) return null;
  const factor = own / last;
  if (factor === 1) return { ...history, series: cut };
  const { time, open, high, low, close, volume } = cut.columns;
  const scaled = (column: Float64Array): Float64Array => column.map((one) => one * factor);
  const columns = { time, open: scaled(open), high: scaled(high), low: scaled(low), close: scaled(close), volume };
  return { ...history, series: { ...cut, columns } };
}

function barsOn(context: ReportContext, bars: SeriesLibrary, day: string): SeriesLibrary {
  const then = createSeriesLibrary();
  const raw = bars.get(context.instrument.id, 'none');
  for (const adjustment of adjustments) {
    const own = bars.get(context.instrument.id, adjustment);
    const cut = own === null || raw === null ? null : asOfDay(own, raw, day);
    if (cut !== null) then.add(cut);
  }
  const index = context.benchmark === null ? null : bars.get(context.benchmark, 'total');
  if (index !== null) then.add({ ...index, series: cutAfter(index.series, day) });
  return then;
}

/** How many of today's shares one share of that day has become. */
function sharesSince(context: ReportContext, day: string): number {
  return context.actions.reduce(
    (product, action) => (action.kind === 'split' && action.exDate > day ? product * action.ratio : product),
    1,
  );
}

/** The most of the weight that may rest on other methods than today: more, and two values are no history of one. */
const mostOnOthers = 0.25;

/** Which part of the weight rests on other methods in one book than in the other. */
function onOtherMethods(one: FactBook, other: FactBook): number {
  const gaps = Object.keys(methodLabels).map((key) => {
    const [here, there] = [one, other].map((book) => valueOf(book, `methodWeight.${key}`) ?? 0);
    return Math.abs((here ?? 0) - (there ?? 0));
  });
  return gaps.reduce((sum, gap) => sum + gap, 0) / 2;
}

/**
 * The value on one day with what was public then; null where no method applies, where it rests on other methods than today's, or
 * where it is in another currency than the price.
 */
function valueOn(
  context: ReportContext,
  prices: GatheredPrices,
  filings: GatheredFilings,
  day: string,
): ValueThen | null {
  const { bars, simulated, instrument } = context;
  const then = barsOn(context, bars, day);
  if (then.get(instrument.id, 'none') === null) return null;
  const book = createFactBook({ instrumentId: instrument.id, asOf: day, simulated });
  const actions = prices.actions.filter(({ exDate, knownAt }) => exDate <= day && knownAt <= day);
  const request = { instrument, simulated, asOf: day };
  const known = { ...prices, actions, quote: null, gaps: [] };
  const built = buildContext(request, book, then, known, { ...filings, events: [], gaps: [] });
  for (const section of stages.flatMap((stage) => sectionsOf(built, stage))) buildSection(section, built);
  if (onOtherMethods(context.book, book) > mostOnOthers) return null;
  const ends = (['value.p10', 'blendedValue', 'value.p90'] as const).map((id) => {
    const amount = valueOf(book, id) === null ? null : book.get(inTradingCurrency(built, id));
    return amount?.currency === instrument.currency ? amount.value : null;
  });
  const [low, middle, high] = ends;
  if (low == null || middle == null || high == null) return null;
  const shares = sharesSince(context, day);
  return { day, low: low / shares, middle: middle / shares, high: high / shares };
}

/**
 * The blended value and its range on earlier days of the past year: each day on which a newer period was reported, and the
 * first day of the year. Methods, rates and weights are those of this report; prices and filings are what was public then.
 * The market's other companies are left out, because they were measured today only. A day without a value is left out,
 * and so is one on which other methods applied: a bank without its book value then is worth its dividends only.
 * `told` is called after each day, so that other work gets its turn.
 */
export async function earlierValues(
  context: ReportContext,
  prices: GatheredPrices,
  filings: GatheredFilings | null,
  told: (day: string) => Promise<void>,
): Promise<readonly ValueThen[]> {
  if (context.template !== 'company' || filings === null) return [];
  const found: ValueThen[] = [];
  for (const day of valueDays(filings.items, context.asOf)) {
    const value = valueOn(context, prices, filings, day);
    if (value !== null) found.push(value);
    await told(day);
  }
  return found;
}
