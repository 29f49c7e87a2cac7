import type { Adjustment, BarSeries, Interval } from './bar.ts';
import type { CorporateAction } from './corporate-action.ts';
import type { ErrorCode } from './errors.ts';
import type { Filing, FilingText } from './filing.ts';
import type { Fundamentals } from './fundamentals.ts';
import type { Instrument, InstrumentId, MarketId } from './instrument.ts';
import type { MacroSeries } from './macro-series.ts';
import type { MarketEvent } from './market-event.ts';
import type { Measures } from './measure.ts';
import type { NetworkSeries } from './network-series.ts';
import type { NewsItem } from './news.ts';
import type { MeasuredQuote, Quote } from './quote.ts';
import type { Source } from './source.ts';

/** One provider tried for an answer, in order, so that a fallback is always visible. */
export interface Attempt {
  readonly provider: string;
  readonly ok: boolean;
  readonly code?: ErrorCode;
  readonly message?: string;
  readonly ms: number;
}

/** Outside data is fresh, stale with its age and reason, or unavailable with a reason. There is no fourth case. */
export type Answer<T> =
  | {
      readonly status: 'fresh';
      readonly value: T;
      readonly source: Source;
      readonly attempts: readonly Attempt[];
    }
  | {
      readonly status: 'stale';
      readonly value: T;
      readonly source: Source;
      readonly ageMs: number;
      readonly reason: string;
      readonly attempts: readonly Attempt[];
    }
  | {
      readonly status: 'unavailable';
      readonly code: ErrorCode;
      readonly reason: string;
      readonly attempts: readonly Attempt[];
    };

export interface BarsRequest {
  readonly instrumentId: InstrumentId;
  readonly interval: Interval;
  readonly adjustment: Adjustment;
  /** Trading dates, both inclusive; absent = everything known. */
  readonly from?: string;
  readonly to?: string;
}

export interface SearchHit {
  readonly instrument: Instrument;
  /** 0..1, higher is better. */
  readonly score: number;
  /** The spelling that matched, for highlighting. */
  readonly matched: string;
}

/** What one unit of a currency bought of another on a date, `YYYY-MM-DD`. */
export interface ExchangeRate {
  readonly base: string;
  readonly quote: string;
  readonly date: string;
  readonly rate: number;
}

/** What one unit of a currency bought of another at the end of past days, oldest first; both lists have one entry a day. */
export interface RateHistory {
  readonly base: string;
  readonly quote: string;
  /** `YYYY-MM-DD` */
  readonly dates: readonly string[];
  readonly rates: readonly number[];
}

/** What free text turned out to mean. Ambiguity is asked, never guessed. */
export type Resolution =
  | { readonly kind: 'one'; readonly instrument: Instrument }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Instrument[] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly Instrument[] };

export interface DataRequestOptions {
  readonly signal?: AbortSignalLike;
  /** Only what was public on this date, `YYYY-MM-DD`. */
  readonly asOf?: string;
}

/** The part of AbortSignal the pure packages may know. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/** Another listing of one company. */
export interface RelatedListing {
  readonly instrument: Instrument;
  /** Units of this listing that hold as many of the company's shares as one unit of the other: eight shares in Hong Kong for one receipt. */
  readonly unitsEach: number;
}

/**
 * Everything a report, a tool or a back-test may ask of the outside world. Providers stand behind it;
 * agents and tools see only this, which is why they run on fixtures.
 */
export interface MarketDataPort {
  search(query: string, limit: number): Promise<readonly SearchHit[]>;
  /** With `asOf`, what a code meant on that date: codes pass from one company to another. */
  resolve(query: string, options?: DataRequestOptions): Promise<Resolution>;
  /** Every identity known by now, the better known first. */
  listed?(): Promise<readonly Instrument[]>;
  instrument(id: InstrumentId): Promise<Instrument | null>;
  /** What else its company has listed: classes of shares, A and H shares, receipts. */
  related?(id: InstrumentId): Promise<readonly RelatedListing[]>;
  bars(request: BarsRequest, options?: DataRequestOptions): Promise<Answer<BarSeries>>;
  actions(id: InstrumentId, options?: DataRequestOptions): Promise<Answer<readonly CorporateAction[]>>;
  fundamentals(id: InstrumentId, options?: DataRequestOptions): Promise<Answer<Fundamentals>>;
  events(id: InstrumentId, options?: DataRequestOptions): Promise<Answer<readonly MarketEvent[]>>;
  quote(id: InstrumentId, options?: DataRequestOptions): Promise<Answer<Quote>>;
  /** Last prices of many instruments of one market in few questions; those that are not known are left out. */
  quotes?(market: MarketId, instruments: readonly Instrument[]): Promise<Answer<readonly MeasuredQuote[]>>;
  /** Everything that is traded in a market, as far as its lists have come. */
  traded?(market: MarketId): Promise<readonly Instrument[]>;
  /** Who is in an index today. */
  members?(id: InstrumentId): Promise<Answer<readonly InstrumentId[]>>;
  /** Reports that were filed, newest first. Absent where no place of filing is connected. */
  filings?(id: InstrumentId, options?: DataRequestOptions): Promise<Answer<readonly Filing[]>>;
  /** One of them with its words. */
  filing?(filing: Filing): Promise<Answer<FilingText>>;
  /** Headlines, newest first. */
  news?(id: InstrumentId, options?: DataRequestOptions): Promise<Answer<readonly NewsItem[]>>;
  /** Figures that a source computes itself, of today only: with an as-of date there are none. */
  measures?(id: InstrumentId, options?: DataRequestOptions): Promise<Answer<Measures>>;
  /** A series about an economy by the name FRED gives it: `DGS10`, `CPIAUCSL`, `VIXCLS`. */
  macro?(seriesId: string, options?: DataRequestOptions): Promise<Answer<MacroSeries>>;
  /** Supply, market cap and on-chain figures of a coin, one answer per source that is connected; of anything else none. */
  network?(id: InstrumentId, options?: DataRequestOptions): Promise<readonly Answer<NetworkSeries>[]>;
  /** Every rate on record, oldest first. Absent where no source of exchange rates is connected. */
  exchangeRates?(base: string, quote: string): Promise<Answer<RateHistory>>;
  /** The last rate on or before `asOf`. */
  exchangeRate?(base: string, quote: string, options?: DataRequestOptions): Promise<Answer<ExchangeRate>>;
}

/** Time as an argument. */
export interface Clock {
  /** Epoch ms UTC. */
  now(): number;
  /** One instant for ever, as with an archive: no minute of it passes. */
  readonly stands?: boolean;
}

/** One provider as the health page shows it. */
export interface ProviderHealth {
  readonly id: string;
  readonly title: string;
  readonly markets: readonly MarketId[];
  readonly state: 'idle' | 'ok' | 'limited' | 'failing' | 'open' | 'off';
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  readonly lastError: { readonly code: ErrorCode; readonly message: string } | null;
  readonly latencyMs: number | null;
  /** Milliseconds of the last answers, oldest first. */
  readonly latencies: readonly number[];
  /** Requests sent since midnight UTC. */
  readonly requestsToday: number;
  /** What the source allows one caller; null where it names no number. */
  readonly quota: { readonly questions: number; readonly per: 'minute' | 'day' } | null;
  /** When a source that is left alone is tried again. */
  readonly retryAt: number | null;
}

/** Who may answer one kind of question in one market, in order, and who did last. */
export interface ProviderLine {
  readonly market: MarketId;
  readonly question: string;
  readonly providerIds: readonly string[];
  /** Who answered last and since when without a change; null before the first answer. */
  readonly serving: { readonly providerId: string; readonly since: number } | null;
  /** Somebody before the one who serves was asked and failed. */
  readonly isFallback: boolean;
}
