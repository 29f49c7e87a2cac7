import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PlumblineError } from '@plumbline/model/errors';
import type { RecordFault } from '@plumbline/contract/signal';
import type { LedgerEnd, LedgerTextCheck } from '@plumbline/quant/signal/ledger-text';
import { readArguments } from '../arguments.ts';
import { givenFile } from '../given-file.ts';
import { numberOption } from '../number-option.ts';
import type { Verb, VerbContext } from '../verb.ts';

interface Checked {
  /** Whose ledger; null for a file. */
  readonly owner: string | null;
  readonly entries: number;
  readonly head: string | null;
  readonly firstBad: number | null;
  /** What is wrong with a file at its first bad entry. */
  readonly why: LedgerTextCheck['why'];
  /** What disagrees in a store, at most as much as the page shows. */
  readonly faults: readonly RecordFault[];
}

const reasons: Readonly<Record<NonNullable<LedgerTextCheck['why']>, string>> = {
  'not-an-entry': 'it is no entry of a ledger',
  'not-as-written': 'it is not spelt as it was written',
  'not-in-the-chain': 'its fingerprint does not follow from the entry before and its content',
  'cut-off': 'it and what follows it is gone',
  added: 'it was added behind the end',
  'ends-otherwise': 'it is another than the one that the ledger ended with',
};

const fieldWords: Readonly<Record<RecordFault['fields'][number], string>> = {
  id: 'identity',
  key: 'identity',
  strategy: 'strategy',
  instrument: 'instrument',
  market: 'market',
  side: 'side',
  kind: 'kind',
  status: 'state',
  bar: 'bar',
  frozenAt: 'time of issue',
  content: 'frozen figures',
  outcome: 'outcome',
};

const faultWords: Readonly<Record<RecordFault['what'], (fault: RecordFault) => string>> = {
  'entry-changed': ({ seq }) => `Entry ${seq} was changed after it was written.`,
  'chain-broken': ({ seq }) => `Entry ${seq} does not follow from the one before it.`,
  'entry-missing': ({ seq, last }) => (seq === last ? `Entry ${seq} is gone.` : `Entries ${seq} to ${last} are gone.`),
  'entry-added': ({ seq }) => `Entry ${seq} was added behind the end.`,
  'head-differs': ({ seq }) =>
    `The ledger does not end as it was written: entry ${seq} or one before it was rewritten.`,
  'anchor-missing': ({ seq }) => `The note of where the ledger ends is gone. There are entries up to ${seq}.`,
  'row-changed': ({ seq, fields }) =>
    `The stored signal of entry ${seq} differs from the ledger: ${[...new Set(fields.map((one) => fieldWords[one]))].join(', ')}.`,
  'row-missing': ({ seq }) => `The stored signal of entry ${seq} was deleted.`,
  'row-added': ({ seq }) => `A stored signal refers to entry ${seq}, which does not tell of it.`,
  'copied-broken': ({ seq }) => `What was copied before entry ${seq} was not as it was written.`,
};

/** A download carries in its name how many entries it has and how the last fingerprint begins. */
function endInName(file: string): LedgerEnd {
  const [, entries, head] = /^ledger-(\d{1,9})-([0-9a-f]{16})\b/.exec(basename(file)) ?? [];
  return { entries: entries === undefined ? null : Number(entries), head: head ?? null };
}

async function checkFile(file: string, said: LedgerEnd): Promise<Checked> {
  const { verifyLedgerText } = await import('@plumbline/quant/signal/ledger-text');
  const inName = endInName(file);
  const end = { entries: said.entries ?? inName.entries, head: said.head ?? inName.head };
  try {
    // Bytes that are no text become a sign of their own and are found like any other change.
    return { owner: null, faults: [], ...verifyLedgerText(await readFile(givenFile(file), 'utf8'), end) };
  } catch (cause) {
    // The only failures of reading a file are those of the file system, which carry a code.
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    throw new PlumblineError('bad-input', `The file ${file} cannot be read (${code}).`, {}, cause);
  }
}

async function checkStore({ env, say }: Pick<VerbContext, 'env' | 'say'>): Promise<readonly Checked[]> {
  const { openStore } = await import('../../platform/db/open-store.ts');
  const { checkRecord, listLedgerOwners } = await import('../../features/signal/check-record.ts');
  const { ledgerView } = await import('../../features/signal/record.ts');
  const note = (message: string): void => say(`note: ${message}`);
  const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, note });
  try {
    const checked: Checked[] = [];
    for (const owner of await listLedgerOwners(store.db)) {
      const { entries, head, firstBad, faults } = ledgerView(await checkRecord(store.db, owner));
      checked.push({ owner, entries, head, firstBad, why: null, faults });
    }
    return checked;
  } finally {
    await store.close();
  }
}

function lineOf({ owner, entries, head, firstBad, why, faults }: Checked): string {
  const whose = owner === null ? 'The ledger' : `The ledger of ${owner}`;
  if (firstBad !== null) {
    const what =
      why === null
        ? faults.map((fault) => faultWords[fault.what](fault)).join(' ')
        : `entry ${firstBad}, ${reasons[why]}.`;
    return `${whose} is not as it was written: ${what}`;
  }
  if (entries === 0) return `${whose} has no entry yet: there is nothing to verify.`;
  return `${whose} is as it was written: ${entries} entries${head === null ? '' : `, the last with fingerprint ${head}`}. It proves their order, not their dates.`;
}

export const ledgerVerb: Verb = {
  name: 'ledger',
  usage: 'verify [FILE [--entries N] [--head FINGERPRINT]] [--json]',
  summary: 'Check that no entry of a ledger of signals was changed, removed or added since it was written.',
  details: [
    'FILE is a ledger as it is downloaded, one entry per line; without it every ledger of the store is checked, and with it the signals that pages show.',
    'Where a file must end is read from its name, ledger-N-FINGERPRINT.jsonl, unless it is said: N and FINGERPRINT stand in every message that was sent.',
    'The store is read alone: stop the server first, or download the ledger and check the file.',
  ],
  async run(context) {
    const { values, positionals } = readArguments(
      context.args,
      { json: { type: 'boolean', default: false }, entries: { type: 'string' }, head: { type: 'string' } },
      ['what to do: verify', 'the FILE'],
      1,
    );
    const [action, file] = positionals;
    if (action !== 'verify') {
      throw new PlumblineError(
        'bad-input',
        `A ledger can be verified, and nothing else: "${action ?? ''}" is unknown.`,
      );
    }
    if (file === undefined && (values.entries ?? values.head) !== undefined) {
      throw new PlumblineError('bad-input', '--entries and --head say where a FILE must end: name it.');
    }
    if (values.head !== undefined && !/^[0-9a-f]{8,64}$/.test(values.head)) {
      throw new PlumblineError(
        'bad-input',
        `--head must be a fingerprint of 8 to 64 digits 0-9 a-f, not "${values.head}".`,
      );
    }
    const entries = numberOption('--entries', values.entries, -1, { min: 0, max: 1e9, whole: true });
    const end = { entries: entries < 0 ? null : entries, head: values.head ?? null };
    const checked = file === undefined ? await checkStore(context) : [await checkFile(file, end)];
    if (values.json) context.out(`${JSON.stringify({ ledgers: checked }, null, 2)}\n`);
    else if (checked.length === 0) context.say('There is no ledger yet: it begins with the first activated strategy.');
    else for (const one of checked) context.say(lineOf(one));
    return checked.every(({ firstBad }) => firstBad === null) ? 0 : 1;
  },
};
