import { dayMs as day } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { nextNormal, randomStream } from '../engine/sweep/random.ts';
import {
  sameFrom,
  streamCorrelation,
  trialGroups,
  trialsBehind,
  weeklyReturns,
  type ReturnStream,
} from './trial-clusters.ts';

const monday = Date.UTC(2020, 0, 6);

function noise(seed: number, weeks = 200): ReturnStream {
  const random = randomStream(seed, 0);
  return { firstWeek: 2600, returns: Array.from({ length: weeks }, () => 0.02 * nextNormal(random)) };
}

/** The same moves with so much of its own. */
function like(stream: ReturnStream, seed: number, own: number): ReturnStream {
  const other = noise(seed, stream.returns.length).returns;
  return { ...stream, returns: stream.returns.map((value, k) => value + own * (other[k] ?? 0)) };
}

describe('streams of returns', () => {
  it('are weeks, whatever the bars: daily and weekly marks of one account agree', () => {
    const time = Float64Array.from({ length: 400 }, (_, at) => monday + at * day);
    const equity = time.map((_, at) => 100 * (1 + 0.1 * Math.sin(at / 20)));
    const daily = weeklyReturns(time, equity);
    const ends = [...time.keys()].filter((at) => at % 7 === 2 || at === time.length - 1);
    const weekly = weeklyReturns(
      Float64Array.from(ends, (at) => time[at] ?? 0),
      Float64Array.from(ends, (at) => equity[at] ?? 0),
    );
    expect(daily).not.toBeNull();
    expect(weekly?.returns.slice(1)).toEqual(daily?.returns.slice(1));
    expect(
      weeklyReturns(
        time,
        time.map(() => 100),
      ),
    ).toBeNull();
    expect(weeklyReturns(time.subarray(0, 60), equity.subarray(0, 60))).toBeNull();
  });

  it('correlate as by hand over the weeks they share', () => {
    const base = noise(1);
    expect(streamCorrelation(base, { ...base, returns: base.returns.map((value) => 3 * value + 0.001) })).toBeCloseTo(
      1,
      12,
    );
    expect(streamCorrelation(base, { ...base, returns: base.returns.map((value) => -value) })).toBeCloseTo(-1, 12);
    expect(streamCorrelation(base, { firstWeek: base.firstWeek + 100, returns: base.returns.slice(100) })).toBeCloseTo(
      1,
      12,
    );
    expect(streamCorrelation(base, { ...base, firstWeek: base.firstWeek + 190 })).toBeNaN();
  });
});

describe('what was tried', () => {
  it('is one trial where it did the same, and as many as there are where it did not', () => {
    const base = noise(1);
    const near = Array.from({ length: 40 }, (_, k) => like(base, 100 + k, 0.1));
    expect(new Set(trialGroups([base, ...near])).size).toBe(1);
    const far = Array.from({ length: 40 }, (_, k) => noise(200 + k));
    expect(new Set(trialGroups([base, ...far])).size).toBe(41);
    // Half of its own moves: not the same any more.
    expect(streamCorrelation(base, like(base, 9, 0.7))).toBeLessThan(sameFrom);
    expect(new Set(trialGroups([base, like(base, 9, 0.7)])).size).toBe(2);
  });

  it('never becomes fewer groups by trying more', () => {
    const all = Array.from({ length: 30 }, (_, k) => (k % 3 === 0 ? noise(k) : like(noise(k - (k % 3)), k, 0.4)));
    let before = 0;
    for (let count = 1; count <= all.length; count += 1) {
      const groups = new Set(trialGroups(all.slice(0, count))).size;
      expect(groups).toBeGreaterThanOrEqual(before);
      before = groups;
    }
  });

  it('counts for every idea of the same person, once for each different thing', () => {
    const [a, b, c] = [noise(1), noise(2), noise(3)];
    const of = (lineage: string, stream: ReturnStream) => ({ lineage, ...stream });
    const tried = [of('one', a), of('two', b), of('two', like(b, 5, 0.1)), of('three', c)];
    expect(trialsBehind('one', 7, tried)).toBe(9);
    expect(trialsBehind('two', 2, tried)).toBe(4);
    // The same thing under a new name is no new trial of the others, and they are none of its own.
    expect(trialsBehind('again', 1, [...tried, of('again', like(a, 6, 0.1))])).toBe(3);
    expect(trialsBehind('one', 7, [...tried, of('again', like(a, 6, 0.1))])).toBe(9);
  });
});
