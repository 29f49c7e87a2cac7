import { readArguments } from '../arguments.ts';
import { readPassphrase } from '../../platform/passphrase.ts';
import type { Verb } from '../verb.ts';

export const restoreVerb: Verb = {
  name: 'restore',
  usage: 'FILE [--passphrase-file F]',
  summary: 'Put a backup in the place of the store; the server must be stopped. The old store is kept beside it.',
  details: [
    'With DATABASE_URL the database must be empty; a backup of either engine fits.',
    'With a passphrase FILE.key is opened and becomes the key file, where there is none yet.',
  ],
  async run({ args, env, say }) {
    const { values, positionals } = readArguments(args, { 'passphrase-file': { type: 'string' } }, [
      'the FILE to restore',
    ]);
    const backup = positionals[0] ?? '';
    const passphraseFile = values['passphrase-file'];
    if (passphraseFile !== undefined) {
      const { restoreKeyFile } = await import('../../platform/sealed-key.ts');
      const outcome = restoreKeyFile(`${backup}.key`, env.SECRET_FILE, readPassphrase(passphraseFile));
      say(outcome === 'made' ? `Made the key file ${env.SECRET_FILE}.` : 'The key file is the same already.');
    }
    if (env.DATABASE_URL !== null) {
      const { restorePostgres } = await import('../../platform/db/copy-of-postgres.ts');
      const tables = await restorePostgres(env.DATABASE_URL, backup, (message) => say(message));
      say(`Restored ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows; every hash agrees.`);
      return 0;
    }
    const { restoreSqlite } = await import('../../platform/db/restore.ts');
    const { kept, sha256 } = await restoreSqlite(env.DATA_DIR, backup);
    say(`Restored a store with SHA-256 ${sha256}.`);
    if (kept !== null) say(`The store that was there is now ${kept}.`);
    return 0;
  },
};
