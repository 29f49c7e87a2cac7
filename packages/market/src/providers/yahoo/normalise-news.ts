import type { Instrument } from '@plumbline/model/instrument';
import type { NewsItem } from '@plumbline/model/news';
import { cleanText } from '../news/clean-text.ts';
import { languageOfScript } from '../news/language.ts';
import type { SearchBody } from './schema.ts';

/** Headlines of a search answer that name the symbol among those they are about. */
export function normaliseNews(body: SearchBody, instrument: Instrument, symbol: string): readonly NewsItem[] {
  return (body.news ?? []).flatMap((row): readonly NewsItem[] => {
    const { title, link, providerPublishTime: seconds, publisher = '', relatedTickers = [] } = row;
    if (title === undefined || link === undefined || seconds === undefined) return [];
    if (!relatedTickers.includes(symbol)) return [];
    return [
      {
        instrumentId: instrument.id,
        title: cleanText(title, 300),
        url: link,
        publisher: cleanText(publisher, 80),
        publishedAt: seconds * 1000,
        isZoneKnown: true,
        language: languageOfScript(title) ?? 'en',
      },
    ];
  });
}
