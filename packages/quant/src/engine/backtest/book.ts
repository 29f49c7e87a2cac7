import type { BarColumns } from '@plumbline/model/bar';
import type { Costs, DelistingValue, EndOfDataPolicy, FillPolicy } from '@plumbline/model/backtest';
import type { RejectionReason, Side } from '@plumbline/model/order';
import { createQueue, type ColumnTable, type Queue } from './column-table.ts';
import type { DividendTax } from './actions/dividend-tax.ts';
import type { Compat } from './compat.ts';
import type { IsolatedMargin } from './isolated-margin.ts';
import type { CommissionFunction, CostModel } from './costs.ts';
import { blankLot, blankOrder, type Lot, type PendingOrder } from './pending-order.ts';
import { freeTerms, type RulePack, type RuleTerms } from './rule-pack.ts';

/** How a run is made; everything but the cash has a default. */
export interface RunConfig {
  /** Starting money, in the currency of the bars. */
  readonly cash: number;
  /** Buying power per unit of equity: 1 = no borrowing. */
  readonly leverage?: number;
  /** Equity below this share of what is held forces everything out at the next open; 0 = never. */
  readonly maintenanceMargin?: number;
  /** Margins are set aside for each position, which is liquidated when its own is used up; absent = one account answers for all. */
  readonly margin?: IsolatedMargin;
  /** Money per point of price and unit: 10 for a contract of ten. */
  readonly multiplier?: number;
  /** Quantities are multiples of this; 0 = any fraction. A rule pack's lots go before it. */
  readonly quantityStep?: number;
  readonly costs?: Partial<Costs>;
  /** Replaces the commission of `costs`. */
  readonly commission?: CommissionFunction;
  readonly fillPolicy?: FillPolicy;
  /** Bars that an order waits beyond the usual, to see what slowness costs. */
  readonly delayBars?: number;
  /** Keeps long and short lots side by side instead of netting them. */
  readonly hedging?: boolean;
  /** Every new order first cancels what is pending and closes what is held. */
  readonly exclusive?: boolean;
  readonly endOfData?: EndOfDataPolicy;
  /** What a unit that is still held at the last bar is worth: the instrument is gone; absent = it is not. */
  readonly delisting?: DelistingValue;
  /** Largest share of a bar's volume that one order may take; the rest waits, or lapses with its order. */
  readonly maxVolumeShare?: number;
  readonly compat?: Compat;
  readonly rules?: RulePack;
  /** What is taken from dividends; absent = they are paid in full. */
  readonly dividendTax?: DividendTax;
}

/** Columns beside the bars, one value per bar; absent = none. */
export interface RunExtras {
  /** Cash per unit paid to holders before the bar's open. */
  readonly dividends?: Float64Array;
  /** New units per old one before the bar's open: 4 for a 4-for-1 split, 1 = none. */
  readonly splits?: Float64Array;
  /** Rate that longs pay shorts on the value held at the bar's open (perpetual futures). */
  readonly funding?: Float64Array;
  /** The same for what falls due within the bar, on the value held at its close. */
  readonly fundingWithin?: Float64Array;
  /** Range of the mark price, which decides on liquidations; absent = that of the bars. */
  readonly markHigh?: Float64Array;
  readonly markLow?: Float64Array;
}

export type TradeColumn =
  'size' | 'entryPrice' | 'entryBar' | 'exitPrice' | 'exitBar' | 'fee' | 'funding' | 'stopLoss' | 'target';
export type FillColumn = 'bar' | 'orderId' | 'side' | 'quantity' | 'price' | 'commission' | 'reason';
export type RejectionColumn = 'bar' | 'orderId' | 'reason' | 'wanted' | 'granted';

/** What a unit held long paid at a time, in money of the bars; below 0 it was paid. */
export interface FundingPaid {
  readonly bar: number;
  readonly perUnit: number;
  /** Net units held, signed. */
  readonly units: number;
  /** How many fills came before it. */
  readonly after: number;
}

/** Money paid into the account before the open of a bar. */
export interface Deposit {
  readonly bar: number;
  readonly amount: number;
}

/** What was held from which close on: a row per change, and the latest values. */
export interface Holdings extends ColumnTable<'bar' | 'net' | 'gross'> {
  net: number;
  gross: number;
}

/** The settings of a run with every default filled in. */
export interface Settings {
  readonly leverage: number;
  readonly maintenanceMargin: number;
  readonly margin: IsolatedMargin | null;
  readonly multiplier: number;
  readonly quantityStep: number;
  readonly isSameClose: boolean;
  readonly delayBars: number;
  readonly hedging: boolean;
  readonly exclusive: boolean;
  readonly endOfData: EndOfDataPolicy;
  readonly delisting: DelistingValue | null;
  readonly maxVolumeShare: number;
  readonly compat: Compat;
  readonly rules: RulePack | null;
  readonly dividendTax: DividendTax | null;
  /** What dividends up to each bar have made of a unit, as `PriceScale.paid`; null = nothing was paid. */
  readonly paid: Float64Array | null;
  /** Whether anything happens to a position from one bar to the next: splits, dividends, funding, interest. */
  readonly carries: boolean;
}

/** How an order came to its price on a bar; written in place. */
export interface Match {
  /** NaN = not met on this bar. */
  price: number;
  /** The bar the fill belongs to. */
  bar: number;
  /** Limit orders get their price or better; everything else pays the spread and slips. */
  slips: boolean;
  isMarket: boolean;
  isStopEntry: boolean;
  /** Filled at the close: nothing more can happen on this bar. */
  isAtClose: boolean;
}

/** What an order comes to at its price: the side it trades, what it closes, what it opens; written in place. */
export interface Plan {
  side: Side;
  close: number;
  open: number;
  price: number;
  /** Part of the order is left waiting. */
  isPartial: boolean;
  refusal: RejectionReason | null;
}

/**
 * The books of a run in progress: what a strategy may look at, and what the executor writes. The first `count` rows of each
 * table are those of this run.
 */
export interface Book {
  readonly bars: BarColumns;
  readonly extras: RunExtras;
  readonly settings: Settings;
  readonly costs: CostModel;
  readonly terms: RuleTerms;
  /** Starting money. */
  readonly cash: number;
  readonly match: Match;
  readonly plan: Plan;
  /** The bar whose close is the latest thing known. */
  bar: number;
  /** Starting cash plus realised profit, costs taken off; open positions are on top of it. */
  balance: number;
  /** Net units held. */
  position: number;
  /** Equity at the latest close. */
  equityNow: number;
  /** Bar at which the equity was used up; -1 = never. */
  ruinedAt: number;
  /** Whether a bar that filled a waiting order also reached its stop loss, which is in force only from the next one on. */
  stopWaited: boolean;
  nextId: number;
  /** Number of pending orders that change with time: whose stop follows the price, or whose life is limited. */
  ageing: number;
  readonly orders: Queue<PendingOrder>;
  readonly lots: Queue<Lot>;
  readonly trades: ColumnTable<TradeColumn>;
  readonly fills: ColumnTable<FillColumn>;
  readonly rejections: ColumnTable<RejectionColumn>;
  /** Taxes on dividends, kept back or taken at a sale, in money. */
  readonly taxes: { readonly bar: number; readonly amount: number }[];
  /** Funding of what was held, in the order of its payments. */
  readonly fundingPaid: FundingPaid[];
  readonly deposits: Deposit[];
  /** At each close; once an account with deposits is finished, see `settleDeposits`. */
  readonly equity: Float64Array;
  /** What a finished account with deposits was worth at each close; null = its equity says so. */
  worth: Float64Array | null;
  readonly holdings: Holdings;
  /** The orders of one pass and their ids, so that orders born in it wait for the next. */
  readonly passOrders: PendingOrder[];
  readonly passIds: number[];
}

/** Empty books over checked bars. */
export function createBook(
  bars: BarColumns,
  extras: RunExtras,
  cash: number,
  settings: Settings,
  costs: CostModel,
): Book {
  const length = bars.close.length;
  return {
    bars,
    extras,
    settings,
    costs,
    terms: freeTerms(settings.quantityStep),
    cash,
    match: { price: Number.NaN, bar: 0, slips: true, isMarket: true, isStopEntry: false, isAtClose: false },
    plan: { side: 1, close: 0, open: 0, price: 0, isPartial: false, refusal: null },
    bar: 0,
    balance: cash,
    position: 0,
    equityNow: cash,
    ruinedAt: -1,
    stopWaited: false,
    nextId: 1,
    ageing: 0,
    orders: createQueue(blankOrder),
    lots: createQueue(blankLot),
    trades: {
      count: 0,
      columns: {
        size: [],
        entryPrice: [],
        entryBar: [],
        exitPrice: [],
        exitBar: [],
        fee: [],
        funding: [],
        stopLoss: [],
        target: [],
      },
    },
    fills: {
      count: 0,
      columns: { bar: [], orderId: [], side: [], quantity: [], price: [], commission: [], reason: [] },
    },
    rejections: { count: 0, columns: { bar: [], orderId: [], reason: [], wanted: [], granted: [] } },
    taxes: [],
    fundingPaid: [],
    deposits: [],
    worth: null,
    equity: new Float64Array(length),
    holdings: { count: 0, net: 0, gross: 0, columns: { bar: [], net: [], gross: [] } },
    passOrders: [],
    passIds: [],
  };
}

/**
 * Empties books for another run over the same bars under the same settings, which writes over them, and returns them: many
 * runs, as a sweep makes, then share one piece of memory. What was read from them before is gone.
 */
export function emptyBook(book: Book): Book {
  const { cash, settings } = book;
  Object.assign(book.terms, freeTerms(settings.quantityStep));
  book.bar = 0;
  book.balance = cash;
  book.position = 0;
  book.equityNow = cash;
  book.ruinedAt = -1;
  book.stopWaited = false;
  book.nextId = 1;
  book.ageing = 0;
  book.orders.count = 0;
  book.lots.count = 0;
  book.trades.count = 0;
  book.fills.count = 0;
  book.rejections.count = 0;
  book.taxes.length = 0;
  book.fundingPaid.length = 0;
  book.deposits.length = 0;
  book.worth = null;
  book.holdings.count = 0;
  book.holdings.net = 0;
  book.holdings.gross = 0;
  return book;
}

/** Profit of the open lots at a price, in money. */
export function openProfit({ lots, settings }: Book, price: number): number {
  const { entries } = lots;
  let profit = 0;
  for (let k = 0; k < lots.count; k += 1) profit += entries[k].size * (price - entries[k].entryPrice);
  return profit * settings.multiplier;
}

/** Units of all lots, longs and shorts added up. */
export function grossUnits({ lots }: Book): number {
  let units = 0;
  for (let k = 0; k < lots.count; k += 1) units += Math.abs(lots.entries[k].size);
  return units;
}

/** Value of the open lots at a price, longs and shorts added up, in money. */
export function grossValue(book: Book, price: number): number {
  return grossUnits(book) * price * book.settings.multiplier;
}

/** Money set aside for the open lots. */
function marginSetAside({ lots }: Book): number {
  let money = 0;
  for (let k = 0; k < lots.count; k += 1) money += lots.entries[k].margin;
  return money;
}

/** What may still be bought or sold short with the lots valued at a price, in money, borrowing included. */
export function buyingPower(book: Book, price: number): number {
  const { leverage, margin } = book.settings;
  const free =
    margin === null
      ? book.balance + openProfit(book, price) - grossValue(book, price) / leverage
      : book.balance - marginSetAside(book);
  // A fully invested account is left with the sizeEpsilon of its last digits, which buys nothing.
  return free > 1e-12 * Math.abs(book.balance) ? free * leverage : 0;
}
