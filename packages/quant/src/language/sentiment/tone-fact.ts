import { dateOf, dayMs } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { NewsItem } from '@plumbline/model/news';
import type { Source } from '@plumbline/model/source';

/** What a tone speaks of: the headlines of so many days up to the end of a date. */
export interface ToneSubject {
  readonly instrumentId: InstrumentId;
  readonly asOf: string;
  readonly days: number;
  readonly source: Source;
}

/** One side of a count: how many, and in words what was counted. */
interface Counted {
  readonly count: number;
  readonly why: LocalText;
}

export interface ToneCount {
  readonly metric: 'newsSentiment' | 'newsSentimentByModel';
  readonly positive: Counted;
  readonly negative: Counted;
  /** Names the method, so that no tone can be taken for one of another method. */
  readonly locator: string;
  /** Why there is no tone when nothing speaks well or ill. */
  readonly silent: LocalText;
}

/** Headlines that count towards a tone: published in the days up to the end of the date. */
export function countedHeadlines<Item extends Pick<NewsItem, 'publishedAt'>>(
  items: readonly Item[],
  { asOf, days }: Pick<ToneSubject, 'asOf' | 'days'>,
): readonly Item[] {
  const end = Date.parse(`${asOf}T00:00:00Z`) + dayMs;
  return items.filter(({ publishedAt }) => publishedAt < end && publishedAt >= end - days * dayMs);
}

/** A tone as a figure with its receipt: (positive - negative) / (positive + negative), -1 all ill, 1 all well, null without either. */
export function toneFact(
  { metric, positive, negative, locator, silent }: ToneCount,
  { instrumentId, asOf, days, source }: ToneSubject,
): Fact {
  const all = positive.count + negative.count;
  const end = Date.parse(`${asOf}T00:00:00Z`) + dayMs;
  return {
    id: `${metric}.${asOf}`,
    instrumentId,
    metric,
    period: { kind: 'range', start: dateOf(end - days * dayMs), end: asOf, label: `${days}D` },
    value: all === 0 ? null : (positive.count - negative.count) / all,
    unit: 'ratio',
    decimals: 2,
    asOf,
    knownAt: asOf,
    source: { id: source.id, locator },
    formula: {
      expression: '(positive - negative) / (positive + negative)',
      inputs: [
        { name: 'positive', constant: positive.count, why: positive.why },
        { name: 'negative', constant: negative.count, why: negative.why },
      ],
    },
    quality: ['estimate'],
    ...(all === 0 && { why: silent }),
    simulated: source.simulated,
  };
}
