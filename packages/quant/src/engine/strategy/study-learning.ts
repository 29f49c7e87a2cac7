import { PlumblineError } from '@plumbline/model/errors';
import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { code } from '../../language/dialects/code.ts';
import { writeExpression } from '../../language/write-expression.ts';
import { learners } from '../../learning/learners.ts';
import { studyLearner, type LearningStudy } from '../../learning/study.ts';
import { compileExpression } from './compile-expression.ts';
import { compileFeatures, learn, type LearnedCall } from './compile-learned.ts';
import { compileStrategy, parametersOf } from './compile-strategy.ts';
import { createColumnCache, type Names } from './kernel.ts';
import { contextOf } from './run-strategy.ts';
import { strategyDataOf } from './strategy-data.ts';
import type { BacktestInput } from './strategy-backtest.ts';
import { ownSeat, seated } from './universe-scope.ts';

/** A study of one learned ranking of a strategy. */
export interface RankingStudy extends LearningStudy {
  readonly method: LearnedCall['method'];
  readonly strengths: readonly number[];
  readonly horizon: number;
  readonly memory: number;
  /** In code, in the order of `importance`. */
  readonly features: readonly string[];
}

function isLearned(value: object): value is LearnedCall {
  return 'op' in value && value.op === 'learned';
}

/** The first learned ranking of a strategy, where it stands; null = none. */
function learnedIn({ ranking, entry, exit, sizing }: StrategySpec): LearnedCall | null {
  const find = (value: unknown): LearnedCall | null => {
    if (typeof value !== 'object' || value === null) return null;
    if (isLearned(value)) return value;
    for (const child of Object.values(value)) {
      const found = find(child);
      if (found !== null) return found;
    }
    return null;
  };
  return find([ranking, entry, exit, sizing]);
}

/**
 * What the learned ranking of a strategy finds in its instruments: rank coefficients out of fold and walking forward, the
 * worth of each feature, and whether it is more than luck. Throws `bad-input` for a strategy that learns nothing.
 */
export function studyRanking(input: BacktestInput, seed: number): RankingStudy {
  const { spec, assets, references = [] } = input;
  const call = learnedIn(spec);
  if (call === null) {
    const problem = 'Strategy: nothing in it is learned. Rank by ridge_rank, logistic_rank or stumps_rank.';
    throw new PlumblineError('bad-input', problem, { field: 'ranking.by' });
  }
  const strategy = compileStrategy(spec);
  const parameters = parametersOf(strategy, input.parameters ?? {});
  const names: Names = { parameters: new Set(spec.parameters.map(({ key }) => key)), series: null };
  const features = compileFeatures(call, names, 'learned', compileExpression);
  const member = (asset: (typeof assets)[number]) => ({
    id: asset.id,
    context: contextOf(strategy, strategyDataOf(asset), { cash: 1, parameters, cache: createColumnCache() }),
    ...(asset.sector === undefined ? {} : { sector: asset.sector }),
  });
  const { membership = null } = spec.universe;
  const [context] = seated(assets.map(member), references.map(member), [], new Map(), membership);
  if (context === undefined) throw new PlumblineError('internal', 'A study without instruments.');
  const { scope } = ownSeat(context);
  const { terms, table, lessons } = learn(scope, call, features, parameters, 'learned');
  const learner = learners[call.method];
  const writer = { dialect: code, parameters, used: new Set<string>(), bar: spec.bar, formulas: [] };
  const written = (part: Expression): string => writeExpression(part, writer);
  return {
    method: call.method,
    strengths: learner.strengths,
    ...terms,
    features: call.args.map(written),
    ...studyLearner(learner, table, lessons, terms.horizon, seed),
  };
}
