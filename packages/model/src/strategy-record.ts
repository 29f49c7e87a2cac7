import type { BacktestFlag, FillPolicy } from './backtest.ts';
import type { Verdict } from './verdict.ts';

/** Executions as columns: all that the fingerprint of a result is made of. */
export interface RecordedFills {
  readonly time: readonly number[];
  /** Index into the instruments that had prices. */
  readonly asset: readonly number[];
  readonly side: readonly number[];
  readonly quantity: readonly number[];
  readonly price: readonly number[];
  readonly commission: readonly number[];
}

/** Metrics by id; null where the history cannot carry one. */
type RecordedFigures = Readonly<Record<string, number | null>>;

/**
 * A back-test with its verdict, complete enough to be checked without the prices: the curve that the figures are measured
 * on, and the fills that its fingerprint covers. Columns have one value per time, oldest first, in the account's currency.
 */
export interface StrategyRecord {
  readonly name: string;
  /** Null for a strategy that no version was kept of. */
  readonly version: number | null;
  readonly bar: string;
  /** Those that had prices. */
  readonly instruments: readonly string[];
  readonly missing: readonly { readonly instrumentId: string; readonly reason: string }[];
  readonly simulated: boolean;
  readonly fillPolicy: FillPolicy;
  readonly flags: readonly BacktestFlag[];
  readonly engineVersion: string;
  readonly dataHash: string;
  readonly resultHash: string;
  readonly cash: number;
  readonly currency: string;
  readonly periodsPerYear: number;
  readonly time: readonly number[];
  readonly equity: readonly number[];
  /** Value held over equity. */
  readonly exposure: readonly number[];
  /** The same cash held in the benchmark; null without one. */
  readonly benchmark: readonly number[] | null;
  /** First row that figures and verdict are measured from: the rule could not act before. Absent = the first of all. */
  readonly measuredRow?: number;
  readonly fills: RecordedFills;
  readonly trades: number;
  /** The headline figures. */
  readonly figures: { readonly strategy: RecordedFigures; readonly benchmark: RecordedFigures | null };
  readonly verdict: Verdict;
  /** SHA-256 of all of the above. */
  readonly hash: string;
}
