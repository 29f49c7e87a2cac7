import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { NewsItem } from '@plumbline/model/news';
import type { Provider } from '../provider.ts';
import { fetchText } from './fetch-text.ts';
import { languageOfName, languageOfScript } from './news/language.ts';
import { sourcedNews } from './news/news-source.ts';
import { readFeed } from './rss/read-feed.ts';
import { yahooSymbol } from './yahoo/symbol.ts';

export interface RssOptions {
  /** Which provider it is in the health page; several feeds can stand beside each other. */
  readonly id?: string;
  readonly title?: string;
  /** Where the feed about an instrument is; null when there is none. */
  readonly feedUrl?: (instrument: Instrument) => string | null;
  /** The feed is about everything: only entries that name the instrument are kept. */
  readonly isGeneral?: boolean;
  readonly host?: string;
  /** Address in place of that of Yahoo Finance. */
  readonly rssUrl?: string;
}

const maxFeedBytes = 2_000_000;
const yahooFeeds = 'https://feeds.finance.yahoo.com';

function yahooFeed(base: string, instrument: Instrument): string | null {
  const symbol = yahooSymbol(instrument.id);
  if (symbol === null) return null;
  return `${base}/rss/2.0/headline?${new URLSearchParams({ s: symbol, region: 'US', lang: 'en-US' }).toString()}`;
}

/** Names under which papers write of it; single letters and bare numbers would match anything. */
function namesOf({ name, aliases }: Instrument): readonly string[] {
  const all = [...Object.values(name), ...aliases].map((text) => text.toLowerCase());
  return [...new Set(all)].filter(
    (text) => !/^\d+$/.test(text) && text.length >= (/\p{Script=Han}/u.test(text) ? 2 : 4),
  );
}

/** Headlines from a feed in RSS or Atom; without options that of Yahoo Finance about one share. No key. */
export function rssProvider(options: RssOptions = {}): Provider {
  const { id = 'rss', title = 'Yahoo Finance headlines', isGeneral = false } = options;
  const base = (options.rssUrl ?? yahooFeeds).replace(/\/$/, '');
  const feedUrl = options.feedUrl ?? ((instrument: Instrument) => yahooFeed(base, instrument));
  return {
    id,
    title,
    markets: ['us', 'cn', 'hk', 'crypto'],
    host: options.host ?? new URL(base).host,
    limits: { requestsPerSecond: 1, concurrency: 1 },
    news: async (instrument, context) => {
      const url = feedUrl(instrument);
      if (url === null) throw new PlumblineError('not-covered', `There is no feed about ${instrument.id}.`);
      const askedAt = context.clock.now();
      const headers = { accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' };
      const { text } = await fetchText(
        { url, publisher: title, headers, expects: 'html', maxBytes: maxFeedBytes },
        context,
      );
      const feed = readFeed(text);
      const names = namesOf(instrument);
      const about = feed.entries.filter(
        (entry) =>
          !isGeneral || names.some((name) => `${entry.title} ${entry.summary ?? ''}`.toLowerCase().includes(name)),
      );
      const items = about.map((entry): NewsItem => ({
        instrumentId: instrument.id,
        title: entry.title,
        url: entry.link,
        publisher: entry.publisher ?? (feed.title === '' ? new URL(entry.link).hostname : feed.title),
        publishedAt: entry.publishedAt,
        isZoneKnown: entry.isZoneKnown,
        language: languageOfScript(entry.title) ?? (feed.language === null ? null : languageOfName(feed.language)),
        ...(entry.summary === null ? {} : { summary: entry.summary }),
      }));
      return sourcedNews(items, { providerId: id, publisher: title, locator: instrument.id, url }, askedAt);
    },
  };
}
