import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../platform/db/open-store.ts';

/** What will come may take this long on a slow machine that does other things; what never comes fails all the same. */
export const patienceMs = 240_000;

/** Looks again and again until there is something to be had. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  const latest = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > latest) throw new Error(`waited in vain: ${what}`);
    await delay(10);
  }
}

/** Until every job of a store has ended. */
export async function untilIdle({ db }: Store): Promise<void> {
  await until('jobs end', async () => {
    const waiting = await db.selectFrom('jobs').select('id').where('state', 'in', ['queued', 'running']).execute();
    return waiting.length === 0;
  });
}
