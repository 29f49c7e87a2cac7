import { describe, expect, it } from 'vitest';
import type { Fault, FaultName } from '@plumbline/fixtures/replay/fault';
import { faultNames } from '@plumbline/fixtures/replay/fault';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { Answer, MarketDataPort } from '@plumbline/model/ports';
import type { Provider } from '../provider.ts';
import { secProvider } from '../providers/sec.ts';
import { yahooProvider } from '../providers/yahoo.ts';
import { validateBars } from '../quality/validate-bars.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createMarketData } from './market-data.ts';
import { codes, endless, traced } from './testing/fault-codes.ts';

const startAt = Date.UTC(2026, 10, 21);
const hour = 3_600_000;

interface Setup {
  /** Gives an answer all the time it needs, however busy the machine is. */
  readonly patient: MarketDataPort;
  /** Gives up soon: only for faults that never end by themselves. */
  readonly hasty: MarketDataPort;
  readonly store: MemoryStore;
  readonly wait: (ms: number) => void;
}

/** Prices only: here statements and events have one source each, so that its faults show. */
function prices(server: ReplayServer): Provider {
  const { fundamentals: _, events: __, ...rest } = yahooProvider(server);
  return rest;
}

function setup(server: ReplayServer): Setup {
  let now = startAt;
  const clock = { now: () => now };
  const store = createMemoryStore();
  const portWithin = (totalMs: number): MarketDataPort =>
    createMarketData({
      mode: 'live',
      providers: [prices(server), secProvider(server)],
      simulated: simulatedMarket({ seed: 1, clock }),
      store,
      fetch,
      clock,
      random: () => 0,
      totalMs,
    }).live;
  return { patient: portWithin(60_000), hasty: portWithin(400), store, wait: (ms) => void (now += ms) };
}

const methods = {
  'Yahoo bars': {
    host: 'yahoo',
    ask: (port: MarketDataPort): Promise<Answer<unknown>> =>
      port.bars({ instrumentId: 'US:AAPL', interval: '1d', adjustment: 'split' }),
    age: hour,
  },
  'Yahoo last price': {
    host: 'yahoo',
    ask: (port: MarketDataPort): Promise<Answer<unknown>> => port.quote('US:AAPL'),
    age: hour,
  },
  'SEC statements': {
    host: 'sec',
    ask: (port: MarketDataPort): Promise<Answer<unknown>> => port.fundamentals('US:AAPL'),
    age: 13 * hour,
  },
  'SEC filings': {
    host: 'sec',
    ask: (port: MarketDataPort): Promise<Answer<unknown>> => port.events('US:AAPL'),
    age: 13 * hour,
  },
} as const;

/** A list of filings is made of texts: faults of numbers find nothing to spoil. */
const harmless: Partial<Record<keyof typeof methods, readonly FaultName[]>> = {
  'SEC filings': ['number-as-string', 'infinity'],
};

type Kept = readonly [unknown, unknown, unknown, unknown];

async function kept(store: MemoryStore): Promise<Kept> {
  return Promise.all([
    store.readBars('US:AAPL', '1d'),
    store.readDocument('quote', 'US:AAPL'),
    store.readDocument('fundamentals', 'US:AAPL'),
    store.readDocument('events', 'US:AAPL'),
  ]);
}

const cases = (Object.keys(methods) as (keyof typeof methods)[]).flatMap((method) =>
  faultNames.filter((fault) => !(harmless[method] ?? []).includes(fault)).map((fault) => ({ method, fault })),
);

describe.concurrent('faults of the wire', () => {
  it.each(cases)(
    '$fault at $method gives a typed answer and stores nothing wrong, cold and warm',
    async ({ method, fault }) => {
      const { host, ask, age } = methods[method];
      const server = await startReplayServer({ shared: null });
      const { patient, hasty, store, wait } = setup(server);
      const port = endless.has(fault) ? hasty : patient;
      try {
        // The other host answers: prices bring their dividends as events.
        const isOtherHost = method === 'SEC filings';
        if (isOtherHost) await patient.actions('US:AAPL');
        await server.setFault(host, fault);
        const cold = await ask(port);
        if (isOtherHost) expect(cold.status).toBe('fresh');
        else expect(cold.status).toBe('unavailable');
        const failed = cold.attempts.find((attempt) => !attempt.ok);
        expect(codes[fault]).toContain(failed?.code);
        if (!isOtherHost) expect(await kept(store)).toEqual([null, null, null, null]);
        const bodies = store.quarantined.map((entry) => entry.bodySha256);
        if (traced.has(fault)) expect(bodies[0]).toMatch(/^[0-9a-f]{64}$/);

        await server.setFault(host, null);
        wait(hour);
        const healed = await ask(patient);
        // With what was tried, should it not be.
        expect(healed).toMatchObject({ status: 'fresh' });
        const good = await kept(store);

        await server.setFault(host, fault);
        wait(age);
        const warm = await ask(port);
        expect(['stale', 'fresh']).toContain(warm.status);
        if (warm.status === 'stale') {
          expect(warm.ageMs).toBe(age);
          expect(warm.reason).not.toBe('');
        } else {
          // Other sources were asked again and answered; the spoilt one kept its last good answer.
          expect(warm.attempts.some((attempt) => !attempt.ok)).toBe(true);
        }
        const after = await kept(store);
        const place = { 'Yahoo bars': 0, 'Yahoo last price': 1, 'SEC statements': 2, 'SEC filings': 3 }[method];
        expect(after[place]).toBe(good[place]);
      } finally {
        await server.close();
      }
    },
  );
});

type Columns = Record<'open' | 'high' | 'low' | 'close' | 'volume', (number | null)[]>;
interface Chart {
  timestamp: number[];
  meta: Record<string, unknown>;
  indicators: { quote: [Columns] };
}

/** Changes the one result of a chart answer; the shape is that of our own replay server. */
function changed(change: (chart: Chart, row: number) => void): Fault {
  return {
    change: (body) => {
      const chart = (body as { chart: { result: [Chart] } }).chart.result[0];
      change(chart, 100);
      return body;
    },
  };
}

const all = ['open', 'high', 'low', 'close'] as const;

describe.concurrent('faults of the data', () => {
  it.each<readonly [string, 'dropped' | 'both dropped' | 'refused' | 'noted' | 'kept', Fault]>([
    ['a negative price', 'dropped', changed(({ indicators }, row) => void (indicators.quote[0].low[row] = -1))],
    ['a zero price', 'dropped', changed(({ indicators }, row) => void (indicators.quote[0].close[row] = 0))],
    ['a high below the low', 'dropped', changed(({ indicators }, row) => void (indicators.quote[0].high[row] = 0.01))],
    [
      'a close outside the range',
      'dropped',
      changed(({ indicators }, row) => void (indicators.quote[0].close[row] = 1e6)),
    ],
    ['a negative volume', 'dropped', changed(({ indicators }, row) => void (indicators.quote[0].volume[row] = -5))],
    [
      'a missing row',
      'dropped',
      changed(({ indicators }, row) => all.forEach((field) => void (indicators.quote[0][field][row] = null))),
    ],
    ['a bar twice', 'both dropped', changed(({ timestamp }, row) => void (timestamp[row] = timestamp[row - 1] ?? 0))],
    ['bars out of order', 'refused', changed(({ timestamp }, row) => void (timestamp[row] = timestamp[row - 10] ?? 0))],
    [
      'a bar in the future',
      'refused',
      changed(({ timestamp }) => void (timestamp[timestamp.length - 1] = startAt / 1000 + 3 * 86_400)),
    ],
    ['months for days', 'refused', changed(({ meta }) => void (meta.dataGranularity = '1mo'))],
    ['another symbol', 'refused', changed(({ meta }) => void (meta.symbol = 'MSFT'))],
    ['another currency', 'refused', changed(({ meta }) => void (meta.currency = 'EUR'))],
    [
      'a hundredfold spike',
      'noted',
      changed(({ indicators }, row) => all.forEach((field) => void (indicators.quote[0][field][row] = 10_000))),
    ],
    [
      'a gap of ten sessions',
      'kept',
      changed(({ timestamp, indicators }, row) => cutRows(timestamp, indicators.quote[0], row, 10)),
    ],
  ])('%s is %s', async (_, outcome, fault) => {
    const server = await startReplayServer({ shared: null });
    const { patient: port, store } = setup(server);
    try {
      const clean = await setup(server).patient.bars({ instrumentId: 'US:AAPL', interval: '1d', adjustment: 'split' });
      await server.setFault('yahoo', fault);
      const answer = await port.bars({ instrumentId: 'US:AAPL', interval: '1d', adjustment: 'split' });
      const stored = await store.readBars('US:AAPL', '1d');
      if (outcome === 'refused') {
        expect(answer).toMatchObject({ status: 'unavailable', code: 'data-refused' });
        expect(stored).toBeNull();
        expect(store.quarantined[0]).toMatchObject({ provider: 'yahoo', code: 'data-refused' });
        return;
      }
      if (answer.status === 'unavailable' || clean.status === 'unavailable' || stored === null)
        throw new Error('no bars');
      const lost = clean.value.columns.time.length - answer.value.columns.time.length;
      expect(lost).toBe({ dropped: 1, 'both dropped': 2, noted: 0, kept: 10 }[outcome]);
      if (outcome !== 'kept') expect(answer.source.notes?.[0]).toBeDefined();
      expect(validateBars(stored.series, startAt).filter((finding) => finding.severity !== 'warn')).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

function cutRows(timestamp: number[], columns: Columns, row: number, count: number): void {
  timestamp.splice(row, count);
  for (const column of Object.values(columns)) column.splice(row, count);
}
