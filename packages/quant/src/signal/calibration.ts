import { hitRate, type Estimate } from './hit-rate.ts';

/** A chance that was stated before, and what came of it. */
export interface StatedChance {
  /** 0..1. */
  readonly chance: number;
  readonly cameTrue: boolean;
}

/** Statements of about one chance, and how often they came true. */
export interface CalibrationBin extends Estimate {
  /** Mean of the chances stated in it. */
  readonly stated: number;
}

export interface Calibration {
  readonly n: number;
  /** 0 = always right and certain, 1 = always wrong and certain; null without a statement. */
  readonly brier: number | null;
  /** What somebody scores who always says one half. */
  readonly guessing: number;
  readonly bins: readonly CalibrationBin[];
}

const binCount = 5;

/**
 * Whether stated chances can be believed: the mean squared distance of chance and outcome (0 or 1), and the hit rate of the
 * statements within each fifth of the scale, with its 95 % interval.
 *
 * What it tells an investor: of the signals that named a chance of 60 %, did about 60 % win? A score of 0.25 is that of a coin;
 * lower is better. chances: fractions from 0 to 1, any order; bins without a statement are left out.
 * Brier, Monthly Weather Review 78 (1950).
 */
export function calibration(chances: readonly StatedChance[]): Calibration {
  const n = chances.length;
  const miss = ({ chance, cameTrue }: StatedChance): number => (chance - (cameTrue ? 1 : 0)) ** 2;
  const bins = Array.from({ length: binCount }, (_, k) =>
    chances.filter(({ chance }) => Math.min(binCount - 1, Math.floor(chance * binCount)) === k),
  ).filter((bin) => bin.length > 0);
  return {
    n,
    brier: n === 0 ? null : chances.reduce((sum, one) => sum + miss(one), 0) / n,
    guessing: 0.25,
    bins: bins.map((bin) => ({
      stated: bin.reduce((sum, { chance }) => sum + chance, 0) / bin.length,
      ...hitRate(bin.filter(({ cameTrue }) => cameTrue).length, bin.length),
    })),
  };
}
