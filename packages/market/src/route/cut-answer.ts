import type { BarSeries } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import { PlumblineError, type ErrorCode } from '@plumbline/model/errors';
import type { Filing } from '@plumbline/model/filing';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import { marketOf, type Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { MacroSeries } from '@plumbline/model/macro-series';
import { macroAsOf } from '@plumbline/model/macro-series';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Answer, BarsRequest } from '@plumbline/model/ports';
import type { NetworkSeries } from '@plumbline/model/network-series';
import { networkAsOf } from '@plumbline/model/network-series';
import type { NewsItem } from '@plumbline/model/news';
import type { Quote } from '@plumbline/model/quote';
import type { Source } from '@plumbline/model/source';
import { isComposed, type ComposedInterval } from '../adjust/bar-periods.ts';
import { actionsAsOf, readBars } from '../adjust/read-bars.ts';
import { resampleBars } from '../adjust/resample-bars.ts';
import { dividendTitle, splitTitle } from '../event-titles.ts';
import { missingActions } from '../missing-actions.ts';
import { cleanBars } from '../quality/clean-bars.ts';
import type { Finding } from '../quality/finding.ts';
import type { ProviderBars, Sourced } from '../provider.ts';
import { composedSource } from '../source-titles.ts';

export function unavailable(code: ErrorCode, reason: string): Answer<never> {
  return { status: 'unavailable', code, reason, attempts: [] };
}

/** The same answer with another value; nothing to map when there is none. */
export function mapAnswer<T, U>(
  answer: Answer<T>,
  map: (value: T, source: Source) => Sourced<U> | Answer<never>,
): Answer<U> {
  if (answer.status === 'unavailable') return answer;
  const mapped = map(answer.value, answer.source);
  if ('status' in mapped) return { ...mapped, attempts: answer.attempts };
  return { ...answer, ...mapped };
}

/** Bars as a provider gave them → bars as asked: adjustment, span, interval, and nothing later than `asOf`. */
export function cutBars(
  answer: Answer<ProviderBars>,
  request: BarsRequest,
  asOf: string | undefined,
  now: number,
): Answer<BarSeries> {
  return mapAnswer(answer, ({ series, actions }, source) => {
    const { adjustment, from, to, interval } = request;
    const span = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const read = readBars(series, actions, { adjustment, ...span, ...(asOf === undefined ? {} : { asOf }) });
    const last = read.columns.time.at(-1);
    if (last === undefined) return unavailable('provider-empty', `No bars of ${request.instrumentId} in this span.`);
    const dated = { ...source, asOf: dateOf(last) };
    // A file may have brought the longer bars themselves.
    if (!isComposed(interval) || series.interval === interval) return { value: read, source: dated };
    return composed(read, interval, dated, now);
  });
}

function composed(
  read: BarSeries,
  interval: ComposedInterval,
  source: Source,
  now: number,
): Sourced<BarSeries> | Answer<never> {
  try {
    const value = resampleBars(read, interval, now);
    if (value.columns.time.length === 0) {
      const reason = `The ${read.interval} bars of ${read.instrumentId} do not fill one of ${interval}.`;
      return unavailable('provider-empty', reason);
    }
    return { value, source: composedSource(source, interval, read.interval) };
  } catch (error) {
    if (error instanceof PlumblineError) return unavailable(error.code, error.message);
    throw error;
  }
}

export function cutActions(answer: Answer<ProviderBars>, asOf: string | undefined): Answer<readonly CorporateAction[]> {
  return mapAnswer(answer, ({ actions }, source) => ({
    value: actionsAsOf(actions, asOf),
    source: cutSource(source, asOf),
  }));
}

function cutSource(source: Source, asOf: string | undefined): Source {
  return asOf === undefined || source.asOf <= asOf ? source : { ...source, asOf };
}

export function cutFundamentals(answer: Answer<Fundamentals>, asOf: string | undefined): Answer<Fundamentals> {
  if (asOf === undefined) return answer;
  return mapAnswer(answer, ({ instrumentId, items, ...about }, source) => {
    const known = items.filter((item) => item.knownAt <= asOf);
    const last = known.reduce((latest, item) => (item.knownAt > latest ? item.knownAt : latest), '');
    if (last === '') return unavailable('provider-empty', `Nothing of ${instrumentId} had been published by ${asOf}.`);
    return { value: { instrumentId, items: known, ...about }, source: { ...source, asOf: last } };
  });
}

/** What was known of a network on a date; its source then speaks of the last day of it. */
export function cutNetwork(answer: Answer<NetworkSeries>, asOf: string | undefined): Answer<NetworkSeries> {
  if (asOf === undefined) return answer;
  return mapAnswer(answer, (series, source) => {
    const value = networkAsOf(series, asOf);
    if (value.columns.length === 0) {
      return unavailable('provider-empty', `Nothing of the network of ${series.instrumentId} was known on ${asOf}.`);
    }
    return { value, source: cutSource(source, asOf) };
  });
}

/** Dividends and splits as events of their own. */
function actionEvents(actions: readonly CorporateAction[]): readonly MarketEvent[] {
  return actions.map((action) => ({
    instrumentId: action.instrumentId,
    kind: action.kind,
    date: action.exDate,
    knownAt: action.knownAt,
    title: action.kind === 'split' ? splitTitle(action.ratio) : dividendTitle(action.amount, action.currency),
  }));
}

/** What sources list and what the prices brought along, in one order; any of them is better than nothing. */
export function joinEvents(
  lists: readonly Answer<readonly MarketEvent[]>[],
  bars: Answer<ProviderBars>,
  asOf: string | undefined,
): Answer<readonly MarketEvent[]> {
  const own = mapAnswer(bars, ({ actions }, source) => ({ value: actionEvents(actions), source }));
  const known = lists.filter((list) => list.status !== 'unavailable');
  const [base = own, ...others] = [...known, own];
  const more = others.flatMap((answer) => (answer.status === 'unavailable' ? [] : answer.value));
  const attempts = [...lists.flatMap((list) => list.attempts), ...(known.length === 0 ? own.attempts : [])];
  const joined = mapAnswer(base, (events, source) => {
    const visible = [...events, ...more].flatMap((event) => (asOf === undefined ? [event] : asKnown(event, asOf)));
    const notes = [...(source.notes ?? []), ...others.flatMap(notesBeside)];
    const cut = cutSource(source, asOf);
    return {
      value: eachOnce(visible).toSorted((a, b) => a.date.localeCompare(b.date)),
      source: notes.length === 0 ? cut : { ...cut, notes: [...new Set(notes)] },
    };
  });
  return { ...joined, attempts };
}

/** Who else gave events, and what they said of them; prices bring theirs along unmentioned. */
function notesBeside(answer: Answer<readonly MarketEvent[]>): readonly string[] {
  if (answer.status === 'unavailable' || answer.source.kind === 'prices') return [];
  const also = answer.value.length === 0 ? [] : [`Further events from ${answer.source.publisher}.`];
  return [...also, ...(answer.source.notes ?? [])];
}

/** An event as it was public on a date: a day is announced before its outcome. */
function asKnown(event: MarketEvent, asOf: string): readonly MarketEvent[] {
  if (event.knownAt > asOf) return [];
  const { actual: _actual, ...ahead } = event;
  return [event.date > asOf ? ahead : event];
}

/**
 * The day of results and the results, or two sources that list them, are one event: the first that names figures stays, known since
 * the day was.
 */
function eachOnce(events: readonly MarketEvent[]): readonly MarketEvent[] {
  const byKey = new Map<string, MarketEvent>();
  for (const event of events) {
    const key = event.kind === 'earnings' ? `earnings|${event.date}` : JSON.stringify(event);
    const kept = byKey.get(key);
    const isRicher = kept !== undefined && kept.actual === undefined && event.actual !== undefined;
    const stays = kept === undefined || isRicher ? event : kept;
    const knownAt = kept === undefined || event.knownAt < kept.knownAt ? event.knownAt : kept.knownAt;
    byKey.set(key, knownAt === stays.knownAt ? stays : { ...stays, knownAt });
  }
  return [...byKey.values()];
}

/** Headlines that had appeared by a date. */
export function cutNews(answer: Answer<readonly NewsItem[]>, asOf: string | undefined): Answer<readonly NewsItem[]> {
  if (asOf === undefined) return answer;
  return mapAnswer(answer, (items, source) => {
    const value = items.filter((item) => dateOf(item.publishedAt) <= asOf);
    if (value.length === 0) return unavailable('provider-empty', `No headline up to ${asOf} is known.`);
    return { value, source: cutSource(source, asOf) };
  });
}

/** Reports that were filed up to a date. */
export function cutFilings(answer: Answer<readonly Filing[]>, asOf: string | undefined): Answer<readonly Filing[]> {
  if (asOf === undefined) return answer;
  return mapAnswer(answer, (filings, source) => {
    const value = filings.filter(({ filedAt }) => filedAt <= asOf);
    if (value.length === 0) return unavailable('provider-empty', `No report filed up to ${asOf} is known.`);
    return { value, source: cutSource(source, asOf) };
  });
}

/** A series as it was known on a date. */
export function cutMacro(answer: Answer<MacroSeries>, asOf: string | undefined): Answer<MacroSeries> {
  if (asOf === undefined) return answer;
  return mapAnswer(answer, (series, source) => {
    const value = macroAsOf(series, asOf);
    const last = value.dates.at(-1);
    if (last === undefined) return unavailable('provider-empty', `Nothing of ${series.id} was known on ${asOf}.`);
    return { value, source: { ...source, asOf: last } };
  });
}

/** Bars with the dividends and splits of another source, where their own has none. */
export function withActions(
  bars: Answer<ProviderBars>,
  actions: Answer<readonly CorporateAction[]>,
): Answer<ProviderBars> {
  return mapAnswer(bars, (value, source) => {
    if (actions.status === 'unavailable') return { value, source };
    const own = (source.notes ?? []).filter((note) => !note.startsWith(missingActions));
    return {
      value: { ...value, actions: actions.value },
      source: {
        ...source,
        notes: [...own, `Dividends and splits from ${actions.source.publisher}.`, ...(actions.source.notes ?? [])],
      },
    };
  });
}

/** When the last trade of a daily bar was: its session's close, still on its own date, or now where it has not come. */
function closedAt({ instrumentId }: BarSeries, barAt: number, now: number): number {
  const market = marketById(marketOf(instrumentId));
  const date = dateOf(barAt);
  const isOnRecord = date >= market.calendarFrom && date <= market.calendarTo;
  const close = isOnRecord ? (market.session(date)?.closeAt ?? barAt) : barAt;
  return Math.min(close, barAt + dayMs - 1000, Math.max(barAt, now));
}

/** The last close as a price, for a date in the past or when no quote is to be had. */
export function quoteFromBars(answer: Answer<BarSeries>, simulated: boolean, now: number): Answer<Quote> {
  return mapAnswer(answer, (series, source) => {
    const { time, close } = series.columns;
    const price = close.at(-1);
    const barAt = time.at(-1);
    if (price === undefined || barAt === undefined)
      return unavailable('provider-empty', `No close of ${series.instrumentId} is known.`);
    const previousClose = close.at(-2) ?? null;
    const at = closedAt(series, barAt, now);
    return {
      value: { instrumentId: series.instrumentId, price, previousClose, currency: series.currency, at, simulated },
      source,
    };
  });
}

function noteOf({ severity, why, repair }: Finding): string {
  if (severity === 'drop') return `Left out ${why}.`;
  return repair === undefined ? `Check ${why}.` : `Mended ${why}.`;
}

/** Bars at the border: unusable rows left out and proven faults mended, each with a note; a spoilt series refused. */
export function checkBars(answer: Sourced<ProviderBars>, instrument: Instrument, now: number): Sourced<ProviderBars> {
  const dated = answer.value.actions.filter((action) => Number.isFinite(timeOf(action.exDate)));
  const { series, findings, actions } = cleanBars(answer.value.series, now, dated);
  const notes = [
    ...(answer.source.notes ?? []),
    ...findings.slice(0, 5).map(noteOf),
    ...(findings.length > 5
      ? [`${findings.length - 5} more rows of ${instrument.id} were left out, mended or need a look.`]
      : []),
  ];
  return {
    value: { ...answer.value, series, actions },
    source: { ...answer.source, ...(notes.length === 0 ? {} : { notes }) },
  };
}
