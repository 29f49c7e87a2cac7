import { canonicalText } from '@plumbline/model/canonical-text';
import type { Amount, Expression, SpecParameter } from '@plumbline/model/strategy-spec';

/** An own indicator that a strategy uses by name: its settings in order, and what each of its outputs is. */
export interface NamedFormula {
  readonly name: string;
  readonly params: readonly SpecParameter[];
  readonly outputs: ReadonlyMap<string, Expression>;
}

/** Statements are lines in a text of their own, and stand behind semicolons on the one line of a strategy. */
export function linesOfFormula(text: string): string {
  return text.replaceAll(/[ \t]*;[ \t]*/g, '\n');
}

/** The same on one line. */
export function formulaOnOneLine(text: string): string {
  return linesOfFormula(text)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');
}

/** Amounts for the settings of a formula; those that are absent have their own value. */
export type FormulaArguments = Readonly<Record<string, Amount>>;

function asExpression(amount: Amount): Expression {
  return typeof amount === 'number' ? { op: 'constant', value: amount } : { op: 'parameter', key: amount.parameter };
}

/** One output of a formula, written out with the amounts it is used with; null for one it does not have. */
export function formulaOutput(
  { params, outputs }: NamedFormula,
  output: string,
  given: FormulaArguments,
): Expression | null {
  const template = outputs.get(output);
  if (template === undefined) return null;
  const amounts = new Map(params.map(({ key, value }) => [key, given[key] ?? value]));
  const put = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(put);
    if (typeof part !== 'object' || part === null) return part;
    if ('op' in part && part.op === 'parameter' && 'key' in part) {
      const amount = amounts.get(String(part.key));
      return amount === undefined ? part : asExpression(amount);
    }
    if ('parameter' in part) return amounts.get(String(part.parameter)) ?? part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, put(value)]));
  };
  // Only amounts were put in the place of amounts.
  return put(template) as Expression;
}

function amountOf(part: unknown): Amount | null {
  if (typeof part === 'number') return part;
  if (typeof part !== 'object' || part === null) return null;
  if ('parameter' in part) return { parameter: String(part.parameter) };
  if (!('op' in part)) return null;
  if (part.op === 'constant' && 'value' in part) return Number(part.value);
  return part.op === 'parameter' && 'key' in part ? { parameter: String(part.key) } : null;
}

/** Whether an expression is a formula's output with some amounts, which are noted. */
function fits(template: unknown, part: unknown, found: Map<string, Amount>): boolean {
  if (typeof template !== 'object' || template === null) return Object.is(template, part);
  const isSetting = 'op' in template && template.op === 'parameter' && 'key' in template;
  if (isSetting || 'parameter' in template) {
    const key = isSetting ? String(template.key) : 'parameter' in template ? String(template.parameter) : '';
    const amount = amountOf(part);
    if (amount === null) return false;
    const before = found.get(key);
    found.set(key, amount);
    return before === undefined || canonicalText(before) === canonicalText(amount);
  }
  if (typeof part !== 'object' || part === null || Array.isArray(template) !== Array.isArray(part)) return false;
  const [want, have] = [Object.entries(template), Object.entries(part)];
  if (want.length !== have.length) return false;
  const parts = new Map(have);
  return want.every(([key, value]) => parts.has(key) && fits(value, parts.get(key), found));
}

/** A formula that is no more than one of these is not seen in everything that is. */
const bare: ReadonlySet<string> = new Set(['price', 'constant', 'parameter', 'series']);

/** A use of a formula. */
export interface FormulaUse {
  readonly formula: NamedFormula;
  readonly output: string;
  /** By setting, in order; those behind the last that differs from its own value are left out. */
  readonly given: readonly Amount[];
}

/** The formula that an expression is an output of; null for any other. */
export function formulaUse(expression: Expression, formulas: readonly NamedFormula[]): FormulaUse | null {
  for (const formula of formulas) {
    for (const [output, template] of formula.outputs) {
      const found = new Map<string, Amount>();
      if (bare.has(template.op) || !fits(template, expression, found)) continue;
      const amounts = formula.params.map(({ key, value }) => found.get(key) ?? value);
      const last = formula.params.findLastIndex(({ value }, at) => amounts[at] !== value);
      return { formula, output, given: amounts.slice(0, last + 1) };
    }
  }
  return null;
}
