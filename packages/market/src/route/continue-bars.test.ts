import { describe, expect, it } from 'vitest';
import type { BarColumns } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import { addDays, dateOf, dayMs as day, timeOf } from '@plumbline/model/date';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderBars } from '../provider.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { joinBars } from './join-bars.ts';
import { createQuestions } from './questions.ts';
import { createRouter } from './router.ts';

const instrument: Instrument = {
  id: 'CRYPTO:ABC-USD',
  kind: 'crypto',
  market: 'crypto',
  exchange: 'spot',
  currency: 'USD',
  name: { en: 'Abc', 'zh-CN': 'Abc', 'zh-HK': 'Abc' },
  aliases: [],
  priceDecimals: 2,
};

/** A wave around 100 on every day from a first to a last one. */
function wave(first: string, last: string, scale = 1): BarColumns {
  const count = Math.round((timeOf(last) - timeOf(first)) / day) + 1;
  const columns = emptyColumns(count);
  for (let row = 0; row < count; row++) {
    const at = timeOf(first) + row * day;
    const middle = (100 + 5 * Math.sin(at / day / 9)) * scale;
    columns.time[row] = at;
    columns.open[row] = middle;
    columns.close[row] = middle + scale;
    columns.high[row] = middle + 2 * scale;
    columns.low[row] = middle - 2 * scale;
    columns.volume[row] = 1_000 + ((at / day) % 500);
  }
  return columns;
}

function barsOf(columns: BarColumns, actions: readonly CorporateAction[] = []): ProviderBars {
  const series = {
    instrumentId: instrument.id,
    interval: '1d' as const,
    adjustment: 'none' as const,
    currency: 'USD',
    priceDecimals: 4,
    columns,
    isLastPartial: false,
  };
  return { series, actions };
}

describe('the newest end of a series', () => {
  const old = barsOf(wave('2026-01-01', '2026-11-10'));

  it('continues it bar by bar, and may correct the last one', () => {
    const end = wave('2026-10-20', '2026-11-15');
    const corrected = end.time.indexOf(timeOf('2026-11-10'));
    end.close[corrected] = 101.25;
    const joined = joinBars(old, barsOf(end));
    const whole = wave('2026-01-01', '2026-11-15');
    expect(joined?.series.columns.time).toEqual(whole.time);
    const row = whole.time.indexOf(timeOf('2026-11-10'));
    expect(joined?.series.columns.close[row]).toBe(101.25);
    expect(joined?.series.columns.close[row - 1]).toBe(whole.close[row - 1]);
  });

  it('does not continue it when the bars both have differ, are missing, end earlier, or lie apart', () => {
    expect(joinBars(old, barsOf(wave('2026-10-20', '2026-11-15', 0.5)))).toBeNull();
    expect(joinBars(old, barsOf(wave('2026-11-10', '2026-11-15')))).toBeNull();
    expect(joinBars(old, barsOf(wave('2026-11-12', '2026-11-15')))).toBeNull();
    expect(joinBars(old, barsOf(wave('2026-10-20', '2026-11-05')))).toBeNull();
    const holed = wave('2026-10-20', '2026-11-15');
    holed.time[3] = timeOf('2026-10-22');
    expect(joinBars(old, barsOf(holed))).toBeNull();
    const other = barsOf(wave('2026-10-20', '2026-11-15'));
    expect(joinBars(old, { ...other, series: { ...other.series, currency: 'USDT' } })).toBeNull();
    expect(joinBars(old, { ...other, series: { ...other.series, adjustment: 'split' } })).toBeNull();
  });

  it('brings the actions of its span and keeps those before', () => {
    const action = (exDate: string, amount: number): CorporateAction => ({
      kind: 'dividend',
      instrumentId: instrument.id,
      exDate,
      knownAt: exDate,
      amount,
      currency: 'USD',
    });
    const before = barsOf(old.series.columns, [action('2026-03-01', 1), action('2026-11-01', 2)]);
    const joined = joinBars(before, barsOf(wave('2026-10-20', '2026-11-15'), [action('2026-11-01', 2.5)]));
    expect(joined?.actions.map(({ exDate }) => exDate)).toEqual(['2026-03-01', '2026-11-01']);
    expect(joined?.actions.at(-1)).toMatchObject({ amount: 2.5 });
  });
});

function setup(id: 'coinbase' | 'kraken' = 'coinbase') {
  let now = Date.UTC(2026, 10, 10, 23);
  let scale = 1;
  const asked: (string | undefined)[] = [];
  const provider = (providerId: string): Provider => ({
    id: providerId,
    title: providerId,
    markets: ['crypto'],
    host: providerId,
    limits: { requestsPerSecond: 1_000, concurrency: 4 },
    bars: async ({ from }, context) => {
      await context.fetch('https://bars.example/');
      asked.push(from);
      return {
        value: barsOf(wave(from ?? '2025-01-01', dateOf(now), scale)),
        source: {
          id: `${providerId}-bars`,
          kind: 'prices',
          publisher: providerId,
          title: 'Bars',
          retrievedAt: now,
          asOf: dateOf(now),
          locator: 'ABC',
          simulated: false,
        },
      };
    },
  });
  const store = createMemoryStore();
  let current = id;
  const ask = (): ReturnType<ReturnType<typeof createQuestions>['bars']> => {
    const fetch = async () => new Response('');
    const router = createRouter({ providers: [provider(current)], store, fetch, clock: { now: () => now } });
    return createQuestions(router, store).bars(instrument, '1d');
  };
  return {
    store,
    asked,
    ask,
    wait: (ms: number) => void (now += ms),
    restate: (by: number) => void (scale = by),
    use: (next: 'coinbase' | 'kraken') => void (current = next),
  };
}

describe('stored bars', () => {
  it('are continued from where they ended, and the result is the whole history', async () => {
    const { ask, asked, wait, store } = setup();
    await ask();
    wait(3 * day);
    const answer = await ask();
    expect(asked).toEqual([undefined, addDays('2026-11-10', -20)]);
    const stored = await store.readBars(instrument.id, '1d');
    expect(stored?.series.columns).toEqual(wave('2025-01-01', '2026-11-13'));
    expect(answer.status === 'fresh' && answer.value.series.columns.time.length).toBe(
      stored?.series.columns.time.length,
    );
    expect(stored).toMatchObject({ providerId: 'coinbase', wholeAt: Date.UTC(2026, 10, 10, 23) });
  });

  it('are read anew as a whole when the source has restated them', async () => {
    const { ask, asked, wait, restate, store } = setup();
    await ask();
    wait(day);
    restate(0.5);
    await ask();
    expect(asked).toEqual([undefined, addDays('2026-11-10', -20), undefined]);
    expect((await store.readBars(instrument.id, '1d'))?.series.columns).toEqual(wave('2025-01-01', '2026-11-11', 0.5));
  });

  it('are read anew once a week, and when another source answers', async () => {
    const { ask, asked, wait, use } = setup();
    await ask();
    wait(8 * day);
    await ask();
    use('kraken');
    wait(day);
    await ask();
    expect(asked).toEqual([undefined, undefined, undefined]);
  });
});
