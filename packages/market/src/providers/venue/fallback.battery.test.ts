import { describe, expect, it } from 'vitest';
import { jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { binanceWire } from '@plumbline/fixtures/replay/hosts/binance';
import { coinHistory } from '@plumbline/fixtures/replay/hosts/coin-history';
import { coinbaseWire } from '@plumbline/fixtures/replay/hosts/coinbase';
import { krakenWire } from '@plumbline/fixtures/replay/hosts/kraken';
import { okxWire } from '@plumbline/fixtures/replay/hosts/okx';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import type { FetchLike, ProviderBars } from '../../provider.ts';
import { catalogue } from '../../resolve/catalogue.ts';
import { checkBars } from '../../route/cut-answer.ts';
import { createRouter } from '../../route/router.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { binanceProvider } from '../binance.ts';
import { coinbaseProvider } from '../coinbase.ts';
import { krakenProvider } from '../kraken.ts';
import { okxProvider } from '../okx.ts';

const days = coinHistory(null)('BTC') ?? [];
const now = (days.at(-1)?.time ?? 0) + 43_200_000;

const hosts: Readonly<Record<string, FetchLike>> = {
  'data-api.binance.vision': fetchFrom(binanceWire(null)),
  'www.okx.com': fetchFrom(okxWire(null)),
  'api.coinbase.com': fetchFrom(coinbaseWire(null)),
  'api.kraken.com': fetchFrom(krakenWire(null)),
};

const faults = {
  banned: fetchFrom(() => textAnswer(418, 'application/json', '{"code":-1003}', { 'retry-after': '259200' })),
  restricted: fetchFrom(() => jsonAnswer({ code: 0, msg: 'Service unavailable from a restricted location.' }, 451)),
  busy: fetchFrom(() => jsonAnswer({ code: '50001', msg: 'Service temporarily unavailable', data: [] })),
  spoilt: fetchFrom(() =>
    jsonAnswer({ candles: [{ start: '1', low: '', high: '', open: '', close: '', volume: '' }] }),
  ),
};

function setup(broken: Readonly<Record<string, FetchLike>>) {
  const store = createMemoryStore();
  const bitcoin = catalogue.find((instrument) => instrument.id === 'CRYPTO:BTC-USD');
  if (bitcoin === undefined) throw new Error('no bitcoin');
  const router = createRouter({
    providers: [binanceProvider(), okxProvider(), coinbaseProvider(), krakenProvider()],
    store,
    fetch: (url, init) => (broken[new URL(url).host] ?? hosts[new URL(url).host] ?? fetch)(url, init),
    clock: { now: () => now },
    random: () => 0,
  });
  const ask = () =>
    router.answer<ProviderBars>({
      key: 'bars|CRYPTO:BTC-USD|1d',
      kind: 'bars',
      maxAgeMs: 0,
      providerIds: ['binance', 'okx', 'coinbase', 'kraken'],
      read: async () => null,
      invoke: (provider, context) =>
        provider
          .bars?.({ instrument: bitcoin, interval: '1d' }, context)
          .then((answer) => checkBars(answer, bitcoin, context.clock.now())),
      write: ({ value, source }, storedAt) => store.writeBars({ ...value, source, storedAt }),
    });
  return { ask, router, store };
}

const codes = (answer: Awaited<ReturnType<ReturnType<typeof setup>['ask']>>) =>
  answer.attempts.map((attempt) => [attempt.provider, attempt.code ?? 'ok']);

describe('a coin behind four exchanges', () => {
  it('is asked of the first one alone while it answers', async () => {
    const answer = await setup({}).ask();
    expect(codes(answer)).toEqual([['binance', 'ok']]);
  });

  it('is answered in dollars by the third when the first is barred and the second has a fault inside 200', async () => {
    const { ask, store } = setup({ 'data-api.binance.vision': faults.restricted, 'www.okx.com': faults.busy });
    const answer = await ask();
    expect(codes(answer)).toEqual([
      ['binance', 'provider-refused'],
      ['okx', 'provider-unreachable'],
      ['coinbase', 'ok'],
    ]);
    const stored = await store.readBars('CRYPTO:BTC-USD', '1d');
    expect(stored?.series).toMatchObject({ currency: 'USD', isLastPartial: true });
    expect(stored?.series.columns.close).toHaveLength(days.length);
  });

  it('leaves a host that banned us alone, and quarantines a spoilt body', async () => {
    const { ask, router, store } = setup({
      'data-api.binance.vision': faults.banned,
      'www.okx.com': faults.busy,
      'api.coinbase.com': faults.spoilt,
    });
    expect(codes(await ask())).toEqual([
      ['binance', 'provider-refused'],
      ['okx', 'provider-unreachable'],
      ['coinbase', 'provider-body'],
      ['kraken', 'ok'],
    ]);
    expect(store.quarantined).toEqual([expect.objectContaining({ provider: 'coinbase', code: 'provider-body' })]);
    expect(router.health().find(({ id }) => id === 'binance')?.state).toBe('open');
    const again = await ask();
    expect(again.attempts[0]?.message).toMatch(/left alone/);
  });
});
