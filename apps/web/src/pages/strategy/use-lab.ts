import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { periodsPerYear } from '@plumbline/quant/engine/strategy/bars-per-year';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { backtestTask } from '@plumbline/quant/engine/tasks/backtest';
import { universeQuery, type UniverseData } from '../../lib/universe.ts';
import { backgroundPool, enginePool } from '../../workers/engine-pool.ts';

/** What the page prints; a slider does not wait for the rest. */
const shownMetrics = ['annualReturn', 'sharpe', 'maxDrawdown', 'calmar', 'averageExposure', 'tradeWinRate', 'turnover'];

/** A back-test with how long this browser took for it. */
export interface LabResult {
  readonly backtest: StrategyBacktest;
  readonly hash: string;
  readonly ms: number;
  /** What was tested, with the edits of that moment. */
  readonly spec: StrategySpec;
}

export interface Lab {
  readonly universe: UniverseData | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** What every computation of this page starts from; null until the prices are here. */
  readonly input: BacktestInput | null;
  /** The latest finished one; it stays while the next is under way. */
  readonly result: LabResult | null;
  readonly isRunning: boolean;
}

/** Back-tests a strategy in this browser whenever its parameters change: the latest wins, the previous stays meanwhile. */
export function useLab(spec: StrategySpec, parameters: ParameterValues): Lab {
  const query = useQuery(universeQuery(spec));
  const universe = query.data;
  const input = useMemo((): BacktestInput | null => {
    if (universe === undefined || universe.assets.length === 0) return null;
    const { assets, references, rates, benchmark } = universe;
    const account = { ...accountOf(assets), periodsPerYear: periodsPerYear(spec, assets) };
    return { ...account, spec, assets, references, rates, benchmark };
  }, [universe, spec]);
  const [result, setResult] = useState<LabResult | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isRunning, setRunning] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(0);

  useEffect(() => {
    // Workers get ready while the prices are on their way.
    Promise.all([enginePool.warmUp(), backgroundPool.warmUp()]).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (input === null) return;
    const started = performance.now();
    newest.current += 1;
    const own = newest.current;
    setRunning(true);
    const order = { ...input, parameters, metrics: shownMetrics };
    enginePool.run(backtestTask, order, { latest: 'lab', shared: input }).then(
      ({ backtest, hash }) => {
        setResult({ backtest, hash, ms: performance.now() - started, spec: input.spec });
        setFailure(null);
        if (own === newest.current) setRunning(false);
      },
      (reason: unknown) => {
        if (reason instanceof PlumblineError && reason.code === 'cancelled') return;
        setFailure(reason);
        setRunning(false);
      },
    );
  }, [input, parameters, attempt]);

  return {
    universe,
    isLoading: query.isPending,
    error: query.error ?? failure,
    retry: () => {
      if (query.isError) void query.refetch();
      else setAttempt((count) => count + 1);
    },
    input,
    result,
    isRunning,
  };
}
