import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

/** 64-bit integers arrive as text; ours are counts and milliseconds, so a number beyond 2^53 is a fault, not a value. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range in the database: ${text}`);
  return value;
}

const int8 = 20;

/** The driver is loaded only where PostgreSQL is used: it would cost every SQLite start its time. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Only this pool reads int8 as a number; other users of the driver in this process keep their own rules.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? safeInteger : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
    },
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onError);
  return pool;
}

export function postgresDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}
