import { emptyColumns, type BarSeries } from '@plumbline/model/bar';
import { dayMs, timeOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { backtestAsset } from './backtest-asset.ts';
import { backtestStrategy } from './backtest-strategy.ts';
import { rulesSince, termsFor } from './market-terms.ts';
import { close, crossSpec } from './testing/specs.ts';

describe('the first date on which an instrument can be tested under its rules', () => {
  it.each([
    ['US:NVDA', '2007-03-17'],
    ['SH:600519', '2005-06-13'],
    ['SZ:300750', '2009-10-30'],
    ['SZ:159915', '2005-02-23'],
    ['SH:518880', '2005-02-23'],
    ['SH:688001', '2019-07-22'],
    ['BJ:430047', '2021-11-15'],
    ['HK:00700', '2014-05-15'],
    ['CRYPTO:BTC-USD', '2017-07-14'],
    ['HK:06666', null],
    ['US:^GSPC', null],
  ] as const)('%s: %s', (instrumentId, date) => {
    expect(rulesSince({ instrumentId, interval: '1d' })).toBe(date);
  });

  it('does not exist for weekly bars', () => {
    expect(rulesSince({ instrumentId: 'US:NVDA', interval: '1w' })).toBeNull();
  });
});

describe('an asset of a back-test', () => {
  const seriesOf = (instrumentId: InstrumentId, dates: readonly string[]): BarSeries => {
    const columns = emptyColumns(dates.length);
    for (const [i, date] of dates.entries()) {
      columns.time[i] = timeOf(date);
      for (const name of ['open', 'high', 'low', 'close'] as const) columns[name][i] = 100;
      columns.volume[i] = 1000;
    }
    return {
      instrumentId,
      interval: '1d',
      adjustment: 'none',
      currency: 'USD',
      priceDecimals: 2,
      columns,
      isLastPartial: false,
    };
  };
  const assetOf = (id: InstrumentId, dates: readonly string[]) => backtestAsset(seriesOf(id, dates), []);

  it('begins with the rules on record and carries them', () => {
    const asset = assetOf('US:NVDA', ['2007-03-15', '2007-03-16', '2007-03-19', '2007-03-20']);
    expect(asset.bars.time.length).toBe(2);
    const { rules } = termsFor(asset);
    expect(rules?.ruleIds(1, 'fee', -1)).toContain('us-sec-fee@2007-03-17');
    expect(termsFor(asset).rules).toBe(rules);
  });

  it('without rules on record keeps its history and applies none', () => {
    const asset = assetOf('HK:06666', ['2012-03-15', '2012-03-16']);
    expect([asset.bars.time.length, termsFor(asset)]).toEqual([2, {}]);
  });
});

describe('funds of the mainland', () => {
  const day = dayMs;
  // Opens 15 per cent up on the second day, is bought there, and falls through its stop on the same day.
  const open = Float64Array.of(1, 1.15, 1.15);
  const bars = {
    time: open.map((_, row) => Date.UTC(2024, 9, 8) + row * day),
    open,
    high: Float64Array.of(1, 1.16, 1.16),
    low: Float64Array.of(1, 1.0, 1.0),
    close: Float64Array.of(1, 1.05, 1.05),
    volume: open.map(() => 1e7),
  };
  const fillsOf = (instrumentId: 'SZ:159915' | 'SZ:159919' | 'SZ:159934') => {
    const spec = crossSpec({
      universe: { instruments: [instrumentId] },
      parameters: [],
      entry: { long: { op: 'above', left: close, right: { op: 'constant', value: 0 } } },
      exit: {},
      risk: { stopLoss: 0.05 },
    });
    const asset = { id: instrumentId, currency: 'CNY', bars, market: { instrumentId, interval: '1d' as const } };
    const input = { spec, assets: [asset], benchmark: null, cash: 100_000, baseCurrency: 'CNY' };
    return backtestStrategy({ ...input, periodsPerYear: 242, outOfSample: 0 }).fills;
  };

  it('on ChiNext shares trade beyond ten per cent, and their fills name the limit; others are locked there', () => {
    const [first] = fillsOf('SZ:159915');
    expect([first?.price, first?.ruleIds.includes('cn-limit-fund-chinext@2020-08-24')]).toEqual([1.15, true]);
    expect(fillsOf('SZ:159919').filter(({ time }) => time === bars.time[1])).toEqual([]);
  });

  it('of gold may be sold on the day they are bought, and their fills name the rule', () => {
    // Locked at ten per cent as well: bought a day later, where the close before is the measure.
    const gold = fillsOf('SZ:159934');
    expect(gold.map(({ time, reason }) => [time, reason])).toEqual([
      [bars.time[2], 'market'],
      [bars.time[2], 'stop-loss'],
    ]);
    expect(gold[1]?.ruleIds).toContain('cn-settlement-fund-szse@2015-01-19');
    const shares = fillsOf('SZ:159915').filter(({ reason }) => reason === 'stop-loss');
    expect(shares.map(({ time }) => time)).toEqual([bars.time[2]]);
  });
});

describe('dividends of a back-test', () => {
  const day = dayMs;
  const price = (row: number): number => 100 + 12 * Math.sin(row / 4);
  const made = Float64Array.from({ length: 200 }, (_, row) => price(row));
  const bars = {
    time: Float64Array.from(made, (_, row) => Date.UTC(2021, 0, 4) + (Math.floor(row / 5) * 7 + (row % 5)) * day),
    open: made,
    high: made.map((value) => value + 1),
    low: made.map((value) => value - 1),
    close: made,
    volume: made.map(() => 1e7),
  };
  const dividends = made.map((_, row) => (row % 10 === 0 ? 1 : 0));
  const parameters = [
    { key: 'fast', min: 2, max: 10, step: 1, value: 2 },
    { key: 'slow', min: 3, max: 20, step: 1, value: 5 },
  ];
  const run = (instrumentId: InstrumentId, currency: string) =>
    backtestStrategy({
      spec: crossSpec({ universe: { instruments: [instrumentId] }, parameters }),
      assets: [{ id: instrumentId, currency, bars, dividends, market: { instrumentId, interval: '1d' } }],
      benchmark: null,
      cash: 1_000_000,
      baseCurrency: currency,
      periodsPerYear: 252,
      outOfSample: 0.3,
    });

  it('are taxed as the market taxes a private holder, and the tax is told', () => {
    const mainland = run('SH:600519', 'CNY');
    expect(mainland.trades.length).toBeGreaterThan(3);
    // Sold within a month of the purchase: a fifth of each dividend.
    const held = mainland.trades.reduce(
      (sum, { entryTime, exitTime, quantity }) =>
        sum +
        quantity *
          dividends.filter((amount, row) => amount > 0 && bars.time[row] > entryTime && bars.time[row] <= exitTime)
            .length,
      0,
    );
    expect(held).toBeGreaterThan(0);
    expect(mainland.taxes).toBeCloseTo(0.2 * held, 0);
    expect(run('US:KO', 'USD').taxes).toBe(0);
  });
});
