import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const copyStoreVerb: Verb = {
  name: 'copy-store',
  usage: '--to STORE [--from STORE] [--json]',
  summary: 'Copy everything into another, empty store: SQLite to PostgreSQL or back. Servers must be stopped.',
  details: [
    'STORE is a folder (SQLite) or a postgres:// address; without --from it is the store of this installation.',
    'Every row is read back from the copy and its hash compared; nothing is kept unless all of them agree.',
    'The key file (SECRET_FILE) is not part of the store: the new installation needs the same one.',
  ],
  async run({ args, env, out, say }) {
    const { values } = readArguments(args, {
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (values.to === undefined)
      throw new PlumblineError('bad-input', 'Say where to, with --to FOLDER or --to postgres://….');
    const own = env.DATABASE_URL ?? env.DATA_DIR;
    const { openStore } = await import('../../platform/db/open-store.ts');
    const { copyStore } = await import('../../platform/db/copy-store.ts');
    const note = (message: string, fields: object = {}): void => say(`${message} ${JSON.stringify(fields)}`);
    const open = (place: string) => {
      const isAddress = /^postgres(ql)?:\/\//.test(place);
      return openStore({ dataDir: isAddress ? '' : place, databaseUrl: isAddress ? place : null, note });
    };
    const source = await open(values.from ?? own);
    try {
      const target = await open(values.to);
      try {
        const tables = await copyStore(source, target);
        if (values.json) out(`${JSON.stringify({ tables })}\n`);
        else for (const { table, rows, sha256 } of tables) out(`${table}\t${rows}\t${sha256}\n`);
        say(
          `Copied ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables; every hash agrees.`,
        );
        return 0;
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};
