import type { Amount, Expression } from '@plumbline/model/strategy-spec';
import type { Dialect, InfixOp } from './dialect.ts';
import { fractionOf } from './numbers.ts';
import { attempt, expects, here, mark, marked, matched, takes, type Reader } from './reader.ts';

const comparisons: readonly InfixOp[] = [
  'crossesAbove',
  'crossesBelow',
  'atLeast',
  'atMost',
  'above',
  'below',
  'equals',
];
/** Loosest first. */
const levels: readonly (readonly InfixOp[])[] = [
  ['or'],
  ['and'],
  comparisons,
  ['add', 'subtract'],
  ['multiply', 'divide'],
];
const comparisonLevel = 2;
/** Deeper than any strategy may be; a hostile text must not exhaust the stack. */
const deepest = 60;

const number = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const signed = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const keyPattern = /[a-z][A-Za-z0-9]{0,39}/y;

/** A plain number; null where there is none. */
export function readNumber(reader: Reader): number | null {
  const text = matched(reader, signed, 'number');
  return text === null ? null : Number(text);
}

/** A name of a setting. */
export function readKey(reader: Reader): string | null {
  return matched(reader, keyPattern, 'name');
}

function bracketed(reader: Reader): string | null {
  return attempt(reader, () => {
    if (!takes(reader, '[')) return null;
    const key = readKey(reader);
    return key !== null && takes(reader, ']') ? key : null;
  });
}

/** A number, a setting with its value beside it, or (in code) the bare name of a setting. */
function readValue(reader: Reader, dialect: Dialect, value: () => number | null): Amount | null {
  const from = here(reader);
  const said = attempt(reader, value);
  if (!dialect.showsValues) {
    if (said !== null) return said;
    takes(reader, 'parameter.');
    const key = readKey(reader);
    return key === null ? null : mark(reader, { parameter: key }, from);
  }
  // The name follows at once: `20[fast]`. A space before a bracket belongs to something else.
  const key = said === null || reader.text[reader.at] === '[' ? bracketed(reader) : null;
  if (key === null) return said;
  if (said !== null) reader.said.push({ key, value: said, from, to: reader.at });
  return mark(reader, { parameter: key }, from);
}

/** Whether an amount of a spoken view may begin here: a cheap look before trying. */
export function mayBeAmount(reader: Reader): boolean {
  return /[\d[-]/.test(reader.text.charAt(here(reader)));
}

export function readAmount(reader: Reader, dialect: Dialect): Amount | null {
  return readValue(reader, dialect, () => readNumber(reader));
}

/** A fraction written per cent. */
export function readPercent(reader: Reader): number | null {
  const text = matched(reader, signed, 'number');
  return text !== null && takes(reader, '%') ? fractionOf(text) : null;
}

export function readShare(reader: Reader, dialect: Dialect): Amount | null {
  return readValue(reader, dialect, () => readPercent(reader));
}

function deeper<T>(reader: Reader, read: () => T | null): T | null {
  if (reader.depth >= deepest) return expects(reader, { thing: 'number' });
  reader.depth += 1;
  const result = read();
  reader.depth -= 1;
  return result;
}

/** An expression; null where the text is none. */
export function readExpression(reader: Reader, dialect: Dialect): Expression | null {
  return deeper(reader, () => readLevel(reader, dialect, 0));
}

function infixAt(reader: Reader, dialect: Dialect, level: number): InfixOp | null {
  return levels[level].find((op) => takes(reader, dialect.infix[op])) ?? null;
}

function joined(op: InfixOp, left: Expression, right: Expression, chained: boolean): Expression {
  if (op === 'or' || op === 'and' || op === 'add' || op === 'subtract' || op === 'multiply' || op === 'divide') {
    return chained && 'args' in left ? { op, args: [...left.args, right] } : { op, args: [left, right] };
  }
  return { op, left, right };
}

function readLevel(reader: Reader, dialect: Dialect, level: number): Expression | null {
  if (level === levels.length) return readUnary(reader, dialect);
  const from = here(reader);
  if (level === comparisonLevel && takes(reader, dialect.not)) {
    const of = deeper(reader, () => readLevel(reader, dialect, level));
    return of === null ? null : marked(reader, { op: 'not', of }, from);
  }
  let left = readLevel(reader, dialect, level + 1);
  let last: InfixOp | null = null;
  while (left !== null) {
    const { at } = reader;
    const op = infixAt(reader, dialect, level);
    if (op === null) return left;
    const right = readLevel(reader, dialect, level + 1);
    if (right === null) {
      reader.at = at;
      return left;
    }
    left = marked(reader, joined(op, left, right, last === op), from);
    last = op;
    if (level === comparisonLevel) return left;
  }
  return null;
}

function readUnary(reader: Reader, dialect: Dialect): Expression | null {
  const from = here(reader);
  // A phrase may begin with a negative number, such as the value beside a setting's name.
  if (dialect.showsValues && /^-\d/.test(reader.text.slice(from, from + 2))) return readClosed(reader, dialect);
  if (takes(reader, '-')) {
    const digits = reader.at < reader.text.length && /\d/.test(reader.text[reader.at]);
    if (digits) {
      const text = matched(reader, number, 'number');
      return text === null ? null : marked(reader, { op: 'constant', value: -Number(text) }, from);
    }
    const of = readClosed(reader, dialect);
    return of === null ? null : marked(reader, { op: 'negate', of }, from);
  }
  return readClosed(reader, dialect);
}

/** An expression that holds together by itself, with whatever follows and belongs to it. */
export function readClosed(reader: Reader, dialect: Dialect): Expression | null {
  const from = here(reader);
  let expression = attempt(reader, () => readInner(reader, dialect, from));
  while (expression !== null) {
    const of: Expression = expression;
    const after = attempt(reader, () => dialect.atoms.readAfter(reader, dialect, of, from));
    if (after === null) return of;
    expression = after;
  }
  return null;
}

function readInner(reader: Reader, dialect: Dialect, from: number): Expression | null {
  if (takes(reader, '(')) {
    const inner = readExpression(reader, dialect);
    return inner !== null && takes(reader, ')') ? inner : null;
  }
  const atom = attempt(reader, () => dialect.atoms.read(reader, dialect));
  if (atom !== null) return atom;
  if (dialect.showsValues) {
    const amount = readAmount(reader, dialect);
    if (amount === null) return null;
    return typeof amount === 'number'
      ? marked(reader, { op: 'constant', value: amount }, from)
      : marked(reader, { op: 'parameter', key: amount.parameter }, from);
  }
  const text = matched(reader, number, 'number');
  return text === null ? null : marked(reader, { op: 'constant', value: Number(text) }, from);
}
