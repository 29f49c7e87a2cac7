import type { Side } from '@plumbline/model/order';
import type { AccountFill, AccountFunding, AccountTrade, BacktestAsset } from './strategy-backtest.ts';

interface Lot {
  readonly fill: AccountFill;
  /** Signed. */
  units: number;
  /** Commission per unit of the entry. */
  readonly fee: number;
  /** Funding per unit since the entry, 0 without any; restated at splits. */
  funding: number;
}

/** First row that is not before an instant; the length where all are. */
export function rowAt(time: Float64Array, at: number): number {
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (time[middle] < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function excursion(asset: BacktestAsset, lot: Lot, exit: AccountFill): { readonly mae: number; readonly mfe: number } {
  const { bars, splits } = asset;
  const from = rowAt(bars.time, lot.fill.time);
  const to = rowAt(bars.time, exit.time);
  let low = Math.min(lot.fill.price, exit.price);
  let high = Math.max(lot.fill.price, exit.price);
  for (let row = from; row < to; row += 1) {
    if (splits !== undefined && splits[row + 1] !== 1) return { mae: Number.NaN, mfe: Number.NaN };
    low = Math.min(low, bars.low[row]);
    high = Math.max(high, bars.high[row]);
  }
  const [fall, rise] = [low / lot.fill.price - 1, high / lot.fill.price - 1];
  return lot.units > 0 ? { mae: fall, mfe: rise } : { mae: -rise, mfe: -fall };
}

/** Units multiply and prices divide at a split, so that lots keep their value. */
export function splitBetween(asset: BacktestAsset, from: number, to: number): number {
  if (asset.splits === undefined) return 1;
  let ratio = 1;
  const { time } = asset.bars;
  for (let row = rowAt(time, from) + 1; row < time.length && time[row] <= to; row += 1) ratio *= asset.splits[row];
  return ratio;
}

function closed(
  asset: BacktestAsset,
  index: number,
  lot: Lot,
  exit: AccountFill,
  units: number,
  time: Float64Array,
): AccountTrade {
  const { fill } = lot;
  const quantity = Math.abs(units);
  const ratio = splitBetween(asset, fill.time, exit.time);
  const entryPrice = fill.price / ratio;
  const commission = quantity * (lot.fee / ratio + exit.commission / exit.quantity);
  const funding = units * lot.funding;
  const pnl = units * (exit.price - entryPrice) - commission - funding;
  return {
    asset: index,
    side: units > 0 ? 1 : -1,
    quantity,
    entryTime: fill.time,
    exitTime: exit.time,
    entryPrice,
    exitPrice: exit.price,
    entryReason: fill.reason,
    exitReason: exit.reason,
    commission,
    ...(asset.perpetual === undefined ? {} : { funding }),
    pnl,
    returnPct: pnl / (quantity * entryPrice),
    ...excursion(asset, lot, exit),
    bars: rowAt(time, exit.time) - rowAt(time, fill.time),
    ruleIds: exit.ruleIds,
  };
}

/**
 * Round trips of an account, first in first out per instrument, in order of closing. What each bought lot made once it was
 * sold, after the commission of both ends; a fill that goes through zero closes what is held and opens the rest. Prices and
 * units before a split are carried over it. time: rows of the account, for the count of bars; fundingPaid: settlements of
 * perpetual futures, per instrument in their order, each paid by the lots that were held then.
 */
export function accountTrades(
  assets: readonly BacktestAsset[],
  fills: readonly AccountFill[],
  time: Float64Array,
  fundingPaid: readonly AccountFunding[] = [],
): readonly AccountTrade[] {
  const payments = assets.map((_, index) => fundingPaid.filter(({ asset }) => asset === index));
  const filled = new Uint32Array(assets.length);
  const paid = new Uint32Array(assets.length);
  const lots = assets.map((): Lot[] => []);
  const trades: AccountTrade[] = [];
  const carried = assets.map(() => Number.NEGATIVE_INFINITY);
  for (const fill of fills) {
    const asset = assets[fill.asset];
    const queue = lots[fill.asset];
    const restate = (at: number): void => {
      const ratio = splitBetween(asset, carried[fill.asset], at);
      carried[fill.asset] = at;
      for (const lot of queue) {
        lot.units *= ratio;
        lot.funding /= ratio;
      }
    };
    const due = payments[fill.asset];
    for (let k = paid[fill.asset]; k < due.length && due[k].after <= filled[fill.asset]; k += 1) {
      restate(due[k].time);
      for (const lot of queue) lot.funding += due[k].perUnit;
      paid[fill.asset] = k + 1;
    }
    filled[fill.asset] += 1;
    restate(fill.time);
    let rest = fill.side * fill.quantity;
    while (queue.length > 0 && rest !== 0 && Math.sign(queue[0].units) === -Math.sign(rest)) {
      const [lot] = queue;
      const units = Math.abs(lot.units) <= Math.abs(rest) * (1 + 1e-12) ? lot.units : -rest;
      trades.push(closed(asset, fill.asset, lot, fill, units, time));
      lot.units -= units;
      rest += units;
      if (Math.abs(rest) <= 1e-12 * fill.quantity) rest = 0;
      if (lot.units === 0) queue.shift();
    }
    if (rest !== 0) queue.push({ fill, units: rest, fee: fill.commission / fill.quantity, funding: 0 });
  }
  return trades;
}

/** What is held after a list of fills, by asset, splits included: units signed, 0 = flat. */
export function unitsHeld(assets: readonly BacktestAsset[], fills: readonly AccountFill[]): Float64Array {
  const units = new Float64Array(assets.length);
  const last = assets.map(() => Number.NEGATIVE_INFINITY);
  for (const { asset, side, quantity, time } of fills) {
    units[asset] = units[asset] * splitBetween(assets[asset], last[asset], time) + (side satisfies Side) * quantity;
    last[asset] = time;
  }
  return units.map((held, at) => {
    const all = held * splitBetween(assets[at], last[at], Number.POSITIVE_INFINITY);
    return Math.abs(all) < 1e-9 ? 0 : all;
  });
}
