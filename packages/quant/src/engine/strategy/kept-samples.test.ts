import { sliceColumns } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import type { PortfolioRun } from '../backtest/portfolio/portfolio.ts';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { keptSamples, sampleOf } from './kept-samples.ts';
import { runUniverse, type UniverseAsset } from './run-universe.ts';
import { close, crossSpec } from './testing/specs.ts';

function made(from = 0): readonly UniverseAsset[] {
  return ['US:A', 'US:B', 'US:C', 'US:D', 'US:E'].map((id, k) => {
    const bars = randomBars(240, randomFrom(70 + k));
    // Listed one after the other.
    const listed = sliceColumns(bars, from + 5 * k, 240);
    const level = Float64Array.from(listed.close, (_, row) => ((row + 31 * k) * 7919) % 101);
    return { id, sector: k < 2 ? 'one' : 'two', currency: 'USD', bars: listed, series: { level } };
  });
}

const level: Expression = { op: 'series', name: 'level' };
const roc: Expression = { op: 'indicator', id: 'roc', parameters: { period: { parameter: 'slow' } } };
const score = (of: Expression): Expression => ({ op: 'score', of, within: 'universe' });
const by: Expression = {
  op: 'add',
  args: [
    { op: 'multiply', args: [{ op: 'parameter', key: 'fast' }, score(level)] },
    { op: 'multiply', args: [{ op: 'constant', value: 10 }, score(roc)] },
  ],
};

function ranked(changes: Readonly<Record<string, unknown>> = {}) {
  return compileStrategy(
    crossSpec({
      entry: { long: { op: 'above', left: close, right: { op: 'constant', value: 0 } } },
      exit: {},
      ranking: { by, count: 2, order: 'highest', every: 'month', shortCount: 1 },
      sizing: { basis: 'fraction', value: 0.4 },
      ...changes,
    }),
  );
}

const config = { cash: 10_000, baseCurrency: 'USD' };
const whatItDid = ({ equity, fills, rejections }: PortfolioRun) => ({ equity: [...equity], fills, rejections });

describe('a universe that is tested again and again', () => {
  it('answers each time as if it were new', () => {
    const assets = made();
    const days = assets[0].bars.time;
    const runs = [
      { parameters: { fast: 20, slow: 20 } },
      { parameters: { fast: 3, slow: 20 } },
      { parameters: { fast: 3, slow: 7 } },
      { parameters: { fast: 20, slow: 20 } },
      { parameters: { fast: 20, slow: 20 }, startTime: days[100] },
      { parameters: { fast: 20, slow: 20 }, changes: { sizing: { basis: 'fraction', value: 0.2 } } },
      { parameters: { fast: 20, slow: 20 }, changes: { ranking: { by, count: 1, order: 'lowest', every: 'week' } } },
      { parameters: { fast: 20, slow: 20 }, changes: { entry: { long: { op: 'above', left: roc, right: level } } } },
      { parameters: { fast: 20, slow: 20 }, changes: { ranking: undefined, rebalance: 'month' } },
    ];
    const answers = runs.map(({ parameters, changes, startTime }) => {
      const strategy = ranked(changes);
      const again = runUniverse(strategy, assets, config, parameters, [], startTime);
      const fresh = runUniverse(strategy, made(), config, parameters, [], startTime);
      expect(whatItDid(again)).toEqual(whatItDid(fresh));
      return whatItDid(again);
    });
    expect(answers[3]).toEqual(answers[0]);
    expect(new Set(answers.map(({ equity }) => equity.at(-1))).size).toBe(runs.length - 1);
  });

  it('forgets what it found when a sector, a series or a member changes', () => {
    const assets = made();
    const strategy = ranked({
      ranking: { by: { op: 'score', of: level, within: 'sector' }, count: 2, order: 'highest', every: 'month' },
    });
    const first = runUniverse(strategy, assets, config);
    const changed = [
      assets.map((asset, k) => ({ ...asset, sector: k < 4 ? 'one' : 'two' })),
      assets.map((asset) => ({ ...asset, series: { level: asset.bars.close.map((value) => -value) } })),
      assets.slice(0, 4),
    ];
    for (const others of changed) {
      const fresh = made().map((asset, k) => ({ ...asset, ...others[k], bars: { ...asset.bars } }));
      const again = whatItDid(runUniverse(strategy, others, config));
      expect(again).toEqual(whatItDid(runUniverse(strategy, fresh.slice(0, others.length), config)));
      expect(again).not.toEqual(whatItDid(first));
    }
  });
});

describe('samples', () => {
  it('are kept for the same instruments at the same rows, and make room when they are many', () => {
    const assets = made();
    const rows = Array.from({ length: 200_000 }, (_, row) => row);
    const samples = keptSamples(assets, [], rows);
    for (const text of ['a', 'b', 'c', 'd']) sampleOf(samples, text, () => []);
    sampleOf(samples, 'a', () => []);
    expect(keptSamples(assets, [], rows)).toBe(samples);
    // Two million numbers have room for two of a million each.
    expect([...samples.keys()]).toEqual(['d', 'a']);
    expect(keptSamples(assets, [], rows.slice(1))).not.toBe(samples);
    expect(keptSamples(assets, assets.slice(1), rows)).not.toBe(samples);
    const membership = [{ instrument: 'US:A' as const, from: '2000-01-01', to: null }];
    const dated = keptSamples(assets, [], rows, membership);
    expect(dated).not.toBe(samples);
    expect(keptSamples(assets, [], rows, [...membership])).not.toBe(dated);
  });
});
