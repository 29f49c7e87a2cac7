import { describe, expect, it } from 'vitest';
import type { FaultName } from '@plumbline/fixtures/replay/fault';
import { faultNames } from '@plumbline/fixtures/replay/fault';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { Instrument } from '@plumbline/model/instrument';
import type { Answer } from '@plumbline/model/ports';
import type { Provider } from '../provider.ts';
import { binanceProvider } from '../providers/binance.ts';
import { coinbaseProvider } from '../providers/coinbase.ts';
import { krakenProvider } from '../providers/kraken.ts';
import { okxProvider } from '../providers/okx.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Questions } from './questions.ts';
import { createQuestions } from './questions.ts';
import { createRouter } from './router.ts';
import { codes, endless, traced } from './testing/fault-codes.ts';

/** Our own wire knows bitcoin until noon of this day. */
const startAt = Date.UTC(2024, 6, 26, 12);
const hour = 3_600_000;

/** Listed late enough for two pages of the exchange with the smallest ones. */
function bitcoinIn(currency: 'USD' | 'USDT'): Instrument {
  return {
    id: `CRYPTO:BTC-${currency}`,
    kind: 'crypto',
    market: 'crypto',
    exchange: 'spot',
    currency,
    name: { en: 'Bitcoin', 'zh-CN': '\u6bd4\u7279\u5e01', 'zh-HK': '\u6bd4\u7279\u5e63' },
    aliases: [],
    listedOn: '2023-06-01',
    priceDecimals: 2,
  };
}

const venues = {
  coinbase: { make: coinbaseProvider, instrument: bitcoinIn('USD') },
  kraken: { make: krakenProvider, instrument: bitcoinIn('USD') },
  binance: { make: binanceProvider, instrument: bitcoinIn('USDT') },
  okx: { make: okxProvider, instrument: bitcoinIn('USDT') },
} as const;
type Venue = keyof typeof venues;

const methods = {
  bars: (questions: Questions, instrument: Instrument): Promise<Answer<unknown>> => questions.bars(instrument, '1d'),
  'last price': (questions: Questions, instrument: Instrument): Promise<Answer<unknown>> => questions.quote(instrument),
} as const;
type Method = keyof typeof methods;

function setup(venue: Venue, server: ReplayServer) {
  let now = startAt;
  const clock = { now: () => now };
  const store = createMemoryStore();
  // The pace towards a host runs on real time and is tested with the queue; here time is wound.
  const provider: Provider = { ...venues[venue].make(server), limits: { requestsPerSecond: 1_000, concurrency: 8 } };
  const within = (totalMs: number): Questions =>
    createQuestions(createRouter({ providers: [provider], store, fetch, clock, random: () => 0, totalMs }), store);
  return { patient: within(60_000), hasty: within(400), store, wait: (ms: number) => void (now += ms) };
}

/** Where every number is a text there is none to put between quotes, and rows without names have no name to change. */
const harmless: Partial<Record<`${Venue} ${Method}`, readonly FaultName[]>> = {
  'binance bars': ['renamed-field'],
  'coinbase bars': ['number-as-string'],
  'coinbase last price': ['number-as-string'],
  'okx bars': ['number-as-string'],
  'okx last price': ['number-as-string'],
};

function kept(store: MemoryStore, { id }: Instrument): Promise<readonly unknown[]> {
  return Promise.all([store.readBars(id, '1d'), store.readDocument('quote', id)]);
}

// Object.keys of a literal gives exactly its keys.
const cases = (Object.keys(venues) as Venue[]).flatMap((venue) =>
  (Object.keys(methods) as Method[]).flatMap((method) =>
    faultNames
      .filter((fault) => !(harmless[`${venue} ${method}`] ?? []).includes(fault))
      .map((fault) => ({ venue, method, fault })),
  ),
);

describe.concurrent('faults of the exchanges', () => {
  it.each(cases)(
    '$fault at $venue: $method end in a typed answer and store nothing wrong, cold and warm',
    async ({ venue, method, fault }) => {
      const { instrument } = venues[venue];
      const server = await startReplayServer({ shared: null });
      const { patient, hasty, store, wait } = setup(venue, server);
      const questions = endless.has(fault) ? hasty : patient;
      const ask = methods[method];
      try {
        await server.setFault(venue, fault);
        const cold = await ask(questions, instrument);
        expect(cold.status).toBe('unavailable');
        expect(codes[fault]).toContain(cold.attempts[0]?.code);
        expect(await kept(store, instrument)).toEqual([null, null]);
        if (traced.has(fault)) expect(store.quarantined[0]?.bodySha256).toMatch(/^[0-9a-f]{64}$/);

        await server.setFault(venue, null);
        wait(hour);
        expect((await ask(patient, instrument)).status).toBe('fresh');
        const good = await kept(store, instrument);

        await server.setFault(venue, fault);
        wait(hour);
        const warm = await ask(questions, instrument);
        if (warm.status !== 'stale') throw new Error(`it is ${warm.status}`);
        expect(warm.ageMs).toBe(hour);
        expect(warm.reason).not.toBe('');
        expect(await kept(store, instrument)).toEqual(good);
      } finally {
        await server.close();
      }
    },
  );
});
