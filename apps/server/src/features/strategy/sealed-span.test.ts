import { describe, expect, it } from 'vitest';
import { dateOf } from '@plumbline/model/date';
import { crossInput, wanderingBars } from '@plumbline/quant/evidence/testing/evidence-input';
import { computeTest } from './compute-test.ts';
import type { UniverseData } from './load-universe.ts';
import { beforeSealed, sealedSpanOf } from './sealed-span.ts';

const rows = 600;
/** A history with a two-for-one split near its end, in the span that is sealed. */
function universe(change: (column: Float64Array, from: number) => void = () => undefined): UniverseData {
  const bars = wanderingBars(rows, 3, 0.004);
  const from = Math.round(rows * 0.7);
  for (const column of [bars.open, bars.high, bars.low, bars.close]) change(column, from);
  const splits = new Float64Array(rows).fill(1);
  splits[rows - 20] = 2;
  const asset = { id: 'US:SPY', currency: 'USD', bars, splits };
  const benchmark = { time: bars.time, close: bars.close };
  const none = { others: [], missing: [], othersMissing: [], doubts: [] };
  const rate = { time: bars.time, rate: bars.close };
  return { simulated: true, assets: [asset], references: [asset], rates: { HKD: rate }, benchmark, ...none };
}

describe('the sealed span', () => {
  it('is the end of the history that a back-test counts as out of sample', () => {
    const { from, to } = sealedSpanOf(universe());
    const { summary } = computeTest({ spec: crossInput(wanderingBars(rows, 3)).spec, universe: universe(), trials: 1 });
    expect([from, to]).toEqual([summary.outOfSampleFrom, summary.to]);
  });

  it('reaches no test before it is opened: whatever is in it, the result is the same to the last digit', () => {
    const { spec } = crossInput(wanderingBars(rows, 3));
    const { from } = sealedSpanOf(universe());
    const tested = (given: UniverseData) => {
      const cut = beforeSealed(given, spec.bar, from);
      const last = [...cut.assets, ...cut.references].map(({ bars }) => bars.time.at(-1) ?? 0);
      const others = [cut.benchmark?.time.at(-1) ?? 0, cut.rates['HKD']?.time.at(-1) ?? 0];
      expect([...last, ...others].every((at) => dateOf(at) < from)).toBe(true);
      const { summary, verdict } = computeTest({ spec, universe: cut, trials: 1 });
      return JSON.stringify([summary, verdict]);
    };
    const risen = universe((column, row) =>
      column.subarray(row).forEach((value, at) => void (column[row + at] = value * 3)),
    );
    expect(tested(risen)).toBe(tested(universe()));
    // The same change is seen where nothing is sealed.
    const whole = (given: UniverseData): string => computeTest({ spec, universe: given, trials: 1 }).summary.resultHash;
    expect(whole(risen)).not.toBe(whole(universe()));
  });

  it('needs a history with an end to keep apart', () => {
    expect(() => sealedSpanOf({ ...universe(), assets: [] })).toThrow('too few prices');
  });
});
