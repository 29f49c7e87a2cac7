import type { Amount, Expression } from '@plumbline/model/strategy-spec';
import { compileIndicator } from './compile-indicator.ts';
import { compileLearned } from './compile-learned.ts';
import { compileCrossSection, compileOther } from './compile-peers.ts';
import {
  arithmetic,
  calendar,
  compareSign,
  comparison,
  crossings,
  lasting,
  logic,
  shifted,
  turns,
  unary,
} from './column-operations.ts';
import { byStretch } from './as-of.ts';
import {
  asOfColumn,
  asOfSampled,
  checkAmount,
  columnKernel,
  comparedLaw,
  joinedLaws,
  keptLaw,
  refuseAt,
  resolveAmount,
  sharedLaw,
  type Kernel,
  type Names,
  type ParameterValues,
  type StateReader,
} from './kernel.ts';
import { positionState } from './position-state.ts';
import { isAdditive, isScaleFree, logLaw, noLaw, type PriceLaw } from './price-law.ts';
import { sampledColumn, sampledNumber } from './universe-scope.ts';
import type { ExpressionContext } from './expression-context.ts';

function fold(column: Float64Array, next: Float64Array, combine: (a: number, b: number) => number): Float64Array {
  const out = new Float64Array(column.length);
  for (let i = 0; i < out.length; i += 1) out[i] = combine(column[i], next[i]);
  return out;
}

/** The law of what is computed from numbers. Logarithms are added up where numbers are multiplied. */
function arithmeticLaw(op: keyof typeof arithmetic, parts: readonly Kernel[]): PriceLaw | null {
  const laws = parts.map((part) => part.law());
  const hasLogs = laws.some((law) => law !== null && isAdditive(law));
  const power = op === 'divide' || op === 'subtract' ? -1 : 1;
  if (op === 'multiply' || op === 'divide') return hasLogs ? null : joinedLaws(laws, power);
  if (!hasLogs || op === 'min' || op === 'max') return sharedLaw(parts);
  return laws.every((law) => law !== null && (isAdditive(law) || isScaleFree(law))) ? joinedLaws(laws, power) : null;
}

function readsOf(parts: readonly Kernel[]): readonly string[] {
  return parts.flatMap(({ reads }) => reads);
}

/** Combines parts bar by bar: as columns where all are columns, as readers where one depends on the position. */
function combined(
  kind: Kernel['kind'],
  name: string,
  parts: readonly Kernel[],
  combine: (a: number, b: number) => number,
  lawOf: (parts: readonly Kernel[]) => PriceLaw | null,
): Kernel {
  const text = (parameters: ParameterValues): string =>
    `(${name} ${parts.map((part) => part.text(parameters)).join(' ')})`;
  if (parts.every((part) => !part.isStateful)) {
    const join = (columns: readonly Float64Array[]): Float64Array => columns.reduce((a, b) => fold(a, b, combine));
    const law = keptLaw(() => lawOf(parts));
    return columnKernel(
      kind,
      text,
      (context) => {
        const isPlain = isLawful(context, law);
        return join(parts.map((part) => (isPlain ? part.column(context) : asOfColumn(part, context))));
      },
      {
        sampled: (context) => {
          const isPlain = isLawful(context, law);
          return join(parts.map((part) => (isPlain ? part.sampled(context) : asOfSampled(part, context))));
        },
        law,
        reads: readsOf(parts),
      },
    );
  }
  const reader = (context: ExpressionContext): StateReader => {
    const [first, ...others] = parts.map((part) => part.reader(context));
    return (book, bar) => {
      let value = first(book, bar);
      for (let k = 0; k < others.length; k += 1) value = combine(value, others[k](book, bar));
      return value;
    };
  };
  return statefulKernel(kind, text, reader);
}

/** lawOf: how it follows the scale, by how its part does. */
function mapped(
  kind: Kernel['kind'],
  name: string,
  part: Kernel,
  apply: (a: number) => number,
  lawOf: (law: PriceLaw | null) => PriceLaw | null,
): Kernel {
  const text = (parameters: ParameterValues): string => `(${name} ${part.text(parameters)})`;
  if (!part.isStateful) {
    const law = keptLaw(() => lawOf(part.law()));
    return columnKernel(
      kind,
      text,
      (context) => (isLawful(context, law) ? part.column(context) : asOfColumn(part, context)).map(apply),
      {
        sampled: (context) => (isLawful(context, law) ? part.sampled(context) : asOfSampled(part, context)).map(apply),
        law,
        isZero: part.isZero && apply(0) === 0,
        reads: part.reads,
      },
    );
  }
  return statefulKernel(kind, text, (context) => {
    const read = part.reader(context);
    return (book, bar) => apply(read(book, bar));
  });
}

function statefulKernel(kind: Kernel['kind'], text: Kernel['text'], reader: Kernel['reader']): Kernel {
  const refuse = (): never => refuseAt('expression', 'it depends on the position held and has no column of its own.');
  const common = { isStateful: true, law: () => noLaw, isZero: false, reads: [], events: null };
  return { ...common, kind, text, column: refuse, sampled: refuse, reader };
}

function need(kernel: Kernel, kind: Kernel['kind'], path: string): Kernel {
  if (kernel.kind === kind) return kernel;
  return refuseAt(path, kind === 'truth' ? 'must be a condition, not a number.' : 'must be a number, not a condition.');
}

function needColumn(kernel: Kernel, path: string): Kernel {
  if (!kernel.isStateful) return kernel;
  return refuseAt(path, 'cannot look back on the position held; compare it directly.');
}

function barsBack(amount: Amount, { parameters }: ExpressionContext, least: number, path: string): number {
  const bars = resolveAmount(amount, parameters);
  if (Number.isInteger(bars) && bars >= least && bars <= 100_000) return bars;
  return refuseAt(path, `must be a whole number of ${least} or more bars, not ${bars}.`);
}

function amountText(amount: Amount, parameters: ParameterValues): string {
  return String(resolveAmount(amount, parameters));
}

/** An expression of some kinds. */
type Of<Op extends Expression['op']> = Extract<Expression, { readonly op: Op }>;

/** Two expressions that are compared. */
type Pair = Extract<Expression, { readonly left: Expression }>;

/** An amount as a column that never changes. */
function amountKernel(amount: Amount): Kernel {
  return columnKernel(
    'number',
    (parameters) => amountText(amount, parameters),
    ({ bars, parameters }) => new Float64Array(bars.close.length).fill(resolveAmount(amount, parameters)),
    {
      sampled: (context) => sampledNumber(resolveAmount(amount, context.parameters), context),
      isZero: amount === 0,
    },
  );
}

const priceLaw: PriceLaw = { price: 1 };
const volumeLaw: PriceLaw = { volume: 1 };

/** A law that a change of sign leaves as it is. */
const factorLaw = (law: PriceLaw | null): PriceLaw | null => (law === null || isAdditive(law) ? null : law);

function isLawful({ isScaled }: ExpressionContext, law: Kernel['law']): boolean {
  return isScaled !== true || law() !== null;
}

/** A column that reads earlier bars of its parts: at once where they follow a law, by stretch otherwise. */
function lookingBack(
  context: ExpressionContext,
  parts: readonly Kernel[],
  law: Kernel['law'],
  compute: (context: ExpressionContext) => Float64Array,
): Float64Array {
  return isLawful(context, law) ? compute(context) : byStretch(context, readsOf(parts), compute);
}

function agoKernel({ of, bars }: Of<'ago'>, names: Names, path: string): Kernel {
  const part = needColumn(compileExpression(of, names, `${path}.of`), `${path}.of`);
  checkAmount(bars, names, `${path}.bars`);
  const back = (context: ExpressionContext): number => barsBack(bars, context, 0, `${path}.bars`);
  const column = (context: ExpressionContext): Float64Array =>
    lookingBack(context, [part], part.law, (then) => shifted(part.column(then), back(context)));
  return columnKernel(
    part.kind,
    (parameters) => `(ago ${amountText(bars, parameters)} ${part.text(parameters)})`,
    column,
    {
      sampled: (context) =>
        isLawful(context, part.law)
          ? sampledColumn(part.column(context), context, back(context))
          : sampledColumn(column(context), context),
      law: part.law,
      isZero: part.isZero && part.kind === 'number',
      reads: part.reads,
    },
  );
}

function lastingKernel({ of, bars }: Of<'lasting'>, names: Names, path: string): Kernel {
  const part = needColumn(compileTruth(of, names, `${path}.of`), `${path}.of`);
  checkAmount(bars, names, `${path}.bars`);
  return columnKernel(
    'truth',
    (parameters) => `(lasting ${amountText(bars, parameters)} ${part.text(parameters)})`,
    (context) => {
      const least = barsBack(bars, context, 1, `${path}.bars`);
      return lookingBack(context, [part], part.law, (then) => lasting(part.column(then), least));
    },
    { law: part.law, reads: part.reads },
  );
}

function crossKernel(op: 'crossesAbove' | 'crossesBelow', pair: Pair, names: Names, path: string): Kernel {
  const left = needColumn(compileNumber(pair.left, names, `${path}.left`), `${path}.left`);
  const right = needColumn(compileNumber(pair.right, names, `${path}.right`), `${path}.right`);
  const direction = op === 'crossesAbove' ? 1 : -1;
  const parts = [left, right];
  const law = keptLaw(() => comparedLaw(parts));
  const kernel: Kernel = columnKernel(
    'truth',
    (parameters) => `(${op} ${left.text(parameters)} ${right.text(parameters)})`,
    (context) =>
      lookingBack(context, parts, law, (then) => crossings(left.column(then), right.column(then), direction)),
    {
      events: (context) => {
        if (!isLawful(context, law))
          return [...kernel.column(context).entries()].flatMap(([bar, is]) => (is === 1 ? [bar] : []));
        return turns(left.column(context), right.column(context))[direction > 0 ? 'upwards' : 'downwards'];
      },
      law,
      reads: readsOf(parts),
    },
  );
  return kernel;
}

function comparisonKernel(op: keyof typeof comparison, pair: Pair, names: Names, path: string): Kernel {
  const test = comparison[op];
  const parts = [compileNumber(pair.left, names, `${path}.left`), compileNumber(pair.right, names, `${path}.right`)];
  return combined('truth', op, parts, (a, b) => test(compareSign(a, b)), comparedLaw);
}

function logicKernel({ op, args }: Of<'and' | 'or'>, names: Names, path: string): Kernel {
  const parts = args.map((part, at) => compileTruth(part, names, `${path}.args[${at}]`));
  return combined('truth', op, parts, logic[op], sharedLaw);
}

function arithmeticKernel({ op, args }: Of<keyof typeof arithmetic>, names: Names, path: string): Kernel {
  const parts = args.map((part, at) => compileNumber(part, names, `${path}.args[${at}]`));
  return combined('number', op, parts, arithmetic[op], (all) => arithmeticLaw(op, all));
}

function positionKernel({ field }: Of<'position'>): Kernel {
  const read = positionState[field];
  return statefulKernel(
    'number',
    () => `position.${field}`,
    () => read,
  );
}

function calendarKernel({ field }: Of<'calendar'>): Kernel {
  const read = calendar[field];
  return columnKernel(
    field === 'isMonthStart' ? 'truth' : 'number',
    () => `calendar.${field}`,
    ({ bars, instrumentId }) => read(bars.time, instrumentId),
  );
}

function compileNumber(expression: Expression, names: Names, path: string): Kernel {
  return need(compileExpression(expression, names, path), 'number', path);
}

function compileTruth(expression: Expression, names: Names, path: string): Kernel {
  return need(compileExpression(expression, names, path), 'truth', path);
}

/**
 * Compiles an expression into a kernel: once per strategy, never per parameter value. A compiled column reads bars up to
 * the one it stands at. `path` names the expression in refusals. Throws `bad-input` for an unknown indicator, output,
 * parameter or series, a condition where a number belongs, and an output that looks ahead.
 */
export function compileExpression(expression: Expression, names: Names, path: string): Kernel {
  switch (expression.op) {
    case 'constant':
      return amountKernel(expression.value);
    case 'parameter': {
      const amount = { parameter: expression.key };
      checkAmount(amount, names, path);
      return amountKernel(amount);
    }
    case 'price': {
      const { field } = expression;
      return columnKernel(
        'number',
        () => field,
        ({ bars }) => bars[field],
        { law: () => (field === 'volume' ? volumeLaw : priceLaw) },
      );
    }
    case 'series':
      return seriesKernel(expression.name, names, path);
    case 'indicator':
      return compileIndicator(expression, names, path, compileNumber);
    case 'ago':
      return agoKernel(expression, names, path);
    case 'lasting':
      return lastingKernel(expression, names, path);
    case 'negate':
    case 'absolute':
    case 'log': {
      const { op, of } = expression;
      const lawOf = op === 'log' ? logLaw : factorLaw;
      return mapped('number', op, compileNumber(of, names, `${path}.of`), unary[op], lawOf);
    }
    case 'not':
      return mapped('truth', 'not', compileTruth(expression.of, names, `${path}.of`), (value) => 1 - value, factorLaw);
    case 'crossesAbove':
    case 'crossesBelow':
      return crossKernel(expression.op, expression, names, path);
    case 'above':
    case 'atLeast':
    case 'below':
    case 'atMost':
    case 'equals':
      return comparisonKernel(expression.op, expression, names, path);
    case 'and':
    case 'or':
      return logicKernel(expression, names, path);
    case 'position':
      return positionKernel(expression);
    case 'calendar':
      return calendarKernel(expression);
    case 'other': {
      const part = compileExpression(expression.of, names, `${path}.of`);
      return compileOther(expression, needColumn(part, `${path}.of`), path);
    }
    case 'score':
    case 'percentile': {
      const part = compileNumber(expression.of, names, `${path}.of`);
      return compileCrossSection(expression, needColumn(part, `${path}.of`), path);
    }
    case 'learned':
      return compileLearned(expression, names, path, compileNumber);
    default:
      return arithmeticKernel(expression, names, path);
  }
}

/** Says which series there are in place of one that is missing. */
function withKnown(problem: string, known: Iterable<string>): string {
  const list = [...known].toSorted().join(', ');
  return `${problem}; ${list === '' ? 'there are none' : `there are ${list}`}.`;
}

function seriesKernel(name: string, names: Names, path: string): Kernel {
  if (names.series !== null && !names.series.has(name)) {
    refuseAt(path, withKnown(`there is no series "${name}"`, names.series));
  }
  return columnKernel(
    'number',
    () => `series.${name}`,
    ({ series, bars }) => {
      const column = series[name];
      if (column === undefined) {
        return refuseAt(path, withKnown(`the bars come without the series "${name}"`, Object.keys(series)));
      }
      if (column.length === bars.close.length) return column;
      return refuseAt(path, `the series has ${column.length} rows where the bars have ${bars.close.length}.`);
    },
  );
}
