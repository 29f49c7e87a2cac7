/** When a market order decided at the close of bar t is filled. Only the first is free of look-ahead. */
export const fillPolicies = ['next-open', 'same-close'] as const;
export type FillPolicy = (typeof fillPolicies)[number];

/** What becomes of a position that is open when the data end. */
export const endOfDataPolicies = ['mark', 'close-at-last-close'] as const;
export type EndOfDataPolicy = (typeof endOfDataPolicies)[number];

/** What a unit is worth whose prices end while it is held: the last price, or an amount of money (0 = nothing). */
export type DelistingValue = 'last' | number;

/** Things about a run that its reader must know before believing it. */
export const backtestFlags = [
  'same-close-fill',
  'look-back-finish',
  'reference-quirks',
  'ruined',
  /** A bar that filled a limit or stop entry also reached its stop loss, which is in force from the next bar on. */
  'stop-waited',
  'open-at-end',
  'no-market-rules',
  /** Something is held whose prices end before the others': its value is the last it had. */
  'data-ended',
  /** Something was held when its prices ended, and settled at the value that was chosen for that. */
  'delisted',
  /** A position was closed by the venue because its margin was used up. */
  'liquidated',
  /** The benchmark has prices only from a day after the first that is measured. */
  'benchmark-late',
  /** Orders were placed, and none was filled: each was for less than a lot. */
  'below-lot',
  /** The same, for this reason and others. */
  'never-filled',
  /** Decided by code outside the engine. */
  'own-code',
] as const;
export type BacktestFlag = (typeof backtestFlags)[number];

/** What a broker takes from one order, as money; `null` bounds mean none. */
export interface Commission {
  /** Fraction of the traded value. */
  readonly rate: number;
  readonly perUnit: number;
  readonly fixed: number;
  readonly min: number;
  readonly max: number | null;
}

/** How much worse than the matched price a market or stop order is filled; limit orders never slip. */
export interface Slippage {
  /** Fraction of the price. */
  readonly fixed: number;
  /** Share of the volatility per bar: the sample deviation of the last 20 log returns known at the fill. */
  readonly volatilityShare: number;
  /** Impact coefficient: price moves by this times the squared share of the bar's volume that the order takes. */
  readonly volumeImpact: number;
}

/** Everything that trading costs besides the price. Rates of holding are per year of 365 days. */
export interface Costs {
  readonly commission: Commission;
  /** Full bid-ask spread as a fraction of the price; half of it is paid on each side. */
  readonly spread: number;
  readonly slippage: Slippage;
  /** Paid on the value of what is held short. */
  readonly borrowRate: number;
  /** Paid on borrowed cash. */
  readonly marginRate: number;
}
