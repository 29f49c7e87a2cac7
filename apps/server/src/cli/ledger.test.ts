import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerHash, type LedgerEntry } from '@plumbline/quant/signal/ledger';
import { command, folder } from '../testing/test-command.ts';

function ledgerFile(change: (text: string) => string = (text) => text): string {
  const entries: LedgerEntry[] = [];
  for (const price of [100, 101, 102]) {
    const prevHash = entries.at(-1)?.hash ?? '';
    const entry = { seq: entries.length + 1, at: 1_790_000_000_000, kind: 'signal', body: { price }, prevHash };
    entries.push({ ...entry, hash: ledgerHash(entry) });
  }
  const file = join(folder(), 'ledger.jsonl');
  writeFileSync(file, change(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')));
  return file;
}

describe('plumbline ledger', () => {
  it('verifies a file and names the entry of which a byte was flipped', async () => {
    const sound = await command(['ledger', 'verify', ledgerFile()]);
    expect(sound).toMatchObject({ code: 0, said: expect.stringContaining('as it was written: 3 entries') });
    const changed = ledgerFile((text) => text.replace('"price":101', '"price":111'));
    const bad = await command(['ledger', 'verify', changed, '--json']);
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.out)).toMatchObject({ ledgers: [{ firstBad: 2, why: 'not-in-the-chain' }] });
  });

  it('looks at every ledger of the store, and says when there is none', async () => {
    expect(await command(['ledger', 'verify'])).toMatchObject({
      code: 0,
      said: expect.stringContaining('no ledger yet'),
    });
  });

  it('refuses what it cannot do', async () => {
    for (const args of [['ledger'], ['ledger', 'mend'], ['ledger', 'verify', 'no-such-file']]) {
      expect([args, (await command(args)).code]).toEqual([args, 2]);
    }
  });
});

describe('plumbline signals', () => {
  it('lists those of the store, and refuses a state that does not exist', async () => {
    expect(await command(['signals'])).toMatchObject({ code: 0, said: expect.stringContaining('no signals yet') });
    expect(JSON.parse((await command(['signals', '--json'])).out)).toEqual({ signals: [] });
    expect((await command(['signals', '--status', 'lost'])).code).toBe(2);
  });
});
