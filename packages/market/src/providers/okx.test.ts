import { dayMs } from '@plumbline/model/date';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { okxWire } from '@plumbline/fixtures/replay/hosts/okx';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { ErrorCode } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { okxProvider } from './okx.ts';
import { normaliseCandles } from './okx/normalise-candles.ts';
import { candlesBody, tickerBody } from './okx/schema.ts';

const folder = `${sharedDir() ?? ''}/data/payloads-exchanges-nautilus/okx`;
const now = Date.UTC(2024, 6, 29, 12);

function bitcoin(): Instrument {
  const found = catalogue.find((instrument) => instrument.id === 'CRYPTO:BTC-USD');
  if (found === undefined) throw new Error('no bitcoin');
  return found;
}

const contextOf = (fetch: ProviderContext['fetch'], at = now): ProviderContext => ({
  fetch,
  clock: { now: () => at },
  signal: new AbortController().signal,
});

const candle = (time: number, confirm = '1', close = '2') => [
  String(time),
  '1',
  '3',
  '0.5',
  close,
  '7',
  '7',
  '14',
  confirm,
];
const okay = (data: unknown) => jsonAnswer({ code: '0', msg: '', data });

/** One page, then nothing older. */
const onePage = (rows: readonly (readonly string[])[]) => {
  let page = 0;
  return fetchFrom(() => okay(page++ === 0 ? rows : []));
};

const bars = (fetch: ProviderContext['fetch'], interval: '1h' | '1d' = '1d') =>
  okxProvider().bars?.({ instrument: bitcoin(), interval }, contextOf(fetch));

describe('OKX', () => {
  it('lists newest first, and its unfinished bar is partial', async () => {
    const today = Date.UTC(2024, 6, 29);
    const answer = await bars(onePage([candle(today, '0'), candle(today - dayMs), candle(today - 2 * dayMs)]));
    expect(Array.from(answer?.value.series.columns.time ?? [])).toEqual([today - 2 * dayMs, today - dayMs, today]);
    expect(answer?.value.series).toMatchObject({ isLastPartial: true, currency: 'USDT' });
  });

  it('believes confirm 0 before the clock, and keeps nothing after a bar that is not over', async () => {
    const today = Date.UTC(2024, 6, 29);
    const old = await bars(onePage([candle(today - dayMs, '0'), candle(today - 2 * dayMs)]));
    expect(old?.value.series.isLastPartial).toBe(true);
    const two = await bars(onePage([candle(today, '0'), candle(today - dayMs, '0'), candle(today - 2 * dayMs)]));
    expect(two?.value.series.columns.time).toHaveLength(2);
    expect(two?.value.series.isLastPartial).toBe(true);
  });

  it('asks for days of UTC, and refuses days of Hong Kong', async () => {
    const asked: URL[] = [];
    await okxProvider().bars?.(
      { instrument: bitcoin(), interval: '1d', from: '2024-06-01' },
      contextOf(fetchFrom(okxWire(null), asked)),
    );
    expect(asked.every((url) => url.searchParams.get('bar') === '1Dutc')).toBe(true);
    const hongKong = onePage([candle(Date.UTC(2024, 6, 27, 16)), candle(Date.UTC(2024, 6, 26, 16))]);
    await expect(bars(hongKong)).rejects.toMatchObject({ code: 'data-refused' });
  });

  it('asks the recent endpoint for recent bars and the history endpoint for older ones', async () => {
    const asked: URL[] = [];
    const lastDay = Date.UTC(2024, 6, 26, 12);
    await okxProvider().bars?.(
      { instrument: bitcoin(), interval: '1d' },
      contextOf(fetchFrom(okxWire(null), asked), lastDay),
    );
    const endpoints = asked.map((url) => url.pathname.split('/').at(-1));
    expect(endpoints.slice(0, 4)).toEqual(['candles', 'candles', 'candles', 'candles']);
    expect(endpoints.at(-1)).toBe('history-candles');
  });

  it.each<readonly [string, string, ErrorCode]>([
    ['51001', "Instrument ID doesn't exist", 'not-covered'],
    ['51000', 'Parameter bar error', 'not-covered'],
    ['50011', 'Too Many Requests', 'provider-limited'],
    ['50001', 'Service temporarily unavailable', 'provider-unreachable'],
    ['50026', 'System error', 'provider-unreachable'],
    ['99999', '', 'provider-body'],
  ])('finds error %s (%s) inside status 200', async (code, msg, expected) => {
    const failing = fetchFrom(() => jsonAnswer({ code, msg, data: [] }));
    await expect(bars(failing)).rejects.toMatchObject({ code: expected, details: { okxCode: code } });
    await expect(okxProvider().quote?.(bitcoin(), contextOf(failing))).rejects.toMatchObject({ code: expected });
    await expect(okxProvider().probe?.(contextOf(failing))).rejects.toMatchObject({ code: expected });
  });

  it('has nothing to say without rows, and refuses the price of another pair', async () => {
    await expect(bars(fetchFrom(() => okay([])))).rejects.toMatchObject({ code: 'provider-empty' });
    const other = fetchFrom(() => okay([{ instId: 'ETH-USDT', last: '5', ts: String(now) }]));
    await expect(okxProvider().quote?.(bitcoin(), contextOf(other))).rejects.toMatchObject({ code: 'data-refused' });
    await expect(okxProvider().quote?.(bitcoin(), contextOf(fetchFrom(() => okay([]))))).rejects.toMatchObject({
      code: 'provider-empty',
    });
  });

  it('refuses a last trade of tomorrow', async () => {
    const ahead = fetchFrom(({ pathname }) =>
      okay(pathname.endsWith('ticker') ? [{ instId: 'BTC-USDT', last: '5', ts: String(now + dayMs) }] : []),
    );
    await expect(okxProvider().quote?.(bitcoin(), contextOf(ahead))).rejects.toMatchObject({ code: 'data-refused' });
  });
});

describe.skipIf(!existsSync(folder))('OKX recordings (needs the shared folder)', () => {
  const recorded = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

  it('give two finished minutes, oldest first', () => {
    const rows = normaliseCandles(candlesBody.parse(recorded('http_get_candlesticks_full')), 'BTC-USDT');
    expect(rows).toEqual([
      {
        time: 1_747_093_980_000,
        open: 102_806,
        high: 102_820.5,
        low: 102_783.1,
        close: 102_806.1,
        volume: 7_164.04,
        decimals: 1,
        isUnfinished: false,
      },
      {
        time: 1_747_094_040_000,
        open: 102_806.1,
        high: 102_820.4,
        low: 102_806.1,
        close: 102_820.4,
        volume: 1_040.37,
        decimals: 1,
        isUnfinished: false,
      },
    ]);
  });

  it('give two unfinished minutes that were listed oldest first', () => {
    const rows = normaliseCandles(candlesBody.parse(recorded('http_get_candlesticks')), 'BTC-USDT');
    expect(rows.map((row) => row.time)).toEqual([1_625_097_600_000, 1_625_097_660_000]);
    expect(rows.every((row) => row.isUnfinished)).toBe(true);
  });

  it('are refused where a price is expected', () => {
    expect(tickerBody.safeParse(recorded('http_get_index_price')).success).toBe(false);
    expect(candlesBody.safeParse(recorded('http_get_trades')).success).toBe(false);
  });
});
