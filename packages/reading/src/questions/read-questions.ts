import type { InstrumentId } from '@plumbline/model/instrument';
import { spanOf, unreadSpans } from '../account.ts';
import type { Edge } from '../parse/chart.ts';
import type { Parsed } from '../parse/parse-text.ts';
import type { Part, Question, QuestionFrame, ReadingContext, Span, Subject } from '../reading.ts';
import { askedInTurn, isTakenApart, seamsOf } from './apart.ts';
import { ofOtherMeasure } from './asked-measure.ts';
import { calendarYearQuestion } from './calendar-years.ts';
import { clausesOf, mixedIn, withNegativeQuestions } from './clauses.ts';
import { corrected } from './corrections.ts';
import { isFiscal } from './figure-topics.ts';
import { isFunction, withFunctionWords } from './function-words.ts';
import { dayGloss } from './glosses.ts';
import { itemsOf, type Item } from './items.ts';
import { openYear } from './open-year.ts';
import { questionReaders } from './registry.ts';
import { idleClauses } from './idle-clauses.ts';
import { idleWords } from './idle-words.ts';
import { inSense } from './senses.ts';
import { slotsOf, takenAs, type Built, type QuestionReader, type Slots } from './slots.ts';
import type { PeriodBase } from './said-period.ts';
import { taken } from './take-over.ts';
import { withTickerRows } from './ticker-rows.ts';

/** What a text says to the assistant, frame by frame. */
export interface QuestionsRead {
  readonly parsed: Parsed;
  readonly frames: readonly QuestionFrame[];
  /** What it may mean as well, at most three. */
  readonly otherFrames: readonly (readonly QuestionFrame[])[];
  readonly used: ReadonlySet<Edge>;
  readonly unread: readonly Span[];
  /** Clauses that were read and that nothing came of. */
  readonly idle: readonly Span[];
  readonly question?: Question | undefined;
  readonly refusal?: string | undefined;
  readonly weight: number;
}

interface Piece {
  readonly frame: QuestionFrame;
  readonly used: ReadonlySet<Item>;
  readonly unread: number;
  readonly cost: number;
  readonly question?: Question | undefined;
  readonly refusal?: string | undefined;
  /** Those of the clauses, and words in the others, that ask for something and change nothing of the frame. */
  readonly idle: (clauses: readonly (readonly Item[])[]) => readonly (readonly Item[])[];
}

/** An unread word weighs more than any votes; a second request must earn its place. */
const unreadCost = 10;
const frameCost = 3.5;
const inheritCost = 0.6;
/** What is asked in one clause, and something else in the next, are two requests. */
const mixedCost = 3;
/** What stands in brackets belongs to what is before it. */
const bracketCost = 1.5;
/** As near to the best row as one cue: the words have that reading too. */
const nearCost = 0.5;
/** Longer texts are no question. */
const longest = 1500;

const dateless = ({ context: { today } }: Slots): PeriodBase => ({
  today,
  isFiscal: false,
  year: Number(today.slice(0, 4)),
});

/** Whether "the month before" has another time to be before. */
function isDated(item: Item, slots: Slots): boolean {
  const { from } = spanOf(slots.folded, item.edge);
  return [false, true].some((isFiscal) => slots.periods(isFiscal).some(({ spans }) => spans[0]?.from === from));
}

function takesItem(item: Item, slots: Slots, built: Built, takes: readonly string[]): boolean {
  if (built.quantities?.includes(item) === true) return true;
  if (item.is === 'word') return slots.chosen.has(item);
  if (item.is === 'instrument') return takes.includes('instrument');
  if (item.is === 'period' && item.said.isBeside === true) return takes.includes('period') && isDated(item, slots);
  // Words that make no date here say nothing.
  return item.is === 'period' && takes.includes('period') && item.said.of(dateless(slots)) !== null;
}

function pieceOf(
  reader: QuestionReader,
  items: readonly Item[],
  before: QuestionFrame | null,
  read: { parsed: Parsed; context: ReadingContext; isTurn: boolean },
): Piece | null {
  const { parsed, context } = read;
  const inherited = before === null ? 0 : before.instruments.length + before.subjects.length;
  const slots = slotsOf({
    items,
    folded: parsed.folded,
    context,
    takes: reader.takes,
    before: {
      frame: before,
      instruments: inherited,
      act: before?.act ?? null,
      isTurn: read.isTurn,
      isFiscal: before !== null && isFiscal(before.topics),
      hasTopics: before !== null && before.topics.length > 0,
      isFigure: before?.topics.some(({ value }) => ['metric', 'price', 'perf'].includes(value.kind)) === true,
      pool: poolOf(context),
    },
  });
  const built = reader.build(slots);
  if (built === null) return null;
  const own: QuestionFrame = {
    act: reader.act,
    instruments: built.instruments ?? slots.instruments,
    subjects: slots.subjects,
    topics: built.topics ?? slots.topics,
    periods: built.periods ?? [],
    ...(built.claim !== undefined && { claim: { value: built.claim, from: 'text', spans: [] } }),
    args: built.args,
  } as QuestionFrame;
  const { frame, isInherited } = taken(own, before, slots);
  const foreign = new Set(ofOtherMeasure(items, frame));
  const taken0 = new Set(items.filter((item) => !foreign.has(item) && takesItem(item, slots, built, reader.takes)));
  const used = withFunctionWords(items, taken0, parsed.folded);
  const unread = items.filter((item) => item.is !== 'mark' && !used.has(item)).length;
  return {
    frame,
    used,
    unread,
    cost:
      unread * unreadCost -
      built.votes +
      frameCost +
      (isInherited ? inheritCost : 0) +
      (built.question === undefined ? 0 : 2),
    question: built.question,
    refusal: built.refusal,
    idle: (clauses) => {
      const build = (left: readonly Item[]): QuestionFrame | null => pieceOf(reader, left, before, read)?.frame ?? null;
      const whole = idleClauses(clauses, items, frame, build);
      const words = idleWords(items, frame, parsed.folded, build).filter(
        (word) => !whole.some((clause) => clause.includes(word)),
      );
      return [...whole, ...words.map((word) => [word])];
    },
  };
}

/** The instruments of the last turns that asked about the same figure, oldest first, for "which of the two". */
function poolOf({ history = [] }: ReadingContext): Slots['before']['pool'] {
  const all = history.flatMap((one) => one.frames).filter((frame) => frame.act === 'figure');
  const topic = all.at(-1)?.topics[0]?.value.id;
  const frames = all.filter(({ topics }) => topic !== undefined && topics[0]?.value.id === topic);
  const ids = new Set<string>();
  const isNew = ({ value }: Part<InstrumentId> | Part<Subject>): boolean => {
    const id = typeof value === 'string' ? value : value.id;
    return ids.size < ids.add(id).size;
  };
  const instruments = frames.flatMap((frame) => frame.instruments).filter(isNew);
  return { instruments, subjects: frames.flatMap((frame) => frame.subjects).filter(isNew) };
}

/** More than any act ever earns. */
const mostVotes = 20;

/** What a piece costs at the least: a word that its act has no slot for stays unread, unless it is a function word. */
function leastCost(reader: QuestionReader, items: readonly Item[]): number {
  const foreign = items.filter(
    (item) => item.is === 'word' && !isFunction(item) && takenAs(item, reader.takes) === null,
  ).length;
  return foreign * unreadCost - mostVotes + frameCost;
}

interface Row {
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

const unreadIn = ({ pieces }: Row): number => pieces.reduce((sum, { unread }) => sum + unread, 0);

/** Two assumptions of one company are of one value, not of two; the same assumption twice is two. */
function isTorn(before: QuestionFrame | undefined, own: QuestionFrame): boolean {
  if (before?.act !== 'what-if' || own.act !== 'what-if') return false;
  if (own.instruments.some(({ from }) => from === 'text')) return false;
  const names = before.args.assumptions.map(({ name }) => name);
  const { assumptions } = before.args;
  return own.args.assumptions.every((one) => assumptions.includes(one) || !names.includes(one.name));
}

const isAnd = (item: Item): boolean =>
  item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'join' && id === 'and');

/** Names alone before what is asked of them are a list, and no request about what was asked before. "And X," goes on with that. */
function isBareList(stretch: readonly Item[], isLast: boolean): boolean {
  const isBare = (item: Item): boolean => item.is === 'instrument' || item.is === 'mark' || isFunction(item);
  return !isLast && stretch.every((item, at) => isBare(item) || (at > 0 && isAnd(item)));
}

const noSeams: ReadonlySet<number> = new Set();
const isCut = (seams: ReadonlySet<number>, start: number, end: number): boolean =>
  [...seams].some((seam) => seam > start && seam < end);

/** Cuts a text into the requests that leave least unread; all rows to its end, the cheapest first. */
function rowsOf(
  clauses: readonly (readonly Item[])[],
  last: QuestionFrame | null,
  read: { parsed: Parsed; context: ReadingContext },
  seams: ReadonlySet<number> = noSeams,
): readonly Row[] {
  const best: (Row | undefined)[] = [{ cost: 0, pieces: [] }];
  let whole: readonly Row[] = [];
  for (let end = 1; end <= clauses.length; end += 1) {
    // The shortest stretch first: what it costs spares the longer ones that cannot do as well.
    const byStart: Row[][] = [];
    let least = Number.POSITIVE_INFINITY;
    for (let start = end - 1; start >= 0; start -= 1) {
      const row = best[start];
      if (row === undefined || isCut(seams, start, end)) continue;
      const stretch = clauses.slice(start, end);
      const items = stretch.flat();
      const mixed =
        mixedIn(stretch) * mixedCost + (clauses[start - 1]?.at(-1)?.edge.symbol === 'p:open' ? bracketCost : 0);
      // What is refused names nobody for the clause behind it.
      const before =
        row.pieces.findLast(({ frame }) => frame.act !== 'refuse' || frame.instruments.length > 0)?.frame ?? last;
      const found: Row[] = [];
      byStart[start] = found;
      for (const reader of questionReaders) {
        if (row.cost + mixed + leastCost(reader, items) > least + nearCost) continue;
        const piece = pieceOf(reader, items, before, { ...read, isTurn: row.pieces.length === 0 });
        if (piece === null) continue;
        const isTornOff = isBareList(items, end === clauses.length) || isTorn(row.pieces.at(-1)?.frame, piece.frame);
        const torn = isTornOff ? mixedCost * 2 : 0;
        const cost = row.cost + piece.cost + mixed + torn;
        least = Math.min(least, cost);
        found.push({ cost, pieces: [...row.pieces, piece] });
      }
    }
    whole = byStart.flat().toSorted((a, b) => a.cost - b.cost);
    best[end] = whole[0];
  }
  return whole;
}

const senseOf = (items: readonly Item[], folded: Parsed['folded'], last: QuestionFrame | null): readonly Item[] =>
  withNegativeQuestions(inSense(items, folded, last));

const framesOf = ({ pieces }: Row): readonly QuestionFrame[] => pieces.map(({ frame }) => frame);

/** Requests that each ask for their own thing, read one by one where that says another thing than all of them as one. */
function apartRows(
  rows: readonly Row[],
  whole: readonly (readonly Item[])[],
  last: QuestionFrame | null,
  read: { parsed: Parsed; context: ReadingContext },
): readonly Row[] {
  const [joined] = rows;
  const { folded } = read.parsed;
  const clauses = askedInTurn(whole, folded).flatMap((items) => clausesOf(senseOf(items, folded, last), folded));
  const seams = seamsOf(clauses, folded);
  if (joined === undefined || seams.size === 0) return rows;
  const apart = rowsOf(clauses, last, read, seams);
  const [one] = apart;
  if (one === undefined || unreadIn(one) > unreadIn(joined)) return rows;
  const isOpen = ({ pieces }: Row): boolean =>
    pieces.some(({ question, refusal }) => question !== undefined || refusal !== undefined);
  if (isOpen(one) && !isOpen(joined)) return rows;
  return isTakenApart(framesOf(joined), framesOf(one)) ? apart : rows;
}

const mostOthers = 3;

/** What frames say together, wherever they are cut. */
function slotsIn(frames: readonly QuestionFrame[]): string {
  const all = (list: readonly unknown[]): readonly string[] => [...new Set(list.map((one) => JSON.stringify(one)))];
  return JSON.stringify([
    all(frames.flatMap(({ instruments }) => instruments.map(({ value }) => value))),
    all(frames.flatMap(({ topics }) => topics.map(({ value }) => value.id))).toSorted(),
    all(frames.flatMap(({ periods }) => periods.map(({ value }) => value))),
    Object.assign({}, ...frames.map(({ args }) => args)),
  ]);
}

/** The frames of rows that are as good, and of the other companies that a name may mean. */
function othersOf(best: Row, rows: readonly Row[]): readonly (readonly QuestionFrame[])[] {
  const frames = framesOf(best);
  const choices = best.pieces.find(({ question }) => question?.about === 'instrument')?.question?.choices ?? [];
  const named = choices.map((id) =>
    frames.map((frame) => ({
      ...frame,
      instruments: frame.instruments.map((part) =>
        choices.includes(part.value) ? { ...part, value: id as InstrumentId } : part,
      ),
    })),
  );
  const equal = rows
    .filter((row) => row.cost <= best.cost + nearCost && unreadIn(row) === 0 && unreadIn(best) === 0)
    .filter(({ pieces }) => pieces.every(({ question, refusal }) => question === undefined && refusal === undefined))
    .map(({ pieces }) => pieces.map(({ frame }) => frame));
  const seen = new Set([slotsIn(frames)]);
  return [...named, ...equal]
    .filter((one) => seen.size < seen.add(slotsIn(one)).size)
    .slice(0, mostOthers) as readonly (readonly QuestionFrame[])[];
}

/** What the turn before was about, unless that was a strategy or a screen. */
function lastQuestion(context: ReadingContext): QuestionFrame | null {
  const reading = (context.history ?? []).findLast(({ frames, unread }) => frames.length > 0 && unread.length === 0);
  const frame = reading?.frames.at(-1);
  if (frame === undefined || frame.act === 'screen' || frame.act === 'draft' || frame.act === 'edit') return null;
  return frame;
}

/** A number by itself may be a code of Hong Kong; it is offered, not used. */
function codeAlone(parsed: Parsed, items: readonly Item[], { directory }: ReadingContext): QuestionsRead | null {
  const digits = parsed.folded.text.trim();
  const id: InstrumentId = `HK:${digits.padStart(5, '0')}`;
  if (!/^\d{1,5}$/u.test(digits) || !directory.listings.has(id)) return null;
  const frame: QuestionFrame = {
    act: 'figure',
    instruments: [{ value: id, from: 'default', spans: [] }],
    subjects: [],
    topics: [],
    periods: [],
    args: {},
  };
  const question = { about: 'instrument', text: id, choices: [id] };
  return {
    parsed,
    frames: [frame],
    otherFrames: [],
    used: new Set(items.map(({ edge }) => edge)),
    unread: [],
    idle: [],
    question,
    weight: 0,
  };
}

/** A clause from its first word to its last, without the marks and the "and" around it. */
function wholeSpan(folded: Parsed['folded'], clause: readonly Item[]): Span {
  const words = clause.filter((item) => item.is !== 'mark');
  const inner = words.filter((item, at) => at > 0 || !isAnd(item));
  const [first, last] = [inner[0] ?? clause[0]!, inner.at(-1) ?? clause.at(-1)!];
  return spanOf(folded, { from: first.edge.from, to: last.edge.to });
}

const hasNumber = ({ text }: Span): boolean => /\d/u.test(text);

/** Reads a text as questions and requests to the assistant. Null where no act can be filled. */
export function readQuestions(text: string, context: ReadingContext): QuestionsRead | null {
  if (text.length > longest) return null;
  const { parsed, items: laid } = itemsOf(text, context);
  const items = withTickerRows(laid, parsed.folded.text, context);
  const offered = codeAlone(parsed, items, context);
  if (offered !== null) return offered;
  const last = lastQuestion(context);
  const gloss = dayGloss(items, parsed.folded);
  const plain = items.filter((item) => !gloss.has(item));
  const { items: left, used: fixed } = corrected(plain, (context.history ?? []).length > 0, context.today);
  const settled = [...fixed, ...gloss];
  const { folded } = parsed;
  const clauses = clausesOf(senseOf(left, folded, last), folded);
  const read = { parsed, context };
  const rows = clauses.length === 0 ? [] : apartRows(rowsOf(clauses, last, read), clausesOf(left, folded), last, read);
  const [row] = rows;
  if (row === undefined) return null;
  const used = new Set([...settled, ...row.pieces.flatMap((piece) => [...piece.used])].map(({ edge }) => edge));
  const leftOver = row.pieces.flatMap((piece) => piece.idle(clauses).map((clause) => wholeSpan(parsed.folded, clause)));
  // A number is never left out of an answer.
  const unread = [
    ...unreadSpans(parsed.folded, parsed.phrases, used),
    ...leftOver.filter(hasNumber),
    ...openYear(framesOf(row), folded),
  ];
  return {
    parsed,
    frames: framesOf(row),
    otherFrames: othersOf(row, rows),
    used,
    unread,
    idle: leftOver.filter((span) => !hasNumber(span)),
    question:
      row.pieces.find(({ question }) => question !== undefined)?.question ??
      calendarYearQuestion(folded.source, framesOf(row)),
    refusal: row.pieces.find(({ refusal }) => refusal !== undefined)?.refusal,
    weight: row.cost,
  };
}
