import { evenRanges, type Task } from '../pool/task.ts';
import {
  bootstrapRange,
  emptyOutcomes,
  prepareBootstrap,
  type PathOutcomes,
  type PreparedBootstrap,
  type ResampleOptions,
} from '../sweep/resample.ts';
import { joinColumns } from '../pool/join-columns.ts';

export interface BootstrapInput {
  readonly returns: Float64Array;
  readonly options: ResampleOptions;
}

const pathsPerRange = 256;

/** Bootstrap of a return series: the ranges are paths, each of which follows from the seed and its own number. */
export const bootstrapTask: Task<BootstrapInput, PreparedBootstrap, PathOutcomes, PathOutcomes> = {
  id: 'bootstrap',
  plan: ({ options }) => evenRanges(options.paths, pathsPerRange),
  prepare: ({ returns, options }) => prepareBootstrap(returns, options),
  run: (bootstrap, { from, to }) => bootstrapRange(bootstrap, from, to),
  reduce: (parts, { options }) => joinColumns(parts, emptyOutcomes(options.paths)),
};
