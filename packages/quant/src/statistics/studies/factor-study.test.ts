import type { BarColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { randomBars, randomFrom } from '../../engine/backtest/testing/random-bars.ts';
import { compileStrategy } from '../../engine/strategy/compile-strategy.ts';
import { crossSpec } from '../../engine/strategy/testing/specs.ts';
import { factorStudy } from './factor-study.ts';

const by = { op: 'series', name: 'edge' } as const;
const always = {
  op: 'above',
  left: { op: 'price', field: 'close' },
  right: { op: 'constant', value: 0 },
} as const;

/** Ten instruments that rise by their rank each day, with scores that say so or not. */
function universe(scoreOf: (k: number, row: number) => number) {
  return Array.from({ length: 10 }, (_, k) => {
    const base = randomBars(300, randomFrom(90 + k));
    const close = base.close.map((_, row) => 100 * (1 + 0.0005 * k) ** row);
    const bars: BarColumns = { ...base, close };
    return {
      id: `US:A${k}`,
      currency: 'USD',
      bars,
      series: { edge: close.map((__, row) => scoreOf(k, row)) },
    };
  });
}

const spec = (order: 'highest' | 'lowest') =>
  compileStrategy(
    crossSpec({
      entry: { long: always },
      exit: {},
      parameters: [],
      ranking: { by, count: 2, order, every: 'month' },
    }),
  );

describe('a factor study', () => {
  it('finds a factor that orders the list, its buckets in order and nothing to trade', () => {
    const assets = universe((k) => k);
    const study = factorStudy(spec('highest'), assets, {
      buckets: 5,
      characteristics: { rank: assets.map(({ bars }, k) => bars.close.map(() => k)) },
    });
    expect(study.dates.length).toBe(study.coefficients.length);
    expect(study.summary.mean).toBeCloseTo(1, 12);
    expect(study.coefficients.at(-1)).toBeNaN();
    for (let date = 0; date < study.dates.length - 1; date += 1) {
      for (let bucket = 1; bucket < 5; bucket += 1) {
        expect(study.buckets[bucket][date]).toBeGreaterThan(study.buckets[bucket - 1][date]);
      }
      expect(study.spread[date]).toBeGreaterThan(0);
    }
    expect([...study.turnover.subarray(1)].every((share) => share === 0)).toBe(true);
    expect(study.stability.at(-1)).toBeCloseTo(1, 12);
    // The two highest of ten stand (8 + 9) / 2 - 4.5 = 4 above the mean, in sample deviations of 0 to 9.
    expect(study.exposures['rank']).toBeCloseTo(4 / Math.sqrt(82.5 / 9), 10);
    const lowest = factorStudy(spec('lowest'), assets, {
      buckets: 5,
      characteristics: { rank: assets.map(({ bars }, k) => bars.close.map(() => k)) },
    });
    expect(lowest.exposures['rank']).toBeCloseTo(-4 / Math.sqrt(82.5 / 9), 10);
  });

  it('finds nothing in scores that are noise', () => {
    const random = randomFrom(5);
    const { summary } = factorStudy(
      spec('highest'),
      universe(() => random()),
      { buckets: 5 },
    );
    expect(Math.abs(summary.mean)).toBeLessThan(0.5);
    expect(Math.abs(summary.t)).toBeLessThan(2);
  });

  it('refuses a strategy that ranks nothing', () => {
    expect(() =>
      factorStudy(
        compileStrategy(crossSpec()),
        universe((k) => k),
        { buckets: 5 },
      ),
    ).toThrowError(/ranking/);
  });
});
