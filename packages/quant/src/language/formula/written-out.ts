import type { Expression } from '@plumbline/model/strategy-spec';
import { partsOf } from '../expression-kind.ts';
import type { Mark } from '../reader.ts';

/** How many parts an expression has; stops counting beyond `most`. */
export function sizeOf(expression: Expression, most: number): number {
  let size = 0;
  const rest = [expression];
  for (let next = rest.pop(); next !== undefined && size <= most; next = rest.pop()) {
    size += 1;
    for (const { part } of partsOf(next)) rest.push(part);
  }
  return size;
}

/**
 * An expression with the names of lines replaced by what they are. What is made anew keeps its place in the text; a fault
 * inside a line is shown where that line is.
 */
export function writtenOut(
  expression: Expression,
  lines: ReadonlyMap<string, Expression>,
  marks: Map<object, Mark>,
  read: Set<string>,
): Expression {
  const inner = (part: Expression): Expression => writtenOut(part, lines, marks, read);
  if (expression.op === 'parameter') {
    const line = lines.get(expression.key);
    if (line === undefined) return expression;
    read.add(expression.key);
    return line;
  }
  const out = rebuilt(expression, inner);
  const mark = marks.get(expression);
  if (mark !== undefined) marks.set(out, mark);
  return out;
}

/** The same with its parts replaced. */
function rebuilt(expression: Expression, inner: (part: Expression) => Expression): Expression {
  if ('args' in expression) return { ...expression, args: expression.args.map(inner) };
  if ('left' in expression) return { ...expression, left: inner(expression.left), right: inner(expression.right) };
  if (expression.op === 'indicator') {
    const { of, against } = expression;
    return {
      ...expression,
      ...(of === undefined ? {} : { of: inner(of) }),
      ...(against === undefined ? {} : { against: inner(against) }),
    };
  }
  return 'of' in expression ? { ...expression, of: inner(expression.of) } : expression;
}
