import { readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '@plumbline/model/report';
import { sqliteFile } from '../platform/db/open-store.ts';
import { command, folder } from '../testing/test-command.ts';

describe('the command line', () => {
  it('lists its verbs, explains each, and names a wrong one', async () => {
    const help = await command(['--help']);
    expect([help.code, help.out]).toEqual([0, '']);
    for (const verb of ['serve', 'worker', 'migrate', 'doctor', 'backup', 'restore', 'research', 'bars']) {
      expect(help.said).toContain(`  ${verb} `);
      expect((await command([verb, '--help'])).said).toContain(`plumbline ${verb}`);
    }
    expect(await command(['guess'])).toMatchObject({ code: 2, said: expect.stringContaining('no verb "guess"') });
    expect((await command([])).code).toBe(2);
  });

  it('gives bad input back with code 2 and a sentence, and nothing on standard output', async () => {
    const cases: [string[], RegExp][] = [
      [['research'], /Say a SYMBOL/],
      [['research', 'NVDA', 'AAPL'], /"AAPL" is one word too many/],
      [['research', 'NVDA', '--as-of', 'today'], /--as-of must be a date/],
      [['research', 'NVDA', '--as-of', '2030-01-01'], /lies in the future/],
      [['research', 'NVDA', '--json', '--md'], /--json or --md/],
      [['research', 'NVDA', '--locale', 'fr'], /--locale must be one of en, zh-CN, zh-HK/],
      [['research', 'XYZZY123'], /not an instrument we know/],
      [['bars', 'NVDA', '--interval', '8h'], /--interval must be one of/],
      [['bars', 'NVDA', '--colour'], /Unknown option '--colour'/],
      [['restore', join(tmpdir(), 'no-such-file.db')], /There is no file/],
      [['worker'], /need DATABASE_URL/],
    ];
    for (const [args, sentence] of cases) {
      const { code, out, said } = await command(args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(said).toMatch(sentence);
    }
    expect(await command(['serve'], { PORT: 'x' })).toMatchObject({
      code: 2,
      said: expect.stringContaining('PORT must be'),
    });
  });

  it('prints bars as CSV and as JSON, the same numbers', async () => {
    const csv = await command(['bars', 'NVDA', '--from', '2026-11-01', '--to', '2026-11-19']);
    expect(csv.code).toBe(0);
    const [head, ...rows] = csv.out.trim().split('\n');
    expect(head).toBe('time,open,high,low,close,volume');
    expect(rows.at(-1)).toMatch(/^2026-11-19,(\d+(\.\d+)?,){4}\d+$/);
    const asJson = await command(['bars', 'NVDA', '--from', '2026-11-01', '--to', '2026-11-19', '--json']);
    const { bars, source } = JSON.parse(asJson.out);
    expect(source.simulated).toBe(true);
    expect(bars.map((bar: Record<string, number>) => Object.values(bar).join(','))).toEqual(rows);
  });

  it('writes a report alone in its folder, keeps it in the history, and in the language asked for', async () => {
    const DATA_DIR = folder();
    const { code, out, said } = await command(['research', 'NVDA', '--json', '--as-of', '2026-06-30'], { DATA_DIR });
    expect(code).toBe(0);
    const report: Report = JSON.parse(out);
    expect(report).toMatchObject({ instrumentId: 'US:NVDA', asOf: '2026-06-30', simulated: true });
    expect(report.facts.every(({ knownAt }) => knownAt <= '2026-06-30')).toBe(true);
    expect(said).toMatch(/^prices done: /m);
    const markdown = await command(['research', '腾讯', '--locale', 'zh-CN'], { DATA_DIR });
    expect(markdown.out).toContain('腾讯控股');
    const { openStore } = await import('../platform/db/open-store.ts');
    const store = await openStore({ dataDir: DATA_DIR, databaseUrl: null, note: () => undefined });
    const kept = await store.db.selectFrom('reports').select(['owner_id', 'instrument_id']).orderBy('id').execute();
    await store.close();
    expect(kept.map((row) => [row.owner_id, row.instrument_id])).toEqual(
      expect.arrayContaining([
        ['local', 'US:NVDA'],
        ['local', 'HK:00700'],
      ]),
    );
  });

  it('backs a store up and puts it back, keeping the one that was there', async () => {
    const DATA_DIR = folder();
    expect((await command(['migrate'], { DATA_DIR })).code).toBe(0);
    const file = join(folder(), 'copy.db');
    expect((await command(['backup', file], { DATA_DIR })).said).toMatch(/SHA-256 [0-9a-f]{64}/);
    expect((await command(['backup', file], { DATA_DIR })).code).toBe(2);
    expect((await command(['restore', file], { DATA_DIR })).code).toBe(0);
    expect(readdirSync(join(DATA_DIR, 'backups'))).toEqual(['before-restore-1.db']);
    const page = join(folder(), 'page.db');
    writeFileSync(page, '<html>'.repeat(100));
    expect(await command(['restore', page], { DATA_DIR })).toMatchObject({
      code: 1,
      said: expect.stringContaining('not a readable store'),
    });
    expect((await command(['migrate'], { DATA_DIR })).code).toBe(0);
  });

  it('finds what is wrong and says what to do', async () => {
    const DATA_DIR = folder();
    await command(['migrate'], { DATA_DIR });
    const whole = JSON.parse((await command(['doctor', '--json'], { DATA_DIR })).out);
    expect(whole.findings).toContainEqual({ ok: true, what: 'The store is whole.' });
    const SECRET_FILE = join(DATA_DIR, 'master.key');
    writeFileSync(SECRET_FILE, `${Buffer.alloc(32, 1).toString('base64')}\n`, { mode: 0o644 });
    expect((await command(['doctor'], { DATA_DIR, SECRET_FILE })).said).toMatch(/wrong .*key file.*chmod 600/);
    writeFileSync(sqliteFile(DATA_DIR), 'not a database at all, but long enough to be read as one'.repeat(40));
    const { code, said } = await command(['doctor'], { DATA_DIR });
    expect(code).toBe(1);
    expect(said).toMatch(/wrong .*not a readable store.*Restore a backup/);
  });
});
