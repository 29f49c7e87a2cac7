import { createHash } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../db/open-store.ts';

interface RateLimitOptions {
  readonly clock: Clock;
  readonly most: number;
  readonly perMs: number;
  /** What is said to whoever comes once too often, and which limit it was; of tries unless named. */
  readonly refusal?: Refusal;
}

interface Refusal {
  readonly message: string;
  readonly limit: string;
}

const mostKeys = 50_000;

/** What is left of a window. */
interface Left {
  readonly count: number;
  readonly seconds: number;
}

interface Window {
  until: number;
  count: number;
  /** Counted here and not yet told to the store. */
  untold: number;
}

interface RateLimit {
  (key: string): Left;
  /** What the key with the most has used of its window. */
  most(): number;
}

const shared = (name: string, key: string): string =>
  createHash('sha256').update(`${name}\n${key}`).digest('base64url');

function countWindows({ clock, most, perMs, refusal }: RateLimitOptions) {
  const windows = new Map<string, Window>();
  const take = (key: string): Left => {
    const now = clock.now();
    const known = windows.get(key);
    const current = known !== undefined && known.until > now ? known : { until: now + perMs, count: 0, untold: 0 };
    current.count++;
    current.untold++;
    windows.delete(key);
    windows.set(key, current);
    // The least recently used goes: whoever floods with many keys pushes out their own.
    for (const oldest of windows.keys()) {
      if (windows.size <= mostKeys) break;
      windows.delete(oldest);
    }
    if (current.count > most) throw tooMany(current.until - now, refusal);
    return { count: most - current.count, seconds: secondsOf(current.until - now) };
  };
  const counts = (): number[] => {
    const now = clock.now();
    return [...windows.values()].map(({ until, count }) => (until > now ? Math.min(count, most) : 0));
  };
  const limit: RateLimit = Object.assign(take, {
    most: () => counts().reduce((top, count) => Math.max(top, count), 0),
  });
  return { windows, limit };
}

/** Counts tries per key in fixed windows; one too many is refused and told when to come back. */
export const rateLimit = (options: RateLimitOptions): RateLimit => countWindows(options).limit;

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

const tooMany = (waitMs: number, refusal?: Refusal): PlumblineError =>
  new PlumblineError('rate-limited', refusal?.message ?? 'Too many tries. Wait a little and try again.', {
    ...(refusal !== undefined && { limit: refusal.limit }),
    retryAfterSeconds: secondsOf(waitMs),
  });

interface SharedLimitOptions extends RateLimitOptions {
  readonly store: Pick<Store, 'db'>;
  /** What is tried; counted apart from everything else. */
  readonly name: string;
}

/** Counts one more; throws `rate-limited` for one too many. */
export type CountTry = (key: string) => Promise<void>;

/** Adds tries to their windows in the store, which begin anew where they had ended; answers what they hold then. */
function addTries(
  { db }: Pick<Store, 'db'>,
  rows: readonly { readonly key: string; readonly count: number; readonly until: number }[],
  now: number,
) {
  return db
    .insertInto('tries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('tries.until', '<=', now)
          .then(eb.ref('excluded.count'))
          .else(eb('tries.count', '+', eb.ref('excluded.count')))
          .end(),
        until: eb
          .case()
          .when('tries.until', '<=', now)
          .then(eb.ref('excluded.until'))
          .else(eb.ref('tries.until'))
          .end(),
      })),
    )
    .returning(['key', 'count', 'until'])
    .execute();
}

/** The same, counted in the store: for all processes together, and on after a restart. For what is rare: each try is a write. */
export function sharedLimit(options: SharedLimitOptions): CountTry {
  const { store, name, clock, most, perMs, refusal } = options;
  return async (key) => {
    const now = clock.now();
    const [row] = await addTries(store, [{ key: shared(name, key), count: 1, until: now + perMs }], now);
    if (row !== undefined && row.count > most) throw tooMany(row.until - now, refusal);
  };
}

export interface ExchangedLimit extends RateLimit {
  /** Tells the store what was counted here and learns what was counted elsewhere. */
  exchange(): Promise<void>;
}

/** A visitor's first try in a window is told, and then only what comes near the limit: most never do. */
const toldFromShare = 0.1;
const rowsAtOnce = 500;

/**
 * The same for what is too frequent to write each time: counted here, and exchanged with the other processes through the
 * store now and then. Between two exchanges each process may allow what the others do not know of.
 */
export function exchangedLimit(options: SharedLimitOptions): ExchangedLimit {
  const { store, name, clock, most } = options;
  const { windows, limit } = countWindows(options);
  return Object.assign(limit, {
    async exchange() {
      const now = clock.now();
      const news = [...windows].filter(
        ([, { until, count, untold }]) =>
          until > now && untold > 0 && (untold === count || count >= most * toldFromShare),
      );
      for (let at = 0; at < news.length; at += rowsAtOnce) {
        const some = new Map(
          news
            .slice(at, at + rowsAtOnce)
            .map(([key, window]) => [shared(name, key), { window, told: window.untold }] as const),
        );
        const rows = [...some].map(([key, { window, told }]) => ({ key, count: told, until: window.until }));
        for (const { key, count, until } of await addTries(store, rows, now)) {
          const one = some.get(key);
          if (one === undefined) continue;
          one.window.untold -= one.told;
          one.window.count = count + one.window.untold;
          one.window.until = until;
        }
      }
    },
  });
}

/** Forgets windows that have ended. */
export async function purgeTries(store: Pick<Store, 'db'>, clock: Clock): Promise<void> {
  await store.db.deleteFrom('tries').where('until', '<=', clock.now()).execute();
}
