import type { BarColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { describe, expect, it } from 'vitest';
import { readAt } from './read-at.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';
import { listed, marketOn, mean, saturday } from './testing/market-on.ts';

const aShares = simulatedCatalogue.filter((entry) => entry.market === 'cn' && entry.kind === 'stock');

async function daily(instrument: Instrument): Promise<{ columns: BarColumns; actions: readonly CorporateAction[] }> {
  const { market, context } = marketOn(saturday);
  const { value } = await market.bars({ instrument, interval: '1d' }, context);
  return { columns: value.series.columns, actions: value.actions };
}

describe('simulated daily bars', () => {
  it('start on the first session or the day of listing', async () => {
    for (const id of ['US:NVDA', 'HK:00700', 'SH:600519', 'CRYPTO:BTC-USD', 'US:^GSPC', 'US:PLTR'] as const) {
      const instrument = listed(id);
      const { columns } = await daily(instrument);
      const { listedOn = '' } = instrument;
      const start = listedOn > '2011-11-21' ? listedOn : '2011-11-21';
      const first = marketById(instrument.market).sessions(start, '2026-11-01')[0];
      expect(dateOf(readAt(columns.time, 0))).toBe(first?.date);
    }
  });

  it('exist for exactly the sessions of the market', async () => {
    for (const id of ['US:AAPL', 'HK:00700', 'CRYPTO:ETH-USD'] as const) {
      const instrument = listed(id);
      const { columns } = await daily(instrument);
      const dates = Array.from(columns.time, dateOf);
      const sessions = marketById(instrument.market).sessions(dates[0] ?? '', dates.at(-1) ?? '');
      expect(dates).toEqual(sessions.map((session) => session.date));
    }
  });

  it('halt some A-shares for a few sessions and nothing else', async () => {
    const missing = async (instrument: Instrument): Promise<number> => {
      const { columns } = await daily(instrument);
      const dates = Array.from(columns.time, dateOf);
      return marketById(instrument.market).sessions(dates[0] ?? '', dates.at(-1) ?? '').length - dates.length;
    };
    const halted = await Promise.all(aShares.slice(0, 15).map(missing));
    expect(mean(halted)).toBeGreaterThan(1);
    expect(Math.max(...halted)).toBeLessThan(40);
    expect(await missing(listed('SH:^000300'))).toBe(0);
  });

  it('trade less on Hong Kong half days', async () => {
    const { columns } = await daily(listed('HK:00700'));
    const halfDays = new Set(
      marketById('hk')
        .sessions('2012-01-01', '2026-11-01')
        .filter((session) => session.isHalfDay)
        .map((session) => session.date),
    );
    const logs = Array.from(columns.volume, Math.log);
    const isHalf = Array.from(columns.time, (time) => halfDays.has(dateOf(time)));
    const half = mean(logs.filter((_, i) => isHalf[i]));
    const whole = mean(logs.filter((_, i) => !isHalf[i]));
    expect(halfDays.size).toBeGreaterThan(20);
    expect(Math.exp(half - whole)).toBeLessThan(0.8);
  });

  it('answer only the dates asked for, and say so when a date is no date', async () => {
    const { market, context } = marketOn(saturday);
    const instrument = listed('US:AAPL');
    const { value } = await market.bars({ instrument, interval: '1d', from: '2026-11-16', to: '2026-11-18' }, context);
    expect(Array.from(value.series.columns.time, dateOf)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    const wrong = market.bars({ instrument, interval: '1d', from: 'yesterday' }, context);
    await expect(wrong).rejects.toMatchObject({ code: 'bad-input' });
  });

  it('refuse intervals that would mix share counts, and instruments that do not trade yet', async () => {
    const { market, context } = marketOn(saturday);
    const weekly = market.bars({ instrument: listed('US:AAPL'), interval: '1w' }, context);
    await expect(weekly).rejects.toMatchObject({ code: 'not-covered' });
    const unborn = { ...listed('US:AAPL'), listedOn: '2026-12-01' };
    await expect(market.bars({ instrument: unborn, interval: '1d' }, context)).rejects.toMatchObject({
      code: 'not-covered',
    });
  });

  it('stop with the last trading day of a delisted instrument', async () => {
    const gone: Instrument = { ...listed('US:INTC'), id: 'US:GONE', delistedOn: '2024-03-15' };
    const { columns } = await daily(gone);
    expect(dateOf(readAt(columns.time, columns.time.length - 1))).toBe('2024-03-15');
  });
});
