import { dayMs } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { mixOf } from './mix.ts';

const week = 7 * dayMs;

function account(of: (at: number) => number, count = 60) {
  let value = 100;
  return {
    time: Float64Array.from({ length: count }, (_, at) => at * week),
    equity: Float64Array.from({ length: count }, (_, at) => (value *= 1 + of(at))),
  };
}

const wave = (at: number): number => (at % 2 === 0 ? 0.02 : -0.01);

describe('a mix at equal risk', () => {
  it('gives a strategy that swings twice as much half the weight', () => {
    const mix = mixOf([account(wave), account((at) => 2 * wave(at))]);
    expect(mix?.weights[0]).toBeCloseTo(2 / 3, 9);
    expect(mix?.weights[1]).toBeCloseTo(1 / 3, 9);
    expect(mix?.correlation[0]?.[1]).toBeCloseTo(1, 9);
  });

  it('falls less than either where one gains what the other loses', () => {
    const mix = mixOf([account(wave), account((at) => wave(at + 1))]);
    expect(mix?.correlation[0]?.[1]).toBeCloseTo(-1, 9);
    expect(mix?.maxDrawdown).toBe(0);
    expect(mix?.annualReturn).toBeCloseTo(1.005 ** (365.25 / 7) - 1, 9);
  });

  it('says nothing of strategies that hardly met', () => {
    expect(mixOf([account(wave, 20), account(wave, 20)])).toBeNull();
    expect(mixOf([])).toBeNull();
  });
});
