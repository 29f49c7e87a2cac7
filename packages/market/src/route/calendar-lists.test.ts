import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InstrumentId } from '@plumbline/model/instrument';
import { replayKey } from '@plumbline/fixtures/replay/hosts/keyed';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { coingeckoProvider } from '../providers/coingecko.ts';
import { fmpProvider } from '../providers/fmp.ts';
import { sinaListProvider } from '../providers/sina-list.ts';
import { tushareProvider } from '../providers/tushare.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createMarketData } from './market-data.ts';

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer({ shared: null });
});
afterEach(() => server.close());

function setup(key: string | null, at: number) {
  let now = at;
  const clock = { now: () => now };
  const missing = (): string | null => (key === null ? 'It needs a key.' : null);
  const data = createMarketData({
    mode: 'live',
    providers: [
      { ...fmpProvider({ key: () => key, ...server }), missing },
      { ...tushareProvider({ key: () => key, ...server }), missing },
      sinaListProvider(server),
      coingeckoProvider(server),
    ].map((provider) => ({ ...provider, limits: { requestsPerSecond: 1_000, concurrency: 8 } })),
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  return { data, wait: (ms: number) => void (now += ms) };
}
const today = Date.UTC(2024, 6, 26, 21);
const kindsOf = (data: ReturnType<typeof setup>['data']) =>
  data.uncoveredEvents().filter(({ kind }) => kind === 'index-change' || kind === 'token');

/** What is told of an index once its list has been read; who asks before that is not kept waiting for all pages. */
async function changesOnceRead({ live }: ReturnType<typeof setup>['data'], id: InstrumentId, index: string) {
  const look = async () => {
    const answer = await live.events(id);
    const events = answer.status === 'unavailable' ? [] : answer.value;
    return events.filter(({ kind, title }) => kind === 'index-change' && title.en.includes(index));
  };
  await expect.poll(look, { timeout: 60_000 }).not.toEqual([]);
  return look();
}

describe('events that are listed for all at once', () => {
  it('tell when a share joined and left an index, from one list per index', async () => {
    const { data } = setup(replayKey, today);
    await changesOnceRead(data, 'US:AAPL', 'S&P 500');
    const answer = await data.live.events('US:AAPL');
    if (answer.status === 'unavailable') throw new Error(answer.reason);
    const changes = answer.value.filter(({ kind, title }) => kind === 'index-change' && title.en.includes('S&P 500'));
    expect(changes.map(({ date, knownAt, title }) => [date, knownAt, title.en, title['zh-CN']])).toEqual([
      ['2015-03-09', '2015-03-09', 'Joins the S&P 500', '调入标普500'],
      ['2024-06-24', '2024-06-24', 'Leaves the S&P 500: Invented reason.', '调出标普500：Invented reason.'],
    ]);
    const asked = server.requests.length;
    const other = await data.live.events('US:T');
    if (other.status === 'unavailable') throw new Error(other.reason);
    expect(other.value.some(({ kind, title }) => kind === 'index-change' && title.en.startsWith('Leaves'))).toBe(true);
    expect(server.requests.slice(asked).filter(({ path }) => path.includes('constituent'))).toEqual([]);
    expect(kindsOf(data)).toEqual([
      { kind: 'index-change', markets: ['hk'], source: null },
      { kind: 'token', markets: ['crypto'], source: null, except: ['BTC', 'ETH', 'LTC'] },
    ]);
  });

  it('name both lists where only lists of members are known', async () => {
    const { data } = setup(replayKey, today);
    expect(await changesOnceRead(data, 'SH:600519', 'CSI 300')).toMatchObject([
      {
        date: '2024-06-28',
        knownAt: '2024-06-28',
        title: { en: 'Joins the CSI 300 between 2024-05-31 and 2024-06-28' },
      },
    ]);
  });

  it('tell since when a share of the mainland is in an index where no key is set', async () => {
    const { data } = setup(null, today);
    expect(await changesOnceRead(data, 'SH:600519', 'CSI 300')).toMatchObject([
      { date: '2024-06-17', knownAt: '2024-06-17', title: { en: 'Joins the CSI 300' } },
    ]);
  });

  it('say who would tell of them where no key is set', async () => {
    const { data } = setup(null, today);
    expect(kindsOf(data)).toEqual([
      { kind: 'index-change', markets: ['us'], source: 'Financial Modeling Prep' },
      { kind: 'index-change', markets: ['hk'], source: null },
      { kind: 'token', markets: ['crypto'], source: null, except: ['BTC', 'ETH', 'LTC'] },
    ]);
    expect(await data.live.events('US:AAPL')).toMatchObject({ status: 'unavailable', code: 'not-covered' });
    expect(server.requests.map(({ host }) => host)).toEqual([]);
  });

  it('hold what ships with us for a coin, each with its page, and why the next halving is not dated', async () => {
    const { data } = setup(null, today);
    await server.setFault('coingecko', '500');
    const answer = await data.live.events('CRYPTO:BTC-USD');
    if (answer.status === 'unavailable') throw new Error(answer.reason);
    expect(answer.value.map(({ kind, date }) => [kind, date])).toContainEqual(['token', '2024-04-20']);
    expect(answer.value.every(({ url }) => url?.startsWith('https://'))).toBe(true);
    expect(answer.source.notes).toContain('No source gave the supply, so the next halving is not dated.');
    const past = await data.live.events('CRYPTO:BTC-USD', { asOf: '2020-01-01' });
    if (past.status === 'unavailable') throw new Error(past.reason);
    expect(past.value.at(-1)?.date).toBe('2017-08-24');
    expect(await data.live.events('CRYPTO:SOL-USD')).toMatchObject({ status: 'unavailable' });
  });
});
