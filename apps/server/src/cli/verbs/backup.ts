import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const backupVerb: Verb = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Copy the store into a new file, also while the server runs, and check the copy.',
  async run({ args, env, say }) {
    const { positionals } = readArguments(args, {}, ['the FILE to write']);
    if (env.DATABASE_URL !== null) {
      throw new PlumblineError('bad-input', 'The store is in PostgreSQL; back it up with pg_dump.');
    }
    const { backupSqlite } = await import('../../platform/db/backup.ts');
    const { sqliteFile } = await import('../../platform/db/open-store.ts');
    const { file, sha256 } = await backupSqlite(sqliteFile(env.DATA_DIR), positionals[0] ?? '');
    say(`Wrote ${file} (SHA-256 ${sha256}).`);
    return 0;
  },
};
