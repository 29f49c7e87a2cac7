import type { MarketId } from '@plumbline/model/instrument';
import { readAt } from './read-at.ts';

interface RegimeTable {
  /** Log drift and volatility per year, by mood of the market: calm, choppy, bear, crisis. */
  readonly drift: readonly number[];
  readonly vol: readonly number[];
  /** Mean length in trading days, by regime. */
  readonly days: readonly number[];
  /** Long-run volatility, to which sector and company moves are scaled. */
  readonly normalVol: number;
  /** Growth per year of the path to which the level slowly returns; without it, 15 years could end anywhere. */
  readonly growth: number;
  /** Largest move of one day: an index cannot pass the limits of its members. */
  readonly maxMove: number;
}

const equityDays = [220, 90, 105, 22] as const;

/** Chosen so that 15 years show bull markets, at least one deep bear and short crises at the volatilities investors know. */
export const regimeTables: Readonly<Record<MarketId, RegimeTable>> = {
  us: {
    drift: [0.17, 0.06, -0.24, -0.9],
    vol: [0.115, 0.165, 0.235, 0.44],
    days: equityDays,
    normalVol: 0.165,
    growth: 0.07,
    maxMove: 0.13,
  },
  hk: {
    drift: [0.17, 0.03, -0.26, -0.9],
    vol: [0.155, 0.21, 0.27, 0.48],
    days: equityDays,
    normalVol: 0.205,
    growth: 0.03,
    maxMove: 0.14,
  },
  cn: {
    drift: [0.18, 0.02, -0.26, -1],
    vol: [0.16, 0.2, 0.27, 0.48],
    days: equityDays,
    normalVol: 0.205,
    growth: 0.035,
    maxMove: 0.088,
  },
  crypto: {
    drift: [0.62, 0.04, -0.7, -3],
    vol: [0.45, 0.42, 0.66, 1.1],
    days: [260, 110, 150, 24],
    normalVol: 0.53,
    growth: 0.15,
    maxMove: 0.38,
  },
};

/** Where a market goes when it leaves a regime: cumulative chances over `regimes`. */
const exits: readonly (readonly number[])[] = [
  [0, 0.7, 0.92, 1],
  [0.64, 0.64, 0.94, 1],
  [0.42, 0.75, 0.75, 1],
  [0.42, 0.74, 1, 1],
];

/** Regime of the next day, given today's and a uniform draw: leave with the chance its mean length implies. */
export function nextRegime(market: MarketId, regime: number, draw: number): number {
  const leave = 1 / readAt(regimeTables[market].days, regime);
  if (draw >= leave) return regime;
  // A draw below the leaving chance is itself uniform once scaled, so it also picks the destination.
  return readAt(exits, regime).findIndex((chance) => draw / leave < chance);
}
