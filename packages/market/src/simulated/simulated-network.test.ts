import { describe, expect, it } from 'vitest';
import type { NetworkMetric, NetworkSeries } from '@plumbline/model/network-series';
import { networkMetrics } from '@plumbline/model/network-series';
import { listed, marketOn, saturday } from './testing/market-on.ts';

const bitcoin = listed('CRYPTO:BTC-USD');

async function networkOn(clock: string): Promise<NetworkSeries> {
  const { market, context } = marketOn(clock);
  return (await market.network(bitcoin, context)).value;
}

function values(series: NetworkSeries, metric: NetworkMetric): readonly number[] {
  return series.columns.find((column) => column.metric === metric)?.values ?? [];
}

describe('the simulated network of a coin', () => {
  it('has every figure, agrees with its bars and says that it is simulated', async () => {
    const { market, context } = marketOn(saturday);
    const { value, source } = await market.network(bitcoin, context);
    expect(source).toMatchObject({ simulated: true, kind: 'simulated' });
    const given = value.columns.map(({ metric }) => metric);
    expect(networkMetrics.filter((metric) => !given.includes(metric))).toEqual(['totalSupply']);
    const { columns } = (await market.bars({ instrument: bitcoin, interval: '1d' }, context)).value.series;
    const price = values(value, 'price');
    expect(price).toEqual([...columns.close.subarray(0, price.length)]);
    const supply = values(value, 'circulatingSupply');
    values(value, 'marketCap').forEach((cap, day) =>
      expect(cap / ((price[day] ?? 0) * (supply[day] ?? 0))).toBeCloseTo(1, 6),
    );
    expect(supply.every((coins, day) => day === 0 || coins >= (supply[day - 1] ?? 0))).toBe(true);
    expect(Math.max(...supply)).toBeLessThanOrEqual(values(value, 'maxSupply')[0] ?? 0);
  });

  it('keeps what holders paid within a range that markets have known, and funding small', async () => {
    const series = await networkOn(saturday);
    const mvrv = values(series, 'mvrv');
    expect(Math.min(...mvrv)).toBeGreaterThan(0.2);
    expect(Math.max(...mvrv)).toBeLessThan(12);
    const funding = values(series, 'fundingRate');
    expect(Math.max(...funding.map(Math.abs))).toBeLessThanOrEqual(0.0225);
    const paid = funding.reduce((sum, rate) => sum + rate, 0) / funding.length;
    expect(paid).toBeGreaterThan(0);
    expect(funding.some((rate) => rate < 0)).toBe(true);
  });

  it('only grows with the clock and knows no day before it is over', async () => {
    const early = await networkOn('2024-03-10T12:00:00Z');
    const late = await networkOn(saturday);
    for (const { metric, values: before, knownAt } of early.columns) {
      expect([metric, values(late, metric).slice(0, before.length)]).toEqual([metric, before]);
      expect(knownAt.at(-1)).toBe('2024-03-10');
    }
  });

  it('is not there for a share', async () => {
    const { market, context } = marketOn(saturday);
    await expect(market.network(listed('US:AAPL'), context)).rejects.toMatchObject({ code: 'not-covered' });
  });
});
