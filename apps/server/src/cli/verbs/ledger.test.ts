import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerHash, type LedgerEntry } from '@plumbline/quant/signal/ledger';
import { openStore, type Store } from '../../platform/db/open-store.ts';
import { trackRecord } from '../../features/signal/record.ts';
import { takeGuardsOff, writeRecord } from '../../features/signal/testing/written-record.ts';
import { command, folder } from '../../testing/test-command.ts';

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

  it('verifies nothing where nothing was written', async () => {
    const { code, said } = await command(['ledger', 'verify', ledgerFile(() => '')]);
    expect([code, said]).toEqual([0, expect.stringContaining('there is nothing to verify')]);
  });

  it('misses the entries that were cut off the end of a download, by its name or by what a message said', async () => {
    const whole = ledgerFile();
    const head = JSON.parse(readFileSync(whole, 'utf8').trim().split('\n').at(-1) ?? '').hash as string;
    const cut = ledgerFile((text) => text.split('\n').slice(0, 2).join('\n') + '\n');
    expect(await command(['ledger', 'verify', cut])).toMatchObject({ code: 0 });
    const byMessage = await command(['ledger', 'verify', cut, '--entries', '3', '--head', head]);
    expect(byMessage).toMatchObject({ code: 1, said: expect.stringContaining('entry 3') });
    const name = `ledger-3-${head.slice(0, 16)}.jsonl`;
    const named = (file: string, as: string): string => {
      const to = join(dirname(file), as);
      renameSync(file, to);
      return to;
    };
    expect((await command(['ledger', 'verify', named(cut, name)])).code).toBe(1);
    expect((await command(['ledger', 'verify', named(whole, name)])).code).toBe(0);
    const other = ledgerFile((text) => text);
    const wrong = await command(['ledger', 'verify', other, '--head', 'ab'.repeat(32), '--json']);
    expect(JSON.parse(wrong.out)).toMatchObject({ ledgers: [{ firstBad: 3, why: 'ends-otherwise' }] });
    const longer = await command(['ledger', 'verify', other, '--entries', '2', '--json']);
    expect(JSON.parse(longer.out)).toMatchObject({ ledgers: [{ firstBad: 3, why: 'added' }] });
  });

  it('holds the ledger of a store against its rows and its end, as the page does', async () => {
    const dataDir = folder();
    const open = (): Promise<Store> => openStore({ dataDir, databaseUrl: null, note: () => undefined });
    const written = await open();
    await writeRecord(written, 'sound', 3);
    await writeRecord(written, 'rewritten', 3);
    await writeRecord(written, 'cut', 3);
    await writeRecord(written, 'gone', 3);
    await takeGuardsOff(written.db, 'sqlite');
    const { db } = written;
    await db
      .updateTable('signals')
      .set({ outcome: null })
      .where('owner_id', '=', 'rewritten')
      .where('seq', '=', 3)
      .execute();
    await db.deleteFrom('ledger_entries').where('owner_id', '=', 'cut').where('seq', '>', 7).execute();
    await db.deleteFrom('ledger_entries').where('owner_id', '=', 'gone').execute();
    await db.deleteFrom('signals').where('owner_id', '=', 'gone').execute();
    await written.close();

    const { code, said } = await command(['ledger', 'verify'], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said).toContain('The ledger of sound is as it was written: 9 entries');
    expect(said).toContain('The stored signal of entry 3 differs from the ledger: outcome.');
    expect(said).toContain('Entries 8 to 9 are gone.');
    expect(said).toContain('Entries 1 to 9 are gone.');
    const { out } = await command(['ledger', 'verify', '--json'], { DATA_DIR: dataDir });
    const { ledgers } = JSON.parse(out) as { ledgers: { owner: string; firstBad: number | null; faults: unknown }[] };
    const again = await open();
    for (const { owner, firstBad, faults } of ledgers) {
      const { ledger } = await trackRecord(again.db, owner, undefined);
      expect([firstBad, faults]).toEqual([ledger.firstBad, ledger.faults]);
    }
    await again.close();
    expect(ledgers.map(({ owner }) => owner)).toEqual(['cut', 'gone', 'rewritten', 'sound']);
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
