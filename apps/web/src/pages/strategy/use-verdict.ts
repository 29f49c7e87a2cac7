import { useEffect, useMemo, useRef, useState } from 'react';
import { PlumblineError } from '@plumbline/model/errors';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { describeAnswer } from '@plumbline/quant/evidence/judge';
import { recountTrials } from '@plumbline/quant/evidence/recount-trials';
import { verdictSeed } from '@plumbline/quant/evidence/verdict-seed';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { verdictTask } from '@plumbline/quant/engine/tasks/verdict';
import { backgroundPool } from '../../workers/engine-pool.ts';

export interface Judged {
  /** The latest finished one; null before the first. */
  readonly verdict: Verdict | null;
  /** Checks of the present setting that are made, in the order they came; empty when none is under way. */
  readonly arrived: readonly VerdictCheck[];
  /** Why there will be none. */
  readonly failed: string | null;
  /** Share of the checks that are made, while they are made. */
  readonly progress: number | null;
  /** Whether the verdict is on the present setting, not on the one before. */
  readonly isCurrent: boolean;
}

/** What was judged, so that a verdict is never taken for one on another setting. */
interface Judgement extends Omit<Judged, 'isCurrent'> {
  readonly of: { readonly input: BacktestInput; readonly parameters: ParameterValues } | null;
}

/** After the sliders have rested for this long the present setting is judged; the first one at once. */
const restMs = 350;

const nothing: Judgement = { verdict: null, arrived: [], failed: null, progress: null, of: null };

/** The verdict on a strategy with its present parameters, computed in this browser; its checks arrive one by one. */
export function useVerdict(input: BacktestInput | null, parameters: ParameterValues, trials: number): Judged {
  const [judged, setJudged] = useState<Judgement>(nothing);
  const wasJudged = useRef(false);
  // A try more does not begin the checks again: it is counted into the answers that are there.
  const tries = useRef(trials);
  useEffect(() => {
    tries.current = trials;
  }, [trials]);
  useEffect(() => {
    if (input === null) return undefined;
    const stop = new AbortController();
    const begin = (): void => {
      const given = { ...input, parameters, trials: Math.max(1, tries.current), seed: verdictSeed };
      const arrived: VerdictCheck[] = [];
      const total = verdictTask.plan(given).length;
      setJudged((known) => ({ ...known, arrived: [], failed: null, progress: 0 }));
      backgroundPool
        .run(verdictTask, given, {
          latest: 'verdict',
          signal: stop.signal,
          shared: input,
          onPart: (answer) => {
            arrived.push(describeAnswer(answer));
            setJudged((known) => ({ ...known, arrived: [...arrived], progress: arrived.length / total }));
          },
        })
        .then(
          (verdict) => {
            wasJudged.current = true;
            setJudged({ ...nothing, verdict, of: { input, parameters } });
          },
          (reason: unknown) => {
            if (reason instanceof PlumblineError && reason.code === 'cancelled') return;
            setJudged({ ...nothing, failed: reason instanceof Error ? reason.message : String(reason) });
          },
        );
    };
    const timer = setTimeout(begin, wasJudged.current ? restMs : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [input, parameters]);
  return useMemo(() => {
    const { of, verdict, ...rest } = judged;
    const isCurrent = of !== null && of.input === input && of.parameters === parameters;
    if (verdict === null) return { ...rest, verdict, isCurrent };
    return { ...rest, verdict: recountTrials(verdict, Math.max(1, trials)), isCurrent };
  }, [judged, trials, input, parameters]);
}
