import { emptyColumns, type BarSeries } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { backtestAsset } from './backtest-asset.ts';
import { rulesFor, rulesSince } from './market-terms.ts';

describe('the first date on which an instrument can be tested under its rules', () => {
  it.each([
    ['US:NVDA', '2007-03-17'],
    ['SH:600519', '2004-01-01'],
    ['SZ:300750', '2009-10-30'],
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
  const assetOf = (id: InstrumentId, dates: readonly string[]) =>
    backtestAsset(seriesOf(id, dates), seriesOf(id, dates), []);

  it('begins with the rules on record and carries them', () => {
    const asset = assetOf('US:NVDA', ['2007-03-15', '2007-03-16', '2007-03-19', '2007-03-20']);
    expect(asset.bars.time.length).toBe(2);
    const rules = rulesFor(asset);
    expect(rules?.ruleIds(1, 'fee', -1)).toContain('us-sec-fee@2007-03-17');
    expect(rulesFor(asset)).toBe(rules);
  });

  it('without rules on record keeps its history and applies none', () => {
    const asset = assetOf('HK:06666', ['2012-03-15', '2012-03-16']);
    expect([asset.bars.time.length, rulesFor(asset)]).toEqual([2, undefined]);
  });
});
