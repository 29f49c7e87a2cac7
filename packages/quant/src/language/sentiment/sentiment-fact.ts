import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { NewsItem } from '@plumbline/model/news';
import { scoreHeadline } from './score-headline.ts';
import type { ToneSubject } from './tone-fact.ts';
import { countedHeadlines, toneFact } from './tone-fact.ts';

/** Raised whenever the same headline would score otherwise than before. */
const lexiconVersion = 1;

const countedWhy = {
  positive: localText(
    'Words that speak well of the instrument in its headlines, by the word lists of this engine.',
    '按本引擎词表统计的标题正面词数。',
    '按本引擎詞表統計的標題正面詞數。',
  ),
  negative: localText(
    'Words that speak ill of it, by the same lists.',
    '按同一词表统计的标题负面词数。',
    '按同一詞表統計的標題負面詞數。',
  ),
};

const silent = localText(
  'No headline of these days holds a word of the lists.',
  '这段时间的标题中没有词表所列的词。',
  '這段時間的標題中沒有詞表所列的詞。',
);

/**
 * The tone of the headlines of the last days as a figure with its receipt: (positive − negative) / (positive + negative) over all
 * words counted, from -1 (all ill) to 1 (all well). items: headlines, each story once, any order. asOf: the date it speaks of.
 * days: how far back, counted from the end of that date. Null with the reason where no word of the lists stands. The locator names
 * the method and its version, so that a score by a language model can never be taken for it.
 */
export function sentimentFact(items: readonly NewsItem[], about: ToneSubject): Fact {
  const counted = countedHeadlines(items, about);
  const scores = counted.map(({ title }) => scoreHeadline(title));
  const count = (side: 'positive' | 'negative'): number => scores.reduce((sum, score) => sum + score[side], 0);
  return toneFact(
    {
      metric: 'newsSentiment',
      positive: { count: count('positive'), why: countedWhy.positive },
      negative: { count: count('negative'), why: countedWhy.negative },
      locator: `word lists ${lexiconVersion}, ${counted.length} headlines of ${about.days} days`,
      silent,
    },
    about,
  );
}
