import type { BarColumns } from '@plumbline/model/bar';
import type { Amount, Expression, SpecParameter } from '@plumbline/model/strategy-spec';
import type { IndicatorOutput, IndicatorParam } from '../../catalogue/indicator.ts';
import { checkParams } from '../../catalogue/run-indicator.ts';
import { compileExpression } from '../../engine/strategy/compile-expression.ts';
import { createColumnCache, type Kernel, type ParameterValues } from '../../engine/strategy/kernel.ts';
import { checkExpression, type Surroundings } from '../check-expression.ts';
import { indicatorById, isTaken } from '../code-names.ts';
import { partsOf } from '../expression-kind.ts';
import { nearestName } from '../nearest-name.ts';
import { problem, type SpecProblem } from '../problem.ts';
import { syntaxProblem, type TextProblem } from '../read-text.ts';
import type { Span } from '../reader.ts';
import { partSpan } from '../spec-spans.ts';
import { readLines, type FormulaLine, type ReadLines } from './read-lines.ts';
import { sizeOf, writtenOut } from './written-out.ts';

/** An indicator that somebody wrote: values per bar from the bars up to it, in the words of the strategy language. */
export interface OwnIndicator {
  readonly text: string;
  /** The names of its outputs; what it says where its one line has none. */
  readonly title: string;
  /** Settings with a range; the others are fixed. */
  readonly params: readonly IndicatorParam[];
  readonly outputs: readonly IndicatorOutput[];
  /**
   * One column per output, NaN while it cannot be known, 1 or 0 for conditions. series: columns beside the bars, by name.
   * Throws `bad-input` for values outside of their range, and where an indicator refuses one.
   */
  readonly compute: (
    bars: BarColumns,
    values?: ParameterValues,
    series?: Readonly<Record<string, Float64Array>>,
  ) => readonly Float64Array[];
}

export interface ReadIndicator {
  /** Null while anything is wrong. */
  readonly indicator: OwnIndicator | null;
  readonly problems: readonly TextProblem[];
}

const mostLines = 40;
const mostParts = 2000;
/** What a single line without a name is called. */
const unnamed = 'value';

interface Defined {
  readonly settings: SpecParameter[];
  readonly lines: Map<string, Expression>;
  /** Names that another line reads: steps on the way, not drawn unless asked for. */
  readonly read: Set<string>;
  readonly problems: TextProblem[];
}

function placed(found: SpecProblem, { from, to }: Span): TextProblem {
  const { severity, code, text } = found;
  return { from, to, severity, code, text };
}

function isWhole({ value, min, max, step }: SpecParameter): boolean {
  return [value, min, max, step].every(Number.isInteger);
}

/** Words that need more than one instrument's bars. */
function foreign(expression: Expression, path: string): readonly SpecProblem[] {
  const { op } = expression;
  const isForeign = op === 'position' || op === 'other' || op === 'score' || op === 'percentile' || op === 'learned';
  if (isForeign) return [problem('bars-alone', path, { name: op })];
  return partsOf(expression).flatMap(({ part, path: place }) => foreign(part, `${path}.${place}`));
}

/** What an expression counts with: bars, and settings of indicators that are whole. */
function countsOf(expression: Expression): readonly (readonly [string, Amount])[] {
  if (expression.op === 'ago' || expression.op === 'lasting') return [['bars', expression.bars]];
  if (expression.op !== 'indicator') return [];
  const whole = indicatorById.get(expression.id)?.params.filter(({ isInteger }) => isInteger) ?? [];
  return whole.flatMap(({ name }) => {
    const amount = expression.parameters?.[name];
    return amount === undefined ? [] : [[`parameters.${name}`, amount] as const];
  });
}

/** Settings whose slider stops between whole numbers where only those have a meaning. */
function fractional(expression: Expression, path: string, settings: readonly SpecParameter[]): readonly SpecProblem[] {
  const own = countsOf(expression).flatMap(([place, amount]) => {
    const setting = typeof amount === 'number' ? undefined : settings.find(({ key }) => key === amount.parameter);
    return setting === undefined || isWhole(setting)
      ? []
      : [problem('whole-setting', `${path}.${place}`, { key: setting.key })];
  });
  const parts = partsOf(expression);
  return [...own, ...parts.flatMap(({ part, path: place }) => fractional(part, `${path}.${place}`, settings))];
}

function checked(expression: Expression, around: Surroundings): readonly SpecProblem[] {
  const alone = foreign(expression, 'of');
  if (alone.length > 0) return alone;
  return [...fractional(expression, 'of', around.parameters), ...checkExpression(expression, 'of', 'any', around)];
}

function defineSetting(into: Defined, { setting, from, to }: Extract<FormulaLine, { kind: 'setting' }>): void {
  const { key, value, min, max } = setting;
  if (!(value >= min && value <= max)) {
    into.problems.push(placed(problem('outside-range', '', { key, value, min, max }), { from, to }));
  }
  into.settings.push(setting);
}

function defineLine(
  into: Defined,
  line: Extract<FormulaLine, { kind: 'line' }>,
  series: ReadonlySet<string> | null,
  marks: Map<object, Span & { readonly fields: Readonly<Record<string, Span>> }>,
): void {
  const written = writtenOut(line.expression, into.lines, marks, into.read);
  if (sizeOf(written, mostParts) > mostParts) {
    into.problems.push(placed(problem('too-large', '', { lines: mostLines, parts: mostParts }), line));
    return;
  }
  const around: Surroundings = { parameters: into.settings, series, instruments: 1 };
  for (const found of checked(written, around)) {
    into.problems.push(placed(found, partSpan({ of: written }, found.path, marks, line)));
  }
  into.lines.set(line.name ?? unnamed, written);
}

function refusalOf(into: Defined, name: string): SpecProblem | null {
  if (isTaken(name)) return problem('name-taken', '', { name });
  const isKnown = into.lines.has(name) || into.settings.some(({ key }) => key === name);
  return isKnown ? problem('name-taken', '', { name }) : null;
}

function define({ lines, marks }: ReadLines, series: ReadonlySet<string> | null): Defined {
  const into: Defined = { settings: [], lines: new Map(), read: new Set(), problems: [] };
  const places = new Map(marks);
  for (const line of lines) {
    if (line.kind === 'plot') continue;
    const name = line.kind === 'setting' ? line.setting.key : (line.name ?? unnamed);
    const refusal = refusalOf(into, name);
    if (refusal !== null) into.problems.push(placed(refusal, line));
    else if (line.kind === 'setting') defineSetting(into, line);
    else defineLine(into, line, series, places);
  }
  return into;
}

/** A fault of a line that others read is one fault. */
function distinct(problems: readonly TextProblem[]): readonly TextProblem[] {
  return [...new Map(problems.map((one) => [`${one.from} ${one.to} ${one.code}`, one])).values()];
}

/** The names that are drawn: those asked for, otherwise the lines that no other line reads. */
function drawnNames(into: Defined, lines: readonly FormulaLine[]): readonly string[] {
  const asked = lines.flatMap((line) => (line.kind === 'plot' ? line.names : []));
  if (asked.length === 0) return [...into.lines.keys()].filter((name) => !into.read.has(name));
  for (const { name, from, to } of asked) {
    if (into.lines.has(name)) continue;
    const near = nearestName(name, into.lines.keys());
    into.problems.push(
      placed(problem('unknown-line', '', { name: near === null ? name : `${name} (${near}?)` }), { from, to }),
    );
  }
  return [...new Set(asked.map(({ name }) => name))];
}

function titleOf(
  text: string,
  lines: readonly FormulaLine[],
  drawn: readonly (readonly [string, Expression])[],
): string {
  const only = lines.find((line) => line.kind === 'line' && line.name === null);
  return only === undefined || drawn.length > 1
    ? drawn.map(([name]) => name).join(', ')
    : text.slice(only.from, only.to);
}

/** Prices are drawn over the bars; conditions and everything else below them. */
function outputOf(name: string, kernel: Kernel): IndicatorOutput {
  if (kernel.kind === 'truth') return { name, unit: 'count', draw: 'histogram' };
  const law = kernel.law() ?? {};
  const isPrice = law.price === 1 && Object.entries(law).every(([key, power]) => key === 'price' || power === 0);
  return { name, unit: isPrice ? 'price' : 'ratio', draw: 'line' };
}

function paramOf(setting: SpecParameter): IndicatorParam {
  const { key, value, min, max, step } = setting;
  const label = { en: key, 'zh-CN': key, 'zh-HK': key };
  return { name: key, label, default: value, min, max, step, isInteger: isWhole(setting) };
}

function made(
  text: string,
  title: string,
  settings: readonly SpecParameter[],
  drawn: readonly (readonly [string, Expression])[],
): OwnIndicator {
  const names = { parameters: new Set(settings.map(({ key }) => key)), series: null };
  const usual = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  const kernels = drawn.map(([, expression]) => compileExpression(expression, names, 'indicator'));
  const params = settings.filter(({ min, max }) => max > min).map(paramOf);
  return {
    text,
    title,
    params,
    outputs: drawn.map(([name], at) => outputOf(name, kernels[at])),
    compute: (bars, values = {}, series = {}) => {
      const context = {
        bars,
        series,
        parameters: { ...usual, ...checkParams({ id: 'own indicator', params }, values) },
        cache: createColumnCache(),
      };
      return kernels.map((kernel) => kernel.column(context));
    },
  };
}

/**
 * Reads an own indicator: settings (`period = 20 from 5 to 200`), lines (`mid = sma(period)`) that later lines may read, and
 * `plot` for what is drawn. It knows what a strategy knows: the bars up to each bar, of one instrument.
 * series: names of columns beside the bars; null = any.
 */
export function readIndicator(text: string, series: ReadonlySet<string> | null = new Set()): ReadIndicator {
  const read = readLines(text);
  const into = define(read, series);
  const drawn = drawnNames(into, read.lines).flatMap((name) => {
    const expression = into.lines.get(name);
    return expression === undefined ? [] : [[name, expression] as const];
  });
  const problems = [...read.misfits.map((misfit) => syntaxProblem(misfit, text)), ...into.problems];
  if (read.lines.length > mostLines) {
    problems.push(
      placed(problem('too-large', '', { lines: mostLines, parts: mostParts }), { from: 0, to: text.length }),
    );
  }
  if (problems.length === 0 && drawn.length === 0)
    problems.push(placed(problem('no-line', ''), { from: 0, to: text.length }));
  const isSound = problems.every(({ severity }) => severity === 'warning');
  return {
    indicator: isSound ? made(text, titleOf(text, read.lines, drawn), into.settings, drawn) : null,
    problems: distinct(problems).toSorted((a, b) => a.from - b.from),
  };
}
