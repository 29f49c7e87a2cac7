import { spanOf, unreadSpans } from './account.ts';
import type { Action } from './grammar/actions.ts';
import type { FrameResult } from './frames/frame-reader.ts';
import { bindLeftOut } from './frames/left-out.ts';
import { frameReaders } from './frames/registry.ts';
import { withSettingsSaid } from './frames/said-settings.ts';
import { grammar } from './grammar/grammar.ts';
import type { Edge } from './parse/chart.ts';
import { parseText, type Parsed } from './parse/parse-text.ts';
import { readParts } from './read-parts.ts';
import { nearNamesIn } from './questions/near-name.ts';
import type { Directory } from './directory/directory.ts';
import { asksOfKind } from './questions/ask-knowledge.ts';
import { readQuestions, type QuestionsRead } from './questions/read-questions.ts';
import { lackingIn } from './lacking.ts';
import { withSpelling } from './spelling.ts';
import type {
  Chip,
  QuestionFrame,
  Reading,
  ReadingContext,
  ReadingState,
  ScreenCondition,
  Span,
  StrategyParts,
} from './reading.ts';

/** What an unread word weighs against a frame, beside the votes of its cues. */
const unreadWeight = 10;

function echoOf(parsed: Parsed, result: FrameResult | null, unread: readonly Span[]): readonly Chip[] {
  const read = parsed.phrases
    .filter((phrase) => result?.used.has(phrase) === true)
    .map((phrase): Chip => {
      const span = spanOf(parsed.folded, phrase);
      return { is: 'read', label: span.text, spans: [span] };
    });
  const assumed = (result?.assumed ?? []).map((label): Chip => ({ is: 'assumed', label, spans: [] }));
  return [...read, ...assumed, ...unread.map((span): Chip => ({ is: 'unread', label: span.text, spans: [span] }))];
}

function stateOf(result: FrameResult, unread: readonly Span[]): ReadingState {
  if (result.refusal !== undefined) return 'refuse';
  if (unread.length > 0 || result.question !== undefined) return 'ask';
  return result.assumed.length > 0 ? 'assumed' : 'understood';
}

/** Rules are rules in the box of strategies, even where a word of them is not read. */
const saysRules = ({ entry, exit, short, stops, rank }: StrategyParts): boolean =>
  entry.length + exit.length + short.length + stops.length > 0 || rank !== null;

const ofFigures: ReadonlySet<string> = new Set(['figure', 'compare', 'rule', 'define', 'events', 'news']);

const opening: ReadonlySet<string> = new Set(['buy', 'hold', 'short']);

/** Both buying and selling are said as what is done. */
function saysBoth(phrases: readonly Edge[]): boolean {
  const does = phrases.flatMap(({ symbol, value }) => (symbol === 'action' ? [(value as Action).does] : []));
  return does.some((one) => opening.has(one)) && does.some((one) => !opening.has(one));
}

/** Bought or held from one time of the year to another. */
const saysStay = (phrases: readonly Edge[]): boolean =>
  phrases.some(({ symbol }) => symbol === 'stay') &&
  phrases.some(({ symbol, value }) => symbol === 'action' && opening.has((value as Action).does));

/** An instrument, with when it is bought and when it is sold. */
function isTraded({ frame }: FrameResult, text: string, phrases: readonly Edge[]): boolean {
  if (frame.act !== 'draft' || frame.strategy.universe === null || /[?？]/u.test(text)) return false;
  const { entry, exit, short, cover, stops } = frame.strategy;
  const isRuled = entry.length + short.length > 0 && exit.length + cover.length + stops.length > 0;
  return isRuled || saysBoth(phrases);
}

const isOfTwo = (one: ScreenCondition): boolean =>
  one.is === 'formula' && one.term.is === 'compare' && one.term.left.is === 'of' && one.term.right.is === 'of';

/** A figure of a day or a stretch that is over: no rule of trading looks at one. */
function isOfPast(frame: QuestionFrame): boolean {
  const isTold = ofFigures.has(frame.act) && frame.claim === undefined && frame.topics.length > 0;
  return isTold && frame.periods.some(({ value: { is } }) => is === 'day' || is === 'range');
}

/** A question against a screen, a strategy or an edit: what leaves less unread; then what states rules, if it is whole. */
function isBetter(
  asked: QuestionsRead,
  { result, unread }: { readonly result: FrameResult; readonly unread: readonly Span[] },
  { open }: ReadingContext,
  { text, phrases }: { readonly text: string; readonly phrases: readonly Edge[] },
): boolean {
  // Beside an open strategy the words of a change are also those of general questions: such a one must name what it is about.
  const isNamed = asked.frames.some(({ instruments, subjects }) => instruments.length + subjects.length > 0);
  const isConsent = asked.frames.every(({ act }) => act === 'consent');
  if (open !== undefined && !isNamed && !isConsent) return false;
  // "Long the index from October to April": bought and kept for so long is a rule, whatever figure of the time is told.
  if (result.frame.act === 'draft' && saysStay(phrases) && !/[?？]/u.test(text)) return false;
  // Where neither is read whole, what states rules stays a strategy, so that its words are asked about as such.
  const isRuled = result.frame.act === 'draft' && saysRules(result.frame.strategy);
  const isDated = asked.unread.length === 0 && asked.question === undefined && asked.frames.every(isOfPast);
  if (isRuled && isDated && result.question !== undefined && !isTraded(result, text, phrases)) return true;
  // Two lines stand for their usual rule only where no word is left over that a question reads.
  const isLoose = result.assumed.includes('usual rule') && unread.length > 0;
  if (isLoose && asked.unread.length === 0 && asked.question === undefined) return true;
  // Where neither is read whole and nothing is bought or sold, it is a question.
  const isIdle = result.frame.act === 'draft' && !isRuled && !phrases.some(({ symbol }) => symbol === 'action');
  if (isIdle && unread.length > 0) return true;
  if (isRuled && (asked.unread.length > 0 || unread.length === 0)) return false;
  // What says when to buy or sell is no question of figures, whatever words of it are unread.
  if (isRuled && isTraded(result, text, phrases) && asked.frames.every(({ act }) => ofFigures.has(act))) return false;
  // "Is its debt lower than that of the other": companies that are named are compared, none is searched.
  const isOfNamed = result.frame.act === 'screen' && result.frame.conditions.every(({ value }) => isOfTwo(value));
  if (isOfNamed && isNamed && asked.unread.length === 0 && asked.question === undefined) return true;
  // "Which of my strategies is losing money" searches no market.
  const isOwn = asked.frames.every(({ act }) => act === 'signals' || act === 'portfolio' || act === 'alert');
  if (result.frame.act === 'screen' && isOwn && asked.unread.length === 0 && asked.question === undefined) return true;
  if (asked.unread.length !== unread.length) return asked.unread.length < unread.length;
  // What a word means can be told where no screen can be made of it.
  const isMeaning = asked.frames.every(({ act }) => act === 'define') && asked.unread.length === 0;
  const isOpen = result.refusal !== undefined || result.question !== undefined || asksOfKind.test(text);
  if (result.frame.act === 'screen' && isMeaning && asked.question === undefined && isOpen) return true;
  // Of a company that is named a figure can be told that no screen has.
  if (result.refusal !== undefined) return isNamed && asked.refusal === undefined && asked.question === undefined;
  return result.question !== undefined && (result.frame.act === 'screen' || asked.question === undefined);
}

/** Names that the unread parts of a text may be misspellings of. */
function offeredNames(directory: Directory, source: string, unread: readonly Span[]): readonly string[] {
  return [...new Set(unread.slice(0, 3).flatMap((span) => nearNamesIn(directory, source, span)))];
}

function readingOf(
  { parsed, frames, otherFrames, used, unread, idle, question, refusal }: QuestionsRead,
  { directory }: ReadingContext,
): Reading {
  const read = parsed.phrases
    .filter((phrase) => used.has(phrase))
    .map((phrase): Chip => {
      const span = spanOf(parsed.folded, phrase);
      return { is: 'read', label: span.text, spans: [span] };
    });
  const about =
    refusal !== undefined
      ? { about: 'missing', text: refusal, choices: [] }
      : unread.length > 0
        ? {
            about: 'words',
            text: unread.map((span) => span.text).join(' · '),
            choices: offeredNames(directory, parsed.folded.source, unread),
          }
        : question;
  const reading: Reading = {
    frames,
    unread,
    ...(idle.length > 0 && { idle }),
    alternatives: otherFrames.map((others) => ({
      frames: others,
      unread: [],
      alternatives: [],
      state: 'understood',
      echo: read,
    })),
    state: refusal !== undefined ? 'refuse' : about !== undefined ? 'ask' : 'understood',
    ...(about !== undefined && { question: about }),
    echo: [...read, ...unread.map((span): Chip => ({ is: 'unread', label: span.text, spans: [span] }))],
  };
  return withSpelling(reading, parsed, used);
}

/**
 * Reads what a person typed. Every word of it is used by a slot of a frame, or stands in `unread`; with a word unread the
 * state is `ask` and nothing may run. Pure: the directory, the day and the open object are in the context.
 */
export function read(text: string, context: ReadingContext): Reading {
  const { reading, isMade } = readWhole(text, context);
  const one = (part: string, before: ReadingContext): Reading => readWhole(part, before).reading;
  const [first] = reading.frames;
  // A rule that goes by its name is not said word by word.
  const isNamed = reading.echo.some(({ is, label }) => is === 'assumed' && label === 'usual rule');
  const isRuled = context.box === 'strategy' && first?.act === 'draft' && saysRules(first.strategy) && !isNamed;
  const isOpen = reading.state === 'ask' && isMade && context.box !== 'screen' && !isRuled;
  const parts = isOpen ? readParts(text, context, one) : null;
  // What the box of strategies is given is one rule, and no list with a question behind it.
  const isList = context.box === 'strategy' && parts?.frames.some(({ act }) => act === 'screen') === true;
  return withLacking(isList ? reading : (parts ?? reading), context);
}

const made: ReadonlySet<string> = new Set(['draft', 'screen', 'edit']);

/** Words of a rule that no data can answer are refused by what they ask for; a judgement is asked about by its limit. */
function withLacking(reading: Reading, { box }: ReadingContext): Reading {
  const isRule = box === 'strategy' || box === 'screen' || reading.frames.some(({ act }) => made.has(act));
  const lacking = isRule && reading.state === 'ask' ? lackingIn(reading.unread) : null;
  if (lacking === null) return reading;
  const isJudgement = lacking === 'judgement';
  const question = { about: isJudgement ? lacking : 'missing', text: lacking, choices: [] };
  return { ...reading, state: isJudgement ? 'ask' : 'refuse', question };
}

/** A text as one request. `isMade` says whether any of it could be a screen, a strategy or a change. */
function readWhole(text: string, context: ReadingContext): { readonly reading: Reading; readonly isMade: boolean } {
  const readers = frameReaders.filter((reader) => reader.isFor?.(context) !== false);
  const standing = new Set(readers.flatMap((reader) => reader.standing));
  const laid = parseText(text, grammar, (symbol) => standing.has(symbol), context);
  const bound = (of: Parsed): Parsed => ({ ...of, phrases: withSettingsSaid(bindLeftOut(of.phrases)) });
  const shared = bound(laid);
  const results = readers.flatMap((reader) => {
    const own = reader.parse?.(text, context, shared) ?? null;
    const parsed = own === null ? shared : bound(own);
    const result = reader.read({ folded: parsed.folded, phrases: parsed.phrases, context });
    if (result === null) return [];
    const unread = unreadSpans(parsed.folded, parsed.phrases, result.used);
    return [{ parsed, result, unread, weight: unread.length * unreadWeight - result.votes }];
  });
  const [best] = results.toSorted((a, b) => a.weight - b.weight);
  // Where everything is read and nothing is open, no question can be the better reading.
  const isWhole =
    best !== undefined &&
    best.unread.length === 0 &&
    best.result.frame.act !== 'screen' &&
    best.result.question === undefined &&
    best.result.refusal === undefined;
  const asked = context.box === 'screen' || isWhole ? null : readQuestions(text, context);
  if (best === undefined && asked !== null) return { reading: readingOf(asked, context), isMade: false };
  if (best === undefined) {
    const unread = unreadSpans(shared.folded, shared.phrases, new Set());
    const about = unread.map((span) => span.text).join(' ');
    const reading: Reading = {
      frames: [],
      unread,
      alternatives: [],
      state: 'ask',
      question: { about: 'words', text: about, choices: offeredNames(context.directory, text, unread) },
      echo: echoOf(shared, null, unread),
    };
    return { reading, isMade: false };
  }
  const { parsed, result, unread } = best;
  if (asked !== null && isBetter(asked, best, context, { text, phrases: parsed.phrases }))
    return { reading: readingOf(asked, context), isMade: true };
  const question =
    result.refusal !== undefined
      ? { about: 'missing', text: result.refusal, choices: [] }
      : unread.length === 0
        ? result.question
        : { about: 'words', text: unread.map((span) => span.text).join(' · '), choices: [] };
  const reading: Reading = {
    frames: [result.frame],
    unread,
    alternatives: [],
    state: stateOf(result, unread),
    ...(question !== undefined && { question }),
    echo: echoOf(parsed, result, unread),
  };
  return { reading: withSpelling(reading, parsed, result.used), isMade: true };
}
