import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { backupSqlite } from '../platform/db/backup.ts';
import { sqliteFile } from '../platform/db/open-store.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { startServer } from '../testing/server-process.ts';
import { command, folder } from '../testing/test-command.ts';
import { json } from '../testing/test-server.ts';

const running: ServerProcess[] = [];
afterEach(() => running.splice(0).forEach((one) => one.kill('SIGKILL')));

const serve = async (dataDir: string): Promise<ServerProcess & { readonly address: string }> => {
  const started = await startServer('serve', { DATA_DIR: dataDir });
  running.push(started);
  return { ...started, address: started.address ?? '' };
};

describe('a server process', () => {
  it('takes a run up again after kill -9, and the stream goes on where the reader was', async () => {
    const dataDir = folder();
    const first = await serve(dataDir);
    const opened = await fetch(`${first.address}/api/session`, json('POST', { deviceId: 'device-of-a-test' }));
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const created = await fetch(`${first.address}/api/reports`, json('POST', { symbol: 'US:NVDA' }, { cookie }));
    const { id }: { id: string } = JSON.parse(await created.text());
    const stream = await fetch(`${first.address}/api/reports/${id}/events`, { headers: { cookie } });
    const seen = await untilBroken(stream, () => first.kill('SIGKILL'));
    expect(seen.length).toBeGreaterThan(0);
    await first.exited;

    const second = await serve(dataDir);
    const headers = { cookie, 'last-event-id': String(seen.at(-1)) };
    const rest = await (await fetch(`${second.address}/api/reports/${id}/events`, { headers })).text();
    const later = [...rest.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq));
    expect(later).toEqual(later.map((_, i) => (seen.at(-1) ?? 0) + 1 + i));
    expect(rest).toContain('event: end');
    const answer = await (await fetch(`${second.address}/api/reports/${id}`, { headers: { cookie } })).json();
    expect(answer).toMatchObject({ run: { state: 'done', simulated: true }, report: { id, simulated: true } });
    second.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  it('keeps its store to itself, lets commands work beside it, and is backed up while it runs', async () => {
    const dataDir = folder();
    const { address } = await serve(dataDir);
    const twice = await command(['migrate'], { DATA_DIR: dataDir });
    expect(twice).toMatchObject({ code: 1, said: expect.stringContaining(`already running at ${address}`) });
    const beside = await command(['bars', 'AAPL', '--from', '2026-11-18'], { DATA_DIR: dataDir });
    expect(beside).toMatchObject({ code: 0, said: expect.stringContaining('not kept') });
    const copy = await backupSqlite(sqliteFile(dataDir), join(dataDir, 'copy.db'));
    expect(existsSync(copy.file)).toBe(true);
    expect((await command(['doctor'], { DATA_DIR: dataDir })).said).toContain(`A server is running at ${address}.`);
  });
});

/** Event numbers up to the break, which is caused by the first one. */
async function untilBroken(response: Response, onFirst: () => void): Promise<number[]> {
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      const isFirst = !text.includes('id: ');
      text += new TextDecoder().decode(chunk);
      if (isFirst && text.includes('id: ')) onFirst();
    }
  } catch {
    // The connection breaks with the server; that is the point.
  }
  return [...text.matchAll(/^id: (\d+)\ndata: .*\n\n/gm)].map(([, id]) => Number(id));
}
