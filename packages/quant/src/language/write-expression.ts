import type { Amount, Expression } from '@plumbline/model/strategy-spec';
import { isTaken } from './code-names.ts';
import { tightness, type InfixOp, type Writer, type Written } from './dialect.ts';
import { formulaUse, type FormulaUse } from './formula/named-formula.ts';
import { percentText } from './numbers.ts';

const levels: Readonly<Record<InfixOp, number>> = {
  or: tightness.or,
  and: tightness.and,
  above: tightness.compare,
  atLeast: tightness.compare,
  below: tightness.compare,
  atMost: tightness.compare,
  equals: tightness.compare,
  crossesAbove: tightness.compare,
  crossesBelow: tightness.compare,
  add: tightness.add,
  subtract: tightness.add,
  multiply: tightness.multiply,
  divide: tightness.multiply,
};

function isInfix(op: string): op is InfixOp {
  return op in levels;
}

/** A setting's name as written, with its value where the view shows it. */
export function writeSetting(key: string, writer: Writer, show: (value: number) => string = String): string {
  if (!writer.dialect.showsValues) return isTaken(key) ? `parameter.${key}` : key;
  writer.used.add(key);
  const value = writer.parameters[key];
  const name = writer.nameOf === undefined ? `[${key}]` : ` [${writer.nameOf(key)}]`;
  return value === undefined ? name.trim() : `${show(value)}${name}`;
}

/** A number, or the setting it comes from. */
export function writeAmount(amount: Amount, writer: Writer): string {
  return typeof amount === 'number' ? String(amount) : writeSetting(amount.parameter, writer);
}

/** A fraction per cent, or the setting it comes from. */
export function writeShare(amount: Amount, writer: Writer): string {
  const percent = (value: number): string => `${percentText(value)}%`;
  return typeof amount === 'number' ? percent(amount) : writeSetting(amount.parameter, writer, percent);
}

function parts(expression: Expression): readonly Expression[] {
  if ('args' in expression) return expression.args;
  return 'left' in expression ? [expression.left, expression.right] : [];
}

/** An expression in the words of a view, in brackets where it holds together less than needed. */
export function writeExpression(expression: Expression, writer: Writer, least: number = tightness.or): string {
  const written = write(expression, writer);
  return written.tightness >= least ? written.text : `(${written.text})`;
}

/** An own indicator by its name, with the amounts that are not its own. */
function writeFormulaUse({ formula, output, given }: FormulaUse, writer: Writer): string {
  const args = given.length === 0 ? '' : `(${given.map((amount) => writeAmount(amount, writer)).join(', ')})`;
  return `${formula.name}${args}${formula.outputs.size > 1 ? `.${output}` : ''}`;
}

function write(expression: Expression, writer: Writer): Written {
  const { op } = expression;
  const { dialect } = writer;
  const use = writer.formulas.length === 0 ? null : formulaUse(expression, writer.formulas);
  if (use !== null) return { text: writeFormulaUse(use, writer), tightness: tightness.closed };
  if (op === 'constant') {
    const { value } = expression;
    return { text: String(value), tightness: value < 0 || Object.is(value, -0) ? tightness.negate : tightness.open };
  }
  // A name of its own between brackets of arguments: open, so that it is never taken for the setting of an indicator.
  if (op === 'parameter' && dialect.showsValues) {
    return { text: writeSetting(expression.key, writer), tightness: tightness.open };
  }
  if (op === 'negate') {
    const of = writeExpression(expression.of, writer, tightness.closed);
    // A minus before a digit would make a negative number of it.
    return { text: /^[\d[]/.test(of) ? `-(${of})` : `-${of}`, tightness: tightness.negate };
  }
  if (op === 'not') {
    const of = writeExpression(expression.of, writer, tightness.closed);
    return { text: `${dialect.not} ${of}`, tightness: tightness.compare };
  }
  if (!isInfix(op)) return dialect.atoms.write(expression, writer);
  const level = levels[op];
  const text = parts(expression)
    .map((part) => writeExpression(part, writer, level + 1))
    .join(dialect.infix[op]);
  return { text, tightness: level };
}
