import { compounded } from '../statistics/growth.ts';
import { walkForwardFolds, type Fold, type FoldResult } from '../sweep/walk-forward.ts';
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

function bestIn(
  { returns }: Candidates,
  { trainFrom, trainTo }: Fold,
): { readonly at: number; readonly sharpe: number } {
  let at = 0;
  let sharpe = Number.NEGATIVE_INFINITY;
  for (const [k, column] of returns.entries()) {
    const own = sharpeBetween(column, trainFrom, trainTo);
    if (own <= sharpe) continue;
    at = k;
    sharpe = own;
  }
  return { at, sharpe };
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
  const perYear = Math.sqrt(periodsPerYear);
  const returns = new Float64Array(plan.reduce((sum, { testFrom, testTo }) => sum + testTo - testFrom, 0));
  let filled = 0;
  const folds = plan.map((fold): FoldResult => {
    const { at, sharpe } = bestIn(candidates, fold);
    const judged = candidates.returns[at].subarray(fold.testFrom, fold.testTo);
    returns.set(judged, filled);
    filled += judged.length;
    return {
      fold,
      parameters: candidates.settings[at],
      trainSharpe: sharpe * perYear,
      testSharpe: sharpeBetween(judged, 0, judged.length) * perYear,
      testReturn: compounded(judged),
    };
  });
  return { folds, returns };
}
