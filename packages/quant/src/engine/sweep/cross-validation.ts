import { PlumblineError } from '@plumbline/model/errors';

/** How the best of many tries fared on the half it was not chosen on, split by split. */
export interface CrossValidation {
  /** Share of splits with a logit of 0 or below: the probability of back-test overfitting. Print it with trials and blocks. */
  readonly probability: number;
  /** Share of splits in which the winner's Sharpe ratio was negative out of sample. */
  readonly lossProbability: number;
  readonly logits: Float64Array;
  readonly trials: number;
  readonly blocks: number;
}

interface Halves {
  readonly length: number;
  readonly blocks: number;
  readonly trials: number;
  /** Block sums by block, then trial: the inner loop runs over trials. */
  readonly sum: Float64Array;
  readonly squares: Float64Array;
  readonly totalSum: Float64Array;
  readonly totalSquares: Float64Array;
  readonly center: Float64Array;
}

function prepare(trials: readonly Float64Array[], blocks: number): Halves {
  const [first] = trials;
  const length = Math.floor((first?.length ?? 0) / blocks);
  const problem =
    trials.length < 2
      ? 'give at least two tries to choose between'
      : !Number.isInteger(blocks) || blocks < 2 || blocks > 20 || blocks % 2 !== 0
        ? `the number of blocks must be even, from 2 to 20, not ${blocks}`
        : length < 2
          ? 'each block needs at least two periods'
          : trials.some((trial) => trial.length !== first.length)
            ? 'all tries must cover the same periods'
            : null;
  if (problem !== null) throw new PlumblineError('bad-input', `Cross-validation: ${problem}.`, { field: 'trials' });
  const count = trials.length;
  const table: Halves = {
    length,
    blocks,
    trials: count,
    sum: new Float64Array(blocks * count),
    squares: new Float64Array(blocks * count),
    totalSum: new Float64Array(count),
    totalSquares: new Float64Array(count),
    center: new Float64Array(count),
  };
  for (const [t, trial] of trials.entries()) {
    const used = trial.subarray(0, blocks * length);
    // Around the average, so that the squares keep their digits.
    const center = used.reduce((total, value) => total + value, 0) / used.length;
    table.center[t] = center;
    for (let i = 0; i < used.length; i += 1) {
      const at = Math.floor(i / length) * count + t;
      const distance = used[i] - center;
      table.sum[at] += distance;
      table.squares[at] += distance * distance;
      table.totalSum[t] += distance;
      table.totalSquares[t] += distance * distance;
    }
  }
  return table;
}

/** Ways to choose k of n. */
function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/**
 * The squared Sharpe ratio with its sign, times n - 1: the same order without a root. A try that never traded ranks as zero.
 * `share` is 1 / n, since divisions are slow.
 */
function signedSquare(center: number, sum: number, squares: number, share: number): number {
  const spread = squares - sum * sum * share;
  const average = center + sum * share;
  return spread > 0 ? (average * Math.abs(average)) / spread : 0;
}

function indexOfBest(values: Float64Array): number {
  let best = 0;
  for (let t = 1; t < values.length; t += 1) if (values[t] > values[best]) best = t;
  return best;
}

/** Logit of the rank that a try has among all of them; ties count half. */
function logitOfRank(values: Float64Array, at: number): number {
  const value = values[at];
  let below = 0;
  let equal = 0;
  for (let t = 0; t < values.length; t += 1) {
    below += values[t] < value ? 1 : 0;
    equal += values[t] === value ? 1 : 0;
  }
  const rank = (below + (equal + 1) / 2) / (values.length + 1);
  return Math.log(rank / (1 - rank));
}

/**
 * Combinatorially symmetric cross-validation over every choice of half the blocks, in lexicographic order.
 *
 * What it tells an investor: how often the variant that looked best was no better than the middling one where it had not
 * been chosen. The same numbers as `overfittingProbability`, made for hundreds of tries: the sums of a choice are carried
 * along as blocks join, and the other half is the whole less the chosen one. trials: returns per period of every try made,
 * of one length; blocks: even, S = 16 gives 12,870 splits. Source: Bailey, Borwein, López de Prado and Zhu 2017.
 */
export function crossValidate(trials: readonly Float64Array[], blocks: number): CrossValidation {
  const table = prepare(trials, blocks);
  const { trials: count, length, center, totalSum, totalSquares } = table;
  const half = blocks / 2;
  const share = 1 / (half * length);
  const sums = Array.from({ length: half + 1 }, () => new Float64Array(count));
  const squares = Array.from({ length: half + 1 }, () => new Float64Array(count));
  const inside = new Float64Array(count);
  const outside = new Float64Array(count);
  const splits = choices(blocks, half);
  const logits = new Float64Array(splits);
  let losses = 0;
  let done = 0;
  const judge = (sum: Float64Array, square: Float64Array): void => {
    for (let t = 0; t < count; t += 1) {
      const own = sum[t];
      const ownSquares = square[t];
      inside[t] = signedSquare(center[t], own, ownSquares, share);
      outside[t] = signedSquare(center[t], totalSum[t] - own, totalSquares[t] - ownSquares, share);
    }
    // A choice and its complement swap the two halves; in lexicographic order they stand mirrored.
    const chosen = indexOfBest(inside);
    logits[done] = logitOfRank(outside, chosen);
    const mirrored = indexOfBest(outside);
    logits[splits - 1 - done] = logitOfRank(inside, mirrored);
    losses += Number(outside[chosen] < 0) + Number(inside[mirrored] < 0);
    done += 1;
  };
  const choose = (from: number, depth: number): void => {
    if (depth === half) {
      judge(sums[depth], squares[depth]);
      return;
    }
    const last = depth === 0 ? 0 : blocks - (half - depth);
    for (let block = from; block <= last; block += 1) {
      const [sum, nextSum, square, nextSquare] = [sums[depth], sums[depth + 1], squares[depth], squares[depth + 1]];
      const at = block * count;
      for (let t = 0; t < count; t += 1) {
        nextSum[t] = sum[t] + table.sum[at + t];
        nextSquare[t] = square[t] + table.squares[at + t];
      }
      choose(block + 1, depth + 1);
    }
  };
  // Choices with the first block are one half of all; their complements are the other.
  choose(0, 0);
  return {
    probability: logits.filter((logit) => logit <= 0).length / logits.length,
    lossProbability: losses / logits.length,
    logits,
    trials: count,
    blocks,
  };
}
