import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { marketIds, marketOf } from '@plumbline/model/instrument';
import type { Answer, Clock, MarketDataPort, ProviderHealth, ProviderLine } from '@plumbline/model/ports';
import type { EndpointReport, ExamineOptions } from '../doctor/examine-endpoints.ts';
import type { FetchLike, Provider } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import type { MarketStore } from '../store/market-store.ts';
import { startDeadline } from '../deadline.ts';
import type { DirectorySources } from './instrument-directory.ts';
import { createInstrumentBook } from './instrument-directory.ts';
import { createLivePort } from './live-port.ts';
import { createMarketLists } from './market-lists.ts';
import type { SourcePreference } from './order.ts';
import { orderable, orderOf } from './order.ts';
import { createProbes } from './probes.ts';
import { createQuestions } from './questions.ts';
import { createRouter } from './router.ts';
import { hasNothing } from './telling-failure.ts';
import { createSimulatedPort } from './simulated-port.ts';
import type { UncoveredEvents } from './uncovered-events.ts';
import { uncoveredEvents } from './uncovered-events.ts';

export type DataMode = 'auto' | 'live' | 'simulated';
export type Realm = 'live' | 'simulated';

/** A source this installation could have and has not: what it is, and how to switch it on. */
export interface UnusedProvider extends Pick<Provider, 'id' | 'title' | 'markets'> {
  readonly advice: string;
}

export interface MarketDataOptions {
  readonly mode: DataMode;
  readonly providers: readonly Provider[];
  /** Shown as off. */
  readonly unused?: readonly UnusedProvider[];
  readonly simulated: Provider;
  readonly store: MarketStore;
  /** What the user wants asked first; looked at for every question. */
  readonly preferred?: () => SourcePreference;
  readonly fetch: FetchLike;
  readonly clock: Clock;
  /** What to say where nobody can be asked at all. */
  readonly lacking?: string;
  readonly random?: () => number;
  readonly totalMs?: number;
  readonly hedgeMs?: number;
}

/** Real and simulated data side by side, never mixed: who asks decides once, by `realm`, and stays there. */
export interface MarketData {
  readonly live: MarketDataPort;
  readonly simulated: MarketDataPort;
  readonly realm: (id: InstrumentId) => Promise<Realm>;
  readonly health: () => readonly ProviderHealth[];
  /** Who answers what, in which order, and who does so now. */
  readonly lines: () => readonly ProviderLine[];
  /** Kinds of events that no source in use lists; the simulated market has them all. */
  readonly uncoveredEvents: () => readonly UncoveredEvents[];
  readonly simulatedOnly: () => boolean;
  /**
   * Finds out on which side the server is before anything is called simulated or unknown: whoever comes first waits until a source
   * has answered or three seconds are over; later it is found out anew without waiting.
   */
  readonly settleRealm: () => Promise<void>;
  /** Finds out whether the first source of each market answers, and begins to read the lists of what is traded. */
  readonly probe: () => Promise<void>;
  /** Asks every source that is set up its cheapest question, unless it was asked within half a minute. Gives their number. */
  readonly checkAll: () => Promise<number>;
  /** Asks every endpoint that is used of every source once and compares what comes with what was recorded. */
  readonly examine: (onReport?: ExamineOptions['onReport']) => Promise<readonly EndpointReport[]>;
}

function valueOr<T>(answer: Answer<readonly T[]>): readonly T[] {
  return answer.status === 'unavailable' ? [] : answer.value;
}

/** The later ones are there for bad days and want to be asked seldom: when the first are silent for half of the time there is. */
const probedFirst = 2;
const othersAfterMs = 1_500;

/** Over when the work is, or after a while; the work goes on. */
async function orAfter(ms: number, work: Promise<unknown>): Promise<void> {
  const deadline = startDeadline(ms);
  const late = new Promise<void>((resolve) =>
    deadline.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  await Promise.race([work, late]).finally(deadline.clear);
}

function offHealth({ id, title, markets, advice }: UnusedProvider): ProviderHealth {
  const never = { lastSuccessAt: null, lastFailureAt: null, latencyMs: null, latencies: [], retryAt: null };
  const unasked = { requestsToday: 0, quota: null };
  return {
    id,
    title,
    markets,
    state: 'off',
    ...never,
    ...unasked,
    lastError: { code: 'not-covered', message: advice },
  };
}

/** The longest questions read a history or a list of companies page by page. */
const examineMs = (kind: string): number => (kind === 'reference' ? 60_000 : 20_000);

/** Lists that are long or come page by page: nobody waits for them who has found something otherwise. */
const distantLists = ['hk', 'cn', 'us-funds'] as const;

const nothing: DirectorySources = {
  reference: async () => [],
  lists: async () => [],
  search: async () => [],
  priceOf: async () => 'unknown',
};

/** Joins providers, store and the simulated market into what the rest of the product asks. */
export function createMarketData(options: MarketDataOptions): MarketData {
  const { mode, store, clock, preferred = () => ({}) } = options;
  const providers = mode === 'simulated' ? [] : options.providers;
  const router = createRouter({
    ...options,
    providers,
    advice: new Map((options.unused ?? []).map(({ id, advice }) => [id, advice])),
  });
  const questions = createQuestions(router, store, preferred);

  const probes = createProbes(router, providers, clock);
  let hasShownLive = false;
  let wasLive = false;

  const isDown = (id: string): boolean => {
    const state = router.health().find((health) => health.id === id)?.state;
    return state === 'open' || state === 'limited';
  };
  /** Sources of prices of an instrument, without those that price it in another currency. */
  const pricing = (market: MarketId, instrument: Instrument | null): readonly string[] =>
    orderOf(preferred(), market, 'bars').filter((id) => {
      const provider = providers.find((one) => one.id === id);
      if (provider === undefined || !router.isSetUp(id)) return false;
      return (
        instrument === null || (provider.priceCurrency?.(instrument) ?? instrument.currency) === instrument.currency
      );
    });
  const probeFirst = (): Promise<void> =>
    probes.probe(marketIds.flatMap((market) => pricing(market, null).slice(0, 1)));
  let firstProbe: Promise<void> | null = null;
  const settleRealm = async (): Promise<void> => {
    if (mode !== 'auto') return;
    wasLive ||= await store.hasGivenBars();
    if (wasLive || probes.hasAnyAnswered()) return;
    const probing = probeFirst();
    await (firstProbe ??= probing);
  };
  /** Before anything is called unknown, somebody was asked whether the outside world is there. */
  const mayAsk = async (): Promise<boolean> => {
    if (mode === 'live') return true;
    if (!probes.hasAnyAnswered()) await probeFirst();
    return probes.hasAnyAnswered();
  };

  const lists = createMarketLists({
    ask: async (list) => valueOr(await (list === 'us-funds' ? questions.funds() : questions.reference(list))),
    mayAsk,
    clock,
  });

  const book = createInstrumentBook(catalogue, {
    reference: () => lists.whole(['us']),
    lists: (isPatient) => (isPatient ? lists.whole(distantLists) : lists.atHand(distantLists)),
    search: async (text, markets) => ((await mayAsk()) ? questions.search(text, markets) : []),
    priceOf: async (instrument) => {
      if (!(await mayAsk())) return 'unknown';
      const quote = await questions.quote(instrument);
      if (quote.status !== 'unavailable') return 'known';
      return hasNothing.has(quote.code) || quote.code === 'data-refused' ? 'unknown' : 'unheard';
    },
  });

  const known = new Set([...options.providers, ...(options.unused ?? [])].map(({ id }) => id));
  const linesOf = (market: MarketId): readonly ProviderLine[] =>
    orderable.flatMap((question): ProviderLine[] => {
      const providerIds = orderOf(preferred(), market, question).filter((id) => known.has(id));
      if (providerIds.length === 0) return [];
      const now = router.serving(`${market}|${question}`);
      const serving = now === null ? null : { providerId: now.providerId, since: now.since };
      return [{ market, question, providerIds, serving, isFallback: now?.isFallback ?? false }];
    });

  const realm = async (id: InstrumentId): Promise<Realm> => {
    if (mode !== 'auto') return mode;
    // Once a source has given prices none are made up any more: there is the last good copy, or nothing.
    wasLive ||= await store.hasGivenBars();
    if (wasLive) return 'live';
    if ((await store.readBars(id, '1d')) !== null) {
      hasShownLive = true;
      return 'live';
    }
    const sources = pricing(marketOf(id), await book.instrument(id));
    const answering = (): readonly string[] =>
      sources.filter((source) => probes.hasAnswered(source) && !isDown(source));
    if (answering().length === 0) {
      await orAfter(othersAfterMs, probes.probe(sources.slice(0, probedFirst)));
      if (answering().length === 0) await orAfter(othersAfterMs, probes.probe(sources));
    }
    wasLive = answering().length > 0;
    return wasLive ? 'live' : 'simulated';
  };

  return {
    live: createLivePort(book, questions, (market) => lists.atHand([market]), clock),
    simulated: createSimulatedPort(options.simulated, createInstrumentBook(catalogue, nothing), clock),
    realm,
    health: () => [...router.health(), ...(options.unused ?? []).map(offHealth)],
    settleRealm,
    uncoveredEvents: () => uncoveredEvents(providers, router.isSetUp, preferred()),
    lines: () => marketIds.flatMap((market) => linesOf(market)),
    simulatedOnly: () => {
      if (mode !== 'auto') return mode === 'simulated';
      return !hasShownLive && !wasLive && !router.health().some((health) => health.lastSuccessAt !== null);
    },
    checkAll: async () => {
      const ids = providers.flatMap(({ id, probe }) => (probe !== undefined && router.isSetUp(id) ? [id] : []));
      await Promise.all(ids.map((id) => probes.probe([id])));
      return ids.length;
    },
    examine: async (onReport) => {
      const [{ examineEndpoints }, { recordedShapes }] = await Promise.all([
        import('../doctor/examine-endpoints.ts'),
        import('../doctor/recorded-shapes.ts'),
      ]);
      return examineEndpoints({
        providers,
        shapes: recordedShapes,
        fetch: options.fetch,
        call: ({ id }, kind, fetch, invoke) => router.ask(id, { kind, ms: examineMs(kind), fetch }, invoke),
        ...(onReport !== undefined && { onReport }),
      });
    },
    probe: async () => {
      await probeFirst();
      if (mode === 'live' || probes.hasAnyAnswered()) await lists.atHand(distantLists);
    },
  };
}
