import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { randomBars, randomFrom } from '@plumbline/quant/engine/backtest/testing/random-bars';
import { columnBytes, sha256 } from '@plumbline/quant/facts/hash';
import type { Task } from '@plumbline/quant/engine/pool/task';
import { sweepGrid } from '@plumbline/quant/engine/sweep/grid';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { backtestTask } from '@plumbline/quant/engine/tasks/backtest';
import type { BootstrapInput } from '@plumbline/quant/engine/tasks/bootstrap';
import { bootstrapTask } from '@plumbline/quant/engine/tasks/bootstrap';
import type { SweepInput } from '@plumbline/quant/engine/tasks/sweep';
import { sweepTask } from '@plumbline/quant/engine/tasks/sweep';

/** Whatever runs tasks: a pool, or this very thread. */
export type Runner = <I, S, P, O>(task: Task<I, S, P, O>, input: I) => Promise<O>;

const bars = randomBars(2520, randomFrom(2026));
/** The same for every sweep: what a worker is sent once. */
export const sweepData: Pick<SweepInput, 'data'> = { data: { bars } };
const options = { cash: 100_000 };
const periodsPerYear = 252;

export function sweepInput(spec: StrategySpec, fast: number, slow: number): SweepInput {
  const grid = sweepGrid([
    { key: 'fast', values: Array.from({ length: fast }, (_, i) => 2 + i) },
    { key: 'slow', values: Array.from({ length: slow }, (_, i) => 105 + i) },
  ]);
  return { spec, ...sweepData, grid, options, periodsPerYear };
}

/** What one host made of the cases. */
export interface Answers {
  /** One per piece of work: what a browser and a server must agree on to the last bit. */
  readonly fingerprints: Readonly<Record<string, string>>;
  /** Every statistic of every span. */
  readonly statistics: Readonly<Record<string, number | null>>;
  /** Fills by case. */
  readonly fills: Readonly<Record<string, number>>;
}

const columns = (values: object): string => sha256(columnBytes(Object.values(values)));

/** Runs every case. */
export async function answers(specs: Readonly<Record<string, StrategySpec>>, run: Runner): Promise<Answers> {
  const fingerprints: Record<string, string> = {};
  const statistics: Record<string, number | null> = {};
  const fills: Record<string, number> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const input: BacktestInput = {
      spec,
      assets: [{ id: 'US:SPY', currency: 'USD', bars }],
      benchmark: bars,
      cash: options.cash,
      baseCurrency: 'USD',
      periodsPerYear,
      outOfSample: 0.3,
    };
    const { hash, backtest } = await run(backtestTask, input);
    fingerprints[`${name}: result`] = hash;
    fingerprints[`${name}: sweep`] = columns(await run(sweepTask, sweepInput(spec, 6, 6)));
    fills[name] = backtest.fills.length;
    for (const [span, values] of Object.entries(backtest.metrics)) {
      for (const [id, value] of Object.entries(values ?? {})) statistics[`${name}: ${id}, ${span}`] = value;
    }
  }
  const returns = Float64Array.from({ length: 2519 }, (_, i) => bars.close[i + 1] / bars.close[i] - 1);
  for (const method of ['block', 'stationary'] as const) {
    const input: BootstrapInput = {
      returns,
      options: { paths: 2000, seed: 5, periodsPerYear, method, blockLength: 20 },
    };
    fingerprints[`bootstrap: ${method}`] = columns(await run(bootstrapTask, input));
  }
  return { fingerprints, statistics, fills };
}
