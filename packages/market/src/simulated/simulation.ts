import { addDays, dateOf, dayMs, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import type { Clock } from '@plumbline/model/ports';
import type { Company } from './company.ts';
import { marketFactor } from './market-factor.ts';
import type { MarketFactor } from './market-factor.ts';
import { simulatePrices } from './price-path.ts';
import type { PricePath } from './price-path.ts';
import type { PriceProfile } from './price-profile.ts';
import { readAt } from './read-at.ts';
import { sizedInstrument } from './sized-instrument.ts';
import type { MarketDays } from './sized-instrument.ts';
import { sizedOn } from './sizes/sized-on.ts';
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
  /** Of a further share class: the class whose trade the books follow, and how many of its units one of this stands for. */
  readonly main?: { readonly of: Simulated; readonly unit: number };
}

export interface SimulationOptions {
  readonly seed: number;
  readonly clock: Clock;
  readonly markets: readonly Market[];
}

/** Paths kept for the next question; a report asks for one instrument five times. */
const keptPaths = 24;

interface Drawn extends Pick<Simulated, 'instrument' | 'company' | 'profile' | 'path'> {
  readonly last: number;
}

interface MarketMemo {
  readonly date: string;
  readonly trading: TradingDays;
  readonly factor: MarketFactor | null;
}

/** Simulates on demand and remembers only to be quick: forgetting changes no number. */
export function createSimulation(options: SimulationOptions): (instrument: Instrument) => Simulated {
  const { seed, clock } = options;
  const memos = new Map<MarketId, MarketMemo>();
  const sizings = new Map<MarketId, MarketDays>();
  const drawn = new Map<InstrumentId, Drawn>();

  function calendarOf(id: MarketId): Market {
    const market = options.markets.find((candidate) => candidate.id === id);
    if (market === undefined)
      throw new PlumblineError('not-covered', `The simulated market has no calendar for ${id}.`);
    return market;
  }

  function marketState(id: MarketId): MarketDays {
    const market = calendarOf(id);
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

  /** The days up to the one of the tables, the same whatever the clock says. */
  function sizingDays(id: MarketId): MarketDays {
    const kept = sizings.get(id);
    if (kept !== undefined) return kept;
    const market = calendarOf(id);
    const timeline = timelineOf(market, tradingDays(market, sizedOn), timeOf(sizedOn) + dayMs);
    const made = { timeline, factor: marketFactor(seed, timeline) };
    sizings.set(id, made);
    return made;
  }

  return (instrument) => {
    const days = marketState(instrument.market);
    const { first, last } = lifeOf(instrument, days.timeline);
    const kept = drawn.get(instrument.id);
    const isKept = kept !== undefined && kept.last === last && kept.instrument === instrument;
    const made = isKept ? kept : { instrument, last, ...draw(instrument, days, first, last) };
    drawn.delete(instrument.id);
    drawn.set(instrument.id, made);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= keptPaths) break;
      drawn.delete(oldest);
    }
    const { company, profile, path } = made;
    return { seed, instrument, company, profile, ...days, path };
  };

  function draw(instrument: Instrument, days: MarketDays, first: number, last: number) {
    const life = { seed, instrument, first, last };
    const sized = sizedInstrument({ ...life, days, sizingDays: () => sizingDays(instrument.market) });
    return { ...sized, path: simulatePrices({ ...life, ...days, ...sized }) };
  }
}

/** First and last session of an instrument up to the clock; refuses one that is not listed yet. */
export function lifeOf(instrument: Instrument, timeline: Timeline): { first: number; last: number } {
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
