import type { FillReason, Side } from '@plumbline/model/order';
import { roundToStep } from '@plumbline/model/round-to-step';
import { commissionOn, type CostModel } from '../costs.ts';
import { floorToStep } from '../quantity.ts';
import { fillRuleIds } from '../rules/rule-ids.ts';
import { remember, type LineRules } from './line-rules.ts';
import type { PortfolioAsset, PortfolioConfig, PortfolioFill, PortfolioRejection } from './portfolio.ts';

/** One asset during a run. */
export interface Line {
  readonly asset: PortfolioAsset;
  readonly costs: CostModel;
  readonly rules: LineRules | null;
  readonly step: number;
  /** Own row by union time, -1 without one. */
  readonly rows: Int32Array;
  /** Base per unit of its currency, by union time. */
  readonly rates: Float64Array;
  units: number;
  /** Purchases by own row, oldest first, while what is due at their sale depends on when they were made. */
  readonly lots: { readonly row: number; units: number }[];
  /** Latest price known: the open while orders are met, then the close; NaN before its first bar. */
  price: number;
  /** Desired share of equity that is still to be reached; NaN = nothing to do. */
  wish: number;
  /** Index into the assets. */
  readonly index: number;
}

export interface Ledger {
  readonly lines: readonly Line[];
  /** Those that are held or desired for, in their order: all that a bar is about. */
  active: readonly Line[];
  readonly config: PortfolioConfig;
  readonly leverage: number;
  readonly cash: Map<string, number>;
  readonly fills: PortfolioFill[];
  readonly rejections: PortfolioRejection[];
  /** Index into the union times. */
  at: number;
  time: number;
  /** Taxes so far, in the base currency. */
  taxes: number;
  /** Value traded on this time, in the base currency. */
  traded: number;
}

export function valueOf({ units, price, rates }: Line, at: number): number {
  return units === 0 ? 0 : units * price * rates[at];
}

export function cashOf({ cash, lines, config, at }: Ledger): number {
  let total = cash.get(config.baseCurrency) ?? 0;
  for (const [currency, amount] of cash) {
    if (currency === config.baseCurrency || amount === 0) continue;
    const line = lines.find(({ asset }) => asset.currency === currency);
    total += amount * (line?.rates[at] ?? Number.NaN);
  }
  return total;
}

export function equityOf(ledger: Ledger): number {
  return ledger.active.reduce((total, line) => total + valueOf(line, ledger.at), cashOf(ledger));
}

export function grossOf({ active, at }: Ledger): number {
  return active.reduce((total, line) => total + Math.abs(valueOf(line, at)), 0);
}

/** Long less short, in the base currency. */
export function netOf({ active, at }: Ledger): number {
  return active.reduce((total, line) => total + valueOf(line, at), 0);
}

/** Finds out again what the bars to come are about. */
export function refreshActive(ledger: Ledger): void {
  ledger.active = ledger.lines.filter(({ units, wish }) => units !== 0 || !Number.isNaN(wish));
}

/**
 * Moves money of an asset's currency. What is missing is bought with the base currency; what comes in is changed back, or
 * kept to pay for the next purchase where the account holds several currencies.
 */
export function settle(ledger: Ledger, line: Line, amount: number): void {
  const { cash, config, at } = ledger;
  const { currency } = line.asset;
  const base = config.baseCurrency;
  const add = (where: string, money: number): void => void cash.set(where, (cash.get(where) ?? 0) + money);
  if (currency === base) {
    add(base, amount);
    return;
  }
  if (amount > 0 && config.foreignProceeds === 'keep') {
    add(currency, amount);
    return;
  }
  const own = amount < 0 ? Math.min(-amount, Math.max(0, cash.get(currency) ?? 0)) : 0;
  if (own > 0) add(currency, -own);
  const cost = config.conversionCost ?? 0;
  const rate = line.rates[at] * (amount < 0 ? 1 + cost : 1 - cost);
  add(base, (amount + own) * rate);
}

/** Takes a tax, to the cent of the line's currency. */
function payTax(ledger: Ledger, line: Line, amount: number): void {
  const tax = roundToStep(amount, 0.01, 'half-up');
  if (!(tax > 0)) return;
  settle(ledger, line, -tax);
  ledger.taxes += tax * line.rates[ledger.at];
}

/** What a sale owes for the dividends of the shares it sells, oldest first; a purchase is remembered. */
function payAtSale(ledger: Ledger, line: Line, side: Side, quantity: number): void {
  const { dividendTax } = line.asset;
  const row = line.rows[ledger.at];
  if (dividendTax === undefined) return;
  const isBuy = side === 1;
  // Only what is held long has been paid dividends.
  if (isBuy) {
    const opened = Math.min(quantity, Math.max(0, line.units + quantity));
    if (opened > 0) line.lots.push({ row, units: opened });
    return;
  }
  let left = Math.min(quantity, Math.max(0, line.units));
  let due = 0;
  while (left > 0 && line.lots.length > 0) {
    const [oldest] = line.lots;
    const part = Math.min(left, oldest.units);
    due += part * dividendTax.dueAtSale(oldest.row, row);
    oldest.units -= part;
    left -= part;
    if (oldest.units <= 1e-9) line.lots.shift();
  }
  payTax(ledger, line, due);
}

/** Pays a dividend, less what is kept back. */
export function payDividend(ledger: Ledger, line: Line, perUnit: number): void {
  const amount = line.units * perUnit;
  settle(ledger, line, amount);
  const rate = line.asset.dividendTax?.withheld[line.rows[ledger.at]] ?? 0;
  if (amount > 0) payTax(ledger, line, amount * rate);
}

export function trade(
  ledger: Ledger,
  index: number,
  side: Side,
  quantity: number,
  price: number,
  reason: FillReason = 'rebalance',
): void {
  const line = ledger.lines[index];
  const { at, time } = ledger;
  const commission = reason === 'delisted' ? 0 : commissionOn(line.costs, line.rows[at], side, quantity, price);
  settle(ledger, line, -side * quantity * price - commission);
  payAtSale(ledger, line, side, quantity);
  line.units += side * quantity;
  if (Math.abs(line.units) <= 1e-12 * quantity) line.units = 0;
  ledger.traded += quantity * price * line.rates[at];
  const row = line.rows[at];
  if (line.rules !== null) remember(line.rules, row, side, quantity);
  const ruleIds = fillRuleIds(line.rules?.pack ?? null, row, side);
  const rate = line.rates[at];
  ledger.fills.push({ time, asset: index, side, quantity, price, commission, rate, reason, ruleIds });
}

/** New units for old; where only whole ones are held, the fraction is paid out at the open. */
export function split(ledger: Ledger, index: number, ratio: number): void {
  const line = ledger.lines[index];
  const { at, time } = ledger;
  line.units *= ratio;
  for (const lot of line.lots) lot.units *= ratio;
  if (line.rules === null || line.rules.pack.unit === 0) return;
  for (const purchase of line.rules.recent) purchase.units *= ratio;
  const row = line.rows[at];
  const whole = Math.sign(line.units) * floorToStep(Math.abs(line.units), line.rules.pack.unit);
  const fraction = Math.abs(line.units - whole);
  const price = line.asset.bars.open[row];
  if (fraction > 1e-12 * Math.abs(line.units)) {
    const side: Side = line.units > 0 ? -1 : 1;
    settle(ledger, line, -side * fraction * price);
    const ruleIds = fillRuleIds(line.rules.pack, row, side);
    const rate = line.rates[at];
    const fill = { time, asset: index, side, quantity: fraction, price, commission: 0, rate } as const;
    ledger.fills.push({ ...fill, reason: 'cash-in-lieu', ruleIds });
  }
  line.units = whole;
}

/** Pays out, at the close of their last bar, what is held of instruments that are gone. */
export function settleDelisted(ledger: Ledger): void {
  const { at } = ledger;
  for (const { asset, index, rows, units, price } of ledger.active) {
    const { delisting, bars } = asset;
    if (delisting === undefined || units === 0 || rows[at] !== bars.close.length - 1) continue;
    trade(ledger, index, units > 0 ? -1 : 1, Math.abs(units), delisting === 'last' ? price : delisting, 'delisted');
  }
}
