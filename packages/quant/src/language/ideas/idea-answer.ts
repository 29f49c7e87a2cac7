import type { InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Span } from '../reader.ts';

/** One thing that was understood: where it stands in the text, and which part of the strategy it became. */
export interface Chip extends Span {
  /** The words as typed; empty when it was assumed. */
  readonly text: string;
  /** The part of the strategy, such as `entry.long` or `risk.stopLoss`. */
  readonly path: string;
  /** What it was understood as, in plain words. */
  readonly means: LocalText;
  /** Nobody said so: the usual was filled in. */
  readonly isAssumed: boolean;
}

/** A question whose answer would complete the idea. */
export interface IdeaQuestion extends Span {
  readonly about: 'instrument' | 'entry' | 'exit' | 'length' | 'word' | 'factor' | 'conflict' | 'size' | 'tooLong';
  readonly text: LocalText;
  /** Instruments to choose from, where a name means several. */
  readonly candidates: readonly InstrumentId[];
}

/** A sentence understood as a strategy, or the one thing that has to be asked first. */
export type IdeaAnswer =
  | { readonly kind: 'spec'; readonly spec: StrategySpec; readonly chips: readonly Chip[] }
  | { readonly kind: 'question'; readonly question: IdeaQuestion; readonly chips: readonly Chip[] };
