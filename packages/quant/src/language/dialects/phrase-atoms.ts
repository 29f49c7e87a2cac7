import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Amount, Expression } from '@plumbline/model/strategy-spec';
import { fields } from '../../catalogue/fields/registry.ts';
import { tightness, type AtomSyntax, type Dialect, type Written, type Writer } from '../dialect.ts';
import { mayBeAmount, readAmount, readClosed, readExpression } from '../read-expression.ts';
import {
  attempt,
  byFirstCharacter,
  candidatesHere,
  expects,
  here,
  marked,
  matched,
  takes,
  type Reader,
  type Span,
} from '../reader.ts';
import { writeAmount, writeExpression } from '../write-expression.ts';
import { agreeing, takesCounted } from '../plural.ts';
import { phraseIndicator } from './phrase-indicator.ts';
import type { PhraseOp, PhraseWords } from './phrase-words.ts';

const instrument = /[A-Z]{2,6}:\^?[A-Z0-9.-]*[A-Z0-9]/y;
const name = /[a-z][A-Za-z0-9]{0,39}/y;

function phraseOf(expression: Expression): PhraseOp | null {
  switch (expression.op) {
    case 'other':
      return expression.instrument === null ? 'partner' : 'other';
    case 'score':
      return expression.within === 'sector' ? 'sectorScore' : 'score';
    case 'percentile':
      return expression.within === 'sector' ? 'sectorPercentile' : 'percentile';
    case 'learned':
      return expression.method;
    case 'ago':
    case 'lasting':
    case 'absolute':
    case 'log':
    case 'min':
    case 'max':
    case 'series':
      return expression.op;
    default:
      return null;
  }
}

interface Slots {
  of?: Expression;
  args?: readonly Expression[];
  bars?: Amount;
  horizon?: Amount;
  memory?: Amount;
  instrument?: InstrumentId;
  name?: string;
}

function expressionFrom(op: PhraseOp, { of, args, bars, instrument, name, horizon, memory }: Slots): Expression | null {
  if (op === 'series') return name === undefined ? null : { op, name };
  if (op === 'min' || op === 'max') return args === undefined ? null : { op, args };
  if (op === 'ridge' || op === 'logistic' || op === 'stumps') {
    const isWhole = args !== undefined && horizon !== undefined && memory !== undefined;
    return isWhole ? { op: 'learned', method: op, args, horizon, memory } : null;
  }
  if (of === undefined) return null;
  switch (op) {
    case 'ago':
    case 'lasting':
      return bars === undefined ? null : { op, of, bars };
    case 'other':
      return instrument === undefined ? null : { op, instrument, of };
    case 'partner':
      return { op: 'other', instrument: null, of };
    case 'score':
    case 'percentile':
      return { op, of, within: 'universe' };
    case 'sectorScore':
      return { op: 'score', of, within: 'sector' };
    case 'sectorPercentile':
      return { op: 'percentile', of, within: 'sector' };
    default:
      return { op, of };
  }
}

/** Pieces whose place is told to who marks problems. */
const spanned: ReadonlySet<string> = new Set(['{bars}', '{horizon}', '{memory}', '{instrument}']);

const pieces = (phrase: string): readonly string[] => phrase.split(/(\{\w+\})/).filter((piece) => piece !== '');

function writePhrase(expression: Expression, phrase: string, writer: Writer): string {
  const written: string[] = [];
  for (const piece of pieces(phrase)) written.push(writePiece(expression, piece, written.at(-1) ?? '', writer));
  return written.join('');
}

function writePiece(expression: Expression, piece: string, before: string, writer: Writer): string {
  if (piece === '{of}' && 'of' in expression && expression.of !== undefined) {
    return writeExpression(expression.of, writer, tightness.closed);
  }
  if (piece === '{args}' && 'args' in expression) {
    return expression.args.map((part) => writeExpression(part, writer)).join(writer.dialect.comma);
  }
  if (piece === '{bars}' && 'bars' in expression) return writeAmount(expression.bars, writer);
  if (piece === '{horizon}' && 'horizon' in expression) return writeAmount(expression.horizon, writer);
  if (piece === '{memory}' && 'memory' in expression) return writeAmount(expression.memory, writer);
  if (piece === '{instrument}' && 'instrument' in expression) return expression.instrument ?? '';
  if (piece === '{name}' && 'name' in expression) return expression.name;
  return agreeing(piece, before, writer.dialect.singulars);
}

function readPiece(reader: Reader, dialect: Dialect, piece: string, slots: Slots): boolean {
  switch (piece) {
    case '{of}': {
      const of = readClosed(reader, dialect);
      if (of !== null) slots.of = of;
      return of !== null;
    }
    case '{args}': {
      const args: Expression[] = [];
      do {
        const part = readExpression(reader, dialect);
        if (part === null) return false;
        args.push(part);
      } while (takes(reader, dialect.comma));
      slots.args = args;
      return true;
    }
    case '{bars}':
    case '{horizon}':
    case '{memory}': {
      const amount = readAmount(reader, dialect);
      if (amount !== null) slots[piece === '{bars}' ? 'bars' : piece === '{horizon}' ? 'horizon' : 'memory'] = amount;
      return amount !== null;
    }
    case '{instrument}': {
      const text = matched(reader, instrument, 'instrument');
      const id = text === null ? null : parseInstrumentId(text);
      if (id === null) expects(reader, { thing: 'instrument' });
      else slots.instrument = id;
      return id !== null;
    }
    case '{name}': {
      const text = matched(reader, name, 'name');
      if (text !== null) slots.name = text;
      return text !== null;
    }
    default:
      return takesCounted(reader, piece, dialect.singulars);
  }
}

function readPhrase(
  reader: Reader,
  dialect: Dialect,
  op: PhraseOp,
  parts: readonly string[],
  of: Expression | null,
  from: number,
): Expression | null {
  return attempt(reader, () => {
    const slots: Slots = of === null ? {} : { of };
    const fields: Record<string, Span> = {};
    for (const piece of of === null ? parts : parts.slice(1)) {
      const at = here(reader);
      if (!readPiece(reader, dialect, piece, slots)) return null;
      if (spanned.has(piece)) fields[piece.slice(1, -1)] = { from: at, to: reader.at };
    }
    const expression = expressionFrom(op, slots);
    return expression === null ? null : marked(reader, expression, from, fields);
  });
}

type Simple = Extract<Expression, { readonly op: 'price' | 'position' | 'calendar' | 'series' }>;

/** Data columns by the names that readers know them by; columns of one's own files keep the name in the file. */
const columnNames = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(fields.map((field) => [field.name, lowerFirst(field.title[locale])]));
/** Inside a sentence; initials stay capitals. */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The atoms of a spoken language: nouns for prices, phrases for functions, names of indicators. */
export function phraseAtoms(words: PhraseWords): AtomSyntax {
  const entries = <K extends string>(table: Readonly<Record<K, string>>): readonly (readonly [K, string])[] =>
    // Object.keys forgets the type of the keys it was given.
    (Object.keys(table) as K[]).map((key) => [key, table[key]] as const);
  const columns = columnNames(words.locale);
  const nouns: readonly (readonly [word: string, make: () => Simple])[] = [
    ...[...columns].map(([column, word]) => [word, () => ({ op: 'series', name: column }) as const] as const),
    ...entries(words.price).map(([field, word]) => [word, () => ({ op: 'price', field }) as const] as const),
    ...entries(words.position).map(([field, word]) => [word, () => ({ op: 'position', field }) as const] as const),
    ...entries(words.calendar).map(([field, word]) => [word, () => ({ op: 'calendar', field }) as const] as const),
  ];
  const phrases = entries(words.phrases).map(([op, phrase]) => [op, pieces(phrase)] as const);
  const before = phrases.filter(([, parts]) => parts[0] !== '{of}');
  const after = phrases.filter(([, parts]) => parts[0] === '{of}');
  const indicator = phraseIndicator(words);
  // A noun may begin another: the longest that fits is meant.
  const longestFirst = [
    ...nouns.map(([word, make]) => ({ word, read: (reader: Reader, from: number) => marked(reader, make(), from) })),
    ...indicator.names.map(({ word, id }) => ({
      word,
      read: (reader: Reader, from: number, dialect: Dialect) => indicator.readRest(reader, dialect, id, null, from),
    })),
  ].toSorted((a, b) => b.word.length - a.word.length);
  const byLength = byFirstCharacter(longestFirst, ({ word }) => word);

  const write = (expression: Expression, writer: Writer): Written => {
    const closed = (text: string): Written => ({ text, tightness: tightness.closed });
    if (expression.op === 'price') return closed(words.article + words.price[expression.field]);
    if (expression.op === 'position') return closed(words.article + words.position[expression.field]);
    if (expression.op === 'calendar') return closed(words.article + words.calendar[expression.field]);
    if (expression.op === 'indicator') return indicator.write(expression, writer);
    const column = expression.op === 'series' ? columns.get(expression.name) : undefined;
    if (column !== undefined) return closed(words.article + column);
    const op = phraseOf(expression);
    if (op === null) throw new Error(`no phrase for ${expression.op}`);
    const text = writePhrase(expression, words.phrases[op], writer);
    return { text, tightness: op === 'series' ? tightness.closed : tightness.open };
  };

  const read = (reader: Reader, dialect: Dialect): Expression | null => {
    const from = here(reader);
    const isNumber = mayBeAmount(reader);
    for (const [op, parts] of before) {
      if (parts[0] === '{bars}' && !isNumber) continue;
      const expression = readPhrase(reader, dialect, op, parts, null, from);
      if (expression !== null) return expression;
    }
    const computed = indicator.read(reader, dialect, from);
    if (computed !== null) return computed;
    if (words.article !== '') takes(reader, words.article);
    for (const noun of candidatesHere(reader, byLength)) {
      const expression = attempt(reader, () => (takes(reader, noun.word) ? noun.read(reader, from, dialect) : null));
      if (expression !== null) return expression;
    }
    return expects(reader, { thing: 'indicator' });
  };

  const readAfter = (reader: Reader, dialect: Dialect, of: Expression, from: number): Expression | null => {
    for (const [op, parts] of after) {
      const expression = readPhrase(reader, dialect, op, parts, of, from);
      if (expression !== null) return expression;
    }
    return null;
  };

  return { write, read, readAfter };
}
