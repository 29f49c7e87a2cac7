import type { StrategyView } from '@plumbline/contract/strategy';
import type { PaperSummary } from '@plumbline/contract/paper';
import type { TrackRecordView } from '@plumbline/contract/signal';
import type { StrategyAccount } from '../../lib/strategy-equity.ts';

/** What the server was asked for. */
export type Asked<Answer> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'here'; readonly answer: Answer };

/** One of the strategies that are laid beside each other. */
export interface ComparedStrategy {
  readonly strategy: StrategyView;
  /** Unlike that of any other. */
  readonly name: string;
  /** Colour of its line. */
  readonly token: string;
  /** Its account; null while it is computed, and when it could not be. */
  readonly equity: StrategyAccount | null;
  /** Why there is no account and none will come. */
  readonly problem: string | null;
  /** What its signals came to since it was switched on. */
  readonly record: Asked<TrackRecordView>;
  /** Its account on paper; null while it has none. */
  readonly paper: Asked<PaperSummary | null>;
}
