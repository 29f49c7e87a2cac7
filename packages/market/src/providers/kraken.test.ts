import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { krakenWire } from '@plumbline/fixtures/replay/hosts/kraken';
import type { ErrorCode } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { krakenProvider } from './kraken.ts';
import { isSamePair, krakenSymbol } from './kraken/symbol.ts';

const dayS = 86_400;
const today = Date.UTC(2024, 6, 29) / 1000;
const now = (today + dayS / 2) * 1000;

function coin(id: InstrumentId): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const bitcoin = coin('CRYPTO:BTC-USD');

const contextOf = (fetch: ProviderContext['fetch']): ProviderContext => ({
  fetch,
  clock: { now: () => now },
  signal: new AbortController().signal,
});

const row = (seconds: number) => [seconds, '1', '3', '0.5', '2', '1.9', '7', 12];
const result = (key: string, rows: unknown) => jsonAnswer({ error: [], result: { [key]: rows, last: 0 } });
const bars = (fetch: ProviderContext['fetch'], span: object = {}) =>
  krakenProvider().bars?.({ instrument: bitcoin, interval: '1d', ...span }, contextOf(fetch));

describe('Kraken', () => {
  it.each([
    ['BTC', 'USD', 'XBTUSD', 'XXBTZUSD'],
    ['DOGE', 'USD', 'XDGUSD', 'XDGUSD'],
    ['ETH', 'EUR', 'ETHEUR', 'XETHZEUR'],
    ['ETH', 'BTC', 'ETHXBT', 'XETHXXBT'],
    ['SOL', 'USD', 'SOLUSD', 'SOLUSD'],
    ['BTC', 'USDT', 'XBTUSDT', 'XBTUSDT'],
  ])('spells %s-%s as %s and recognises %s', (base, quote, symbol, answered) => {
    expect(krakenSymbol({ base, quote })).toBe(symbol);
    expect(isSamePair(answered, { base, quote })).toBe(true);
    expect(isSamePair('XLTCZUSD', { base, quote })).toBe(false);
  });

  it('takes the last row for unfinished whatever its time says', async () => {
    const fetch = fetchFrom(() => result('XXBTZUSD', [row(today - 3 * dayS), row(today - 2 * dayS)]));
    expect((await bars(fetch))?.value.series.isLastPartial).toBe(true);
    const past = await bars(fetch, { to: '2024-07-26' });
    expect(past?.value.series.isLastPartial).toBe(false);
    expect(past?.value.series.columns.time).toHaveLength(1);
  });

  it('says that older bars cannot be had', async () => {
    const rows = Array.from({ length: 721 }, (_, back) => row(today - (720 - back) * dayS));
    const answer = await bars(fetchFrom(() => result('XXBTZUSD', rows)));
    expect(answer?.value.series.columns.time).toHaveLength(720);
    expect(answer?.source.notes?.[0]).toMatch(/at most 720/);
  });

  it.each<readonly [string, ErrorCode]>([
    ['EQuery:Unknown asset pair', 'not-covered'],
    ['EGeneral:Invalid arguments', 'not-covered'],
    ['EGeneral:Too many requests', 'provider-limited'],
    ['EAPI:Rate limit exceeded', 'provider-limited'],
    ['EService: Throttled: 1722254400', 'provider-limited'],
    ['EGeneral:Temporary lockout', 'provider-refused'],
    ['EService:Unavailable', 'provider-unreachable'],
    ['EService:Busy', 'provider-unreachable'],
    ['EGeneral:Internal error', 'provider-unreachable'],
    ['ESomething:Else', 'provider-body'],
  ])('finds %s inside status 200', async (text, code) => {
    const failing = fetchFrom(() => jsonAnswer({ error: [text] }));
    await expect(bars(failing)).rejects.toMatchObject({ code });
    await expect(krakenProvider().quote?.(bitcoin, contextOf(failing))).rejects.toMatchObject({ code });
  });

  it('reads past a warning', async () => {
    const body = { error: ['WGeneral:Something'], result: { XXBTZUSD: [row(today)], last: 0 } };
    expect((await bars(fetchFrom(() => jsonAnswer(body))))?.value.series.columns.time).toHaveLength(1);
  });

  it.each<readonly [string, () => ReturnType<typeof jsonAnswer>, ErrorCode]>([
    ['another pair', () => result('XETHZUSD', [row(today)]), 'data-refused'],
    ['no result', () => jsonAnswer({ error: [] }), 'provider-body'],
    ['no rows', () => result('XXBTZUSD', 5), 'provider-body'],
    ['an empty list', () => result('XXBTZUSD', []), 'provider-empty'],
    ['days of another zone', () => result('XXBTZUSD', [row(today + 3_600)]), 'data-refused'],
  ])('refuses an answer with %s', async (_, answer, code) => {
    await expect(bars(fetchFrom(answer))).rejects.toMatchObject({ code });
  });

  it('takes the newest of several trades', async () => {
    const trades = [
      ['10', '1', today + 60.5, 'b', 'l', '', 1],
      ['12', '1', today + 120.25, 'b', 'l', '', 3],
      ['11', '1', today + 90, 'b', 'l', '', 2],
    ];
    const fetch = fetchFrom(({ pathname }) =>
      result('XXBTZUSD', pathname.endsWith('Trades') ? trades : [row(today - dayS), row(today)]),
    );
    const answer = await krakenProvider().quote?.(bitcoin, contextOf(fetch));
    expect(answer?.value).toMatchObject({ price: 12, at: (today + 120.25) * 1000, previousClose: 2, currency: 'USD' });
    const none = fetchFrom(() => result('XXBTZUSD', []));
    await expect(krakenProvider().quote?.(bitcoin, contextOf(none))).rejects.toMatchObject({ code: 'provider-empty' });
  });

  it('has no weeks and months of UTC', async () => {
    const fetch = fetchFrom(krakenWire(null));
    for (const interval of ['1w', '1mo'] as const) {
      await expect(krakenProvider().bars?.({ instrument: bitcoin, interval }, contextOf(fetch))).rejects.toMatchObject({
        code: 'not-covered',
      });
    }
  });
});
