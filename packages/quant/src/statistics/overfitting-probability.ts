import { PlumblineError } from '@plumbline/model/errors';

/** How the best of many tries fares on data it was not chosen on. Print it with N and S: both move the answer. */
export interface OverfittingProbability {
  /** Share of the splits in which the winner falls into the worse half out of sample, 0..1. */
  readonly probability: number;
  /** Share of the splits in which the winner's Sharpe ratio is negative out of sample, 0..1. */
  readonly lossProbability: number;
  /** One per split, in lexicographic order of the blocks used for choosing. */
  readonly logits: Float64Array;
  readonly trials: number;
  readonly blocks: number;
}

/**
 * Probability of back-test overfitting by combinatorially symmetric cross-validation (Bailey, Borwein, López de Prado
 * and Zhu 2017). The periods are cut into `blocks` equal contiguous parts in order (an even number; periods left over
 * at the end are dropped); for every choice of half of them the try with the best per-period Sharpe ratio there is
 * ranked on the other half: logit of rank / (N + 1), overfit when it is <= 0.
 * `trials`: per-period returns of every try made, of one length; at least two, none left out, or the answer is flattery.
 */
export function overfittingProbability(trials: readonly Float64Array[], blocks: number): OverfittingProbability {
  const length = Math.floor((trials[0]?.length ?? 0) / blocks);
  if (trials.length < 2)
    throw new PlumblineError('bad-input', 'Overfitting is a matter of choice: give at least two tries.');
  if (blocks < 2 || blocks % 2 !== 0)
    throw new PlumblineError('bad-input', 'The number of blocks must be even, such as 16.');
  if (length < 2) throw new PlumblineError('bad-input', 'Each block needs at least two periods.');
  if (trials.some((trial) => trial.length !== trials[0].length)) {
    throw new PlumblineError('bad-input', 'All tries must cover the same periods.');
  }
  const moments = trials.map((trial) => blockMoments(trial, blocks, length));
  const logits: number[] = [];
  let losses = 0;
  forEachHalf(blocks, (chosen) => {
    const inside = moments.map((moment) => sharpeOver(moment, chosen, true, length));
    const outside = moments.map((moment) => sharpeOver(moment, chosen, false, length));
    const winner = outside[indexOfBest(inside)];
    const below = outside.filter((value) => value < winner).length;
    const equal = outside.filter((value) => value === winner).length;
    const rank = (below + (equal + 1) / 2) / (trials.length + 1);
    logits.push(Math.log(rank / (1 - rank)));
    if (winner < 0) losses += 1;
  });
  return {
    probability: logits.filter((logit) => logit <= 0).length / logits.length,
    lossProbability: losses / logits.length,
    logits: Float64Array.from(logits),
    trials: trials.length,
    blocks,
  };
}

interface BlockMoments {
  readonly sum: Float64Array;
  readonly squares: Float64Array;
}

/** Sums are taken around the average of the whole series, so that squares keep their digits. */
function blockMoments(trial: Float64Array, blocks: number, length: number): BlockMoments & { readonly center: number } {
  const used = trial.subarray(0, blocks * length);
  const center = used.reduce((total, value) => total + value, 0) / used.length;
  const sum = new Float64Array(blocks);
  const squares = new Float64Array(blocks);
  for (let i = 0; i < used.length; i += 1) {
    const distance = used[i] - center;
    const block = Math.floor(i / length);
    sum[block] += distance;
    squares[block] += distance * distance;
  }
  return { sum, squares, center };
}

function sharpeOver(
  moments: BlockMoments & { readonly center: number },
  chosen: readonly boolean[],
  wanted: boolean,
  length: number,
): number {
  let sum = 0;
  let squares = 0;
  for (let block = 0; block < chosen.length; block += 1) {
    if (chosen[block] !== wanted) continue;
    sum += moments.sum[block];
    squares += moments.squares[block];
  }
  const n = (chosen.length / 2) * length;
  const variance = (squares - (sum * sum) / n) / (n - 1);
  // A try that never traded has no spread; it ranks as zero, between gains and losses.
  return variance > 0 ? (moments.center + sum / n) / Math.sqrt(variance) : 0;
}

function indexOfBest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i += 1) if (values[i] > values[best]) best = i;
  return best;
}

/** Calls back with every choice of half the blocks, in lexicographic order. */
function forEachHalf(blocks: number, visit: (chosen: readonly boolean[]) => void): void {
  const chosen = Array.from({ length: blocks }, () => false);
  const choose = (from: number, left: number): void => {
    if (left === 0) {
      visit(chosen);
      return;
    }
    for (let block = from; block <= blocks - left; block += 1) {
      chosen[block] = true;
      choose(block + 1, left - 1);
      chosen[block] = false;
    }
  };
  choose(0, blocks / 2);
}
