import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { ExchangeRate, MarketDataPort } from '@plumbline/model/ports';
import { yahooProvider } from '../providers/yahoo.ts';
import { normaliseRates } from '../providers/yahoo/normalise-rates.ts';
import { chartBody } from '../providers/yahoo/schema.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { isRateHistory } from './last-rate.ts';
import { createMarketData } from './market-data.ts';

const startAt = Date.UTC(2026, 10, 21);
const hour = 3_600_000;

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer({ shared: null });
});
afterEach(() => server.close());

function setup(from: ReplayServer = server) {
  let now = startAt;
  const clock = { now: () => now };
  const limits = { requestsPerSecond: 1_000, concurrency: 8 };
  const data = createMarketData({
    mode: 'live',
    providers: [{ ...yahooProvider(from), limits }],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  return { data, wait: (ms: number) => void (now += ms) };
}

async function rateOf(port: MarketDataPort, base: string, quote: string, asOf?: string): Promise<ExchangeRate> {
  const answer = await port.exchangeRate?.(base, quote, asOf === undefined ? {} : { asOf });
  if (answer === undefined || answer.status === 'unavailable')
    throw new Error(`no rate: ${answer?.reason ?? 'no port'}`);
  return answer.value;
}

describe('live exchange rates', () => {
  it('are the last close on or before the date, with the day they speak of', async () => {
    const { data } = setup();
    // 2022-05-07 was a Saturday.
    const answer = await data.live.exchangeRate?.('CNY', 'HKD', { asOf: '2022-05-07' });
    expect(answer).toMatchObject({
      status: 'fresh',
      value: { base: 'CNY', quote: 'HKD', date: '2022-05-06' },
      source: { asOf: '2022-05-06', locator: 'CNYHKD=X', simulated: false },
    });
    expect((await rateOf(data.live, 'CNY', 'HKD', '2022-05-06')).rate).toBeGreaterThan(1);
  });

  it('are fetched once per pair, whatever the dates, and stay usable when the source is gone', async () => {
    const { data, wait } = setup();
    await Promise.all(['2022-01-03', '2022-06-01', '2023-01-02'].map((date) => rateOf(data.live, 'CNY', 'HKD', date)));
    expect(server.requests.length).toBe(1);
    await server.setFault('yahoo', 'refuse');
    wait(7 * hour);
    expect(await data.live.exchangeRate?.('CNY', 'HKD', { asOf: '2022-01-03' })).toMatchObject({ status: 'stale' });
  });

  it('are refused before the first day on record and for pairs nobody lists', async () => {
    const { data } = setup();
    expect(await data.live.exchangeRate?.('CNY', 'HKD', { asOf: '1999-01-04' })).toMatchObject({
      status: 'unavailable',
      code: 'provider-empty',
    });
    expect(await data.live.exchangeRate?.('XAU', 'HKD')).toMatchObject({ status: 'unavailable', code: 'not-covered' });
  });

  it.skipIf(sharedDir() === null)(
    'of the recorded years are the inverse of what a dollar cost in yuan (needs the shared folder)',
    async () => {
      const recorded = await startReplayServer({ shared: sharedDir() });
      try {
        const { data } = setup(recorded);
        const rate = await rateOf(data.live, 'CNY', 'USD', '2001-06-25');
        expect(rate).toMatchObject({ date: '2001-06-25' });
        expect(rate.rate).toBeCloseTo(1 / 8.2768, 6);
      } finally {
        await recorded.close();
      }
    },
  );
});

describe('a chart of rates', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const body = (change: object = {}) =>
    chartBody.parse({
      chart: {
        error: null,
        result: [
          {
            meta: { symbol: 'CNYHKD=X', currency: 'HKD', exchangeTimezoneName: 'Europe/London', ...change },
            timestamp: [Date.UTC(2026, 10, 18) / 1000, Date.UTC(2026, 10, 19) / 1000, Date.UTC(2026, 10, 20) / 1000],
            indicators: { quote: [{ close: [1.09, null, 1.11] }] },
          },
        ],
      },
    });

  it('gives finished days with a rate, not the running one', () => {
    const { value, source } = normaliseRates(body(), { base: 'CNY', quote: 'HKD' }, now);
    expect(value).toEqual({ base: 'CNY', quote: 'HKD', dates: ['2026-11-18'], rates: [1.09] });
    expect(source.asOf).toBe('2026-11-18');
  });

  it('of another pair or in another currency is refused', () => {
    const pair = { base: 'CNY', quote: 'HKD' };
    expect(() => normaliseRates(body({ symbol: 'CNYUSD=X' }), pair, now)).toThrow(/answered for CNYUSD=X/);
    expect(() => normaliseRates(body({ currency: 'USD' }), pair, now)).toThrow(/in USD/);
  });

  it('is stored only as dates in order with rates above zero', () => {
    const good = { base: 'CNY', quote: 'HKD', dates: ['2026-11-18', '2026-11-19'], rates: [1, 2] };
    expect(isRateHistory(good)).toBe(true);
    expect(isRateHistory({ ...good, rates: [1, 0] })).toBe(false);
    expect(isRateHistory({ ...good, dates: ['2026-11-19', '2026-11-18'] })).toBe(false);
    expect(isRateHistory({ ...good, rates: [1] })).toBe(false);
  });
});

describe('simulated exchange rates', () => {
  it('are the same on every date, agree both ways, and are marked', async () => {
    const { data } = setup();
    const there = await rateOf(data.simulated, 'CNY', 'HKD', '2024-02-29');
    const back = await rateOf(data.simulated, 'HKD', 'CNY');
    expect(there).toMatchObject({ date: '2024-02-29' });
    expect(back).toMatchObject({ date: '2026-11-21' });
    expect(there.rate * back.rate).toBeCloseTo(1, 12);
    expect(await data.simulated.exchangeRate?.('CNY', 'HKD')).toMatchObject({ source: { simulated: true } });
    expect(await data.simulated.exchangeRate?.('CNY', 'XAU')).toMatchObject({
      status: 'unavailable',
      code: 'not-covered',
    });
  });
});
