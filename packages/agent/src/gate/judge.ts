import type { Subject } from './binder.ts';
import { binderOf } from './binder.ts';
import type { Carried } from './carrier.ts';
import { carry, sentencesOf } from './carrier.ts';
import { claimsAnyway } from './claims-in-thoughts.ts';
import { stretchesOf } from './cuts.ts';
import { withoutFigures } from './figures-in-thoughts.ts';
import { spelledOut } from './ellipsis.ts';
import { isDefinition } from './definitions.ts';
import { isDenial } from './denials.ts';
import { foretells } from './foretelling.ts';
import { commonTerms } from './glossary.ts';
import { readQuotation } from './quotations.ts';
import type { Reading } from './grammar.ts';
import { readSentence } from './read-sentence.ts';
import { figureReader } from './figure-reading.ts';
import { isGenerality } from './generalities.ts';
import { gluedHandle, isHeadWord, isName, oddSign, strangerOf, unknownHandle } from './strangers.ts';
import { isKindOfName } from './kind-of-name.ts';
import { asSentence, partings } from './parted.ts';
import { isChineseMusing } from './musings-chinese.ts';
import { isMusing } from './musings.ts';
import { isThoughtByClauses } from './thought-clauses.ts';
import { chineseThoughts } from './thought-lexicon-chinese.ts';
import { englishThoughts } from './thought-lexicon.ts';
import { english } from './thought-forms.ts';
import { chinese } from './thought-forms-chinese.ts';
import { thoughtGrammar } from './thought-grammar.ts';
import { simplify } from '@plumbline/model/simplified';
import { refusal } from './refusals.ts';
import { isRemark } from './remarks.ts';
import { speculates } from './speculation.ts';
import type { GateKnowledge, Judged, Piece, Refusal } from './shapes.ts';
import { longestSentence } from './shapes.ts';
import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';
import type { InstrumentId } from '@plumbline/model/instrument';
import { namesOfInstrument } from './instrument-names.ts';
import type { TextPart } from '@plumbline/model/text-part';

const commonNames: ReadonlySet<string> = new Set([...commonTerms].map((name) => name.toLowerCase()));
const isEnglishThought = thoughtGrammar(englishThoughts, english);
const isChineseThought = thoughtGrammar(chineseThoughts, chinese);
const isThoughtByForms = (sentence: string): boolean =>
  /\p{Script=Han}/u.test(sentence) ? isChineseThought(simplify(sentence)) : isEnglishThought(sentence);

const isMusingIn = (sentence: string, tokens: readonly Token[]): boolean =>
  /\p{Script=Han}/u.test(sentence) ? isChineseMusing(simplify(sentence), tokens) : isMusing(sentence, tokens);

/** Whether something is told of a name of the reader's glossary: no notion that holds of every company, so it is of the world. */
function tellsOfName(sentence: string, tokens: readonly Token[]): boolean {
  if (/[?？]$/.test(sentence.trim())) return false;
  return tokens.some(({ kind, text, ...token }) => {
    const isTerm = kind === 'word' && 'uses' in token && token.uses.isTerm;
    return isTerm && !commonNames.has(text.toLowerCase());
  });
}

/** A question after a term of the reader's glossary, as one after any notion: the forms know no names of products. */
function withTermsAsNotions(sentence: string, tokens: readonly Token[]): string {
  if (!/[?？]$/.test(sentence.trim())) return sentence;
  return tokens
    .filter((token) => token.kind === 'word' && token.uses.isTerm)
    .reduceRight(
      (text, { from, to }) =>
        text.slice(0, from) + (/\p{Script=Han}/u.test(sentence) ? '比率' : 'ratio') + text.slice(to),
      sentence,
    );
}

/** Sentences that are tried for a stretch of one that is not true as a whole: it is short. */
const triesOfCut = 8;

/** Judges sentences one after another; what a pronoun means follows from the sentence before. */
export interface Gate {
  /** A sentence or several, a row of a table, a heading; of several lines the strictest lane. */
  readonly judge: (text: string) => Judged;
  /** More is known from now on; the text goes on. */
  readonly learn: (knowledge: GateKnowledge) => void;
  /** A new text begins: pronouns mean nothing of the one before. */
  readonly restart: () => void;
}

/** A gate over what is known: only what figures, quotations and licensed words say gets through. */
export function createGate(first: GateKnowledge): Gate {
  let { vocabulary, thinking, binder, figures, spans, namesOf, own } = readied(first);
  let subject: Subject = null;
  /** What the head of a table says over each column, empty where it says nothing; null before a table's first row. */
  let columns: readonly string[] | null = null;

  function judgeSentence(text: string): Judged {
    const parts = partsOf(text);
    const handles = parts.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : []));
    const answer = (lane: Judged['lane'], why: Refusal | null): Judged => ({ lane, parts, why, handles });
    if (text.length > longestSentence) return answer('withheld', refusal('length', ''));
    // Signs that look like letters or digits, and invisible ones, change what a reader sees.
    if (/[\p{No}\p{Nl}\p{Cf}\p{Cc}\p{Co}]/u.test(text)) return answer('withheld', refusal('number', oddSign(text)));
    const sentence = spelledOut(text.normalize('NFKC'));
    if (sentence.toLowerCase().length !== sentence.length) return answer('withheld', refusal('word', sentence));
    if (own.has(keyOf(parts)) && handles.every((handle) => binder.isKnown(handle) === null)) {
      return answer('supported', null);
    }
    const tokens = tokensOf(sentence, vocabulary);
    if (tokens === null) return answer('withheld', refusal('length', ''));
    const glued = gluedHandle(sentence, tokens);
    if (glued !== null) return answer('withheld', glued);
    const quotation = readQuotation(sentence, tokens, { spans, namesOf }, binder, subject);
    if (quotation !== null) {
      // The mark of a span proves the words; it is no figure to be printed.
      const words = parts.filter(
        (part) => typeof part === 'string' || !('fact' in part) || binder.factOf(part.fact) !== null,
      );
      return { ...answer(quotation.why === null ? 'supported' : 'withheld', quotation.why), parts: words };
    }
    if (handles.length === 0) {
      // `Risk.`: a label in front of what follows.
      const isLabel = tokens.every(
        (token) => token.kind === 'sign' || (token.kind === 'word' && token.uses.roles.has('head')),
      );
      if (isLabel && tokens.length <= 3 && tokens.some(({ kind }) => kind === 'word')) return answer('supported', null);
      if (isThought(sentence)) return answer('reasoning', null);
      const strange = strangerOf(tokens);
      if (strange !== null) return answer('withheld', strange);
      // A comparison that names both sides is looked up.
      const reading = readSentence(tokens, binder, subject);
      if (!reading.isTrue) return answer('withheld', reading.why ?? refusal('world', text));
      subject = reading.subject;
      return answer('supported', null);
    }
    const asked = withoutFigures(sentence, tokens, binder, subject);
    const isAsked = asked !== null && isThoughtByForms(asked);
    if (isAsked && unknownHandle(tokens, binder) === null) return answer('supported', null);
    const unknown = unknownHandle(tokens, binder);
    const reading = unknown === null ? figures.read(sentence, subject) : null;
    if (reading?.isTrue === true) {
      subject = reading.subject;
      return { ...answer('supported', null), parts: parts.map((part) => withoutSign(part, reading.sized)) };
    }
    const beside = besideThought(sentence, 0);
    if (beside === null) {
      const why = unknown ?? reading?.why ?? refusal('order', handles.map((one) => `{${one}}`).join(', '));
      const pieces = unknown === null ? cutPieces(sentence) : null;
      return { ...answer('withheld', why), ...(pieces !== null && { pieces }) };
    }
    subject = beside.reading.subject;
    const shown = parts.map((part) => withoutSign(part, beside.reading.sized));
    return { ...answer('reasoning', null), parts: shown, pieces: beside.pieces };
  }

  /** A sentence without figures that tells nothing of the world. */
  function isThought(sentence: string): boolean {
    const words = tokensOf(sentence, thinking) ?? [];
    const defines = isDefinition(sentence);
    if (defines !== null) return defines;
    if (foretells(sentence) || speculates(simplify(sentence)) || claimsAnyway(sentence)) return false;
    return (
      isKindOfName(words) ||
      isDenial(simplify(sentence), words) ||
      isRemark(sentence) ||
      isThoughtByForms(sentence) ||
      isThoughtByForms(withTermsAsNotions(sentence, words)) ||
      (!tellsOfName(sentence, words) &&
        (isThoughtByClauses(sentence, words) || isMusingIn(sentence, words) || isGenerality(sentence, words)))
    );
  }

  /** Figures that are true as they stand, with a thought in front, behind or on either side. */
  function besideThought(sentence: string, depth: number): { reading: Reading; pieces: readonly Piece[] } | null {
    for (const { figures: shown, thought, isLast } of partings(sentence)) {
      if (!isThought(thought)) continue;
      const reading = figures.read(shown, subject);
      const own = reading.isTrue ? reading : null;
      const inner = own === null && depth === 0 ? besideThought(shown, 1) : null;
      const told = own ?? inner?.reading;
      if (told === undefined) continue;
      const said = partsOf(asSentence(shown)).map((part) => withoutSign(part, told.sized));
      const pieces: readonly Piece[] = inner?.pieces ?? [{ lane: 'supported', parts: said }];
      const aside: Piece = { lane: 'reasoning', parts: [asSentence(thought)] };
      return { reading: told, pieces: isLast ? [...pieces, aside] : [aside, ...pieces] };
    }
    return null;
  }

  /** Figures that are true by themselves in a sentence that is withheld, and what it is withheld for. */
  function cutPieces(sentence: string): readonly Piece[] | null {
    const stretches = stretchesOf(
      sentence,
      subject,
      (text, before) => figures.read(text, before, triesOfCut),
      (text) =>
        (tokensOf(text.normalize('NFKC'), vocabulary) ?? []).flatMap((token) =>
          token.kind === 'word' && token.uses.entities.size > 0 ? [token.uses.entities] : [],
        ),
    );
    // What is shown of it is what the text speaks of.
    subject = stretches?.findLast(({ reading }) => reading !== null)?.reading?.subject ?? subject;
    return (
      stretches?.map(({ text, reading }): Piece => {
        const parts = partsOf(asSentence(text));
        if (reading === null) return { lane: isThought(asSentence(text)) ? 'reasoning' : 'withheld', parts };
        return { lane: 'supported', parts: parts.map((part) => withoutSign(part, reading.sized)) };
      }) ?? null
    );
  }

  /** A row: its first cell names figure or instrument, every other cell is one figure or a dash. */
  function judgeRow({ text, cells }: Carried): Judged {
    const [head = '', ...rest] = cells;
    if (columns === null) {
      const isHead = rest.every((cell) => !cell.includes('{'));
      columns = isHead ? cells.map((cell) => (isHeadOnly(cell) ? '' : cell)) : [];
      if (isHead) return judgeNames(text, cells);
    }
    const parts = partsOf(text);
    const handles = parts.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : []));
    for (const [at, cell] of rest.entries()) {
      if (/^(?:—|-|–|n\/a)?$/i.test(cell)) continue;
      if (!/^\{[^{}]+\}$/.test(cell)) return { lane: 'withheld', parts, why: refusal('order', cell), handles };
      const found = judgeCell(head, cell, columns?.[at + 1] ?? '');
      if (found !== null) return { lane: 'withheld', parts, why: found, handles };
    }
    // A row of dashes says no more than its names do.
    return handles.length === 0 ? judgeNames(text, [head]) : { lane: 'supported', parts, why: null, handles };
  }

  function judgeCell(head: string, cell: string, column: string): Refusal | null {
    // The head of the row and that of the column name owner, kind and time between them, in either order.
    const sentences =
      column === '' ? [`${head}: ${cell}`] : [`${column} ${head}: ${cell}`, `${head} ${column}: ${cell}`];
    let why: Refusal | null = null;
    for (const sentence of sentences) {
      const tokens = tokensOf(sentence.normalize('NFKC'), vocabulary);
      if (tokens === null) return refusal('length', '');
      const stranger = strangerOf(tokens) ?? unknownHandle(tokens, binder);
      if (stranger !== null) return stranger;
      const reading = readSentence(tokens, binder, subject);
      if (reading.isTrue) return null;
      why ??= reading.why;
    }
    return why ?? refusal('order', cell);
  }

  function isHeadOnly(cell: string): boolean {
    return (tokensOf(cell.normalize('NFKC'), vocabulary) ?? []).every((token) => isHeadWord(token) && !isName(token));
  }

  /** The instruments a cell names, when it names nothing else. */
  function namedBy(cell: string): Subject {
    const tokens = tokensOf(cell.normalize('NFKC'), vocabulary) ?? [];
    const [first] = tokens;
    return tokens.length === 1 && first?.kind === 'word' && first.uses.entities.size > 0 ? first.uses.entities : null;
  }

  /** A heading or the head of a table: names of figures, instruments and periods, and words that join them. */
  function judgeNames(text: string, pieces: readonly string[]): Judged {
    const parts = partsOf(text);
    for (const piece of pieces) {
      const tokens = tokensOf(piece.normalize('NFKC'), vocabulary);
      if (tokens === null) return { lane: 'withheld', parts, why: refusal('length', ''), handles: [] };
      const stranger = strangerOf(tokens.filter((token) => !isHeadWord(token)));
      const isNamed =
        stranger === null && tokens.every((token) => isHeadWord(token) || isName(token) || token.kind === 'sign');
      if (!isNamed) return { lane: 'withheld', parts, why: stranger ?? refusal('world', piece), handles: [] };
    }
    return { lane: 'supported', parts, why: null, handles: [] };
  }

  return {
    learn(knowledge) {
      ({ vocabulary, thinking, binder, figures, spans, namesOf, own } = readied(knowledge));
    },
    restart() {
      subject = null;
      columns = null;
    },
    judge(text) {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.length === 1 ? judgeLine(lines[0] ?? '') : joined(lines.map(judgeLine), text);
    },
  };

  function judgeLine(line: string): Judged {
    const carried = carry(line);
    if (carried.kind === 'markup') {
      return { lane: 'withheld', parts: [line], why: refusal('markup', ''), handles: [] };
    }
    if (carried.kind === 'rule') return { lane: 'supported', parts: [], why: null, handles: [] };
    if (carried.kind === 'row') return judgeRow(carried);
    columns = null;
    if (carried.kind === 'heading' && !carried.text.includes('{')) {
      const named = judgeNames(carried.text, [carried.text]);
      if (named.lane !== 'withheld') {
        const before = namedBy(carried.text);
        subject = before ?? subject;
        return named;
      }
    }
    const all = sentencesOf(carried.text).map(judgeSentence);
    return joined(all, carried.text);
  }
}

/** What judging takes from knowledge, made once for many sentences. */
function readied(knowledge: GateKnowledge) {
  const { instruments, facts, terms = [], spans = [], own = [] } = knowledge;
  const vocabulary = vocabularyOf(instruments, facts, terms, 'figures');
  const binder = binderOf(knowledge);
  return {
    vocabulary,
    thinking: vocabularyOf(instruments, facts, terms, 'thoughts'),
    binder,
    figures: figureReader(vocabulary, binder),
    spans: new Map(spans.map((span) => [span.id, span])),
    namesOf: (id: InstrumentId) => namesOfInstrument(instruments.find((one) => one.id === id)),
    own: new Set(own.map(keyOf)),
  };
}

/** One answer for the sentences of a line: the strictest lane of them. */
function joined(all: readonly Judged[], text: string): Judged {
  const [first] = all;
  if (first === undefined) return { lane: 'withheld', parts: [text], why: refusal('world', text), handles: [] };
  if (all.length === 1) return first;
  const worst = all.find(({ lane }) => lane === 'withheld') ?? all.find(({ lane }) => lane === 'reasoning') ?? first;
  return {
    lane: worst.lane,
    parts: all.flatMap(({ parts }, at) => (at === 0 ? parts : [/\p{Script=Han}/u.test(text) ? '' : ' ', ...parts])),
    why: worst.why,
    handles: all.flatMap(({ handles }) => handles),
  };
}

/** A sentence as words and handles, as it is shown. */
export function partsOf(text: string): readonly TextPart[] {
  return text
    .split(/(\{[^{}\n]{1,160}\})/)
    .filter((piece) => piece !== '')
    .map((piece): TextPart => {
      const handle = /^\{(?:fact:)?\s*([^{}]+?)\s*\}$/.exec(piece)?.[1];
      return handle === undefined ? piece : { fact: handle };
    });
}

/** `fell {x}` prints how far: the verb has said the way. */
function withoutSign(part: TextPart, sized: readonly string[]): TextPart {
  return typeof part !== 'string' && 'fact' in part && sized.includes(part.fact)
    ? { fact: part.fact, as: 'size' }
    : part;
}

function keyOf(parts: readonly TextPart[]): string {
  return JSON.stringify(
    parts.map((part) =>
      typeof part === 'string' ? part.replace(/\s+/g, ' ') : 'fact' in part ? { fact: part.fact } : part,
    ),
  );
}
