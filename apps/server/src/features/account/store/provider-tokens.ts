import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/**
 * Forgets the tokens that sign-in services gave: the library encrypts them with a key that follows from the key file, nobody
 * uses them, and each sign-in brings new ones.
 */
export async function forgetProviderTokens(trx: Transaction<Database>): Promise<void> {
  await sql`update auth_accounts set "accessToken" = null, "refreshToken" = null, "idToken" = null`.execute(trx);
}
