import type { Part, Period, Topic } from '../reading.ts';
import { whichYear } from './bound-words.ts';
import { isFiscal, meant, settled } from './figure-topics.ts';
import { figureOfVerb } from './money-verbs.ts';
import type { Built, Slots } from './slots.ts';

/** Ends that other words share: 最多 is also "at most", 最高 the highest price. */
const [most, least] = [/^(?:最多|最高|highest)$/u, /^(?:最少|最低|lowest)$/u];

/** A span of several years to look among. */
const isOfYears = (value: Period): boolean =>
  value.is === 'sinceStart' || value.is === 'range' || (value.is === 'last' && value.of === 'years' && value.n > 1);

const hasText = ({ items, folded }: Slots, words: RegExp): boolean =>
  items.some(({ edge }) => words.test(folded.text.slice(edge.from, edge.to).trim()));

/** Whether a year is what is asked for. */
export const asksWhichYear = (slots: Slots): boolean => hasText(slots, whichYear);

const isEndOfPrice = ({ value: { id } }: Part<Topic>): boolean => id === 'high' || id === 'low';

/** Whether the year of the end of a multiple is asked for: neither its value nor the day of a price is that. */
export const asksYearOfMultiple = (slots: Slots): boolean =>
  asksWhichYear(slots) &&
  slots.topics.some(isEndOfPrice) &&
  slots.topics.some(({ value: { kind } }) => kind === 'metric');

/** "Which year did it earn the most", 哪一年分红最多: the year of the highest or lowest of one figure of the statements. */
export function endAmongYears(slots: Slots): Built<'figure'> | null {
  const { has, before } = slots;
  const says = (words: RegExp): boolean => hasText(slots, words);
  const isMost = has('end:highest') || says(most);
  if (!asksWhichYear(slots) || isMost === (has('end:lowest') || says(least))) return null;
  if (slots.subjects.length + slots.quantities.length > 0) return null;
  if (slots.instruments.length + before.instruments === 0) return null;
  const named = slots.topics.filter((one) => !['event', 'term'].includes(one.value.kind) && !isEndOfPrice(one));
  const verb = named.length === 0 ? figureOfVerb(slots) : null;
  const topics = verb == null ? settled(named, meant) : [verb];
  const periods = slots.periods(true);
  if (topics.length !== 1 || !isFiscal(topics) || periods.length > 1) return null;
  if (periods.some(({ value }) => !isOfYears(value))) return null;
  return { args: { wants: isMost ? 'highest' : 'lowest' }, votes: 5, topics, periods };
}
