import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StrategyView } from '@plumbline/contract/strategy';
import { isIntraday, type Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/engine/strategy/bars-per-year';
import { specHash } from '@plumbline/quant/engine/strategy/compile-strategy';
import { backtestTask } from '@plumbline/quant/engine/tasks/backtest';
import { strategiesQuery } from '../../lib/strategies.ts';
import { universeQuery } from '../../lib/universe.ts';
import { backgroundPool } from '../../workers/engine-pool.ts';
import { alignAccount, positionsOf, type LanePosition } from './strategy-lane.ts';

/** The strategy as it is saved, tested in this browser by the code that its page uses. */
function laneQuery(spec: StrategySpec | null) {
  return queryOptions({
    queryKey: ['strategy-lane', spec === null ? '' : specHash(spec)],
    queryFn:
      spec === null
        ? skipToken
        : async ({ client, signal }) => {
            const { assets, references, rates, benchmark, simulated } = await client.fetchQuery(universeQuery(spec));
            if (assets.length === 0)
              throw new PlumblineError('data-unavailable', 'None of its instruments has prices here.');
            const input = { ...accountOf(assets), spec, assets, references, rates, benchmark, metrics: [] };
            const request = { ...input, periodsPerYear: periodsPerYear(spec, assets) };
            const { backtest } = await backgroundPool.run(backtestTask, request, { signal });
            return { backtest, ids: assets.map(({ id }) => id), simulated };
          },
    staleTime: 5 * 60_000,
    structuralSharing: false,
    retry: false,
  });
}

/** A strategy below the price: what it held of the instrument, and its account. */
export interface StrategyLane {
  readonly strategy: StrategyView;
  /** Oldest first, up to the last bar of the chart. */
  readonly positions: readonly LanePosition[];
  /** The whole account over what it began with, at the bars of the chart. */
  readonly account: Float64Array;
  /** Growth of the account to the last bar, from the first. */
  readonly growth: number;
  readonly since: number;
}

export interface StrategyLaneState {
  /** Strategies of the reader that may hold the instrument. */
  readonly offered: readonly StrategyView[];
  /** Whether the strategies have come: until then nobody knows that none trades it. */
  readonly isAnswered: boolean;
  readonly lane: StrategyLane | null;
  /** Why there is none; null while it comes or none is asked for. */
  readonly why: 'other-bars' | 'other-side' | 'failed' | null;
}

/** The lane of the strategy that the address names, if it is the reader's and trades the instrument. */
export function useStrategyLane(
  id: InstrumentId,
  times: Float64Array,
  interval: Interval,
  isSimulated: boolean,
  strategyId: string | null,
): StrategyLaneState {
  const strategies = useQuery(strategiesQuery).data?.strategies;
  const offered = useMemo(
    () => (strategies ?? []).filter(({ current }) => current.spec.universe.instruments.includes(id)),
    [strategies, id],
  );
  const strategy = offered.find((one) => one.id === strategyId) ?? null;
  // A day has no place among the hours of it.
  const hasOtherBars = strategy !== null && isIntraday(interval) !== isIntraday(strategy.current.spec.bar);
  const test = useQuery(laneQuery(strategy === null || hasOtherBars ? null : strategy.current.spec));
  const lane = useMemo((): StrategyLane | null => {
    if (strategy === null || hasOtherBars || test.data === undefined || test.data.simulated !== isSimulated)
      return null;
    const { backtest, ids } = test.data;
    const start = backtest.equity[0] ?? Number.NaN;
    const account = alignAccount(
      times,
      backtest.time,
      backtest.equity.map((equity) => equity / start),
    );
    return {
      strategy,
      positions: positionsOf(backtest, ids.indexOf(id), times),
      account,
      growth: (account.at(-1) ?? Number.NaN) - 1,
      since: backtest.time[0] ?? Number.NaN,
    };
  }, [strategy, hasOtherBars, test.data, isSimulated, id, times]);
  const isOtherSide = test.data !== undefined && test.data.simulated !== isSimulated;
  const why = hasOtherBars ? 'other-bars' : isOtherSide ? 'other-side' : test.isError ? 'failed' : null;
  return { offered, isAnswered: strategies !== undefined, lane, why };
}
