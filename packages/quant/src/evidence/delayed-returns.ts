import type { Subject } from './subject.ts';

/** Returns with every order filled so many bars later than it would be; null where the executor has no such thing. */
export function delayedReturns({ simulator, input, parameters, strategy }: Subject, bars: number): Float64Array | null {
  // An account over many instruments trades on its calendar; lateness is not among its settings.
  if (input.assets.length > 1 && strategy.isSeries) return null;
  const { execution } = input.spec;
  const spec = { ...input.spec, execution: { ...execution, delayBars: execution.delayBars + bars } };
  return simulator.returns({ parameters, spec });
}
