import type { Kysely } from 'kysely';
import type { OperationView, StorageView } from '@plumbline/contract/operation';
import { dayMs } from '@plumbline/model/date';
import type { Env } from '../../../env.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { hourMs, policyPrefix } from '../../../platform/http/request-faults.ts';
import { ownerPace } from '../../../platform/owner-pace.ts';
import type { OwnerBytes } from '../../../platform/owner-usage.ts';
import { dayOf } from '../../../platform/owner-usage.ts';
import { urgencies } from '../../../platform/queue/job.ts';
import { isKeptGuest } from '../../account/service.ts';
import { aliveMs } from '../beat.ts';

type Db = Kysely<Database>;

const shownAccounts = 20;
const shownErrors = 30;

export async function readUsers(db: Db, now: number, guestDays: number | null): Promise<OperationView['users']> {
  const people = db.selectFrom('owners').where('merged_into', 'is', null).where('kind', '<>', 'local');
  const countOf = async (query: typeof people): Promise<number> => {
    const { n } = await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    return Number(n);
  };
  const guests = people.where('user_id', 'is', null);
  const seenSince = (at: number): Promise<number> => countOf(people.where('last_seen_at', '>=', at));
  const latest = await db
    .selectFrom('owners')
    .innerJoin('auth_users', 'auth_users.id', 'owners.user_id')
    .select(['auth_users.email', 'owners.created_at', 'owners.last_seen_at'])
    .orderBy((eb) => eb.fn.coalesce('owners.last_seen_at', 'owners.created_at'), 'desc')
    .limit(shownAccounts)
    .execute();
  return {
    accounts: await countOf(people.where('user_id', 'is not', null)),
    guests: await countOf(guests),
    seen: {
      day: await seenSince(now - dayMs),
      week: await seenSince(now - 7 * dayMs),
      month: await seenSince(now - 30 * dayMs),
    },
    newToday: await countOf(people.where('created_at', '>=', now - dayMs)),
    leaving: await countOf(guests.where('removal_at', 'is not', null)),
    kept: await countOf(guests.where(isKeptGuest)),
    guestDays,
    latest: latest.map((row) => ({ email: row.email, createdAt: row.created_at, lastSeenAt: row.last_seen_at })),
  };
}

export async function readJobs(db: Db, now: number): Promise<OperationView['jobs']> {
  const open = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['urgency', 'state', fn.countAll<number>().as('n'), fn.min('created_at').as('oldest')])
    .where('state', 'in', ['queued', 'running'])
    .groupBy(['urgency', 'state'])
    .execute();
  const failed = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['urgency', fn.countAll<number>().as('n')])
    .where('state', '=', 'failed')
    .where('finished_at', '>=', now - dayMs)
    .groupBy('urgency')
    .execute();
  return urgencies.map((urgency, place) => {
    const of = (state: 'queued' | 'running') => open.find((row) => row.urgency === place && row.state === state);
    const waiting = of('queued');
    return {
      urgency,
      waiting: Number(waiting?.n ?? 0),
      running: Number(of('running')?.n ?? 0),
      oldestAt: waiting === undefined ? null : Number(waiting.oldest),
      failedToday: Number(failed.find((row) => row.urgency === place)?.n ?? 0),
    };
  });
}

/** Who they are, as far as they have an account. */
export async function withAddresses(db: Db, owners: readonly OwnerBytes[]): Promise<StorageView['owners']> {
  const ids = owners.map(({ ownerId }) => ownerId);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('owners')
          .innerJoin('auth_users', 'auth_users.id', 'owners.user_id')
          .select(['owners.id', 'auth_users.email'])
          .where('owners.id', 'in', ids)
          .execute();
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return owners.map(({ ownerId: id, bytes }) => ({ id, email: emails.get(id) ?? null, bytes }));
}

type QuotaEnv = Pick<Env, 'REQUESTS_PER_MINUTE' | 'STREAMS_AT_ONCE' | 'COMPUTING_SECONDS_PER_DAY'>;

/** What one visitor may use, and the most that one uses now over all processes that live. */
export async function readQuotas(db: Db, env: QuotaEnv, isCounted: boolean): Promise<OperationView['quotas']> {
  const limitOf = (most: number): number | null => (isCounted && most > 0 ? most : null);
  const top = await db
    .selectFrom('processes')
    .select(({ fn }) => [fn.max('most_requests').as('requests'), fn.max('most_streams').as('streams')])
    .where('beat_at', '>=', Date.now() - aliveMs)
    .executeTakeFirst();
  const used = (value: number | null | undefined): number | null => (value == null ? null : Number(value));
  const reports = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('state', 'in', ['queued', 'running'])
    .groupBy('owner_id')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  const answers = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('messages.state', '=', 'running')
    .groupBy('conversations.owner_id')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  const computing = await db
    .selectFrom('owner_usage')
    .select(({ fn }) => fn.max('computing_ms').as('ms'))
    .where('day', '=', dayOf(Date.now()))
    .executeTakeFirst();
  return [
    { kind: 'requests', most: limitOf(env.REQUESTS_PER_MINUTE), used: used(top?.requests) },
    { kind: 'streams', most: limitOf(env.STREAMS_AT_ONCE), used: used(top?.streams) },
    { kind: 'reports', most: ownerPace.atOnce, used: Number(reports?.n ?? 0) },
    { kind: 'answers', most: ownerPace.atOnce, used: Number(answers?.n ?? 0) },
    {
      kind: 'computing',
      most: limitOf(env.COMPUTING_SECONDS_PER_DAY),
      used: Math.round(Number(computing?.ms ?? 0) / 1000),
    },
  ];
}

/** What failed within a day, whatever failed last first. */
export async function readErrors(db: Db, now: number): Promise<OperationView['errors']> {
  const since = now - dayMs;
  const requests = await db
    .selectFrom('request_faults')
    .selectAll()
    .where('hour', '>=', Math.floor(since / hourMs))
    .orderBy('last_at', 'desc')
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select(['kind', 'finished_at', 'error'])
    .where('state', '=', 'failed')
    .where('finished_at', '>=', since)
    .orderBy('finished_at', 'desc')
    .limit(1000)
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .innerJoin('channels', 'channels.id', 'deliveries.channel_id')
    .select(['channels.kind', 'deliveries.finished_at'])
    .where('deliveries.state', '=', 'failed')
    .where('deliveries.finished_at', '>=', since)
    .orderBy('deliveries.finished_at', 'desc')
    .limit(1000)
    .execute();
  const found = new Map<string, OperationView['errors'][number]>();
  const add = (
    kind: OperationView['errors'][number]['kind'],
    what: string,
    at: number,
    message: string,
    count = 1,
  ): void => {
    const key = `${kind} ${what}`;
    const known = found.get(key);
    // They come newest first.
    if (known === undefined) found.set(key, { kind, what, count, lastAt: at, lastMessage: message });
    else found.set(key, { ...known, count: known.count + count });
  };
  for (const { route, last_at: at, last_message: message, count } of requests) {
    const isPolicy = route.startsWith(policyPrefix);
    add(isPolicy ? 'policy' : 'request', isPolicy ? route.slice(policyPrefix.length) : route, at, message, count);
  }
  for (const row of jobs) add('job', row.kind, row.finished_at ?? 0, (row.error ?? '').slice(0, 200));
  for (const row of deliveries) add('delivery', row.kind, row.finished_at ?? 0, '');
  return [...found.values()].toSorted((a, b) => b.lastAt - a.lastAt).slice(0, shownErrors);
}

export async function readProcesses(db: Db): Promise<OperationView['processes']> {
  const rows = await db.selectFrom('processes').selectAll().orderBy('role').orderBy('started_at').execute();
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    version: row.version,
    startedAt: row.started_at,
    beatAt: row.beat_at,
    isAlive: row.beat_at >= Date.now() - aliveMs,
    lagMs: row.lag_ms,
    memoryBytes: row.memory_bytes,
  }));
}
