import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { verdictSchema } from '@plumbline/model/verdict';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { specHash } from '../engine/strategy/compile-strategy.ts';
import { learners } from '../learning/learners.ts';
import { modelsTried } from '../learning/walk-forward.ts';
import type { EvidenceCheck } from './check.ts';
import { evidenceChecks } from './checks/registry.ts';
import type { AssetView, EvidenceInput } from './evidence-input.ts';
import { changesFor, explain } from './explain.ts';
import { judge } from './judge.ts';
import { labelOf } from './label-rules.ts';
import { subjectOf } from './subject.ts';
import type { Subject } from './subject.ts';

/**
 * How many models stand behind one setting of a strategy: 1 where nothing is learned; with a learned ranking, as many as each
 * lesson chooses from, for the choice is a search that nobody sees. Several rankings are chosen together, so that their
 * numbers multiply.
 *
 * What it tells an investor: a model that picks its own strength has tried them all, and the verdict has to count them.
 */
function modelsPerSetting({ entry, exit, entryOrders, ranking, sizing }: StrategySpec): number {
  let models = 1;
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('op' in value && value.op === 'learned' && 'method' in value) {
      const learner = Object.values(learners).find(({ id }) => id === value.method);
      if (learner !== undefined) models *= modelsTried(learner);
    }
    for (const child of Object.values(value)) walk(child);
  };
  walk({ entry, exit, entryOrders, ranking, sizing });
  return models;
}

/** The checks in the order they are made: cheap and telling ones first. */
export const orderedChecks: readonly EvidenceCheck[] = evidenceChecks.toSorted((a, b) => a.order - b.order);

/** Opens a back-test for examination. Throws `bad-input` naming what cannot be examined. */
export function openEvidence(input: EvidenceInput, view: AssetView | null = null): Subject {
  const { trials, seed, assets } = input;
  if (!Number.isInteger(trials) || trials < 1) {
    throw new PlumblineError('bad-input', `Verdict: trials must be a whole number of 1 or more, not ${trials}.`, {
      field: 'trials',
    });
  }
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) {
    throw new PlumblineError('bad-input', `Verdict: seed must be a whole number below 2^32, not ${seed}.`, {
      field: 'seed',
    });
  }
  if (assets.length === 0) {
    throw new PlumblineError('bad-input', 'Verdict: there is no instrument with prices. Add one to the universe.', {
      field: 'assets',
    });
  }
  return subjectOf({ ...input, trials: trials * modelsPerSetting(input.spec) }, view);
}

/** Label, paragraph and what would change it, from the answers to all checks. */
export function verdictOf(input: EvidenceInput, checks: readonly VerdictCheck[]): Verdict {
  const label = labelOf(checks);
  const models = modelsPerSetting(input.spec);
  return {
    schema: verdictSchema,
    label,
    explanation: explain(label, checks),
    checks,
    changes: changesFor(checks),
    trials: input.trials * models,
    ...(models === 1 ? {} : { modelsPerSetting: models }),
    specHash: specHash(input.spec),
    seed: input.seed,
  };
}

/**
 * Judges a back-test by every check there is.
 *
 * What it tells an investor: whether to believe the curve above it, and what would have to be true to believe it. The same
 * input gives the same verdict, digit by digit, wherever it runs. `onCheck` hears each answer as it comes, the quick ones
 * first. Throws `bad-input` for a strategy or bars that cannot be run.
 */
export function evaluateVerdict(
  input: EvidenceInput,
  view: AssetView | null = null,
  onCheck: (check: VerdictCheck) => void = () => undefined,
): Verdict {
  const subject = openEvidence(input, view);
  const checks = orderedChecks.map((check) => {
    const answer = judge(check, subject);
    onCheck(answer);
    return answer;
  });
  return verdictOf(input, checks);
}
