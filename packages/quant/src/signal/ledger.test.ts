import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerHash, verifyLedger, type LedgerEntry } from './ledger.ts';

function chain(bodies: readonly unknown[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const [k, body] of bodies.entries()) {
    const entry = { seq: k + 1, at: 1000 + k, kind: 'signal', body, prevHash: entries.at(-1)?.hash ?? '' };
    entries.push({ ...entry, hash: ledgerHash(entry) });
  }
  return entries;
}

describe('a ledger', () => {
  it('that was left alone is sound', () => {
    const entries = chain([{ side: 1 }, { side: -1 }, { note: '更正' }]);
    expect(verifyLedger(entries)).toEqual({ entries: 3, head: entries[2]?.hash, firstBad: null });
    expect(verifyLedger([])).toEqual({ entries: 0, head: null, firstBad: null });
  });

  it('names the first entry of which any byte was changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 10_000 }), (at, place) => {
        const entries = chain([1, 2, 3, 4, 5].map((price) => ({ price, symbol: 'US:NVDA' })));
        const text = JSON.stringify(entries[at]);
        const position = place % text.length;
        const flipped =
          text.slice(0, position) + String.fromCharCode(text.charCodeAt(position) ^ 1) + text.slice(position + 1);
        let changed: LedgerEntry;
        try {
          changed = JSON.parse(flipped) as LedgerEntry;
        } catch {
          return;
        }
        const broken = entries.with(at, changed);
        expect(verifyLedger(broken).firstBad).toBe(at + 1);
      }),
    );
  });

  it('notices what was removed, added and moved', () => {
    const entries = chain([1, 2, 3, 4]);
    expect(verifyLedger(entries.toSpliced(1, 1)).firstBad).toBe(2);
    expect(verifyLedger([...entries, ...entries.slice(3)]).firstBad).toBe(5);
    expect(verifyLedger(entries.toReversed()).firstBad).toBe(1);
  });
});
