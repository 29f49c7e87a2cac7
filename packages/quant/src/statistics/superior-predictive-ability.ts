import { PlumblineError } from '@plumbline/model/errors';
import { nextIndex, nextUniform, randomStream, type RandomStream } from '../engine/sweep/random.ts';
import { longRunVariance } from './long-run-variance.ts';

export interface PredictiveAbilityOptions {
  /** Resampled histories. */
  readonly paths: number;
  /** Mean length of the blocks they are joined of, in periods. */
  readonly blockLength: number;
  readonly seed: number;
}

/**
 * Whether the best of many tries beats the benchmark by more than luck among so many would. Each is the probability of a
 * lead as large as the one seen if no try were truly better: small is good.
 */
export interface PredictiveAbility {
  /** Largest studentised lead over the benchmark: mean of the differences over its standard error. */
  readonly statistic: number;
  /** Which try that is. */
  readonly best: number;
  /** Hansen's three: poor tries counted as no worse than the benchmark, recognised as poor, counted in full. */
  readonly lower: number;
  readonly consistent: number;
  readonly upper: number;
  /** White's reality check: the same without dividing by standard errors. */
  readonly realityCheck: number;
  readonly trials: number;
  readonly paths: number;
}

function refuse(field: string, problem: string): never {
  throw new PlumblineError('bad-input', `Superior predictive ability: ${field} ${problem}`, { field });
}

function check(
  trials: readonly Float64Array[],
  benchmark: Float64Array | null,
  options: PredictiveAbilityOptions,
): void {
  const length = trials[0]?.length ?? 0;
  if (trials.length === 0) refuse('trials', 'are missing. Give the returns of every try made.');
  if (length < 3) refuse('trials', `have ${length} periods. Give at least three.`);
  for (const column of benchmark === null ? trials : [...trials, benchmark]) {
    if (column.length !== length) refuse('trials', 'must cover the same periods as the benchmark.');
    const row = column.findIndex((value) => !Number.isFinite(value));
    if (row >= 0) refuse('trials', `must be numbers throughout; row ${row} is ${column[row]}.`);
  }
  const { paths, blockLength } = options;
  if (!Number.isInteger(paths) || paths < 1) refuse('paths', `must be a whole number of 1 or more, not ${paths}.`);
  if (!(blockLength >= 1 && blockLength <= length)) {
    refuse('blockLength', `must be from 1 to the ${length} periods, not ${blockLength}.`);
  }
}

/** The tries' leads over the benchmark, ready for resampling: one column per try that ever differs from it. */
interface Leads {
  readonly columns: number;
  /** Which try each column is. */
  readonly tries: readonly number[];
  readonly mean: Float64Array;
  /** Standard error of the mean under the bootstrap itself. */
  readonly error: Float64Array;
  /**
   * Running sums of the centred leads, all columns of a period side by side, over the history laid out twice, so that a block
   * wrapped around the end is one difference and one stretch of memory.
   */
  readonly sums: Float64Array;
}

function leadsOf(trials: readonly Float64Array[], benchmark: Float64Array | null, blockLength: number): Leads {
  const n = trials[0].length;
  const columns = trials.flatMap((trial, at) => {
    const lead = benchmark === null ? trial : trial.map((value, i) => value - benchmark[i]);
    const mean = lead.reduce((sum, value) => sum + value, 0) / n;
    const centred = lead.map((value) => value - mean);
    const error = Math.sqrt(Math.max(longRunVariance(centred, blockLength), 0) / n);
    return error > 0 ? [{ at, mean, error, centred }] : [];
  });
  const count = columns.length;
  const sums = new Float64Array((2 * n + 1) * count);
  for (let i = 0; i < 2 * n; i += 1) {
    const row = i * count;
    for (let k = 0; k < count; k += 1) sums[row + count + k] = sums[row + k] + columns[k].centred[i % n];
  }
  return {
    columns: count,
    tries: columns.map(({ at }) => at),
    mean: Float64Array.from(columns, ({ mean }) => mean),
    error: Float64Array.from(columns, ({ error }) => error),
    sums,
  };
}

/** Means of the centred leads over one resampled history, into `out`. */
function resample(
  { sums, columns }: Leads,
  n: number,
  blockLength: number,
  stream: RandomStream,
  out: Float64Array,
): void {
  out.fill(0);
  const decay = blockLength === 1 ? Number.NEGATIVE_INFINITY : Math.log(1 - 1 / blockLength);
  for (let done = 0; done < n;) {
    const from = nextIndex(stream, n);
    const wanted = 1 + Math.floor(Math.log(1 - nextUniform(stream)) / decay);
    const length = Math.min(wanted, n - done);
    const start = from * columns;
    const end = (from + length) * columns;
    for (let k = 0; k < columns; k += 1) out[k] += sums[end + k] - sums[start + k];
    done += length;
  }
  for (let k = 0; k < columns; k += 1) out[k] /= n;
}

/**
 * Tests whether the best of all tries truly beats the benchmark (Hansen 2005; White 2000), by stationary bootstrap.
 *
 * What it tells an investor: whether the winner of a search is more than the luckiest of many. trials: returns per period of
 * every try made, none left out, n ≥ 3 of one length; benchmark: the same periods, null = cash without interest. The answer
 * depends on the seed to within sqrt(p(1 - p) / paths). A try that never differs from the benchmark has no say; NaN when
 * none does. Throws `bad-input` naming the field.
 */
export function superiorPredictiveAbility(
  trials: readonly Float64Array[],
  benchmark: Float64Array | null,
  options: PredictiveAbilityOptions,
): PredictiveAbility {
  check(trials, benchmark, options);
  const { paths, blockLength, seed } = options;
  const n = trials[0].length;
  const leads = leadsOf(trials, benchmark, blockLength);
  const { columns, mean, error } = leads;
  if (columns === 0) {
    const none = Number.NaN;
    return {
      statistic: none,
      best: -1,
      lower: none,
      consistent: none,
      upper: none,
      realityCheck: none,
      trials: trials.length,
      paths,
    };
  }
  const studentised = mean.map((value, k) => value / error[k]);
  const statistic = studentised.reduce((most, value) => Math.max(most, value));
  const best = leads.tries[studentised.indexOf(statistic)];
  const plain = mean.reduce((most, value) => Math.max(most, value));
  // A try this far below the benchmark is poor beyond doubt (law of the iterated logarithm) and is not held to be equal to it.
  const doubt = Math.sqrt(2 * Math.log(Math.log(n)));
  const floored = mean.map((value) => Math.min(value, 0));
  const poor = mean.map((value, k) => (value < -error[k] * doubt ? value : 0));
  const means = new Float64Array(columns);
  let lower = 0;
  let consistent = 0;
  let upper = 0;
  let unscaled = 0;
  for (let path = 0; path < paths; path += 1) {
    resample(leads, n, blockLength, randomStream(seed, path), means);
    let top = Number.NEGATIVE_INFINITY;
    let topConsistent = top;
    let topLower = top;
    let topPlain = top;
    for (let k = 0; k < columns; k += 1) {
      const drawn = means[k];
      const scale = error[k];
      if (drawn > topPlain) topPlain = drawn;
      if (drawn / scale > top) top = drawn / scale;
      if ((drawn + poor[k]) / scale > topConsistent) topConsistent = (drawn + poor[k]) / scale;
      if ((drawn + floored[k]) / scale > topLower) topLower = (drawn + floored[k]) / scale;
    }
    if (topLower > statistic) lower += 1;
    if (topConsistent > statistic) consistent += 1;
    if (top > statistic) upper += 1;
    if (topPlain > plain) unscaled += 1;
  }
  return {
    statistic,
    best,
    lower: lower / paths,
    consistent: consistent / paths,
    upper: upper / paths,
    realityCheck: unscaled / paths,
    trials: trials.length,
    paths,
  };
}
