import { describe, expect, it } from 'vitest';
import type { BarColumns } from '@plumbline/model/bar';
import { allocationShares } from './allocation.ts';

/** Bars at these times, of closes that wander by a fixed rule of the time alone. */
function barsAt(times: readonly number[], swing: number): BarColumns {
  const close = Float64Array.from(times, (at) => 100 + swing * Math.sin(at * at));
  return { time: Float64Array.from(times), open: close, high: close, low: close, close, volume: close };
}

const every = Array.from({ length: 60 }, (_, at) => at);

describe('the shares of an allocation', () => {
  it('are measured between the bars that all have, whatever other bars lie between', () => {
    const common = every.filter((at) => at % 2 === 0 && at % 5 !== 0);
    const own = [every.filter((at) => at % 2 === 0), every.filter((at) => at % 5 !== 0), every];
    const held = own.map((times, k) => barsAt(times, k + 1));
    const aligned = own.map((_, k) => barsAt(common, k + 1));
    for (const method of ['inverse-volatility', 'risk-parity', 'minimum-variance'] as const) {
      const shares = allocationShares(method, held, 59, 12);
      expect([...shares]).toEqual([...allocationShares(method, aligned, 59, 12)]);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
  });

  it('know nothing of bars after the time', () => {
    const held = [barsAt(every, 1), barsAt(every, 2)];
    const known = held.map(({ time, close, ...rest }) => ({
      ...rest,
      time: time.subarray(0, 31),
      close: close.subarray(0, 31),
    }));
    const then = allocationShares('inverse-volatility', held, 30, 12);
    expect([...then]).toEqual([...allocationShares('inverse-volatility', known, 59, 12)]);
    expect([...then]).not.toEqual([...allocationShares('inverse-volatility', held, 40, 12)]);
  });

  it('are nothing where there are not as many bars in common, and pass over a missing close', () => {
    const even = barsAt(
      every.filter((at) => at % 2 === 0),
      1,
    );
    const odd = barsAt(
      every.filter((at) => at % 2 === 1),
      2,
    );
    expect([...allocationShares('inverse-volatility', [even, odd], 59, 12)]).toEqual([0, 0]);
    const holed = barsAt(every, 2);
    holed.close[50] = Number.NaN;
    const rest = every.filter((at) => at !== 50);
    const shares = allocationShares('inverse-volatility', [barsAt(every, 1), holed], 59, 12);
    const without = [barsAt(rest, 1), barsAt(rest, 2)];
    expect([...shares]).toEqual([...allocationShares('inverse-volatility', without, 59, 12)]);
  });
});
