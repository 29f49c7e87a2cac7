import type { Instrument } from '@plumbline/model/instrument';
import { anchorLevel, profitGrowth } from './anchor.ts';
import type { Company } from './company.ts';
import type { Grown } from './grown.ts';
import type { MarketFactor } from './market-factor.ts';
import type { PriceProfile } from './price-profile.ts';
import { readAt } from './read-at.ts';
import { reportDays, type ReportDay } from './report-days.ts';
import { streamKey } from './stream-key.ts';
import { jumpOf } from './surprise.ts';
import type { Timeline } from './timeline.ts';
import { heavyTailAt, normalAt } from './random.ts';
import { regimeTables } from './regimes.ts';
import { traitsOfSector } from './sectors.ts';

/** Log moves that the companies of one sector and market share beyond their market, one per session; wilder when the market is. */
function sectorFactor(seed: number, timeline: Timeline, factor: MarketFactor, sector: string): Float64Array {
  const key = streamKey(seed, 'sector', factor.marketId, sector);
  const size = traitsOfSector(sector).sectorVol / regimeTables[factor.marketId].normalVol;
  return factor.vol.map(
    (vol, t) => size * Math.sqrt(vol * usualVol(factor, timeline)) * heavyTailAt(key, readAt(timeline.days, t)),
  );
}

function usualVol(factor: MarketFactor, timeline: Timeline): number {
  return regimeTables[factor.marketId].normalVol / Math.sqrt(timeline.market.periodsPerYear);
}

/** Moves that belong to one instrument alone, with the volatility in force; one entry per session. */
interface OwnMoves {
  readonly move: Float64Array;
  readonly vol: Float64Array;
}

const reaction = 0.07;
const memory = 0.89;
/** A quiet tailwind or headwind that changes every quarter: what makes past winners win a little longer. */
const tailwindSessions = 63;
const tailwindVol = 0.1;

function ownMoves(key: number, profile: PriceProfile, timeline: Timeline, first: number, length: number): OwnMoves {
  const year = timeline.market.periodsPerYear;
  const usual = profile.ownVol / Math.sqrt(year);
  const wind = profile.anchor === 'business' ? tailwindVol / year : 0;
  const move = new Float64Array(length);
  const vol = new Float64Array(length);
  let heat = 1;
  for (let t = first; t < length; t++) {
    const shock = heavyTailAt(key, readAt(timeline.days, t));
    const block = Math.floor((t - first) / tailwindSessions);
    vol[t] = usual * Math.sqrt(heat);
    move[t] = readAt(vol, t) * shock + wind * normalAt(key ^ 0x24681357, block);
    heat = Math.min(5, 1 - reaction - memory + (reaction * shock * shock + memory) * heat);
  }
  return { move, vol };
}

/** After a report the price keeps drifting the way it jumped: a quarter of the jump, over about two months. */
const echoShare = 0.25;
const echoMemory = 0.96;

export interface ForcesInput {
  readonly seed: number;
  readonly instrument: Instrument;
  readonly company: Company | null;
  readonly profile: PriceProfile;
  readonly timeline: Timeline;
  readonly factor: MarketFactor;
  /** Sessions from its listing to its last trading day. */
  readonly first: number;
  readonly last: number;
}

/** Everything that moves a price, one entry per session and none of it depending on the price's level. */
export interface Forces {
  readonly key: number;
  /** Log level from 0 at the first session to which the price is drawn. */
  readonly anchor: Float64Array;
  /** Moves shared by the sector, all 0 where there is none. */
  readonly sector: Float64Array | null;
  readonly own: OwnMoves;
  readonly reports: readonly ReportDay[];
  /** Log jump on the morning after a report. */
  readonly jumps: ReadonlyMap<number, number>;
  readonly profit: ((session: number) => number) | null;
}

export function forcesOf(input: ForcesInput): Forces {
  const { seed, instrument, company, profile, timeline, factor, first, last } = input;
  const key = streamKey(seed, 'path', instrument.id);
  const sector = profile.sector === null ? null : sectorFactor(seed, timeline, factor, profile.sector);
  const profit = company === null ? null : profitGrowth(company, timeline, factor, first);
  const reports = company === null ? [] : reportDays(company, instrument, timeline, first);
  return {
    key,
    anchor: anchorLevel(profile, timeline, factor, sector, first, profit),
    sector,
    own: ownMoves(key, profile, timeline, first, last + 1),
    reports,
    jumps: new Map(
      reports.map(({ session, quarter }) => [session + 1, company === null ? 0 : jumpOf(company.key, quarter.index)]),
    ),
    profit,
  };
}

/** Drift that is left of jumps so far; asked for every session that trades. */
export function nextEcho(echo: number, jump: number): number {
  return echoMemory * echo + echoShare * (1 - echoMemory) * jump;
}

/** How far price and profit have come by the last session: the path that trading will take, less dividends, limits, halts and rounding. */
export function grownBy({ profile, timeline, factor, first, last }: ForcesInput, forces: Forces): Grown {
  const { anchor, sector, own, jumps } = forces;
  const year = timeline.market.periodsPerYear;
  let latent = 0;
  let echo = 0;
  for (let t = first; t <= last; t++) {
    const jump = jumps.get(t) ?? 0;
    latent += jump;
    if (t > first) {
      const common = profile.beta * (readAt(factor.level, t) - readAt(factor.level, t - 1));
      const shared = sector === null ? 0 : profile.sectorLoad * readAt(sector, t);
      latent += common + shared + readAt(own.move, t) + echo + (profile.pull / year) * (readAt(anchor, t) - latent);
    }
    echo = nextEcho(echo, jump);
  }
  return { price: latent, profit: forces.profit === null ? 0 : forces.profit(last), years: (last - first) / year };
}
