import type { ServerResponse } from 'node:http';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Env } from '../../env.ts';
import { placeOf, rateLimit } from './rate-limit.ts';

/** Who asks: a session, and where from. Sessions are free, so a place has a budget too. */
interface Visitor {
  readonly ownerId: string | null;
  readonly address: string;
}

/** What one visitor may use of this process, so that nobody can stop it for the others. */
export interface VisitorBudget {
  /** Counts a request; headers say what is left. Throws `rate-limited` for one too many. */
  take(visitor: Visitor): Record<string, string>;
  /** Counts a stream until its answer is closed. Throws `rate-limited` for one too many. */
  holdStream(visitor: Visitor, answer: Pick<ServerResponse, 'once' | 'destroyed'> | undefined): void;
  /** What the visitor with the most uses at present; null where nothing is counted. */
  most(): { readonly requests: number | null; readonly streams: number | null };
}

const minuteMs = 60_000;
/** People behind one address: an office, a school. */
const places = { requests: 5, streams: 10 } as const;

export function visitorBudget(
  { REQUESTS_PER_MINUTE: requests, STREAMS_AT_ONCE: streams }: Pick<Env, 'REQUESTS_PER_MINUTE' | 'STREAMS_AT_ONCE'>,
  clock: Clock,
): VisitorBudget {
  const perOwner = rateLimit({
    clock,
    most: requests,
    perMs: minuteMs,
    refusal: {
      message: `More than ${requests} requests within a minute, which is what one visitor may ask here. Wait a little.`,
      limit: 'requests.perMinute',
    },
  });
  const ofPlace = requests * places.requests;
  const perPlace = rateLimit({
    clock,
    most: ofPlace,
    perMs: minuteMs,
    refusal: {
      message: `More than ${ofPlace} requests within a minute from your network address. Wait a little.`,
      limit: 'requests.perPlace',
    },
  });
  const open = new Map<string, number>();

  const holds = ({ ownerId, address }: Visitor): readonly (readonly [string, number])[] => [
    ...(ownerId === null ? [] : [[`owner ${ownerId}`, streams] as const]),
    [`place ${placeOf(address)}`, streams * places.streams],
  ];

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
      streams: streams === 0 ? null : Math.max(0, ...[...open].map(([key, n]) => (key.startsWith('owner ') ? n : 0))),
    }),

    holdStream(visitor, answer) {
      // Nothing would tell that it is over: it has no socket, or whoever asked has left already.
      if (streams === 0 || answer === undefined || answer.destroyed) return;
      const held = holds(visitor);
      if (held.some(([key, most]) => (open.get(key) ?? 0) >= most)) {
        throw new PlumblineError('rate-limited', 'Too many pages follow at once. Close some, or wait a little.', {
          limit: 'streams.atOnce',
          retryAfterSeconds: 5,
        });
      }
      for (const [key] of held) open.set(key, (open.get(key) ?? 0) + 1);
      answer.once('close', () => {
        for (const [key] of held) {
          const left = (open.get(key) ?? 1) - 1;
          if (left === 0) open.delete(key);
          else open.set(key, left);
        }
      });
    },
  };
}
