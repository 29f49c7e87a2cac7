import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyLedgerText } from '@plumbline/quant/signal/ledger-text';
import { freePort } from '../../testing/free-port.ts';

const main = fileURLToPath(new URL('testing/signal-server.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plumbline-kills-'));
const signals = 200;
const clients = 20;
/** The server dies when somebody has heard so many. */
const killsAt = [1, 35, 70, 110, 170];

let child: ChildProcess | null = null;
let isOver = false;
afterAll(() => {
  isOver = true;
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a life of the server; resolves when it listens. */
async function live(port: number): Promise<void> {
  if (isOver) return;
  const next = spawn(process.execPath, [main, folder, String(port)], { stdio: ['pipe', 'pipe', 'ignore'] });
  child = next;
  await new Promise<void>((resolve, reject) => {
    next.stdout.once('data', () => resolve());
    next.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
  });
}

interface Client {
  readonly heard: string[];
  lastId: string | null;
}

/** Follows the stream through every death of the server, as a browser does. */
async function follow(url: string, cookie: string, client: Client, onHeard: () => void): Promise<void> {
  while (!isOver && client.heard.length < signals) {
    try {
      const headers = { cookie, ...(client.lastId === null ? {} : { 'last-event-id': client.lastId }) };
      const answer = await fetch(`${url}/api/signals/events`, { headers });
      if (!answer.ok || answer.body === null) throw new Error(String(answer.status));
      let rest = '';
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        rest += chunk;
        const parts = rest.split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          const id = /^id: (\d+)$/m.exec(part)?.[1];
          if (id === undefined) continue;
          client.lastId = id;
          const told = /"signalId":"([^"]+)"/.exec(part)?.[1];
          if (told !== undefined) client.heard.push(told);
          onHeard();
        }
        if (client.heard.length >= signals) return;
      }
    } catch {
      // The server is dead; it comes back.
    }
    await delay(20);
  }
}

describe('signals through five deaths of the server', () => {
  it('reach twenty open pages, none lost and none doubled, and stand in a sound ledger', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    await live(port);
    const opened = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deviceId: 'device-of-a-test' }),
    });
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const all: Client[] = Array.from({ length: clients }, () => ({ heard: [], lastId: null }));
    let deaths = 0;
    let dying: Promise<void> | null = null;
    const kill = (): void => {
      const next = killsAt[deaths];
      if (dying !== null || next === undefined || !all.some(({ heard }) => heard.length >= next)) return;
      deaths += 1;
      const victim = child;
      const gone = new Promise((resolve) => victim?.once('exit', resolve));
      victim?.kill('SIGKILL');
      dying = gone.then(() => live(port)).then(() => void (dying = null));
    };
    await Promise.all(all.map((client) => follow(url, cookie, client, kill)));
    if (dying !== null) await dying;
    expect(deaths).toBe(killsAt.length);
    const [first] = all;
    expect(new Set(first?.heard).size).toBe(signals);
    for (const { heard } of all) expect(heard).toEqual(first?.heard);
    const ledger = await (await fetch(`${url}/api/signals/ledger`, { headers: { cookie } })).text();
    expect(verifyLedgerText(ledger)).toMatchObject({ firstBad: null });
    const ids = ledger.split('\n').flatMap((line) => /"kind":"signal".*?"id":"([^"]+)"/.exec(line)?.[1] ?? []);
    expect(ids).toEqual(first?.heard);
  });
});
