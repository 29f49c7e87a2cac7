import type { BarSeries, SourceInterval } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Filing, FilingText } from '@plumbline/model/filing';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import type { MacroSeries } from '@plumbline/model/macro-series';
import type { MarketEvent, MarketEventKind } from '@plumbline/model/market-event';
import type { Measures } from '@plumbline/model/measure';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { NewsItem } from '@plumbline/model/news';
import type { Clock, RateHistory } from '@plumbline/model/ports';
import type { MeasuredQuote, Quote } from '@plumbline/model/quote';
import type { Source } from '@plumbline/model/source';
import type { IndexChange } from './index-change.ts';

export type FetchLike = (url: string, init?: RequestInit) => Promise<Response>;

/** What every provider call is given. Failures are thrown as PlumblineError whose action the router obeys. */
export interface ProviderContext {
  readonly fetch: FetchLike;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Told of every body that was read, so that a later refusal can name it. */
  readonly onBody?: (facts: BodyFacts) => void;
}

/** What is kept of a body: never the body itself. */
export interface BodyFacts {
  readonly url: string;
  readonly bytes: number;
  readonly bodySha256: string;
}

export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
}

/** Politeness towards one host: the router keeps one queue per host with these limits. */
export interface ProviderLimits {
  readonly requestsPerSecond: number;
  readonly concurrency: number;
}

/** A news feed that a user named. */
export interface Feed {
  readonly title: string;
  readonly url: string;
}

/** Reads a file of a filing into paragraphs under the items of its form; elsewhere, since a large one takes seconds. */
export type FilingReader = (file: {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly form: string;
}) => Promise<FilingText['paragraphs']>;

/** How many questions the provider itself allows one caller. */
export interface ProviderQuota {
  readonly questions: number;
  readonly per: 'minute' | 'day';
}

export interface ProviderBarsRequest {
  readonly instrument: Instrument;
  readonly interval: SourceInterval;
  readonly from?: string;
  readonly to?: string;
}

export interface CurrencyPair {
  readonly base: string;
  readonly quote: string;
}

/** Daily bars as traded (or split-adjusted, as the provider gives; `series.adjustment` says which) with the actions that came along. */
export interface ProviderBars {
  readonly series: BarSeries;
  readonly actions: readonly CorporateAction[];
  /** The provider does not know dividends and splits of this: none here does not mean that there were none. */
  readonly lacksActions?: boolean;
}

/**
 * A thin adapter: each method builds the query, fetches, normalises. A method that is absent is a capability it lacks.
 * Only the normalising step knows both shapes; it refuses what it cannot represent and never coerces.
 */
export interface Provider {
  readonly id: string;
  readonly title: string;
  readonly markets: readonly MarketId[];
  readonly host: string;
  readonly limits: ProviderLimits;
  readonly quota?: ProviderQuota;
  /** What has to be set up before it may be asked, such as a key; null or absent = nothing. Looked at for every question. */
  readonly missing?: () => string | null;
  /** It publishes at first hand and only wants to know who asks: while it is not set up, answers of others are marked as instead of it. */
  readonly isFirstHand?: true;
  /** Its markets are asked at addresses or in tables of their own, so that one may change without the others. */
  readonly differsByMarket?: true;
  /** What its prices of an instrument are paid in, where that is known before asking; absent = the instrument's own currency. */
  readonly priceCurrency?: (instrument: Instrument) => string;
  readonly search?: (query: string, context: ProviderContext) => Promise<readonly Instrument[]>;
  readonly bars?: (request: ProviderBarsRequest, context: ProviderContext) => Promise<Sourced<ProviderBars>>;
  readonly fundamentals?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<Fundamentals>>;
  /** What its lists of events and index changes can hold; absent = nothing beside what its other answers bring along. */
  readonly eventKinds?: readonly MarketEventKind[];
  readonly events?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<readonly MarketEvent[]>>;
  /** Reports that were filed, newest first. */
  readonly filings?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<readonly Filing[]>>;
  /** One of them with its words. */
  readonly filing?: (filing: Filing, context: ProviderContext) => Promise<Sourced<FilingText>>;
  /** Who is in an index today. */
  readonly members?: (index: Instrument, context: ProviderContext) => Promise<Sourced<readonly InstrumentId[]>>;
  /** Who joined and left an index. */
  readonly indexChanges?: (index: Instrument, context: ProviderContext) => Promise<Sourced<readonly IndexChange[]>>;
  /** Supply, market cap and on-chain activity of a coin, day by day. */
  readonly network?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<NetworkSeries>>;
  /** Identities of its public list of a market, to fill the resolver at run time. */
  readonly reference?: (context: ProviderContext, market: MarketId) => Promise<Sourced<readonly Instrument[]>>;
  /** Funds traded in a market whose `reference` lists companies. */
  readonly funds?: (context: ProviderContext) => Promise<Sourced<readonly Instrument[]>>;
  /** The address behind a kind of question, where several have one: what hangs or is refused there is so for all of them. */
  readonly addressOf?: (kind: string) => string;
  /** The cheapest question that proves it answers; failures are thrown. */
  readonly probe?: (context: ProviderContext) => Promise<void>;
  readonly exchangeRates?: (pair: CurrencyPair, context: ProviderContext) => Promise<Sourced<RateHistory>>;
  readonly quote?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<Quote>>;
  /** Last prices of many at once; those it does not know are left out. */
  readonly quotes?: (
    instruments: readonly Instrument[],
    context: ProviderContext,
  ) => Promise<Sourced<readonly MeasuredQuote[]>>;
  /** Dividends and splits alone, for sources whose bars come without. */
  readonly actions?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<readonly CorporateAction[]>>;
  /** Figures the provider computes itself, such as P/E and market value. */
  readonly measures?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<Measures>>;
  /** Headlines about one instrument, newest first. */
  readonly news?: (instrument: Instrument, context: ProviderContext) => Promise<Sourced<readonly NewsItem[]>>;
  /** One series about the economy by the provider's own name of it. */
  readonly macro?: (seriesId: string, context: ProviderContext) => Promise<Sourced<MacroSeries>>;
}
