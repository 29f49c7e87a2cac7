import { realBars } from '@plumbline/fixtures/real-bars';
import { sharedDir } from '@plumbline/fixtures/shared';
import { sliceColumns } from '@plumbline/model/bar';
import type { MarketId } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import { verdictLabels, type Verdict } from '@plumbline/model/verdict';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../engine/backtest/testing/random-bars.ts';
import { evaluateVerdict, orderedChecks } from '../../evidence/evaluate-verdict.ts';
import { verdictSeed } from '../../evidence/verdict-seed.ts';
import { accountOf } from '../../engine/strategy/account-terms.ts';
import { periodsPerYear } from '../../engine/strategy/bars-per-year.ts';
import type { BacktestAsset } from '../../engine/strategy/strategy-backtest.ts';
import { marketsOf, templateSpec, type StrategyTemplate } from '../strategy-template.ts';
import { templates } from './registry.ts';
import { dataColumns, generatedAsset } from './testing/generated-market.ts';

const rows = 270;
const most = 2;
const currencies: Readonly<Record<MarketId, string>> = { us: 'USD', cn: 'CNY', hk: 'HKD', crypto: 'USD' };

function simulated(market: MarketId, ids: readonly string[]): readonly BacktestAsset[] {
  return ids.slice(0, most).map((id, index) => {
    const asset = generatedAsset(id, index);
    const bars = sliceColumns(asset.bars, 0, rows);
    const series = Object.entries(asset.series ?? {}).map(
      ([name, column]) => [name, column.subarray(0, rows)] as const,
    );
    return { ...asset, currency: currencies[market], bars, series: Object.fromEntries(series) };
  });
}

/** Real prices, under the rules of their markets. The folder has no columns of data for them: those are made up. */
function real(shared: string, market: MarketId, count: number): readonly BacktestAsset[] {
  return realBars(shared, market, rows)
    .slice(0, count)
    .map(({ id, currency, bars }, index) => ({
      id,
      currency,
      sector: `sector ${index}`,
      bars,
      series: dataColumns(bars, randomFrom(index + 1)),
      market: { instrumentId: id, interval: '1d' },
    }));
}

function judged(template: StrategyTemplate, market: MarketId, assets: readonly BacktestAsset[]): Verdict {
  const spec = templateSpec(template, market);
  const instruments = assets.map(({ id }) => id as (typeof spec.universe.instruments)[number]);
  const own = { ...spec, universe: { ...spec.universe, instruments } };
  return evaluateVerdict({
    ...accountOf(assets),
    spec: own,
    assets,
    benchmark: assets[0].bars,
    periodsPerYear: periodsPerYear(own, assets),
    trials: 1,
    seed: verdictSeed,
  });
}

/** A verdict on which every number in words is a figure that was computed. */
function expectComputed(verdict: Verdict, where: string): void {
  expect(verdictLabels, where).toContain(verdict.label);
  expect(verdict.checks.map(({ id }) => id)).toEqual(orderedChecks.map(({ id }) => id));
  for (const { id, why, figures, value, status } of verdict.checks) {
    const known = new Set(figures.map((figure) => figure.id));
    for (const locale of locales) {
      for (const [, name] of why[locale].matchAll(/\{(\w+)\}/g))
        expect(known.has(name), `${where}: ${id} ${name}`).toBe(true);
      expect(verdict.explanation[locale], where).not.toMatch(/[{}]/);
    }
    expect(value === null ? ['not-enough-data', status] : [status, status], `${where}: ${id}`).toContain(status);
  }
}

describe('every template in every market it claims', () => {
  it('is judged on simulated prices', () => {
    let decided = 0;
    for (const template of templates) {
      for (const market of marketsOf(template)) {
        const { instruments } = templateSpec(template, market).universe;
        const verdict = judged(template, market, simulated(market, instruments));
        expectComputed(verdict, `${template.id} ${market}`);
        decided += Number(verdict.label !== 'not-enough-data');
      }
    }
    // A year of made-up days is too short for most ideas; not for all.
    expect(decided).toBeGreaterThan(0);
  });

  const shared = sharedDir();
  it.skipIf(shared === null)('is judged on real prices under market rules (shared folder)', () => {
    if (shared === null) return;
    for (const template of templates) {
      for (const market of marketsOf(template)) {
        const { instruments } = templateSpec(template, market).universe;
        const verdict = judged(template, market, real(shared, market, Math.min(most, instruments.length)));
        expectComputed(verdict, `${template.id} ${market}`);
      }
    }
  });
});
