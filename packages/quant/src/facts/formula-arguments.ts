import { PlumblineError } from '@plumbline/model/errors';
import type { FormulaValue } from './formula.ts';

/** The argument as a number; absent optional arguments take `fallback`. A column here is a wrong formula. */
export function numberArgument(value: FormulaValue | undefined, name: string, fallback?: number): number {
  if (typeof value === 'number') return value;
  if (value === undefined && fallback !== undefined) return fallback;
  throw new PlumblineError('bad-input', `The argument "${name}" must be a number, not a column.`, { name });
}

/** The argument as a column, oldest first. A number here is a wrong formula. */
export function columnArgument(value: FormulaValue | undefined, name: string): Float64Array {
  if (value instanceof Float64Array) return value;
  throw new PlumblineError('bad-input', `The argument "${name}" must be a price column, not a number.`, { name });
}

/** All arguments flattened to one list of numbers: min(a, b, c) and min(close) alike. */
export function allNumbers(values: readonly FormulaValue[]): readonly number[] {
  return values.flatMap((value) => (typeof value === 'number' ? [value] : [...value]));
}
