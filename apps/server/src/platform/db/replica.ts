import { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A copy of the store that follows it and may be behind. It is asked only for what is named by its hash: the store says what
 * there is, the copy gives the bytes. So nobody reads what is out of date, however far behind it is.
 */
export interface Replica {
  /** What the copy has; null when it has it not yet or does not answer: then the store is asked. */
  read<T>(ask: (db: Kysely<Database>) => Promise<T | null | undefined>): Promise<T | null>;
  close(): Promise<void>;
}

/** Longer than any such read takes: the store would have answered by then. */
const limitMs = 1500;
const restMs = 30_000;

/** A PostgreSQL server that replicates the store. After a failure it is left alone for half a minute. */
export async function openReplica(
  url: string,
  note: (message: string, fields?: Record<string, unknown>) => void,
): Promise<Replica> {
  const { openPostgres } = await import('./postgres-dialect.ts');
  const connections = openPostgres(url, note);
  connections.limitQueries(limitMs);
  const db = new Kysely<Database>({ dialect: connections.dialect });
  let restsUntil = 0;
  return {
    async read(ask) {
      if (performance.now() < restsUntil) return null;
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
      });
      const answer = ask(db);
      // It may fail after nobody waits for it any more.
      answer.catch(() => undefined);
      try {
        return (await Promise.race([answer, limit])) ?? null;
      } catch (error) {
        restsUntil = performance.now() + restMs;
        note('the replica does not answer; the store is asked', { error: error instanceof Error ? error.message : '' });
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => db.destroy(),
  };
}
