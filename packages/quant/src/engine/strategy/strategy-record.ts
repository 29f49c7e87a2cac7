import { engineVersion } from '@plumbline/model/engine-version';
import type { StrategyRecord } from '@plumbline/model/strategy-record';
import type { Verdict } from '@plumbline/model/verdict';
import { contentHash } from '../../facts/content-hash.ts';
import { backtestHash, dataHash } from './backtest-hash.ts';
import { headlineFigures } from './headline-figures.ts';
import type { BacktestInput, MetricValues, StrategyBacktest } from './strategy-backtest.ts';

function headline(values: MetricValues): MetricValues {
  return Object.fromEntries(headlineFigures.map((id) => [id, values[id] ?? null]));
}

/** A back-test that was judged, and what the platform knows of the strategy beside it. */
export interface JudgedTest extends Pick<StrategyRecord, 'name' | 'version' | 'missing' | 'simulated'> {
  readonly input: BacktestInput;
  readonly test: StrategyBacktest;
  readonly verdict: Verdict;
}

/**
 * A judged back-test as plain data that can be checked without the prices.
 *
 * What it tells an investor: nothing new; it keeps the curve, the fills and the verdict together under one fingerprint, so
 * that a copy can be told from a forgery. Columns of n values for a test of n times.
 */
export function strategyRecord({ input, test, verdict, ...about }: JudgedTest): StrategyRecord {
  const { assets, spec, cash, baseCurrency, periodsPerYear } = input;
  const { fills, metrics, benchmark } = test;
  const content: Omit<StrategyRecord, 'hash'> = {
    ...about,
    bar: spec.bar,
    instruments: assets.map(({ id }) => id),
    fillPolicy: test.fillPolicy,
    flags: test.flags,
    engineVersion,
    dataHash: dataHash(assets),
    resultHash: backtestHash(test),
    cash,
    currency: baseCurrency,
    periodsPerYear,
    time: [...test.time],
    equity: [...test.equity],
    exposure: [...test.exposure],
    benchmark: benchmark === null ? null : [...benchmark],
    ...(test.measured.row === 0 ? {} : { measuredRow: test.measured.row }),
    fills: {
      time: fills.map(({ time }) => time),
      asset: fills.map(({ asset }) => asset),
      side: fills.map(({ side }) => side),
      quantity: fills.map(({ quantity }) => quantity),
      price: fills.map(({ price }) => price),
      commission: fills.map(({ commission }) => commission),
    },
    trades: test.trades.length,
    figures: {
      strategy: headline(metrics.whole),
      benchmark: metrics.benchmark === null ? null : headline(metrics.benchmark),
    },
    verdict,
  };
  return { ...content, hash: contentHash(content) };
}
