import { sliceColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { backtestStrategy } from '../strategy/backtest-strategy.ts';
import { sobolPoint } from './methods/sobol.ts';
import { objectiveOf } from './objective.ts';
import { runSearch, searchMethods } from './run-search.ts';
import { searchSpace } from './search-space.ts';
import { searchedInput, searchedRules, spellsOf } from './testing/searched-strategies.ts';
import { walkForwardFolds } from './walk-forward-folds.ts';
import { walkForwardSearch } from './walk-forward-search.ts';

const axes = [
  { key: 'fast', values: Array.from({ length: 30 }, (_, k) => k) },
  { key: 'slow', values: Array.from({ length: 20 }, (_, k) => 10 * k) },
];
const [random] = searchMethods;

describe('a search', () => {
  it.each(searchMethods.map((method) => [method.id, method] as const))(
    'by %s tries each setting once, only allowed ones, the same for a seed',
    (_id, method) => {
      const space = searchSpace(axes, ({ fast = 0, slow = 0 }) => fast < slow);
      const scoreOf = ({ fast = 0, slow = 0 }) => -((fast - 7) ** 2) - (slow - 90) ** 2 / 100;
      const run = (seed: number) => runSearch(space, scoreOf, { method, budget: 90, seed });
      const { trials, best } = run(3);
      expect(new Set(trials.map(({ parameters }) => JSON.stringify(parameters))).size).toBe(90);
      expect(trials.every(({ parameters: { fast = 0, slow = 0 } }) => fast < slow)).toBe(true);
      expect(trials[best].score).toBe(Math.max(...trials.map(({ score }) => score)));
      expect(run(3)).toEqual(run(3));
    },
  );

  it.each(['tpe', 'genetic', 'idw'])('by %s finds the top of a hill that an eighth of the settings show', (id) => {
    const method = searchMethods.find((one) => one.id === id) ?? random;
    const scoreOf = ({ fast = 0, slow = 0 }) => -((fast - 17) ** 2) - (slow - 60) ** 2 / 50;
    const { trials, best } = runSearch(searchSpace(axes), scoreOf, { method, budget: 75, seed: 5 });
    expect(trials[best].parameters).toEqual({ fast: 17, slow: 60 });
  });

  it('tries everything and stops where the budget is larger than the space', () => {
    for (const method of searchMethods) {
      const { trials } = runSearch(searchSpace([{ key: 'n', values: [1, 2, 3] }]), ({ n = 0 }) => n, {
        method,
        budget: 10,
        seed: 1,
      });
      expect(trials.map(({ parameters }) => parameters['n']).toSorted()).toEqual([1, 2, 3]);
    }
  });

  it('by inverse distance finds a hill among more settings than it weighs at a time', () => {
    const method = searchMethods.find(({ id }) => id === 'idw') ?? random;
    const wide = ['a', 'b', 'c'].map((key) => ({ key, values: Array.from({ length: 14 }, (_, k) => k) }));
    const scoreOf = ({ a = 0, b = 0, c = 0 }) => -Math.abs(a - 4) - Math.abs(b - 12) - Math.abs(c - 11);
    const { trials, best } = runSearch(searchSpace(wide), scoreOf, { method, budget: 60, seed: 1 });
    expect(trials[best].parameters).toEqual({ a: 4, b: 12, c: 11 });
  });

  it('says so when nothing meets the constraints', () => {
    const { best } = runSearch(searchSpace(axes), () => Number.NaN, { method: random, budget: 5, seed: 1 });
    expect(best).toBe(-1);
    const nothing = () =>
      runSearch(
        searchSpace(axes, () => false),
        () => 1,
        { method: random, budget: 5, seed: 1 },
      );
    expect(nothing).toThrowError(/no combination/);
  });
});

describe('the Sobol sequence', () => {
  it('has the points of its authors', () => {
    // The first points in three dimensions: Bratley and Fox 1988, in Gray code order.
    expect([1, 2, 3, 4].map((index) => sobolPoint(index, 3))).toEqual([
      [0.5, 0.5, 0.5],
      [0.75, 0.25, 0.25],
      [0.25, 0.75, 0.75],
      [0.375, 0.375, 0.625],
    ]);
  });

  it('has one point in every stretch of an axis, whichever of its ten it is', () => {
    for (let axis = 0; axis < 10; axis += 1) {
      const places = Array.from({ length: 64 }, (_, index) => Math.floor(64 * (sobolPoint(index, 10)[axis] ?? 0)));
      expect(new Set(places).size).toBe(64);
    }
  });
});

describe('an objective', () => {
  it('is a formula over metrics, under constraints', () => {
    const { reads, scoreOf } = objectiveOf('sharpe - 0.5 * abs(maxDrawdown)', ['tradeCount >= 30', 'volatility<0.3']);
    expect([...reads].toSorted()).toEqual(['maxDrawdown', 'sharpe', 'tradeCount', 'volatility']);
    const met = { sharpe: 1, maxDrawdown: -0.2, tradeCount: 30, volatility: 0.1 };
    expect(scoreOf(met)).toBeCloseTo(0.9, 12);
    expect(scoreOf({ ...met, tradeCount: 29 })).toBe(Number.NEGATIVE_INFINITY);
    expect(scoreOf({ ...met, sharpe: null })).toBe(Number.NEGATIVE_INFINITY);
  });

  it('refuses a metric there is not, and a constraint that does not compare', () => {
    expect(() => objectiveOf('sharp')).toThrowError(/no metric "sharp"/);
    expect(() => objectiveOf('sharpe', ['tradeCount'])).toThrowError(/must compare/);
  });
});

describe('walking forward with a search in every fold', () => {
  const bars = spellsOf(700, 4);
  const input = searchedInput(searchedRules[0] ?? '', bars);
  const space = searchSpace([
    { key: 'fast', values: [5, 6, 8, 13, 21, 34] },
    { key: 'slow', values: [40, 60, 80, 100] },
  ]);
  const options = { method: random, budget: 6, seed: 2 };
  const objective = objectiveOf('sharpe');

  it('judges every bar once, after the bars it was chosen on', () => {
    const folds = walkForwardFolds(400, { trainBars: 120, testBars: 60, embargoBars: 5 });
    expect(folds).toHaveLength(4);
    for (const [k, fold] of folds.entries()) {
      expect([fold.testFrom - fold.trainTo, fold.trainTo - fold.trainFrom]).toEqual([5, 120]);
      if (k > 0) expect(fold.testFrom).toBe(folds[k - 1].testTo);
    }
    expect(walkForwardFolds(400, { trainBars: 120, testBars: 60, isAnchored: true })[2].trainFrom).toBe(0);
    expect(() => walkForwardFolds(100, { trainBars: 120, testBars: 60 })).toThrowError(/needs 180 bars/);
  });

  it('runs the choice of each fold on bars it has not seen, from flat, and names all that was tried', () => {
    const folds = walkForwardFolds(700, { trainBars: 300, testBars: 150 });
    const walk = walkForwardSearch(input, space, objective, folds, options);
    expect([walk.returns.length, walk.tried.length]).toEqual([300, 12]);
    const [{ parameters, test }] = walk.folds;
    const asset = { id: 'US:SPY', currency: 'USD', bars: sliceColumns(bars, 0, 450) };
    const direct = backtestStrategy({ ...input, assets: [asset], parameters, startTime: bars.time[299] });
    expect(test['totalReturn']).toBeCloseTo(direct.equity[449] / 100_000 - 1, 12);
    expect(walk.returns.subarray(0, 150).reduce((wealth, value) => wealth * (1 + value), 1) - 1).toBeCloseTo(
      test['totalReturn'] ?? Number.NaN,
      10,
    );
  });

  it('chooses the same when the bars after a fold are changed', () => {
    const folds = walkForwardFolds(450, { trainBars: 300, testBars: 150 });
    const changed = { ...bars, close: bars.close.map((price, i) => (i < 300 ? price : bars.open[i])) };
    const other = { ...input, assets: [{ id: 'US:SPY', currency: 'USD', bars: changed }] };
    const [a] = walkForwardSearch(input, space, objective, folds, options).folds;
    const [b] = walkForwardSearch(other, space, objective, folds, options).folds;
    expect([b.parameters, b.trainScore]).toEqual([a.parameters, a.trainScore]);
    expect(b.test).not.toEqual(a.test);
  });
});
