import { useEffect, useMemo, useRef, useState } from 'react';
import { PlumblineError } from '@plumbline/model/errors';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { describeAnswer } from '@plumbline/quant/evidence/judge';
import { recountTrials } from '@plumbline/quant/evidence/recount-trials';
import { verdictSeed } from '@plumbline/quant/evidence/verdict-seed';
import type { ParameterValues } from '@plumbline/quant/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/strategy/strategy-backtest';
import { verdictTask } from '@plumbline/quant/tasks/verdict';
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
}

/** After the sliders have rested for this long the present setting is judged; the first one at once. */
const restMs = 350;

const nothing: Judged = { verdict: null, arrived: [], failed: null, progress: null };

/** The verdict on a strategy with its present parameters, computed in this browser; its checks arrive one by one. */
export function useVerdict(input: BacktestInput | null, parameters: ParameterValues, trials: number): Judged {
  const [judged, setJudged] = useState<Judged>(nothing);
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
            setJudged({ ...nothing, verdict });
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
  return useMemo(
    () =>
      judged.verdict === null ? judged : { ...judged, verdict: recountTrials(judged.verdict, Math.max(1, trials)) },
    [judged, trials],
  );
}
