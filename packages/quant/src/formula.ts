/** A number or a column of numbers. */
export type FormulaValue = number | Float64Array;

/** A named function of the formula language. */
export interface FormulaFunction {
  readonly name: string;
  /** Names of the arguments, in order; those ending in `?` may be left out. */
  readonly args: readonly string[];
  readonly call: (...args: readonly FormulaValue[]) => number;
}
