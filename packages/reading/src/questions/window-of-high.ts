import type { Part, Period, Topic } from '../reading.ts';
import { topic } from './figure-topics.ts';
import type { Slots } from './slots.ts';

const ofYear = /52|12.?month|(?:one|1).?year|year's|yearly|high of the year|low of the year|一年|1年|十二个月/iu;
const ofThisYear = /年内|年內|今年/u;

const isEnd = ({ value: { id } }: Part<Topic>): boolean => ['high52w', 'low52w', 'distanceToHigh'].includes(id);
const isSaid = (one: Part<Topic>, words: RegExp): boolean => isEnd(one) && words.test(one.spans[0]?.text ?? '');
/** 一年内 is the twelve months up to now, 年内 this year. */
const isOfThisYear = (one: Part<Topic>): boolean => isSaid(one, ofThisYear) && !isSaid(one, ofYear);

/** The time that a high is of by its own words: 52 weeks, this year; null for a high of all time. */
function windowOfHigh({ topics, context: { today } }: Pick<Slots, 'topics' | 'context'>): Part<Period> | null {
  const end = topics.find((one) => isOfThisYear(one) || isSaid(one, ofYear));
  if (end === undefined) return null;
  const value: Period = isOfThisYear(end)
    ? { is: 'range', from: `${today.slice(0, 4)}-01-01`, to: today }
    : { is: 'last', n: 52, of: 'weeks' };
  return { value, from: 'text', spans: end.spans };
}

/** 年内高点 alone is the highest price since the year began, and none of the year before. */
export function highsOfThisYear(topics: readonly Part<Topic>[]): readonly Part<Topic>[] {
  if (topics.length === 0 || !topics.every((one) => one.value.id !== 'distanceToHigh' && isOfThisYear(one)))
    return topics;
  return topics.map((one) => topic('price', one.value.id === 'low52w' ? 'low' : 'high', one));
}

/** A record of all time is looked for since the start. */
function sinceRecord(topics: readonly Part<Topic>[]): readonly Part<Period>[] {
  const record = topics.find(
    ({ value, spans }) =>
      value.id === 'highestClose' && /all.?time|record|ever|历史|歷史|史上/iu.test(spans[0]?.text ?? ''),
  );
  return record === undefined ? [] : [{ value: { is: 'sinceStart' }, from: 'text', spans: record.spans }];
}

/** The times that a high stands for by its own words, where no other time is named. */
export function timesOfHigh(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Period>[] {
  const window = topics.some(({ value: { id } }) => ['distanceToHigh', 'high', 'low'].includes(id))
    ? windowOfHigh(slots)
    : null;
  return window === null ? sinceRecord(topics) : [window];
}
