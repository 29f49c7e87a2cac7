import { dayMs as day } from '@plumbline/model/date';
import { describe, expect, it } from 'vitest';
import { runTask } from '../engine/pool/testing/run-task.ts';
import { robustnessTask } from '../engine/tasks/robustness.ts';
import { annualSharpe, candidateSettings, ownGrid, thinned } from './candidates.ts';
import { doubtfulBars } from './doubtful-bars.ts';
import { foresightOf } from './foresight.ts';
import { marketStates } from './market-states.ts';
import { randomTiming } from './random-timing.ts';
import { spellOutcomes, stressSpells } from './stress-spells.ts';
import { crossInput, wanderingBars } from './testing/evidence-input.ts';

const bars = wanderingBars(900, 1, 0.004);

describe('settings to compare', () => {
  const { spec } = crossInput(bars);

  it('are those that were tried, each once, the strategy’s own first', () => {
    const own = { fast: 4, slow: 20 };
    const tried = [{ fast: 3, slow: 16 }, own, { fast: 3, slow: 16 }, { slow: 16, fast: 3 }, { fast: 5 }];
    const { settings, known } = candidateSettings(spec, tried, own, 500);
    expect(settings).toEqual([own, { slow: 16, fast: 3 }, { fast: 5 }]);
    expect(known).toBe(3);
  });

  it('are a grid of the strategy’s own where nothing is known, thinned evenly', () => {
    expect(ownGrid(spec, 20)).toHaveLength(16);
    expect(ownGrid({ ...spec, parameters: [] }, 20)).toEqual([]);
    expect(thinned([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 3, 6, 9]);
  });
});

describe('doubtful bars', () => {
  const at = 400;
  const changed = (factorAt: (row: number) => number) => {
    const scale = (values: Float64Array): Float64Array => values.map((value, row) => value * factorAt(row));
    return { ...bars, open: scale(bars.open), high: scale(bars.high), low: scale(bars.low), close: scale(bars.close) };
  };
  const rowsOf = (marks: Uint8Array): readonly number[] => [...marks.keys()].filter((row) => marks[row] === 1);

  it('are none among honest ones', () => expect(rowsOf(doubtfulBars(bars))).toEqual([]));

  it('are a jump that comes back, and the bar on which it does', () => {
    expect(rowsOf(doubtfulBars(changed((row) => (row === at ? 3.7 : 1))))).toEqual([at, at + 1]);
  });

  it('are a split that nobody wrote down, but no fall of another size', () => {
    expect(
      rowsOf(doubtfulBars(changed((row) => (row < at ? 4 / (bars.close[at] / bars.close[at - 1]) ** -1 : 1)))),
    ).toEqual([at]);
    expect(rowsOf(doubtfulBars(changed((row) => (row < at ? 1.37 : 1))))).toEqual([]);
  });

  it('are prices that stand still, and the bar after a hole', () => {
    const held = {
      ...bars,
      open: bars.open.slice(),
      high: bars.high.slice(),
      low: bars.low.slice(),
      close: bars.close.slice(),
    };
    for (const field of ['open', 'high', 'low', 'close'] as const) held[field].fill(bars[field][at], at, at + 6);
    expect(rowsOf(doubtfulBars(held))).toEqual([at + 1, at + 2, at + 3, at + 4, at + 5]);
    const hole = { ...bars, time: bars.time.map((time, row) => (row < at ? time : time + 40 * day)) };
    expect(rowsOf(doubtfulBars(hole))).toEqual([at]);
  });
});

describe('foresight', () => {
  it('is one for the next close, and next to none for the last', () => {
    const next = bars.close.map((_, row) => bars.close[row + 1] ?? Number.NaN);
    const before = bars.close.map((_, row) => bars.close[row - 1] ?? Number.NaN);
    const noise = wanderingBars(900, 9);
    const nextOfNoise = noise.close.map((_, row) => noise.close[row + 1] ?? Number.NaN);
    expect(foresightOf(next, bars.close).correlation).toBeGreaterThan(0.99);
    expect(foresightOf(nextOfNoise, noise.close).correlation).toBeGreaterThan(0.99);
    expect(Math.abs(foresightOf(before, noise.close).correlation)).toBeLessThan(0.15);
    expect(before.length).toBe(bars.close.length);
  });
});

describe('random timing', () => {
  const returns = Float64Array.from({ length: 800 }, (_, i) => bars.close[i + 1] / bars.close[i] - 1);

  it('is far behind positions that know the day, and around those that do not', () => {
    const knows = returns.map((value) => Number(value > 0));
    const timing = randomTiming(knows, returns, 200, 1);
    expect(timing?.random.every((ratio) => ratio < (timing?.own ?? 0) / 2)).toBe(true);
    const alternates = returns.map((_, i) => Math.floor(i / 7) % 2);
    const blind = randomTiming(alternates, returns, 200, 1);
    expect(blind?.random.some((ratio) => ratio > (blind?.own ?? 0))).toBe(true);
    expect(randomTiming(alternates, returns, 200, 1)).toEqual(blind);
  });

  it('says nothing of positions that never change', () => {
    expect(
      randomTiming(
        returns.map(() => 1),
        returns,
        50,
        1,
      ),
    ).toBeNull();
  });
});

describe('market states and crises', () => {
  const market = Float64Array.from(
    { length: 900 },
    (_, i) =>
      (Math.floor(i / 150) % 2 === 0 ? 0.004 : -0.004) +
      (i % 2 === 0 ? 0.001 : -0.001) * (1 + (Math.floor(i / 75) % 2) * 9),
  );

  it('split the history by what was known before each period', () => {
    const states = marketStates(market, market, 252);
    expect(states.length).toBeGreaterThanOrEqual(3);
    expect(states.reduce((sum, { periods }) => sum + periods, 0)).toBeLessThanOrEqual(701);
    for (const { gain, marketGain } of states) expect(gain).toBeCloseTo(marketGain, 12);
  });

  it('count a crisis from the close of its first day to its last, when the history holds it', () => {
    const covid = stressSpells.find(({ id }) => id === 'covid');
    const time = Float64Array.from({ length: 120 }, (_, i) => Date.UTC(2020, 0, 1) + i * day);
    const returns = time
      .map((at) => (at > Date.parse(covid?.from ?? '') && at <= Date.parse(covid?.to ?? '') ? -0.01 : 0.5))
      .subarray(1);
    const outcomes = spellOutcomes(time, returns, returns);
    expect(outcomes.map(({ id }) => id)).toEqual(['covid']);
    expect(outcomes[0]?.strategy).toBeCloseTo(0.99 ** 33 - 1, 12);
    expect(stressSpells.every(({ from, to }) => from < to)).toBe(true);
  });
});

describe('robustness', () => {
  const whole = runTask(robustnessTask, crossInput(bars));
  const sharpe = (at: number): number => whole.costs[at]?.sharpe ?? Number.NaN;

  it('falls with cost, from free to beyond the cost that takes all', () => {
    expect(whole.costs).toHaveLength(9);
    for (let at = 1; at < 9; at += 1) expect(sharpe(at)).toBeLessThan(sharpe(at - 1));
    expect(whole.costs[0]?.totalReturn).toBeGreaterThan(0);
    expect(whole.costs[8]?.totalReturn).toBeLessThan(0);
  });

  it('runs the strategy late, its own self first', () => {
    expect(whole.delays.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('spreads the falls of resampled histories over bins that hold them all', () => {
    expect(whole.drawdowns?.bins.counts.reduce((a, b) => a + b, 0)).toBe(1000);
    const depths = whole.drawdowns?.depths.map(({ depth }) => depth) ?? [];
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(whole.drawdowns?.own).toBeLessThan(0);
  });

  it('dates its folds in order, judged after they were learned from', () => {
    expect(whole.rolling.length).toBeGreaterThan(2);
    for (const { trainFrom, trainTo, testFrom, testTo } of [...whole.rolling, ...whole.anchored]) {
      expect([trainFrom, trainTo, testFrom, testTo]).toEqual(
        [trainFrom, trainTo, testFrom, testTo].toSorted((a, b) => a - b),
      );
    }
    expect(new Set(whole.anchored.map(({ trainFrom }) => trainFrom)).size).toBe(1);
  });

  it('measures an account that never moved as nothing', () => {
    expect(annualSharpe(new Float64Array(50), 252)).toBe(0);
  });
});
