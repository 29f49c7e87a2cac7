import { verifyLedger, type LedgerCheck, type LedgerEntry } from './ledger.ts';

/** A check of a ledger's file. `why`: what is wrong with the first bad entry; null when nothing is. */
export interface LedgerTextCheck extends LedgerCheck {
  readonly why: 'not-an-entry' | 'not-as-written' | 'not-in-the-chain' | null;
}

const members = ['seq', 'at', 'kind', 'body', 'prevHash', 'hash'] as const;

/** One line as an entry, only if printing it again gives the very same bytes; else what is wrong with it. */
function entryOf(line: string): LedgerEntry | 'not-an-entry' | 'not-as-written' {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'not-an-entry';
  }
  if (typeof value !== 'object' || value === null) return 'not-an-entry';
  if (members.some((name) => !(name in value))) return 'not-an-entry';
  // A number may be spelt in two ways: both have one value, and only one was written.
  if (JSON.stringify(value) !== line) return 'not-as-written';
  // It has every member; what is in them is judged by its fingerprint.
  return value as LedgerEntry;
}

/**
 * Checks the file of a ledger: one entry per line as JSON, each line exactly as it was written, the fingerprints a chain.
 *
 * What it tells an investor: that no byte of a record they were given was changed since it was written, and if one was, in
 * which entry. text: the whole file; a final line break belongs to it. `firstBad` counts entries from 1. That entries are
 * missing at the end is not seen here: compare `head` with the one that was shown.
 */
export function verifyLedgerText(text: string): LedgerTextCheck {
  const lines = text === '' ? [] : text.split('\n');
  // A file that does not end its last line was cut off within it.
  const isWhole = lines.length === 0 || lines.pop() === '';
  const entries: LedgerEntry[] = [];
  for (const [at, line] of lines.entries()) {
    const entry = entryOf(line);
    if (typeof entry !== 'string') {
      entries.push(entry);
      continue;
    }
    const { firstBad } = verifyLedger(entries);
    const why = firstBad === null ? entry : 'not-in-the-chain';
    return { entries: lines.length, head: null, firstBad: firstBad ?? at + 1, why };
  }
  const check = verifyLedger(entries);
  if (check.firstBad !== null) return { ...check, why: 'not-in-the-chain' };
  return isWhole ? { ...check, why: null } : { ...check, firstBad: lines.length + 1, why: 'not-an-entry' };
}
