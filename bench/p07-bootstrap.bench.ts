import { bootstrapPaths, type ResampleOptions } from '@plumbline/quant/engine/sweep/resample';
import { print, timeCall } from './lib/measure.ts';
import { decade, returnsOf } from './lib/series.ts';

const returns = returnsOf(decade());
const options = { paths: 10_000, seed: 1, periodsPerYear: 252, blockLength: 20 } as const;
const ms = (method: ResampleOptions['method']): number =>
  timeCall(() => bootstrapPaths(returns, { ...options, method }), 21, 8);

print([
  { id: 'P7 10,000 paths in blocks', value: ms('block'), unit: 'ms', budget: 40 },
  // The goal is for blocks of one length; random lengths are drawn besides.
  { id: 'P7 10,000 stationary paths', value: ms('stationary'), unit: 'ms' },
]);
