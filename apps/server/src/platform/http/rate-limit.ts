import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
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

interface RateLimit {
  (key: string): Left;
  /** What the key with the most has used of its window. */
  most(): number;
}

/** Counts tries per key in fixed windows; one too many is refused and told when to come back. */
export function rateLimit({ clock, most, perMs, refusal }: RateLimitOptions): RateLimit {
  const windows = new Map<string, { until: number; count: number }>();
  const take = (key: string): Left => {
    const now = clock.now();
    const known = windows.get(key);
    const current = known !== undefined && known.until > now ? known : { until: now + perMs, count: 0 };
    current.count++;
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
  return Object.assign(take, { most: () => counts().reduce((top, count) => Math.max(top, count), 0) });
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

const tooMany = (waitMs: number, refusal?: Refusal): PlumblineError =>
  new PlumblineError('rate-limited', refusal?.message ?? 'Too many tries. Wait a little and try again.', {
    ...(refusal !== undefined && { limit: refusal.limit }),
    retryAfterSeconds: secondsOf(waitMs),
  });

interface SharedLimitOptions extends Omit<RateLimitOptions, 'refusal'> {
  readonly store: Pick<Store, 'db'>;
  /** What is tried; counted apart from everything else. */
  readonly name: string;
}

/** The same, counted in the store: for all processes together, and on after a restart. */
export function sharedLimit({ store, name, clock, most, perMs }: SharedLimitOptions): (key: string) => Promise<void> {
  return async (key) => {
    const now = clock.now();
    const digest = createHash('sha256').update(`${name}\n${key}`).digest('base64url');
    const { count, until } = await store.db
      .insertInto('tries')
      .values({ key: digest, count: 1, until: now + perMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('tries.until', '<=', now)
            .then(1)
            .else(eb('tries.count', '+', 1))
            .end(),
          until: eb
            .case()
            .when('tries.until', '<=', now)
            .then(now + perMs)
            .else(eb.ref('tries.until'))
            .end(),
        })),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow();
    if (count > most) throw tooMany(until - now);
  };
}

/** Forgets windows that have ended. */
export async function purgeTries(store: Pick<Store, 'db'>, clock: Clock): Promise<void> {
  await store.db.deleteFrom('tries').where('until', '<=', clock.now()).execute();
}

/** What counts as one place: an IPv4 address however it is written, or the /64 that a provider gives one customer. */
export function placeOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
  if (mapped !== null) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [head = '', tail = ''] = canonical.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = canonical.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
