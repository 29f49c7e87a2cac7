import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { marketOf } from '@plumbline/model/instrument';
import type { Answer, Clock, MarketDataPort, ProviderHealth } from '@plumbline/model/ports';
import type { FetchLike, Provider } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import type { MarketStore } from '../store/market-store.ts';
import { documentMaxAge } from './freshness.ts';
import { createInstrumentBook } from './instrument-book.ts';
import { createLivePort } from './live-port.ts';
import { providerOrder } from './order.ts';
import { createQuestions } from './questions.ts';
import { createRouter } from './router.ts';
import { createSimulatedPort } from './simulated-port.ts';

export type DataMode = 'auto' | 'live' | 'simulated';
export type Realm = 'live' | 'simulated';

export interface MarketDataOptions {
  readonly mode: DataMode;
  readonly providers: readonly Provider[];
  readonly simulated: Provider;
  readonly store: MarketStore;
  readonly fetch: FetchLike;
  readonly clock: Clock;
  readonly random?: () => number;
  readonly totalMs?: number;
}

/** Real and simulated data side by side, never mixed: who asks decides once, by `realm`, and stays there. */
export interface MarketData {
  readonly live: MarketDataPort;
  readonly simulated: MarketDataPort;
  readonly realm: (id: InstrumentId) => Promise<Realm>;
  readonly health: () => readonly ProviderHealth[];
  readonly simulatedOnly: () => boolean;
  /** Finds out whether any live source answers. */
  readonly probe: () => Promise<void>;
}

const probeMs = 1_500;
const rememberMs = 30_000;

function valueOr<T>(answer: Answer<readonly T[]>): readonly T[] {
  return answer.status === 'unavailable' ? [] : answer.value;
}

const nothing = { reference: async () => [], search: async () => [] } as const;

/** Joins providers, store and the simulated market into what the rest of the product asks. */
export function createMarketData(options: MarketDataOptions): MarketData {
  const { mode, store, clock } = options;
  const providers = mode === 'simulated' ? [] : options.providers;
  const router = createRouter({ ...options, providers });
  const questions = createQuestions(router, store);

  const answering = new Map<string, boolean>();
  let probedAt: number | null = null;
  let probing: Promise<void> | null = null;
  let hasShownLive = false;

  const probeAll = async (): Promise<void> => {
    const probes = providers.filter((provider) => provider.probe !== undefined);
    await Promise.all(probes.map(async ({ id }) => void answering.set(id, await router.probe(id, probeMs))));
    probedAt = clock.now();
  };
  const probe = (): Promise<void> => (probing ??= probeAll().finally(() => (probing = null)));

  const isDown = (id: string): boolean => {
    const state = router.health().find((health) => health.id === id)?.state;
    return state === 'open' || state === 'limited';
  };
  const answersFor = (id: InstrumentId): boolean =>
    providerOrder[marketOf(id)].bars.some((provider) => answering.get(provider) === true && !isDown(provider));
  const mayAsk = (): boolean => mode === 'live' || [...answering.values()].some((answers) => answers);

  let list: readonly Instrument[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  /** Ten thousand names: read from the store once, not once per question. */
  const reference = async (): Promise<readonly Instrument[]> => {
    if (!mayAsk()) return list;
    if (clock.now() - listedAt < documentMaxAge.reference) return list;
    const found = valueOr(await questions.reference());
    if (found.length === 0) return list;
    list = found;
    listedAt = clock.now();
    return list;
  };

  const book = createInstrumentBook(catalogue, {
    reference,
    search: async (text) => (mayAsk() ? valueOr(await questions.search(text)) : []),
  });

  const realm = async (id: InstrumentId): Promise<Realm> => {
    if (mode !== 'auto') return mode;
    if ((await store.readBars(id, '1d')) !== null) {
      hasShownLive = true;
      return 'live';
    }
    const isStale = probedAt === null || clock.now() - probedAt >= rememberMs;
    if (isStale && !answersFor(id)) await probe();
    else if (isStale) void probe();
    return answersFor(id) ? 'live' : 'simulated';
  };

  return {
    live: createLivePort(book, questions, clock),
    simulated: createSimulatedPort(options.simulated, createInstrumentBook(catalogue, nothing), clock),
    realm,
    health: () => router.health(),
    simulatedOnly: () => {
      if (mode !== 'auto') return mode === 'simulated';
      return !hasShownLive && !router.health().some((health) => health.lastSuccessAt !== null);
    },
    probe,
  };
}
