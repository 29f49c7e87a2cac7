import type { Company } from './company.ts';
import { businessGrowth } from './growth.ts';
import type { MarketFactor } from './market-factor.ts';
import type { PriceProfile } from './price-profile.ts';
import { readAt } from './read-at.ts';
import type { Timeline } from './timeline.ts';

/** Part of the market's own trend that a company's profits follow. */
export const trendShare = 0.9;

/** Log growth of a company's normal profit since its first session, as it stood at a session. */
export function profitGrowth(
  company: Company,
  timeline: Timeline,
  factor: MarketFactor,
  first: number,
): (session: number) => number {
  const growth = businessGrowth(company);
  const startTrend = readAt(factor.trend, first);
  const startGrowth = growth(readAt(timeline.days, first));
  return (session) =>
    trendShare * (readAt(factor.trend, session) - startTrend) + growth(readAt(timeline.days, session)) - startGrowth;
}

/** The log level, from 0 at the first session, to which a price is drawn: known on the day, never ahead of it. */
export function anchorLevel(
  profile: PriceProfile,
  timeline: Timeline,
  factor: MarketFactor,
  sector: Float64Array | null,
  first: number,
  profit: ((session: number) => number) | null,
): Float64Array {
  const length = factor.level.length;
  const levels = new Float64Array(length);
  let sectorLevel = 0;
  for (let t = first; t < length; t++) {
    sectorLevel += t > first && sector !== null ? readAt(sector, t) : 0;
    if (profile.anchor === 'business' && profit !== null) levels[t] = profit(t);
    if (profile.anchor === 'market') {
      levels[t] =
        profile.beta * (readAt(factor.level, t) - readAt(factor.level, first)) + profile.sectorLoad * sectorLevel;
    }
    if (profile.anchor === 'volatility') levels[t] = Math.log(readAt(factor.vol, t) / readAt(factor.vol, first));
    if (profile.anchor === 'start') levels[t] = (profile.drift * (t - first)) / timeline.market.periodsPerYear;
  }
  return levels;
}
