import { dayMs as day } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../engine/backtest/testing/random-bars.ts';
import { eventStudy, type StudiedEvent } from './event-study.ts';

const length = 400;

function priced(returns: Float64Array): BarColumns {
  const close = new Float64Array(returns.length);
  let price = 100;
  for (const [row, value] of returns.entries()) {
    price *= 1 + value;
    close[row] = price;
  }
  const time = Float64Array.from(returns, (_, row) => (18_000 + row) * day);
  return { time, open: close, high: close, low: close, close, volume: close };
}

/** Instruments that follow the market by 1.5 times, with noise, and drift after their events in proportion to the score. */
function market(drift: number, noise: number) {
  const random = randomFrom(11);
  const common = Float64Array.from({ length }, () => (random() - 0.5) * 0.02);
  const events: StudiedEvent[] = [];
  const assets = Array.from({ length: 40 }, (_, asset) => {
    const row = 180 + (asset % 20) * 5;
    const score = (asset % 5) - 2;
    events.push({ asset, time: (18_000 + row) * day, score });
    return priced(
      common.map((value, at) => {
        const push = at >= row && at < row + 20 ? drift * score : 0;
        return 0.0002 + 1.5 * value + push + (random() - 0.5) * noise;
      }),
    );
  });
  return { assets, benchmark: priced(common), events };
}

const options = { before: 5, after: 20, estimation: 120, groups: 5 };

describe('an event study', () => {
  it('finds a planted drift by group, with the market taken out', () => {
    const { assets, benchmark, events } = market(0.001, 0);
    const { paths, leftOut } = eventStudy(assets, benchmark, events, options);
    expect(leftOut).toBe(0);
    expect(paths.map((path) => path.events)).toEqual([8, 8, 8, 8, 8]);
    for (const [group, path] of paths.entries()) {
      // 20 bars of drift from the event on; nothing before it.
      expect(path.cumulative[4]).toBeCloseTo(0, 10);
      expect(path.cumulative[25]).toBeCloseTo(0.001 * (group - 2) * 20, 10);
      expect(path.high[25]).toBeGreaterThanOrEqual(path.low[25]);
    }
  });

  it('has bands that hold nothing where there is nothing, and a t that says so', () => {
    const { assets, benchmark, events } = market(0, 0.02);
    const [path] = eventStudy(assets, benchmark, events, { ...options, groups: 1 }).paths;
    expect(path.low[25]).toBeLessThan(0);
    expect(path.high[25]).toBeGreaterThan(0);
    expect(Math.abs(path.tStatistic)).toBeLessThan(2);
    const strong = market(0.002, 0.02);
    const { paths } = eventStudy(strong.assets, strong.benchmark, strong.events, options);
    expect(paths[4].low[25]).toBeGreaterThan(0);
    expect(paths[0].high[25]).toBeLessThan(0);
    expect(paths[4].tStatistic).toBeGreaterThan(3);
  });

  it('leaves out what it cannot measure and refuses windows that are none', () => {
    const { assets, benchmark, events } = market(0, 0.01);
    const early = [...events, { asset: 0, time: 18_010 * day, score: 1 }, { asset: 1, time: 18_399 * day, score: 1 }];
    expect(eventStudy(assets, benchmark, early, options).leftOut).toBe(2);
    expect(() => eventStudy(assets, benchmark, events, { ...options, groups: 0 })).toThrowError(/groups must be/);
  });
});
