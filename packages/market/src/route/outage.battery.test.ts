import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Answer, MarketDataPort } from '@plumbline/model/ports';
import type { FetchLike } from '../provider.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createMarketData } from './market-data.ts';
import { allProviders } from '../providers/testing/all-providers.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Our own wires know their last day then. */
const startAt = Date.UTC(2024, 6, 26, 21);

const ids: readonly InstrumentId[] = ['US:AAPL', 'SH:600519', 'HK:00700', 'CRYPTO:BTC-USD'];

type Ask = (port: MarketDataPort) => Promise<Answer<unknown>>;

/** What pages ask for: the home page quotes, charts bars and events, a report the rest. */
const perInstrument: Readonly<Record<string, (port: MarketDataPort, id: InstrumentId) => Promise<Answer<unknown>>>> = {
  bars: (port, instrumentId) => port.bars({ instrumentId, interval: '1d', adjustment: 'split' }),
  quote: (port, id) => port.quote(id),
  events: (port, id) => port.events(id),
  statements: (port, id) => port.fundamentals(id),
  news: (port, id) => port.news?.(id) ?? none,
  figures: (port, id) => port.measures?.(id) ?? none,
  network: async (port, id) => (await port.network?.(id))?.[0] ?? none,
};
const none: Promise<Answer<unknown>> = Promise.resolve({
  status: 'unavailable',
  code: 'not-covered',
  reason: 'not asked',
  attempts: [],
});

const questions: readonly (readonly [name: string, ask: Ask])[] = [
  ...ids.flatMap((id) =>
    Object.entries(perInstrument).map(
      ([name, ask]) => [`${name} of ${id}`, (port: MarketDataPort) => ask(port, id)] as const,
    ),
  ),
  ['the rate from CNY to HKD', (port) => port.exchangeRate?.('CNY', 'HKD') ?? none],
  ['the ten-year rate', (port) => port.macro?.('DGS10') ?? none],
];

let replay: ReplayServer;
beforeAll(async () => {
  replay = await startReplayServer({ shared: null });
});
afterAll(() => replay.close());

interface Sent {
  readonly host: string;
  readonly at: number;
}

function setup() {
  let now = startAt;
  let isDown = false;
  const sent: Sent[] = [];
  const clock = { now: () => now };
  const wire: FetchLike = (url, init) => {
    if (!isDown) return fetch(url, init);
    sent.push({ host: new URL(url).host, at: now });
    return Promise.reject(
      new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ENETUNREACH' }) }),
    );
  };
  const { live } = createMarketData({
    mode: 'live',
    providers: allProviders(replay),
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch: wire,
    clock,
    random: () => 0,
  });
  return {
    live,
    sent,
    clock,
    wait: (ms: number) => void (now += ms),
    cut: (down: boolean) => void (isDown = down),
  };
}

/** The most requests one host got within half a minute, from an instant on. */
function busiest(sent: readonly Sent[], from: number): number {
  const later = sent.filter(({ at }) => at >= from);
  return Math.max(
    0,
    ...later.map(
      ({ host, at }) => later.filter((one) => one.host === host && one.at >= at && one.at < at + 30 * second).length,
    ),
  );
}

describe('an hour without any network', () => {
  it('leaves every page its last good data with its age, bothers no host more than once in half a minute, and is over within one', async () => {
    const { live, sent, clock, wait, cut } = setup();
    const known: (readonly [string, Ask])[] = [];
    for (const [name, ask] of questions) if ((await ask(live)).status === 'fresh') known.push([name, ask]);
    // Every kind of question has an answer somewhere, or the hour would prove nothing about it.
    const kinds = [...Object.keys(perInstrument), 'the rate', 'the ten-year'];
    expect(kinds.filter((kind) => !known.some(([name]) => name.startsWith(kind)))).toEqual([]);
    expect(known.length).toBeGreaterThanOrEqual(20);

    // Longer than anything counts as fresh.
    wait(13 * hour);
    cut(true);
    const cutAt = clock.now();
    const step = 15 * second;
    const turns = hour / step;
    let asked = 0;
    for (let turn = 0; turn <= turns; turn++) {
      for (const [name, ask] of known) {
        const answer = await ask(live);
        asked++;
        if (answer.status !== 'stale') throw new Error(`${name} is ${answer.status} after ${(turn * step) / second} s`);
        expect(answer.ageMs, name).toBe(clock.now() - startAt);
        expect(answer.reason, name).not.toBe('');
        expect(answer.source.simulated, name).toBe(false);
      }
      if (turn < turns) wait(step);
    }
    expect(clock.now() - cutAt).toBe(hour);
    // The first minute finds out; from then on a host gets one probe in half a minute.
    const worst = busiest(sent, cutAt + minute);
    expect(worst).toBe(1);

    cut(false);
    wait(minute);
    for (const [name, ask] of known) {
      const answer = await ask(live);
      expect(answer.status, `${name}: ${JSON.stringify(answer.attempts)}`).toBe('fresh');
    }
    process.stdout.write(
      `outage: ${known.length} questions asked ${asked} times in an hour, ${sent.length} requests to ${new Set(sent.map(({ host }) => host)).size} hosts\n`,
    );
  });
});
