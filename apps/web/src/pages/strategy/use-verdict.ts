import { useEffect, useState } from 'react';
import { PlumblineError } from '@plumbline/model/errors';
import type { Verdict } from '@plumbline/model/verdict';
import { verdictSeed } from '@plumbline/quant/evidence/verdict-seed';
import type { ParameterValues } from '@plumbline/quant/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/strategy/strategy-backtest';
import { verdictTask } from '@plumbline/quant/tasks/verdict';
import { backgroundPool } from '../../workers/engine-pool.ts';

export interface Judged {
  /** The latest finished one; null before the first. */
  readonly verdict: Verdict | null;
  /** Why there will be none. */
  readonly failed: string | null;
  /** Share of the checks that are made, while they are made. */
  readonly progress: number | null;
}

/** After the sliders have rested for this long the present setting is judged. */
const restMs = 350;

/** The verdict on a strategy with its present parameters, computed in this browser check by check. */
export function useVerdict(input: BacktestInput | null, parameters: ParameterValues, trials: number): Judged {
  const [judged, setJudged] = useState<Judged>({ verdict: null, failed: null, progress: null });
  useEffect(() => {
    if (input === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const given = { ...input, parameters, trials: Math.max(1, trials), seed: verdictSeed };
      const onProgress = (done: number, total: number): void =>
        setJudged((known) => ({ ...known, progress: done / total }));
      const options = { latest: 'verdict', signal: stop.signal, onProgress, shared: input };
      backgroundPool.run(verdictTask, given, options).then(
        (verdict) => setJudged({ verdict, failed: null, progress: null }),
        (reason: unknown) => {
          if (reason instanceof PlumblineError && reason.code === 'cancelled') return;
          const failed = reason instanceof Error ? reason.message : String(reason);
          setJudged({ verdict: null, failed, progress: null });
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [input, parameters, trials]);
  return judged;
}
