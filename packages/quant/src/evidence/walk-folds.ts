import { compounded } from '../statistics/growth.ts';
import { walkForwardFolds, type Fold, type FoldResult } from '../engine/search/walk-forward-folds.ts';
import { sharpeBetween, type Candidates } from './candidates.ts';

/** A walk through history: in each fold the setting that was best until then, judged on what came after. */
export interface WalkedFolds {
  readonly folds: readonly FoldResult[];
  /** Returns of all judged parts, one after the other. */
  readonly returns: Float64Array;
}

const trainParts = 3;

/** Three parts to learn from for one to be judged: years where the history has eight of them, eighths of it otherwise. */
function planOf(periods: number, periodsPerYear: number, isAnchored: boolean): readonly Fold[] {
  const testBars = Math.min(Math.round(periodsPerYear), Math.floor(periods / 8));
  if (testBars < 5) return [];
  return walkForwardFolds(periods, { trainBars: trainParts * testBars, testBars, isAnchored });
}

function bestIn({ sums }: Candidates, { trainFrom, trainTo }: Fold, periodsPerYear: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, sum] of sums.entries()) {
    const own = sharpeBetween(sum, trainFrom, trainTo, periodsPerYear);
    if (own <= most) continue;
    best = at;
    most = own;
  }
  return best;
}

/**
 * Walks the compared settings forward over their returns: a setting's return at a bar follows from bars up to it, so the
 * judged part knows nothing that its choice did not. A position that is held at a boundary stays held. Ratios are annual.
 * Null where the history is too short for a fold.
 */
export function walkForward(candidates: Candidates, periodsPerYear: number, isAnchored: boolean): WalkedFolds | null {
  const periods = candidates.returns[0]?.length ?? 0;
  const plan = planOf(periods, periodsPerYear, isAnchored);
  if (plan.length < 2) return null;
  const returns = new Float64Array(plan.reduce((sum, { testFrom, testTo }) => sum + testTo - testFrom, 0));
  let filled = 0;
  const folds = plan.map((fold): FoldResult => {
    const at = bestIn(candidates, fold, periodsPerYear);
    const sums = candidates.sums[at];
    const judged = candidates.returns[at].subarray(fold.testFrom, fold.testTo);
    returns.set(judged, filled);
    filled += judged.length;
    return {
      fold,
      parameters: candidates.settings[at],
      trainSharpe: sharpeBetween(sums, fold.trainFrom, fold.trainTo, periodsPerYear),
      testSharpe: sharpeBetween(sums, fold.testFrom, fold.testTo, periodsPerYear),
      testReturn: compounded(judged),
    };
  });
  return { folds, returns };
}
