import { describe, expect, it } from 'vitest';
import { ledgerHash, type LedgerEntry } from './ledger.ts';
import { verifyLedgerText } from './ledger-text.ts';

const bodies = [
  { instrumentId: 'US:NVDA', side: 1, refPrice: 1.2e-7, stop: null },
  { note: '更正 "58.12"\n→ 58.10', share: 0.25 },
  { strategyId: '01ABC', state: 'paused' },
];

function file(): string {
  const entries: LedgerEntry[] = [];
  for (const [k, body] of bodies.entries()) {
    const entry = { seq: k + 1, at: 1_790_000_000_000 + k, kind: 'signal', body, prevHash: entries.at(-1)?.hash ?? '' };
    entries.push({ ...entry, hash: ledgerHash(entry) });
  }
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

describe('the file of a ledger', () => {
  it('that was left alone is sound, and so is an empty one', () => {
    expect(verifyLedgerText(file())).toMatchObject({ entries: 3, firstBad: null, why: null });
    expect(verifyLedgerText('')).toEqual({ entries: 0, head: null, firstBad: null, why: null });
  });

  it('names the entry whichever byte is flipped', () => {
    const bytes = new TextEncoder().encode(file());
    const read = new TextDecoder();
    let entry = 1;
    for (const [at, byte] of bytes.entries()) {
      // Bit 5 makes capitals of small letters.
      for (const bit of [at % 8, 5]) {
        const changed = bytes.slice();
        changed[at] = byte ^ (1 << bit);
        const { firstBad } = verifyLedgerText(read.decode(changed));
        // The break between two lines belongs to the line it ends.
        if (firstBad !== entry) throw new Error(`bit ${bit} of byte ${at}: entry ${String(firstBad)}, not ${entry}`);
      }
      if (byte === 10) entry += 1;
    }
    expect(entry).toBe(4);
  });

  it('names what was cut off in the middle, taken out, added and exchanged', () => {
    const lines = file().split('\n').slice(0, 3);
    expect(verifyLedgerText(file().slice(0, -1))).toMatchObject({ firstBad: 3 });
    expect(verifyLedgerText(`${lines[0]}\n${lines[2]}\n`)).toMatchObject({ firstBad: 2, why: 'not-in-the-chain' });
    expect(verifyLedgerText(`${file()}${lines[2]}\n`)).toMatchObject({ firstBad: 4 });
    expect(verifyLedgerText(`${lines[1]}\n${lines[0]}\n${lines[2]}\n`)).toMatchObject({ firstBad: 1 });
    expect(verifyLedgerText(`\n${file()}`)).toMatchObject({ firstBad: 1, why: 'not-an-entry' });
  });
});
