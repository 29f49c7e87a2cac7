import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import { coinbaseWire } from '@plumbline/fixtures/replay/hosts/coinbase';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { SourceInterval } from '@plumbline/model/bar';
import { dateOf, dayMs } from '@plumbline/model/date';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { coinbaseProvider } from './coinbase.ts';
import { normaliseCandles } from './coinbase/normalise-candles.ts';
import { normaliseProduct, productOf } from './coinbase/normalise-product.ts';
import { candlesBody, productBody, tradesBody } from './coinbase/schema.ts';

const folder = `${sharedDir() ?? ''}/data/payloads-exchanges-nautilus/coinbase`;
const now = Date.UTC(2024, 6, 29, 12);

function coin(id: InstrumentId): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const contextOf = (fetch: ProviderContext['fetch']): ProviderContext => ({
  fetch,
  clock: { now: () => now },
  signal: new AbortController().signal,
});

const candle = (time: number) => ({
  start: String(time / 1000),
  low: '0.5',
  high: '3',
  open: '1',
  close: '2',
  volume: '7',
});

/** A market with a bar at every step from `first` on, but for the time it was closed. */
function market(step: number, first: number, asked: URL[], closed: readonly [number, number] = [0, 0]) {
  return fetchFrom(({ searchParams: query }) => {
    const candles = [];
    for (let at = Number(query.get('end')) * 1000; at >= Number(query.get('start')) * 1000; at -= step) {
      if (at >= first && at <= now && !(at >= closed[0] && at < closed[1])) candles.push(candle(at));
    }
    return jsonAnswer({ candles });
  }, asked);
}

const bars = (id: InstrumentId, fetch: ProviderContext['fetch'], interval: SourceInterval = '1d', span: object = {}) =>
  coinbaseProvider().bars?.({ instrument: coin(id), interval, ...span }, contextOf(fetch));

describe('Coinbase', () => {
  it('reads low before high', async () => {
    const answer = await bars('CRYPTO:BTC-USD', market(dayMs, 0, []), '1d', { from: '2024-07-28' });
    const { open, high, low, close } = answer?.value.series.columns ?? {};
    expect([open?.[0], high?.[0], low?.[0], close?.[0]]).toEqual([1, 3, 0.5, 2]);
  });

  it('never asks for more than 300 bars at once, on whole bars, without gaps or overlaps', async () => {
    const asked: URL[] = [];
    const hour = dayMs / 24;
    const answer = await bars('CRYPTO:BTC-USD', market(hour, 0, asked), '1h', { from: '2024-07-01' });
    const windows = asked.map(
      (url) => [Number(url.searchParams.get('start')), Number(url.searchParams.get('end'))] as const,
    );
    for (const [start, end] of windows) {
      expect((end - start) / 3_600 + 1).toBe(300);
      expect(start % 3_600).toBe(0);
    }
    windows.slice(1).forEach(([, end], page) => expect(end).toBe((windows[page]?.[0] ?? 0) - 3_600));
    const { time } = answer?.value.series.columns ?? { time: new Float64Array() };
    expect(time).toHaveLength(28 * 24 + 13);
    expect(answer?.source.notes).toBeUndefined();
  });

  it('reads on behind the years in which a market was closed', async () => {
    const closed = [Date.UTC(2021, 0, 20), Date.UTC(2023, 6, 13)] as const;
    const listed = Date.UTC(2019, 1, 26);
    const answer = await bars('CRYPTO:XRP-USD', market(dayMs, listed, [], closed));
    const { time } = answer?.value.series.columns ?? { time: new Float64Array() };
    expect(dateOf(time[0] ?? 0)).toBe('2019-02-26');
    expect(time.some((at) => at >= closed[0] && at < closed[1])).toBe(false);
  });

  it('stops after four empty pages', async () => {
    const asked: URL[] = [];
    await bars('CRYPTO:BTC-USD', market(dayMs, now - 10 * dayMs, asked));
    // Pages are asked for four at once: one with bars, three empty ones, then those among which the fourth is.
    expect(asked).toHaveLength(8);
  });

  it('reads four pages at once, never more', async () => {
    const answering = market(dayMs, 0, []);
    const waiting: (() => void)[] = [];
    let most = 0;
    // Nobody is answered before four ask.
    const together: ProviderContext['fetch'] = async (url, init) => {
      await new Promise<void>((resolve) => {
        most = Math.max(most, waiting.push(resolve));
        if (waiting.length >= 4) for (const answer of waiting.splice(0)) answer();
      });
      return answering(url, init);
    };
    const from = dateOf(now - 1_150 * dayMs);
    const answer = await bars('CRYPTO:BTC-USD', together, '1d', { from });
    expect(answer?.value.series.columns.time).toHaveLength(1_151);
    expect(most).toBe(4);
  });

  it('goes on where a history that took too long had come to, the newest page excepted', async () => {
    const asked: URL[] = [];
    const answering = market(dayMs, 0, asked);
    const provider = coinbaseProvider();
    const request = { instrument: coin('CRYPTO:BTC-USD'), interval: '1d', from: '2021-01-01' } as const;
    const late = new Error('too late');
    const broken: ProviderContext['fetch'] = (url, init) =>
      asked.length < 3 ? answering(url, init) : Promise.reject(late);
    await expect(provider.bars?.(request, contextOf(broken))).rejects.toMatchObject({ code: 'provider-unreachable' });
    expect(asked).toHaveLength(3);
    const answer = await provider.bars?.(request, contextOf(answering));
    const { time } = answer?.value.series.columns ?? { time: new Float64Array() };
    expect([dateOf(time[0] ?? 0), time.length]).toEqual(['2021-01-01', 1_306]);
    // Five pages in all: two of the three that came were kept.
    expect(asked).toHaveLength(6);
    expect(new Set(asked.map(String)).size).toBe(5);
  });

  it('has no weeks of its own', async () => {
    await expect(bars('CRYPTO:BTC-USD', market(dayMs, 0, []), '1w')).rejects.toMatchObject({ code: 'not-covered' });
  });

  it('refuses the last trade of another product, and knows a product without trades', async () => {
    const trades = (list: readonly object[]) =>
      coinbaseProvider().quote?.(coin('CRYPTO:BTC-USD'), contextOf(fetchFrom(() => jsonAnswer({ trades: list }))));
    const trade = { product_id: 'ETH-USD', price: '5', time: '2024-07-29T12:00:00Z' };
    await expect(trades([trade])).rejects.toMatchObject({ code: 'data-refused' });
    await expect(trades([])).rejects.toMatchObject({ code: 'provider-empty' });
    await expect(trades([{ ...trade, product_id: 'BTC-USD', time: 'yesterday' }])).rejects.toMatchObject({
      code: 'provider-body',
    });
  });

  it.each([
    ['btc', 'BTC-USD'],
    ['BTC-USD', 'BTC-USD'],
    ['SOLUSDT', 'SOL-USD'],
    ['sol/usdc', 'SOL-USD'],
    ['1INCH', '1INCH-USD'],
    ['腾讯', null],
    ['Bitcoin Cash', null],
    ['../../accounts', null],
  ])('takes %s for %s', (text, product) => {
    expect(productOf(text)).toBe(product);
  });

  it('finds a coin by its code, and nothing under a code nobody has', async () => {
    const search = (text: string) => coinbaseProvider().search?.(text, contextOf(fetchFrom(coinbaseWire(null))));
    expect(await search('btc')).toEqual([
      expect.objectContaining({ id: 'CRYPTO:BTC-USD', kind: 'crypto', currency: 'USD', priceDecimals: 2 }),
    ]);
    expect(await search('NOSUCH')).toEqual([]);
    expect(await search('贵州茅台')).toEqual([]);
    const down = fetchFrom(() => jsonAnswer({}, 503));
    await expect(coinbaseProvider().search?.('btc', contextOf(down))).rejects.toMatchObject({
      code: 'provider-unreachable',
    });
  });
});

describe.skipIf(!existsSync(folder))('Coinbase recordings (needs the shared folder)', () => {
  const recorded = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

  it('give two hours of bitcoin, oldest first, with lows and highs in their places', () => {
    const rows = normaliseCandles(candlesBody.parse(recorded('http_candles')));
    expect(rows.map(({ time, open, high, low, close, volume }) => [time, open, high, low, close, volume])).toEqual([
      [1_712_188_800_000, 65_984.18, 66_387.77, 65_857.35, 66_314.59, 358.74851052],
      [1_712_192_400_000, 66_312.4, 66_331.99, 66_055.14, 66_181.6, 355.82896243],
    ]);
  });

  it('give the last trade and the name of a product, and no future', () => {
    expect(tradesBody.parse(recorded('http_ticker')).trades[0]).toMatchObject({
      product_id: 'BTC-USD',
      price: '68923.67',
    });
    expect(normaliseProduct(productBody.parse(recorded('http_product')))).toMatchObject({
      id: 'CRYPTO:BTC-USD',
      name: { en: 'Bitcoin' },
      priceDecimals: 2,
    });
    // Shape fixed by the recording.
    const futures = recorded('http_products_future') as { products: unknown[] };
    expect(futures.products.map((one) => normaliseProduct(productBody.parse(one)))).toEqual(
      futures.products.map(() => null),
    );
  });
});
