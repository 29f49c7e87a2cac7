import type { BacktestFlag } from '@plumbline/model/backtest';
import { fillReasons, rejectionReasons, type Fill, type Rejection, type Side } from '@plumbline/model/order';
import { columnBytes, sha256, utf8 } from '../../facts/hash.ts';
import type { MetricInputs } from '../../catalogue/metric.ts';
import { addedUpExposure, type ExposureTotals } from '../../statistics/exposure-totals.ts';
import type { Book } from './book.ts';
import { grossColumn, heldColumn } from './holdings.ts';
import { reasonCode } from './records.ts';
import { fillRuleIds, refusalRuleIds } from './rules/rule-ids.ts';
import { tradesOf, type ClosedTrade } from './trades-of.ts';

/** A position still open at the last bar, marked at its close. */
export interface OpenPosition {
  readonly entryIndex: number;
  readonly side: Side;
  readonly quantity: number;
  readonly entryPrice: number;
  readonly profit: number;
}

/** A finished run in plain values. Columns have one value per bar, oldest first, money in the currency of the bars. */
export interface RunResult {
  readonly cash0: number;
  /** Cash plus the value of what is held, at each close. */
  readonly equity: Float64Array;
  /** `equityReturns` of the equity, where they were found on the way. */
  readonly returns?: Float64Array;
  /** Net units held after each bar. This curve and the next are laid out when they are asked for: few ask. */
  readonly position: () => Float64Array;
  /** Value of all lots as a share of equity, long and short added up; 0 when flat or ruined. */
  readonly exposure: () => Float64Array;
  /** Sums of the exposure, where they were added up on the way. */
  readonly exposureTotals?: ExposureTotals;
  readonly fills: readonly Fill[];
  readonly trades: readonly ClosedTrade[];
  readonly open: readonly OpenPosition[];
  readonly rejections: readonly Rejection[];
  /** Taxes on dividends, in money. */
  readonly taxes: Book['taxes'];
  readonly flags: readonly BacktestFlag[];
}

function fillsOf({ fills, settings }: Book): readonly Fill[] {
  const { bar, orderId, side, quantity, price, commission, reason } = fills.columns;
  const { rules } = settings;
  const list: Fill[] = [];
  for (let row = 0; row < fills.count; row += 1) {
    const direction: Side = side[row] > 0 ? 1 : -1;
    list.push({
      bar: bar[row],
      orderId: orderId[row],
      side: direction,
      quantity: quantity[row],
      price: price[row],
      commission: commission[row],
      reason: fillReasons[reason[row]] ?? 'market',
      ruleIds: fillRuleIds(rules, bar[row], direction),
    });
  }
  return list;
}

function rejectionsOf({ rejections, settings }: Book): readonly Rejection[] {
  const { bar, orderId, reason, wanted, granted } = rejections.columns;
  return Array.from({ length: rejections.count }, (_, row) => {
    const why = rejectionReasons[reason[row]] ?? 'nothing-to-do';
    return {
      bar: bar[row],
      orderId: orderId[row],
      reason: why,
      wanted: wanted[row],
      granted: granted[row],
      ruleIds: refusalRuleIds(settings.rules, bar[row], why),
    };
  });
}

function openOf({ lots, bars, settings }: Book): readonly OpenPosition[] {
  const last = bars.close[bars.close.length - 1];
  return lots.entries.slice(0, lots.count).map(({ size, entryPrice, entryBar, fee, funding }) => ({
    entryIndex: entryBar,
    side: size > 0 ? 1 : -1,
    quantity: Math.abs(size),
    entryPrice,
    profit: size * (last - entryPrice) * settings.multiplier - fee - funding,
  }));
}

const liquidation = reasonCode('liquidation');
const delisted = reasonCode('delisted');

function hasFill({ fills }: Book, reason: number): boolean {
  for (let row = 0; row < fills.count; row += 1) if (fills.columns.reason[row] === reason) return true;
  return false;
}

function flagsOf(book: Book): readonly BacktestFlag[] {
  const { settings, ruinedAt, lots } = book;
  const hasQuirks = Object.values(settings.compat).some(Boolean);
  const flags: readonly (readonly [BacktestFlag, boolean])[] = [
    ['same-close-fill', settings.isSameClose],
    ['look-back-finish', settings.compat.replaysLastBar],
    ['reference-quirks', hasQuirks],
    ['ruined', ruinedAt >= 0],
    ['stop-waited', book.stopWaited],
    ['liquidated', settings.margin !== null && hasFill(book, liquidation)],
    ['delisted', settings.delisting !== null && hasFill(book, delisted)],
    ['open-at-end', lots.count > 0],
  ];
  return flags.flatMap(([flag, isSet]) => (isSet ? [flag] : []));
}

function exposureOf(book: Book): Float64Array {
  const equity = book.worth ?? book.equity;
  const gross = grossColumn(book);
  const exposure = new Float64Array(equity.length);
  for (let row = 0; row < exposure.length; row += 1) {
    const invested = gross[row];
    const value = equity[row];
    // Nothing held is the rule on many bars, and a division costs more than asking.
    if (invested !== 0 && value > 0) exposure[row] = invested / value;
  }
  return exposure;
}

/** The books of a finished run as plain values. */
export function resultOf(book: Book, cash0: number): RunResult {
  const { equity } = book;
  const position = heldColumn(book);
  const exposure = exposureOf(book);
  return {
    cash0,
    equity,
    position: () => position,
    exposure: () => exposure,
    fills: fillsOf(book),
    trades: tradesOf(book),
    open: openOf(book),
    rejections: rejectionsOf(book),
    taxes: book.taxes,
    flags: flagsOf(book),
  };
}

/**
 * Returns per bar of an equity curve of n bars: n - 1 values, the first measured from the starting cash, so that costs of
 * the very first bar count. 0 once the equity is used up.
 */
export function equityReturns(equity: Float64Array, cash0: number): Float64Array {
  const length = equity.length - 1;
  const returns = new Float64Array(length);
  let before = cash0;
  let i = 0;
  while (i < length) {
    // Out of the market for a stretch, nothing moves: four bars at a time.
    while (i + 3 < length) {
      const first = Math.abs(equity[i + 1] - before) + Math.abs(equity[i + 2] - before);
      const second = Math.abs(equity[i + 3] - before) + Math.abs(equity[i + 4] - before);
      if (first + second !== 0) break;
      i += 4;
    }
    while (i < length && equity[i + 1] === before) i += 1;
    for (; i < length; i += 1) {
      const next = equity[i + 1];
      if (next === before) break;
      returns[i] = before > 0 ? next / before - 1 : 0;
      before = next;
    }
  }
  return returns;
}

/** What the performance metrics read of a run. riskFree: annual fraction. benchmark: returns over the same n - 1 periods. */
export function metricInputsOf(
  result: RunResult,
  periodsPerYear: number,
  riskFree = 0,
  benchmark?: Float64Array,
): MetricInputs {
  const inputs = {
    returns: result.returns ?? equityReturns(result.equity, result.cash0),
    periodsPerYear,
    riskFree,
    trades: result.trades,
    exposureTotals: result.exposureTotals ?? addedUpExposure(result.exposure().subarray(1)),
  };
  return benchmark === undefined ? inputs : { ...inputs, benchmark };
}

/**
 * Fingerprint of what a run did: its equity curve and its fills, bit by bit. Two places that computed the same run agree on
 * it; nothing that merely describes the run is part of it.
 */
export function resultHash({ equity, fills }: Pick<RunResult, 'equity' | 'fills'>): string {
  const columns = (['bar', 'side', 'quantity', 'price', 'commission'] as const).map((name) =>
    Float64Array.from(fills, (fill) => fill[name]),
  );
  const head = utf8(`plumbline-result/1 ${equity.length} ${fills.length} `);
  const body = columnBytes([equity, ...columns]);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return sha256(bytes);
}
