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
      instruments: inherited,
      act: before?.act ?? null,
      isFiscal: before !== null && isFiscal(before.topics),
      hasTopics: before !== null && before.topics.length > 0,
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

function clausesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const clauses: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const last = clauses.at(-1);
    if (last === undefined || (startsClause(item, items[at - 1]) && clauses.length < mostClauses)) clauses.push([item]);
    else last.push(item);
  }
  return clauses;
}

interface Row {
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

/** Cuts a text into the requests that leave least unread. */
function cheapestRow(
  clauses: readonly (readonly Item[])[],
  last: QuestionFrame | null,
  read: { parsed: Parsed; context: ReadingContext },
): Row | null {
  const best: (Row | null)[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= clauses.length; end += 1) {
    let found: Row | null = null;
    for (let start = 0; start < end; start += 1) {
      const row = best[start];
      if (row === null || row === undefined) continue;
      const items = clauses.slice(start, end).flat();
      const before = row.pieces.at(-1)?.frame ?? last;
      for (const reader of questionReaders) {
        const piece = pieceOf(reader, items, before, read);
        if (piece === null) continue;
        const cost = row.cost + piece.cost;
        if (found === null || cost < found.cost) found = { cost, pieces: [...row.pieces, piece] };
      }
    }
    best[end] = found;
  }
  return best[clauses.length] ?? null;
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
  return { parsed, frames: [frame], used: new Set(items.map(({ edge }) => edge)), unread: [], question, weight: 0 };
}

/** Reads a text as questions and requests to the assistant. Null where no act can be filled. */
export function readQuestions(text: string, context: ReadingContext): QuestionsRead | null {
  if (text.length > longest) return null;
  const { parsed, items } = itemsOf(text, context);
  const offered = codeAlone(parsed, items, context);
  if (offered !== null) return offered;
  const last = lastQuestion(context);
  const { items: left, used: settled } = corrected(items, (context.history ?? []).length > 0, context.today);
  const clauses = clausesOf(left);
  const row = clauses.length === 0 ? null : cheapestRow(clauses, last, { parsed, context });
  if (row === null) return null;
  const used = new Set([...settled, ...row.pieces.flatMap((piece) => [...piece.used])].map(({ edge }) => edge));
  const unread = unreadSpans(parsed.folded, parsed.phrases, used);
  return {
    parsed,
    frames: row.pieces.map(({ frame }) => frame),
    used,
    unread,
    question: row.pieces.find(({ question }) => question !== undefined)?.question,
    refusal: row.pieces.find(({ refusal }) => refusal !== undefined)?.refusal,
    weight: row.cost,
  };
}
