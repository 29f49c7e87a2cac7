import type { FrameResult } from './frames/frame-reader.ts';
import type { Action } from './grammar/actions.ts';
import type { Edge } from './parse/chart.ts';
import { asksOfKind } from './questions/ask-knowledge.ts';
import type { QuestionsRead } from './questions/read-questions.ts';
import type { ReadingContext, ScreenCondition, Span, StrategyParts } from './reading.ts';
import { isHan } from './text/fold.ts';

/** Rules are rules in the box of strategies, even where a word of them is not read. */
export const saysRules = ({ entry, exit, short, stops, rank }: StrategyParts): boolean =>
  entry.length + exit.length + short.length + stops.length > 0 || rank !== null;

const opening: ReadonlySet<string> = new Set(['buy', 'hold', 'short']);

const isOfTwo = (one: ScreenCondition): boolean =>
  one.is === 'formula' && one.term.is === 'compare' && one.term.left.is === 'of' && one.term.right.is === 'of';

/** Whether a text asks for something to be told. */
const isAsking = (text: string): boolean =>
  /[?？]|(?:^|[,.;–-] ?)(?:(?:and|so|ok|hey) )?(?:whats?|how|why|wh?[oi]ch|who|where|is|are|was|were|do|does|did|has|have|should|will|would|(?:can|could)(?! you\b))\b|\b(?:whats?|how (?:much|many))\b|[吗嗎呢咩]|多少|几[天年个只次]|幾[多日年]|什么|甚麼|怎么|怎麼|为什么|為什麼|哪|邊[個隻]|點解|能不能|可唔可以/iu.test(
    text,
  );

/** Beside an open strategy, words that change something, or say what is done when, are of that strategy unless they ask. */
export function saysChange(text: string, { open, box }: ReadingContext, phrases: readonly Edge[]): boolean {
  if (box !== 'strategy' || open === undefined || isAsking(text)) return false;
  const said = new Set(phrases.map(({ symbol }) => symbol));
  const isEdit = ['edit:change', 'edit:add', 'edit:remove'].some((symbol) => said.has(symbol));
  return isEdit || (said.has('condition') && said.has('action'));
}

/** What a reading leaves out, in characters of Chinese; a word of another script counts as two. */
function missedIn(spans: readonly Span[]): number {
  const words = spans.flatMap(({ text }) => text.match(/\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{N}.,'’%-]*/gu) ?? []);
  return words.reduce((sum, word) => sum + (isHan(word) ? 1 : 2), 0);
}

const rulePartWeight = 4;

/** Acts that only tell something; whoever says when to buy and when to sell asks for more. */
const telling: ReadonlySet<string> = new Set(['figure', 'compare', 'rule', 'define', 'events', 'news']);

/** What a question leaves out of a text that says what to buy or sell, and when: the parts of a rule, read as anything else. */
function missedRules(
  text: string,
  asked: QuestionsRead,
  { frame, used }: FrameResult,
  phrases: readonly Edge[],
): number {
  if (frame.act !== 'draft' || isAsking(text)) return 0;
  if (asked.refusal !== undefined && !saysRules(frame.strategy)) return 0;
  const said = phrases.filter((phrase) => used.has(phrase));
  const does = said.flatMap(({ symbol, value }) => (symbol === 'action' ? [(value as Action).does] : []));
  const isBoth = does.some((one) => opening.has(one)) && does.some((one) => !opening.has(one));
  const isStay = said.some(({ symbol }) => symbol === 'stay') && does.some((one) => opening.has(one));
  const { universe, entry, exit, short, cover, stops } = frame.strategy;
  const isRound = isBoth || (entry.length + short.length > 0 && exit.length + cover.length + stops.length > 0);
  const isWhole = asked.unread.length === 0;
  const isTraded = isWhole
    ? asked.frames.every(({ act }) => telling.has(act)) &&
      (isStay || (universe !== null && saysRules(frame.strategy) && isRound))
    : does.length > 0 && (universe !== null || isBoth || saysRules(frame.strategy));
  return isTraded ? said.filter(({ symbol }) => symbol !== 'instrument').length * rulePartWeight : 0;
}

const isBareExclusion = ({ frame }: FrameResult): boolean =>
  frame.act === 'screen' &&
  frame.universe.from === 'default' &&
  frame.conditions.every(({ value }) => value.is === 'member' && value.not && value.field === 'symbol');

/** A question against a screen, a strategy or a change: what leaves less of the words out; then what has nothing to ask. */
export function isBetterQuestion(
  asked: QuestionsRead,
  { result, unread }: { readonly result: FrameResult; readonly unread: readonly Span[] },
  context: ReadingContext,
  { text, phrases }: { readonly text: string; readonly phrases: readonly Edge[] },
): boolean {
  const { open } = context;
  // Beside an open strategy the words of a change are also those of general questions: such a one must name what it is about.
  const isNamed = asked.frames.some(({ instruments, subjects }) => instruments.length + subjects.length > 0);
  const isConsent = asked.frames.every(({ act }) => act === 'consent');
  const isRun = asked.frames.some(({ act }) => act === 'backtest');
  if (!isConsent && !isRun && saysChange(text, context, phrases)) return false;
  if (open !== undefined && !isNamed && !isConsent) return false;
  // A draft that neither buys nor sells says nothing, and one without any rule is an order.
  const isIdle =
    result.frame.act === 'draft' &&
    !saysRules(result.frame.strategy) &&
    (asked.refusal === 'order' || (unread.length > 0 && !phrases.some(({ symbol }) => symbol === 'action')));
  if (isIdle) return true;
  // A word is explained where that is asked for, not because it stands among others that are not read.
  const isMeaning = asked.frames.every(({ act }) => act === 'define');
  if (isMeaning && asked.unread.length > 0 && !asksOfKind.test(text)) return false;
  // "Not Intel" leaves a company out of nothing that was named.
  if (isBareExclusion(result)) return true;
  const missed = missedIn(unread);
  const missedAsked = missedIn(asked.unread) + missedRules(text, asked, result, phrases);
  if (missedAsked !== missed) return missedAsked < missed;
  const isOpen = (one: { readonly refusal?: unknown; readonly question?: unknown }): boolean =>
    one.refusal !== undefined || one.question !== undefined;
  if (isOpen(asked) !== isOpen(result)) return isOpen(result);
  if (result.frame.act !== 'screen') return missed > 0 || isOpen(result);
  // A screen lists; it counts nothing.
  if (/\bhow many\b|(?:多少|几|幾多?)[只隻家]/u.test(text)) return true;
  if (isMeaning) return asksOfKind.test(text);
  // "Which of my strategies is losing money" searches no market.
  const isOwn = asked.frames.every(({ act }) => act === 'signals' || act === 'portfolio' || act === 'alert');
  // "Is its debt lower than that of the other": companies that are named are compared, none is searched.
  return isOwn || (isNamed && result.frame.conditions.every(({ value }) => isOfTwo(value)));
}
