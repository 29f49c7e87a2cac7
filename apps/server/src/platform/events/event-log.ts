import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../db/open-store.ts';
import { groupedBy, pagesOf } from '../db/pages-of.ts';
import type { Database } from '../db/schema.ts';
import { retention } from '../../retention.ts';
import type { EventBus } from './event-bus.ts';
import type { StoredEvent, StreamHead, StreamTail } from './stream-tail.ts';
import { streamTails } from './stream-tail.ts';

/** What is to be told on a stream. */
export interface NewEvent {
  readonly stream: string;
  readonly body: object;
}

/** Append-only streams of events: readers resume after any number and miss or repeat nothing. */
export interface EventLog {
  /** Part of the given transaction when there is one; then `announce` follows its commit. */
  append(stream: string, body: object, trx?: Transaction<Database>): Promise<number>;
  /** Events of several streams, those of one in their order, in the caller's transaction; `announce` follows its commit. */
  appendAll(events: readonly NewEvent[], trx: Transaction<Database>): Promise<void>;
  /** No event comes after this. Part of the given transaction when there is one; then `announce` follows its commit. */
  end(stream: string, trx?: Transaction<Database>): Promise<void>;
  announce(stream: string): void;
  /** Events after `seq`, oldest first, at most one page. */
  read(stream: string, seq: number, limit?: number): Promise<readonly StoredEvent[]>;
  isEnded(stream: string): Promise<boolean>;
  /** The end of a stream for one who follows it from here on, until they leave. */
  tail(stream: string, after: number): StreamTail;
  remove(stream: string, trx: Transaction<Database>): Promise<void>;
  /** Removes what a stream told; that it has ended stays known to whoever comes late. */
  forget(stream: string): Promise<void>;
  /** Removes what is older than anybody reads: see `retention`. */
  purge(): Promise<void>;
}

export function eventLog(store: Store, bus: EventBus, clock: Clock): EventLog {
  const { db } = store;
  const isShared = store.engine === 'postgres';

  /** NOTIFY inside the transaction is delivered on commit, never before. */
  const notify = async (trx: Transaction<Database>, streams: readonly string[]): Promise<void> => {
    if (!isShared) return;
    const texts = sql.join(streams.map((stream) => sql`${stream}::text`));
    await sql`select pg_notify('plumbline_events', stream) from unnest(array[${texts}]) as stream`.execute(trx);
  };

  const end = async (trx: Transaction<Database>, stream: string): Promise<void> => {
    const at = clock.now();
    await trx
      .insertInto('event_streams')
      .values({ stream, last_seq: 0, ended_at: at })
      .onConflict((conflict) => conflict.column('stream').doUpdateSet({ ended_at: at }))
      .execute();
    await notify(trx, [stream]);
  };

  const writePage = async (
    trx: Transaction<Database>,
    page: readonly NewEvent[],
  ): Promise<ReadonlyMap<string, number>> => {
    const byStream = groupedBy(page, ({ stream }) => stream);
    // In the order of their names, so that no two who write several streams wait for one another.
    const streams = [...byStream.keys()].toSorted();
    const counts = streams.map((stream) => ({
      stream,
      last_seq: byStream.get(stream)?.length ?? 0,
      ended_at: null,
    }));
    // The counter rows serialise writers of a stream, so numbers have no gaps and rows commit in their order.
    const counters = await trx
      .insertInto('event_streams')
      .values(counts)
      .onConflict((conflict) =>
        conflict
          .column('stream')
          .doUpdateSet((eb) => ({ last_seq: eb('event_streams.last_seq', '+', eb.ref('excluded.last_seq')) })),
      )
      .returning(['stream', 'last_seq'])
      .execute();
    const at = clock.now();
    const rows = counters.flatMap(({ stream, last_seq: last }) => {
      const told = byStream.get(stream) ?? [];
      return told.map(({ body }, n) => ({
        stream,
        seq: last - told.length + 1 + n,
        at,
        body: JSON.stringify(body),
      }));
    });
    await trx.insertInto('events').values(rows).execute();
    await notify(trx, streams);
    return new Map(counters.map(({ stream, last_seq: last }) => [stream, last]));
  };

  const write = async (trx: Transaction<Database>, stream: string, body: object): Promise<number> =>
    (await writePage(trx, [{ stream, body }])).get(stream) ?? 0;

  const head = async (stream: string): Promise<StreamHead | null> => {
    const row = await db
      .selectFrom('event_streams')
      .select(['last_seq', 'ended_at'])
      .where('stream', '=', stream)
      .executeTakeFirst();
    return row === undefined ? null : { lastSeq: row.last_seq, isEnded: row.ended_at !== null };
  };

  const read: EventLog['read'] = (stream, seq, limit = 200) =>
    db
      .selectFrom('events')
      .select(['seq', 'at', 'body'])
      .where('stream', '=', stream)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(limit)
      .execute();

  return {
    async append(stream, body, trx) {
      if (trx !== undefined) return write(trx, stream, body);
      const seq = await db.transaction().execute((own) => write(own, stream, body));
      bus.wake(stream);
      return seq;
    },

    async appendAll(all, trx) {
      for (const page of pagesOf(all)) await writePage(trx, page);
    },

    async end(stream, trx) {
      if (trx !== undefined) return end(trx, stream);
      await db.transaction().execute((own) => end(own, stream));
      bus.wake(stream);
    },

    announce: (stream) => bus.wake(stream),

    read,
    isEnded: async (stream) => (await head(stream))?.isEnded ?? false,
    tail: streamTails({ read, head, subscribe: (stream, onWake) => bus.subscribe(stream, onWake) }),

    async remove(stream, trx) {
      await trx.deleteFrom('events').where('stream', '=', stream).execute();
      await trx.deleteFrom('event_streams').where('stream', '=', stream).execute();
    },

    async forget(stream) {
      await db.deleteFrom('events').where('stream', '=', stream).execute();
    },

    async purge() {
      const now = clock.now();
      const ended = (before: number) => db.selectFrom('event_streams').select('stream').where('ended_at', '<', before);
      const ofRuns = ended(now - retention.runEventsMs).where('stream', 'like', 'run:%');
      await db.deleteFrom('events').where('stream', 'in', ofRuns).execute();
      await db
        .deleteFrom('events')
        .where('stream', 'in', ended(now - retention.endedEventsMs))
        .execute();
      await db
        .deleteFrom('events')
        .where('at', '<', now - retention.openEventsMs)
        .execute();
    },
  };
}
