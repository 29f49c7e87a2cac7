import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import { binanceWire } from '@plumbline/fixtures/replay/hosts/binance';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { SourceInterval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { binanceProvider } from './binance.ts';
import { normaliseKlines } from './binance/normalise-klines.ts';
import { klinesBody, tickerBody } from './binance/schema.ts';
import { barEnd } from './venue/bar-time.ts';

const folder = `${sharedDir() ?? ''}/data/payloads-exchanges-nautilus/binance/spot/http_json`;
const hourMs = 3_600_000;
const now = Date.UTC(2024, 6, 29, 12);

const coinOf = (id: InstrumentId, currency = 'USD'): Instrument => ({
  id,
  kind: 'crypto',
  market: 'crypto',
  exchange: 'spot',
  currency,
  name: { en: id, 'zh-CN': id, 'zh-HK': id },
  aliases: [],
  priceDecimals: 2,
});

const contextOf = (fetch: ProviderContext['fetch'], clock = { now: () => now }): ProviderContext => ({
  fetch,
  clock,
  signal: new AbortController().signal,
});

/** A kline as Binance prints it. */
const kline = (time: number, close: string, end: number) => [
  time,
  '1',
  '3',
  '0.5',
  close,
  '7',
  end - 1,
  '9',
  1,
  '1',
  '1',
  '0',
];

/** Answers each question with the bars it asks for, up to `now`. */
function endless(interval: SourceInterval, step: number, asked: URL[]): ProviderContext['fetch'] {
  return fetchFrom(({ searchParams: query }) => {
    const last = Math.floor(Math.min(Number(query.get('endTime')), now) / step) * step;
    const limit = Number(query.get('limit'));
    const rows = Array.from({ length: limit }, (_, back) => last - back * step).toReversed();
    return jsonAnswer(rows.map((time) => kline(time, '2', barEnd(interval, time))));
  }, asked);
}

const ask = (
  instrument: Instrument,
  fetch: ProviderContext['fetch'],
  interval: SourceInterval = '1d',
  span: object = {},
) => binanceProvider().bars?.({ instrument, interval, ...span }, contextOf(fetch));

describe('Binance', () => {
  it.each([
    ['CRYPTO:BTC-USD', 'BTCUSDT', 'USDT', true],
    ['CRYPTO:BTC-USDT', 'BTCUSDT', 'USDT', false],
    ['CRYPTO:SOL-USDC', 'SOLUSDC', 'USDC', false],
    ['CRYPTO:ETH-BTC', 'ETHBTC', 'BTC', false],
    ['CRYPTO:BTC-EUR', 'BTCEUR', 'EUR', false],
  ] as const)('asks for %s as %s and says that prices are in %s', async (id, symbol, currency, isOther) => {
    const asked: URL[] = [];
    const answer = await ask(coinOf(id, id.slice(-3)), endless('1d', 24 * hourMs, asked), '1d', { from: '2024-07-01' });
    expect(asked.map((url) => url.searchParams.get('symbol'))).toEqual([symbol]);
    expect(answer?.value.series.currency).toBe(currency);
    expect(answer?.source.notes !== undefined).toBe(isOther);
  });

  it.each<readonly [SourceInterval, string, number, number]>([
    ['1m', '1m', hourMs / 60, 10_000],
    ['5m', '5m', hourMs / 12, 10_000],
    ['15m', '15m', hourMs / 4, 10_000],
    ['1h', '1h', hourMs, 10_000],
  ])('reads ten thousand %s bars in ten pages and says that there are more', async (interval, name, step, bars) => {
    const asked: URL[] = [];
    const answer = await ask(coinOf('CRYPTO:BTC-USD'), endless(interval, step, asked), interval);
    const { time } = answer?.value.series.columns ?? { time: new Float64Array() };
    expect(time).toHaveLength(bars);
    expect(time.every((at, row) => row === 0 || at - (time[row - 1] ?? 0) === step)).toBe(true);
    expect(asked).toHaveLength(10);
    expect(asked.every((url) => url.searchParams.get('interval') === name)).toBe(true);
    expect(answer?.source.notes?.some((note) => note.startsWith('Older bars'))).toBe(true);
    expect(answer?.value.series.isLastPartial).toBe(true);
  });

  it('takes weeks from Monday and months from the first, and refuses others', async () => {
    const monday = Date.UTC(2024, 6, 22);
    const month = Date.UTC(2024, 5, 1);
    const one = (time: number, end: number) => fetchFrom(() => jsonAnswer([kline(time, '2', end)]));
    const week = await ask(coinOf('CRYPTO:BTC-USD'), one(monday, barEnd('1w', monday)), '1w');
    expect(dateOf(week?.value.series.columns.time[0] ?? 0)).toBe('2024-07-22');
    expect(week?.value.series.isLastPartial).toBe(false);
    const june = await ask(coinOf('CRYPTO:BTC-USD'), one(month, barEnd('1mo', month)), '1mo');
    expect(june?.value.series.isLastPartial).toBe(false);
    const thursday = Date.UTC(2024, 6, 25);
    await expect(ask(coinOf('CRYPTO:BTC-USD'), one(thursday, thursday + 1), '1w')).rejects.toMatchObject({
      code: 'data-refused',
    });
  });

  it('keeps a bar open until the moment the question went out has passed its end', async () => {
    const start = Date.UTC(2024, 6, 28);
    const body = () => jsonAnswer([kline(start, '2', barEnd('1d', start))]);
    const at = async (time: number) => {
      const answer = await binanceProvider().bars?.(
        { instrument: coinOf('CRYPTO:BTC-USD'), interval: '1d' },
        contextOf(fetchFrom(body), { now: () => time }),
      );
      return answer?.value.series.isLastPartial;
    };
    expect(await at(start + 24 * hourMs - 1)).toBe(true);
    expect(await at(start + 24 * hourMs)).toBe(false);
  });

  it('keeps the digits prices are printed in, without their padding', async () => {
    const start = Date.UTC(2024, 6, 28);
    const fetch = fetchFrom(() => jsonAnswer([kline(start, '0.00001720', start + 24 * hourMs)]));
    const answer = await ask(coinOf('CRYPTO:PEPE-USD'), fetch);
    expect(answer?.value.series.priceDecimals).toBe(7);
  });

  it.each<readonly [string, readonly number[]]>([
    ['bars to and fro, one twice', [1, 3, 2, 2]],
    ['bars to and fro', [1, 3, 2]],
  ])('refuses %s', async (_, order) => {
    const start = Date.UTC(2024, 6, 20);
    const rows = order.map((day) => kline(start + day * 24 * hourMs, '2', start + (day + 1) * 24 * hourMs));
    await expect(
      ask(
        coinOf('CRYPTO:BTC-USD'),
        fetchFrom(() => jsonAnswer(rows)),
      ),
    ).rejects.toMatchObject({
      code: 'data-refused',
    });
  });

  it('refuses a page that repeats the one before, and a bar that ends before it begins', async () => {
    const step = hourMs;
    const last = Math.floor(now / step) * step;
    const page = Array.from({ length: 1_000 }, (_, back) => last - (999 - back) * step);
    const same = fetchFrom(() => jsonAnswer(page.map((time) => kline(time, '2', time + step))));
    await expect(ask(coinOf('CRYPTO:BTC-USD'), same, '1h')).rejects.toMatchObject({ code: 'data-refused' });
    const backwards = fetchFrom(() => jsonAnswer([kline(last, '2', last)]));
    await expect(ask(coinOf('CRYPTO:BTC-USD'), backwards, '1h')).rejects.toMatchObject({ code: 'data-refused' });
  });

  it('has nothing to say without bars, and refuses the last price of another pair', async () => {
    await expect(
      ask(
        coinOf('CRYPTO:BTC-USD'),
        fetchFrom(() => jsonAnswer([])),
      ),
    ).rejects.toMatchObject({
      code: 'provider-empty',
    });
    const other = (answer: WireAnswer, url: URL) =>
      url.pathname.endsWith('24hr') ? jsonAnswer({ symbol: 'ETHUSDT', lastPrice: '5', closeTime: now }) : answer;
    const fetch = fetchFrom(binanceWire(null), [], other);
    await expect(binanceProvider().quote?.(coinOf('CRYPTO:BTC-USD'), contextOf(fetch))).rejects.toMatchObject({
      code: 'data-refused',
    });
  });

  it('does not know the close before when nothing traded that day', async () => {
    const today = Date.UTC(2024, 6, 29);
    const days = [today - 72 * hourMs, today].map((time) => kline(time, '2', time + 24 * hourMs));
    const fetch = fetchFrom(({ pathname }) =>
      jsonAnswer(pathname.endsWith('24hr') ? { symbol: 'BTCUSDT', lastPrice: '5', closeTime: now } : days),
    );
    const answer = await binanceProvider().quote?.(coinOf('CRYPTO:BTC-USD'), contextOf(fetch));
    expect(answer?.value).toMatchObject({ price: 5, previousClose: null });
  });

  it('stops for the rest of the minute when most of its weight is used up, and goes on in the next', async () => {
    let time = Date.UTC(2024, 6, 29, 12, 0, 20);
    const asked: URL[] = [];
    const heavy = fetchFrom(
      () => ({ ...jsonAnswer({}), headers: { 'content-type': 'application/json', 'x-mbx-used-weight-1m': '4800' } }),
      asked,
    );
    const { probe } = binanceProvider();
    const context = contextOf(heavy, { now: () => time });
    await probe?.(context);
    await expect(probe?.(context)).rejects.toMatchObject({
      code: 'provider-limited',
      details: { retryAfterMs: 40_000 },
    });
    expect(asked).toHaveLength(1);
    time += 40_000;
    await probe?.(context);
    expect(asked).toHaveLength(2);
  });

  it('asks the host it is told to', async () => {
    const asked: URL[] = [];
    const provider = binanceProvider({ binanceUrl: 'http://127.0.0.1:9/' });
    expect(provider.host).toBe('127.0.0.1:9');
    await provider.probe?.(contextOf(fetchFrom(binanceWire(null), asked)));
    expect(String(asked[0])).toBe('http://127.0.0.1:9/api/v3/ping');
  });
});

describe.skipIf(!existsSync(folder))('Binance recordings (needs the shared folder)', () => {
  const recorded = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

  it('give the weekly bar of LTCBTC as printed', () => {
    const [row] = normaliseKlines(klinesBody.parse(recorded('klines_response')));
    expect(row).toEqual({
      time: 1_499_040_000_000,
      open: 0.0163479,
      high: 0.8,
      low: 0.015758,
      close: 0.015771,
      volume: 148_976.11427815,
      decimals: 7,
      isUnfinished: false,
    });
  });

  it('give the last price and its time', () => {
    expect(tickerBody.parse(recorded('ticker_24hr_response'))).toMatchObject({
      symbol: 'BNBBTC',
      lastPrice: '4.00000200',
      closeTime: 1_499_869_899_040,
    });
  });

  it('are refused where a kline is expected', () => {
    for (const name of ['ticker_24hr_response', 'trades_response', 'depth_response', 'exchange_info_response']) {
      expect(klinesBody.safeParse(recorded(name)).success).toBe(false);
    }
  });
});
