import { compileStrategy } from '../strategy/compile-strategy.ts';
import { accountMetrics, tradeRecords } from '../strategy/account-metrics.ts';
import { accountTrades } from '../strategy/account-trades.ts';
import { benchmarkEquity } from '../strategy/backtest-strategy.ts';
import type { ParameterValues } from '../strategy/kernel.ts';
import { cachesFor, runAccount, type Account } from '../strategy/run-account.ts';
import type { BacktestInput, MetricValues } from '../strategy/strategy-backtest.ts';
import { sweepFrom } from '../sweep/sweep-window.ts';
import type { Objective } from './objective.ts';
import type { SearchSpace } from './search-space.ts';

/** Metrics of an account by id, those alone that an objective reads; benchmark metrics where the input has one. from: the row at whose close measuring begins. */
export function metricsOf(
  input: BacktestInput,
  account: Account,
  only: ReadonlySet<string> | null,
  from = 0,
): MetricValues {
  const { time, equity, exposure, fills, fundingPaid } = account;
  const benchmark = benchmarkEquity(input, time, from);
  const span = {
    equity: equity.subarray(from),
    before: from === 0 ? input.cash : equity[from],
    exposure: exposure.subarray(from),
    ...(benchmark === null ? {} : { benchmark: benchmark.subarray(from) }),
    trades: tradeRecords(accountTrades(input.assets, fills, time, fundingPaid), time).filter(
      ({ exitIndex }) => from === 0 || exitIndex > from,
    ),
    periodsPerYear: input.periodsPerYear,
  };
  return accountMetrics(span, only);
}

/**
 * The score of a setting: its back-test measured by an objective, over the bars on which all settings of a space can act.
 * Computed columns are kept from one setting to the next.
 */
export function scorer(
  input: BacktestInput,
  { axes }: Pick<SearchSpace, 'axes'>,
  objective: Objective,
): (parameters: ParameterValues) => number {
  const strategy = compileStrategy(input.spec);
  const caches = cachesFor(input);
  const from = sweepFrom(strategy, input, axes, caches);
  return (parameters) => {
    const own = { ...input, parameters: { ...input.parameters, ...parameters } };
    return objective.scoreOf(metricsOf(own, runAccount(strategy, own, caches), objective.reads, from));
  };
}
