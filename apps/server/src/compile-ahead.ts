import { flushCompileCache } from 'node:module';
import { parseEnv } from './env.ts';
import { threadPool } from './platform/threads/thread-pool.ts';

/** What is loaded by itself: the server, the sources, the market, a screen, the first question in the chat. */
const pieces = [
  () => import('./cli/run-command.ts'),
  () => import('./cli/run-server.ts'),
  () => import('./cli/run-until-stopped.ts'),
  () => import('@plumbline/market/route/market-data'),
  () => import('@plumbline/market/simulated/simulated-market'),
  () => import('./features/discover/measure.ts'),
  () => import('./features/discover/shipped-gallery.ts'),
  () => import('@plumbline/quant/catalogue/catalogue'),
  () => import('@plumbline/reading/vocabulary/vocabulary'),
  () => import('@plumbline/reading/read'),
] as const;

/** Loads all of it once in this process and on one thread of the pool, which keep what they compile. */
export async function compileAhead(): Promise<void> {
  for (const load of pieces) await load();
  const { loadLiveProviders } = await import('./live-providers.ts');
  await loadLiveProviders(parseEnv({}));
  flushCompileCache();
  const pool = threadPool({ seed: 1, clock: null }, 1);
  await pool.warmUp();
  await pool.close();
}
