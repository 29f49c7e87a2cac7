import type { InstrumentId } from '@plumbline/model/instrument';
import { unreadSpans } from '../account.ts';
import type { Edge } from '../parse/chart.ts';
import type { Parsed } from '../parse/parse-text.ts';
import type { Part, Question, QuestionFrame, ReadingContext, Span, Subject } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { isHan } from '../text/fold.ts';
import { corrected } from './corrections.ts';
import { isFiscal } from './figure-topics.ts';
import { itemsOf, type Item } from './items.ts';
import { questionReaders } from './registry.ts';
import { slotsOf, type Built, type QuestionReader, type Slots } from './slots.ts';
import { taken } from './take-over.ts';

/** What a text says to the assistant, frame by frame. */
export interface QuestionsRead {
  readonly parsed: Parsed;
  readonly frames: readonly QuestionFrame[];
  /** What it may mean as well, at most three. */
  readonly otherFrames: readonly (readonly QuestionFrame[])[];
  readonly used: ReadonlySet<Edge>;
  readonly unread: readonly Span[];
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
}

/** An unread word weighs more than any votes; a second request must earn its place. */
const unreadCost = 10;
const frameCost = 3.5;
const inheritCost = 0.6;
/** What is asked in one clause, and something else in the next, are two requests. */
const mixedCost = 3;
/** What stands in brackets belongs to what is before it. */
const bracketCost = 1.5;
const mostClauses = 6;
/** Longer texts are no question. */
const longest = 1500;

const particles: ReadonlySet<string> = new Set([
  '吗',
  '呢',
  '啊',
  '呀',
  '吧',
  '哦',
  '啦',
  '嘛',
  '了',
  '的',
  '嘅',
  '㗎',
  '下',
  '过',
  '着',
  '咩',
  '先',
  '哇',
  '诶',
  '得',
  '那',
  '这',
  '个',
  '我',
  '就',
  '你',
  '在',
]);

function isFunction(item: Item): item is Item & { is: 'word' } {
  return item.is === 'word' && item.meanings.some(({ kind }) => kind === 'fn');
}

function textOf(item: Item, folded: Parsed['folded']): string {
  return folded.text.slice(item.edge.from, item.edge.to).trim();
}

/**
 * Function words count as read beside something that is: an article before it, a preposition beside it, a particle at the
 * edge of the clause. A run of single Chinese characters that are no particles is more likely an unknown name.
 */
function withFunctionWords(
  items: readonly Item[],
  used: ReadonlySet<Item>,
  folded: Parsed['folded'],
): ReadonlySet<Item> {
  const all = new Set(used);
  const content = items.filter((item) => item.is !== 'mark');
  for (const [at, item] of content.entries()) {
    if (used.has(item) || !isFunction(item)) continue;
    const text = textOf(item, folded);
    const isBare = text.length === 1 && isHan(text) && !particles.has(text);
    const beside = [content[at - 1], content[at + 1]].filter((one) => one !== undefined);
    const isRun = beside.some((one) => {
      const other = textOf(one, folded);
      return isFunction(one) && !used.has(one) && other.length === 1 && isHan(other) && !particles.has(other);
    });
    if (isBare && isRun) continue;
    const next = content.slice(at + 1).find((one) => used.has(one) || !isFunction(one));
    const last = content.slice(0, at).findLast((one) => used.has(one) || !isFunction(one));
    const isBeside = (next !== undefined && used.has(next)) || (last !== undefined && used.has(last));
    if (isBeside) all.add(item);
  }
  return all;
}

function takesItem(item: Item, slots: Slots, built: Built, takes: readonly string[]): boolean {
  if (built.quantities?.includes(item) === true) return true;
  if (item.is === 'word') return slots.chosen.has(item);
  if (item.is === 'instrument') return takes.includes('instrument');
  return item.is === 'period' && takes.includes('period');
}

function pieceOf(
  reader: QuestionReader,
  items: readonly Item[],
  before: QuestionFrame | null,
  read: { parsed: Parsed; context: ReadingContext },
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
      isFiscal: before !== null && isFiscal(before.topics),
      hasTopics: before !== null && before.topics.length > 0,
      isFigure: before?.topics.some(({ value }) => ['metric', 'price', 'perf'].includes(value.kind)) === true,
      pool: poolOf(context),
    },
  });
  const built = reader.build(slots);
  if (built === null) return null;
  const taken0 = new Set(items.filter((item) => takesItem(item, slots, built, reader.takes)));
  const used = withFunctionWords(items, taken0, parsed.folded);
  const unread = items.filter((item) => item.is !== 'mark' && !used.has(item)).length;
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

const joins: ReadonlySet<string> = new Set([
  'p:comma',
  'p:semicolon',
  'p:stop',
  'p:question',
  'p:colon',
  'p:dash',
  'p:close',
  'p:open',
]);

function startsClause(item: Item, before: Item | undefined): boolean {
  if (before?.is === 'mark' && joins.has(before.edge.symbol)) return item.is !== 'mark';
  return (
    item.is === 'word' &&
    item.meanings.some(({ kind, id }: Meaning) => kind === 'join' && (id === 'and' || id === 'also'))
  );
}

const whether: Meaning = { kind: 'ask', id: 'whether', name: '', unit: '' };

/** "Isn't its P/E above 30?" asks whether it is; anywhere else such a word denies, and no act takes it. */
function withNegativeQuestions(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const isFirst = items.slice(0, at).every((one) => one.is === 'mark' || isFunction(one));
    return isFirst && item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'no' && id === 'whether')
      ? { ...item, meanings: [whether] }
      : item;
  });
}

function clausesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const clauses: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const last = clauses.at(-1);
    if (last === undefined || (startsClause(item, items[at - 1]) && clauses.length < mostClauses)) clauses.push([item]);
    else last.push(item);
  }
  return clauses;
}

/** Ways of asking that one request does not mix across clauses, the plain one last. */
const ways: readonly (readonly string[])[] = [
  ['when'],
  ['why'],
  ['define', 'formula', 'difference'],
  ['news'],
  ['value', 'each'],
];

const figureKinds: ReadonlySet<string> = new Set(['metric', 'price', 'perf']);

const isFigureWord = (item: Item): boolean =>
  item.is === 'word' && item.meanings.length > 0 && item.meanings.every(({ kind }) => figureKinds.has(kind));

function wayOf(clause: readonly Item[]): number {
  const ids = new Set(
    clause.flatMap((item) =>
      item.is === 'word' ? item.meanings.flatMap(({ kind, id }) => (kind === 'ask' ? [id] : [])) : [],
    ),
  );
  const way = ways.findIndex((names) => names.some((id) => ids.has(id)));
  // A figure named alone is asked for.
  return way < 0 && clause.some(isFigureWord) ? ways.length - 1 : way;
}

/** How many ways of asking a stretch of clauses has beyond the first. */
function mixedIn(clauses: readonly (readonly Item[])[]): number {
  const found = new Set(clauses.map(wayOf).filter((way) => way >= 0));
  return Math.max(found.size - 1, 0);
}

interface Row {
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

const unreadIn = ({ pieces }: Row): number => pieces.reduce((sum, { unread }) => sum + unread, 0);

/** Cuts a text into the requests that leave least unread; all rows to its end, the cheapest first. */
function rowsOf(
  clauses: readonly (readonly Item[])[],
  last: QuestionFrame | null,
  read: { parsed: Parsed; context: ReadingContext },
): readonly Row[] {
  const best: (Row | undefined)[] = [{ cost: 0, pieces: [] }];
  let whole: readonly Row[] = [];
  for (let end = 1; end <= clauses.length; end += 1) {
    const found: Row[] = [];
    for (let start = 0; start < end; start += 1) {
      const row = best[start];
      if (row === undefined) continue;
      const stretch = clauses.slice(start, end);
      const items = stretch.flat();
      const mixed =
        mixedIn(stretch) * mixedCost + (clauses[start - 1]?.at(-1)?.edge.symbol === 'p:open' ? bracketCost : 0);
      const before = row.pieces.at(-1)?.frame ?? last;
      for (const reader of questionReaders) {
        const piece = pieceOf(reader, items, before, read);
        if (piece === null) continue;
        found.push({ cost: row.cost + piece.cost + mixed, pieces: [...row.pieces, piece] });
      }
    }
    whole = found.toSorted((a, b) => a.cost - b.cost);
    best[end] = whole[0];
  }
  return whole;
}

/** As near to the best row as one cue: the words have that reading too. */
const nearCost = 0.5;
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
  const frames = best.pieces.map(({ frame }) => frame);
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
    question,
    weight: 0,
  };
}

/** Reads a text as questions and requests to the assistant. Null where no act can be filled. */
export function readQuestions(text: string, context: ReadingContext): QuestionsRead | null {
  if (text.length > longest) return null;
  const { parsed, items } = itemsOf(text, context);
  const offered = codeAlone(parsed, items, context);
  if (offered !== null) return offered;
  const last = lastQuestion(context);
  const { items: left, used: settled } = corrected(items, (context.history ?? []).length > 0, context.today);
  const clauses = clausesOf(withNegativeQuestions(left));
  const rows = clauses.length === 0 ? [] : rowsOf(clauses, last, { parsed, context });
  const [row] = rows;
  if (row === undefined) return null;
  const used = new Set([...settled, ...row.pieces.flatMap((piece) => [...piece.used])].map(({ edge }) => edge));
  const unread = unreadSpans(parsed.folded, parsed.phrases, used);
  return {
    parsed,
    frames: row.pieces.map(({ frame }) => frame),
    otherFrames: othersOf(row, rows),
    used,
    unread,
    question: row.pieces.find(({ question }) => question !== undefined)?.question,
    refusal: row.pieces.find(({ refusal }) => refusal !== undefined)?.refusal,
    weight: row.cost,
  };
}
