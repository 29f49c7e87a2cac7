import { describe, expect, it } from 'vitest';
import { learningMethods } from '@plumbline/model/strategy-spec';
import { randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { mean } from '../statistics/moments.ts';
import { bestStrength, fitFolds, outOfFold, predictRows } from './cross-validate.ts';
import { learners } from './learners.ts';
import type { Learner, LearningTable } from './learner.ts';
import { purgedFolds } from './purged-folds.ts';
import { rankCoefficients } from './rank-coefficients.ts';
import { studyLearner } from './study.ts';
import { plantedTable } from './testing/planted.ts';
import { modelsTried, walkForwardLessons } from './walk-forward.ts';

const plain = { bars: 700, members: 12, width: 4, strength: 0.25, persistence: 0.9, horizon: 5 };
const terms = { horizon: 5, memory: 300 };

/** Predicts the label of the row learned from whose features are nearest: a memory without any rule. */
const nearest: Learner = {
  id: 'nearest',
  strengths: [1],
  source: 'Cover and Hart 1967',
  fit: ({ features, labels, width }, rows) => [
    (asked, start) => {
      let [label, least] = [0, Number.POSITIVE_INFINITY];
      for (const { from, to } of rows) {
        for (let row = from; row < to; row += 1) {
          let distance = 0;
          for (let k = 0; k < width; k += 1) distance += (features[row * width + k] - asked[start + k]) ** 2;
          if (distance < least) [label, least] = [labels[row], distance];
        }
      }
      return label;
    },
  ],
};

function study(strength: number, method: (typeof learningMethods)[number], seed: number) {
  const table = plantedTable({ ...plain, strength }, randomFrom(seed));
  const lessons = walkForwardLessons(learners[method], table, terms, plain.bars);
  return studyLearner(learners[method], table, lessons, terms.horizon, 1);
}

describe('purged folds', () => {
  it('never learn from a label that shares a return with one that is judged, nor within the embargo', () => {
    for (const [horizon, embargo, stride] of [
      [1, 0, 1],
      [7, 3, 2],
      [21, 10, 6],
      [40, 0, 1],
    ]) {
      const at = Int32Array.from({ length: 400 }, (_, row) => Math.floor(row / 2) * stride);
      const folds = purgedFolds(at, { from: 10, to: 390 }, { folds: 5, horizon, embargo });
      expect(folds.map(({ test }) => test.to - test.from).reduce((a, b) => a + b)).toBe(380);
      for (const { train, test } of folds) {
        const judged = [...at.subarray(test.from, test.to)];
        const gaps = train.flatMap(({ from, to }) =>
          [...at.subarray(from, to)].flatMap((bar) => judged.map((other) => bar - other)),
        );
        // A label covers the bars after its own up to and with `horizon` on.
        expect(gaps.filter((gap) => Math.abs(gap) < horizon || (gap > 0 && gap < horizon + embargo))).toEqual([]);
        expect(gaps.length).toBeGreaterThan(0);
      }
    }
  });

  it('take away what a memory of overlapping labels finds in pure noise', () => {
    const noise = { ...plain, bars: 260, members: 6, strength: 0, persistence: 0.995, horizon: 20 };
    const found = (horizon: number, embargo: number): number =>
      mean(
        Float64Array.from({ length: 16 }, (_, seed) => {
          const table = plantedTable(noise, randomFrom(seed + 1), 1);
          const folds = purgedFolds(table.at, { from: 0, to: table.at.length }, { folds: 20, horizon, embargo });
          const fitted = folds.map((fold) => ({ ...fold, models: nearest.fit(table, fold.train) }));
          return outOfFold(table, fitted, 1)[0];
        }),
      );
    const [leaking, purged] = [found(1, 0), found(20, 10)];
    expect(leaking).toBeGreaterThan(0.15);
    expect(Math.abs(purged)).toBeLessThan(0.1);
  });

  it('are the ones that strengths are chosen by', () => {
    const table = plantedTable(plain, randomFrom(3));
    const rows = { from: 0, to: table.at.length };
    const span = table.at[rows.to - 1] - table.at[0];
    const folds = purgedFolds(table.at, rows, { folds: 5, horizon: 5, embargo: Math.ceil(0.01 * span) });
    expect(fitFolds(learners.ridge, table, rows, 5).map(({ train, test }) => ({ train, test }))).toEqual(folds);
  });
});

describe.each(learningMethods)('learning by %s', (method) => {
  it('finds a planted signal, and says which feature carries it', () => {
    const { walkForward, importance, outOfFold: scores, best } = study(0.25, method, 11);
    expect(walkForward.isBetterThanChance).toBe(true);
    expect(scores[best]).toBeGreaterThan(0.1);
    const [first, ...others] = importance;
    expect(first.fall).toBeGreaterThan(0.1);
    for (const { fall } of others) expect(Math.abs(fall)).toBeLessThan(first.fall / 4);
  });

  it('is no better than chance on pure noise', () => {
    const better = Array.from({ length: 3 }, (_, seed) => study(0, method, seed + 100).walkForward);
    expect(better.filter(({ isBetterThanChance }) => isBetterThanChance)).toEqual([]);
    expect(Math.abs(mean(Float64Array.from(better, ({ coefficient }) => coefficient)))).toBeLessThan(0.04);
  });

  it('gives each lesson only labels that were complete by then', () => {
    const table = plantedTable(plain, randomFrom(5));
    const whole = walkForwardLessons(learners[method], table, terms, plain.bars);
    expect(whole.length).toBeGreaterThan(30);
    const asked = Float64Array.from([0.3, -0.2, 0.1, 0.4]);
    for (const bars of [403]) {
      // What had happened by then, and labels from the future that are turned round.
      const labels = table.labels.map((label, row) => (table.at[row] + terms.horizon < bars ? label : -label));
      const known = walkForwardLessons(learners[method], { ...table, labels }, terms, bars);
      expect(known.length).toBeGreaterThan(10);
      const then = whole.filter(({ from }) => from < bars);
      expect(known.map(({ from, strength, model }) => [from, strength, model(asked, 0)])).toEqual(
        then.map(({ from, strength, model }) => [from, strength, model(asked, 0)]),
      );
    }
  });
});

describe('learners', () => {
  it('solve ridge regression as the normal equations by hand', () => {
    // Two features, three rows; X'X = [[0.14, 0.05], [0.05, 0.09]], X'y = [0.08, 0.05]; penalty 0.1 on 3 rows adds 0.3.
    const table: LearningTable = {
      features: Float64Array.from([0.1, 0.2, -0.2, -0.1, 0.3, 0.2].map((value) => value)),
      labels: Float64Array.from([0.1, -0.2, 0.1]),
      at: Int32Array.from([0, 0, 0]),
      width: 2,
    };
    const xx = [0.01 + 0.04 + 0.09, 0.02 + 0.02 + 0.06, 0.04 + 0.01 + 0.04];
    const xy = [0.01 + 0.04 + 0.03, 0.02 + 0.02 + 0.02];
    const [a, b, d] = [xx[0] + 0.3, xx[1], xx[2] + 0.3];
    const weights = [(d * xy[0] - b * xy[1]) / (a * d - b * b), (a * xy[1] - b * xy[0]) / (a * d - b * b)];
    const model = learners.ridge.fit(table, [{ from: 0, to: 3 }])[1];
    expect(model(Float64Array.from([1, 0]), 0)).toBeCloseTo(weights[0], 12);
    expect(model(Float64Array.from([0, 1]), 0)).toBeCloseTo(weights[1], 12);
  });

  it('find the logistic weights at which the slope of the likelihood vanishes', () => {
    const table = plantedTable(plain, randomFrom(8));
    const rows = table.at.length;
    const [model] = learners.logistic.fit(table, [{ from: 0, to: rows }]);
    const unit = (k: number): Float64Array => Float64Array.from({ length: 4 }, (_, j) => Number(j === k));
    for (let k = 0; k < 4; k += 1) {
      let slope = -rows * 0.3 * model(unit(k), 0);
      for (let row = 0; row < rows; row += 1) {
        const label = table.labels[row];
        const chance = 1 / (1 + Math.exp(-model(table.features, row * 4)));
        slope += ((label > 0 ? 1 : label < 0 ? 0 : 0.5) - chance) * table.features[row * 4 + k];
      }
      expect(Math.abs(slope)).toBeLessThan(1e-6);
    }
  });

  it('boost the stumps that a pass over all rows for each would find', () => {
    const table = plantedTable({ ...plain, bars: 200 }, randomFrom(9));
    const rows = table.at.length;
    const part = (row: number, k: number): number => Math.floor((table.features[row * 4 + k] + 0.5) * 8);
    const residuals = table.labels.slice();
    const expected = new Float64Array(rows);
    for (let round = 0; round < 10; round += 1) {
      let best = { gain: 0, feature: 0, split: 0, left: 0, right: 0 };
      for (let feature = 0; feature < 4; feature += 1) {
        for (let split = 1; split < 8; split += 1) {
          const sides = [
            residuals.filter((_, row) => part(row, feature) < split),
            residuals.filter((_, row) => part(row, feature) >= split),
          ];
          if (sides.some((side) => side.length < 0.02 * rows)) continue;
          const [left, right] = sides.map((side) => mean(side));
          const gain = left ** 2 * sides[0].length + right ** 2 * sides[1].length;
          if (gain > best.gain) best = { gain, feature, split, left, right };
        }
      }
      for (let row = 0; row < rows; row += 1) {
        const step = 0.1 * (part(row, best.feature) < best.split ? best.left : best.right);
        residuals[row] -= step;
        expected[row] += step;
      }
    }
    const [model] = learners.stumps.fit(table, [{ from: 0, to: rows }]);
    for (const [row, value] of predictRows(model, table, { from: 0, to: rows }).entries()) {
      expect(value).toBeCloseTo(expected[row], 10);
    }
  });

  it('count every strength on every fold as a model tried', () => {
    expect(learningMethods.map((method) => modelsTried(learners[method]))).toEqual([20, 15, 20]);
    expect(bestStrength(Float64Array.from([Number.NaN, 0.1]))).toBe(0);
  });

  it('order dates by the rank coefficient of their instruments', () => {
    const table = { labels: Float64Array.from([-0.4, 0, 0.4, -0.4, 0, 0.4]), at: Int32Array.from([0, 0, 0, 3, 3, 3]) };
    const predictions = Float64Array.from([1, 2, 3, 3, 2, 1]);
    expect([...rankCoefficients(table, predictions, { from: 0, to: 6 })].map((value) => value.toFixed(9))).toEqual([
      '1.000000000',
      '-1.000000000',
    ]);
  });
});
