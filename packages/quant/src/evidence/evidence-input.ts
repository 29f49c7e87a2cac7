import type { ParameterValues } from '../engine/strategy/kernel.ts';
import type { BacktestAsset, BacktestInput } from '../engine/strategy/strategy-backtest.ts';

/** When the numbers of a column became known: one instant (epoch ms) per row; NaN = the row holds nothing. */
export type KnownTimes = Readonly<Record<string, Float64Array>>;

/** An asset with what is known about the origin of its columns. */
export interface EvidenceAsset extends BacktestAsset {
  /** By name of the extra column. A column without times is watched: nothing shows that it was known. */
  readonly knownAt?: KnownTimes;
  /** Instant at which each bar is decided on; its end unless given. Exchanges that close early need it. */
  readonly decidedAt?: Float64Array;
}

/** How the instruments came to be chosen. */
export interface UniverseOrigin {
  /** Day on which the list was drawn up, epoch ms; null = as of each date, members that left included. */
  readonly listedAt: number | null;
}

/** Everything a verdict depends on. It holds data only, so that it can be sent to a worker. */
export interface EvidenceInput extends Omit<BacktestInput, 'assets'> {
  readonly assets: readonly EvidenceAsset[];
  /** Distinct settings tried on the idea's lineage, as the platform counted them; at least 1. */
  readonly trials: number;
  /**
   * The settings that were tried, where they are known: what overfitting, walk-forward and superior ability compare. Without
   * them the strategy's own parameter ranges are thinned to a grid.
   */
  readonly settings?: readonly ParameterValues[];
  readonly universe?: UniverseOrigin;
  readonly seed: number;
}

/**
 * The data of an asset as they stood when a bar was decided on: rows up to it, as they read then. It lets the verdict see
 * columns that were computed, revised or adjusted later. It runs where the data are and is not sent to workers.
 */
export type AssetView = (asset: number, row: number) => EvidenceAsset;
