import type { NewsItem } from '@plumbline/model/news';
import { simulatedNews } from './news.ts';
import { readAt } from './read-at.ts';
import type { Simulated } from './simulation.ts';
import { firstSessionFrom } from './timeline.ts';

const mostHeadlines = 30;

/** The made-up headlines as a source of news gives them, newest first. Their addresses lead nowhere. */
export function simulatedHeadlines({ seed, instrument, timeline, path }: Simulated): readonly NewsItem[] {
  const { sessions } = timeline;
  const last = Math.min(timeline.lastClosed, readAt(path.session, path.session.length - 1));
  const events = simulatedNews(seed, instrument, timeline, path.first, last);
  return events
    .slice(-mostHeadlines)
    .map((event): NewsItem => ({
      instrumentId: instrument.id,
      title: event.title.en,
      url: `urn:plumbline:simulated-news:${instrument.id}:${event.date}`,
      publisher: 'Plumbline simulated market',
      publishedAt: readAt(sessions, firstSessionFrom(sessions, event.date)).closeAt,
      isZoneKnown: true,
      language: 'en',
    }))
    .toReversed();
}
