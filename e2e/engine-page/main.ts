import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { sweepTask } from '@plumbline/quant/engine/tasks/sweep';
import { enginePool } from '../../apps/web/src/workers/engine-pool.ts';
import { answers, sweepData, sweepInput, type Answers } from './cases.ts';
import { strategyTimings, type StrategyTimings } from './strategy-timings.ts';

/** What the test calls in the page. */
export interface EnginePage {
  readonly answers: (specs: Readonly<Record<string, StrategySpec>>) => Promise<Answers>;
  /** Codes of two sweeps of which the second takes the place of the first, and of one stopped on its first progress. */
  readonly interruptions: (spec: StrategySpec) => Promise<readonly string[]>;
  /**
   * Milliseconds of repeated sweeps in workers, and the longest task of the page's own thread meanwhile (0 = below 50 ms).
   * bars: sent to a worker once, as the product does, or with each sweep.
   */
  readonly timings: (
    spec: StrategySpec,
    rounds: number,
    bars: 'once' | 'anew',
  ) => Promise<{ readonly ms: number[]; readonly longestTask: number }>;
  /** Code and details of a sweep over a price that cannot be. */
  readonly refusal: (spec: StrategySpec) => Promise<unknown>;
  readonly strategies: StrategyTimings;
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

const page: EnginePage = {
  strategies: strategyTimings,
  answers: (specs) => answers(specs, (task, input) => enginePool.run(task, input)),
  interruptions: async (spec) => {
    const input = sweepInput(spec, 40, 40);
    const first = codeOf(enginePool.run(sweepTask, input, { latest: 'slider' }));
    const second = codeOf(enginePool.run(sweepTask, input, { latest: 'slider' }));
    const stop = new AbortController();
    const onProgress = (): void => stop.abort();
    const third = codeOf(enginePool.run(sweepTask, input, { signal: stop.signal, onProgress }));
    return Promise.all([first, second, third]);
  },
  timings: async (spec, rounds, bars) => {
    const input = sweepInput(spec, 100, 100);
    let longestTask = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    observer.observe({ type: 'longtask' });
    const ms: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await enginePool.run(sweepTask, input, bars === 'once' ? { shared: sweepData } : {});
      ms.push(performance.now() - startedAt);
    }
    observer.disconnect();
    return { ms, longestTask };
  },
  refusal: async (spec) => {
    const { data, ...rest } = sweepInput(spec, 2, 2);
    const close = data.bars.close.map((price, i) => (i === 9 ? Number.NaN : price));
    try {
      await enginePool.run(sweepTask, { ...rest, data: { bars: { ...data.bars, close } } });
      return null;
    } catch (error) {
      return error instanceof Error ? { ...error, message: error.message } : String(error);
    }
  },
};

// The test finds it there.
(window as unknown as { enginePage: EnginePage }).enginePage = page;
