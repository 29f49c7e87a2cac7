import type { ServerResponse } from 'node:http';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Env } from '../../env.ts';
import type { Store } from '../db/open-store.ts';
import type { Note } from './open-streams.ts';
import { openStreams } from './open-streams.ts';
import { exchangedLimit } from './rate-limit.ts';
import { placeOf } from './visitor-address.ts';

/** Who asks: a session, and where from. Sessions are free, so a place has a budget too. */
interface Visitor {
  readonly ownerId: string | null;
  readonly address: string;
}

/** What one visitor may use of this server, in all its processes together, so that nobody can stop it for the others. */
export interface VisitorBudget {
  /** Counts a request; headers say what is left. Throws `rate-limited` for one too many. */
  take(visitor: Visitor): Record<string, string>;
  /** Counts a stream until its answer is closed. Throws `rate-limited` for one too many. */
  holdStream(visitor: Visitor, answer: Pick<ServerResponse, 'once' | 'destroyed'> | undefined): Promise<void>;
  /** What the visitor with the most uses at present; null where nothing is counted. */
  most(): { readonly requests: number | null; readonly streams: number | null };
  /** Exchanges what was counted with the other processes; done by itself every second. */
  exchange(): Promise<void>;
  stop(): void;
}

interface BudgetOptions {
  readonly env: Pick<Env, 'REQUESTS_PER_MINUTE' | 'STREAMS_AT_ONCE'>;
  readonly store: Pick<Store, 'db'>;
  readonly clock: Clock;
  readonly note: Note;
}

const minuteMs = 60_000;
const exchangeEveryMs = 1000;
/** People behind one address: an office, a school. */
const places = { requests: 5, streams: 10 } as const;

export function visitorBudget({ env, store, clock, note }: BudgetOptions): VisitorBudget {
  const { REQUESTS_PER_MINUTE: requests, STREAMS_AT_ONCE: streams } = env;
  const perOwner = exchangedLimit({
    store,
    clock,
    name: 'requests of an owner',
    most: requests,
    perMs: minuteMs,
    refusal: {
      message: `More than ${requests} requests within a minute, which is what one visitor may ask here. Wait a little.`,
      limit: 'requests.perMinute',
    },
  });
  const ofPlace = requests * places.requests;
  const perPlace = exchangedLimit({
    store,
    clock,
    name: 'requests from a place',
    most: ofPlace,
    perMs: minuteMs,
    refusal: {
      message: `More than ${ofPlace} requests within a minute from your network address. Wait a little.`,
      limit: 'requests.perPlace',
    },
  });
  const open = openStreams(store, note);

  const holds = ({ ownerId, address }: Visitor) => [
    ...(ownerId === null ? [] : [{ key: `owner ${ownerId}`, most: streams }]),
    { key: `place ${placeOf(address)}`, most: streams * places.streams },
  ];

  const exchangeAll = async (): Promise<void> => {
    if (requests > 0) {
      await perOwner.exchange();
      await perPlace.exchange();
    }
    if (streams > 0) await open.beat();
  };
  /** One after the other: what is on its way to the store must not be told twice. */
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const exchange = (): Promise<void> => (last = last.catch(() => undefined).then(exchangeAll));
  const timer = setInterval(() => {
    if (isWaiting) return;
    isWaiting = true;
    exchange()
      .catch((error: unknown) => note('budgets are counted by this process alone', { error: String(error) }))
      .finally(() => (isWaiting = false));
  }, exchangeEveryMs).unref();

  return {
    take({ ownerId, address }) {
      if (requests === 0) return {};
      const leftOfPlace = perPlace(placeOf(address));
      const { count, seconds } = ownerId === null ? leftOfPlace : perOwner(ownerId);
      const most = ownerId === null ? ofPlace : requests;
      // As draft-ietf-httpapi-ratelimit-headers-10 writes them.
      return {
        'ratelimit-policy': `"requests";q=${most};w=${minuteMs / 1000}`,
        ratelimit: `"requests";r=${count};t=${seconds}`,
      };
    },

    most: () => ({
      requests: requests === 0 ? null : perOwner.most(),
      streams: streams === 0 ? null : open.most('owner '),
    }),

    async holdStream(visitor, answer) {
      // Nothing would tell that it is over: it has no socket, or whoever asked has left already.
      if (streams === 0 || answer === undefined || answer.destroyed) return;
      const close = await open.open(holds(visitor));
      if (close === null) {
        throw new PlumblineError('rate-limited', 'Too many pages follow at once. Close some, or wait a little.', {
          limit: 'streams.atOnce',
          retryAfterSeconds: 5,
        });
      }
      if (answer.destroyed) close();
      else answer.once('close', close);
    },

    exchange,
    stop: () => clearInterval(timer),
  };
}
