import type { BarColumns } from '@plumbline/model/bar';
import type { Fill, Side } from '@plumbline/model/order';
import type { RunConfig, RunExtras, Settings } from './book.ts';
import { checkBars } from './check-bars.ts';
import { costModel, type CostModel } from './costs.ts';
import { dust, floorToStep } from './quantity.ts';
import type { RunResult } from './run-result.ts';
import { needsEvents, type PositionChanges } from './run-vector.ts';
import { checkExtras, settingsOf } from './settings.ts';
import { closedTrade, type ClosedTrade } from './trades-of.ts';

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
 * `runVector` of a series that is either out or in, with plain costs and without rules, as its result: the books of such a
 * run hold one lot at a time, so they are a few numbers. Bit for bit the result of the books; null where they are needed,
 * for the terms or because a position changes its size or side, is cut to the cash there is, or uses the equity up.
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

function holdAndLeave(
  bars: BarColumns,
  changes: PositionChanges,
  cash0: number,
  settings: Settings,
  costs: CostModel,
): RunResult | null {
  const { open, close } = bars;
  const { multiplier, leverage, quantityStep, delayBars } = settings;
  const { rate } = costs;
  const slip = costs.slip + costs.spread / 2;
  const { length } = close;
  const terms = { multiplier, isSameClose: false, hasSplits: false };
  const equity = new Float64Array(length);
  const position = new Float64Array(length);
  const exposure = new Float64Array(length);
  const fills: Fill[] = [];
  const trades: ClosedTrade[] = [];
  let nextId = 1;
  let balance = cash0;
  let size = 0;
  let entryPrice = 0;
  let entryBar = 0;
  let entryFee = 0;
  let marked = 0;
  for (let k = 0; k <= changes.bars.length; k += 1) {
    const isEnd = k === changes.bars.length || changes.bars[k] + 1 + delayBars >= length;
    const bar = isEnd ? length : (changes.bars[k] + 1 + delayBars) | 0;
    if (size === 0) equity.fill(balance, marked, bar);
    else {
      const units = size * multiplier;
      const value = Math.abs(units);
      position.fill(size, marked, bar);
      for (let row = marked; row < bar; row += 1) {
        const price = close[row];
        const now = balance + units * (price - entryPrice);
        if (now <= 0) return null;
        equity[row] = now;
        exposure[row] = (value * price) / now;
      }
    }
    if (isEnd) break;
    marked = bar;
    const orderId = nextId;
    nextId += 1;
    const wish = changes.wishes[k];
    if (wish === 0) {
      if (size === 0) continue;
      const side = size > 0 ? -1 : 1;
      const price = open[bar] * (1 + side * slip);
      const quantity = Math.abs(size);
      const fee = quantity * (price * multiplier) * rate;
      balance += size * (price - entryPrice) * multiplier;
      balance -= fee;
      fills.push(marketFill(bar, orderId, side, quantity, price, fee));
      const trip = {
        size,
        entryBar,
        entryPrice,
        exitBar: bar,
        exitPrice: price,
        fee: entryFee + (fee / quantity) * quantity,
        stopLoss: Number.NaN,
        target: Number.NaN,
      };
      trades.push(closedTrade(bars, terms, trip));
      size = 0;
      continue;
    }
    if (size !== 0) return null;
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
    entryBar = bar;
    entryFee = fee;
    nextId += 1;
    fills.push(marketFill(bar, orderId, side, quantity, price, fee));
  }
  const isOpen = size !== 0;
  const profit = size * (close[length - 1] - entryPrice) * multiplier - entryFee;
  return {
    cash0,
    equity,
    position,
    exposure,
    fills,
    trades,
    open: isOpen
      ? [{ entryIndex: entryBar, side: size > 0 ? 1 : -1, quantity: Math.abs(size), entryPrice, profit }]
      : [],
    rejections: [],
    taxes: [],
    flags: isOpen ? ['open-at-end'] : [],
  };
}
