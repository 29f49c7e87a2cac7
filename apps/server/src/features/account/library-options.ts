import { hkdfSync } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { Store } from '../../platform/db/open-store.ts';
import type { Env } from '../../env.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';

/** A key of its own for each use, so that what one use gives away opens no other. */
export function derivedKey(env: Pick<Env, 'SECRET_FILE'>, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', readOrMakeSecret(env.SECRET_FILE), '', `plumbline ${use}`, 32));
}

/** Where people reach this server. */
export const publicAddress = (env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;

interface LibraryContext {
  readonly env: Env;
  readonly store: Store;
  readonly note?: (message: string) => void;
}

/** The sign-in library on our store and under our limits. */
export function libraryOptions({ env, store, note }: LibraryContext) {
  return {
    database: { db: store.db, type: store.engine },
    secret: derivedKey(env, 'sign-in').toString('base64url'),
    baseURL: publicAddress(env),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its messages may quote what was typed.
    logger: { level: 'error', log: () => note?.('the sign-in library reported a failure') },
    account: { modelName: 'auth_accounts', accountLinking: { enabled: false }, encryptOAuthTokens: true },
    user: { modelName: 'auth_users' },
    session: { modelName: 'auth_sessions' },
    verification: { modelName: 'auth_verifications' },
    advanced: { cookiePrefix: 'plumbline-sign-in' },
  } satisfies BetterAuthOptions;
}
