import type { LocalText } from '@plumbline/model/locale';
import type { RandomStream } from '../sweep/random.ts';
import type { Place, SearchSpace } from './search-space.ts';

/** A setting that was tried, with its score: higher is better, negative infinity where a constraint is broken. */
export interface Tried {
  readonly place: Place;
  readonly score: number;
}

/** What a method sees when it proposes the next setting. */
export interface SearchState {
  readonly space: SearchSpace;
  /** In the order in which they were tried. */
  readonly tried: readonly Tried[];
  /** How many may be tried in all. */
  readonly budget: number;
  readonly random: RandomStream;
  /** How often it has been asked before, whether what it said was new or not. */
  readonly asked: number;
}

/**
 * A way to choose what to try next. It may propose what is known or not allowed: then it is asked again. The same state
 * gives the same proposal.
 */
export interface SearchMethod {
  readonly id: string;
  readonly title: LocalText;
  readonly source: string;
  readonly propose: (state: SearchState) => Place;
}
