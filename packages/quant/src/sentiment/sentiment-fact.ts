import { dateOf } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import type { InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { NewsItem } from '@plumbline/model/news';
import type { Source } from '@plumbline/model/source';
import { scoreHeadline } from './score-headline.ts';

/** Raised whenever the same headline would score otherwise than before. */
const lexiconVersion = 1;
const dayMs = 86_400_000;

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
export function sentimentFact(
  items: readonly NewsItem[],
  about: { readonly instrumentId: InstrumentId; readonly asOf: string; readonly days: number; readonly source: Source },
): Fact {
  const { instrumentId, asOf, days, source } = about;
  const end = Date.parse(`${asOf}T00:00:00Z`) + dayMs;
  const counted = items.filter(({ publishedAt }) => publishedAt < end && publishedAt >= end - days * dayMs);
  const scores = counted.map(({ title }) => scoreHeadline(title));
  const positive = scores.reduce((sum, score) => sum + score.positive, 0);
  const negative = scores.reduce((sum, score) => sum + score.negative, 0);
  const isSilent = positive + negative === 0;
  const locator = `word lists ${lexiconVersion}, ${counted.length} headlines of ${days} days`;
  return {
    id: `newsSentiment.${asOf}`,
    instrumentId,
    metric: 'newsSentiment',
    period: { kind: 'range', start: dateOf(end - days * dayMs), end: asOf, label: `${days}D` },
    value: isSilent ? null : (positive - negative) / (positive + negative),
    unit: 'ratio',
    decimals: 2,
    asOf,
    knownAt: asOf,
    source: { id: source.id, locator },
    formula: {
      expression: '(positive - negative) / (positive + negative)',
      inputs: [
        { name: 'positive', constant: positive, why: countedWhy.positive },
        { name: 'negative', constant: negative, why: countedWhy.negative },
      ],
    },
    quality: ['estimate'],
    ...(isSilent && { why: silent }),
    simulated: source.simulated,
  };
}
