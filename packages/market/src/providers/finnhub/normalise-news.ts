import type { Instrument } from '@plumbline/model/instrument';
import type { NewsItem } from '@plumbline/model/news';
import { cleanText } from '../news/clean-text.ts';
import { languageOfScript } from '../news/language.ts';
import type { FinnhubNewsRow } from './schema.ts';

/**
 * Headlines with their time in seconds, which is UTC (copies of them in circulation carry that time eight hours on and no zone).
 * Most addresses lead through the source's own counter.
 */
export function normaliseNews(rows: readonly FinnhubNewsRow[], instrument: Instrument): readonly NewsItem[] {
  return rows.map((row) => ({
    instrumentId: instrument.id,
    title: cleanText(row.headline, 300),
    url: row.url,
    publisher: cleanText(row.source, 80),
    publishedAt: row.datetime * 1000,
    isZoneKnown: true,
    language: languageOfScript(row.headline) ?? 'en',
    ...(row.summary ? { summary: cleanText(row.summary, 600) } : {}),
    ...(/^https?:\/\/finnhub\.io\//.test(row.url) ? { isRedirect: true } : {}),
  }));
}
