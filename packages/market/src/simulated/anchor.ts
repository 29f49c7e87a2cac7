import type { Company } from './company.ts';
import type { MarketFactor } from './market-factor.ts';
import type { PriceProfile } from './price-profile.ts';
import { readAt } from './read-at.ts';
import { type Timeline, dayNumber, firstSimulatedDate } from './timeline.ts';
import { normalAt } from './random.ts';

const firstDay = dayNumber(firstSimulatedDate);
const quarterDays = 91.3125;
/** Growth drifts away from its mean and comes back over about two years. */
const persistence = 0.88;
const quarterlySwing = 0.011;

/**
 * Log growth of a company's business beyond that of the market, as a function of the day: its own affair, drawn without
 * regard to prices. 0 on the first simulated day; straight between quarters.
 */
function businessGrowth(company: Company): (day: number) => number {
  const nodes = [0];
  let deviation = 0;
  return (day) => {
    const position = Math.max(0, (day - firstDay) / quarterDays);
    const index = Math.floor(position);
    while (nodes.length < index + 2) {
      deviation = persistence * deviation + quarterlySwing * normalAt(company.key ^ 0x51ed27, nodes.length);
      nodes.push(readAt(nodes, nodes.length - 1) + company.growth / 4 + deviation);
    }
    const start = readAt(nodes, index);
    return start + (position - index) * (readAt(nodes, index + 1) - start);
  };
}

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
