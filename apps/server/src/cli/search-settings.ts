import { PlumblineError } from '@plumbline/model/errors';
import type { Objective } from '@plumbline/quant/engine/search/objective';
import type { SearchOptions } from '@plumbline/quant/engine/search/run-search';
import type { SearchSpace } from '@plumbline/quant/engine/search/search-space';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { oneOf } from './arguments.ts';
import { numberOption } from './number-option.ts';
import { nullForNaN } from './null-for-nan.ts';

/** Options of a search beside those of the whole grid. */
export const searchOptions = {
  search: { type: 'string' as const },
  budget: { type: 'string' as const },
  objective: { type: 'string' as const, default: 'sharpe' },
  constraint: { type: 'string' as const, multiple: true as const, default: [] as string[] },
  seed: { type: 'string' as const },
  'walk-forward': { type: 'string' as const },
  anchored: { type: 'boolean' as const, default: false },
};

export const searchDetails: readonly string[] = [
  '--search random|sobol|tpe|genetic|idw tries only --budget N settings (a tenth of the grid), chosen by what others gave;',
  '--objective "sharpe - 0.5 * abs(maxDrawdown)" is a formula over the ids of metrics, to be as high as possible, and',
  '--constraint "tradeCount>=30" (as often as needed) is a condition. --seed N (1) of what is drawn.',
  '--walk-forward TRAIN,TEST searches anew on TRAIN bars before every TEST bars and runs its choice there; --anchored trains',
  'from the first bar on. All that was tried in any fold counts as tried.',
];

interface SearchValues {
  readonly search?: string | undefined;
  readonly budget?: string | undefined;
  readonly objective: string;
  readonly constraint: readonly string[];
  readonly seed?: string | undefined;
  readonly 'walk-forward'?: string | undefined;
  readonly anchored: boolean;
}

/** What was asked for, ready to be run. */
interface Wish {
  readonly space: SearchSpace;
  readonly objective: Objective;
  readonly options: SearchOptions;
}

async function wishOf(space: SearchSpace, values: SearchValues): Promise<Wish> {
  const { searchMethods } = await import('@plumbline/quant/engine/search/run-search');
  const { objectiveOf } = await import('@plumbline/quant/engine/search/objective');
  const id = oneOf(
    '--search',
    values.search ?? 'idw',
    searchMethods.map((one) => one.id),
  );
  const method = searchMethods.find((one) => one.id === id);
  if (method === undefined) throw new PlumblineError('internal', `No search method ${id}.`);
  const tenth = Math.max(1, Math.min(1000, Math.ceil(space.size / 10)));
  const budget = numberOption('--budget', values.budget, tenth, { min: 1, max: 100_000, whole: true });
  const seed = numberOption('--seed', values.seed, 1, { min: 0, max: 2 ** 32 - 1, whole: true });
  return { space, objective: objectiveOf(values.objective, values.constraint), options: { method, budget, seed } };
}

/** `500,120`: bars to choose on and bars to be judged on. */
function spansOf(text: string): { readonly trainBars: number; readonly testBars: number } {
  const [trainBars, testBars, more] = text.split(',').map(Number);
  if (trainBars !== undefined && testBars !== undefined && more === undefined) return { trainBars, testBars };
  throw new PlumblineError('bad-input', `--walk-forward must be TRAIN,TEST in bars, such as 500,120, not "${text}".`, {
    field: '--walk-forward',
  });
}

async function walked(input: BacktestInput, { space, objective, options }: Wish, values: SearchValues, plan: string) {
  const { walkForwardFolds } = await import('@plumbline/quant/engine/search/walk-forward-folds');
  const { walkForwardSearch } = await import('@plumbline/quant/engine/search/walk-forward-search');
  const { unionTimes } = await import('@plumbline/quant/engine/backtest/portfolio/timeline');
  const { pathOf, pathSharpe } = await import('@plumbline/quant/engine/sweep/path-summary');
  const { length } = unionTimes(input.assets);
  const folds = walkForwardFolds(length, { ...spansOf(plan), isAnchored: values.anchored });
  const walk = walkForwardSearch(input, space, objective, folds, options);
  const path = pathOf(walk.returns);
  const [sharpe] = nullForNaN([pathSharpe(path, input.periodsPerYear)]);
  return {
    tried: walk.tried,
    shown: {
      folds: walk.folds.map(({ fold, parameters, trainScore, test }) => ({ ...fold, parameters, trainScore, test })),
      totalReturn: path.growth - 1,
      sharpe,
      maxDrawdown: -path.drop,
      returns: [...walk.returns],
    },
  };
}

/** The settings a search looked at, its best, and what walking forward with it would have made where that is asked for. */
export async function searchSettings(input: BacktestInput, space: SearchSpace, values: SearchValues) {
  const { runSearch } = await import('@plumbline/quant/engine/search/run-search');
  const { scorer } = await import('@plumbline/quant/engine/search/score-setting');
  const wish = await wishOf(space, values);
  const { trials, best } = runSearch(space, scorer(input, space, wish.objective), wish.options);
  const chosen = trials[best];
  if (chosen === undefined) {
    const problem = `None of the ${trials.length} settings tried meets the constraints. Loosen them or try more.`;
    throw new PlumblineError('bad-input', problem, { field: '--constraint' });
  }
  const plan = values['walk-forward'];
  const walk = plan === undefined ? null : await walked(input, wish, values, plan);
  return {
    method: wish.options.method.id,
    seed: wish.options.seed,
    trials,
    chosen,
    tried: [...trials.map(({ parameters }) => parameters), ...(walk?.tried ?? [])],
    walkForward: walk?.shown ?? null,
  };
}
