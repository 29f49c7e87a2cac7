import { describe, expect, it } from 'vitest';
import { randomFrom } from '../backtest/testing/random-bars.ts';
import { drawdownSeries } from '../../statistics/drawdown.ts';
import { overfittingProbability } from '../../statistics/overfitting-probability.ts';
import { crossValidate } from './cross-validation.ts';
import { nextIndex, nextNormal, nextUniform, randomStream } from './random.ts';
import { bootstrapPaths, bootstrapRange, prepareBootstrap } from './resample.ts';

const random = randomFrom(9);
const returns = Float64Array.from({ length: 500 }, () => (random() - 0.48) * 0.04);
const mean = (values: Float64Array): number => values.reduce((a, b) => a + b, 0) / values.length;

describe('random streams', () => {
  it('are the same for a seed and differ between streams', () => {
    const draw = (seed: number, stream: number): number[] => {
      const from = randomStream(seed, stream);
      return Array.from({ length: 5 }, () => nextUniform(from));
    };
    expect(draw(1, 0)).toEqual(draw(1, 0));
    expect(draw(1, 0)).not.toEqual(draw(1, 1));
    expect(draw(1, 0)).not.toEqual(draw(2, 0));
  });

  it('are uniform and normal', () => {
    const stream = randomStream(42);
    const uniform = Float64Array.from({ length: 50_000 }, () => nextUniform(stream));
    expect(Math.abs(mean(uniform) - 0.5)).toBeLessThan(0.006);
    const normal = Float64Array.from({ length: 50_000 }, () => nextNormal(stream));
    expect(Math.abs(mean(normal))).toBeLessThan(0.02);
    expect(Math.abs(mean(normal.map((value) => value * value)) - 1)).toBeLessThan(0.03);
    const counts = new Float64Array(7);
    for (let i = 0; i < 70_000; i += 1) counts[nextIndex(stream, 7)] += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe('bootstrap', () => {
  const options = { paths: 400, seed: 7, periodsPerYear: 252, blockLength: 20 } as const;

  it.each(['block', 'stationary'] as const)('joins pieces to what walking every period gives: %s', (method) => {
    const { totalReturn, maxDrawdown } = bootstrapPaths(returns, { ...options, method, paths: 20 });
    for (let path = 0; path < 20; path += 1) {
      const stream = randomStream(7, path);
      const walked: number[] = [];
      const decay = Math.log(1 - 1 / 20);
      while (walked.length < 500) {
        const from = nextIndex(stream, 500);
        const length = method === 'block' ? 20 : 1 + Math.floor(Math.log(1 - nextUniform(stream)) / decay);
        for (let k = 0; k < length && walked.length < 500; k += 1) walked.push(returns[(from + k) % 500]);
      }
      const column = Float64Array.from(walked);
      expect(totalReturn[path]).toBeCloseTo(column.reduce((growth, value) => growth * (1 + value), 1) - 1, 9);
      expect(maxDrawdown[path]).toBeCloseTo(Math.min(...drawdownSeries(column)), 9);
    }
  });

  it('gives the same paths to one worker or several', () => {
    const stationary = { ...options, method: 'stationary' } as const;
    const whole = bootstrapPaths(returns, stationary);
    const second = bootstrapRange(prepareBootstrap(returns, stationary), 300, 400);
    expect([...second.sharpe]).toEqual([...whole.sharpe.subarray(300)]);
  });

  it('is centred on the history it is made of', () => {
    const { sharpe } = bootstrapPaths(returns, { ...options, paths: 4000, method: 'block' });
    const deviation = Math.sqrt(mean(returns.map((value) => value * value)) - mean(returns) ** 2);
    expect(Math.abs(mean(sharpe) - (mean(returns) / deviation) * Math.sqrt(252))).toBeLessThan(0.1);
  });

  it('refuses what cannot be resampled, naming field and row', () => {
    const broken = returns.slice();
    broken[3] = Number.NaN;
    expect(() => bootstrapPaths(broken, { ...options, method: 'block' })).toThrowError(
      expect.objectContaining({ code: 'bad-input', details: { field: 'returns', row: 3 } }),
    );
    expect(() => bootstrapPaths(returns, { ...options, method: 'block', blockLength: 0 })).toThrowError(/blockLength/);
    expect(() => bootstrapPaths(returns, { ...options, method: 'block', paths: 1.5 })).toThrowError(/paths/);
    expect(() => bootstrapPaths(Float64Array.of(0.1), { ...options, method: 'block' })).toThrowError(/at least two/);
  });
});

describe('cross-validation', () => {
  it('equals the plain computation, split by split', () => {
    const draw = randomFrom(4);
    const trials = Array.from({ length: 12 }, (_, t) =>
      Float64Array.from({ length: 161 }, () => (t === 3 ? 0 : (draw() - 0.49) * 0.03)),
    );
    for (const blocks of [4, 10]) {
      const fast = crossValidate(trials, blocks);
      const plain = overfittingProbability(trials, blocks);
      expect(fast.probability).toBe(plain.probability);
      expect(fast.lossProbability).toBe(plain.lossProbability);
      expect(fast.logits.length).toBe(plain.logits.length);
      for (const [k, logit] of plain.logits.entries()) expect(fast.logits[k]).toBeCloseTo(logit, 12);
    }
  });

  it('refuses what cannot be split', () => {
    expect(() => crossValidate([returns], 4)).toThrowError(/at least two tries/);
    expect(() => crossValidate([returns, returns], 5)).toThrowError(/even/);
    expect(() => crossValidate([returns, returns.subarray(1)], 4)).toThrowError(/same periods/);
  });
});
