import type { StatementLine } from '@plumbline/model/fundamentals';

/** Added (1) or subtracted (-1) when a line is put together; the first concept a filing has stands for the part. */
export interface LinePart {
  readonly sign: 1 | -1;
  readonly tags: readonly string[];
  /** Without this part the sum means nothing. */
  readonly isRequired: boolean;
  /** A total of the same filing that holds this part: what is above it belongs elsewhere and is not counted. */
  readonly within?: string;
}

/** One way to put a line together from parts. */
export interface LineSum {
  readonly parts: readonly LinePart[];
  /** The parts are the whole, so that zero is zero; of parts that may leave something out, zero says nothing. */
  readonly isWhole: boolean;
  /** The parts are a total and all its other terms: where they leave nothing, the line is proved to be nil. */
  readonly isProof?: boolean;
  /** One of each of these must be among the concepts of the filing, or only a part of the line was found. */
  readonly anyOf?: readonly (readonly string[])[];
  /** Used only where one of these leaves nothing, which proves that the line has no part beside those found. */
  readonly provided?: readonly LineSum[];
  /** Concepts that the sum cannot be below: where one is larger, the sum is another thing under the same name. */
  readonly atLeast?: readonly string[];
}

/**
 * How a statement line is found in a filing. `tags` are concepts of one meaning, best first: companies switch between them over
 * the years, so the choice is made filing by filing. `sums` are used where no single concept says it. `related` are close in
 * meaning and not the same: one is read only where an identity of the same filing confirms it, or where the company filed it
 * beside one of `tags` for the nearest periods in the same amount.
 */
export interface LineRule {
  readonly line: StatementLine;
  readonly time: 'duration' | 'instant';
  readonly unit: 'money' | 'perShare' | 'shares' | 'people';
  readonly tags: readonly string[];
  readonly related?: readonly string[];
  /** Concepts that hold the line and more, so that they are never read for it; they are named where the line is unknown. */
  readonly wider?: readonly string[];
  readonly sums?: readonly LineSum[];
  /** What a related concept must equal in one filing to be the line itself: the other terms of an identity. */
  readonly confirms?: readonly LineSum[];
  /** Other figures of the filing that give the same amount in most companies; what they contradict is doubted. */
  readonly witnesses?: readonly LineSum[];
  /** The same where many companies show lines of their own between the two: what they give clears the line, and doubts nothing. */
  readonly clearedBy?: readonly LineSum[];
  /** The sums are notes, not the line of the statement: none is used for a span in which the company files one of `tags`. */
  readonly isLastResort?: boolean;
  /**
   * Parts, by their concepts, without which a sum is not the whole where the company states one within a year; `heldBy` names the
   * concepts that count them in.
   */
  readonly mayNotMiss?: readonly { readonly tags: readonly string[]; readonly heldBy?: readonly string[] }[];
  /** Several of `tags` in one filing are the whole and parts of it: the largest is the whole. */
  readonly isLargest?: boolean;
  /** Those of `tags` that leave out what a company has discontinued: the total, once it is stated, replaces them. */
  readonly continuing?: readonly string[];
  /** Parts of its sums that are one amount are one debt under two concepts, and are counted once. */
  readonly countsOnce?: boolean;
  /** Quarters under one of `tags` may be taken off a year under another. */
  readonly isInterchangeable?: boolean;
}

export const over = (line: StatementLine, ...tags: readonly string[]): LineRule => ({
  line,
  time: 'duration',
  unit: 'money',
  tags,
});

export const at = (line: StatementLine, ...tags: readonly string[]): LineRule => ({
  line,
  time: 'instant',
  unit: 'money',
  tags,
});

export const plus = (...tags: readonly string[]): LinePart => ({ sign: 1, tags, isRequired: true });
export const minus = (...tags: readonly string[]): LinePart => ({ sign: -1, tags, isRequired: true });
export const maybe = (...tags: readonly string[]): LinePart => ({ sign: 1, tags, isRequired: false });
export const maybeLess = (...tags: readonly string[]): LinePart => ({ sign: -1, tags, isRequired: false });

export const whole = (...parts: readonly LinePart[]): LineSum => ({ parts, isWhole: true });
export const stated = (...parts: readonly LinePart[]): LineSum => ({ parts, isWhole: false });
export const nothingLeft = (...parts: readonly LinePart[]): LineSum => ({ parts, isWhole: true, isProof: true });

/** Every concept that a rule may read. */
export function ruleTags({
  tags,
  related = [],
  sums = [],
  confirms = [],
  witnesses = [],
  clearedBy = [],
}: LineRule): ReadonlySet<string> {
  const all = [...sums, ...sums.flatMap(({ provided = [] }) => provided), ...confirms, ...witnesses, ...clearedBy];
  const terms = all.flatMap(({ parts }) => parts.flatMap((part) => part.tags));
  return new Set([...tags, ...related, ...terms]);
}
