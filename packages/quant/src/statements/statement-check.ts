import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { LocalText } from '@plumbline/model/locale';
import type { Amounts } from './identity.ts';

/** One identity held against one period. */
export interface StatementCheck {
  readonly id: string;
  readonly name: LocalText;
  /** The line, for an identity that is held against many lines one by one. */
  readonly line?: StatementLine;
  readonly period: Period;
  readonly holds: boolean;
  /** By how much it fails, in the statement's own unit; 0 where it holds. */
  readonly by: number;
}

/** A check with the figures it would withhold if it fails. */
export interface Verdict extends StatementCheck {
  readonly concerned: readonly StatementItem[];
  /** Of these, the ones that a later version of another figure shows to have been right: they are not withheld for it. */
  readonly cleared?: ReadonlySet<StatementItem>;
  /** The figures it compared. */
  readonly amounts?: Amounts;
  /** It holds to the rounding of the report and not only within its slack. */
  readonly isExact?: boolean;
  /** What the size of the failure looks like. */
  readonly hint?: LocalText;
}
