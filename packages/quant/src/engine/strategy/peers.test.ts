import { dayMs } from '@plumbline/model/date';
import { sliceColumns, type BarColumns } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../backtest/testing/random-bars.ts';
import { compileStrategy } from './compile-strategy.ts';
import { percentileRanks, standardScores } from './cross-section.ts';
import { isMember, isSurvivorOnly } from './membership.ts';
import { runStrategy } from './run-strategy.ts';
import { runUniverse, type UniverseAsset } from './run-universe.ts';
import { studyRanking } from './study-learning.ts';
import { close, crossSpec } from './testing/specs.ts';

const asset = (id: string, seed: number, sector = 'one'): UniverseAsset => ({
  id,
  sector,
  currency: 'USD',
  bars: randomBars(260, randomFrom(seed)),
});
const pair = [asset('US:KO', 1), asset('US:PEP', 2)];
const four = ['US:A', 'US:B', 'US:C', 'US:D'].map((id, k) => asset(id, 40 + k, k < 2 ? 'one' : 'two'));
const config = { cash: 100_000, baseCurrency: 'USD' };
const constant = (value: number): Expression => ({ op: 'constant', value });
const always: Expression = { op: 'above', left: close, right: constant(0) };
const momentum: Expression = { op: 'indicator', id: 'roc', parameters: { period: 20 } };
const partner: Expression = { op: 'other', instrument: null, of: close };
const spread: Expression = {
  op: 'indicator',
  id: 'zscore',
  parameters: { period: 20 },
  of: { op: 'log', of: { op: 'divide', args: [close, partner] } },
};

const ranked = (changes: Readonly<Record<string, unknown>>) =>
  compileStrategy(
    crossSpec({
      entry: { long: always },
      exit: {},
      sizing: { basis: 'fraction', value: 0.25 },
      parameters: [],
      ...changes,
    }),
  );
const monthly = (by: Expression, changes: object = {}) =>
  ranked({ ranking: { by, count: 1, order: 'highest', every: 'month', ...changes } });

function cut(assets: readonly UniverseAsset[], rows: number): readonly UniverseAsset[] {
  return assets.map((one) => ({ ...one, bars: sliceColumns(one.bars, 0, rows) }));
}

describe('a condition on other instruments', () => {
  it('makes a pair that buys one leg when it sells the other', () => {
    const strategy = ranked({
      entry: {
        long: { op: 'below', left: spread, right: constant(-1.5) },
        short: { op: 'above', left: spread, right: constant(1.5) },
      },
      exit: {
        long: { op: 'above', left: spread, right: constant(0) },
        short: { op: 'below', left: spread, right: constant(0) },
      },
    });
    const run = runUniverse(strategy, pair, config);
    expect(run.fills.length).toBeGreaterThan(8);
    for (const at of new Set(run.fills.map(({ time }) => time))) {
      const sides = run.fills.filter(({ time }) => time === at).map(({ side }) => side);
      expect(sides.sort()).toEqual([-1, 1]);
    }
    const short = runUniverse(strategy, cut(pair, 150), config);
    expect([...short.equity]).toEqual([...run.equity.subarray(0, 150)]);
  });

  it('reads an instrument that is not held, as known at its own close', () => {
    const index: Expression = {
      op: 'other',
      instrument: 'US:SPY',
      of: { op: 'above', left: close, right: constant(50) },
    };
    const strategy = ranked({ entry: { long: index }, exit: { long: { op: 'not', of: index } } });
    const rising: BarColumns = { ...pair[0].bars, close: pair[0].bars.close.map((_, row) => row) };
    const references = [{ id: 'US:SPY', currency: 'USD', bars: rising }];
    const { fills, time } = runUniverse(strategy, [pair[0]], config, {}, references);
    // Above 50 at row 51, filled at the next open.
    expect(fills.map((fill) => time.indexOf(fill.time))).toEqual([52]);
    const foreign = [{ ...references[0], id: 'HK:00700' }];
    const other = ranked({
      entry: { long: { ...index, instrument: 'HK:00700' } },
      exit: {},
    });
    // Another market's close of the same date is not known yet.
    expect(runUniverse(other, [pair[0]], config, {}, foreign).fills.map((fill) => time.indexOf(fill.time))).toEqual([
      53,
    ]);
    expect(() => runUniverse(strategy, [pair[0]], config)).toThrowError(/prices of US:SPY/);
    expect(() => runStrategy(strategy, { bars: pair[0].bars }, { cash: 1000 })).toThrowError(/none beside its own/);
  });
});

describe('a cross-section', () => {
  it('gives scores, ranks and ties by definition', () => {
    const values = Float64Array.of(1, 2, 2, 5);
    const out = new Float64Array(4);
    percentileRanks(values, out);
    expect([...out]).toEqual([0.125, 0.5, 0.5, 0.875]);
    standardScores(Float64Array.of(1, 2, 3, Number.NaN), out);
    // 1 % and 99 % points of 1, 2, 3 are 1.02 and 2.98.
    expect([...out.subarray(0, 3)].map((value) => Number(value.toFixed(12)))).toEqual([-1, 0, 1]);
  });

  it('ranks the same by a value and by its score, and otherwise within sectors', () => {
    const plain = runUniverse(monthly(momentum), four, config);
    const scored = runUniverse(monthly({ op: 'score', of: momentum, within: 'universe' }), four, config);
    const neutral = runUniverse(monthly({ op: 'score', of: momentum, within: 'sector' }), four, config);
    expect(plain.fills.length).toBeGreaterThan(4);
    expect(scored.fills).toEqual(plain.fills);
    expect(neutral.fills).not.toEqual(plain.fills);
    const part = runUniverse(monthly({ op: 'percentile', of: momentum, within: 'universe' }), cut(four, 170), config);
    const whole = runUniverse(monthly({ op: 'percentile', of: momentum, within: 'universe' }), four, config);
    expect([...part.equity]).toEqual([...whole.equity.subarray(0, 170)]);
  });

  it('sells the other end short', () => {
    const { net, gross } = runUniverse(monthly(momentum, { shortCount: 1 }), four, config);
    expect(Math.max(...gross)).toBeGreaterThan(0.45);
    expect(Math.max(...net.map(Math.abs))).toBeLessThan(0.1);
  });
});

describe('a universe', () => {
  const instruments = ['US:A', 'US:B', 'US:C', 'US:D'];

  it('with dated membership holds members only', () => {
    const membership = [
      { instrument: 'US:A', from: '2024-01-01', to: '2024-12-01' },
      { instrument: 'US:B', from: '2024-12-01', to: null },
    ];
    const strategy = ranked({ universe: { instruments, membership } });
    const { fills, time, units } = runUniverse(strategy, four, config);
    expect([...units].map((held) => held > 0)).toEqual([false, true, false, false]);
    const left = time.find((at) => at >= Date.UTC(2024, 11, 1)) ?? 0;
    expect(fills.filter(({ asset: k, side }) => k === 0 && side < 0).map((fill) => fill.time)).toEqual([left + dayMs]);
    const { universe } = strategy.spec;
    expect(universe.instruments.filter((id) => isMember(universe, id, '2024-12-01'))).toEqual(['US:B']);
  });

  it.each([
    { op: 'score', of: momentum, within: 'universe' },
    { op: 'percentile', of: momentum, within: 'universe' },
    { op: 'learned', method: 'ridge', args: [momentum, { op: 'ago', of: momentum, bars: 5 }], horizon: 5, memory: 100 },
  ] as const)('ranks by $op among the members of the day, not among those of today', (by) => {
    const dated = (from: string) =>
      instruments.map((instrument) => ({ instrument, from: instrument === 'US:D' ? from : '2000-01-01', to: null }));
    const run = (assets: readonly UniverseAsset[], from: string) => {
      const universe = { instruments: assets.map(({ id }) => id), membership: dated(from) };
      const entry = { long: { op: 'above', left: by, right: constant(by.op === 'percentile' ? 0.55 : 0.02) } };
      const ranking = { by, count: 2, order: 'highest', every: 'week' };
      return runUniverse(
        ranked({ universe, entry, exit: { long: { op: 'not', of: entry.long } }, ranking }),
        assets,
        config,
      );
    };
    // One that joins after the last bar is as good as absent.
    const never = run(four, '2090-01-01');
    const absent = run(four.slice(0, 3), '2000-01-01');
    expect(never.fills.length).toBeGreaterThan(10);
    expect(never.fills).toEqual(absent.fills);
    expect(run(four, '2000-01-01').fills).not.toEqual(absent.fills);
  });

  it('learns from the members of the day alone', () => {
    const by = { op: 'learned', method: 'ridge', args: [momentum], horizon: 5, memory: 100 };
    const study = (assets: readonly UniverseAsset[], membership: readonly object[]) => {
      const universe = { instruments: assets.map(({ id }) => id), membership };
      const { spec } = ranked({ universe, ranking: { by, count: 1, order: 'highest', every: 'week' } });
      const given = { spec, assets, benchmark: null, periodsPerYear: 252, outOfSample: 0.3 };
      return studyRanking({ ...given, ...config }, 1);
    };
    const always = (assets: readonly UniverseAsset[]) =>
      assets.map(({ id }) => ({ instrument: id, from: '2000-01-01', to: null }));
    const three = four.slice(0, 3);
    const never = { instrument: 'US:D', from: '2090-01-01', to: null };
    expect(study(four, [...always(three), never])).toEqual(study(three, always(three)));
    expect(study(four, always(four))).not.toEqual(study(three, always(three)));
  });

  it('taken from today without dates is marked', () => {
    const set = { kind: 'index', title: 'Big ones' } as const;
    const plain = ranked({}).spec.universe;
    expect(isSurvivorOnly(plain)).toBe(false);
    expect(isSurvivorOnly({ ...plain, set })).toBe(true);
    expect(isSurvivorOnly({ ...plain, set, membership: [] })).toBe(false);
  });

  it.each(['inverse-volatility', 'risk-parity', 'minimum-variance', 'hierarchical-risk-parity', 'equal'])(
    'shares equity by %s on a calendar',
    (method) => {
      const sizing = { basis: 'allocation', method, lookback: 60, gross: 0.9 };
      expect(() => ranked({ sizing })).toThrowError(/rebalance: an allocation needs a calendar/);
      const { gross, fills } = runUniverse(ranked({ sizing, rebalance: 'month' }), four, config);
      expect(fills.length).toBeGreaterThan(12);
      expect(gross[100]).toBeGreaterThan(0.8);
      expect(gross[100]).toBeLessThan(1);
    },
  );
});
