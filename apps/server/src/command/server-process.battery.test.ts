import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { backupSqlite } from '../db/backup.ts';
import { sqliteFile } from '../db/open-store.ts';
import { command, folder } from '../testing/test-command.ts';
import { json } from '../testing/test-server.ts';

const main = fileURLToPath(new URL('../main.mjs', import.meta.url));

interface Process {
  readonly address: string;
  kill(signal: NodeJS.Signals): void;
  readonly exited: Promise<number | null>;
}

const running: Process[] = [];
afterEach(() => running.splice(0).forEach((one) => one.kill('SIGKILL')));

/** A server process of its own, once it says where it listens. */
function serve(dataDir: string): Promise<Process> {
  const variables = { DATA_DIR: dataDir, DATA_MODE: 'simulated', PORT: '0', NODE_ENV: 'test' };
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /listening on (http:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      const started = { address, exited, kill: (signal: NodeJS.Signals) => void child.kill(signal) };
      running.push(started);
      resolve(started);
    });
    void exited.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

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
