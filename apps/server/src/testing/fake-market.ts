import type { BarColumns } from '@plumbline/model/bar';
import { emptyColumns, sliceColumns } from '@plumbline/model/bar';
import { dateOf, dayMs } from '@plumbline/model/date';
import type { ErrorCode } from '@plumbline/model/errors';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { Answer, BarsRequest, MarketDataPort } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import type { MarketHandle } from '../platform/market-handle.ts';

/** Friday 2026-11-20, after the close in New York. */
export const fakeNow = Date.UTC(2026, 10, 20, 22);
export const fakeClock = { now: () => fakeNow };

const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-HK': text });

const base = { exchange: 'NASDAQ', currency: 'USD', aliases: [], priceDecimals: 2 } as const;

export const fakeInstruments: readonly Instrument[] = [
  { ...base, id: 'US:ACME', kind: 'stock', market: 'us', name: same('Acme Industries') },
  { ...base, id: 'US:SLOW', kind: 'stock', market: 'us', name: same('Slowly Corporation') },
  { ...base, id: 'US:DARK', kind: 'stock', market: 'us', name: same('Darkened Group') },
];

const source: Source = {
  id: 'fake-prices',
  kind: 'prices',
  publisher: 'Fake publisher',
  title: 'Daily prices, vérifiés',
  titles: { en: 'Daily prices, vérifiés', 'zh-CN': '日线行情', 'zh-HK': '日線行情' },
  retrievedAt: fakeNow,
  asOf: '2026-11-20',
  locator: 'fake',
  simulated: false,
};

export interface FakeMarket {
  readonly handle: MarketHandle;
  /** Every question asked, for those who count. */
  readonly asked: string[];
  /** Until it is opened, questions about US:SLOW are not answered. */
  open(): void;
}

/** Market data written by hand: one instrument that answers, one that waits, one whose sources are dark. */
export function fakeMarket(): FakeMarket {
  const asked: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));

  const answer = async <T>(what: string, id: InstrumentId, value: T | null): Promise<Answer<T>> => {
    asked.push(`${what} ${id}`);
    if (id === 'US:SLOW') await gate;
    if (id === 'US:DARK') return unavailable('provider-unreachable', 'No source could be reached.');
    if (value === null) return unavailable('not-covered', `There are no ${what} here.`);
    return { status: 'fresh', value, source, attempts: [{ provider: 'fake', ok: true, ms: 1 }] };
  };

  const port: MarketDataPort = {
    search: async (query) =>
      fakeInstruments
        .filter(({ id }) => id.includes(query.toUpperCase()))
        .map((instrument) => ({ instrument, score: 1, matched: query })),
    async resolve(query) {
      const wanted = query.toUpperCase().replace(/^US:/, '');
      if (wanted === '700') return { kind: 'ambiguous', candidates: fakeInstruments.slice(0, 2) };
      const instrument = fakeInstruments.find(({ id }) => id === `US:${wanted}`);
      return instrument ? { kind: 'one', instrument } : { kind: 'unknown', suggestions: fakeInstruments.slice(0, 1) };
    },
    listed: async () => fakeInstruments,
    instrument: async (wanted) => fakeInstruments.find(({ id }) => id === wanted) ?? null,
    bars: (request) =>
      answer('bars', request.instrumentId, {
        instrumentId: request.instrumentId,
        interval: request.interval,
        adjustment: request.adjustment,
        currency: 'USD',
        priceDecimals: 2,
        columns: within(request),
        isLastPartial: false,
      }),
    actions: (id) => answer('actions', id, []),
    fundamentals: (id) => answer<Fundamentals>('fundamentals', id, null),
    events: (id) =>
      answer('events', id, [
        {
          instrumentId: id,
          kind: 'earnings',
          date: '2026-10-20',
          knownAt: '2026-10-20',
          title: localText('Third quarter', '三季度', '第三季度'),
          actual: 1.08,
          expected: 1.01,
        },
      ]),
    quote: (id) =>
      answer('quote', id, {
        instrumentId: id,
        price: 101.5,
        previousClose: 100,
        currency: 'USD',
        at: fakeNow,
        simulated: false,
      }),
  };

  return {
    asked,
    open: () => open(),
    handle: async () => ({
      live: port,
      simulated: port,
      realm: async () => 'live',
      health: () => [
        {
          id: 'fake',
          title: 'Fake publisher',
          markets: ['us'],
          state: 'ok',
          lastSuccessAt: fakeNow,
          lastFailureAt: null,
          lastError: null,
          latencyMs: 3,
          latencies: [4, 3],
          requestsToday: 2,
          quota: null,
          retryAt: null,
        },
      ],
      lines: () => [
        {
          market: 'us',
          question: 'bars',
          providerIds: ['fake'],
          serving: { providerId: 'fake', since: fakeNow },
          isFallback: false,
        },
      ],
      uncoveredEvents: () => [{ kind: 'token', markets: ['crypto'], source: null }],
      checkAll: async () => 1,
      examine: async () => [],
      simulatedOnly: () => false,
      settleRealm: () => Promise.resolve(),
    }),
  };
}

function unavailable<T>(code: ErrorCode, reason: string): Answer<T> {
  return {
    status: 'unavailable',
    code,
    reason,
    attempts: [{ provider: 'fake', ok: false, code, message: reason, ms: 1 }],
  };
}

/** 400 days up to the fake day, a slow wave around 100. */
function within({ from, to }: BarsRequest): BarColumns {
  const count = 400;
  const columns = emptyColumns(count);
  const last = Math.floor(fakeNow / dayMs);
  for (let i = 0; i < count; i++) {
    const middle = Math.round((100 + 10 * Math.sin(i / 20)) * 100) / 100;
    columns.time[i] = (last - count + 1 + i) * dayMs;
    columns.open[i] = middle;
    columns.close[i] = middle + 0.5;
    columns.high[i] = middle + 1;
    columns.low[i] = middle - 1;
    columns.volume[i] = 1000 + i;
  }
  const dates = Array.from(columns.time, dateOf);
  const start = from === undefined ? 0 : dates.findIndex((date) => date >= from);
  const end = to === undefined ? count : dates.findLastIndex((date) => date <= to) + 1;
  return sliceColumns(columns, start < 0 ? count : start, end);
}
