import { sliceColumns } from '@plumbline/model/bar';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fields } from '../fields/registry.ts';
import { backtestHash } from '../../engine/strategy/backtest-hash.ts';
import { backtestStrategy } from '../../engine/strategy/backtest-strategy.ts';
import type { BacktestAsset } from '../../engine/strategy/strategy-backtest.ts';
import { marketsOf, templateSpec } from '../strategy-template.ts';
import { templates } from './registry.ts';
import { generatedAsset } from './testing/generated-market.ts';

const golden = fileURLToPath(new URL('./golden.json', import.meta.url));

function run(template: (typeof templates)[number], market: ReturnType<typeof marketsOf>[number], rows = 700) {
  const spec = templateSpec(template, market);
  const assets = spec.universe.instruments.map((id, index): BacktestAsset => {
    const asset = generatedAsset(id, index);
    const bars = sliceColumns(asset.bars, 0, rows);
    const series = Object.fromEntries(
      Object.entries(asset.series ?? {}).map(([name, column]) => [name, column.subarray(0, rows)]),
    );
    return { ...asset, bars, series };
  });
  const periodsPerYear = market === 'crypto' ? 365 : 252;
  return backtestStrategy({
    spec,
    assets,
    benchmark: null,
    cash: 1_000_000,
    baseCurrency: 'USD',
    periodsPerYear,
    outOfSample: 0.3,
  });
}

describe('every template, in every market it claims, on generated prices', () => {
  // A new or changed template: run this file with -u, read the difference, commit both.
  it('trades as it did when it was accepted', async () => {
    const rows = templates.flatMap((template) => {
      const results = marketsOf(template).map((market) => ({ market, result: run(template, market) }));
      // A market that only falls gives a trend nothing to do; not every market does.
      expect(Math.max(...results.map(({ result }) => result.fills.length)), template.id).toBeGreaterThan(0);
      return results.map(({ market, result }) => {
        const { totalReturn, maxDrawdown } = result.metrics.whole;
        const figures = [totalReturn, maxDrawdown].map((value) => (value ?? Number.NaN).toFixed(6));
        return `  "${template.id} ${market}": "${result.fills.length} fills, return ${figures[0]}, drawdown ${figures[1]}, ${backtestHash(result)}"`;
      });
    });
    await expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot(golden);
  });

  it('decides the same when the future is cut off', () => {
    for (const template of templates) {
      const [market] = marketsOf(template);
      const whole = run(template, market);
      const part = run(template, market, 500);
      expect([...part.equity], template.id).toEqual([...whole.equity.subarray(0, 500)]);
    }
  });

  it('reads only data columns that exist', () => {
    const known = new Set(fields.map(({ name }) => name));
    for (const { id, rules } of templates) {
      for (const [, name] of rules.matchAll(/series\.(\w+)/g)) expect(known.has(name), `${id}: ${name}`).toBe(true);
    }
  });
});
