import type { Verdict } from '@plumbline/model/verdict';
import { printEverywhere } from '@plumbline/quant/evidence/print-sentence';

/** The verdict with its sentences printed, for readers who have no figures to fill in. */
export function printedVerdict(verdict: Verdict): Verdict {
  const checks = verdict.checks.map((check) => ({
    ...check,
    why: printEverywhere(check.why, check.figures),
    change: check.change === null ? null : printEverywhere(check.change, check.figures),
  }));
  return { ...verdict, checks };
}
