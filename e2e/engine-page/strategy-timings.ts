import { dayMs } from '@plumbline/model/date';
import { formatFigure } from '@plumbline/model/format';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { randomBars, randomFrom } from '@plumbline/quant/engine/backtest/testing/random-bars';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import type { BacktestAsset, BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { runWideSweep } from '@plumbline/quant/engine/sweep/wide-sweep';
import { backtestTask } from '@plumbline/quant/engine/tasks/backtest';
import { verdictTask } from '@plumbline/quant/engine/tasks/verdict';
import { backgroundPool, enginePool } from '../../apps/web/src/workers/engine-pool.ts';

/** Milliseconds in a browser, and the longest task of the page's own thread meanwhile (0 = below 50 ms). */
export interface Timed {
  readonly ms: number[];
  readonly longestTask: number;
}

export interface StrategyTimings {
  /** A verdict over ten years of days with 500 settings tried, several times: until the first check, and until the last. */
  readonly verdict: (spec: StrategySpec, rounds: number) => Promise<Timed & { readonly first: number[] }>;
  /** One setting after the other on ten years of twenty instruments under market rules. */
  readonly slider: (spec: StrategySpec, key: string, values: readonly number[]) => Promise<Timed>;
  /** A map of 50 × 50 settings of one instrument: until the first cells, and until the last. */
  readonly sweep: (spec: StrategySpec, rounds: number) => Promise<Timed & { readonly first: number[] }>;
  /** Fifteen years of 500 instruments, one setting after the other; the first brings the prices. */
  readonly factors: (spec: StrategySpec, key: string, values: readonly number[]) => Promise<Timed>;
}

const shown = ['annualReturn', 'sharpe', 'maxDrawdown', 'calmar', 'averageExposure', 'tradeWinRate', 'turnover'];

/** Working days up to the autumn of 2026, so that the rules of every one of them are on record. */
function madeUpAsset(id: string, seed: number, rows: number): BacktestAsset {
  const bars = randomBars(rows, randomFrom(seed));
  const time = bars.time.map((_, row) => {
    const back = rows - 1 - row;
    return Date.UTC(2026, 9, 30) - (Math.floor(back / 5) * 7 + (back % 5)) * dayMs;
  });
  const perQuarter = (level: number): Float64Array =>
    Float64Array.from({ length: rows }, (_, row) => level + ((Math.floor(row / 63) * seed) % 7) / 100);
  const own = { ...bars, time };
  return {
    id,
    currency: 'USD',
    sector: `sector ${seed % 8}`,
    bars: own,
    series: { bookToPrice: perQuarter((seed % 50) / 50), grossProfitability: perQuarter((seed % 31) / 31) },
    market: { instrumentId: 'US:SPY', interval: '1d' },
  };
}

function inputOf(spec: StrategySpec, rows: number): BacktestInput {
  const assets = spec.universe.instruments.map((id, at) => madeUpAsset(id, at + 1, rows));
  return { ...accountOf(assets), spec, assets, benchmark: assets[0]?.bars ?? null, periodsPerYear: 252 };
}

async function watched<T extends { readonly ms: number[] }>(work: () => Promise<T>): Promise<T & Timed> {
  // The making of the prices ends in a task of its own, which is not what is watched.
  await new Promise((resolve) => setTimeout(resolve, 100));
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: 'longtask' });
  const result = await work();
  observer.disconnect();
  return { ...result, longestTask };
}

async function turned(input: BacktestInput, key: string, values: readonly number[]): Promise<{ ms: number[] }> {
  const ms: number[] = [];
  for (const value of values) {
    const startedAt = performance.now();
    const order = { ...input, parameters: { [key]: value }, metrics: shown };
    await enginePool.run(backtestTask, order, { latest: 'lab', shared: input });
    ms.push(performance.now() - startedAt);
  }
  return { ms };
}

export const strategyTimings: StrategyTimings = {
  verdict: (spec, rounds) => {
    // As on the strategy page while the prices are on their way: the workers get ready, and numbers have been printed. The
    // first one of a page loads the tables of languages.
    backgroundPool.warmUp().catch(() => undefined);
    formatFigure({ value: 1, unit: 'ratio', decimals: 2 }, 'en');
    const input = inputOf(spec, 2520);
    const settings = Array.from({ length: 500 }, (_, at) => ({
      fast: 5 + (at % 25),
      slow: 30 + 3 * Math.floor(at / 25),
    }));
    return watched(async () => {
      const [ms, first]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        let heardAt = Number.NaN;
        const given = { ...input, settings, trials: 500, seed: 1 };
        const onPart = (): void => {
          if (Number.isNaN(heardAt)) heardAt = performance.now();
        };
        await backgroundPool.run(verdictTask, given, { latest: 'verdict', shared: input, onPart });
        ms.push(performance.now() - startedAt);
        first.push(heardAt - startedAt);
      }
      return { ms, first };
    });
  },
  slider: (spec, key, values) => {
    const input = inputOf(spec, 2520);
    return watched(() => turned(input, key, values));
  },
  sweep: (spec, rounds) => {
    const input = inputOf(spec, 2520);
    const axis = (key: string, from: number) => ({ key, values: Array.from({ length: 50 }, (_, at) => from + at) });
    return watched(async () => {
      const [ms, first]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        let heardAt = Number.NaN;
        const onCells = (): void => {
          if (Number.isNaN(heardAt)) heardAt = performance.now();
        };
        const axes = [axis('fast', 2), axis('slow', 60)] as const;
        const cells = Array.from({ length: axes[0].values.length * axes[1].values.length }, (_, cell) => cell);
        await runWideSweep(backgroundPool, { spec, others: {}, axes }, input, cells, { latest: 'sweep', onCells });
        ms.push(performance.now() - startedAt);
        first.push(heardAt - startedAt);
      }
      return { ms, first };
    });
  },
  factors: (spec, key, values) => {
    const input = inputOf(spec, 15 * 252);
    return watched(() => turned(input, key, values));
  },
};
