import { useEffect, useState } from 'react';
import { PlumblineError } from '@plumbline/model/errors';
import { verdictSeed } from '@plumbline/quant/evidence/verdict-seed';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { robustnessTask, type Robustness } from '@plumbline/quant/engine/tasks/robustness';
import { backgroundPool } from '../../../workers/engine-pool.ts';

export interface Tested {
  /** What has been found so far; it fills up piece by piece. */
  readonly found: Partial<Robustness>;
  readonly failed: unknown;
}

const restMs = 400;

/** The tables and curves behind the verdict for the present setting, each as soon as it is there. */
export function useRobustness(input: BacktestInput, parameters: ParameterValues, trials: number): Tested {
  const [tested, setTested] = useState<Tested>({ found: {}, failed: null });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const given = { ...input, parameters, trials: Math.max(1, trials), seed: verdictSeed };
      const onPart = (part: Partial<Robustness>): void =>
        setTested(({ found }) => ({ found: { ...found, ...part }, failed: null }));
      const options = { latest: 'robustness', signal: stop.signal, onPart, shared: input };
      backgroundPool.run(robustnessTask, given, options).then(
        (found) => setTested({ found, failed: null }),
        (failed: unknown) => {
          if (failed instanceof PlumblineError && failed.code === 'cancelled') return;
          setTested({ found: {}, failed });
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [input, parameters, trials]);
  return tested;
}
