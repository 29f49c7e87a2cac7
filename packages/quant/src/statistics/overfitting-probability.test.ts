import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { near } from '../testing/near.ts';
import { excessKurtosis, sampleDeviation, skewness } from './moments.ts';
import { overfittingProbability } from './overfitting-probability.ts';
import {
  deflatedSharpe,
  expectedMaximum,
  minimumTrackRecord,
  probabilisticSharpe,
  sharpePerPeriod,
} from './probabilistic-sharpe.ts';

interface Split {
  readonly pbo: number;
  readonly prob_oos_loss: number;
  readonly n_combinations: number;
  readonly logit_mean: number;
  readonly logits: readonly number[] | null;
}
interface Answers {
  readonly cscv_S4: Split;
  readonly cscv_S8: Split;
  readonly cscv_S16: Split;
  readonly sharpe_per_period: Readonly<Record<string, number>>;
  readonly best: { readonly name: string; readonly T: number; readonly sharpe_std_trials_ddof1: number };
  readonly deflated: Readonly<
    Record<'expected_max_z' | 'sr0' | 'dsr_pypbo_unbiased_moments' | 'psr0' | 'min_trl_95', number>
  >;
}

const own = fileURLToPath(new URL('../../../../fixtures/golden-own/stats/syn_a_sma_grid', import.meta.url));
const shared = sharedDir();

function read(prefix: string): {
  readonly answers: Answers;
  readonly names: readonly string[];
  readonly trials: readonly Float64Array[];
} {
  // The reference file is fixed by its manifest; a test may trust its shape.
  const answers = JSON.parse(readFileSync(`${prefix}_overfitting.json`, 'utf8')) as Answers;
  const [head = '', ...rows] = readFileSync(`${prefix}_matrix.csv`, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',').slice(1);
  const cells = rows.map((row) => row.split(',').slice(1).map(Number));
  return { answers, names, trials: names.map((_, at) => Float64Array.from(cells, (row) => row[at])) };
}

const splits = [
  [4, 'cscv_S4'],
  [8, 'cscv_S8'],
  [16, 'cscv_S16'],
] as const;

/** Our answers about the best try of a grid, under the reference's names. */
function deflatedBest(prefix: string): Readonly<Record<string, number>> {
  const { answers, names, trials } = read(prefix);
  const best = trials[names.indexOf(answers.best.name)];
  const spread = sampleDeviation(Float64Array.from(trials, sharpePerPeriod));
  const record = {
    sharpe: sharpePerPeriod(best),
    periods: best.length,
    skewness: skewness(best),
    kurtosis: excessKurtosis(best) + 3,
  };
  const deflated = deflatedSharpe({ ...record, trials: trials.length, trialDeviation: spread });
  return {
    expected_max_z: expectedMaximum(trials.length),
    sr0: deflated.hurdle,
    dsr_pypbo_unbiased_moments: deflated.probability,
    psr0: probabilisticSharpe({ ...record, benchmark: 0 }),
    min_trl_95: minimumTrackRecord({ ...record, benchmark: 0, confidence: 0.95 }),
  };
}

function nearDeflated(prefix: string): unknown {
  const { deflated } = read(prefix).answers;
  const { expected_max_z, sr0, dsr_pypbo_unbiased_moments, psr0, min_trl_95 } = deflated;
  const wanted = { expected_max_z, sr0, dsr_pypbo_unbiased_moments, psr0, min_trl_95 };
  return Object.fromEntries(Object.entries(wanted).map(([name, want]) => [name, near(want)]));
}

describe('overfitting probability', () => {
  it.each(splits)('equals the reference split by split: %i blocks', (blocks, key) => {
    const { answers, trials } = read(own);
    const got = overfittingProbability(trials, blocks);
    const want = answers[key];
    expect(got.logits.length).toBe(want.n_combinations);
    expect(got.probability).toEqual(near(want.pbo));
    expect(got.lossProbability).toEqual(near(want.prob_oos_loss));
    expect(got.logits.reduce((a, b) => a + b, 0) / got.logits.length).toEqual(near(want.logit_mean));
    expect([...got.logits].slice(0, want.logits?.length ?? 0)).toEqual((want.logits ?? []).map((logit) => near(logit)));
  });

  it('refuses what cannot be split', () => {
    const trial = Float64Array.from({ length: 64 }, (_, i) => Math.sin(i));
    expect(() => overfittingProbability([trial], 4)).toThrowError(/at least two tries/);
    expect(() => overfittingProbability([trial, trial], 5)).toThrowError(/even/);
    expect(() => overfittingProbability([trial, trial.subarray(1)], 4)).toThrowError(/same periods/);
    expect(() => overfittingProbability([trial, trial], 64)).toThrowError(/two periods/);
  });
});

describe('probabilistic and deflated Sharpe ratio', () => {
  it('equal the reference on generated strategies', () => {
    const { answers, names, trials } = read(own);
    expect(trials.map(sharpePerPeriod)).toEqual(names.map((name) => near(answers.sharpe_per_period[name])));
    expect(deflatedBest(own)).toEqual(nearDeflated(own));
  });

  it('reproduce the printed examples of their papers', () => {
    const record = { sharpe: 0.458, periods: 24, benchmark: 0 };
    expect(probabilisticSharpe({ ...record, skewness: -2.448, kurtosis: 10.164 })).toBeCloseTo(0.913361083860933, 12);
    expect(probabilisticSharpe({ ...record, skewness: 0, kurtosis: 3 })).toBeCloseTo(0.9816749190910771, 12);
    const deflated = deflatedSharpe({
      sharpe: 2.5 / Math.sqrt(250),
      periods: 1250,
      skewness: -3,
      kurtosis: 10,
      trials: 100,
      trialDeviation: Math.sqrt(0.5 / 250),
    });
    expect(deflated.hurdle).toBeCloseTo(0.11317200186513214, 12);
    expect(deflated.probability).toBeCloseTo(0.9003968344493903, 10);
    // How many tries the same record bears at 95 %, and how many more it would if its returns were normal.
    const bears = (trials: number, shape: { readonly skewness: number; readonly kurtosis: number }): number =>
      deflatedSharpe({
        sharpe: 2.5 / Math.sqrt(250),
        periods: 1250,
        ...shape,
        trials,
        trialDeviation: Math.sqrt(0.5 / 250),
      }).probability;
    expect(bears(46, { skewness: -3, kurtosis: 10 })).toBeCloseTo(0.9505, 4);
    expect(bears(88, { skewness: 0, kurtosis: 3 })).toBeCloseTo(0.9505, 4);
    expect([10, 100, 1000].map(expectedMaximum)).toEqual([
      expect.closeTo(1.57459830134575, 10),
      expect.closeTo(2.5306028932016846, 10),
      expect.closeTo(3.255121513652723, 10),
    ]);
  });

  it('differs from the common errors of annualising the ratio or taking excess kurtosis', () => {
    const record = { periods: 1250, skewness: -3, benchmark: 0.11317200186513214 };
    expect(probabilisticSharpe({ ...record, sharpe: 2.5, kurtosis: 10 })).not.toBeCloseTo(0.9003968344493903, 3);
    const sharpe = 2.5 / Math.sqrt(250);
    expect(probabilisticSharpe({ ...record, sharpe, kurtosis: 7 })).not.toBeCloseTo(0.9003968344493903, 3);
  });

  it('has no track record length for a ratio that is not above the benchmark', () => {
    const record = { skewness: 0, kurtosis: 3, benchmark: 0, confidence: 0.95 };
    expect(minimumTrackRecord({ ...record, sharpe: -0.1 })).toBeNaN();
  });
});

describe.skipIf(shared === null)('overfitting on real strategies (shared folder)', () => {
  const prefix = `${shared}/golden/stats/nasdaq_sma_grid`;
  it.each(splits)('equals the reference split by split: %i blocks', (blocks, key) => {
    const { answers, trials } = read(prefix);
    const got = overfittingProbability(trials, blocks);
    const want = answers[key];
    expect(got.logits.length).toBe(want.n_combinations);
    expect(got.probability).toEqual(near(want.pbo));
    expect(got.lossProbability).toEqual(near(want.prob_oos_loss));
    expect(got.logits.reduce((a, b) => a + b, 0) / got.logits.length).toEqual(near(want.logit_mean));
    expect([...got.logits].slice(0, want.logits?.length ?? 0)).toEqual((want.logits ?? []).map((logit) => near(logit)));
  });
  it('deflates the best try as the reference does', () => {
    expect(deflatedBest(prefix)).toEqual(nearDeflated(prefix));
  });
});
