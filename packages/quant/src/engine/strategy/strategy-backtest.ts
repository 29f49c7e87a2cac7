import type { BacktestFlag, DelistingValue, FillPolicy } from '@plumbline/model/backtest';
import type { BarColumns, Interval } from '@plumbline/model/bar';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { FillReason, RejectionReason, Side } from '@plumbline/model/order';
import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import type { ActionsBeside } from '../backtest/actions/price-scale.ts';
import type { RunConfig } from '../backtest/book.ts';
import type { RateSeries } from '../backtest/portfolio/portfolio.ts';
import type { RulePack } from '../backtest/rule-pack.ts';
import type { ParameterValues } from './kernel.ts';
import type { OwnCode } from './own-code.ts';
import type { Perpetual } from './perpetual.ts';

/** What the rules of a market need to know beyond the bars; plain data, so that it travels to workers. */
export interface MarketTerms {
  readonly instrumentId: InstrumentId;
  readonly interval: Interval;
}

/** One instrument as a strategy is tested on it. All columns have the rows of `bars`. */
export interface BacktestAsset {
  readonly id: string;
  readonly currency: string;
  /** Raw: fills, marks, lots, limits and fees are on these. Conditions read them adjusted for `dividends` and `splits`. */
  readonly bars: BarColumns;
  /** Cash per unit and new units per old one, taking effect before the bar's open. */
  readonly dividends?: Float64Array;
  readonly splits?: Float64Array;
  /** What prices are adjusted for, where it is something else than what the holder gets: dividends that are reinvested. */
  readonly adjustedBy?: ActionsBeside;
  readonly sector?: string;
  /** A perpetual future: funding, and the margin that a position has to itself. */
  readonly perpetual?: Perpetual;
  /** What a unit is worth that is held when its bars end, for an instrument that is gone; absent = it stays at its last price. */
  readonly delisting?: DelistingValue;
  /** Extra columns by name: factors, days to events. */
  readonly series?: Readonly<Record<string, Float64Array>>;
  /** Rules compiled for these bars; absent = those of `market`. */
  readonly rules?: RulePack;
  /** The market whose dated rules hold; absent = no rules apply. */
  readonly market?: MarketTerms;
}

/** A price history to compare with, dividends reinvested. */
export interface BenchmarkSeries {
  readonly time: Float64Array;
  readonly close: Float64Array;
}

/** Everything a back-test depends on. */
export interface BacktestInput {
  readonly spec: StrategySpec;
  readonly assets: readonly BacktestAsset[];
  /** Instruments that conditions read without trading them. */
  readonly references?: readonly BacktestAsset[];
  readonly benchmark: BenchmarkSeries | null;
  /** Other values than the spec's own. */
  readonly parameters?: ParameterValues;
  readonly cash: number;
  readonly baseCurrency: string;
  /** Base currency per unit of the others, by currency. */
  readonly rates?: Readonly<Record<string, RateSeries>>;
  /** Bars per year of the account's calendar: 252 for exchanges, 365 for crypto, fewer for longer bars. */
  readonly periodsPerYear: number;
  /** Ways of the account that the spec does not fix; for one instrument. */
  readonly account?: Pick<RunConfig, 'compat' | 'endOfData' | 'hedging' | 'exclusive' | 'multiplier'>;
  /** Share of the history, at its end, that counts as out of sample. */
  readonly outOfSample: number;
  /** First bar, epoch ms, on which the strategy may decide: it begins flat there, with indicators warmed up on what lies before. */
  readonly startTime?: number;
  /** Measure from the first bar on, years in which the rule could not act included; absent = from where it can, see `MeasuredFrom`. */
  readonly measure?: 'first-bar';
  /** Decisions of code outside the engine, taken in place of the spec's conditions; for one instrument. */
  readonly ownCode?: OwnCode;
}

/** An execution in an account of one or many instruments. Price and commission in the asset's currency. */
export interface AccountFill {
  readonly time: number;
  /** Index into the assets. */
  readonly asset: number;
  readonly side: Side;
  readonly quantity: number;
  readonly price: number;
  readonly commission: number;
  readonly reason: FillReason;
  readonly ruleIds: readonly string[];
}

/** A settlement of funding, in the asset's currency. */
export interface AccountFunding {
  readonly time: number;
  readonly asset: number;
  /** Paid by a unit held long; below 0 it was paid. */
  readonly perUnit: number;
  /** Net units held, signed. */
  readonly units: number;
  /** How many fills of the asset came before it. */
  readonly after: number;
}

/** An order that was refused, shrunk or gone. */
export interface AccountRejection {
  readonly time: number;
  readonly asset: number;
  readonly reason: RejectionReason;
  readonly wanted: number;
  readonly granted: number;
  readonly ruleIds: readonly string[];
}

/** A round trip, after cost and funding, in the asset's currency. */
export interface AccountTrade {
  readonly asset: number;
  readonly side: Side;
  readonly quantity: number;
  readonly entryTime: number;
  readonly exitTime: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly entryReason: FillReason;
  readonly exitReason: FillReason;
  readonly commission: number;
  /** Paid while it was held, below 0 received; absent = no perpetual future. */
  readonly funding?: number;
  readonly pnl: number;
  /** pnl over entry value. */
  readonly returnPct: number;
  /** Worst and best price while open, as fractions of the entry; NaN where a split makes them meaningless. */
  readonly mae: number;
  readonly mfe: number;
  /** Bars from entry to exit, in rows of the account. */
  readonly bars: number;
  /** The market rules that shaped its end; empty without a rule pack. */
  readonly ruleIds: readonly string[];
}

/**
 * From when on a test is measured. warm-up: from the first close at which the rule can enter, when `by` is known at last.
 * first-bar: the rule can enter from the start, or that was asked for. never: it cannot enter at all, and all of it is measured.
 */
export interface MeasuredFrom {
  readonly row: number;
  readonly why: 'warm-up' | 'first-bar' | 'never';
  readonly by: Expression | null;
}

/** Performance metrics by id; null where the history cannot carry one. */
export type MetricValues = Readonly<Record<string, number | null>>;

/** An account that money was paid into, in its currency. Columns have one value per time. */
export interface PaidIn {
  /** All that was paid in up to each time, and what the account was worth then. */
  readonly paid: Float64Array;
  readonly worth: Float64Array;
  /** The same deposits put into the benchmark, each at the close before it came; null without one. */
  readonly benchmark: Float64Array | null;
  /** Payments that were made. */
  readonly payments: number;
  /** Gain over what was paid in. */
  readonly gain: number | null;
  /** Annual return on the money itself, see `moneyWeightedReturn`; null where it means nothing. */
  readonly moneyWeighted: number | null;
  readonly benchmarkMoneyWeighted: number | null;
}

/** A finished back-test of a strategy. Columns have one value per time of the account, oldest first, in its currency. */
export interface StrategyBacktest {
  readonly specHash: string;
  readonly parameters: ParameterValues;
  readonly time: Float64Array;
  /** Of an account that money is paid into: what the cash would have become, growth of the account without its deposits. */
  readonly equity: Float64Array;
  /** Value held over equity, long and short added up. */
  readonly exposure: Float64Array;
  /** What was paid in and what became of it; absent = the account began with all of its cash. */
  readonly paidIn?: PaidIn;
  /** The same cash held in the benchmark from the close that is measured from on; null without one. */
  readonly benchmark: Float64Array | null;
  /** Metrics, those of the benchmark too, are of the rows from here on: before, the account is cash. */
  readonly measured: MeasuredFrom;
  /** First row that counts as out of sample. */
  readonly outOfSampleFrom: number;
  readonly fills: readonly AccountFill[];
  readonly trades: readonly AccountTrade[];
  /** Positions that are still open, by asset: units, marked at the last close, which was at `pricedAt`. */
  readonly open: readonly {
    readonly asset: number;
    readonly units: number;
    readonly price: number;
    readonly pricedAt: number;
    /** Paid for it so far, in the asset's currency; absent = no perpetual future. */
    readonly funding?: number;
  }[];
  readonly rejections: readonly AccountRejection[];
  readonly flags: readonly BacktestFlag[];
  /** Taken from dividends by the market, in the account's currency. */
  readonly taxes: number;
  /** Funding paid, less what was received, in the account's currency; absent = no perpetual future. */
  readonly funding?: number;
  readonly fillPolicy: FillPolicy;
  readonly metrics: {
    readonly whole: MetricValues;
    readonly inSample: MetricValues;
    readonly outOfSample: MetricValues;
    readonly benchmark: MetricValues | null;
    readonly benchmarkOutOfSample: MetricValues | null;
  };
}
