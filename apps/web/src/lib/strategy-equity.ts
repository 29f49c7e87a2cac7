import { queryOptions } from '@tanstack/react-query';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { accountOf } from '@plumbline/quant/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/strategy/backtest-asset';
import { specHash } from '@plumbline/quant/strategy/compile-strategy';
import { backtestTask } from '@plumbline/quant/tasks/backtest';
import { backgroundPool } from '../workers/engine-pool.ts';
import type { DatedEquity } from './mix.ts';
import { universeQuery } from './universe.ts';

/** The account of a strategy as it is saved, computed in this browser: what strategies are laid beside each other by. */
export function strategyEquityQuery(spec: StrategySpec) {
  return queryOptions({
    queryKey: ['strategy-equity', specHash(spec)],
    queryFn: async ({ client, signal }): Promise<DatedEquity> => {
      const { assets, references, rates, benchmark } = await client.fetchQuery(universeQuery(spec));
      if (assets.length === 0) throw new PlumblineError('data-unavailable', 'None of its instruments has prices here.');
      const input = { ...accountOf(assets), spec, assets, references, rates, benchmark, metrics: [] };
      const order = { ...input, periodsPerYear: periodsPerYear(spec) };
      const { backtest } = await backgroundPool.run(backtestTask, order, { signal });
      return { time: backtest.time, equity: backtest.equity };
    },
    staleTime: 5 * 60_000,
    structuralSharing: false,
    retry: false,
  });
}
