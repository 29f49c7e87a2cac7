import type { Expression, SpecParameter } from '@plumbline/model/strategy-spec';
import { code } from '../dialects/code.ts';
import { readExpression, readKey, readNumber } from '../read-expression.ts';
import {
  attempt,
  createReader,
  expects,
  here,
  skipSpace,
  takes,
  type Mark,
  type Misfit,
  type Reader,
  type Span,
} from '../reader.ts';

/** A statement of an own indicator: a setting, a value per bar with or without a name, or what is drawn. */
export type FormulaLine = Span &
  (
    | { readonly kind: 'setting'; readonly setting: SpecParameter }
    | { readonly kind: 'line'; readonly name: string | null; readonly expression: Expression }
    | { readonly kind: 'plot'; readonly names: readonly (Span & { readonly name: string })[] }
  );

export interface ReadLines {
  readonly lines: readonly FormulaLine[];
  readonly misfits: readonly Misfit[];
  readonly marks: ReadonlyMap<object, Mark>;
}

function isAtLineEnd(reader: Reader): boolean {
  skipSpace(reader);
  return reader.at >= reader.text.length || /[\r\n]/.test(reader.text[reader.at]);
}

/** `period = 20`, or `period = 20 from 5 to 200 step 5` for a slider. */
function readSetting(reader: Reader, key: string): SpecParameter | null {
  const value = readNumber(reader);
  if (value === null) return null;
  if (!takes(reader, 'from')) return { key, value, min: value, max: value, step: 1 };
  const min = readNumber(reader);
  if (min === null || !takes(reader, 'to')) return null;
  const max = readNumber(reader);
  if (max === null) return null;
  const usual = Number.isInteger(value) && Number.isInteger(min) && Number.isInteger(max) ? 1 : (max - min) / 100;
  if (!takes(reader, 'step')) return { key, value, min, max, step: usual };
  const step = readNumber(reader);
  return step !== null && step > 0 ? { key, value, min, max, step } : null;
}

function atEnd<T>(reader: Reader, read: () => T | null): T | null {
  return attempt(reader, () => {
    const value = read();
    if (value === null) return null;
    return isAtLineEnd(reader) ? value : expects(reader, { thing: 'end' });
  });
}

function readPlot(reader: Reader, from: number): FormulaLine | null {
  return atEnd(reader, () => {
    if (!takes(reader, 'plot')) return null;
    const names: (Span & { readonly name: string })[] = [];
    do {
      const at = here(reader);
      const name = readKey(reader);
      if (name === null) return null;
      names.push({ name, from: at, to: reader.at });
    } while (takes(reader, ','));
    return { kind: 'plot', names, from, to: reader.at };
  });
}

function readNamed(reader: Reader, from: number): FormulaLine | null {
  const name = attempt(reader, () => {
    const key = readKey(reader);
    // `a == b` is a comparison.
    return key !== null && takes(reader, '=') && reader.text[reader.at] !== '=' ? key : null;
  });
  if (name === null) return null;
  const setting = atEnd(reader, () => readSetting(reader, name));
  if (setting !== null) return { kind: 'setting', setting, from, to: reader.at };
  const expression = atEnd(reader, () => readExpression(reader, code));
  return expression === null ? null : { kind: 'line', name, expression, from, to: reader.at };
}

function readLine(reader: Reader): FormulaLine | null {
  const from = here(reader);
  const read = readPlot(reader, from) ?? attempt(reader, () => readNamed(reader, from));
  if (read !== null) return read;
  const expression = atEnd(reader, () => readExpression(reader, code));
  return expression === null ? null : { kind: 'line', name: null, expression, from, to: reader.at };
}

/** The statements of an own indicator, one a line, continued by indenting. What does not fit is noted and stepped over. */
export function readLines(text: string): ReadLines {
  const reader = createReader(text, true);
  const lines: FormulaLine[] = [];
  const misfits: Misfit[] = [];
  const skipBreaks = (): void => {
    while (reader.at < text.length && /\s/.test(text[reader.at])) reader.at += 1;
  };
  for (skipBreaks(); reader.at < text.length; skipBreaks()) {
    const from = reader.at;
    reader.furthest = from;
    reader.expected = [];
    const line = readLine(reader);
    if (line !== null) {
      lines.push(line);
      if (line.kind === 'line' && line.name !== null) reader.lines.add(line.name);
      continue;
    }
    const end = text.slice(Math.max(from, reader.furthest)).search(/\n(?=\S)/);
    const to = end < 0 ? text.length : Math.max(from, reader.furthest) + end + 1;
    misfits.push({ from: reader.furthest, to, expected: reader.expected });
    reader.at = Math.max(to, from + 1);
  }
  return { lines, misfits, marks: reader.marks };
}
