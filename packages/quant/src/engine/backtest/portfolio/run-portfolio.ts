import { dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { RejectionReason, Side } from '@plumbline/model/order';
import { adjustedBars } from '../actions/price-scale.ts';
import { checkBars } from '../check-bars.ts';
import { costModel, slipOf } from '../costs.ts';
import { affordable, floorToStep } from '../quantity.ts';
import { refusalRuleIds } from '../rules/rule-ids.ts';
import {
  cashOf,
  equityOf,
  grossOf,
  netOf,
  payDividend,
  refreshActive,
  settle,
  settleDelisted,
  split,
  trade,
  valueOf,
  type Ledger,
  type Line,
} from './ledger.ts';
import { closedFor, legalPrice, legalTrade, openRules, readTerms, type LineRules } from './line-rules.ts';
import type { Decision, PortfolioAsset, PortfolioConfig, PortfolioRun } from './portfolio.ts';
import { ratesOf, timelineOf, type Timeline } from './timeline.ts';
import { cappedWeights, checkCaps } from './weight-caps.ts';

const yearMs = 365 * dayMs;

/** Units one order may trade on this bar. */
export function capacityOf({ config }: Ledger, line: Line, row: number): number {
  const share = config.maxVolumeShare ?? 0;
  return share === 0 ? Number.POSITIVE_INFINITY : floorToStep(line.asset.bars.volume[row] * share, stepOf(line));
}

/** What it takes to reach a wish, before the account's power is asked. */
interface Legs {
  readonly side: Side;
  readonly price: number;
  readonly close: number;
  readonly desired: number;
}

/** What the account has power to open beside what it closes, in units; cut to the wish. */
export function openable(ledger: Ledger, line: Line, { side, price, close, desired }: Legs): number {
  if (desired === 0) return 0;
  const { at, config, leverage } = ledger;
  const rate = line.rates[at];
  const conversion = line.asset.currency === config.baseCurrency ? 1 : 1 + (config.conversionCost ?? 0);
  // Power once the closing leg is settled at the price paid; its commission is part of what the opening leg may cost.
  const slippage = close * Math.abs(price - line.price) * rate;
  const free = equityOf(ledger) - slippage - (grossOf(ledger) - close * line.price * rate) / leverage;
  const power = (Math.max(0, free) * leverage) / rate / conversion;
  return Math.min(
    desired,
    affordable(line.costs, line.rows[at], side, power * (1 + 1e-12), price, close, stepOf(line)),
  );
}

function stepOf({ rules, step }: Line): number {
  return rules === null ? step : rules.terms.lotStep;
}

/** What it takes to reach a line's wish: the side, what it closes and opens, at which price. */
function legsOf(ledger: Ledger, line: Line, equity: number): Legs {
  const { at, config } = ledger;
  const { costs, wish } = line;
  const row = line.rows[at];
  const rate = line.rates[at];
  const step = stepOf(line);
  const held = Math.abs(line.units);
  const wanted = (wish * equity) / (line.price * rate);
  const side: Side = wanted > line.units ? 1 : -1;
  const slipped =
    line.price * (1 + side * slipOf(costs, row, Math.abs(wanted - line.units), line.asset.bars.volume[row]));
  const price = line.rules === null ? slipped : legalPrice(line.rules, row, side, slipped);
  const isSameSide = wanted * line.units > 0;
  if (isSameSide && Math.abs(wanted) <= held) {
    return { side, price, close: held - floorToStep(Math.abs(wanted), step), desired: 0 };
  }
  const close = isSameSide ? 0 : held;
  if (wish === 0) return { side, price, close, desired: 0 };
  const conversion = line.asset.currency === config.baseCurrency ? 1 : 1 + (config.conversionCost ?? 0);
  const budget = (Math.abs(wish) * equity) / rate / conversion - (isSameSide ? held * price : 0);
  return { side, price, close, desired: affordable(costs, row, side, budget, price, close, step) };
}

/** Takes one line to its wish at this bar's open: closes first, then opens what the account has power for. */
function reach(ledger: Ledger, index: number, equity: number): void {
  const line = ledger.lines[index];
  const { rules } = line;
  const row = line.rows[ledger.at];
  const refuse = (reason: RejectionReason, wanted: number, granted: number): void => {
    const ruleIds = refusalRuleIds(rules?.pack ?? null, row, reason);
    ledger.rejections.push({ time: ledger.time, asset: index, reason, wanted, granted, ruleIds });
  };
  if (rules !== null) readTerms(rules, row);
  const { side, price, close: toClose, desired } = legsOf(ledger, line, equity);
  let close = toClose;
  let open = openable(ledger, line, { side, price, close, desired });
  if (rules !== null && close + desired > 0) {
    const closed = closedFor(rules, side, line.price);
    if (closed !== null) {
      // Tried again on the next bar.
      refuse(closed, close + desired, 0);
      return;
    }
  }
  if (open < desired * (1 - 1e-9)) refuse(open === 0 ? 'insufficient-cash' : 'shrunk-to-cash', desired, open);
  if (rules !== null && close + open > 0) {
    const legal = legalTrade(rules, side, Math.abs(line.units), { close, open, price });
    for (const { reason, wanted, granted } of legal.refusals) refuse(reason, wanted, granted);
    ({ close, open } = legal);
  }
  const cap = capacityOf(ledger, line, row);
  const total = Math.min(close + open, cap);
  if (total < close + open) refuse('capacity', close + open, cap);
  // What the volume did not allow is tried again on the next bar.
  else line.wish = Number.NaN;
  const granted = rules === null || total === close + open ? total : withinLots(rules, line, side, total, close, price);
  if (granted > 0) trade(ledger, index, side, granted, price);
}

/** A part of an order that is an order of its own. */
export function withinLots(
  rules: LineRules,
  line: Line,
  side: Side,
  total: number,
  close: number,
  price: number,
): number {
  const part = { close: Math.min(close, total), open: Math.max(0, total - close), price };
  const legal = legalTrade(rules, side, Math.abs(line.units), part);
  return legal.close + legal.open;
}

/** Splits, dividends and the cost of holding since the last bar of each line that has a bar now. */
export function carry(ledger: Ledger, before: number): void {
  const { lines, active, at, time } = ledger;
  const years = (time - before) / yearMs;
  const borrowed = Math.max(0, -cashOf(ledger));
  for (const line of active) {
    if (line.units < 0) settle(ledger, line, line.units * line.price * line.costs.borrowRate * years);
    const row = line.rows[at];
    if (row < 0) continue;
    const { splits, dividends } = line.asset;
    if (splits !== undefined && splits[row] !== 1) split(ledger, line.index, splits[row]);
    if (dividends !== undefined && dividends[row] !== 0 && line.units !== 0) payDividend(ledger, line, dividends[row]);
  }
  if (borrowed === 0) return;
  const rate = Math.max(0, ...lines.map(({ costs }) => costs.marginRate));
  const { baseCurrency } = ledger.config;
  if (rate > 0) {
    ledger.cash.set(baseCurrency, (ledger.cash.get(baseCurrency) ?? 0) - borrowed * rate * years);
  }
}

/** Desired weights within the caps. A weight that nobody spoke of and no cap touched is no wish: NaN. */
function withinCaps({ lines, config, at }: Ledger, weights: Float64Array, equity: number): Float64Array {
  if (config.caps === undefined) return weights;
  const present = Float64Array.from(lines, (line) => valueOf(line, at) / equity);
  const sectors = lines.map(({ asset }) => asset.sector);
  const capped = cappedWeights(weights, present, sectors, config.caps);
  return capped.map((wish, k) => (Number.isNaN(weights[k]) && wish === present[k] ? Number.NaN : wish));
}

function decide(ledger: Ledger, { weights }: Decision, equity: number): void {
  const { lines } = ledger;
  const desiredSizes = withinCaps(ledger, weights, equity);
  for (let k = 0; k < lines.length; k += 1) {
    const wish = desiredSizes[k];
    if (Number.isNaN(wish)) continue;
    const line = lines[k];
    // Of a large universe most are neither held nor wanted.
    line.wish = wish === 0 && line.units === 0 ? Number.NaN : wish;
  }
  refreshActive(ledger);
}

export function checkPortfolio(
  assets: readonly PortfolioAsset[],
  decisions: readonly Decision[],
  config: PortfolioConfig,
): void {
  const refuse = (field: string, problem: string, row?: number): never => {
    throw new PlumblineError('bad-input', `Portfolio: ${problem}`, row === undefined ? { field } : { field, row });
  };
  if (assets.length === 0) refuse('assets', 'there are no instruments. Give at least one.');
  if (new Set(assets.map(({ id }) => id)).size !== assets.length) refuse('assets', 'an instrument is listed twice.');
  if (!(config.cash > 0) || !Number.isFinite(config.cash)) refuse('cash', `cash must be positive, not ${config.cash}.`);
  const { leverage = 1, maxVolumeShare = 0, foreignCash = {} } = config;
  for (const [currency, amount] of Object.entries(foreignCash)) {
    const isTraded = assets.some((asset) => asset.currency === currency);
    if (!isTraded || currency === config.baseCurrency || !(amount >= 0)) {
      refuse(
        'foreignCash',
        `cash of ${amount} ${currency} must be 0 or more, in a currency other than the base that is traded in.`,
      );
    }
  }
  if (!(leverage > 0)) refuse('leverage', `leverage must be positive, not ${leverage}.`);
  if (!(maxVolumeShare >= 0 && maxVolumeShare <= 1)) refuse('maxVolumeShare', 'maxVolumeShare must be from 0 to 1.');
  for (const { id, bars, splits, dividends } of assets) {
    checkBars(bars);
    for (const [field, column] of Object.entries({ splits, dividends })) {
      if (column !== undefined && column.length !== bars.close.length) {
        refuse(field, `${id}: ${field} have ${column.length} rows where the bars have ${bars.close.length}.`);
      }
    }
  }
  for (const [row, { time, weights }] of decisions.entries()) {
    if (row > 0 && !(time > decisions[row - 1].time))
      refuse('decisions', `decision ${row} is not later than the one before.`, row);
    const isWhole =
      weights.length === assets.length && weights.every((weight) => Number.isNaN(weight) || Number.isFinite(weight));
    if (!isWhole) refuse('weights', `decision ${row} needs one finite weight per instrument, NaN = leave it.`, row);
  }
  checkCaps(config.caps ?? {});
}

export function openLines(
  assets: readonly PortfolioAsset[],
  { times, rows }: Timeline,
  config: PortfolioConfig,
): readonly Line[] {
  const rates = new Map<string, Float64Array>();
  return assets.map((asset, index) => {
    const known = rates.get(asset.currency) ?? ratesOf(asset.currency, times, config);
    rates.set(asset.currency, known);
    return {
      asset,
      index,
      costs: costModel(asset.costs ?? {}, null, asset.rules ?? null, () => adjustedBars(asset.bars, asset).close),
      rules: asset.rules === undefined ? null : openRules(asset.rules),
      step: asset.quantityStep ?? 0,
      rows: rows[index],
      rates: known,
      units: 0,
      lots: [],
      price: Number.NaN,
      wish: Number.NaN,
    };
  });
}

/**
 * Runs dated desiredSizes for the weights of many instruments through one account.
 *
 * What it tells an investor: what following an allocation would have made, with each instrument's own trading days, costs
 * and currency. Same order of a bar as the single-instrument executors, and equal to them for one instrument: splits,
 * dividends and costs of holding; desiredSizes met at the open of each instrument's next bar, reductions before increases;
 * equity marked at the close (an instrument without a bar keeps its last close); then the next decision. Foreign trades
 * are settled at the rate of the day. decisions: rising in time, made after the close of that time. Throws `bad-input`
 * naming field and row.
 */
export function runPortfolio(
  assets: readonly PortfolioAsset[],
  decisions: readonly Decision[],
  config: PortfolioConfig,
): PortfolioRun {
  checkPortfolio(assets, decisions, config);
  const timeline = timelineOf(assets);
  const { times } = timeline;
  const lines = openLines(assets, timeline, config);
  const ledger: Ledger = {
    lines,
    active: [],
    config,
    leverage: config.leverage ?? 1,
    cash: new Map([...Object.entries(config.foreignCash ?? {}), [config.baseCurrency, config.cash]]),
    fills: [],
    rejections: [],
    at: 0,
    time: 0,
    traded: 0,
    taxes: 0,
  };
  const equity = new Float64Array(times.length);
  const gross = new Float64Array(times.length);
  const net = new Float64Array(times.length);
  const turnover = new Float64Array(times.length);
  let next = 0;
  let ruinedAt = -1;
  for (let at = 0; at < times.length; at += 1) {
    ledger.at = at;
    ledger.time = times[at];
    ledger.traded = 0;
    if (at > 0) carry(ledger, times[at - 1]);
    meetOpen(ledger);
    for (const line of ledger.active) if (line.rows[at] >= 0) line.price = line.asset.bars.close[line.rows[at]];
    settleDelisted(ledger);
    const now = equityOf(ledger);
    if (now <= 0) {
      ruinedAt = at;
      break;
    }
    equity[at] = now;
    gross[at] = grossOf(ledger) / now;
    net[at] = netOf(ledger) / now;
    turnover[at] = ledger.traded / now;
    // A decision dated between two times is taken with what the earlier one knew.
    const until = at + 1 < times.length ? times[at + 1] : Number.POSITIVE_INFINITY;
    while (next < decisions.length && decisions[next].time < until) {
      if (decisions[next].time >= times[at]) decide(ledger, decisions[next], now);
      next += 1;
    }
  }
  return {
    time: times,
    equity,
    gross,
    net,
    turnover,
    fills: ledger.fills,
    rejections: ledger.rejections,
    taxes: ledger.taxes,
    cash: Object.fromEntries(ledger.cash),
    units: Float64Array.from(lines, ({ units }) => units),
    ruinedAt,
  };
}

/** Meets the desiredSizes of the lines that open now, all sized on the same equity, reductions first. */
function meetOpen(ledger: Ledger): void {
  const { lines, active, at } = ledger;
  const due: number[] = [];
  for (const line of active) {
    if (line.rows[at] < 0) continue;
    line.price = line.asset.bars.open[line.rows[at]];
    if (Number.isNaN(line.wish)) continue;
    // A split may have paid out the last of it.
    if (line.wish === 0 && line.units === 0) line.wish = Number.NaN;
    else due.push(line.index);
  }
  if (due.length === 0) return;
  const equity = equityOf(ledger);
  const isReduction = (index: number): boolean => {
    const line = lines[index];
    const wanted = (line.wish * equity) / (line.price * line.rates[at]);
    return line.units !== 0 && (wanted * line.units <= 0 || Math.abs(wanted) < Math.abs(line.units));
  };
  const reductions = new Set(due.filter(isReduction));
  for (const index of reductions) reach(ledger, index, equity);
  for (const index of due) if (!reductions.has(index)) reach(ledger, index, equity);
  refreshActive(ledger);
}
