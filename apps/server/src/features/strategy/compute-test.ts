import type { TestSummary } from '@plumbline/contract/strategy';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { StrategyRecord } from '@plumbline/model/strategy-record';
import type { Verdict } from '@plumbline/model/verdict';
import { calendarReturns } from '@plumbline/quant/statistics/calendar-returns';
import { periodsPerYear } from '@plumbline/quant/engine/strategy/bars-per-year';
import { evaluateVerdict } from '@plumbline/quant/evidence/evaluate-verdict';
import {
  trialsBehind,
  weeklyReturns,
  type ReturnStream,
  type TriedStream,
} from '@plumbline/quant/evidence/trial-clusters';
import { verdictSeed } from '@plumbline/quant/evidence/verdict-seed';
import { backtestHash, dataHash } from '@plumbline/quant/engine/strategy/backtest-hash';
import { backtestStrategy } from '@plumbline/quant/engine/strategy/backtest-strategy';
import { strategyRecord } from '@plumbline/quant/engine/strategy/strategy-record';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { engineVersion } from '@plumbline/model/engine-version';
import type { UniverseData } from './load-universe.ts';

/** What one version is computed from. */
export interface TestRequest {
  readonly spec: StrategySpec;
  readonly universe: UniverseData;
  /** Settings tried for its idea. */
  readonly trials: number;
  /** Its idea, and what else was tested for all ideas of its owner; absent = `trials` holds everything already. */
  readonly beside?: { readonly lineage: string; readonly streams: readonly TriedStream[] };
  /** Names the version of which a record is wanted, to be kept apart from the prices. */
  readonly recordOf?: Pick<StrategyRecord, 'name' | 'version'>;
}

export interface TestOutcome {
  readonly summary: TestSummary;
  readonly verdict: Verdict;
}

export interface ComputedTest extends TestOutcome {
  /** What it did, week by week; null where that is too little to compare. */
  readonly stream: ReturnStream | null;
  /** Null unless it was asked for. */
  readonly record: StrategyRecord | null;
}

const sparkPoints = 40;

/** The back-test of a version and what is to be thought of it. The same functions as in the browser. */
export function computeTest({ spec, universe, trials, beside, recordOf }: TestRequest): ComputedTest {
  const { assets, references, rates, benchmark, simulated, missing } = universe;
  if (assets.length === 0) {
    const reasons = missing.map(({ instrumentId, reason }) => `${instrumentId}: ${reason}`).join(' ');
    throw new PlumblineError('data-unavailable', `No instrument of this strategy has prices. ${reasons}`);
  }
  const input = {
    ...accountOf(assets),
    spec,
    assets,
    references,
    rates,
    benchmark,
    periodsPerYear: periodsPerYear(spec, assets),
  };
  const test = backtestStrategy(input);
  const { time } = test;
  const { row } = test.measured;
  const stream = weeklyReturns(time.subarray(row), test.equity.subarray(row));
  const behind =
    beside === undefined
      ? trials
      : trialsBehind(beside.lineage, trials, [
          ...beside.streams,
          ...(stream === null ? [] : [{ lineage: beside.lineage, ...stream }]),
        ]);
  const verdict = evaluateVerdict({ ...input, trials: Math.max(1, behind), seed: verdictSeed });
  return {
    summary: {
      resultHash: backtestHash(test),
      dataHash: dataHash(assets),
      engineVersion,
      simulated,
      from: dateOf(time.at(0) ?? 0),
      to: dateOf(time.at(-1) ?? 0),
      outOfSampleFrom: dateOf(time.at(test.outOfSampleFrom) ?? time.at(-1) ?? 0),
      trades: test.trades.length,
      flags: [...test.flags],
      metrics: test.metrics,
      sparkline: sparkline(test.equity),
      years: yearsOf(time.subarray(row), test.equity.subarray(row)),
      missing: [...missing],
    },
    verdict,
    stream,
    record: recordOf === undefined ? null : strategyRecord({ ...recordOf, missing, simulated, input, test, verdict }),
  };
}

/** What each calendar year brought. */
function yearsOf(time: Float64Array, equity: Float64Array): TestSummary['years'] {
  const returns = equity.map((value, at) => (at === 0 ? 0 : value / (equity[at - 1] ?? value) - 1));
  return calendarReturns(time, returns, 'year').map(({ year, value }) => ({ year, growth: value }));
}

/** Some points of the equity over its first, evenly spread, both ends among them. */
function sparkline(equity: Float64Array): number[] {
  const last = equity.length - 1;
  const points = Math.min(sparkPoints, equity.length);
  const start = equity.at(0) ?? 1;
  return Array.from({ length: points }, (_, k) => {
    const value = equity.at(Math.round((k * last) / Math.max(1, points - 1))) ?? start;
    return value / start;
  });
}

/** Computes the back-test and the verdict of one version, on whichever thread. */
export type StrategyTester = (request: TestRequest) => Promise<ComputedTest>;
