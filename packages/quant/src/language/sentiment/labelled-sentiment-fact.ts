import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { NewsItem } from '@plumbline/model/news';
import type { ToneSubject } from './tone-fact.ts';
import { countedHeadlines, toneFact } from './tone-fact.ts';

export const toneLabels = ['positive', 'negative', 'neutral'] as const;
export type ToneLabel = (typeof toneLabels)[number];

/** A headline with what a reader, human or machine, called its tone; null = not said. */
export interface LabelledHeadline extends Pick<NewsItem, 'publishedAt'> {
  readonly label: ToneLabel | null;
}

const texts = {
  positive: localText(
    'Headlines that the language model called positive for the instrument. The count is ours.',
    '语言模型判断为对该标的有利的标题数，由本引擎计数。',
    '語言模型判斷為對該標的有利的標題數，由本引擎計數。',
  ),
  negative: localText(
    'Headlines that it called negative.',
    '语言模型判断为不利的标题数。',
    '語言模型判斷為不利的標題數。',
  ),
  silent: localText(
    'The language model called no headline of these days positive or negative.',
    '语言模型未将这段时间的任何标题判断为有利或不利。',
    '語言模型未將這段時間的任何標題判斷為有利或不利。',
  ),
};

/**
 * The tone of the headlines of the last days by labels somebody else gave: (positive - negative) / (positive + negative) over
 * headlines, -1 to 1. The labels are the reader's, the counting is ours: no figure comes from a language model. `reader`: who
 * labelled, named in the locator with how many headlines have a label. Null with the reason where no label is positive or negative.
 */
export function labelledSentimentFact(
  headlines: readonly LabelledHeadline[],
  reader: string,
  about: ToneSubject,
): Fact {
  const counted = countedHeadlines(headlines, about).filter(({ label }) => label !== null);
  const count = (wanted: ToneLabel): number => counted.filter(({ label }) => label === wanted).length;
  return toneFact(
    {
      metric: 'newsSentimentByModel',
      positive: { count: count('positive'), why: texts.positive },
      negative: { count: count('negative'), why: texts.negative },
      locator: `language model ${reader}, ${counted.length} headlines of ${about.days} days`,
      silent: texts.silent,
    },
    about,
  );
}
