import { canonicalText } from '@plumbline/model/canonical-text';
import { sha256, utf8 } from '../facts/hash.ts';

/** One line of a ledger: what was written, when, and the fingerprint that ties it to the line before. */
export interface LedgerEntry {
  readonly seq: number;
  /** Epoch ms. */
  readonly at: number;
  readonly kind: string;
  readonly body: unknown;
  /** Hash of the entry before; empty for the first. */
  readonly prevHash: string;
  readonly hash: string;
}

/** What came of checking a ledger. `firstBad`: number of the first entry that is not as it was written; null = none. */
export interface LedgerCheck {
  readonly entries: number;
  readonly head: string | null;
  readonly firstBad: number | null;
}

/** The fingerprint of an entry: over its own content and the fingerprint before, so that no line can be changed alone. */
export function ledgerHash({ seq, at, kind, body, prevHash }: Omit<LedgerEntry, 'hash'>): string {
  return sha256(utf8(canonicalText({ seq, at, kind, body, prevHash })));
}

/**
 * Checks a ledger from its first entry: numbers without gaps, every fingerprint recomputed, each tied to the one before.
 *
 * What it tells an investor: that no signal was added, removed or changed after the fact. It proves the order of the
 * entries, not their dates.
 */
export function verifyLedger(entries: readonly LedgerEntry[]): LedgerCheck {
  let head = '';
  for (const [at, entry] of entries.entries()) {
    const isSound = entry.seq === at + 1 && entry.prevHash === head && entry.hash === ledgerHash(entry);
    if (!isSound) return { entries: entries.length, head: entries.at(-1)?.hash ?? null, firstBad: at + 1 };
    head = entry.hash;
  }
  return { entries: entries.length, head: entries.at(-1)?.hash ?? null, firstBad: null };
}

/** Where a ledger must end, kept apart from its entries: how many there are and the fingerprint of the last. */
export interface LedgerAnchor {
  readonly entries: number;
  readonly head: string;
}

/**
 * What can be wrong with a ledger. entry-changed: its content does not give its fingerprint. chain-broken: it does not follow
 * from the entry before. entry-missing: its number is in use and it is gone. entry-added: it lies behind the anchored end.
 * head-differs: the last entry is another than the one that was anchored. anchor-missing: nothing says where it must end.
 */
export const ledgerFaultKinds = [
  'entry-changed',
  'chain-broken',
  'entry-missing',
  'entry-added',
  'head-differs',
  'anchor-missing',
] as const;

/** One thing that is wrong. `seq` and `last`: the first and the last entry that it concerns. */
export interface LedgerFault {
  readonly what: (typeof ledgerFaultKinds)[number];
  readonly seq: number;
  readonly last: number;
}

/**
 * Everything that is wrong with a ledger, by entry.
 *
 * What it tells an investor: which entries were changed, taken out, added or cut off since they were written. entries: by
 * rising number. anchor: where the ledger must end; null = that is not known. Empty when nothing is wrong. A chain that was
 * computed anew from some entry on is seen at its end, which is another than the anchored one.
 */
export function findLedgerFaults(entries: readonly LedgerEntry[], anchor: LedgerAnchor | null): readonly LedgerFault[] {
  const faults: LedgerFault[] = [];
  const add = (what: LedgerFault['what'], seq: number, last = seq): void => {
    faults.push({ what, seq, last });
  };
  let next = 1;
  /** Fingerprint of the entry before; null where that entry is gone. */
  let before: string | null = '';
  for (const entry of entries) {
    const { seq, prevHash, hash } = entry;
    if (seq > next) {
      add('entry-missing', next, seq - 1);
      before = null;
    }
    if (hash !== ledgerHash(entry)) add('entry-changed', seq);
    else if (seq < next || (before !== null && prevHash !== before)) add('chain-broken', seq);
    if (anchor !== null && seq > anchor.entries) add('entry-added', seq);
    if (anchor !== null && seq === anchor.entries && hash !== anchor.head) add('head-differs', seq);
    before = hash;
    next = seq + 1;
  }
  if (anchor === null && next > 1) add('anchor-missing', next - 1);
  if (anchor !== null && next <= anchor.entries) add('entry-missing', next, anchor.entries);
  return faults;
}
