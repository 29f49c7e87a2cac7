import type { FillReason, RejectionReason, Side } from '@plumbline/model/order';
import { slipOf } from '../costs.ts';
import { refusalRuleIds } from '../rules/rule-ids.ts';
import { equityOf, grossOf, netOf, settleDelisted, trade, type Ledger, type Line } from './ledger.ts';
import { closedFor, legalPrice, legalTrade, readTerms } from './line-rules.ts';
import type { PortfolioAsset, PortfolioConfig, PortfolioRun } from './portfolio.ts';
import { capacityOf, carry, checkPortfolio, openable, openLines, withinLots } from './run-portfolio.ts';
import { timelineOf } from './timeline.ts';

/** An order in units that was given after the close of a bar, or that was filled within it. */
export interface DatedOrder {
  /** Index into the assets. */
  readonly asset: number;
  /** Start of the bar, epoch ms. */
  readonly time: number;
  readonly side: Side;
  readonly quantity: number;
  /** Gives up all of the position, however many units that is, and opens nothing. */
  readonly isExit: boolean;
  /** The price at which it was filled within the bar; null = at the open of the instrument's next bar. */
  readonly price: number | null;
  readonly reason: FillReason;
}

interface Waiting {
  readonly order: DatedOrder;
  left: number;
}

/** Fills what the rules and the account have power for; answers what is left to be tried again. */
function meet(ledger: Ledger, line: Line, { order, left }: Waiting): number {
  const { side, isExit, price: given, reason } = order;
  const row = line.rows[ledger.at];
  const { rules, costs, asset } = line;
  const refuse = (why: RejectionReason, wanted: number, granted: number): void => {
    const ruleIds = refusalRuleIds(rules?.pack ?? null, row, why);
    ledger.rejections.push({ time: ledger.time, asset: order.asset, reason: why, wanted, granted, ruleIds });
  };
  if (rules !== null) readTerms(rules, row);
  const isAgainst = line.units * side < 0;
  const held = isAgainst ? Math.abs(line.units) : 0;
  let close = isExit ? held : Math.min(left, held);
  const desired = isExit ? 0 : left - close;
  if (close + desired === 0) {
    refuse('nothing-to-do', left, 0);
    return 0;
  }
  if (rules !== null && given === null) {
    const shut = closedFor(rules, side, line.price);
    if (shut !== null) {
      refuse(shut, close + desired, 0);
      return left;
    }
  }
  const slipped = given ?? line.price * (1 + side * slipOf(costs, row, close + desired, asset.bars.volume[row]));
  const price = rules === null || given !== null ? slipped : legalPrice(rules, row, side, slipped);
  let open = openable(ledger, line, { side, price, close, desired });
  if (open < desired * (1 - 1e-9)) refuse(open === 0 ? 'insufficient-cash' : 'shrunk-to-cash', desired, open);
  if (rules !== null && close + open > 0) {
    const legal = legalTrade(rules, side, Math.abs(line.units), { close, open, price });
    for (const { reason: why, wanted, granted } of legal.refusals) refuse(why, wanted, granted);
    ({ close, open } = legal);
  }
  const total = Math.min(close + open, capacityOf(ledger, line, row));
  const rest = close + open - total;
  if (rest > 0) refuse('capacity', close + open, total);
  const granted = rules === null || rest === 0 ? total : withinLots(rules, line, side, total, close, price);
  if (granted > 0) trade(ledger, order.asset, side, granted, price, reason);
  return rest;
}

/** The latest time that is not later than the first order. */
function firstAt(times: Float64Array, [first]: readonly DatedOrder[]): number {
  if (first === undefined) return times.length;
  const later = times.findIndex((time) => time > first.time);
  return Math.max(0, (later < 0 ? times.length : later) - 1);
}

/**
 * Runs dated orders in units through one account.
 *
 * What it tells an investor: what an account would hold and be worth that did exactly what it was told, under the rules and
 * costs of each market. Same order of a bar as `runPortfolio`: splits, dividends and costs of holding; orders at the open,
 * those that give up a position first; what was filled within the bar, at the price it was filled at; equity marked at the
 * close. An order that the market does not let through (halted, locked at the limit, too large for the volume) waits for the
 * next bar, until a later order of the same instrument takes its place; what the cash does not pay for is not bought.
 * orders: by rising time. Throws `bad-input` naming field and row.
 */
export function runOrders(
  assets: readonly PortfolioAsset[],
  orders: readonly DatedOrder[],
  config: PortfolioConfig,
): PortfolioRun {
  checkPortfolio(assets, [], config);
  const timeline = timelineOf(assets);
  const { times } = timeline;
  const lines = openLines(assets, timeline, config);
  const ledger: Ledger = {
    lines,
    active: lines,
    config,
    leverage: config.leverage ?? 1,
    cash: new Map([[config.baseCurrency, config.cash]]),
    fills: [],
    rejections: [],
    at: 0,
    time: 0,
    traded: 0,
    taxes: 0,
  };
  const columns = { equity: new Float64Array(times.length), gross: new Float64Array(times.length) };
  const net = new Float64Array(times.length);
  const turnover = new Float64Array(times.length);
  const waiting = new Map<number, Waiting>();
  const isAgainst = ({ order }: Waiting): boolean => lines[order.asset].units * order.side < 0;
  let next = 0;
  let ruinedAt = -1;
  // Until somebody says something there is the money alone, whatever prices do.
  const first = firstAt(times, orders);
  columns.equity.fill(config.cash, 0, first);
  for (let at = first; at < times.length; at += 1) {
    ledger.at = at;
    ledger.time = times[at];
    ledger.traded = 0;
    if (at > 0) carry(ledger, times[at - 1]);
    for (const line of lines) if (line.rows[at] >= 0) line.price = line.asset.bars.open[line.rows[at]];
    const due = [...waiting.values()].filter(({ order }) => lines[order.asset].rows[at] >= 0);
    for (const one of [...due.filter(isAgainst), ...due.filter((one) => !isAgainst(one))]) {
      one.left = meet(ledger, lines[one.order.asset], one);
      if (one.left === 0) waiting.delete(one.order.asset);
    }
    const until = at + 1 < times.length ? times[at + 1] : Number.POSITIVE_INFINITY;
    for (; next < orders.length && orders[next].time < until; next += 1) {
      const order = orders[next];
      if (order.price === null) waiting.set(order.asset, { order, left: order.quantity });
      else if (lines[order.asset].rows[at] >= 0) meet(ledger, lines[order.asset], { order, left: order.quantity });
    }
    for (const line of lines) if (line.rows[at] >= 0) line.price = line.asset.bars.close[line.rows[at]];
    settleDelisted(ledger);
    const now = equityOf(ledger);
    if (now <= 0) {
      ruinedAt = at;
      break;
    }
    columns.equity[at] = now;
    columns.gross[at] = grossOf(ledger) / now;
    net[at] = netOf(ledger) / now;
    turnover[at] = ledger.traded / now;
  }
  return {
    ...columns,
    time: times,
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
