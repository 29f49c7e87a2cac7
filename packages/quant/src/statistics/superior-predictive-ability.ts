import { PlumblineError } from '@plumbline/model/errors';
import { nextIndex, nextUniform, randomStream, type RandomStream } from '../sweep/random.ts';

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

/** One try's leads over the benchmark, ready for resampling. */
interface Lead {
  readonly mean: number;
  /** Standard error of the mean under the bootstrap itself. */
  readonly error: number;
  /** Running sums over the history laid out twice, so that a block wrapped around the end is one difference. */
  readonly sums: Float64Array;
}

/** Long-run variance of the stationary bootstrap in closed form (Politis and Romano 1994, lemma 1). */
function longRunVariance(values: Float64Array, blockLength: number): number {
  const n = values.length;
  const stay = 1 - 1 / blockLength;
  let total = 0;
  for (let i = 0; i < n; i += 1) {
    const weight = i === 0 ? 1 : 2 * ((1 - i / n) * stay ** i + (i / n) * stay ** (n - i));
    if (weight < 1e-15) continue;
    let sum = 0;
    for (let t = i; t < n; t += 1) sum += values[t] * values[t - i];
    total += (weight * sum) / n;
  }
  return total;
}

function leadOf(trial: Float64Array, benchmark: Float64Array | null, blockLength: number): Lead {
  const n = trial.length;
  const lead = benchmark === null ? trial : trial.map((value, i) => value - benchmark[i]);
  const mean = lead.reduce((sum, value) => sum + value, 0) / n;
  const centred = lead.map((value) => value - mean);
  const sums = new Float64Array(2 * n + 1);
  for (let i = 0; i < 2 * n; i += 1) sums[i + 1] = sums[i] + centred[i % n];
  return { mean, error: Math.sqrt(Math.max(longRunVariance(centred, blockLength), 0) / n), sums };
}

/** Means of the centred leads over one resampled history, into `out`. */
function resample(
  leads: readonly Lead[],
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
    const to = from + Math.min(wanted, n - done);
    for (let k = 0; k < leads.length; k += 1) out[k] += leads[k].sums[to] - leads[k].sums[from];
    done += to - from;
  }
  for (let k = 0; k < out.length; k += 1) out[k] /= n;
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
  const all = trials.map((trial) => leadOf(trial, benchmark, blockLength));
  const leads = all.filter(({ error }) => error > 0);
  const studentised = all.map(({ mean, error }) => (error > 0 ? mean / error : Number.NEGATIVE_INFINITY));
  const statistic = Math.max(...studentised);
  const best = studentised.indexOf(statistic);
  if (leads.length === 0) {
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
  const plain = Math.max(...leads.map(({ mean }) => mean));
  // A try this far below the benchmark is poor beyond doubt (law of the iterated logarithm) and is not held to be equal to it.
  const doubt = Math.sqrt(2 * Math.log(Math.log(n)));
  const centres = leads.map(({ mean, error }) => ({
    lower: mean - Math.max(mean, 0),
    consistent: mean < -error * doubt ? mean : 0,
  }));
  const means = new Float64Array(leads.length);
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
    for (let k = 0; k < leads.length; k += 1) {
      const { error } = leads[k];
      top = Math.max(top, means[k] / error);
      topConsistent = Math.max(topConsistent, (means[k] + centres[k].consistent) / error);
      topLower = Math.max(topLower, (means[k] + centres[k].lower) / error);
      topPlain = Math.max(topPlain, means[k]);
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
