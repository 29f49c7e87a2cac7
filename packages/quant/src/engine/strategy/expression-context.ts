import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { BarColumns } from '@plumbline/model/bar';
import type { PriceScale } from '../backtest/actions/price-scale.ts';

/** What a compiled expression computes on: one series, its extra columns, the parameters, and what is known already. */
export interface ExpressionContext {
  /** Adjusted for the actions up to each bar, on the scale of the first; see `PriceScale`. */
  readonly bars: BarColumns;
  /** The scale of the bars; absent = nothing was paid or split. */
  readonly scale?: PriceScale;
  /** Something was paid or split, here or on an instrument seated beside. */
  readonly isScaled?: true;
  /** The bars are on the scale of this row, and so are all values computed from them. */
  readonly asOf?: number;
  /** What the bars are of, which says whose calendar holds; absent = unknown. */
  readonly instrumentId?: string;
  readonly series: Readonly<Record<string, Float64Array>>;
  readonly parameters: Readonly<Record<string, number>>;
  readonly cache: ColumnCache;
  /** Order prices are taken to the last binary digit, as the engines do whose habits a run takes on. */
  readonly isExact?: true;
  /** Its place among the other instruments of the run; absent = it is alone. */
  readonly seat?: Seat;
}

/** Columns already computed over one series, by the text of the expression with its parameters filled in. */
export interface ColumnCache {
  readonly columns: Map<string, Float64Array>;
  readonly capacity: number;
}

/** One instrument as the others see it. */
export interface Peer {
  readonly id: string;
  readonly sector: string;
  readonly context: ExpressionContext;
  /** Own row by time of the scope, -1 without one. */
  readonly rows: Int32Array;
  /** By time of the scope, the latest at which it had a bar; -1 before its first. */
  readonly seenAt: Int32Array;
}

/** The members at some times, side by side: what is read across them lies together. */
export interface Section {
  /** By time and member: the own row of its latest bar, -1 before the first. */
  readonly rows: Int32Array;
  /** Whether that bar is recent enough to speak for it, and it belonged to the universe. */
  readonly isKnown: Uint8Array;
}

/** The instruments of a run seen together: those of the universe first, then those that are only read. */
export interface UniverseScope {
  readonly peers: readonly Peer[];
  readonly members: number;
  /** Every time at which a member has a bar. */
  readonly times: Float64Array;
  /** Rows of `times` on which the run decides: rankings are read there alone. */
  readonly sampledAt: readonly number[];
  /** One column per member, by the text of the expression. */
  readonly cache: Map<string, readonly Float64Array[]>;
  /** One value per member and sampled time, by the text of the expression; the last asked for is the last in order. */
  readonly samples: Map<string, readonly Float64Array[]>;
  /** Who belonged to the universe when; null = all of them always. */
  readonly membership: NonNullable<StrategySpec['universe']['membership']> | null;
  /** Made when first asked for. */
  readonly sections: { whole: Section | null; sampled: Section | null };
}

/** Where an expression stands among the instruments of its run. */
export interface Seat {
  readonly scope: UniverseScope;
  readonly self: number;
}
