import { parseEnv } from '../../../env.ts';
import { openStore } from '../../../platform/db/open-store.ts';
import { replaceMasterKey } from '../rotate-key.ts';

// Replaces the key file of the store in the environment and dies after the step that is named.
const env = parseEnv(process.env);
const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, note: () => undefined });
await replaceMasterKey({
  store,
  secretFile: env.SECRET_FILE,
  clock: { now: () => Date.now() },
  reached: (step) => {
    if (step === process.argv[2]) process.kill(process.pid, 'SIGKILL');
  },
});
