import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { z } from 'zod';
import { scopes } from '@plumbline/contract/scope';
import type { createToken, TokenCall, TokenView } from '@plumbline/contract/tokens';
import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Caller, Grant } from '../../platform/http/owner.ts';
import { sharedLimit } from '../../platform/http/rate-limit.ts';
import { retention } from '../../retention.ts';
import type { SessionService } from '../session/service.ts';
import type { TokenRow } from './store.ts';
import {
  deleteOldCalls,
  deleteToken,
  findToken,
  insertCall,
  insertToken,
  listCalls,
  listTokens,
  touchToken,
} from './store.ts';

export interface TokenService {
  list(ownerId: string): Promise<TokenView[]>;
  /** Its text is the only copy: what is kept is a hash of it. */
  create(ownerId: string, given: z.output<typeof createToken.body>): Promise<{ token: TokenView; text: string }>;
  revoke(ownerId: string, id: string): Promise<void>;
  calls(ownerId: string, id: string): Promise<TokenCall[]>;
  /** For whom a token acts and what it may do. Throws where it is none, has ended, or asks too often. */
  callerOf(text: string): Promise<Caller>;
  /** Does what was called, and keeps how it went where a token called it. */
  noted<T>(grant: Grant | null, call: string, work: () => Promise<T>): Promise<T>;
  purge(): Promise<void>;
}

interface TokenDeps {
  readonly store: Store;
  readonly sessions: Pick<SessionService, 'seen'>;
  readonly clock: Clock;
}

/** More would only be forgotten. */
const mostTokens = 20;
const shownCalls = 50;
const minuteMs = 60_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

const view = ({ id, name, scopes: held, ...row }: TokenRow): TokenView => ({
  id,
  name,
  scopes: scopes.filter((scope) => held.split(' ').includes(scope)),
  perMinute: row.per_minute,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});

/** Tokens `pl_<id>_<secret>` with which programs and other assistants act for an owner, within scopes. */
export function tokenService({ store, sessions, clock }: TokenDeps): TokenService {
  const { db } = store;
  const newId = monotonicFactory();
  /** By rate: all processes count together. */
  const limits = new Map<number, (key: string) => Promise<void>>();
  const limitOf = (most: number): ((key: string) => Promise<void>) => {
    const known = limits.get(most) ?? sharedLimit({ store, clock, name: 'api token', most, perMs: minuteMs });
    limits.set(most, known);
    return known;
  };
  const noToken = (): PlumblineError =>
    new PlumblineError(
      'not-signed-in',
      'This token is not known here, or it was revoked. Make one under Settings, Account.',
    );

  return {
    list: async (ownerId) => (await listTokens(db, ownerId)).map(view),

    async create(ownerId, { name, scopes: wanted, days, perMinute }) {
      if ((await listTokens(db, ownerId)).length >= mostTokens) {
        throw new PlumblineError('bad-input', `There are ${mostTokens} tokens already. Revoke one that is not used.`);
      }
      const at = clock.now();
      const id = randomBytes(8).toString('hex');
      const secret = randomBytes(24).toString('base64url');
      const row: TokenRow = {
        id,
        owner_id: ownerId,
        name,
        secret_sha256: hashOf(secret),
        scopes: scopes.filter((scope) => wanted.includes(scope)).join(' '),
        per_minute: perMinute,
        created_at: at,
        expires_at: days === null ? null : at + days * dayMs,
        last_used_at: null,
      };
      await insertToken(db, row);
      return { token: view(row), text: `pl_${id}_${secret}` };
    },

    async revoke(ownerId, id) {
      if (!(await deleteToken(db, ownerId, id))) throw new PlumblineError('not-found', 'There is no such token.');
    },

    async calls(ownerId, id) {
      const tokens = await listTokens(db, ownerId);
      if (tokens.every((token) => token.id !== id)) throw new PlumblineError('not-found', 'There is no such token.');
      return listCalls(db, id, shownCalls);
    },

    async callerOf(text) {
      const [, id = '', secret = ''] = /^pl_([\da-f]{16})_([\w-]{32})$/.exec(text) ?? [];
      const row = id === '' ? undefined : await findToken(db, id);
      if (row === undefined || !isSame(row.secret_sha256, hashOf(secret))) throw noToken();
      const now = clock.now();
      if (row.expires_at !== null && row.expires_at <= now) {
        throw new PlumblineError('not-signed-in', 'This token has ended. Make a new one under Settings, Account.');
      }
      await limitOf(row.per_minute)(id);
      if ((row.last_used_at ?? 0) < now - minuteMs) {
        await touchToken(db, id, now);
        await sessions.seen(row.owner_id);
      }
      return {
        owner: {
          id: row.owner_id,
          kind: row.user_id === null ? 'anonymous' : 'identified',
          createdAt: row.owner_since,
        },
        grant: { tokenId: id, scopes: view(row).scopes },
      };
    },

    async noted(grant, call, work) {
      if (grant === null) return work();
      const note = async (outcome: string): Promise<void> => {
        const at = clock.now();
        await insertCall(db, { id: newId(at), token_id: grant.tokenId, at, call: call.slice(0, 120), outcome });
      };
      try {
        const answer = await work();
        await note('done');
        return answer;
      } catch (error) {
        await note(error instanceof PlumblineError ? error.code : 'internal');
        throw error;
      }
    },

    purge: () => deleteOldCalls(db, clock.now() - retention.tokenCallsMs, retention.tokenCalls),
  };
}
