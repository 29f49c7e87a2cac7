import { createHash, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** What the store keeps of a session token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newToken = (): string => randomBytes(16).toString('base64url');

/** The command line of this machine acts as this owner. */
export const localOwnerId = 'local';

export interface SessionService {
  /** The owner of a session token, or null. */
  ownerOf(token: string): Promise<Owner | null>;
  /** A new anonymous owner with its token; the token itself is not kept. */
  open(deviceId: string): Promise<{ readonly owner: Owner; readonly token: string }>;
  /** Makes sure that the command line's owner exists. */
  local(): Promise<Owner>;
  invite(code: string): Promise<{ readonly valid: boolean; readonly inviter: string | null }>;
}

const seenEveryMs = 3_600_000;

export function sessionService({ db }: Store, clock: Clock): SessionService {
  const accountOf = async (hash: string): Promise<Owner | null> => {
    const now = clock.now();
    const row = await db
      .selectFrom('owner_sessions')
      .innerJoin('owners', 'owners.id', 'owner_sessions.owner_id')
      .select(['owners.id', 'owners.created_at', 'owner_sessions.id as sessionId', 'owner_sessions.last_seen_at'])
      .where('owner_sessions.token_sha256', '=', hash)
      .where('owner_sessions.expires_at', '>', now)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.last_seen_at < now - seenEveryMs) {
      await db.updateTable('owner_sessions').set({ last_seen_at: now }).where('id', '=', row.sessionId).execute();
    }
    return { id: row.id, kind: 'identified', createdAt: row.created_at };
  };

  return {
    async ownerOf(token) {
      const row = await db
        .selectFrom('owners')
        .select(['id', 'created_at'])
        .where('token_sha256', '=', tokenHash(token))
        .executeTakeFirst();
      if (row !== undefined) return { id: row.id, kind: 'anonymous', createdAt: row.created_at };
      return accountOf(tokenHash(token));
    },

    async open(deviceId) {
      const createdAt = clock.now();
      const token = newToken();
      const id = ulid(createdAt);
      const row = {
        id,
        kind: 'anonymous' as const,
        token_sha256: tokenHash(token),
        device_id: deviceId,
        created_at: createdAt,
      };
      await db.insertInto('owners').values(row).execute();
      return { owner: { id, kind: 'anonymous', createdAt }, token };
    },

    async local() {
      const createdAt = clock.now();
      await db
        .insertInto('owners')
        .values({ id: localOwnerId, kind: 'local', token_sha256: null, device_id: null, created_at: createdAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return { id: localOwnerId, kind: 'anonymous', createdAt };
    },

    async invite(code) {
      const row = await db
        .selectFrom('invites')
        .select(['inviter', 'expires_at'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (row === undefined || row.expires_at <= clock.now()) return { valid: false, inviter: null };
      return { valid: true, inviter: row.inviter };
    },
  };
}
