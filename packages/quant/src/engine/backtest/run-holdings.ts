import type { BarColumns } from '@plumbline/model/bar';
import type { Fill, Side } from '@plumbline/model/order';
import type { RunConfig, RunExtras, Settings } from './book.ts';
import { checkBars } from './check-bars.ts';
import { costModel, type CostModel } from './costs.ts';
import { sizeEpsilon, floorToStep } from './quantity.ts';
import type { OpenPosition, RunResult } from './run-result.ts';
import { noteMovingStretches } from '../../statistics/moving-stretches.ts';
import { needsEvents, type PositionChanges } from './run-vector.ts';
import { checkExtras, checkVolumes, settingsOf } from './settings.ts';
import { closedTrade, type ClosedTrade } from './trades-of.ts';

/** Whether a fill is its price moved by a constant share, and its cost a share of its value. */
function isPlain(settings: Settings, costs: CostModel): boolean {
  if (needsEvents(settings) || settings.isSameClose || settings.endOfData !== 'mark' || settings.delisting !== null) {
    return false;
  }
  return costs.isFlat && costs.volatilityShare === 0 && costs.volumeImpact === 0;
}

const noRules: readonly string[] = [];

function marketFill(bar: number, orderId: number, side: Side, quantity: number, price: number, fee: number): Fill {
  return { bar, orderId, side, quantity, price, commission: fee, reason: 'market', ruleIds: noRules };
}

/**
 * `runVectorOn` of a position that is either out or in, where fills cost a share of their value and no market rules apply.
 *
 * What it tells an investor: the same as the books, bit for bit, at a quarter of the time: such a run holds one lot at a time,
 * so its books are a few numbers. changes: bars in order and the share of equity desired for from each close on. Columns of
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
  checkExtras(bars, extras);
  const settings = settingsOf(config, extras, bars);
  checkVolumes(bars, settings);
  const costs = costModel(config.costs ?? {}, config.commission ?? null, settings.rules, () => bars.close);
  return isPlain(settings, costs) ? holdAndLeave(bars, changes, config.cash, settings, costs) : null;
}

function stillOpen(
  size: number,
  entryIndex: number,
  entryPrice: number,
  price: number,
  multiplier: number,
  fee: number,
): OpenPosition {
  const profit = size * (price - entryPrice) * multiplier - fee;
  return { entryIndex, side: size > 0 ? 1 : -1, quantity: Math.abs(size), entryPrice, profit };
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
  // In one piece of memory: making a column costs more than filling it.
  const memory = new ArrayBuffer((2 * length - 1) * Float64Array.BYTES_PER_ELEMENT);
  const equity = new Float64Array(memory, 0, length);
  const returns = new Float64Array(memory, length * Float64Array.BYTES_PER_ELEMENT);
  const curves = { equity, returns, held: 0, sum: 0, moved: 0 };
  const moving: number[] = [];
  const fills: Fill[] = [];
  const trades: ClosedTrade[] = [];
  const terms = { multiplier, isSameClose: false, hasSplits: false };
  let nextId = 1;
  let balance = cash0;
  let worth = cash0;
  let size = 0;
  let entryBar = 0;
  let entryPrice = 0;
  let entryFee = 0;
  let marked = 0;
  for (let k = 0; k <= changes.bars.length; k += 1) {
    const due = k < changes.bars.length ? (changes.bars[k] + wait) | 0 : length;
    const bar = due < length ? due : length;
    if (size === 0) writeFlat(equity, balance, marked, bar);
    else if (!markHolding(curves, close, marked, bar, worth, balance, size * multiplier, entryPrice)) return null;
    if (bar === length) break;
    worth = equity[bar - 1];
    marked = bar;
    const orderId = nextId;
    nextId += 1;
    const wish = changes.desiredSizes[k];
    if (size === 0 && wish !== 0) {
      const side = wish > 0 ? 1 : -1;
      const price = open[bar] * (1 + side * slip);
      const unit = price * multiplier;
      const quantity = floorToStep((Math.abs(wish) * balance) / (unit * (1 + rate)), quantityStep);
      if (!(quantity > 0)) continue;
      const fee = quantity * unit * rate;
      // What there is no money for is cut by the books, which also say so.
      if (quantity * unit + fee > balance * leverage + sizeEpsilon * balance) return null;
      balance -= fee;
      size = side * quantity;
      entryBar = bar;
      entryPrice = price;
      entryFee = fee;
      nextId += 1;
      fills.push(marketFill(bar, orderId, side, quantity, price, fee));
    } else if (wish === 0 && size !== 0) {
      const side = size > 0 ? -1 : 1;
      const price = open[bar] * (1 + side * slip);
      const quantity = Math.abs(size);
      const fee = quantity * (price * multiplier) * rate;
      balance += size * (price - entryPrice) * multiplier;
      balance -= fee;
      fills.push(marketFill(bar, orderId, side, quantity, price, fee));
      // As the books share a commission out among the lots it closed.
      const paid = entryFee + (fee / quantity) * quantity;
      trades.push(closedTrade(bars, terms, size, entryBar, entryPrice, bar, price, paid));
      returns[bar - 1] = balance / worth - 1;
      moving.push(entryBar - 1, bar);
      size = 0;
    } else if (wish !== 0) return null;
  }
  if (size !== 0) moving.push(entryBar - 1, length - 1);
  noteMovingStretches(returns, moving);
  const kept = size === 0 ? [] : [stillOpen(size, entryBar, entryPrice, close[length - 1], multiplier, entryFee)];
  return {
    cash0,
    equity,
    returns,
    position: () => positionOf([...trades, ...kept], length),
    exposure: () => exposureOf([...trades, ...kept], equity, close, multiplier),
    // The first bar has no period that ends with it.
    exposureTotals: { periods: length - 1, held: curves.held, sum: curves.sum, moved: curves.moved },
    fills,
    trades,
    open: kept,
    rejections: [],
    taxes: [],
    flags: size === 0 ? [] : ['open-at-end'],
  };
}

/** As `fill`, which takes longer to call than the few rows between two holdings take to write. */
function writeFlat(equity: Float64Array, balance: number, from: number, to: number): void {
  for (let row = from; row < to; row += 1) equity[row] = balance;
}

/** What is written while the account is marked: its curves, and its exposure added up. */
interface Curves {
  readonly equity: Float64Array;
  readonly returns: Float64Array;
  held: number;
  sum: number;
  moved: number;
}

/**
 * Values bars [from, to) of a holding; false where it uses the equity up. worth: the equity of the bar before; units: signed.
 */
function markHolding(
  curves: Curves,
  close: Float64Array,
  from: number,
  to: number,
  worth: number,
  balance: number,
  units: number,
  entryPrice: number,
): boolean {
  const { equity, returns } = curves;
  const value = Math.abs(units);
  let { sum, moved } = curves;
  let share = 0;
  let before = worth;
  for (let row = from; row < to; row += 1) {
    const price = close[row];
    const now = balance + units * (price - entryPrice);
    if (now <= 0) return false;
    equity[row] = now;
    returns[row - 1] = now / before - 1;
    const next = (value * price) / now;
    sum += next;
    moved += Math.abs(next - share);
    before = now;
    share = next;
  }
  curves.held += to - from;
  curves.sum = sum;
  // Left at the end, unless the bars end before.
  curves.moved = to < close.length ? moved + share : moved;
  return true;
}

/** A trade, or what will be one. */
interface Holding {
  readonly entryIndex: number;
  readonly exitIndex?: number;
  readonly side: Side;
  readonly quantity: number;
}

function positionOf(holdings: readonly Holding[], length: number): Float64Array {
  const position = new Float64Array(length);
  for (const { side, quantity, entryIndex, exitIndex } of holdings) {
    position.fill(side * quantity, entryIndex, exitIndex ?? length);
  }
  return position;
}

function exposureOf(
  holdings: readonly Holding[],
  equity: Float64Array,
  close: Float64Array,
  multiplier: number,
): Float64Array {
  const exposure = new Float64Array(close.length);
  for (const { quantity, entryIndex, exitIndex = close.length } of holdings) {
    const units = quantity * multiplier;
    for (let row = entryIndex; row < exitIndex; row += 1) exposure[row] = (units * close[row]) / equity[row];
  }
  return exposure;
}
