import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { Expression, FixedWeights, GainPart } from '@plumbline/model/strategy-spec';
import { clauseKinds, draftOf, type Clause, type ClauseKind, type ClauseValue, type Membership } from './clauses.ts';
import { isTaken } from './code-names.ts';
import type { Dialect } from './dialect.ts';
import { namedFormula } from './formula/read-formula.ts';
import { readAmount, readExpression, readKey, readNumber, readPercent, readShare } from './read-expression.ts';
import {
  attempt,
  byFirstCharacter,
  candidatesHere,
  createReader,
  expects,
  here,
  matched,
  skipSpace,
  takes,
  type Expectation,
  type Mark,
  type Misfit,
  type Reader,
  type Span,
} from './reader.ts';
import { takesCounted } from './plural.ts';
import { templateParts, type SlotType } from './template.ts';

const instrument = /[A-Z]{2,6}:\^?[A-Z0-9.-]*[A-Z0-9]/y;
const date = /\d{4}-\d{2}-\d{2}/y;

function readInstrument(reader: Reader): InstrumentId | null {
  return attempt(reader, () => {
    const text = matched(reader, instrument, 'instrument');
    const id = text === null ? null : parseInstrumentId(text);
    return id ?? expects(reader, { thing: 'instrument' });
  });
}

function readList<T>(reader: Reader, dialect: Dialect, read: () => T | null): readonly T[] | null {
  const list: T[] = [];
  do {
    const one = read();
    if (one === null) return null;
    list.push(one);
  } while (takes(reader, dialect.comma));
  return list;
}

function readMember(reader: Reader, { span }: Dialect): Membership[number] | null {
  const id = readInstrument(reader);
  if (id === null || !takes(reader, span.from)) return null;
  const from = matched(reader, date, 'date');
  if (from === null) return null;
  const to = takes(reader, span.to) ? matched(reader, date, 'date') : null;
  return { instrument: id, from, to };
}

function readWeight(reader: Reader, dialect: Dialect): FixedWeights[number] | null {
  const instrument = readInstrument(reader);
  const weight = instrument === null ? null : readShare(reader, dialect);
  return instrument === null || weight === null ? null : { instrument, weight };
}

function readPart(reader: Reader, dialect: Dialect): GainPart | null {
  const share = readShare(reader, dialect);
  const gain = share !== null && takes(reader, dialect.at) ? readShare(reader, dialect) : null;
  return share === null || gain === null ? null : { gain, share };
}

const quotePairs: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ['\u201C', '\u201D'],
];

function readText(reader: Reader): string | null {
  skipSpace(reader);
  const { text } = reader;
  const pair = quotePairs.find(([open]) => text.startsWith(open, reader.at));
  if (pair === undefined) return expects(reader, { thing: 'text' });
  let end = reader.at + 1;
  while (end < text.length && text[end] !== pair[1]) end += text[end] === '\\' ? 2 : 1;
  if (end >= text.length) return expects(reader, { thing: 'text' });
  const inner = text.slice(reader.at + 1, end);
  reader.at = end + 1;
  // Typed text may hold anything; what is no escape stands for itself.
  return inner.replaceAll(/\\(u[0-9a-fA-F]{4}|.)/gs, (_, escape: string) => {
    const known: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    if (escape.length === 5) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return known[escape] ?? escape;
  });
}

function readWord(reader: Reader, dialect: Dialect, type: SlotType): string | null {
  // Longer words first: a word may begin another.
  const words = Object.entries(dialect.words[type] ?? {}).toSorted(([, a], [, b]) => b.length - a.length);
  return words.find(([, word]) => takes(reader, word))?.[0] ?? null;
}

function readCondition(reader: Reader, dialect: Dialect): Expression | null {
  const from = here(reader);
  const known = reader.conditions.get(from);
  if (known !== undefined) {
    reader.at = known.to;
    reader.said.push(...known.said);
    return known.expression;
  }
  const before = reader.said.length;
  const expression = readExpression(reader, dialect);
  reader.conditions.set(from, { expression, to: reader.at, said: reader.said.slice(before) });
  return expression;
}

function readSlot(reader: Reader, dialect: Dialect, type: SlotType): ClauseValue | null {
  switch (type) {
    case 'condition':
    case 'expression':
      return readCondition(reader, dialect);
    case 'amount':
      return readAmount(reader, dialect);
    case 'share':
      return readShare(reader, dialect);
    case 'number':
      return readNumber(reader);
    case 'percent':
      return readPercent(reader);
    case 'text':
      return readText(reader);
    case 'key':
      return readKey(reader);
    case 'instrument':
      return readInstrument(reader);
    case 'instruments':
      return readList(reader, dialect, () => readInstrument(reader));
    case 'members':
      return readList(reader, dialect, () => readMember(reader, dialect));
    case 'parts':
      return readList(reader, dialect, () => readPart(reader, dialect));
    case 'weights':
      return readList(reader, dialect, () => readWeight(reader, dialect));
    default:
      return readWord(reader, dialect, type);
  }
}

/** A statement and where it and its slots stand. */
export interface ReadClause extends Span {
  readonly clause: Clause;
  readonly slots: Readonly<Record<string, Span>>;
}

function readKind(reader: Reader, dialect: Dialect, kind: ClauseKind): ReadClause | null {
  return attempt(reader, () => {
    const from = here(reader);
    const values: Record<string, ClauseValue> = {};
    const slots: Record<string, Span> = {};
    for (const part of templateParts(dialect.clauses[kind])) {
      if ('words' in part) {
        if (!takesCounted(reader, part.words, dialect.singulars)) return null;
        continue;
      }
      const at = here(reader);
      const value = readSlot(reader, dialect, part.type);
      if (value === null) return null;
      values[part.slot] = value;
      slots[part.slot] = { from: at, to: reader.at };
    }
    const isDone = !reader.isLineBased || atLineEnd(reader);
    if (!isDone) return expects(reader, { thing: 'end' });
    return { clause: { kind, values }, slots, from, to: reader.at };
  });
}

function atLineEnd(reader: Reader): boolean {
  skipSpace(reader);
  return reader.at >= reader.text.length || /[\r\n]/.test(reader.text[reader.at]);
}

/** A text as statements: what could be read, where, and what could not. */
export interface ReadSpec {
  /** Outside data for `parseStrategySpec`. */
  readonly draft: Readonly<Record<string, unknown>>;
  readonly clauses: readonly ReadClause[];
  readonly misfits: readonly Misfit[];
  readonly marks: ReadonlyMap<object, Mark>;
  /** Values beside the names of settings that say different things. */
  readonly contradictions: readonly (Span & { readonly key: string })[];
}

const leads = new WeakMap<Dialect, ReadonlyMap<string, readonly ClauseKind[]>>();

/** Statements by the first character of their first word. */
function kindsByLead(dialect: Dialect): ReadonlyMap<string, readonly ClauseKind[]> {
  const known = leads.get(dialect) ?? byFirstCharacter(clauseKinds, (kind) => dialect.clauses[kind]);
  leads.set(dialect, known);
  return known;
}

/** Where the next statement begins after one that did not fit. */
function nextStart(reader: Reader, from: number): number {
  const rest = reader.text.slice(from);
  const end = reader.isLineBased ? rest.search(/\n(?=\S)/) : rest.search(/[.\u3002](?!\d)/);
  return end < 0 ? reader.text.length : from + end + 1;
}

/** Lets the statements below use an own indicator by its name. */
function defineFormula(reader: Reader, { clause: { kind, values } }: ReadClause): void {
  if (kind !== 'formula') return;
  const name = String(values.key);
  const formula = namedFormula(name, String(values.text));
  if (formula !== null && !isTaken(name)) reader.formulas.set(name, formula);
}

/** Reads a whole text in the words of a view. What does not fit is noted and stepped over, so that all faults are found. */
export function readSpec(text: string, dialect: Dialect): ReadSpec {
  const reader = createReader(text, dialect.isLineBased);
  const clauses: ReadClause[] = [];
  const misfits: Misfit[] = [];
  const skipBreaks = (): void => {
    while (reader.at < text.length && /\s/.test(text[reader.at])) reader.at += 1;
  };
  for (skipBreaks(); reader.at < text.length; skipBreaks()) {
    const from = reader.at;
    reader.furthest = from;
    reader.expected = [];
    const said = reader.said.length;
    let found: ReadClause | null = null;
    for (const kind of candidatesHere(reader, kindsByLead(dialect))) found ??= readKind(reader, dialect, kind);
    // Nothing begins like this: ask them all, to say what could have.
    if (found === null && reader.furthest === from) for (const kind of clauseKinds) readKind(reader, dialect, kind);
    if (found !== null) {
      clauses.push(found);
      defineFormula(reader, found);
      continue;
    }
    reader.said.length = said;
    const to = nextStart(reader, Math.max(from, reader.furthest));
    misfits.push({ from: reader.furthest, to: Math.max(reader.furthest, to), expected: reader.expected });
    reader.at = Math.max(to, from + 1);
  }
  const values = new Map<string, number>();
  const contradictions = reader.said.filter(({ key, value }) => {
    const known = values.get(key);
    values.set(key, known ?? value);
    return known !== undefined && known !== value;
  });
  return {
    draft: draftOf(
      clauses.map(({ clause }) => clause),
      values,
    ),
    clauses,
    misfits,
    marks: reader.marks,
    contradictions,
  };
}

/** What could stand at the end of a statement that is being typed. */
export function readClauseAt(text: string, dialect: Dialect): readonly Expectation[] {
  const reader = createReader(text, dialect.isLineBased);
  for (const kind of clauseKinds) {
    readKind(reader, dialect, kind);
    reader.at = 0;
  }
  return text.slice(reader.furthest).trim() === '' ? reader.expected : [];
}

/** Names of the settings that a text declares, whatever else is wrong with it. */
export function draftParameters(text: string, dialect: Dialect): readonly string[] {
  return readSpec(text, dialect).clauses.flatMap(({ clause: { kind, values } }) =>
    kind === 'setting' || kind === 'setValue' ? [String(values.key)] : [],
  );
}
