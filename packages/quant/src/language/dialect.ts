import type { Expression } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '../engine/strategy/kernel.ts';
import type { ClauseKind } from './clauses.ts';
import type { NamedFormula } from './formula/named-formula.ts';
import type { Singulars } from './plural.ts';
import type { Reader } from './reader.ts';
import type { SlotType } from './template.ts';

export type InfixOp =
  | 'or'
  | 'and'
  | 'above'
  | 'atLeast'
  | 'below'
  | 'atMost'
  | 'equals'
  | 'crossesAbove'
  | 'crossesBelow'
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide';

/** How tightly an expression holds together as written, from loose to tight. */
export const tightness = { or: 0, and: 1, compare: 2, add: 3, multiply: 4, negate: 5, open: 6, closed: 7 } as const;

/** An expression as written, and how tightly it holds together. */
export interface Written {
  readonly text: string;
  readonly tightness: number;
}

/** What writing needs to know besides the words. */
export interface Writer {
  readonly dialect: Dialect;
  /** Values of the strategy's settings, shown beside their names. */
  readonly parameters: ParameterValues;
  /** What a reader calls a setting; absent where the text is read back, which needs its own name. */
  readonly nameOf?: (key: string) => string;
  /** Names of settings written so far. */
  readonly used: Set<string>;
  /** The unit that bars are counted in. */
  readonly bar: string;
  /** Own indicators that are written by their names. */
  readonly formulas: readonly NamedFormula[];
}

/** Everything that is not an infix operator: prices, indicators, functions. */
export interface AtomSyntax {
  readonly write: (expression: Expression, writer: Writer) => Written;
  readonly read: (reader: Reader, dialect: Dialect) => Expression | null;
  /** What may follow an expression and make another of it, such as `3 bars ago`. */
  readonly readAfter: (reader: Reader, dialect: Dialect, of: Expression, from: number) => Expression | null;
}

/** The words of one view of a strategy. All views share the statements and the tree. */
export interface Dialect {
  readonly isLineBased: boolean;
  /** A setting is shown with its value wherever it is used. */
  readonly showsValues: boolean;
  readonly clauses: Readonly<Record<ClauseKind, string>>;
  readonly words: Readonly<Partial<Record<SlotType, Readonly<Record<string, string>>>>>;
  readonly infix: Readonly<Record<InfixOp, string>>;
  readonly not: string;
  /** Between the members of a list. */
  readonly comma: string;
  /** From one date to another, or to no end. */
  readonly span: { readonly from: string; readonly to: string };
  /** Between the share of a position and the gain at which it is given up. */
  readonly at: string;
  readonly quotes: readonly [open: string, close: string];
  /** What words for counted things become behind the number one; either form is understood. */
  readonly singulars: Singulars;
  readonly atoms: AtomSyntax;
}
