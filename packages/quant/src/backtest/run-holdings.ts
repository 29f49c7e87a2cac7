import type { BarColumns } from '@plumbline/model/bar';
import type { Fill, Side } from '@plumbline/model/order';
import type { RunConfig, RunExtras, Settings, TradeColumn } from './book.ts';
import { checkBars } from './check-bars.ts';
import { costModel, type CostModel } from './costs.ts';
import { dust, floorToStep } from './quantity.ts';
import type { RunResult } from './run-result.ts';
import { needsEvents, type PositionChanges } from './run-vector.ts';
import { checkExtras, settingsOf } from './settings.ts';
import { closedTrades } from './trades-of.ts';

/** Whether a fill is its price moved by a constant share, and its cost a share of its value. */
function isPlain(settings: Settings, costs: CostModel): boolean {
  if (needsEvents(settings) || settings.isSameClose || settings.endOfData !== 'mark') return false;
  return costs.isFlat && costs.volatilityShare === 0 && costs.volumeImpact === 0;
}

const noRules: readonly string[] = [];

function marketFill(bar: number, orderId: number, side: Side, quantity: number, price: number, fee: number): Fill {
  return { bar, orderId, side, quantity, price, commission: fee, reason: 'market', ruleIds: noRules };
}

/**
 * `runVector` of a position that is either out or in, where fills cost a share of their value and no market rules apply.
 *
 * What it tells an investor: the same as the books, bit for bit, at a quarter of the time: such a run holds one lot at a time,
 * so its books are a few numbers. changes: bars in order and the share of equity wished for from each close on. Columns of
 * the result have length n of the bars, money in their currency. Null where the books are needed: for the terms, or because
 * a position changes its size or side, is cut to the cash there is, or uses the equity up. Throws `bad-input` naming field
 * and row for bars and settings that cannot be.
 */
export function runHoldings(
  bars: BarColumns,
  changes: PositionChanges,
  config: RunConfig,
  extras: RunExtras,
): RunResult | null {
  checkBars(bars);
  const settings = settingsOf(config, extras);
  checkExtras(bars, extras, settings);
  const costs = costModel(config.costs ?? {}, config.commission ?? null, settings.rules, bars);
  return isPlain(settings, costs) ? holdAndLeave(bars, changes, config.cash, settings, costs) : null;
}

type Trips = Record<Exclude<TradeColumn, 'stopLoss' | 'target'>, number[]>;

/** What is held from one bar to another: entries are written first, exits when there is one. */
function noTrips(): Trips {
  return { size: [], entryPrice: [], entryBar: [], exitPrice: [], exitBar: [], fee: [] };
}

function holdAndLeave(
  bars: BarColumns,
  changes: PositionChanges,
  cash0: number,
  settings: Settings,
  costs: CostModel,
): RunResult | null {
  const { open, close } = bars;
  const { multiplier, leverage, quantityStep } = settings;
  const { rate } = costs;
  const slip = costs.slip + costs.spread / 2;
  const wait = (1 + settings.delayBars) | 0;
  const length = close.length;
  const equity = new Float64Array(length);
  const sums = { held: 0, sum: 0, moved: 0 };
  const fills: Fill[] = [];
  const trips = noTrips();
  let nextId = 1;
  let balance = cash0;
  let size = 0;
  let entryPrice = 0;
  let entryFee = 0;
  let marked = 0;
  for (let k = 0; k <= changes.bars.length; k += 1) {
    const due = k < changes.bars.length ? (changes.bars[k] + wait) | 0 : length;
    const bar = due < length ? due : length;
    if (size === 0) equity.fill(balance, marked, bar);
    else if (!markHolding(equity, sums, close, marked, bar, balance, size * multiplier, entryPrice)) return null;
    if (bar === length) break;
    marked = bar;
    const orderId = nextId;
    nextId += 1;
    const wish = changes.wishes[k];
    if (size === 0 && wish !== 0) {
      const side = wish > 0 ? 1 : -1;
      const price = open[bar] * (1 + side * slip);
      const unit = price * multiplier;
      const quantity = floorToStep((Math.abs(wish) * balance) / (unit * (1 + rate)), quantityStep);
      if (!(quantity > 0)) continue;
      const fee = quantity * unit * rate;
      // What there is no money for is cut by the books, which also say so.
      if (quantity * unit + fee > balance * leverage + dust * balance) return null;
      balance -= fee;
      size = side * quantity;
      entryPrice = price;
      entryFee = fee;
      nextId += 1;
      fills.push(marketFill(bar, orderId, side, quantity, price, fee));
      trips.size.push(size);
      trips.entryPrice.push(price);
      trips.entryBar.push(bar);
    } else if (wish === 0 && size !== 0) {
      const side = size > 0 ? -1 : 1;
      const price = open[bar] * (1 + side * slip);
      const quantity = Math.abs(size);
      const fee = quantity * (price * multiplier) * rate;
      balance += size * (price - entryPrice) * multiplier;
      balance -= fee;
      size = 0;
      fills.push(marketFill(bar, orderId, side, quantity, price, fee));
      trips.exitPrice.push(price);
      trips.exitBar.push(bar);
      // As the books share a commission out among the lots it closed.
      trips.fee.push(entryFee + (fee / quantity) * quantity);
    } else if (wish !== 0) return null;
  }
  const isOpen = size !== 0;
  const profit = size * (close[length - 1] - entryPrice) * multiplier - entryFee;
  const last = trips.size.length - 1;
  const terms = { multiplier, isSameClose: false, hasSplits: false };
  let position: Float64Array | null = null;
  let exposure: Float64Array | null = null;
  return {
    cash0,
    equity,
    // Two curves that few ask for, and that follow from what was held.
    get position() {
      position ??= positionOf(trips, length);
      return position;
    },
    get exposure() {
      exposure ??= exposureOf(trips, equity, close, multiplier);
      return exposure;
    },
    // The first bar has no period that ends with it.
    exposureTotals: { periods: length - 1, ...sums },
    fills,
    trades: closedTrades(bars, terms, { count: trips.fee.length, columns: trips }),
    open: isOpen
      ? [{ entryIndex: trips.entryBar[last], side: size > 0 ? 1 : -1, quantity: Math.abs(size), entryPrice, profit }]
      : [],
    rejections: [],
    taxes: [],
    flags: isOpen ? ['open-at-end'] : [],
  };
}

/** Values bars [from, to) of a holding and adds its exposure up; false where it uses the equity up. units: signed. */
function markHolding(
  equity: Float64Array,
  sums: { held: number; sum: number; moved: number },
  close: Float64Array,
  from: number,
  to: number,
  balance: number,
  units: number,
  entryPrice: number,
): boolean {
  const value = Math.abs(units);
  let { sum, moved } = sums;
  let before = 0;
  for (let row = from; row < to; row += 1) {
    const price = close[row];
    const now = balance + units * (price - entryPrice);
    if (now <= 0) return false;
    equity[row] = now;
    const share = (value * price) / now;
    sum += share;
    moved += Math.abs(share - before);
    before = share;
  }
  sums.held += to - from;
  sums.sum = sum;
  // Left at the end, unless the bars end before.
  sums.moved = to < close.length ? moved + before : moved;
  return true;
}

function positionOf({ size, entryBar, exitBar }: Trips, length: number): Float64Array {
  const position = new Float64Array(length);
  for (let k = 0; k < size.length; k += 1) position.fill(size[k], entryBar[k], exitBar[k] ?? length);
  return position;
}

function exposureOf(
  { size, entryBar, exitBar }: Trips,
  equity: Float64Array,
  close: Float64Array,
  multiplier: number,
): Float64Array {
  const exposure = new Float64Array(close.length);
  for (let k = 0; k < size.length; k += 1) {
    const value = Math.abs(size[k] * multiplier);
    const end = exitBar[k] ?? close.length;
    for (let row = entryBar[k]; row < end; row += 1) exposure[row] = (value * close[row]) / equity[row];
  }
  return exposure;
}
