import { canonicalText } from '@plumbline/model/canonical-text';
import { sha256, utf8 } from '../hash.ts';

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
