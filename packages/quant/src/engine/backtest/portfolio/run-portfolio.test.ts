import { dayMs as day } from '@plumbline/model/date';
import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runVector } from '../testing/run-vector.ts';
import { randomBars, randomFrom } from '../testing/random-bars.ts';
import { randomConfig } from '../testing/random-strategy.ts';
import { randomTargets } from '../testing/random-targets.ts';
import type { Decision, PortfolioAsset, PortfolioConfig } from './portfolio.ts';
import { runPortfolio } from './run-portfolio.ts';
import { rebalanceBars } from './timeline.ts';
import { cappedWeights } from './weight-caps.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

function without(bars: BarColumns, missing: (row: number) => boolean): BarColumns {
  const kept = [...bars.time.keys()].filter((row) => !missing(row));
  const pick = (column: Float64Array): Float64Array => Float64Array.from(kept, (row) => column[row]);
  const { time, open, high, low, close, volume } = bars;
  return {
    time: pick(time),
    open: pick(open),
    high: pick(high),
    low: pick(low),
    close: pick(close),
    volume: pick(volume),
  };
}

/** Three instruments with holidays of their own, one of them foreign, and a decision every tenth bar. */
function drawn(seed: number) {
  const random = randomFrom(seed);
  const assets: readonly PortfolioAsset[] = ['A', 'B', 'C'].map((id, k) => ({
    id,
    currency: k === 2 ? 'HKD' : 'USD',
    sector: k === 0 ? 'x' : 'y',
    bars: without(randomBars(80, random), (row) => row > 0 && (row * 7 + k) % 11 === 0),
    costs: { commission: { rate: 0.001, perUnit: 0, fixed: 0.5, min: 0, max: null }, spread: 0.001 },
    quantityStep: k === 1 ? 1 : 0,
  }));
  const times = Float64Array.from({ length: 80 }, (_, i) => (20_000 + i) * day);
  const decisions: readonly Decision[] = Array.from({ length: 8 }, (_, k) => ({
    time: times[k * 10],
    weights: Float64Array.from(assets, () => (random() < 0.1 ? Number.NaN : Math.round((random() - 0.2) * 8) / 10)),
  }));
  const rates = { HKD: { time: times, rate: times.map(() => 0.12 + 0.02 * random()) } };
  const config: PortfolioConfig = {
    cash: 20_000,
    baseCurrency: 'USD',
    rates,
    conversionCost: 0.0005,
    caps: { gross: 1 },
  };
  return { assets, decisions, config };
}

describe('portfolio executor', () => {
  it('equals the single-instrument executor for one instrument', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomFrom(seed);
        const bars = randomBars(80, random);
        const targets = randomTargets(80, random);
        const { cash, costs = {}, leverage = 1, quantityStep = 0 } = randomConfig(random);
        const vector = runVector(bars, targets, { cash, costs, leverage, quantityStep });
        let last = 0;
        const decisions = [...targets].flatMap((wish, row) => {
          if (Number.isNaN(wish) || wish === last) return [];
          last = wish;
          return [{ time: bars.time[row], weights: Float64Array.of(wish) }];
        });
        const asset = { id: 'A', currency: 'USD', bars, costs, quantityStep };
        const run = runPortfolio([asset], decisions, { cash, baseCurrency: 'USD', leverage });
        const until = vector.ruinedAt < 0 ? 80 : vector.ruinedAt;
        for (let row = 0; row < until; row += 1) {
          expect(Math.abs(run.equity[row] - vector.equity[row])).toBeLessThan(1e-9 * cash);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keeps equity equal to cash plus the value of what is held, rebuilt from the fills at the rates of the day', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { assets, decisions, config } = drawn(seed);
        const run = runPortfolio(assets, decisions, config);
        if (run.ruinedAt >= 0) return;
        const rates = config.rates?.HKD.rate ?? new Float64Array(0);
        let cash = config.cash;
        const units = new Float64Array(3);
        const close = new Float64Array(3);
        let next = 0;
        for (const [at, time] of run.time.entries()) {
          for (; next < run.fills.length && run.fills[next].time <= time; next += 1) {
            const { asset, side, quantity, price, commission, rate } = run.fills[next];
            const amount = -side * quantity * price - commission;
            const cost = asset === 2 ? 0.0005 : 0;
            cash += amount * rate * (amount < 0 ? 1 + cost : 1 - cost);
            units[asset] += side * quantity;
          }
          let value = cash;
          for (const [k, { bars }] of assets.entries()) {
            const row = bars.time.indexOf(time);
            if (row >= 0) close[k] = bars.close[row];
            value += units[k] * close[k] * (k === 2 ? rates[at] : 1);
          }
          expect(Math.abs(value - run.equity[at])).toBeLessThan(1e-8 * config.cash);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('never changes the past when the future is cut off', () => {
    const { assets, decisions, config } = drawn(5);
    const whole = runPortfolio(assets, decisions, config);
    for (const cut of [15, 40, 66]) {
      const short = assets.map((asset) => ({ ...asset, bars: sliceColumns(asset.bars, 0, cut) }));
      const run = runPortfolio(short, decisions, config);
      const until = Math.min(...short.map(({ bars }) => run.time.indexOf(bars.time[cut - 1])));
      expect([...run.equity.subarray(0, until + 1)]).toEqual([...whole.equity.subarray(0, until + 1)]);
    }
  });

  it('fills each instrument on its own next trading day', () => {
    const bars = randomBars(10, randomFrom(1));
    const late = without(bars, (row) => row === 1 || row === 2);
    const assets = [
      { id: 'A', currency: 'USD', bars },
      { id: 'B', currency: 'USD', bars: late },
    ];
    const decisions = [{ time: bars.time[0], weights: Float64Array.of(0.4, 0.4) }];
    const { fills } = runPortfolio(assets, decisions, { cash: 1000, baseCurrency: 'USD' });
    expect(fills.map(({ asset, time }) => [asset, (time - bars.time[0]) / day])).toEqual([
      [0, 1],
      [1, 3],
    ]);
  });

  it('sells before it buys, so that the money for the purchase is there', () => {
    const bars = randomBars(10, randomFrom(2));
    const other = randomBars(10, randomFrom(3));
    const assets = [
      { id: 'A', currency: 'USD', bars },
      { id: 'B', currency: 'USD', bars: other },
    ];
    const decisions = [
      { time: bars.time[0], weights: Float64Array.of(0, 1) },
      { time: bars.time[4], weights: Float64Array.of(1, 0) },
    ];
    const { fills, rejections } = runPortfolio(assets, decisions, { cash: 1000, baseCurrency: 'USD' });
    expect(fills.map(({ asset, side }) => [asset, side])).toEqual([
      [1, 1],
      [1, -1],
      [0, 1],
    ]);
    expect(rejections).toEqual([]);
  });

  it('spreads an order over the days when the volume is thin', () => {
    const bars = { ...randomBars(10, randomFrom(2)), volume: new Float64Array(10).fill(100) };
    const decisions = [{ time: bars.time[0], weights: Float64Array.of(1) }];
    const config = { cash: 25 * bars.open[1], baseCurrency: 'USD', maxVolumeShare: 0.1 };
    const { fills, rejections } = runPortfolio([{ id: 'A', currency: 'USD', bars }], decisions, config);
    expect(fills.slice(0, 2).map(({ quantity }) => quantity)).toEqual([10, 10]);
    expect(rejections[0]).toMatchObject({ reason: 'capacity', granted: 10 });
  });

  it('pays dividends in their currency and changes units in a split', () => {
    const price = new Float64Array(4).fill(10);
    const bars = {
      time: Float64Array.of(0, day, 2 * day, 3 * day),
      open: price,
      high: price,
      low: price,
      close: price,
      volume: price,
    };
    const halved = Float64Array.of(10, 10, 10, 5);
    const after = { ...bars, open: halved, high: halved, low: halved, close: halved };
    const rates = { HKD: { time: Float64Array.of(0), rate: Float64Array.of(0.125) } };
    const asset = {
      id: 'A',
      currency: 'HKD',
      bars: after,
      dividends: Float64Array.of(0, 0, 1, 0),
      splits: Float64Array.of(1, 1, 1, 2),
    };
    const decisions = [{ time: 0, weights: Float64Array.of(0.5) }];
    const { equity, units } = runPortfolio([asset], decisions, { cash: 1000, baseCurrency: 'USD', rates });
    expect(units[0]).toBe(800);
    expect([...equity]).toEqual([1000, 1000, 1050, 1050]);
  });

  it('refuses what cannot be run, naming field and row', () => {
    const bars = randomBars(10, randomFrom(2));
    const asset = { id: 'A', currency: 'USD', bars };
    const config = { cash: 1000, baseCurrency: 'USD' };
    const once = [{ time: bars.time[0], weights: Float64Array.of(1) }];
    expect(() => runPortfolio([{ ...asset, currency: 'EUR' }], once, config)).toThrowError(
      /no exchange rate of EUR to USD/,
    );
    expect(() => runPortfolio([], once, config)).toThrowError(/no instruments/);
    expect(() => runPortfolio([asset, asset], once, config)).toThrowError(/listed twice/);
    expect(() => runPortfolio([asset], [...once, ...once], config)).toThrowError(/decision 1 is not later/);
    expect(() => runPortfolio([asset], [{ time: 0, weights: Float64Array.of(1, 2) }], config)).toThrowError(
      /one finite weight/,
    );
    expect(() => runPortfolio([asset], once, { ...config, caps: { gross: 0 } })).toThrowError(/cap gross/);
    const rates = { EUR: { time: Float64Array.of(bars.time[5]), rate: Float64Array.of(1.1) } };
    expect(() => runPortfolio([{ ...asset, currency: 'EUR' }], once, { ...config, rates })).toThrowError(
      /no rate of EUR is known/,
    );
  });
});

describe('weight caps', () => {
  const none = new Float64Array(3);
  const sectors = ['x', 'y', 'y'];
  const capped = (weights: number[], caps: Parameters<typeof cappedWeights>[3], present = none): number[] =>
    [...cappedWeights(Float64Array.from(weights), present, sectors, caps)].map((weight) => Number(weight.toFixed(12)));

  it('clip names, scale sectors, net and gross, and cut the way short', () => {
    expect(capped([0.6, 0.3, -0.5], { perName: 0.4 })).toEqual([0.4, 0.3, -0.4]);
    expect(capped([0.2, 0.4, 0.4], { perSector: 0.4 })).toEqual([0.2, 0.2, 0.2]);
    expect(capped([0.6, 0.6, -0.2], { net: 0.4 })).toEqual([0.3, 0.3, -0.2]);
    expect(capped([1, 1, -2], { gross: 2 })).toEqual([0.5, 0.5, -1]);
    expect(capped([1, 0, 0], { turnover: 0.25 })).toEqual([0.5, 0, 0]);
    expect(capped([Number.NaN, 0.5, 0], {}, Float64Array.of(0.3, 0, 0))).toEqual([0.3, 0.5, 0]);
  });
});

describe('rebalancing calendars', () => {
  it('decide on the first bar of a new period', () => {
    const times = Float64Array.from({ length: 100 }, (_, i) => Date.UTC(2024, 0, 1 + i));
    const dates = (period: Parameters<typeof rebalanceBars>[1]): string[] =>
      rebalanceBars(times, period).map((at) => new Date(times[at]).toISOString().slice(5, 10));
    expect(dates('month')).toEqual(['01-01', '02-01', '03-01', '04-01']);
    expect(dates('quarter')).toEqual(['01-01', '04-01']);
    expect(dates('week').slice(0, 3)).toEqual(['01-01', '01-08', '01-15']);
    expect(dates('bar')).toHaveLength(100);
    expect(dates('year')).toEqual(['01-01']);
  });
});
