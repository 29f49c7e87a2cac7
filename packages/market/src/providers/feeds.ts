import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { NewsItem } from '@plumbline/model/news';
import type { Feed, FetchLike, Provider, ProviderContext } from '../provider.ts';
import { sourcedNews } from './news/news-source.ts';
import { rssProvider } from './rss.ts';

export interface FeedsOptions {
  /** Looked at for every question. */
  readonly feeds: () => readonly Feed[];
  /** Addresses that users name may lead anywhere: this one goes only where it may. */
  readonly fetch: FetchLike;
}

const host = 'feeds';

/** Entries of the feeds a user named that name the instrument. One that fails costs the others nothing. */
export function feedsProvider({ feeds, fetch }: FeedsOptions): Provider {
  const readOne = async (
    feed: Feed,
    instrument: Instrument,
    context: ProviderContext,
  ): Promise<readonly NewsItem[]> => {
    const { news } = rssProvider({ id: host, title: feed.title, feedUrl: () => feed.url, isGeneral: true, host });
    const answer = await news?.(instrument, { ...context, fetch });
    return answer?.value ?? [];
  };
  return {
    id: 'feeds',
    title: 'News feeds of this server',
    markets: ['us', 'cn', 'hk', 'crypto'],
    host,
    limits: { requestsPerSecond: 2, concurrency: 2 },
    missing: () => (feeds().length > 0 ? null : 'Name a news feed in Settings, under Data sources.'),
    news: async (instrument, context) => {
      const settled = await Promise.allSettled(feeds().map((feed) => readOne(feed, instrument, context)));
      const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      const items = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      if (failures.length === settled.length) {
        throw failures[0] ?? new PlumblineError('not-covered', 'No news feed is named.');
      }
      const notes = failures.map(
        (failure) => `A feed could not be read: ${failure instanceof Error ? failure.message : ''}`,
      );
      const by = {
        providerId: 'feeds',
        publisher: 'News feeds',
        locator: instrument.id,
        url: feeds()[0]?.url ?? '',
        notes,
      };
      return sourcedNews(items, by, context.clock.now());
    },
  };
}
