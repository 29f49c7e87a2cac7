import type { MarketId } from '@plumbline/model/instrument';
import { normalAt, heavyTailAt, uniformAt } from './random.ts';
import { readAt } from './read-at.ts';
import { nextRegime, regimeTables } from './regimes.ts';
import { streamKey } from './stream-key.ts';
import type { Timeline } from './timeline.ts';

/** The move that every instrument of a market shares, one entry per session. */
export interface MarketFactor {
  readonly marketId: MarketId;
  /** Log level, 0 at the first session's close. */
  readonly level: Float64Array;
  /** Daily volatility in force that day, as a fraction. */
  readonly vol: Float64Array;
  /** Level smoothed over about a year: what profits follow, later than prices do. */
  readonly trend: Float64Array;
  readonly regime: Uint8Array;
}

/** Reaction, leverage and memory of GARCH variance; they sum below 1, so variance returns to its regime's level. */
const reaction = 0.04;
const leverage = 0.08;
const memory = 0.88;
const trendHalfLifeYears = 1;
/** Part of the distance to the long-run path that closes in a year. */
const reversion = 0.45;

/** How much of a market's day is the world's, the region's (China and Hong Kong) and its own. */
const shares: Readonly<Record<MarketId, { readonly world: number; readonly region: number; readonly own: number }>> = {
  us: { world: 0.75, region: 0, own: Math.sqrt(1 - 0.75 ** 2) },
  hk: { world: 0.4, region: 0.62, own: Math.sqrt(1 - 0.4 ** 2 - 0.62 ** 2) },
  cn: { world: 0.15, region: 0.72, own: Math.sqrt(1 - 0.15 ** 2 - 0.72 ** 2) },
  crypto: { world: 0.3, region: 0, own: Math.sqrt(1 - 0.3 ** 2) },
};

/** Asia trades on what America did the evening before. */
function worldDay(market: MarketId, day: number): number {
  if (market === 'us' || market === 'crypto') return day;
  const isMonday = (day + 4) % 7 === 1;
  return isMonday ? day - 3 : day - 1;
}

function shockOf(seed: number, market: MarketId, day: number): number {
  const share = shares[market];
  const world = normalAt(streamKey(seed, 'world'), worldDay(market, day));
  const region = share.region === 0 ? 0 : normalAt(streamKey(seed, 'greater-china'), day);
  return share.world * world + share.region * region + share.own * heavyTailAt(streamKey(seed, 'market', market), day);
}

/** The factor of one market up to the last session that has begun. Sequential, so a later clock only appends. */
export function marketFactor(seed: number, timeline: Timeline): MarketFactor {
  const market = timeline.market.id;
  const table = regimeTables[market];
  const year = timeline.market.periodsPerYear;
  const length = timeline.lastOpened + 1;
  const level = new Float64Array(length);
  const vol = new Float64Array(length);
  const trend = new Float64Array(length);
  const regime = new Uint8Array(length);
  const regimeKey = streamKey(seed, 'regime', market);
  const smoothing = 1 - 0.5 ** (1 / (trendHalfLifeYears * year));
  let mood = 0;
  let heat = 1;
  for (let t = 0; t < length; t++) {
    const day = readAt(timeline.days, t);
    if (t > 0) mood = nextRegime(market, mood, uniformAt(regimeKey, day));
    const dailyVol = (readAt(table.vol, mood) / Math.sqrt(year)) * Math.sqrt(heat);
    const shock = shockOf(seed, market, day);
    const before = t === 0 ? 0 : readAt(level, t - 1);
    const pull = (reversion / year) * ((table.growth * t) / year - before);
    const wanted = readAt(table.drift, mood) / year + pull + dailyVol * shock;
    const move = Math.max(-table.maxMove, Math.min(table.maxMove, wanted));
    vol[t] = dailyVol;
    regime[t] = mood;
    level[t] = t === 0 ? 0 : before + move;
    trend[t] = t === 0 ? 0 : readAt(trend, t - 1) + smoothing * (readAt(level, t) - readAt(trend, t - 1));
    const squared = heat * shock * shock;
    heat =
      1 - reaction - leverage / 2 - memory + memory * heat + (shock < 0 ? reaction + leverage : reaction) * squared;
    heat = Math.min(6, heat);
  }
  return { marketId: market, level, vol, trend, regime };
}
