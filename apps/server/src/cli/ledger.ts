import { readFile } from 'node:fs/promises';
import { PlumblineError } from '@plumbline/model/errors';
import type { LedgerTextCheck } from '@plumbline/quant/signal/ledger-text';
import { readArguments } from '../command/arguments.ts';
import { givenFile } from '../command/given-file.ts';
import type { Verb, VerbContext } from '../command/verb.ts';

interface Checked {
  /** Whose ledger; null for a file. */
  readonly owner: string | null;
  readonly entries: number;
  readonly head: string | null;
  readonly firstBad: number | null;
  readonly why: LedgerTextCheck['why'];
}

const reasons: Readonly<Record<NonNullable<LedgerTextCheck['why']>, string>> = {
  'not-an-entry': 'it is no entry of a ledger',
  'not-as-written': 'it is not spelt as it was written',
  'not-in-the-chain': 'its fingerprint does not follow from the entry before and its content',
};

async function checkFile(file: string): Promise<Checked> {
  const { verifyLedgerText } = await import('@plumbline/quant/signal/ledger-text');
  try {
    // Bytes that are no text become a sign of their own and are found like any other change.
    return { owner: null, ...verifyLedgerText(await readFile(givenFile(file), 'utf8')) };
  } catch (cause) {
    // The only failures of reading a file are those of the file system, which carry a code.
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    throw new PlumblineError('bad-input', `The file ${file} cannot be read (${code}).`, {}, cause);
  }
}

async function checkStore({ env, say }: Pick<VerbContext, 'env' | 'say'>): Promise<readonly Checked[]> {
  const { openStore } = await import('../db/open-store.ts');
  const { checkLedger } = await import('../signal/ledger.ts');
  const note = (message: string): void => say(`note: ${message}`);
  const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, note });
  try {
    const owners = await store.db
      .selectFrom('ledger_entries')
      .select('owner_id')
      .distinct()
      .orderBy('owner_id')
      .execute();
    const checked: Checked[] = [];
    for (const { owner_id: owner } of owners) {
      const check = await checkLedger(store.db, owner);
      checked.push({ owner, ...check, why: check.firstBad === null ? null : 'not-in-the-chain' });
    }
    return checked;
  } finally {
    await store.close();
  }
}

function lineOf({ owner, entries, head, firstBad, why }: Checked): string {
  const whose = owner === null ? 'The ledger' : `The ledger of ${owner}`;
  if (firstBad !== null)
    return `${whose} is not as it was written: entry ${firstBad}, ${reasons[why ?? 'not-an-entry']}.`;
  return `${whose} is as it was written: ${entries} entries${head === null ? '' : `, the last with fingerprint ${head}`}. It proves their order, not their dates.`;
}

export const ledgerVerb: Verb = {
  name: 'ledger',
  usage: 'verify [FILE] [--json]',
  summary: 'Check that no entry of a ledger of signals was changed since it was written.',
  details: [
    'FILE is a ledger as it is downloaded, one entry per line; without it every ledger of the store is checked.',
    'The store is read alone: stop the server first, or download the ledger and check the file.',
  ],
  async run(context) {
    const hasFile = context.args.filter((word) => !word.startsWith('-')).length > 1;
    const words = ['what to do: verify', ...(hasFile ? ['the FILE'] : [])];
    const { values, positionals } = readArguments(context.args, { json: { type: 'boolean', default: false } }, words);
    const [action, file] = positionals;
    if (action !== 'verify') {
      throw new PlumblineError(
        'bad-input',
        `A ledger can be verified, and nothing else: "${action ?? ''}" is unknown.`,
      );
    }
    const checked = file === undefined ? await checkStore(context) : [await checkFile(file)];
    if (values.json) context.out(`${JSON.stringify({ ledgers: checked }, null, 2)}\n`);
    else if (checked.length === 0) context.say('There is no ledger yet: it begins with the first activated strategy.');
    else for (const one of checked) context.say(lineOf(one));
    return checked.every(({ firstBad }) => firstBad === null) ? 0 : 1;
  },
};
