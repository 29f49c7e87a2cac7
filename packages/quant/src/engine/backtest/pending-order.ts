import type { Side } from '@plumbline/model/order';

/** When an order is served within a bar: at the open, as a bracket of what is held, or once its price is reached. */
export const atMarket = 0;
export const asBracket = 1;
export const whenReached = 2;

/** An order on the books as plain numbers, written in place and used again; NaN = absent. */
export interface PendingOrder {
  /** -1 = taken off the books. */
  id: number;
  side: Side;
  /** Place in `sizeBases`. */
  basis: number;
  size: number;
  limit: number;
  stop: number;
  trail: number;
  stopLoss: number;
  target: number;
  stopLossFraction: number;
  targetFraction: number;
  trailLoss: number;
  /** First bar that may meet it, and the last; the latter without end for most. */
  activeFrom: number;
  expiresAfter: number;
  /** The lot it belongs to; -1 = none. */
  lot: number;
  phase: number;
  /** Place in `fillReasons`. */
  reason: number;
  /** What it costs is paid in at its fill. */
  paysIn: boolean;
  /** What is not there to be closed is left out. */
  closesOnly: boolean;
}

/** Memory for an order. Prices begin as fractions, so that the engine never lays the fields out anew. */
export function blankOrder(): PendingOrder {
  return {
    id: -1,
    side: 1,
    basis: 0,
    size: Number.NaN,
    limit: Number.NaN,
    stop: Number.NaN,
    trail: Number.NaN,
    stopLoss: Number.NaN,
    target: Number.NaN,
    stopLossFraction: Number.NaN,
    targetFraction: Number.NaN,
    trailLoss: Number.NaN,
    activeFrom: 0,
    expiresAfter: Number.POSITIVE_INFINITY,
    lot: -1,
    phase: atMarket,
    reason: 0,
    paysIn: false,
    closesOnly: false,
  };
}

/** Units held that were bought, or sold short, together; written in place and used again. */
export interface Lot {
  id: number;
  /** Signed: negative = short. */
  size: number;
  entryPrice: number;
  entryBar: number;
  /** What is left of the commission of its entry, in money. */
  fee: number;
  /** Money set aside for it alone, where margins are isolated; funding is paid out of it. */
  margin: number;
  /** Funding it has paid, in money; below 0 it was paid. */
  funding: number;
  stopLoss: number;
  target: number;
}

/** Memory for a lot. */
export function blankLot(): Lot {
  return {
    id: -1,
    size: Number.NaN,
    entryPrice: Number.NaN,
    entryBar: 0,
    fee: Number.NaN,
    margin: Number.NaN,
    funding: Number.NaN,
    stopLoss: Number.NaN,
    target: Number.NaN,
  };
}
