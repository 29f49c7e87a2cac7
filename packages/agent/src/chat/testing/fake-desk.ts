import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import { fakeMarketData } from '../../report/testing/fake-market-data.ts';
import { growingCompany } from '../../report/testing/fake-statements.ts';
import { acme } from '../../report/testing/instruments.ts';
import { buildDirectory } from '@plumbline/reading/directory/directory';
import { listingOf } from '@plumbline/reading/directory/listing-of';
import { isVocabularyWord } from '@plumbline/reading/vocabulary/vocabulary';
import type { Desk } from '../../tool.ts';

export const deskNow = Date.UTC(2026, 10, 20, 22);

const wire: Source = {
  id: 'fake-wire',
  kind: 'news',
  publisher: 'Wire',
  title: 'Headlines',
  retrievedAt: deskNow,
  asOf: '2026-11-20',
  locator: 'fake',
  simulated: false,
};

interface FakeDesk {
  readonly desk: Desk;
  /** What was asked of it. */
  readonly asked: string[];
}

/** A desk with one company; headlines and dated events as given. It can only be read, as every desk. */
export function fakeDesk(
  headlines: readonly string[] = [],
  instrument: Instrument = acme,
  events: readonly MarketEvent[] = [],
): FakeDesk {
  const asked: string[] = [];
  const data: MarketDataPort = {
    ...fakeMarketData({ instrument, company: growingCompany, events }),
    news: async (id) => ({
      status: 'fresh',
      source: wire,
      attempts: [],
      value: headlines.map((title, at) => ({
        instrumentId: id,
        title,
        url: `https://wire.example/${at}`,
        publisher: 'Wire',
        publishedAt: deskNow - 3_600_000 * (at + 1),
        isZoneKnown: true,
        language: 'en',
      })),
    }),
  };
  const desk: Desk = {
    directory: async () => buildDirectory([listingOf(instrument)], isVocabularyWord),
    async resolve(text) {
      asked.push(`resolve ${text}`);
      const wanted = text.toUpperCase().replace(/^US:/, '');
      const isIt =
        wanted === 'ACME' || instrument.id === text || text.toLowerCase() === instrument.name.en.toLowerCase();
      return isIt ? { kind: 'one', instrument } : { kind: 'unknown', suggestions: [] };
    },
    instrument: async (id) => (id === instrument.id ? instrument : null),
    market: async () => ({ data, simulated: false }),
    strategies: async () => [],
    record: async () => ({ signals: 0, open: 0, hitRate: null, meanReturn: null, settled: 0, last: [] }),
    lastReport: async () => null,
    reported: async () => null,
    screen: null,
    health: async () => [],
    library: null,
    watched: async () => [],
    skills: async () => [],
    memories: async () => [],
  };
  return { desk, asked };
}
