/** 1 buys, -1 sells. */
export type Side = 1 | -1;

/**
 * What an order's size counts.
 * units: shares or coins. cash: money to spend before costs. fraction: share of the free buying power (0.5 = half).
 * target: the position itself as a share of equity, 0 = flat; the order trades the difference and a change of side is one order.
 * targetUnits: the position itself in units. risk: share of equity lost if the stop loss is hit.
 * reduce: share of the position to give up (1 = all of it). budget: money to spend, costs included.
 */
export const sizeBases = ['units', 'cash', 'fraction', 'target', 'targetUnits', 'risk', 'reduce', 'budget'] as const;
export type SizeBasis = (typeof sizeBases)[number];

/**
 * An intention. Without `limit`, `stop` and `trail` it is a market order; `stop` and `limit` together are a stop-limit.
 * `stopLoss`, `target` and `trailLoss` are the bracket placed around the position that the order opens.
 */
export interface OrderTicket {
  readonly side: Side;
  readonly basis: SizeBasis;
  /** Positive; a target of either side may be 0. */
  readonly size: number;
  readonly limit?: number;
  readonly stop?: number;
  /** Fraction by which a stop follows the best price since the order was placed. */
  readonly trail?: number;
  /** Prices. */
  readonly stopLoss?: number;
  readonly target?: number;
  /** The same as fractions of the entry price, for orders whose price is not known beforehand. */
  readonly stopLossFraction?: number;
  readonly targetFraction?: number;
  /** Fraction by which the position's own stop follows its best price. */
  readonly trailLoss?: number;
  /** Bars the order lives for: 1 = for the day; absent = until filled or cancelled. */
  readonly goodForBars?: number;
  /** What it costs is paid into the account when it is filled. */
  readonly paysIn?: boolean;
  /** Opens no position: what is not there to be closed is left out. */
  readonly closesOnly?: boolean;
}

export const fillReasons = [
  'market',
  'limit',
  'stop',
  'trailing',
  'stop-loss',
  'target',
  'close',
  'margin-call',
  'ruin',
  'end-of-data',
  'rebalance',
  'cash-in-lieu',
  'liquidation',
  'delisted',
] as const;
export type FillReason = (typeof fillReasons)[number];

/** An execution. Prices are as traded, costs in the account's currency. */
export interface Fill {
  readonly bar: number;
  readonly orderId: number;
  readonly side: Side;
  /** Positive. */
  readonly quantity: number;
  readonly price: number;
  readonly commission: number;
  readonly reason: FillReason;
  /** The market rules that shaped it; empty without a rule pack. */
  readonly ruleIds: readonly string[];
}

export const rejectionReasons = [
  'insufficient-cash',
  'shrunk-to-cash',
  'below-smallest-lot',
  'nothing-to-do',
  'expired',
  'cancelled',
  'capacity',
  'limit-locked',
  'halted',
  'resale-wait',
  'short-not-allowed',
  'missing-stop',
  'ruined',
  'above-largest-order',
  'below-smallest-value',
  'short-needs-limit',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Why an order was not filled as wanted: refused, shrunk or gone. */
export interface Rejection {
  readonly bar: number;
  readonly orderId: number;
  readonly reason: RejectionReason;
  /** Units wanted and granted; NaN when the order never got as far as a quantity. */
  readonly wanted: number;
  readonly granted: number;
  readonly ruleIds: readonly string[];
}
