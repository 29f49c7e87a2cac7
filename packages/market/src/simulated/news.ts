import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import { headlinesOf } from './headlines.ts';
import { uniformAt } from './random.ts';
import { readAt } from './read-at.ts';
import { simulatedTitles } from './simulated-titles.ts';
import { streamKey } from './stream-key.ts';
import type { Timeline } from './timeline.ts';

const chancePerSession = { stock: 6 / 252, crypto: 4 / 365 } as const;

/** Neutral made-up headlines of companies and coins, a handful a year, up to a session. */
export function simulatedNews(
  seed: number,
  instrument: Instrument,
  timeline: Timeline,
  first: number,
  last: number,
): readonly MarketEvent[] {
  const { kind } = instrument;
  if (kind !== 'stock' && kind !== 'crypto') return [];
  const chance = chancePerSession[kind];
  const key = streamKey(seed, 'news', instrument.id);
  const headlines = headlinesOf(kind, instrument.sector);
  const events: MarketEvent[] = [];
  let told = 0;
  for (let t = first; t <= last; t++) {
    if (uniformAt(key, t) >= chance) continue;
    const headline = readAt(headlines, placeOf(key, told++, headlines.length));
    const { date } = readAt(timeline.sessions, t);
    events.push({
      instrumentId: instrument.id,
      kind: 'news',
      date,
      knownAt: date,
      title: simulatedTitles.headline(instrument.name, headline),
    });
  }
  return events;
}

/** Which headline comes as number `told`: every one once, in an order of its own, before any comes again. */
function placeOf(key: number, told: number, length: number): number {
  const round = Math.floor(told / length);
  const order = Array.from({ length }, (_, at) => at).toSorted(
    (a, b) => uniformAt(key ^ 0x5a5a5a, round * length + a) - uniformAt(key ^ 0x5a5a5a, round * length + b),
  );
  return readAt(order, told % length);
}
