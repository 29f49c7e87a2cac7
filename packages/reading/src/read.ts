import { spanOf, unreadSpans } from './account.ts';
import { isBetterQuestion, saysChange, saysRules } from './choose-reading.ts';
import type { FrameResult } from './frames/frame-reader.ts';
import { bindLeftOut } from './frames/left-out.ts';
import { frameReaders } from './frames/registry.ts';
import { withSettingsSaid } from './frames/said-settings.ts';
import { grammar } from './grammar/grammar.ts';
import { parseText, type Parsed } from './parse/parse-text.ts';
import { readParts } from './read-parts.ts';
import { nearNamesIn } from './questions/near-name.ts';
import type { Directory } from './directory/directory.ts';
import { readQuestions, type QuestionsRead } from './questions/read-questions.ts';
import { lackingIn } from './lacking.ts';
import { misspellingsUsed, withSpelling } from './spelling.ts';
import type { Chip, Reading, ReadingContext, ReadingState, Span, StrategyParts } from './reading.ts';

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
  return withOpenUnread(withLacking(isList ? reading : (parts ?? reading), context), context);
}

/** A change of a strategy that was not read whole waits for the rest of it. */
function withOpenUnread(reading: Reading, { openUnread = [] }: ReadingContext): Reading {
  const isSettled = reading.state === 'understood' || reading.state === 'assumed';
  if (openUnread.length === 0 || !isSettled || !reading.frames.some(({ act }) => act === 'edit')) return reading;
  return { ...reading, state: 'ask', question: { about: 'open words', text: openUnread.join(' · '), choices: [] } };
}

/** Nothing is known of it but that it is a strategy. */
export const blank: StrategyParts = {
  universe: null,
  bar: '1d',
  entry: [],
  exit: [],
  short: [],
  cover: [],
  rank: null,
  filters: [],
  rebalance: null,
  sizing: null,
  stops: [],
  order: null,
  otherwise: null,
  constraints: [],
  assumed: [],
};

/** Reads a text that is a strategy, whatever it says: what no rule of one uses stands in `unread`. */
export function readStrategy(text: string, context: ReadingContext): Reading {
  const { shared: parsed, bests } = framesOf(text, { ...context, box: 'strategy', open: undefined });
  const best = bests.find(({ result }) => result.frame.act === 'draft');
  if (best !== undefined) return madeReading(best);
  const unread = unreadSpans(parsed.folded, parsed.phrases, new Set());
  const question = { about: 'words', text: unread.map((span) => span.text).join(' · '), choices: [] };
  const frames = [{ act: 'draft', strategy: blank }] as const;
  return { frames, unread, alternatives: [], state: 'ask', question, echo: echoOf(parsed, null, unread) };
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

interface Made {
  readonly parsed: Parsed;
  readonly result: FrameResult;
  readonly unread: readonly Span[];
}

/** What the readers of screens, strategies and changes make of a text, the best first. */
function framesOf(text: string, context: ReadingContext): { readonly shared: Parsed; readonly bests: readonly Made[] } {
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
    // Of readings that are as good, one that takes a word for another or asks loses to one that takes what stands there.
    const doubts = misspellingsUsed(parsed, result.used).length + (result.question === undefined ? 0 : 1);
    return [{ parsed, result, unread, weight: unread.length * unreadWeight + doubts - result.votes }];
  });
  return { shared, bests: results.toSorted((a, b) => a.weight - b.weight) };
}

function madeReading({ parsed, result, unread }: Made): Reading {
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
  return withSpelling(reading, parsed, result.used);
}

/** A text as one request. `isMade` says whether any of it could be a screen, a strategy or a change. */
function readWhole(text: string, context: ReadingContext): { readonly reading: Reading; readonly isMade: boolean } {
  const { shared: parsed, bests } = framesOf(text, context);
  const [best] = bests;
  // Where everything is read and nothing is open, no question can be the better reading.
  const isWhole =
    best !== undefined &&
    best.unread.length === 0 &&
    best.result.frame.act !== 'screen' &&
    best.result.question === undefined &&
    best.result.refusal === undefined;
  const isUnmade = best === undefined && saysChange(text, context, parsed.phrases);
  const asked = context.box === 'screen' || isWhole || isUnmade ? null : readQuestions(text, context);
  if (best === undefined && asked !== null) return { reading: readingOf(asked, context), isMade: false };
  if (best === undefined) {
    const unread = unreadSpans(parsed.folded, parsed.phrases, new Set());
    const about = unread.map((span) => span.text).join(' ');
    const reading: Reading = {
      frames: [],
      unread,
      alternatives: [],
      state: 'ask',
      question: { about: 'words', text: about, choices: offeredNames(context.directory, text, unread) },
      echo: echoOf(parsed, null, unread),
    };
    return { reading, isMade: false };
  }
  if (asked !== null && isBetterQuestion(asked, best, context, { text, phrases: best.parsed.phrases }))
    return { reading: readingOf(asked, context), isMade: true };
  return { reading: madeReading(best), isMade: true };
}
