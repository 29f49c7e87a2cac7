import { createHash, timingSafeEqual } from 'node:crypto';
import { PlumblineError } from '@plumbline/model/errors';
import type { Store } from '../../../platform/db/open-store.ts';
import type { Env } from '../../../env.ts';
import { derivedKey } from '../library-options.ts';

type SetupEnv = Pick<Env, 'SECRET_FILE' | 'ACCOUNTS'>;

/** The word that makes the first account of a server. It follows from the key file, so a restart prints the same one. */
export function setupToken(env: SetupEnv): string {
  return derivedKey(env, 'set-up').toString('base64url').slice(0, 24);
}

async function hasAccounts({ db }: Pick<Store, 'db'>): Promise<boolean> {
  return (await db.selectFrom('auth_users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Printed at the start of a server that waits for its first account; null on every other. */
export async function setupTokenToPrint(env: SetupEnv, store: Pick<Store, 'db'>): Promise<string | null> {
  return env.ACCOUNTS === 'setup' && !(await hasAccounts(store)) ? setupToken(env) : null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets one account be made, by whoever reads the console. Compared as digests, so that the time it takes tells nothing. */
export async function checkSetupToken(env: SetupEnv, store: Pick<Store, 'db'>, given: string): Promise<void> {
  if (await hasAccounts(store)) throw new PlumblineError('not-permitted', 'This server takes no new accounts.');
  if (!timingSafeEqual(digest(given), digest(setupToken(env)))) {
    throw new PlumblineError(
      'not-permitted',
      'The set-up token is missing or wrong. The server printed it at its start.',
    );
  }
}
