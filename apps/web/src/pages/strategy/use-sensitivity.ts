import { useEffect, useState } from 'react';
import type { SpecParameter, StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { variantsTask } from '@plumbline/quant/engine/tasks/variants';
import { heldInput } from './held-input.ts';
import { backgroundPool } from '../../workers/engine-pool.ts';

/** Sharpe before the out-of-sample boundary over the range of one parameter. */
export interface Sensitivity {
  readonly values: readonly number[];
  readonly sharpe: readonly number[];
}

const points = 21;

/** Values spread evenly over a parameter's range, each one it can take. */
export function spreadValues({ min, max, step }: SpecParameter, count: number): readonly number[] {
  const steps = Math.floor((max - min) / step + 1e-9);
  const wanted = Math.min(count, steps + 1);
  if (wanted <= 1) return [min];
  const rows = Array.from({ length: wanted }, (_, at) => Math.round((at * steps) / (wanted - 1)));
  return [...new Set(rows)].map((row) => Number((min + row * step).toPrecision(12)));
}

/**
 * A line per parameter, the others as they are now. Computed after the sliders have rested, behind the back-test itself,
 * and reported as one disclosed sweep each.
 */
export function useSensitivity(
  spec: StrategySpec,
  input: BacktestInput | null,
  parameters: ParameterValues,
  onSweep: (keys: readonly string[], size: number) => void,
): Readonly<Record<string, Sensitivity>> {
  const [lines, setLines] = useState<Readonly<Record<string, Sensitivity>>>({});
  useEffect(() => {
    if (input === null || spec.parameters.length === 0) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const ranges = spec.parameters.map((parameter) => ({
        key: parameter.key,
        values: spreadValues(parameter, points),
      }));
      const variants = ranges.flatMap(({ key, values }) => values.map((value) => ({ ...parameters, [key]: value })));
      const options = { latest: 'sensitivity', signal: stop.signal, shared: heldInput(input) };
      backgroundPool.run(variantsTask, { input, variants }, options).then(
        ({ sharpe }) => {
          let from = 0;
          const next: Record<string, Sensitivity> = {};
          for (const { key, values } of ranges) {
            next[key] = { values, sharpe: [...sharpe.subarray(from, from + values.length)] };
            from += values.length;
          }
          setLines(next);
          for (const { key, values } of ranges) onSweep([key], values.length);
        },
        // Superseded, or refused: the lines simply stay as they are; the back-test itself says what is wrong.
        () => undefined,
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [spec, input, parameters, onSweep]);
  return lines;
}
