import type { RunEvent } from '@plumbline/model/report';
import { createSseParser } from '../apps/web/src/lib/sse-parser.ts';
import { median, print } from './lib/measure.ts';
import { startServer } from './lib/server.ts';

/** Written before anything is measured: the server has then compiled what it runs. */
const before = ['US:MSFT', 'SH:600519', 'HK:00700', 'US:AMZN'];
/** None of them asked for earlier, so nothing of theirs is at hand. */
const measured = ['US:NVDA', 'US:AAPL', 'US:TSLA', 'SZ:300750', 'HK:09988', 'US:JPM', 'US:META'];

const server = await startServer(14_660);
const api = `http://127.0.0.1:${server.port}/api`;
const json = { 'content-type': 'application/json' };

async function openSession(): Promise<string> {
  const body = JSON.stringify({ deviceId: crypto.randomUUID() });
  const answer = await fetch(`${api}/session`, { method: 'POST', headers: json, body });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || cookie === undefined) throw new Error(`no session: ${answer.status}`);
  return cookie;
}

/** Milliseconds from asking for a report until its first figures have arrived, and until the whole report is read. */
async function write(symbol: string, cookie: string): Promise<{ readonly first: number; readonly whole: number }> {
  const startedAt = performance.now();
  const headers = { ...json, cookie, 'idempotency-key': crypto.randomUUID() };
  const asked = await fetch(`${api}/reports`, { method: 'POST', headers, body: JSON.stringify({ symbol }) });
  // As the contract says.
  const { id } = (await asked.json()) as { readonly id?: string };
  if (id === undefined) throw new Error(`${symbol} started no report: ${asked.status}`);
  const events = await fetch(`${api}/reports/${id}/events`, { headers: { cookie } });
  const parser = createSseParser();
  const decoder = new TextDecoder();
  let first = Number.NaN;
  for await (const bytes of events.body ?? []) {
    for (const { data } of parser.push(decoder.decode(bytes, { stream: true }))) {
      // As the contract says; the last one of a stream is another.
      const { facts = [] } = JSON.parse(data) as Partial<RunEvent>;
      if (Number.isNaN(first) && facts.length > 0) first = performance.now() - startedAt;
    }
  }
  const answer = await fetch(`${api}/reports/${id}`, { headers: { cookie } });
  // As the contract says.
  const { report } = (await answer.json()) as { readonly report?: { readonly facts: readonly unknown[] } | null };
  if ((report?.facts.length ?? 0) < 100) throw new Error(`the report on ${symbol} did not come`);
  return { first, whole: performance.now() - startedAt };
}

try {
  const cookie = await openSession();
  for (const symbol of before) await write(symbol, cookie);
  const times: Awaited<ReturnType<typeof write>>[] = [];
  for (const symbol of measured) times.push(await write(symbol, cookie));
  const middle = (of: 'first' | 'whole'): number => median(times.map((one) => one[of]));
  print([
    { id: 'report: asked for until its first figures', value: middle('first'), unit: 'ms', budget: 500 },
    { id: 'report: asked for until all of it is read', value: middle('whole'), unit: 'ms', budget: 3000 },
  ]);
} finally {
  await server.stop();
}
