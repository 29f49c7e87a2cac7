import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { ReleaseDatesBody } from './schema.ts';

/** Publications that move markets, by the number FRED gives them. */
export const releases = [
  { id: 10, title: localText('Consumer prices are published', '公布消费者物价指数', '公佈消費物價指數') },
  { id: 46, title: localText('Producer prices are published', '公布生产者物价指数', '公佈生產物價指數') },
  { id: 50, title: localText('Employment situation is published', '公布就业报告', '公佈就業報告') },
  { id: 53, title: localText('Gross domestic product is published', '公布国内生产总值', '公佈本地生產總值') },
  { id: 54, title: localText('Personal income and outlays are published', '公布个人收入与支出', '公佈個人收入與支出') },
] as const;

/**
 * Days of one publication, past and planned. When a plan was made is not told, so a day that lies ahead counts as known since today,
 * and one that has passed since itself.
 */
export function normaliseReleases(
  { id, title }: (typeof releases)[number],
  { release_dates: rows }: ReleaseDatesBody,
  instrument: Instrument,
  today: string,
): readonly MarketEvent[] {
  return rows.map(({ release_id: given, date }) => {
    if (given !== id) {
      throw new PlumblineError('data-refused', `FRED was asked for release ${id} and answered for ${given}.`);
    }
    return { instrumentId: instrument.id, kind: 'macro', date, knownAt: date < today ? date : today, title };
  });
}
