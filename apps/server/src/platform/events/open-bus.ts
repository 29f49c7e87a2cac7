import type { Store } from '../db/open-store.ts';
import type { EventBus } from './event-bus.ts';
import { localBus } from './event-bus.ts';

/** The bus of this store: in-process on SQLite; on PostgreSQL every process also hears the others. */
export async function busOf(
  store: Store,
  note: (message: string, fields?: Record<string, unknown>) => void,
): Promise<EventBus> {
  if (store.url === null) return localBus();
  const { postgresBus } = await import('./postgres-bus.ts');
  return postgresBus(store.url, note);
}
