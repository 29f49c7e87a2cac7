import { ask } from '../ask.ts';
import type { GatheredFilings } from './gather-filings.ts';
import type { GatherRequest } from './gather-prices.ts';

/**
 * Dated changes to a coin's network, known on the report's date. A coin has no filings to gather them with; one whose changes nobody
 * lists has none, and its report says so.
 */
export async function gatherCoinEvents({
  instrument,
  data,
  asOf,
  simulated,
}: GatherRequest): Promise<Pick<GatheredFilings, 'events' | 'eventSource'>> {
  if (instrument.kind !== 'crypto') return { events: [], eventSource: null };
  const { asked } = await ask(data.events(instrument.id, { asOf }), simulated);
  if (!asked.ok) return { events: [], eventSource: null };
  return { events: asked.value.filter(({ knownAt }) => knownAt <= asOf), eventSource: asked.source };
}
