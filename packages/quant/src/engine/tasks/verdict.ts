import type { Verdict } from '@plumbline/model/verdict';
import { openEvidence, orderedChecks, verdictOf } from '../../evidence/evaluate-verdict.ts';
import type { EvidenceInput } from '../../evidence/evidence-input.ts';
import { answerOf, describeAnswer, type CheckAnswer } from '../../evidence/judge.ts';
import type { Subject } from '../../evidence/subject.ts';
import type { Task } from '../pool/task.ts';

/**
 * The verdict on a back-test: every check is a piece of its own, so that answers arrive as they are found. The pieces hold
 * numbers; the words are added where they are read.
 */
export const verdictTask: Task<EvidenceInput, Subject, CheckAnswer, Verdict> = {
  id: 'verdict',
  plan: () => orderedChecks.map((_, at) => ({ from: at, to: at + 1 })),
  prepare: (input) => openEvidence(input),
  run: (subject, { from }) => answerOf(orderedChecks[from], subject),
  reduce: (answers, input) => verdictOf(input, answers.map(describeAnswer)),
};
