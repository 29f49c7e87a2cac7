import { dayMs } from '@plumbline/model/date';
import { ulid } from 'ulid';
import type { Kysely, Transaction } from 'kysely';
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
