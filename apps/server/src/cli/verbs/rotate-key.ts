import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const rotateKeyVerb: Verb = {
  name: 'rotate-key',
  usage: '',
  summary: 'Replace the key file: every stored secret is sealed with a new key. Servers must be stopped.',
  details: [
    'One transaction and one rename: after a loss of power at any moment one key opens everything, and the next start puts its file in place.',
    'The old key is kept beside the new one, because backups made before need it; delete it when none of them is wanted.',
    'People stay signed in. Exports of accounts made before can no longer be imported, and a set-up token is a new one.',
  ],
  async run({ args, env, say }) {
    readArguments(args, {});
    const [{ openStore }, { replaceMasterKey }, { clockFrom }] = await Promise.all([
      import('../../platform/db/open-store.ts'),
      import('../../features/operator/rotate-key.ts'),
      import('../../platform/clock.ts'),
    ]);
    const note = (message: string, fields: object = {}): void => say(`${message} ${JSON.stringify(fields)}`);
    const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, note });
    try {
      const done = await replaceMasterKey({ store, secretFile: env.SECRET_FILE, clock: clockFrom(env.CLOCK) });
      if (done === null) {
        say(`Finished a replacement that had been interrupted: ${env.SECRET_FILE} holds the new key.`);
        return 0;
      }
      say(`Sealed ${done.sealed} secrets with the new key ${done.keyId} in ${env.SECRET_FILE}.`);
      if (done.unopened > 0) say(`${done.unopened} had been sealed with some other key and have to be entered again.`);
      say(`The old key is kept in ${done.kept}: backups made before need it.`);
      return 0;
    } finally {
      await store.close();
    }
  },
};
