import { queryOptions } from '@tanstack/react-query';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/engine/strategy/bars-per-year';
import { specHash } from '@plumbline/quant/engine/strategy/compile-strategy';
import { tradedShares } from '@plumbline/quant/engine/strategy/traded-shares';
import { backtestTask } from '@plumbline/quant/engine/tasks/backtest';
import { backgroundPool } from '../workers/engine-pool.ts';
import type { DatedEquity } from './mix.ts';
import { universeQuery } from './universe.ts';

export interface StrategyAccount extends DatedEquity {
  /** Bought and sold on each bar, over what the account was worth before. */
  readonly traded: Float64Array;
  readonly periodsPerYear: number;
}

/** The account of a strategy as it is saved, computed in this browser: what strategies are laid beside each other by. */
export function strategyEquityQuery(spec: StrategySpec) {
  return queryOptions({
    queryKey: ['strategy-equity', specHash(spec)],
    queryFn: async ({ client, signal }): Promise<StrategyAccount> => {
      const { assets, references, rates, benchmark } = await client.fetchQuery(universeQuery(spec));
      if (assets.length === 0) throw new PlumblineError('data-unavailable', 'None of its instruments has prices here.');
      const input = { ...accountOf(assets), spec, assets, references, rates, benchmark, metrics: [] };
      const order = { ...input, periodsPerYear: periodsPerYear(spec, assets) };
      const { backtest } = await backgroundPool.run(backtestTask, order, { signal });
      const { time, equity } = backtest;
      return { time, equity, traded: tradedShares(backtest, order), periodsPerYear: order.periodsPerYear };
    },
    staleTime: 5 * 60_000,
    structuralSharing: false,
    retry: false,
  });
}
