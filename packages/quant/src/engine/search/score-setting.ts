import { compileStrategy } from '../strategy/compile-strategy.ts';
import { accountMetrics, tradeRecords } from '../strategy/account-metrics.ts';
import { accountTrades } from '../strategy/account-trades.ts';
import { benchmarkEquity } from '../strategy/backtest-strategy.ts';
import type { ParameterValues } from '../strategy/kernel.ts';
import { cachesFor, runAccount, type Account } from '../strategy/run-account.ts';
import type { BacktestInput, MetricValues } from '../strategy/strategy-backtest.ts';
import type { Objective } from './objective.ts';

/** Metrics of an account by id, those alone that an objective reads; benchmark metrics where the input has one. */
export function metricsOf(input: BacktestInput, account: Account, only: ReadonlySet<string> | null): MetricValues {
  const { time, equity, exposure, fills, fundingPaid } = account;
  const benchmark = benchmarkEquity(input, time);
  const span = {
    equity,
    before: input.cash,
    exposure,
    ...(benchmark === null ? {} : { benchmark }),
    trades: tradeRecords(accountTrades(input.assets, fills, time, fundingPaid), time),
    periodsPerYear: input.periodsPerYear,
  };
  return accountMetrics(span, only);
}

/**
 * The score of a setting: its back-test over all bars of the input, measured by an objective. Computed columns are kept from
 * one setting to the next.
 */
export function scorer(input: BacktestInput, objective: Objective): (parameters: ParameterValues) => number {
  const strategy = compileStrategy(input.spec);
  const caches = cachesFor(input);
  return (parameters) => {
    const own = { ...input, parameters: { ...input.parameters, ...parameters } };
    return objective.scoreOf(metricsOf(own, runAccount(strategy, own, caches), objective.reads));
  };
}
