import type { Clock } from '@plumbline/model/ports';
import type { AccountService } from './features/account/service.ts';
import type { ChatService } from './features/chat/service.ts';
import { purgeQuarantine } from './features/quality/service.ts';
import type { ReportService } from './features/report/service.ts';
import type { TokenService } from './features/token/service.ts';
import type { Store } from './platform/db/open-store.ts';
import type { EventLog } from './platform/events/event-log.ts';
import { purgeOpenStreams } from './platform/http/open-streams.ts';
import { purgeTries } from './platform/http/rate-limit.ts';
import { purgeRequestFaults } from './platform/http/request-faults.ts';
import { purgeUsage } from './platform/owner-usage.ts';
import type { JobQueue } from './platform/queue/queue.ts';
import { retention } from './retention.ts';

interface Purged {
  readonly store: Store;
  readonly clock: Clock;
  readonly reports: Pick<ReportService, 'purge'>;
  readonly chat: Pick<ChatService, 'purge'>;
  readonly events: Pick<EventLog, 'purge'>;
  readonly queue: Pick<JobQueue, 'purge'>;
  readonly tokens: Pick<TokenService, 'purge'>;
  readonly accounts: Pick<AccountService, 'purgeGuests'>;
}

/** Removes what nobody needs any more: old runs, old answers, old refusals, old events, old jobs. */
export async function purgeAll({
  store,
  clock,
  reports,
  chat,
  events,
  queue,
  tokens,
  accounts,
}: Purged): Promise<void> {
  await reports.purge();
  await chat.purge();
  await events.purge();
  await purgeQuarantine(store, clock);
  await queue.purge();
  await purgeTries(store, clock);
  await purgeOpenStreams(store);
  await tokens.purge();
  await purgeRequestFaults(store, clock);
  await purgeUsage(store.db, Date.now());
  await accounts.purgeGuests();
  await store.bodies.sweep(store.db, Date.now() - retention.unnamedObjectsMs);
  await store.compact();
}
