import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import { uniformAt } from './random.ts';
import { readAt } from './read-at.ts';
import { streamKey } from './stream-key.ts';
import type { Timeline } from './timeline.ts';

/** Every headline begins so: nobody may take one for news, wherever it is quoted. */
const mark = 'Simulated news:';

/** Without figures, names of persons or anything that should move a price. */
const companyHeadlines: readonly string[] = [
  'holds its yearly meeting with suppliers',
  'opens a training centre',
  'takes part in an industry fair',
  'publishes its sustainability report',
  'begins a pilot project with a university',
  'renews the lease of an office',
  'names a new head of logistics',
  'updates its pages for shareholders',
  'joins a working group on standards',
  'invites analysts to a site visit',
];

const coinHeadlines: readonly string[] = [
  'developers publish a maintenance release',
  'contributors meet for their yearly conference',
  'documentation is available in a further language',
  'community votes on a minor parameter',
  'test network is restarted',
];

const chancePerSession: Partial<Readonly<Record<Instrument['kind'], number>>> = { stock: 6 / 252, crypto: 4 / 365 };

/** Neutral made-up headlines of companies and coins, a handful a year, up to a session. */
export function simulatedNews(
  seed: number,
  instrument: Instrument,
  timeline: Timeline,
  first: number,
  last: number,
): readonly MarketEvent[] {
  const chance = chancePerSession[instrument.kind];
  if (chance === undefined) return [];
  const key = streamKey(seed, 'news', instrument.id);
  const headlines = instrument.kind === 'crypto' ? coinHeadlines : companyHeadlines;
  const events: MarketEvent[] = [];
  for (let t = first; t <= last; t++) {
    if (uniformAt(key, t) >= chance) continue;
    const headline = readAt(headlines, Math.floor(uniformAt(key ^ 0x5a5a5a, t) * headlines.length));
    const { date } = readAt(timeline.sessions, t);
    events.push({
      instrumentId: instrument.id,
      kind: 'news',
      date,
      knownAt: date,
      title: `${mark} ${instrument.name.en} ${headline}`,
    });
  }
  return events;
}
