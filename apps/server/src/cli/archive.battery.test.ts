import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { Report } from '@plumbline/model/report';
import { catalogue } from '@plumbline/market/resolve/catalogue';
import { appendWatched } from '../features/watchlist/store.ts';
import { openStore } from '../platform/db/open-store.ts';
import { command, folder } from '../testing/test-command.ts';

const bitcoin = catalogue.filter(({ id }) => id === 'CRYPTO:BTC-USD').slice(0, 1);

// Our own wires know their last day then.
const CLOCK = '2024-07-26T21:00:00Z';

it('keeps what the sources gave in one file, opens it without a network at its date, and refuses a changed one', async () => {
  const replay = await startReplayServer({ shared: null });
  const live = { ...replay.variables, DATA_MODE: 'live', CLOCK, SEC_USER_AGENT: 'Ada ada@example.org' };
  const ARCHIVE_FILE = join(folder(), 'four.archive');
  const unknown = await command(['archive', 'AAPL', 'NOSUCHNAME', '--out', ARCHIVE_FILE], live);
  expect([unknown.code === 0, existsSync(ARCHIVE_FILE)]).toEqual([false, false]);
  expect(replay.requests.filter(({ path }) => path.includes('companyfacts'))).toEqual([]);
  const written = await command(['archive', 'AAPL', '600519', 'BTC-USD', '--out', ARCHIVE_FILE], live);
  expect([written.code, written.said]).toEqual([0, expect.stringContaining('written 3 of 3 instruments')]);
  expect(written.said).toMatch(/licence US Securities and Exchange Commission: public domain/);
  expect(written.said).toMatch(/licence Yahoo Finance: terms of the source: for your own use/);
  const DATA_DIR = folder();
  const first = await command(['research', 'AAPL', '--json'], { ...live, DATA_DIR });
  const csv = await command(['bars', '600519', '--csv'], { ...live, DATA_DIR });
  const asked = replay.requests.length;
  // The addresses stay set, and nobody is there any more: whoever asked would be seen.
  const away = { ...replay.variables, DATA_MODE: 'archive', ARCHIVE_FILE, CLOCK: '2030-01-01T00:00:00Z' };
  const second = await command(['research', 'AAPL', '--json'], away);
  expect(second.code).toBe(0);
  const [real, archived] = [JSON.parse(first.out) as Report, JSON.parse(second.out) as Report];
  expect([archived.asOf, archived.simulated]).toEqual([real.asOf, false]);
  const figures = ({ facts }: Report) => facts.map(({ id, value }) => [id, value]);
  expect(figures(archived)).toEqual(figures(real));
  expect(figures(real).length).toBeGreaterThan(100);
  expect((await command(['bars', '600519', '--csv'], away)).out).toBe(csv.out);
  const other = await command(['bars', '0700.HK', '--csv'], away);
  expect([other.code, other.said]).toEqual([3, expect.stringContaining('The archive does not hold this.')]);
  expect(replay.requests.length).toBe(asked);
  await replay.close();

  const bytes = readFileSync(ARCHIVE_FILE);
  const head = bytes.toString('utf8', 0, bytes.indexOf(10));
  const later = head.replace(/"at":\d+/, '"at":1893456000000');
  const changes: readonly (readonly [string, Buffer, RegExp])[] = [
    ['its date', Buffer.concat([Buffer.from(later), bytes.subarray(Buffer.byteLength(head))]), /was changed/],
    ['its end', bytes.subarray(0, -1), /was changed/],
    ['one byte', Buffer.from(bytes.map((byte, at) => (at === bytes.length - 100 ? byte ^ 1 : byte))), /was changed/],
    ['all', Buffer.from('time,open\n1,2\n'), /no file that plumbline archive wrote/],
  ];
  for (const [what, changed, why] of changes) {
    const file = join(folder(), 'changed.archive');
    writeFileSync(file, changed);
    const refused = await command(['bars', '600519', '--csv'], { DATA_MODE: 'archive', ARCHIVE_FILE: file });
    expect([what, refused.code, refused.said]).toEqual([what, 1, expect.stringMatching(why)]);
  }
  expect((await command(['bars', 'AAPL'], { DATA_MODE: 'archive' })).code).toBe(2);
});

it('keeps an index or the watchlist whole, and says why it cannot', async () => {
  const replay = await startReplayServer({ shared: null });
  const DATA_DIR = folder();
  const live = { ...replay.variables, DATA_MODE: 'live', CLOCK, SEC_USER_AGENT: 'Ada ada@example.org', DATA_DIR };
  const out = join(folder(), 'index.archive');
  const whole = await command(['archive', '--index', 'CSI 300', '--out', out], live);
  expect([whole.code, whole.said]).toEqual([0, expect.stringContaining('written 1 of 1 instruments')]);
  const nobody = await command(['archive', '--index', '^GSPC', '--out', out], live);
  expect([nobody.code === 0, nobody.said]).toEqual([
    false,
    expect.stringMatching(/Who is in US:\^GSPC .* Name the instr/),
  ]);
  const empty = await command(['archive', '--watchlist', '--out', out], live);
  expect([empty.code, empty.said]).toEqual([2, expect.stringContaining('Nothing is on a watchlist')]);
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: null, note: () => undefined });
  const owner = { id: 'o', kind: 'anonymous' as const, token_sha256: null, device_id: null, created_at: 1 };
  await store.db.insertInto('owners').values(owner).execute();
  await store.db.transaction().execute((trx) => appendWatched(trx, 'o', bitcoin, 1));
  await store.close();
  const watched = await command(['archive', '600519', '--watchlist', '--out', out], live);
  expect([watched.code, watched.said]).toEqual([0, expect.stringContaining('written 2 of 2 instruments')]);
  expect(watched.said).toMatch(/kept {4}CRYPTO:BTC-USD/);
  expect((await command(['archive', '--out', out], live)).said).toContain('Say a SYMBOL, --index or --watchlist');
  await replay.close();
});
