import type { FillReason } from './order.ts';

/** enter: a position is opened. exit: it is closed. adjust: it is made larger or smaller. */
export const signalKinds = ['enter', 'exit', 'adjust'] as const;
export type SignalKind = (typeof signalKinds)[number];

/** open: its outcome is not known yet. closed: settled. expired: what it waited for did not come. */
export const signalStatuses = ['open', 'closed', 'expired'] as const;
export type SignalStatus = (typeof signalStatuses)[number];

/** What a strategy would do next, worked out from closed bars alone. Prices raw, in the instrument's currency. */
export interface SignalDraft {
  readonly instrumentId: string;
  readonly kind: SignalKind;
  /** The side that is bought or sold now. */
  readonly side: 1 | -1;
  /** Units the engine would trade at the next open, and the share of equity that is. */
  readonly quantity: number;
  readonly share: number;
  /** Close of the bar that was decided on. */
  readonly refPrice: number;
  /** Start of that bar, epoch ms. */
  readonly barTime: number;
  /** Price at which a stop or target was met within that bar; null for what is still to be ordered. */
  readonly filledAt: number | null;
  readonly stop: number | null;
  readonly target: number | null;
  /** Which rule speaks: an entry or exit condition is a market order. */
  readonly reason: FillReason;
  /** Brings an account that missed sessions, or followed other rules before, to where the strategy stands by now. */
  readonly catchUp: boolean;
}

/** Why a strategy stayed silent where it would have spoken. It counts for nothing and is kept. */
export const withheldReasons = ['stale', 'quarantined', 'partial', 'missed', 'unavailable', 'paused'] as const;
export type WithheldReason = (typeof withheldReasons)[number];
