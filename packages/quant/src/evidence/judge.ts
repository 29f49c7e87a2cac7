import type { CheckStatus, VerdictCheck, VerdictFigure } from '@plumbline/model/verdict';
import { PlumblineError } from '@plumbline/model/errors';
import type { EvidenceCheck, Finding } from './check.ts';
import { figureKinds, type FigureKind } from './figure-kinds.ts';
import type { Subject } from './subject.ts';
import { thresholds, type Threshold } from './thresholds.ts';

/** Where a value stands between the line to pass and the line to fail. */
export function statusOf(value: number, { bound, pass, fail }: Threshold): CheckStatus {
  if (Number.isNaN(value)) return 'not-enough-data';
  const isHigh = bound === 'at-least';
  if (isHigh ? value >= pass : value <= pass) return 'pass';
  if (isHigh ? value < fail : value > fail) return 'fail';
  return 'watch';
}

function figuresOf(figures: Finding['figures']): readonly VerdictFigure[] {
  return Object.entries(figures).map(([id, value]) => ({
    id,
    // Keys come from a record over FigureKind; Object.entries forgets it.
    ...figureKinds[id as FigureKind],
    value: Number.isFinite(value) ? value : null,
  }));
}

/** Puts one question to a back-test. */
export function judge(check: EvidenceCheck, subject: Subject): VerdictCheck {
  const threshold = thresholds[check.id];
  if (threshold === undefined) {
    throw new PlumblineError('internal', `The check ${check.id} has no threshold.`, { check: check.id });
  }
  const { id, concern, label, question, unit, decimals, method } = check;
  const { value, why, change, figures, status = statusOf(value, threshold) } = check.evaluate(subject);
  return {
    id,
    concern,
    label,
    question,
    value: Number.isFinite(value) ? value : null,
    unit,
    decimals,
    threshold: threshold.pass,
    limit: threshold.fail,
    bound: threshold.bound,
    status,
    why,
    change: status === 'pass' ? null : change,
    figures: figuresOf(figures),
    method,
    reference: threshold.reference,
  };
}
