import { venueOf, type InstrumentId } from '@plumbline/model/instrument';
import type { ReadingContext } from '../reading.ts';
import type { Series } from '../term.ts';

const homeVenues: Readonly<Record<ReadingContext['locale'], readonly string[]>> = {
  en: ['US'],
  'zh-CN': ['SH', 'SZ', 'BJ'],
  'zh-HK': ['HK'],
};

/** Which listing a name means, with what had to be assumed or asked for it. */
export interface Listings {
  readonly of: (ids: readonly Series[]) => Series;
  readonly assumed: string[];
  question?: string;
}

/**
 * One company with several listings: that of the market of the page, of the language, else the first. Several companies
 * under one name are asked about.
 */
export function whoseListing(context: ReadingContext): Listings {
  const { directory, locale } = context;
  const known: Listings = {
    assumed: [],
    of: (ids) => {
      const [first] = ids;
      if (ids.length === 1) return first!;
      const companies = new Set(ids.map((id) => directory.listings.get(id as InstrumentId)?.company ?? id));
      const home = ids.find((id) => homeVenues[locale].includes(venueOf(id as InstrumentId)));
      const chosen = home ?? first!;
      // Funds of one name are one choice a market; without one of the reader's market there is nothing to go by.
      const isOneHome = ids.filter((id) => homeVenues[locale].includes(venueOf(id as InstrumentId))).length === 1;
      if (companies.size > 1 && (!isOneHome || !isFund(chosen))) known.question ??= ids.join(', ');
      if (!known.assumed.includes(chosen)) known.assumed.push(chosen);
      return chosen;
    },
  };
  const isFund = (id: Series): boolean => directory.listings.get(id as InstrumentId)?.kind === 'etf';
  return known;
}
