import type { StrategyView } from '@plumbline/contract/strategy';
import type { DatedEquity } from '../../lib/mix.ts';

/** One of the strategies that are laid beside each other. */
export interface ComparedStrategy {
  readonly strategy: StrategyView;
  /** Unlike that of any other. */
  readonly name: string;
  /** Colour of its line. */
  readonly token: string;
  /** Its account; null while it is computed, and when it could not be. */
  readonly equity: DatedEquity | null;
  /** Why there is no account and none will come. */
  readonly problem: string | null;
}
