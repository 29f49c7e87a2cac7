import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import { numberOption } from '../number-option.ts';
import type { Verb } from '../verb.ts';

export const partitionStoreVerb: Verb = {
  name: 'partition-store',
  usage: '--parts N [--json]',
  summary: 'Divide the tables of a PostgreSQL store that grow into N parts by a hash; 1 makes them plain again.',
  details: [
    'The ledger is divided by owner, events by stream, bars by instrument. Keys, indexes and names stay.',
    'Each table is copied, compared and replaced in one transaction. Whoever asks for it meanwhile waits; where others are',
    'connected at most 10 s, after which everything is as it was: stop servers and workers for large tables.',
    'May be run again, with another number too.',
  ],
  async run({ args, env, out, say }) {
    const { values } = readArguments(args, {
      parts: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const { mostParts, partitionStore } = await import('../../platform/db/partition-store.ts');
    const parts = numberOption('--parts', values.parts, null, { min: 1, max: mostParts, whole: true });
    if (parts === null) throw new PlumblineError('bad-input', 'Say into how many, with --parts 16.');
    if (env.DATABASE_URL === null) {
      const why = 'SQLite has no partitions: this is for a store on PostgreSQL, which DATABASE_URL names.';
      throw new PlumblineError('bad-input', why);
    }
    const note = (message: string, fields?: object): void =>
      say(fields === undefined ? message : `${message} ${JSON.stringify(fields)}`);
    const tables = await partitionStore({ url: env.DATABASE_URL, parts, note });
    if (values.json) out(`${JSON.stringify({ tables })}\n`);
    return 0;
  },
};
