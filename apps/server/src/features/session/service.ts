import { createHash, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { SessionView } from '@plumbline/contract/session';
import { dayMs } from '@plumbline/model/date';
import type { Clock } from '@plumbline/model/ports';
import { askedTogether } from '../../platform/asked-together.ts';
import type { Store } from '../../platform/db/open-store.ts';
import type { Owner } from '../../platform/http/owner.ts';
import { placeDigest } from '../../platform/http/visitor-address.ts';
import { findInvite, insertOwner, insertOwnerOnce, listOwners, readReturn, touchOwner, touchSession } from './store.ts';

/** What the store keeps of a session token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newToken = (): string => randomBytes(16).toString('base64url');

/** The command line of this machine acts as this owner. */
export const localOwnerId = 'local';

export interface SessionService {
  /** The owner of a session token, or null. address: where it came from, where that is known. */
  ownerOf(token: string, address?: string): Promise<Owner | null>;
  /** Whoever comes by a token of the interface was here, too. */
  seen(ownerId: string): Promise<void>;
  /** A new anonymous owner with its token; the token itself is not kept. */
  open(deviceId: string, address: string): Promise<{ readonly owner: Owner; readonly token: string }>;
  /** What a guest is told who came back shortly before they would have been removed. */
  noticeOf(owner: Owner): Promise<SessionView['notice']>;
  /** Makes sure that the command line's owner exists. */
  local(): Promise<Owner>;
  invite(code: string): Promise<{ readonly valid: boolean; readonly inviter: string | null }>;
}

const seenEveryMs = 3_600_000;
/** A browser that has two addresses uses them in turns: what is written of it stays little. */
const movedEveryMs = 60_000;
/** For so long the pages say so to whoever came back. */
const toldMs = 7 * dayMs;

/** Guests go after `guestDays` without a visit; null = never. */
export function sessionService({ db }: Store, clock: Clock, guestDays: number | null): SessionService {
  const rowOf = askedTogether(async (hashes) => {
    const rows = await listOwners(db, hashes, clock.now());
    return new Map(rows.map((row) => [row.token_sha256 ?? '', row]));
  });

  return {
    async ownerOf(token, address) {
      const row = await rowOf(tokenHash(token));
      if (row === undefined) return null;
      const now = clock.now();
      const unseenMs = now - (row.last_seen_at ?? 0);
      const place = address === undefined ? undefined : placeDigest(address);
      const hasMoved = place !== undefined && place !== row.place && (row.place === null || unseenMs > movedEveryMs);
      if (unseenMs > seenEveryMs || hasMoved) {
        if (row.session_id !== null) await touchSession(db, row.session_id, now);
        await touchOwner(db, row.id, now, place);
      }
      return { id: row.id, kind: row.session_id === null ? 'anonymous' : 'identified', createdAt: row.created_at };
    },

    seen: (ownerId) => touchOwner(db, ownerId, clock.now()),

    async open(deviceId, address) {
      const createdAt = clock.now();
      const token = newToken();
      const id = ulid(createdAt);
      await insertOwner(db, {
        id,
        kind: 'anonymous',
        token_sha256: tokenHash(token),
        device_id: deviceId,
        created_at: createdAt,
        last_seen_at: createdAt,
        place: placeDigest(address),
      });
      return { owner: { id, kind: 'anonymous', createdAt }, token };
    },

    async noticeOf({ id, kind }) {
      if (guestDays === null || kind !== 'anonymous') return null;
      const returnedAt = await readReturn(db, id);
      if (returnedAt === null || returnedAt < clock.now() - toldMs) return null;
      return { days: guestDays, keptUntil: clock.now() + guestDays * dayMs };
    },

    async local() {
      const createdAt = clock.now();
      const row = {
        id: localOwnerId,
        kind: 'local',
        token_sha256: null,
        device_id: null,
        created_at: createdAt,
      } as const;
      await insertOwnerOnce(db, row);
      return { id: localOwnerId, kind: 'anonymous', createdAt };
    },

    async invite(code) {
      const row = await findInvite(db, code);
      if (row === undefined || row.expires_at <= clock.now()) return { valid: false, inviter: null };
      return { valid: true, inviter: row.inviter };
    },
  };
}
