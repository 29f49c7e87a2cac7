/** A rise or fall that a document may give a reason for. */
export interface Change {
  /** Names of the kind of figure that changed, in small letters. */
  readonly names: readonly string[];
  /** Names of the company. */
  readonly owners: readonly string[];
  readonly direction: 'up' | 'down';
  /** The year or quarter in which it changed; null where the figure has none, `any` where none is asked for. */
  readonly time: Time | null | 'any';
  /** The year it is compared with. */
  readonly base: number | null;
  /** By how much, as a fraction; null where the figure is one itself. */
  readonly size: number | null;
}

export interface Time {
  readonly year: number;
  readonly quarter: number | null;
  /** The year in which it ended. */
  readonly endYear: number;
}

/** Patterns of sentences that say why a figure changed. */
export interface CausePatterns {
  /** Of a sentence that says it of the figure, its direction and its time. `size` may catch percentages. */
  readonly holds: readonly RegExp[];
  /** What may not stand in the words of the reason where they come first: nothing of it is a fact then. */
  readonly unsettled: RegExp;
  /** What makes the whole sentence what others say, or a supposition. */
  readonly hearsay: RegExp;
}
