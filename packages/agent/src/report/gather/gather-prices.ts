import type { Adjustment } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { Attempt, MarketDataPort } from '@plumbline/model/ports';
import type { Quote } from '@plumbline/model/quote';
import type { Gap } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import { reasonOf } from '../messages/error-reasons.ts';
import { gapTexts } from '../messages/gaps.ts';
import { dateOf, daysBetween } from '@plumbline/model/date';
import { ask } from '../ask.ts';
import { fillText, sameText } from '../texts.ts';
import { benchmarkOf } from './benchmark.ts';
import type { PriceHistory } from './price-history.ts';
import { barDate, cutAfter } from './price-history.ts';
import type { SeriesLibrary } from './series-library.ts';

/** Days without a bar after which a price counts as old: a market that never closes, and the longest holidays of one that does. */
const oldestDays = { always: 2, sessions: 11 } as const;

export interface GatherRequest {
  readonly instrument: Instrument;
  readonly data: MarketDataPort;
  readonly simulated: boolean;
  readonly asOf: string;
}

export interface GatheredPrices {
  readonly actions: readonly CorporateAction[];
  readonly actionSource: Source | null;
  /** Null when the index could not be had or the instrument is the index. */
  readonly benchmark: InstrumentId | null;
  /** Why prices are older than they should be; null when they are fresh. */
  readonly staleReason: LocalText | null;
  readonly attempts: readonly Attempt[];
  readonly gaps: readonly Gap[];
  /** The last price by a second reading: newer than the bars, or to hold their close against; null where there is none. */
  readonly quote: SecondReading | null;
}

export interface SecondReading {
  readonly quote: Quote;
  readonly source: Source;
  /** It speaks of a later day than the last bar, so that it and not the bar is the price of today. */
  readonly isNewer: boolean;
}

export interface Got {
  readonly history: PriceHistory | null;
  readonly staleReason: string | null;
  readonly attempts: readonly Attempt[];
  readonly gap: Gap | null;
  /** A quote of a later day than the last bar. */
  readonly newer?: SecondReading | null;
}

async function history(request: GatherRequest, id: InstrumentId, adjustment: Adjustment): Promise<Got> {
  const { data, asOf, simulated } = request;
  const wanted = { instrumentId: id, interval: '1d', adjustment, to: asOf } as const;
  const { asked, attempts } = await ask(data.bars(wanted, { asOf }), simulated);
  const what = id === request.instrument.id ? gapTexts.prices : gapTexts.benchmark;
  if (!asked.ok) {
    return {
      history: null,
      staleReason: null,
      attempts,
      gap: { what, why: reasonOf(asked.code), code: asked.code },
    };
  }
  const series = cutAfter(asked.value, asOf);
  if (series.columns.time.length < 2 || series.adjustment !== adjustment) {
    return {
      history: null,
      staleReason: null,
      attempts,
      gap: { what, why: gapTexts.tooFewBars, code: 'data-unavailable' },
    };
  }
  return { history: { series, source: asked.source }, staleReason: asked.staleReason, attempts, gap: null };
}

/** On the last day nothing is left to adjust for, so every adjustment ends at the traded price unless a later split leaked in. */
function endsLike(history: PriceHistory, raw: PriceHistory): boolean {
  const [a, b] = [history.series.columns.close.at(-1), raw.series.columns.close.at(-1)];
  return a !== undefined && b !== undefined && Math.abs(a / b - 1) < 1e-4;
}

/** An old price is never shown silently: the provider says so, or the calendar does. */
function staleReason({ instrument, asOf }: GatherRequest, raw: Got): LocalText | null {
  if (raw.staleReason !== null) return sameText(raw.staleReason);
  if (raw.history === null) return null;
  const date = barDate(raw.history.series, -1);
  const oldest = instrument.kind === 'crypto' ? oldestDays.always : oldestDays.sessions;
  return daysBetween(date, asOf) > oldest ? fillText(gapTexts.oldPrice, { date }) : null;
}

/**
 * The last price as quoted, when it does not come from the bars and speaks of the finished session that they end with, or of a
 * later day. Simulated quotes are made of the simulated bars, so they would confirm nothing.
 */
async function secondReading(
  { instrument, data, simulated, asOf }: GatherRequest,
  raw: Got,
): Promise<SecondReading | null> {
  if (simulated || raw.history === null) return null;
  const { series, source: own } = raw.history;
  const last = barDate(series, -1);
  if (series.isLastPartial && last >= asOf) return null;
  const { asked } = await ask(data.quote(instrument.id), simulated);
  if (!asked.ok || asked.source.id === own.id) return null;
  const { value: quote, source } = asked;
  const day = dateOf(quote.at);
  const isNewer = day > last && day <= asOf;
  const isSameDay = day === last && !series.isLastPartial;
  if (quote.currency !== series.currency || !(quote.price > 0) || !(isNewer || isSameDay)) return null;
  return { quote, source, isNewer };
}

/** The quote of a later day than the bars, where they end before the report's date. */
async function newerQuote(request: GatherRequest, raw: Got): Promise<SecondReading | null> {
  if (raw.history === null || barDate(raw.history.series, -1) >= request.asOf) return null;
  const found = await secondReading(request, raw);
  return found?.isNewer === true ? found : null;
}

/** Bars as traded, and a quote where they end too early: asked for first, so that a price stands on the page while the rest is on its way. */
export async function gatherRawPrices(request: GatherRequest, bars: SeriesLibrary): Promise<Got> {
  const got = await history(request, request.instrument.id, 'none');
  if (got.history !== null) bars.add(got.history);
  return { ...got, newer: await newerQuote(request, got) };
}

/**
 * Bars in today's shares and with dividends reinvested, the splits and dividends between them, and the market's index.
 * Histories go into the library; what could not be had comes back as gaps.
 */
export async function gatherPrices(request: GatherRequest, bars: SeriesLibrary, raw: Got): Promise<GatheredPrices> {
  const { instrument, data, asOf, simulated } = request;
  const index = benchmarkOf(instrument);
  const [adjusted, action, benchmark, quote] = await Promise.all([
    Promise.all((['split', 'total'] as const).map((adjustment) => history(request, instrument.id, adjustment))),
    ask(data.actions(instrument.id, { asOf }), simulated),
    index === null ? null : history(request, index, 'total'),
    raw.newer ?? secondReading(request, raw),
  ]);
  const gaps: Gap[] = [];
  for (const got of adjusted) {
    if (got.history === null || raw.history === null) continue;
    if (endsLike(got.history, raw.history)) bars.add(got.history);
    else gaps.push({ what: gapTexts.adjustedPrices, why: gapTexts.laterSplit, code: 'data-refused' });
  }
  const all = [raw, ...adjusted];
  const priceGap = all.find((got) => got.gap !== null)?.gap ?? null;
  if (priceGap !== null) gaps.push(priceGap);
  if (benchmark?.history != null) bars.add(benchmark.history);
  if (benchmark?.gap != null) gaps.push(benchmark.gap);
  if (!action.asked.ok && instrument.kind !== 'crypto' && instrument.kind !== 'index') {
    gaps.push({ what: gapTexts.actions, why: reasonOf(action.asked.code), code: action.asked.code });
  }
  const known = action.asked.ok ? action.asked.value.filter((one) => one.exDate <= asOf && one.knownAt <= asOf) : [];
  return {
    actions: known,
    actionSource: action.asked.ok ? action.asked.source : null,
    benchmark: benchmark?.history == null ? null : index,
    staleReason: staleReason(request, raw),
    attempts: raw.attempts,
    gaps,
    quote,
  };
}

/** What is known of prices while only the bars as traded are in. */
export function rawOnly(request: GatherRequest, raw: Got): GatheredPrices {
  const { attempts } = raw;
  return {
    actions: [],
    actionSource: null,
    benchmark: null,
    staleReason: staleReason(request, raw),
    attempts,
    gaps: [],
    quote: raw.newer ?? null,
  };
}
