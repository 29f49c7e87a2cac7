import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const restoreVerb: Verb = {
  name: 'restore',
  usage: 'FILE',
  summary: 'Put a backup in the place of the store; the server must be stopped. The old store is kept beside it.',
  async run({ args, env, say }) {
    const { positionals } = readArguments(args, {}, ['the FILE to restore']);
    if (env.DATABASE_URL !== null) {
      throw new PlumblineError('bad-input', 'The store is in PostgreSQL; restore it with pg_restore.');
    }
    const { restoreSqlite } = await import('../../platform/db/restore.ts');
    const { kept, sha256 } = await restoreSqlite(env.DATA_DIR, positionals[0] ?? '');
    say(`Restored a store with SHA-256 ${sha256}.`);
    if (kept !== null) say(`The store that was there is now ${kept}.`);
    return 0;
  },
};
