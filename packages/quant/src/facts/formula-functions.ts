import { localText } from '@plumbline/model/local-text';
import type { FormulaFunction, FormulaValue } from './formula.ts';
import { allNumbers, columnArgument, numberArgument } from './formula-arguments.ts';

function ofNumber(name: string, call: (x: number) => number): FormulaFunction {
  return { name, args: ['x'], call: (x) => call(numberArgument(x, 'x')) };
}

function ofMany(name: string, call: (numbers: readonly number[]) => number): FormulaFunction {
  return {
    name,
    args: ['x', 'more…'],
    call: (...values: readonly FormulaValue[]) => {
      const numbers = allNumbers(values);
      return numbers.length === 0 ? Number.NaN : call(numbers);
    },
  };
}

function ofColumn(name: string, call: (column: Float64Array) => number): FormulaFunction {
  return {
    name,
    args: ['column'],
    call: (column) => call(columnArgument(column, 'column')),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, x) => sum + x, 0);
}

function middle(numbers: readonly number[]): number {
  if (numbers.some((x) => Number.isNaN(x))) return Number.NaN;
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)];
  return Number.isInteger(half) ? (sorted[half - 1] + upper) / 2 : upper;
}

const moreThanWhole = localText(
  'More than 100% would be needed, and no share of a whole is more.',
  '需要超过 100%，而任何占比都不会超过整体。',
  '需要超過 100%，而任何佔比都不會超過整體。',
);

function isAbove(x: number, limit: number): number {
  if (Number.isNaN(x) || Number.isNaN(limit)) return Number.NaN;
  return x > limit ? 1 : 0;
}

/**
 * The plain functions every receipt may use. Those of performance metrics and valuation models join them in the
 * formula library. `above(x, limit)` is 1 when x is larger and 0 when not. `positive(x)` is x, and nothing at all when
 * x is not above zero: a multiple of a loss or growth from a negative base has no meaning, and the formula says so.
 * `tenth(x)` is x to one digit after the point, so that printed parts add up to the printed whole.
 * `whole(x)` is x down to a whole number, read to one digit after the point: what is just below a step stays below it as printed.
 * `share(x)` is x, and nothing where x is more than one: a share of a whole cannot be.
 */
export const basicFunctions: readonly FormulaFunction[] = [
  ofNumber('sqrt', Math.sqrt),
  ofNumber('abs', Math.abs),
  ofNumber('ln', Math.log),
  ofNumber('exp', Math.exp),
  ofNumber('tenth', (x) => Math.round(x * 10) / 10),
  ofNumber('whole', (x) => Math.floor(Math.round(x * 10) / 10)),
  ofNumber('positive', (x) => (x > 0 ? x : Number.NaN)),
  {
    ...ofNumber('share', (x) => (x > 1 ? Number.NaN : x)),
    refuses: (x) => (numberArgument(x, 'x') > 1 ? moreThanWhole : null),
  },
  {
    name: 'above',
    args: ['x', 'limit'],
    call: (x, limit) => isAbove(numberArgument(x, 'x'), numberArgument(limit, 'limit')),
  },
  ofMany('min', (numbers) => numbers.reduce((a, b) => Math.min(a, b))),
  ofMany('max', (numbers) => numbers.reduce((a, b) => Math.max(a, b))),
  ofMany('sum', total),
  ofMany('mean', (numbers) => total(numbers) / numbers.length),
  ofMany('median', middle),
  ofColumn('first', (column) => column[0] ?? Number.NaN),
  ofColumn('last', (column) => column.at(-1) ?? Number.NaN),
];
