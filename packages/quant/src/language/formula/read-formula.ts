import type { Expression, SpecParameter } from '@plumbline/model/strategy-spec';
import { formulaOutput, linesOfFormula, type FormulaArguments, type NamedFormula } from './named-formula.ts';
import { readLines } from './read-lines.ts';
import { writtenOut } from './written-out.ts';

/** A formula as it can be used; null while its text cannot be read, or draws what it does not have. */
export function namedFormula(name: string, text: string): NamedFormula | null {
  const read = readLines(linesOfFormula(text));
  const params: SpecParameter[] = [];
  const lines = new Map<string, Expression>();
  const steps = new Set<string>();
  const marks = new Map(read.marks);
  for (const line of read.lines) {
    if (line.kind === 'setting') params.push(line.setting);
    else if (line.kind === 'line') lines.set(line.name ?? 'value', writtenOut(line.expression, lines, marks, steps));
  }
  const asked = read.lines.flatMap((line) => (line.kind === 'plot' ? line.names.map((one) => one.name) : []));
  const drawn = asked.length > 0 ? asked : [...lines.keys()].filter((line) => !steps.has(line));
  const outputs = drawn.flatMap((output) => {
    const expression = lines.get(output);
    return expression === undefined ? [] : [[output, expression] as const];
  });
  const isSound = read.misfits.length === 0 && outputs.length > 0 && outputs.length === drawn.length;
  return isSound ? { name, params, outputs: new Map(outputs) } : null;
}

interface WrittenFormula {
  readonly name: string;
  readonly text: string;
}

function isWrittenFormula(value: unknown): value is WrittenFormula {
  const one: Partial<WrittenFormula> | null = typeof value === 'object' ? value : null;
  return typeof one?.name === 'string' && typeof one.text === 'string';
}

/**
 * Outside data of a strategy with `{"op":"formula","name":…,"output":…,"parameters":…}` written out by its `formulas`. What
 * names no formula or none of its outputs is left for the schema to refuse.
 */
export function withFormulas(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('formulas' in given) || !Array.isArray(given.formulas))
    return given;
  const formulas = given.formulas.filter(isWrittenFormula).flatMap(({ name, text }) => namedFormula(name, text) ?? []);
  const put = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(put);
    if (typeof part !== 'object' || part === null) return part;
    if ('op' in part && part.op === 'formula' && 'name' in part) {
      const formula = formulas.find(({ name }) => name === part.name);
      const [first] = formula?.outputs.keys() ?? [];
      const output = 'output' in part ? String(part.output) : first;
      const parameters = 'parameters' in part ? (part.parameters as FormulaArguments) : {};
      const written = formula === undefined || output === undefined ? null : formulaOutput(formula, output, parameters);
      return written ?? part;
    }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, put(value)]));
  };
  return put(given);
}
