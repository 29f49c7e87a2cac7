import type { Part, Period, QuestionFrame } from '../reading.ts';
import { isFiscal } from './figure-topics.ts';
import type { Slots } from './slots.ts';

type Topics = QuestionFrame['topics'];

const multiples = /^(?:priceTo|evTo|peg$|forwardPe$)/u;
/** Figures that are what they are today: the time of another figure says nothing of them. */
const standing: ReadonlySet<string> = new Set([
  'high52w',
  'low52w',
  'beta',
  'distanceTo',
  'distanceToHigh',
  'allTimeHigh',
  'allTimeLow',
  'indexMembership',
  'fairValue',
  'risks',
  'strengths',
  'analystViews',
]);
/** Looked for among years: the span of another figure says nothing of which. */
const isSought = ({ value }: Topics[number]): boolean => /^(?:best|worst)(?:Year|Quarter)/u.test(value.id);
const grows = ({ value }: Topics[number]): boolean => /Growth|Cagr/u.test(value.id);
/** What is told of one day, however many years another figure was told of. */
const isLevel = ({ value }: Topics[number]): boolean =>
  multiples.test(value.id) ||
  /^(?:dividendYield|marketCap|payoutRatio|sharesOutstanding|cash|total(?:Debt|Assets))$/u.test(value.id);

const every = (topics: Topics, holds: (one: Topics[number]) => boolean): boolean =>
  topics.length > 0 && topics.every(holds);

const isOfMoves = (topics: Topics): boolean =>
  every(topics, ({ value }) => value.kind === 'perf' || value.id === 'dayChange');
const isOfMarket = (topics: Topics): boolean =>
  every(topics, ({ value: { kind } }) => kind === 'price' || kind === 'perf');
const isIndicator = ({ value }: Topics[number]): boolean => value.kind === 'ind' || value.id === 'sma';
const isToToday = (period: Period, today: string): boolean =>
  period.is === 'last' || (period.is === 'range' && period.to >= today);
const isWholeYear = (period: Period): boolean =>
  period.is === 'range' && period.from.endsWith('-01-01') && period.to.endsWith('-12-31');

/** What a company is, faces or plans, and what happens next, has no time of a figure before it. */
function isTimeless(act: QuestionFrame['act'], topics: Topics, period: Period): boolean {
  if (act === 'events') return true;
  if (act === 'news') return period.is === 'fiscal';
  if (topics.some(isIndicator)) return true;
  return every(topics, (one) => one.value.kind === 'own' || standing.has(one.value.id) || isSought(one));
}

/** Whether the time of one figure is also that of the figures asked for after it. */
function carries(period: Period, before: QuestionFrame, own: QuestionFrame, { context: { today } }: Slots): boolean {
  const { topics, act } = own;
  // The days of an average are its own.
  if (before.topics.some(isIndicator) && (period.is === 'last' || !topics.some(isIndicator))) return false;
  if (isTimeless(act, topics, period)) return false;
  // Years that something has grown over are no time of a level.
  if (period.is === 'last' && before.topics.some(grows) && every(topics, isLevel)) return false;
  // The span up to today that a price has moved over is none of a multiple or of an account, which is asked as it stands.
  const isMove = isOfMoves(before.topics) && isToToday(period, today);
  if (isMove && (every(topics, ({ value }) => multiples.test(value.id)) || !isOfMarket(topics))) return false;
  // Accounts are of years: a day of a price, or a month of its moves, is no time of theirs.
  return !(isOfMarket(before.topics) && isFiscal(topics) && !isWholeYear(period));
}

const present =
  /^(?:and |also |then |plus |but )?(?:how|how much|how many|how far|what|what part of|what percent of|what's|what is|how's|is|are|does|do|has|have|is it|is its|are they|does it|do they|has it|have they|whether)\b/u;
const past = /\b(?:was|were|did|had|then|that year|back then)\b|当时|那时|那年|那一年|當時|嗰年/u;
const stands = /\b(?:is|are|does|do|has|have|what's|how's|'s)\b/u;
const isNow = /\b(?:is|are|does|do|what's|how's)\b/u;

const textOf = ({ items, folded }: Slots): string =>
  folded.text.slice(items[0]?.edge.from ?? 0, items.at(-1)?.edge.to ?? 0);

/**
 * A whole question of its own, such as "how volatile is it?", asks of now; only what leaves out the question, such as "and its
 * margin?", goes on with the time of what is before it. Within one text the verb has to leave the time of the one before.
 */
export function asksOfNow(slots: Slots): boolean {
  const { items, folded, topics, before, has } = slots;
  const text = textOf(slots);
  if (past.test(text)) return false;
  const isAsked = has('ask:value') || has('ask:whether') || /[吗嗎]\P{L}*$/u.test(text);
  if (/\p{sc=Han}/u.test(text)) {
    // How it moves is no matter of a fiscal year, unless the question is left out.
    const isOfMove = every(topics, ({ value }) => value.kind === 'perf') && !has('join:also');
    return (
      isAsked &&
      (has('ref:it') ||
        /^\P{L}*(?:另外|还有|還有)?(?:它|其|该|該|这家|呢間)/u.test(text) ||
        (before.isTurn && isOfMove && before.isFiscal))
    );
  }
  if (!present.test(text.trim()) || !stands.test(text)) return false;
  const earlier = folded.text.slice(0, items[0]?.edge.from ?? 0);
  const clause = earlier.split(/[?.!;,]/u).findLast((part) => part.trim() !== '') ?? '';
  return before.isTurn || !isNow.test(clause);
}

/** The times that a clause or turn takes over from what is before it. */
export function carriedPeriods(before: QuestionFrame, own: QuestionFrame, slots: Slots): readonly Part<Period>[] {
  return asksOfNow(slots) ? [] : before.periods.filter(({ value }) => carries(value, before, own, slots));
}
