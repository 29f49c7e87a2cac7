import { PlumblineError } from '@plumbline/model/errors';
import type { NewsItem } from '@plumbline/model/news';
import type { Provider } from '../provider.ts';
import { articlesUrl, phrases } from './gdelt/build-query.ts';
import type { GdeltArticle } from './gdelt/read-articles.ts';
import { readArticles } from './gdelt/read-articles.ts';
import type { Instrument } from '@plumbline/model/instrument';
import { cleanText } from './news/clean-text.ts';
import { languageOfName } from './news/language.ts';
import { sourcedNews } from './news/news-source.ts';

export interface GdeltOptions {
  readonly gdeltUrl?: string;
}

const publisher = 'GDELT';
const days = 7;

function timeOf(seen: string): number {
  const [year, month, day, hour, minute, second] = [0, 4, 6, 9, 11, 13].map((at, part) =>
    Number(seen.slice(at, at + (part === 0 ? 4 : 2))),
  );
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0);
}

function itemOf(article: GdeltArticle, instrument: Instrument): NewsItem {
  return {
    instrumentId: instrument.id,
    title: cleanText(article.title, 300),
    url: article.url,
    publisher: cleanText(article.domain, 80),
    // When the article was first seen, at most a quarter of an hour after it appeared.
    publishedAt: timeOf(article.seendate),
    isZoneKnown: true,
    language: article.language ? languageOfName(article.language) : null,
  };
}

/** News of the last week from papers around the world, by the name of the company. No key; slow and often busy, so never waited for. */
export function gdeltProvider(options: GdeltOptions = {}): Provider {
  const base = (options.gdeltUrl ?? 'https://api.gdeltproject.org').replace(/\/$/, '');
  return {
    id: 'gdelt',
    title: publisher,
    markets: ['us', 'cn', 'hk', 'crypto'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 0.2, concurrency: 1 },
    news: async (instrument, context) => {
      const wanted = phrases(instrument);
      if (wanted.length === 0) {
        throw new PlumblineError('not-covered', `The name of ${instrument.id} is too short to look for news by it.`);
      }
      const askedAt = context.clock.now();
      const articles = await readArticles(articlesUrl(base, wanted, days), context);
      const items = articles.map((article) => itemOf(article, instrument));
      const by = {
        providerId: 'gdelt',
        publisher,
        locator: instrument.id,
        url: 'https://www.gdeltproject.org',
        notes: ['Found by name: some articles may be about something else.'],
      };
      return sourcedNews(items, by, askedAt);
    },
  };
}
