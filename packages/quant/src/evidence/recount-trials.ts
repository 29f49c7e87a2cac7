import { PlumblineError } from '@plumbline/model/errors';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import type { Finding } from './check.ts';
import { evidenceChecks } from './checks/registry.ts';
import { changesFor, explain } from './explain.ts';
import { describeAnswer } from './judge.ts';
import { labelOf } from './label-rules.ts';

function figuresOf({ figures }: VerdictCheck): Finding['figures'] {
  return Object.fromEntries(figures.map(({ id, value }) => [id, value ?? Number.NaN]));
}

function recounted(check: VerdictCheck, trials: number): VerdictCheck {
  const recount = evidenceChecks.find(({ id }) => id === check.id)?.recount;
  const finding = recount?.(figuresOf(check), trials) ?? null;
  return finding === null ? check : describeAnswer({ id: check.id, ...finding });
}

/**
 * A kept verdict as it reads after more tries on its idea: exactly what judging the same back-test again with that count
 * would give, without the prices. Each setting counts with the models it chose among.
 *
 * What it tells an investor: how much of an old result is left once everything tried since is counted. settings: whole number
 * of 1 or more; fewer than the verdict has counted leaves it as it is, for tries cannot be taken back. Throws `bad-input`.
 */
export function recountTrials(verdict: Verdict, settings: number): Verdict {
  if (!Number.isInteger(settings) || settings < 1) {
    throw new PlumblineError('bad-input', `Verdict: trials must be a whole number of 1 or more, not ${settings}.`, {
      field: 'trials',
    });
  }
  const trials = settings * (verdict.modelsPerSetting ?? 1);
  if (trials <= verdict.trials) return verdict;
  const checks = verdict.checks.map((check) => recounted(check, trials));
  const label = labelOf(checks);
  return { ...verdict, label, explanation: explain(label, checks), checks, changes: changesFor(checks), trials };
}
