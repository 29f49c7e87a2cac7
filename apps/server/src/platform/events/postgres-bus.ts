import { Client } from 'pg';
import type { EventBus } from './event-bus.ts';
import { localBus } from './event-bus.ts';

const notifyChannel = 'plumbline_events';

/**
 * Hears NOTIFY from every process on one connection of its own and passes it on. A lost connection is opened again;
 * what was missed meanwhile is found by the readers' own slow look, since rows are the truth.
 */
export async function postgresBus(
  url: string,
  note: (message: string, fields?: Record<string, unknown>) => void,
): Promise<EventBus> {
  const local = localBus();
  let isClosed = false;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | null = null;

  const again = (): void => {
    if (!isClosed) retry = setTimeout(() => void listen().catch(again), 1000);
  };
  const listen = async (): Promise<void> => {
    const next = new Client({ connectionString: url });
    next.on('notification', ({ payload }) => payload !== undefined && local.wake(payload));
    next.on('error', (error) => note('the event listener broke', { error: error.message }));
    await next.connect();
    await next.query(`listen ${notifyChannel}`);
    next.on('end', again);
    client = next;
  };
  await listen();

  return {
    wake: (stream) => local.wake(stream),
    subscribe: (stream, onWake) => local.subscribe(stream, onWake),
    async close() {
      isClosed = true;
      if (retry !== null) clearTimeout(retry);
      await client?.end();
      await local.close();
    },
  };
}
