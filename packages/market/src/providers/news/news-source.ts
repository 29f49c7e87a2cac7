import { dateOf } from '@plumbline/model/date';
import type { NewsItem } from '@plumbline/model/news';
import type { Sourced } from '../../provider.ts';
import { dedupeNews } from './dedupe-news.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Which source a list of headlines came from. */
export interface NewsBy {
  readonly providerId: string;
  readonly publisher: string;
  readonly locator: string;
  readonly url: string;
  readonly notes?: readonly string[];
}

/** Headlines of one source, each once, newest first. */
export function sourcedNews(items: readonly NewsItem[], by: NewsBy, askedAt: number): Sourced<readonly NewsItem[]> {
  const value = dedupeNews(items.filter((item) => item.publishedAt <= askedAt + futureToleranceMs));
  const notes = by.notes ?? [];
  return {
    value,
    source: {
      id: `${by.providerId}-news-${by.locator}`,
      kind: 'news',
      publisher: by.publisher,
      ...sourceTitles.news(by.locator),
      url: by.url,
      retrievedAt: askedAt,
      asOf: dateOf(value[0]?.publishedAt ?? askedAt),
      locator: by.locator,
      simulated: false,
      ...(notes.length === 0 ? {} : { notes }),
    },
  };
}

/** A headline from the future is a time read wrongly; clocks disagree by minutes. */
const futureToleranceMs = 600_000;
