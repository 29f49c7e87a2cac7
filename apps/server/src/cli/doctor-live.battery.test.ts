import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replayKey } from '@plumbline/fixtures/replay/hosts/keyed';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { EndpointReport } from '@plumbline/market/doctor/examine-endpoints';
import { tenChanges } from '@plumbline/market/doctor/testing/ten-changes';
import { allProviders } from '@plumbline/market/providers/testing/all-providers';
import { parseEnv } from '../env.ts';
import { choicesOf } from '../live-providers.ts';
import { command, folder } from '../testing/test-command.ts';
import { captureBodies } from './capture-bodies.ts';

it('asks every source once, names a changed field and what to do, and captures the answers', async () => {
  const replay = await startReplayServer({ shared: null });
  await replay.setFault('coinbase', { change: (body) => ({ rows: body }) });
  await replay.setFault('sina-quote', '403');
  const capture = join(folder(), 'answers');
  const { code, said } = await command(['doctor', '--live', '--capture', capture], {
    ...replay.variables,
    DATA_MODE: 'live',
    // Our own wires know their last day then.
    CLOCK: '2024-07-26T21:00:00Z',
    FINNHUB_API_KEY: replayKey,
    SEC_USER_AGENT: 'Ada ada@example.org',
  });
  await replay.close();
  expect(code).toBe(1);
  expect(said).toMatch(/answered {2}Yahoo Finance, bars \(us\) in \d+ ms, as recorded/);
  expect(said).toMatch(/answered {2}SEC EDGAR, fundamentals \(us\)/);
  expect(said).toMatch(/changed {3}Coinbase, bars \(crypto\).*\n.*candles: was a list, is nothing\n.*Update Plumbline/);
  expect(said).toMatch(/failed {4}Sina.*, quote \(cn\).*HTTP 403.*\n.*proxy/);
  expect(said).toMatch(/off {7}FRED, macro: FRED needs a key/);
  const files = readdirSync(capture).map((file) => readFileSync(join(capture, file), 'utf8'));
  expect(files.length).toBeGreaterThan(30);
  // One question to a host at a time; pages of one history are one question.
  const asked = replay.requests.filter(({ host }) => host === 'sina-quote');
  expect(asked.length).toBe(1);
});

it('names the field in which each of ten vendors changed its answer', async () => {
  const replay = await startReplayServer({ shared: null });
  for (const [host, change] of tenChanges) await replay.setFault(host, { change });
  // How a reader knows a source.
  const titles = new Map(allProviders(replay).map(({ id, title }) => [id, title]));
  const { code, said } = await command(['doctor', '--live'], {
    ...replay.variables,
    DATA_MODE: 'live',
    CLOCK: '2024-07-26T21:00:00Z',
    COIN_METRICS: 'on',
    FRED_API_KEY: replayKey,
    SEC_USER_AGENT: 'Ada ada@example.org',
  });
  await replay.close();
  expect(code).toBe(1);
  // The lines below the title of a source, up to the next one.
  const parts = said.split(/\n(?=\S)/);
  for (const [host, , provider, path] of tenChanges) {
    const own = parts.filter((part) => part.startsWith(`changed   ${titles.get(provider)}, `));
    const named = own.flatMap((part) => [...part.matchAll(/^ {10}\S+ (\S+): was /gm)].map(([, field = '']) => field));
    expect([host, named.find((field) => path.test(field))]).toEqual([host, expect.stringMatching(path)]);
    expect(own.join('\n')).toContain('Update Plumbline');
  }
});

it('takes keys and the contact out of an answer that repeats them', () => {
  const capture = join(folder(), 'answers');
  const text = '{"token":"key-4711","from":"Ada ada@example.org","close":5}';
  const exchanges = [{ name: 'quote', status: 200, ms: 1, text }];
  const report: EndpointReport = {
    providerId: 'finnhub',
    title: 'Finnhub',
    market: 'us',
    kind: 'quote',
    state: 'ok',
    code: null,
    message: null,
    ms: 1,
    requests: 1,
    isCompared: true,
    drifts: [],
    advice: null,
    exchanges,
  };
  const env = parseEnv({ FINNHUB_API_KEY: 'key-4711', SEC_USER_AGENT: 'Ada ada@example.org' });
  expect(captureBodies(capture, [report], choicesOf(env))).toBe(1);
  const [file = ''] = readdirSync(capture);
  const written = readFileSync(join(capture, file), 'utf8');
  expect(written).toContain('"close":5');
  expect(written).not.toMatch(/4711|ada@/i);
});
