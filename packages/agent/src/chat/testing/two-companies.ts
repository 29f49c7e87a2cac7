import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { MarketDataPort } from '@plumbline/model/ports';
import { buildDirectory } from '@plumbline/reading/directory/directory';
import { listingOf } from '@plumbline/reading/directory/listing-of';
import { isVocabularyWord } from '@plumbline/reading/vocabulary/vocabulary';
import { fakeMarketData } from '../../report/testing/fake-market-data.ts';
import { growingCompany, type FakeCompany } from '../../report/testing/fake-statements.ts';
import { acme } from '../../report/testing/instruments.ts';
import type { Desk } from '../../tool.ts';
import { fakeDesk } from './fake-desk.ts';

export const nordex: Instrument = {
  ...acme,
  id: 'US:NDXA',
  name: localText('Nordix Works', '诺迪工坊', '諾迪工坊'),
};

/** Half the margin of the other company. */
export const leanCompany: FakeCompany = { ...growingCompany, grossMargin: 0.29, operatingMargin: 0.12 };

/** A desk with Acme Systems and Nordix Works. */
export function twoCompanies(): Desk {
  const { desk } = fakeDesk();
  const known = [acme, nordex];
  const first = fakeMarketData({ instrument: acme, company: growingCompany });
  const second = fakeMarketData({ instrument: nordex, company: leanCompany, prices: { seed: 23, firstPrice: 60 } });
  const of = (id: InstrumentId): MarketDataPort => (id === nordex.id ? second : first);
  const data: MarketDataPort = {
    ...first,
    bars: (request, more) => of(request.instrumentId).bars(request, more),
    actions: (id, more) => of(id).actions(id, more),
    fundamentals: (id, more) => of(id).fundamentals(id, more),
    events: (id, more) => of(id).events(id, more),
    quote: (id, more) => of(id).quote(id, more),
  };
  return {
    ...desk,
    directory: async () => buildDirectory(known.map(listingOf), isVocabularyWord),
    resolve: async (text) => {
      const found = known.find(({ id, name }) => id === text || name.en.toLowerCase() === text.toLowerCase());
      return found === undefined ? { kind: 'unknown', suggestions: [] } : { kind: 'one', instrument: found };
    },
    instrument: async (id) => known.find((one) => one.id === id) ?? null,
    market: async () => ({ data, simulated: false }),
  };
}
