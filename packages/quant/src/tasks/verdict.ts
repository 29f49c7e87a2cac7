import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { openEvidence, orderedChecks, verdictOf } from '../evidence/evaluate-verdict.ts';
import type { EvidenceInput } from '../evidence/evidence-input.ts';
import { judge } from '../evidence/judge.ts';
import type { Subject } from '../evidence/subject.ts';
import type { Task } from '../pool/task.ts';

/** The verdict on a back-test: every check is a piece of its own, so that answers arrive as they are found. */
export const verdictTask: Task<EvidenceInput, Subject, VerdictCheck, Verdict> = {
  id: 'verdict',
  plan: () => orderedChecks.map((_, at) => ({ from: at, to: at + 1 })),
  prepare: (input) => openEvidence(input),
  run: (subject, { from }) => judge(orderedChecks[from], subject),
  reduce: (checks, input) => verdictOf(input, checks),
};
