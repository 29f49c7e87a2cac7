import { PlumblineError } from '@plumbline/model/errors';
import type { LocalText } from '@plumbline/model/locale';
import type { CheckStatus, VerdictCheck, VerdictFigure } from '@plumbline/model/verdict';
import type { EvidenceCheck, Finding } from './check.ts';
import { evidenceChecks } from './checks/registry.ts';
import { figureKinds, type FigureKind } from './figure-kinds.ts';
import type { Subject } from './subject.ts';
import { thresholds, type Threshold } from './thresholds.ts';

/** Where a value stands between the line to pass and the line to fail. */
function statusOf(value: number, { bound, pass, fail }: Threshold): CheckStatus {
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

/** The answer of one check, in numbers and names alone. */
export interface CheckAnswer extends Finding {
  readonly id: string;
}

/** Puts one question to a back-test. Nothing but computation: a worker needs none of the words. */
export function answerOf(check: EvidenceCheck, subject: Subject): CheckAnswer {
  return { id: check.id, ...check.evaluate(subject) };
}

const byId: ReadonlyMap<string, EvidenceCheck> = new Map(evidenceChecks.map((check) => [check.id, check]));

function missing(what: string): never {
  throw new PlumblineError('internal', `The verdict has no ${what}.`);
}

/** An answer in words, with its lines, its method and its reference. */
export function describeAnswer({ id, value, say, change = 'change', figures, status: own }: CheckAnswer): VerdictCheck {
  const check = byId.get(id) ?? missing(`check ${id}`);
  const threshold = thresholds[id] ?? missing(`line for ${id}`);
  const sentence = (name: string): LocalText => check.says[name] ?? missing(`sentence ${name} of ${id}`);
  const status = own ?? statusOf(value, threshold);
  const { concern, label, question, unit, decimals, method } = check;
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
    why: sentence(say),
    change: status === 'pass' ? null : sentence(change),
    figures: figuresOf(figures),
    method,
    reference: threshold.reference,
  };
}

/** Puts one question to a back-test and says the answer in words. */
export function judge(check: EvidenceCheck, subject: Subject): VerdictCheck {
  return describeAnswer(answerOf(check, subject));
}
