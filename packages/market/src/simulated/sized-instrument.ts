import { addDays, dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { companyOf } from './company.ts';
import type { Company } from './company.ts';
import { forcesOf, grownBy } from './forces.ts';
import type { Forces } from './forces.ts';
import { notGrown } from './grown.ts';
import type { MarketFactor } from './market-factor.ts';
import { priceProfile } from './price-profile.ts';
import type { PriceProfile } from './price-profile.ts';
import { sizedOn } from './sizes/sized-on.ts';
import { usualLevel } from './sizes/usual-level.ts';
import { firstSessionFrom } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { roundPrice } from './trade-session.ts';

/** The days of a market with what moved it on them. */
export interface MarketDays {
  readonly timeline: Timeline;
  readonly factor: MarketFactor;
}

interface SizedInstrument {
  readonly company: Company | null;
  readonly profile: PriceProfile;
  readonly forces: Forces;
  readonly startPrice: number;
}

interface Wanted {
  readonly seed: number;
  readonly instrument: Instrument;
  readonly days: MarketDays;
  /** The days up to the one of the tables, for a clock that has not come there. */
  readonly sizingDays: () => MarketDays;
  readonly first: number;
  readonly last: number;
}

/**
 * An instrument whose path leads to the level of the tables on their day. Only the first price, the shares and the first
 * year's sales are chosen so, the same for every clock: the returns know nothing of it.
 */
export function sizedInstrument({ seed, instrument, days, sizingDays, first, last }: Wanted): SizedInstrument {
  const draft = instrument.kind === 'stock' ? companyOf(seed, instrument, notGrown) : null;
  const drafted = { seed, instrument, company: draft, profile: priceProfile(seed, instrument, draft) };
  const forces = forcesOf({ ...drafted, ...days, first, last });
  const isPast = dateOf(days.timeline.now) > sizedOn;
  const on = isPast ? days : sizingDays();
  const until = Math.min(sessionOn(on.timeline, sizedOn), sessionOn(on.timeline, instrument.delistedOn ?? sizedOn));
  const input = { ...drafted, ...on, first, last: until };
  const grown = until <= first ? notGrown : grownBy(input, isPast ? forces : forcesOf(input));
  const company = draft === null ? null : companyOf(seed, instrument, grown);
  const profile = priceProfile(seed, instrument, company);
  const wanted = company?.startPrice ?? usualLevel(seed, instrument) / Math.exp(grown.price);
  return { company, profile, forces, startPrice: roundPrice(wanted, profile.decimals) };
}

/** The last session on or before a date. */
function sessionOn({ sessions }: Timeline, date: string): number {
  return firstSessionFrom(sessions, addDays(date, 1)) - 1;
}
