import type { BarColumns } from '@plumbline/model/bar';
import type { Costs, DelistingValue } from '@plumbline/model/backtest';
import type { FillReason, RejectionReason, Side } from '@plumbline/model/order';
import type { DividendTax } from '../actions/dividend-tax.ts';
import type { RulePack } from '../rule-pack.ts';

/** One instrument of a portfolio, with its own calendar: a day without a bar is a day without trading. */
export interface PortfolioAsset {
  readonly id: string;
  /** Currency of its bars. */
  readonly currency: string;
  readonly sector?: string;
  /** Raw bars, oldest first. */
  readonly bars: BarColumns;
  /** Cash per unit paid before the bar's open, one per bar. */
  readonly dividends?: Float64Array;
  /** New units per old one before the bar's open, one per bar; 1 = none. */
  readonly splits?: Float64Array;
  readonly costs?: Partial<Costs>;
  readonly quantityStep?: number;
  /** The market's rules bound to these bars; its lots go before `quantityStep`. */
  readonly rules?: RulePack;
  /** What is taken from dividends; absent = they are paid in full. */
  readonly dividendTax?: DividendTax;
  /** What a unit is worth that is held after the last bar; absent = it stays at its last price. */
  readonly delisting?: DelistingValue;
}

/** Units of the base currency per unit of a currency, from `time` on until the next entry. */
export interface RateSeries {
  readonly time: Float64Array;
  readonly rate: Float64Array;
}

/** Limits on desired weights, as shares of equity; absent = none. */
export interface WeightCaps {
  /** Long and short added up. */
  readonly gross?: number;
  /** Long less short, either way. */
  readonly net?: number;
  readonly perName?: number;
  readonly perSector?: number;
  /** Largest change of weights in one decision, half the sum of absolute changes. */
  readonly turnover?: number;
}

export interface PortfolioConfig {
  readonly cash: number;
  readonly baseCurrency: string;
  /** By currency other than the base. */
  readonly rates?: Readonly<Record<string, RateSeries>>;
  /** Cash in other currencies at the start. */
  readonly foreignCash?: Readonly<Record<string, number>>;
  /** keep = proceeds and dividends stay in their own currency and pay for the next purchase there; base = changed back at once. */
  readonly foreignProceeds?: 'base' | 'keep';
  /** Lost on each conversion between currencies, as a fraction. */
  readonly conversionCost?: number;
  /** Buying power per unit of equity. */
  readonly leverage?: number;
  readonly caps?: WeightCaps;
  /** Largest share of a bar's volume that one order may take; the rest is tried on the next bar. */
  readonly maxVolumeShare?: number;
}

/** Desired weights after the close at `time`, one per asset: signed shares of equity, NaN = leave this asset alone. */
export interface Decision {
  readonly time: number;
  readonly weights: Float64Array;
}

export interface PortfolioFill {
  readonly time: number;
  readonly asset: number;
  readonly side: Side;
  readonly quantity: number;
  /** In the asset's currency, like the commission. */
  readonly price: number;
  readonly commission: number;
  /** Base currency per unit of the asset's, on the day. */
  readonly rate: number;
  readonly reason: FillReason;
  /** The market rules that shaped it; empty without a rule pack. */
  readonly ruleIds: readonly string[];
}

export interface PortfolioRejection {
  readonly time: number;
  readonly asset: number;
  readonly reason: RejectionReason;
  readonly wanted: number;
  readonly granted: number;
  readonly ruleIds: readonly string[];
}

/** A finished portfolio run. Columns have one value per time at which any asset has a bar; money in the base currency. */
export interface PortfolioRun {
  readonly time: Float64Array;
  readonly equity: Float64Array;
  /** Long and short values added up, and long less short, as shares of equity. */
  readonly gross: Float64Array;
  readonly net: Float64Array;
  /** Value traded over equity, on each time. */
  readonly turnover: Float64Array;
  readonly fills: readonly PortfolioFill[];
  readonly rejections: readonly PortfolioRejection[];
  /** Taxes on dividends over the run, in the base currency. */
  readonly taxes: number;
  /** Cash by currency at the end. */
  readonly cash: Readonly<Record<string, number>>;
  /** Units held at the end, by asset. */
  readonly units: Float64Array;
  /** Index into `time` at which the equity was used up; -1 = never. */
  readonly ruinedAt: number;
}
