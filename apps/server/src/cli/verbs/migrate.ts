import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const migrateVerb: Verb = {
  name: 'migrate',
  usage: '',
  summary: 'Bring the schema of the store up to date, after a backup. Serving does this by itself.',
  async run({ args, env, say }) {
    readArguments(args, {});
    const { openStore } = await import('../../platform/db/open-store.ts');
    const note = (message: string, fields: object = {}): void => say(`${message} ${JSON.stringify(fields)}`);
    const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, note });
    await store.close();
    say('The store is up to date.');
    return 0;
  },
};
