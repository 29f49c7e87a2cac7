import type { MarketData } from '@plumbline/market/route/market-data';
import type { UncoveredEvents } from '@plumbline/market/route/uncovered-events';
import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { MarketDataPort } from '@plumbline/model/ports';
import { realmOfServer } from './known.ts';

/** What a calendar shows beside the cross-section. */
export interface CalendarExtras {
  /** Publications about an economy, with the index of the market they move; null where nobody lists them. */
  readonly economy: { readonly instrument: Instrument; readonly events: readonly MarketEvent[] } | null;
  readonly uncovered: readonly UncoveredEvents[];
}

/** Publications about the economy stand with the index of the market that they move. */
const economyIndex = 'US:^GSPC';

async function economyOf(port: MarketDataPort): Promise<CalendarExtras['economy']> {
  const instrument = await port.instrument(economyIndex);
  if (instrument === null) return null;
  const answer = await port.events(economyIndex);
  if (answer.status === 'unavailable') return null;
  return { instrument, events: answer.value.filter(({ kind }) => kind === 'macro') };
}

/** Publications about the economy, and the kinds of events nobody tells of; the simulated market knows all kinds. */
export async function calendarExtras(
  data: Pick<MarketData, 'live' | 'simulated' | 'simulatedOnly' | 'uncoveredEvents'>,
): Promise<CalendarExtras> {
  const realm = realmOfServer(data);
  return { economy: await economyOf(data[realm]), uncovered: realm === 'simulated' ? [] : data.uncoveredEvents() };
}
