import type { LocalText } from '@plumbline/model/locale';
import type { Unit } from '@plumbline/model/units';
import type { CheckStatus, Concern } from '@plumbline/model/verdict';
import type { FigureKind } from './figure-kinds.ts';
import type { Subject } from './subject.ts';

/** What a check found, without words: it may come from a worker that has none. */
export interface Finding {
  /** NaN = it could not be computed, and the sentence says what is missing. */
  readonly value: number;
  /** Which of the check's sentences says it. */
  readonly say: string;
  /** Which of them says what would make it pass; `change` unless named. */
  readonly change?: string;
  readonly figures: Partial<Readonly<Record<FigureKind, number>>>;
  /** Only where the value alone does not decide. */
  readonly status?: CheckStatus;
}

/** One question put to every back-test: one file in `checks/`. Its lines stand with all others in `thresholds.ts`. */
export interface EvidenceCheck {
  readonly id: string;
  /** Cheap and telling ones first: they are shown while the rest is being computed. */
  readonly order: number;
  readonly concern: Concern;
  readonly label: LocalText;
  readonly question: LocalText;
  /** Its sentences by name, with the kinds of figures in braces; `change` is among them. */
  readonly says: Readonly<Record<string, LocalText>>;
  readonly unit: Unit;
  readonly decimals: number;
  /** How the value is computed, for those who want to do it again; the numbers it is computed with are printed. */
  readonly method: LocalText;
  readonly evaluate: (subject: Subject) => Finding;
  /**
   * The answer for another count of tries, from the figures it found before and nothing else; null where they do not
   * suffice. Only for checks that the count enters.
   */
  readonly recount?: (figures: Finding['figures'], trials: number) => Finding | null;
}
