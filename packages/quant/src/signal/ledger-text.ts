import { verifyLedger, type LedgerCheck, type LedgerEntry } from './ledger.ts';

/** A check of a ledger's file. `why`: what is wrong with the first bad entry; null when nothing is. */
export interface LedgerTextCheck extends LedgerCheck {
  readonly why: 'not-an-entry' | 'not-as-written' | 'not-in-the-chain' | 'cut-off' | 'added' | 'ends-otherwise' | null;
}

/** Where a ledger is known to end: how many entries it has, and how the fingerprint of the last begins; null = not known. */
export interface LedgerEnd {
  readonly entries: number | null;
  readonly head: string | null;
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

/** What is wrong with the end of a sound chain. */
function checkEnd(check: LedgerCheck, { entries, head }: LedgerEnd): LedgerTextCheck {
  if (entries !== null && check.entries < entries) return { ...check, firstBad: check.entries + 1, why: 'cut-off' };
  if (entries !== null && check.entries > entries) return { ...check, firstBad: entries + 1, why: 'added' };
  const isHead = head === null || (check.head !== null && check.head.startsWith(head));
  return isHead ? { ...check, why: null } : { ...check, firstBad: Math.max(1, check.entries), why: 'ends-otherwise' };
}

/**
 * Checks the file of a ledger: one entry per line as JSON, each line exactly as it was written, the fingerprints a chain.
 *
 * What it tells an investor: that no byte of a record they were given was changed since it was written, and if one was, in
 * which entry. text: the whole file; a final line break belongs to it. end: where it must end; that entries are missing there
 * is seen only by what is known of it. `firstBad` counts entries from 1.
 */
export function verifyLedgerText(text: string, end: LedgerEnd = { entries: null, head: null }): LedgerTextCheck {
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
  return isWhole ? checkEnd(check, end) : { ...check, firstBad: lines.length + 1, why: 'not-an-entry' };
}
