import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { nextNormal, randomStream } from '../engine/sweep/random.ts';
import { superiorPredictiveAbility } from './superior-predictive-ability.ts';

const own = fileURLToPath(new URL('../../../../fixtures/golden-own', import.meta.url));
const options = { paths: 2000, blockLength: 10, seed: 7 };

function matrix(path: string): readonly Float64Array[] {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const cells = rows.map((row) => row.split(',').map(Number));
  return head
    .split(',')
    .slice(1)
    .map((_, at) => Float64Array.from(cells, (row) => row[at + 1]));
}

interface Answer {
  readonly lower: number;
  readonly consistent: number;
  readonly upper: number;
}

function wanted(path: string): Answer {
  // The reference file is fixed by its manifest; a test may trust its shape.
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly spa_vs_zero_return: Answer }).spa_vs_zero_return;
}

/** The tolerance of the reference, whose answer depends on its own random numbers. */
const room = 0.04;

function expectAnswer(folder: string, name: string): void {
  const got = superiorPredictiveAbility(matrix(`${folder}/${name}_matrix.csv`), null, options);
  const want = wanted(`${folder}/${name}_overfitting.json`);
  for (const key of ['lower', 'consistent', 'upper'] as const) {
    expect(Math.abs(got[key] - want[key]), `${key}: ${got[key]} against ${want[key]}`).toBeLessThanOrEqual(room);
  }
}

describe('superior predictive ability', () => {
  it('answers as the reference on generated prices', () => expectAnswer(`${own}/stats`, 'syn_a_sma_grid'));

  const real = `${sharedDir() ?? ''}/golden/stats`;
  it.skipIf(!existsSync(real))('answers as the reference on real prices (shared folder)', () =>
    expectAnswer(real, 'nasdaq_sma_grid'),
  );

  function noise(count: number, length: number, lead: number): readonly Float64Array[] {
    return Array.from({ length: count }, (_, k) => {
      const stream = randomStream(11, k);
      return Float64Array.from({ length }, () => 0.01 * nextNormal(stream) + (k === 0 ? lead : 0));
    });
  }

  it('calls the best of many lucky tries luck, and a true edge an edge', () => {
    const quick = { ...options, paths: 400 };
    expect(superiorPredictiveAbility(noise(40, 500, 0), null, quick).consistent).toBeGreaterThan(0.1);
    const edge = superiorPredictiveAbility(noise(40, 500, 0.003), null, quick);
    expect([edge.best, edge.consistent < 0.01, edge.realityCheck < 0.01]).toEqual([0, true, true]);
  });

  it('orders its three answers, and depends on nothing but the seed', () => {
    const tries = noise(10, 300, 0.0005);
    const benchmark = noise(11, 300, 0)[10];
    const quick = { ...options, paths: 300 };
    const { lower, consistent, upper } = superiorPredictiveAbility(tries, benchmark, quick);
    expect(lower).toBeLessThanOrEqual(consistent);
    expect(consistent).toBeLessThanOrEqual(upper);
    expect(superiorPredictiveAbility(tries, benchmark, quick).upper).toBe(upper);
  });

  it('has no answer where no try differs from the benchmark, and names what is wrong with its input', () => {
    const flat = new Float64Array(50);
    expect(superiorPredictiveAbility([flat, flat], flat, options).consistent).toBeNaN();
    expect(() => superiorPredictiveAbility([], null, options)).toThrow(/trials are missing/);
    expect(() => superiorPredictiveAbility([flat, new Float64Array(3)], null, options)).toThrow(/same periods/);
    expect(() => superiorPredictiveAbility([Float64Array.of(0, Number.NaN, 0)], null, options)).toThrow(/row 1 is NaN/);
    expect(() => superiorPredictiveAbility([flat], null, { ...options, blockLength: 0 })).toThrow(/blockLength/);
  });
});
