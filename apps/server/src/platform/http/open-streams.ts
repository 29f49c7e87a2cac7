import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import type { Store } from '../db/open-store.ts';

export type Note = (message: string, fields: Record<string, unknown>) => void;

/** A process that says nothing for so long is taken for dead, and its streams for closed. */
const leaseMs = 60_000;
const beatMs = 20_000;

interface Held {
  readonly key: string;
  /** As many as may be open for it, in all processes together. */
  readonly most: number;
}

/** Streams that are open, counted for all processes together. */
export interface OpenStreams {
  /** Counts one more for each key, until the answer is called; null where one of them has as many as it may. */
  open(held: readonly Held[]): Promise<(() => void) | null>;
  /** What the key with the most has open in this process, of those that begin so. */
  most(prefix: string): number;
  /** Says once more what is open here. */
  beat(): Promise<void>;
}

const digestOf = (key: string): string => createHash('sha256').update(`stream\n${key}`).digest('base64url');

/** In real time, as leases of jobs are: a clock that stands still would keep a dead process alive. */
export function openStreams({ db }: Pick<Store, 'db'>, note: Note): OpenStreams {
  const process = ulid();
  const here = new Map<string, number>();
  let beatenAt = Date.now();

  /** Adds to what this process has open. */
  const add = async (keys: readonly string[], change: 1 | -1): Promise<void> => {
    const until = Date.now() + leaseMs;
    await db
      .insertInto('open_streams')
      .values(keys.map((key) => ({ key: digestOf(key), process, count: Math.max(0, change), until })))
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'process'])
          .doUpdateSet((eb) => ({ count: eb('open_streams.count', '+', change), until })),
      )
      .execute();
  };

  /** What all living processes have open, by digest. */
  const countAll = async (keys: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await db
      .selectFrom('open_streams')
      .select(['key', sql<number>`cast(sum(count) as double precision)`.as('count')])
      .where('key', 'in', keys.map(digestOf))
      .where('until', '>', Date.now())
      .groupBy('key')
      .execute();
    return new Map(rows.map(({ key, count }) => [key, Number(count)]));
  };

  const forget = (keys: readonly string[]): void => {
    for (const key of keys) {
      const left = (here.get(key) ?? 1) - 1;
      if (left === 0) here.delete(key);
      else here.set(key, left);
    }
  };

  const close = (keys: readonly string[]): void => {
    forget(keys);
    add(keys, -1).catch((error: unknown) =>
      note('a closed stream is counted a minute longer', { error: String(error) }),
    );
  };

  return {
    async open(held) {
      const keys = held.map(({ key }) => key);
      if (held.some(({ key, most }) => (here.get(key) ?? 0) >= most)) return null;
      for (const key of keys) here.set(key, (here.get(key) ?? 0) + 1);
      try {
        // First told, then counted: of two that come at once in two processes none misses the other.
        await add(keys, 1);
        const all = await countAll(keys);
        if (held.every(({ key, most }) => (all.get(digestOf(key)) ?? 0) <= most)) return () => close(keys);
      } catch (error) {
        // Whether it was told is not known; if so, it runs out.
        forget(keys);
        throw error;
      }
      close(keys);
      return null;
    },

    most: (prefix) => Math.max(0, ...[...here].map(([key, n]) => (key.startsWith(prefix) ? n : 0))),

    async beat() {
      const now = Date.now();
      if (now - beatenAt < beatMs) return;
      beatenAt = now;
      // What is not said again runs out by itself, as everything of a dead process does.
      for (const [key, count] of here) {
        const row = { key: digestOf(key), process, count, until: now + leaseMs };
        await db
          .insertInto('open_streams')
          .values(row)
          .onConflict((conflict) => conflict.columns(['key', 'process']).doUpdateSet({ count, until: row.until }))
          .execute();
      }
    },
  };
}

/** Forgets what dead processes had open. */
export async function purgeOpenStreams({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.deleteFrom('open_streams').where('until', '<=', Date.now()).execute();
}
