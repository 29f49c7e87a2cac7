import { expect, it } from 'vitest';
import type { BarColumns } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { StoredBars } from '@plumbline/market/store/market-store';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { sampleBars } from '../../testing/sample-bars.ts';
import { databaseMarketStore } from './store.ts';

const { source } = sampleBars(0);

/** One bar every 40 days. */
function bars(from: string, count: number, shift = 0): StoredBars {
  const columns: BarColumns = emptyColumns(count);
  for (let i = 0; i < count; i++) {
    columns.time[i] = timeOf(from) + i * 40 * dayMs;
    columns.open[i] = 10 + i / 100;
    columns.high[i] = 11 + i / 100;
    columns.low[i] = 9 + i / 100;
    columns.close[i] = 10.5 + (i + shift) / 100;
    columns.volume[i] = i === 3 ? Number.NaN : 1000 * i;
  }
  const sample = sampleBars(0);
  return {
    ...sample,
    series: { ...sample.series, columns, isLastPartial: true },
    actions: [{ kind: 'split', instrumentId: 'US:NVDA', exDate: '2024-06-10', knownAt: '2024-05-22', ratio: 10 }],
    storedAt: 1_790_000_000_000,
    wholeAt: 1_789_000_000_000,
  };
}

eachStore('the market store', ({ store, fresh }) => {
  it('gives back a series over several decades exactly, with its actions and source', async () => {
    const market = databaseMarketStore(store());
    const written = bars('1998-01-02', 260);
    await market.writeBars(written);
    expect(await market.readBars('US:NVDA', '1d')).toEqual(written);
    expect(await market.readBars('US:NVDA', '1h')).toBeNull();
    const chunks = await store().db.selectFrom('bar_chunks').select('chunk').orderBy('first_at').execute();
    expect(chunks.map(({ chunk }) => chunk)).toEqual(['1990s', '2000s', '2010s', 'tail']);
  });

  it('rewrites the open tail alone when only the tail grew', async () => {
    const { db, bodies } = await fresh();
    const market = databaseMarketStore({ db, bodies });
    await market.writeBars(bars('1998-01-02', 250));
    await db.updateTable('bar_chunks').set({ count: 1 }).execute();
    await market.writeBars(bars('1998-01-02', 251));
    const counts = await db.selectFrom('bar_chunks').select(['chunk', 'count']).orderBy('first_at').execute();
    expect(counts.filter(({ count }) => count === 1).map(({ chunk }) => chunk)).toEqual(['1990s', '2000s', '2010s']);
    expect((await market.readBars('US:NVDA', '1d'))?.series.columns.time.length).toBe(251);
  });

  it('replaces history that the provider re-adjusted and drops decades that are gone', async () => {
    const { db, bodies } = await fresh();
    const market = databaseMarketStore({ db, bodies });
    await market.writeBars(bars('1998-01-02', 250));
    const changed = bars('2009-01-02', 100, 7);
    await market.writeBars(changed);
    expect(await market.readBars('US:NVDA', '1d')).toEqual(changed);
  });

  it('keeps an empty series apart from an unknown one', async () => {
    const { db, bodies } = await fresh();
    const market = databaseMarketStore({ db, bodies });
    await market.writeBars(bars('1998-01-02', 0));
    expect((await market.readBars('US:NVDA', '1d'))?.series.columns.time.length).toBe(0);
  });

  it('never stores simulated bars', async () => {
    const market = databaseMarketStore(store());
    const simulated = { ...bars('2020-01-02', 3), source: { ...source, simulated: true } };
    await expect(market.writeBars(simulated)).rejects.toThrow(/never stored/);
  });

  it('keeps the last document of each kind and key', async () => {
    const market = databaseMarketStore(store());
    await market.writeDocument('quote', 'US:NVDA', { body: { price: 1 }, source, storedAt: 1 });
    await market.writeDocument('quote', 'US:NVDA', { body: { price: 2, name: '英伟达' }, source, storedAt: 2 });
    const document = await market.readDocument('quote', 'US:NVDA');
    expect(document).toEqual({ body: { price: 2, name: '英伟达' }, source, storedAt: 2 });
    expect(await market.readDocument('events', 'US:NVDA')).toBeNull();
  });

  it('records every refused body', async () => {
    const market = databaseMarketStore(store());
    const entry = {
      provider: 'yahoo',
      url: 'u',
      code: 'provider-body' as const,
      reason: 'HTML',
      bodySha256: 'aa',
      bytes: 9,
      at: 5,
    };
    await market.quarantine(entry);
    await market.quarantine(entry);
    const rows = await store().db.selectFrom('quarantine').selectAll().execute();
    expect(rows.map(({ reason, bytes }) => [reason, bytes])).toEqual([
      ['HTML', 9],
      ['HTML', 9],
    ]);
  });
});
