import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import type { Clock } from '@plumbline/model/ports';
import { companyOf } from './company.ts';
import type { Company } from './company.ts';
import { marketFactor } from './market-factor.ts';
import type { MarketFactor } from './market-factor.ts';
import { simulatePrices } from './price-path.ts';
import type { PricePath } from './price-path.ts';
import { priceProfile } from './price-profile.ts';
import type { PriceProfile } from './price-profile.ts';
import { readAt } from './read-at.ts';
import { firstSessionFrom, timelineOf, tradingDays } from './timeline.ts';
import type { Timeline, TradingDays } from './timeline.ts';

/** One instrument as of the clock, ready to be told as bars, statements or events. */
export interface Simulated {
  readonly seed: number;
  readonly instrument: Instrument;
  readonly company: Company | null;
  readonly profile: PriceProfile;
  readonly timeline: Timeline;
  readonly factor: MarketFactor;
  readonly path: PricePath;
}

export interface SimulationOptions {
  readonly seed: number;
  readonly clock: Clock;
  readonly markets: readonly Market[];
}

/** Paths kept for the next question; a report asks for one instrument five times. */
const keptPaths = 24;

interface MarketMemo {
  readonly date: string;
  readonly trading: TradingDays;
  readonly factor: MarketFactor | null;
}

/** Simulates on demand and remembers only to be quick: forgetting changes no number. */
export function createSimulation(options: SimulationOptions): (instrument: Instrument) => Simulated {
  const { seed, clock } = options;
  const memos = new Map<MarketId, MarketMemo>();
  const paths = new Map<
    InstrumentId,
    { readonly instrument: Instrument; readonly last: number; readonly path: PricePath }
  >();

  function marketState(id: MarketId): { timeline: Timeline; factor: MarketFactor } {
    const market = options.markets.find((candidate) => candidate.id === id);
    if (market === undefined)
      throw new PlumblineError('not-covered', `The simulated market has no calendar for ${id}.`);
    const now = clock.now();
    const date = dateOf(now);
    const memo = memos.get(id);
    const trading = memo?.date === date ? memo.trading : tradingDays(market, date);
    const timeline = timelineOf(market, trading, now);
    const known = memo?.factor?.level.length === timeline.lastOpened + 1 ? memo.factor : null;
    const factor = known ?? marketFactor(seed, timeline);
    memos.set(id, { date, trading, factor });
    return { timeline, factor };
  }

  return (instrument) => {
    const { timeline, factor } = marketState(instrument.market);
    const { first, last } = lifeOf(instrument, timeline);
    const company = instrument.kind === 'stock' ? companyOf(seed, instrument) : null;
    const profile = priceProfile(seed, instrument, company);
    const kept = paths.get(instrument.id);
    const path =
      kept !== undefined && kept.last === last && kept.instrument === instrument
        ? kept.path
        : simulatePrices({ seed, instrument, company, profile, timeline, factor, first, last });
    paths.delete(instrument.id);
    paths.set(instrument.id, { instrument, last, path });
    for (const oldest of paths.keys()) {
      if (paths.size <= keptPaths) break;
      paths.delete(oldest);
    }
    return { seed, instrument, company, profile, timeline, factor, path };
  };
}

/** First and last session of an instrument up to the clock; refuses one that is not listed yet. */
function lifeOf(instrument: Instrument, timeline: Timeline): { first: number; last: number } {
  const { listedOn, delistedOn } = instrument;
  const first = listedOn === undefined ? 0 : firstSessionFrom(timeline.sessions, listedOn);
  const afterEnd =
    delistedOn === undefined ? timeline.sessions.length : firstSessionFrom(timeline.sessions, addDays(delistedOn, 1));
  const last = Math.min(timeline.lastOpened, afterEnd - 1);
  if (first > last) {
    throw new PlumblineError('not-covered', `${instrument.id} does not trade in the simulated period.`, {
      from: readAt(timeline.sessions, 0).date,
    });
  }
  return { first, last };
}
