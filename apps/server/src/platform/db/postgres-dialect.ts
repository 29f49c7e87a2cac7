import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { unavailable } from './unavailable.ts';

/** 64-bit integers arrive as text; ours are counts and milliseconds, so a number beyond 2^53 is a fault, not a value. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range in the database: ${text}`);
  return value;
}

const int8 = 20;
/** Also how long a query waits for a free connection. */
const connectMs = 10_000;

/**
 * A client whose broken connection ends no process. The driver reports it as an event as well as to whoever has a query
 * under way, and an event nobody listens to is thrown; the pool listens to idle clients only.
 */
export class SturdyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whoever holds the client is told by its next query.
    this.on('error', () => undefined);
  }
}

export interface PostgresConnections {
  readonly dialect: PostgresDialect;
  /** How long one query may take from now on; a server that hangs answers none. */
  limitQueries(ms: number): void;
}

/** Connections to a PostgreSQL server. An outage is the error `store-unavailable`, and its cause is noted. */
export function openPostgres(
  url: string,
  note: (message: string, fields?: Record<string, unknown>) => void,
): PostgresConnections {
  const pool = new pg.Pool({
    connectionString: url,
    Client: SturdyClient,
    max: 10,
    connectionTimeoutMillis: connectMs,
    // A peer that vanished without a word is noticed in the end.
    keepAlive: true,
    // Only this pool reads int8 as a number; other users of the driver in this process keep their own rules.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? safeInteger : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
    },
  });
  pool.on('error', (error) => note('an idle database connection broke', { error: error.message }));

  let limitMs: number | null = null;
  const translated = (error: unknown): unknown => {
    if (!isOutage(error)) return error;
    note(isFull(error) ? 'the disk of the database is full' : 'the database does not answer', { error: error.message });
    return unavailable(isFull(error) ? 'full' : 'silent', error);
  };

  const nameOf = statementNames();
  const held = (client: pg.PoolClient): PostgresPoolClient => {
    let broken: unknown = null;
    const query = async (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
      // A transaction still wants to roll back: on a connection that hangs it would wait as long again.
      if (broken !== null) throw broken;
      try {
        return await within(limitMs, client.query({ text: sql, values: [...parameters], name: nameOf(sql) }));
      } catch (error) {
        const told = translated(error);
        if (told !== error) broken = told;
        throw told;
      }
    };
    return {
      // The other form takes a cursor, which nobody uses: a stream of rows would block SQLite.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || broken !== null),
    };
  };

  const guarded: PostgresPool = {
    options: pool.options,
    connect: () =>
      pool.connect().then(held, (error: unknown) => {
        throw translated(error);
      }),
    end: () => pool.end(),
  };
  return {
    dialect: new PostgresDialect({ pool: guarded }),
    limitQueries: (ms) => {
      limitMs = ms;
    },
  };
}

/** Asked so often, a text is one of those that are asked all the time, and not one of a list of this length. */
const oftenAsked = 10;
const mostNamed = 100;
const mostCounted = 1000;

/**
 * Names for the texts that are asked often: each connection then has the server read and plan a text once, which costs more
 * than most answers. What answers with all columns of a table stays without: a newer version of this program may add one
 * meanwhile, and a prepared text whose columns change fails.
 */
function statementNames(): (sql: string) => string | undefined {
  const named = new Map<string, string>();
  const counted = new Map<string, number>();
  return (sql) => {
    const known = named.get(sql);
    if (known !== undefined || named.size >= mostNamed || !sql.startsWith('select') || sql.includes('*')) return known;
    const times = (counted.get(sql) ?? 0) + 1;
    if (counted.size >= mostCounted) counted.clear();
    if (times < oftenAsked) {
      counted.set(sql, times);
      return undefined;
    }
    counted.delete(sql);
    const name = `plumbline_${named.size}`;
    named.set(sql, name);
    return name;
  };
}

async function within<T>(ms: number | null, answer: Promise<T>): Promise<T> {
  if (ms === null) return answer;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    // Made when it is needed only: an error reads the stack, which costs more than many a query.
    const late = (): Error => Object.assign(new Error(`no answer within ${ms} ms`), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
    // It fails when its connection is closed, and by then nobody listens.
    answer.catch(() => undefined);
  }
}

/** Sockets that break, and servers that stop (57P), have no room or no place left (53), cannot read or write (58030) or drop the connection (08). */
const outageCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|57P0[1-5]|53...|58030|08...)$/;
/** What the driver says in words only. */
const outageWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

const isFull = (error: Error): boolean => 'code' in error && error.code === '53100';

function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return outageCodes.test(code) || outageWords.test(error.message);
}
