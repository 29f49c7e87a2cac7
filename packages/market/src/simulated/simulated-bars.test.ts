import type { BarColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import { describe, expect, it } from 'vitest';
import { exReference, limitBand, limitPercent } from './price-limits.ts';
import { readAt } from './read-at.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';
import { listed, marketOn, mean, saturday } from './testing/market-on.ts';

const aShares = simulatedCatalogue.filter((entry) => entry.market === 'cn' && entry.kind === 'stock');

async function daily(instrument: Instrument): Promise<{ columns: BarColumns; actions: readonly CorporateAction[] }> {
  const { market, context } = marketOn(saturday);
  const { value } = await market.bars({ instrument, interval: '1d' }, context);
  return { columns: value.series.columns, actions: value.actions };
}

/** First broken rule of a series, or null. Plain loops: half a million bars pass through here. */
function violation({ time, open, high, low, close, volume }: BarColumns, hasVolume: boolean): string | null {
  for (let i = 0; i < time.length; i++) {
    const [o, h, l, c] = [open[i] ?? NaN, high[i] ?? NaN, low[i] ?? NaN, close[i] ?? NaN];
    if (!(l > 0)) return `${i}: low ${l}`;
    if (!(h >= o && h >= c && l <= o && l <= c)) return `${i}: ${o} ${h} ${l} ${c}`;
    if (i > 0 && !((time[i] ?? NaN) > (time[i - 1] ?? NaN))) return `${i}: not in order`;
    const units = volume[i] ?? NaN;
    if (hasVolume ? !(units > 0 && Number.isInteger(units)) : !Number.isNaN(units)) return `${i}: volume ${units}`;
  }
  return null;
}

describe('simulated daily bars', () => {
  it('hold 0 violations over the whole catalogue: positive, ordered, range around open and close, whole volumes', async () => {
    const { market, context } = marketOn(saturday);
    const broken: string[] = [];
    for (const instrument of simulatedCatalogue) {
      const { value } = await market.bars({ instrument, interval: '1d' }, context);
      const found = violation(value.series.columns, !['US:^VIX', 'US:^TNX'].includes(instrument.id));
      if (found !== null) broken.push(`${instrument.id} ${found}`);
    }
    expect(broken).toEqual([]);
  });

  it('start at exactly 100 for everything, on the first session or the day of listing', async () => {
    for (const id of ['US:NVDA', 'HK:00700', 'SH:600519', 'CRYPTO:BTC-USD', 'US:^GSPC', 'US:PLTR'] as const) {
      const instrument = listed(id);
      const { columns } = await daily(instrument);
      expect(readAt(columns.close, 0)).toBe(100);
      const start =
        instrument.listedOn !== undefined && instrument.listedOn > '2011-11-21' ? instrument.listedOn : '2011-11-21';
      expect(dateOf(readAt(columns.time, 0)) >= start).toBe(true);
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

  it('keep A-shares inside their limits, halts and ex-dates included', async () => {
    const outside: string[] = [];
    const { market, context } = marketOn(saturday, 7);
    for (const instrument of aShares) {
      const { series, actions } = (await market.bars({ instrument, interval: '1d' }, context)).value;
      const { columns } = series;
      for (let i = 1; i < columns.time.length; i++) {
        const date = dateOf(readAt(columns.time, i));
        const before = dateOf(readAt(columns.time, i - 1));
        const due = actions.filter((action) => action.exDate > before && action.exDate <= date);
        const dividend = due.reduce((sum, action) => sum + (action.kind === 'dividend' ? action.amount : 0), 0);
        const ratio = due.reduce((product, action) => product * (action.kind === 'split' ? action.ratio : 1), 1);
        const percent = limitPercent(instrument, date);
        if (percent === null) throw new Error(`no limit for ${instrument.id}`);
        const [low, high] = limitBand(exReference(readAt(columns.close, i - 1), dividend, ratio), percent);
        if (readAt(columns.high, i) > high || readAt(columns.low, i) < low) {
          outside.push(
            `${instrument.id} ${date}: ${readAt(columns.low, i)}..${readAt(columns.high, i)} outside ${low}..${high}`,
          );
        }
      }
    }
    expect(outside).toEqual([]);
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

  it('are raw: an ex-date takes the ratio and the dividend off the price, on average exactly', async () => {
    const left: number[] = [];
    let splits = 0;
    const { market, context } = marketOn(saturday);
    for (const instrument of aShares) {
      const { series, actions } = (await market.bars({ instrument, interval: '1d' }, context)).value;
      const { columns } = series;
      const dates = Array.from(columns.time, dateOf);
      for (const action of actions) {
        const at = dates.findIndex((date) => date >= action.exDate);
        const before = readAt(columns.close, at - 1);
        const reference = action.kind === 'split' ? before / action.ratio : before - action.amount;
        left.push(Math.log(readAt(columns.open, at) / reference));
        splits += action.kind === 'split' ? 1 : 0;
      }
    }
    expect(splits).toBeGreaterThan(20);
    expect(Math.max(...left.map(Math.abs))).toBeLessThan(0.21);
    expect(Math.abs(mean(left))).toBeLessThan(0.002);
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
