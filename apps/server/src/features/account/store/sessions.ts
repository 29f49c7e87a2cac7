import { dayMs } from '@plumbline/model/date';
import { ulid } from 'ulid';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newToken, tokenHash } from '../../session/service.ts';

const keptMs = 90 * dayMs;

/** A session of an account; the token is told once and only its hash is kept. */
export async function openAccountSession(
  trx: Transaction<Database>,
  ownerId: string,
  device: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('owner_sessions')
    .values({
      id: ulid(now),
      owner_id: ownerId,
      token_sha256: tokenHash(token),
      device: deviceName(device),
      created_at: now,
      last_seen_at: now,
      expires_at: now + keptMs,
    })
    .execute();
  return token;
}

export async function endAccountSession(db: Kysely<Database>, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('owner_sessions')
    .where('token_sha256', '=', tokenHash(token))
    .returning('id')
    .execute();
  return gone.length > 0;
}

/** Sessions of an owner that have not run out, the last seen first. */
export async function listSessions(
  db: Kysely<Database>,
  ownerId: string,
  now: number,
): Promise<readonly Selectable<Database['owner_sessions']>[]> {
  return db
    .selectFrom('owner_sessions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Ends one session of an owner; false when there is none. */
export async function endSessionOf(db: Kysely<Database>, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('owner_sessions')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  return gone.length > 0;
}

export async function endAllSessions(db: Kysely<Database>, ownerId: string): Promise<void> {
  await db.deleteFrom('owner_sessions').where('owner_id', '=', ownerId).execute();
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a person recognises of a browser; the rest of what it says about itself is not kept. */
export function deviceName(userAgent: string): string {
  const named = (list: readonly [RegExp, string][]): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(browsers), named(systems)].filter((part) => part !== undefined).join(', ');
}
