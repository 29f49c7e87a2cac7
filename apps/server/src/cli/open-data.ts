import type { Clock } from '@plumbline/model/ports';
import { PlumblineError } from '@plumbline/model/errors';
import type { MarketStore } from '@plumbline/market/store/market-store';
import type { MarketData } from '@plumbline/market/route/market-data';
import { clockFrom } from '../platform/clock.ts';
import { bodiesFrom } from '../object-settings.ts';
import type { Store } from '../platform/db/open-store.ts';
import type { SourceChoices } from '../features/sources/service.ts';
import type { VerbContext } from './verb.ts';

export interface CommandData {
  readonly market: MarketData;
  readonly clock: Clock;
  /** What people chose about sources. */
  readonly choices: SourceChoices;
  /** Null while a server has the store: answers are then not kept. */
  readonly store: Store | null;
  close(): Promise<void>;
}

/** Market data for one command: over the store when it is free, else in memory beside the running server. */
export async function openData(
  { env, say }: Pick<VerbContext, 'env' | 'say'>,
  /** Puts something between the market data and its store. */
  around: (store: MarketStore) => MarketStore = (store) => store,
): Promise<CommandData> {
  const { wireMarketData } = await import('../wire.ts');
  const clock = clockFrom(env.CLOCK);
  const store = await openFreeStore({ env, say });
  const marketStore = store === null ? await inMemory() : await inDatabase(store);
  if (env.DATA_MODE === 'archive') await (await import('./market-archive.ts')).fillStore(env, marketStore);
  const { sourceSettings } = await import('../features/sources/service.ts');
  const choices = sourceSettings({ env, clock, store, note: (message) => say(`note: ${message}`) });
  await choices.load();
  const market = await wireMarketData({ env, clock, store: around(marketStore), choices });
  return { market, clock, choices, store, close: async () => store?.close() };
}

async function openFreeStore({ env, say }: Pick<VerbContext, 'env' | 'say'>): Promise<Store | null> {
  const { openStore } = await import('../platform/db/open-store.ts');
  const note = (message: string): void => say(`note: ${message}`);
  try {
    return await openStore({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      note,
      bodies: bodiesFrom(env),
      replicaUrl: env.DATABASE_REPLICA_URL,
    });
  } catch (error) {
    if (!(error instanceof PlumblineError) || error.details['dataDir'] === undefined) throw error;
    say('note: a server uses the store; this answer is not kept.');
    return null;
  }
}

async function inMemory() {
  const { createMemoryStore } = await import('@plumbline/market/store/memory-store');
  return createMemoryStore();
}

async function inDatabase(store: Store) {
  const { databaseMarketStore } = await import('../features/bars/service.ts');
  return databaseMarketStore(store);
}
