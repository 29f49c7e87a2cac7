import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../db/open-store.ts';
import { retention } from '../../retention.ts';

export const hourMs = 3_600_000;
/** What the content policy kept a page from is counted beside requests, by directive. */
export const policyPrefix = 'csp ';

export interface RequestFaults {
  /** Counts a request that failed by a fault of ours. Never fails itself. */
  note(route: string, message: string): void;
}

/** Counted in the store, by route and hour: the operator sees those of all processes. Messages are cut, there are few routes. */
export function requestFaults({ db }: Pick<Store, 'db'>, clock: Clock): RequestFaults {
  return {
    note(route, message) {
      const now = clock.now();
      const told = { last_at: now, last_message: message.slice(0, 200) };
      db.insertInto('request_faults')
        .values({ hour: Math.floor(now / hourMs), route, count: 1, ...told })
        .onConflict((conflict) =>
          conflict
            .columns(['hour', 'route'])
            .doUpdateSet((eb) => ({ ...told, count: eb('request_faults.count', '+', 1) })),
        )
        .execute()
        // The store may be what failed; the log has it in any case.
        .catch(() => undefined);
    },
  };
}

export async function purgeRequestFaults({ db }: Pick<Store, 'db'>, clock: Clock): Promise<void> {
  const before = Math.floor((clock.now() - retention.requestFaultsMs) / hourMs);
  await db.deleteFrom('request_faults').where('hour', '<', before).execute();
}
