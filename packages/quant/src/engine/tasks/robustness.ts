import { openEvidence } from '../../evidence/evaluate-verdict.ts';
import type { EvidenceInput } from '../../evidence/evidence-input.ts';
import {
  costCurve,
  datedFolds,
  delayCurve,
  drawdownDistribution,
  statesAndSpells,
  type CurvePoint,
  type DatedFold,
  type DrawdownDistribution,
} from '../../evidence/robustness.ts';
import type { MarketState } from '../../evidence/market-states.ts';
import type { SpellOutcome } from '../../evidence/stress-spells.ts';
import type { Subject } from '../../evidence/subject.ts';
import type { Task } from '../pool/task.ts';

/** Everything the verdict's checks rest on, in the detail that a screen shows. */
export interface Robustness {
  readonly states: readonly MarketState[];
  readonly spells: readonly SpellOutcome[];
  readonly costs: readonly CurvePoint[];
  readonly delays: readonly CurvePoint[];
  /** null for an account that was used up. */
  readonly drawdowns: DrawdownDistribution | null;
  readonly rolling: readonly DatedFold[];
  readonly anchored: readonly DatedFold[];
}

/** In the order they are computed: the cheap ones arrive first. */
const pieces: readonly ((subject: Subject) => Partial<Robustness>)[] = [
  statesAndSpells,
  (subject) => ({ costs: costCurve(subject), delays: delayCurve(subject) }),
  (subject) => ({ drawdowns: drawdownDistribution(subject) }),
  (subject) => ({ rolling: datedFolds(subject, false), anchored: datedFolds(subject, true) }),
];

const nothing: Robustness = {
  states: [],
  spells: [],
  costs: [],
  delays: [],
  drawdowns: null,
  rolling: [],
  anchored: [],
};

/** The tables and curves of the robustness tab, each a piece of its own. */
export const robustnessTask: Task<EvidenceInput, Subject, Partial<Robustness>, Robustness> = {
  id: 'robustness',
  plan: () => pieces.map((_, at) => ({ from: at, to: at + 1 })),
  prepare: (input) => openEvidence(input),
  run: (subject, { from }) => pieces[from](subject),
  reduce: (parts) => parts.reduce<Robustness>((whole, part) => ({ ...whole, ...part }), nothing),
};
