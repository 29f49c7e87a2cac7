import { emptyColumns } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../run-result.ts';
import { runVector } from '../testing/run-vector.ts';
import { compileRules } from '../rules/compile-rules.ts';
import { faultsOf } from '../rules/testing/faults-of.ts';
import { marketBars } from '../rules/testing/market-bars.ts';
import { rulebooks } from '../rules/testing/rulebook.ts';
import { randomFrom } from '../testing/random-bars.ts';
import type { Decision, PortfolioAsset } from './portfolio.ts';
import { runPortfolio } from './run-portfolio.ts';

const length = 120;

function assetOf(id: keyof typeof rulebooks, currency: string, from: string, random: () => number): PortfolioAsset {
  const splits = new Float64Array(length).fill(1);
  splits[40] = 1.3;
  splits[70] = 1.08;
  const dividends = new Float64Array(length);
  dividends[55] = 0.2;
  const extras = { splits, dividends };
  const bars = marketBars(id, rulebooks[id], from, length, random, extras);
  return { id, currency, bars, splits, dividends, rules: compileRules({ instrumentId: id, bars, extras }) };
}

describe('a portfolio under the market’s rules', () => {
  it('breaks none of them, whatever weights are desired, in two markets and two currencies', () => {
    let fills = 0;
    const reasons = new Set<string>();
    for (let seed = 1; seed <= 3; seed += 1) {
      const random = randomFrom(seed * 31);
      const assets = [
        assetOf('SH:600519', 'CNY', '2023-06-01', random),
        assetOf('SZ:300750', 'CNY', '2023-06-01', random),
        assetOf('HK:00700', 'HKD', '2023-06-01', random),
      ];
      const times = [...new Set(assets.flatMap(({ bars }) => [...bars.time]))].sort((a, b) => a - b);
      const rates = {
        HKD: { time: Float64Array.from(times), rate: Float64Array.from(times, () => 0.9 + 0.05 * random()) },
      };
      const decisions: readonly Decision[] = times
        .filter((_, at) => at % 4 === 0)
        .map((time) => ({ time, weights: Float64Array.from(assets, () => (random() < 0.2 ? -0.2 : 0.6 * random())) }));
      const run = runPortfolio(assets, decisions, {
        cash: 2_000_000,
        baseCurrency: 'CNY',
        rates,
        maxVolumeShare: 0.01,
      });
      for (const [asset, { id, bars, splits, dividends }] of assets.entries()) {
        const own = run.fills
          .filter((fill) => fill.asset === asset)
          .map((fill) => ({ ...fill, bar: bars.time.indexOf(fill.time), orderId: 0 }));
        const extras = { splits: splits ?? new Float64Array(0), dividends: dividends ?? new Float64Array(0) };
        // The keys of the assets above.
        expect(faultsOf(rulebooks[id as keyof typeof rulebooks], bars, own, extras)).toEqual([]);
      }
      fills += run.fills.length;
      for (const { reason, ruleIds } of run.rejections) {
        reasons.add(reason);
        expect([reason, ruleIds.length]).toEqual([reason, reason === 'capacity' ? 0 : 1]);
      }
    }
    expect(fills).toBeGreaterThan(75);
    expect([...reasons]).toEqual(expect.arrayContaining(['halted', 'limit-locked', 'short-not-allowed']));
  });

  it('fills what the executor of one instrument fills', () => {
    for (const id of ['SH:600519', 'HK:00700'] as const) {
      const random = randomFrom(77);
      const { bars, rules, ...rest } = assetOf(id, 'CNY', '2023-06-01', random);
      const targets = Float64Array.from(bars.time, (_, row) => (Math.floor(row / 9) % 2 === 0 ? 0.9 : 0));
      const config = { cash: 1_000_000, ...(rules === undefined ? {} : { rules }) };
      const extras = { splits: rest.splits ?? new Float64Array(0), dividends: rest.dividends ?? new Float64Array(0) };
      const alone = resultOf(runVector(bars, targets, config, extras), 1_000_000);
      const decisions = [...targets].flatMap((wish, row) =>
        wish === (targets[row - 1] ?? 0) ? [] : [{ time: bars.time[row], weights: Float64Array.of(wish) }],
      );
      const asset = { ...rest, bars, ...(rules === undefined ? {} : { rules }) };
      const run = runPortfolio([asset], decisions, { cash: 1_000_000, baseCurrency: 'CNY' });
      const shortOf = ({ side, quantity, price, commission }: (typeof run.fills)[number]) => [
        side,
        quantity,
        price,
        commission,
      ];
      expect(run.fills.map(shortOf)).toEqual(
        alone.fills.map((fill) => [fill.side, fill.quantity, fill.price, fill.commission]),
      );
      expect(run.fills.map(({ ruleIds }) => ruleIds)).toEqual(alone.fills.map(({ ruleIds }) => ruleIds));
      expect(run.equity.at(-1)).toBeCloseTo(alone.equity.at(-1) ?? Number.NaN, 6);
    }
  });
});

describe('an account in two currencies', () => {
  const id: InstrumentId = 'HK:00700';
  const dates = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'];
  const bars = emptyColumns(dates.length);
  for (const [i, date] of dates.entries()) {
    bars.time[i] = timeOf(date);
    for (const name of ['open', 'high', 'low', 'close'] as const) bars[name][i] = 400;
    bars.volume[i] = 1e6;
  }
  const rates = { HKD: { time: bars.time, rate: Float64Array.of(0.9, 0.9, 0.92, 0.95, 0.95) } };
  const asset: PortfolioAsset = { id, currency: 'HKD', bars, quantityStep: 100 };
  const desiredSizes: readonly Decision[] = [
    { time: bars.time[0], weights: Float64Array.of(0.5) },
    { time: bars.time[1], weights: Float64Array.of(0) },
  ];

  it('keeps what comes in where it came from, and values it at the rate of the day', () => {
    const base = { cash: 1_000_000, baseCurrency: 'CNY', rates, conversionCost: 0.001 };
    const changed = runPortfolio([asset], desiredSizes, base);
    const kept = runPortfolio([asset], desiredSizes, { ...base, foreignProceeds: 'keep' });
    const units = kept.fills[0]?.quantity ?? 0;
    expect(kept.cash['HKD']).toBe(units * 400);
    expect(kept.cash['CNY']).toBeCloseTo(1_000_000 - units * 400 * 0.9 * 1.001, 6);
    expect(kept.equity.at(-1)).toBeCloseTo((kept.cash['CNY'] ?? 0) + units * 400 * 0.95, 6);
    expect(changed.cash['HKD'] ?? 0).toBe(0);
    expect(changed.equity.at(-1)).toBeCloseTo(1_000_000 + units * 400 * (0.92 * 0.999 - 0.9 * 1.001), 6);
  });

  it('pays with its own foreign cash before it changes money', () => {
    const run = runPortfolio([asset], desiredSizes.slice(0, 1), {
      cash: 500_000,
      baseCurrency: 'CNY',
      rates,
      conversionCost: 0.001,
      foreignCash: { HKD: 1_000_000 },
      foreignProceeds: 'keep',
    });
    const spent = (run.fills[0]?.quantity ?? 0) * 400;
    expect(run.equity[0]).toBeCloseTo(500_000 + 900_000, 6);
    expect([run.cash['HKD'], run.cash['CNY']]).toEqual([1_000_000 - spent, 500_000]);
  });

  it('refuses cash in a currency that nothing trades in', () => {
    const config = { cash: 1000, baseCurrency: 'CNY', rates, foreignCash: { USD: 5 } };
    expect(() => runPortfolio([asset], desiredSizes, config)).toThrow(/cash of 5 USD must be 0 or more/);
  });
});
