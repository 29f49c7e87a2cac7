import { z } from 'zod';
import type { SessionKeeper } from '@plumbline/market/session-keeper';
import type { Clock } from '@plumbline/model/ports';
import type { Env } from '../../env.ts';
import type { Store } from '../../platform/db/open-store.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';
import { readChoice, writeChoice } from './store.ts';

const name = 'yahoo-session';
/** Nobody chose it. */
const nobody = '';

const keptSession = z.object({ session: z.object({ crumb: z.string(), cookie: z.string() }), at: z.number() });

/** The session with Yahoo in the store, sealed like a key: whoever starts again need not be let in again. */
export function yahooSessionKeeper(
  env: Pick<Env, 'SECRET_FILE'>,
  clock: Clock,
  store: Pick<Store, 'db'>,
): SessionKeeper {
  const secret = () => readOrMakeSecret(env.SECRET_FILE);
  return {
    read: async () => {
      const sealed = z.string().safeParse(await readChoice(store.db, name));
      if (!sealed.success) return null;
      return keptSession.parse(JSON.parse(unseal(secret(), name, sealed.data)));
    },
    write: async (kept) => {
      const value = kept === null ? null : seal(secret(), name, JSON.stringify(kept));
      await writeChoice(store.db, name, value, clock.now(), nobody);
    },
  };
}
