import type { Printable } from '@plumbline/model/format';
import type { StrategyRecord } from '@plumbline/model/strategy-record';
import type { VerdictCheck } from '@plumbline/model/verdict';
import { deflatedSharpeCheck } from '../evidence/checks/deflated-sharpe.ts';
import { changesFor, explain } from '../evidence/explain.ts';
import { measuredPart, periodRows } from '../evidence/evidence-periods.ts';
import { labelOf } from '../evidence/label-rules.ts';
import { sharpeRecord } from '../evidence/sharpe-record.ts';
import { thresholds } from '../evidence/thresholds.ts';
import { contentHash } from './content-hash.ts';
import { metrics } from '../catalogue/metrics/registry.ts';
import { accountMetrics } from '../engine/strategy/account-metrics.ts';
import { backtestHash } from '../engine/strategy/backtest-hash.ts';
import type { AccountFill } from '../engine/strategy/strategy-backtest.ts';
import { headlineFigures } from '../engine/strategy/headline-figures.ts';

/** Two engines may differ in the last digits of a logarithm or a power. */
function isSame(a: number | null | undefined, b: number | null | undefined): boolean {
  const [left, right] = [a ?? Number.NaN, b ?? Number.NaN];
  if (!Number.isFinite(left) || !Number.isFinite(right)) return Number.isFinite(left) === Number.isFinite(right);
  return Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));
}

function fillsOf({ fills }: StrategyRecord): readonly AccountFill[] {
  const at = (column: readonly number[], row: number): number => column[row] ?? Number.NaN;
  return fills.time.map((time, row) => ({
    time,
    asset: at(fills.asset, row),
    side: at(fills.side, row) > 0 ? 1 : -1,
    quantity: at(fills.quantity, row),
    price: at(fills.price, row),
    commission: at(fills.commission, row),
    // What merely describes a fill is no part of the fingerprint.
    reason: 'market',
    ruleIds: [],
  }));
}

function wrongHashes(record: StrategyRecord): readonly string[] {
  const { hash, resultHash, equity, time, ...rest } = record;
  const result = { equity: Float64Array.from(equity), time: Float64Array.from(time), fills: fillsOf(record) };
  const isResult = backtestHash(result) === resultHash;
  const isContent = contentHash({ ...rest, resultHash, equity, time }) === hash;
  return [...(isResult ? [] : ['resultHash']), ...(isContent ? [] : ['hash'])];
}

function wrongHeadline(record: StrategyRecord): readonly string[] {
  const { cash, periodsPerYear, figures, measuredRow: row = 0 } = record;
  const ids: ReadonlySet<string> = new Set(headlineFigures);
  const measured = (column: readonly number[]): Float64Array => Float64Array.from(column).subarray(row);
  const spanOf = (column: readonly number[]) => ({
    before: row === 0 ? cash : (column[row - 1] ?? Number.NaN),
    periodsPerYear,
    equity: measured(column),
  });
  const own = accountMetrics({ ...spanOf(record.equity), exposure: measured(record.exposure) }, ids);
  const market = record.benchmark === null ? null : accountMetrics(spanOf(record.benchmark), ids);
  const wrong = (of: string, again: typeof own | null, kept: typeof own | null): readonly string[] =>
    headlineFigures.filter((id) => !isSame(again?.[id], kept?.[id])).map((id) => `${of}.${id}`);
  return [...wrong('strategy', own, figures.strategy), ...wrong('benchmark', market, figures.benchmark)];
}

/** The hurdle of luck, from the curve and the count of tries; the deviation among the settings is taken as it is. */
function wrongDeflation(check: VerdictCheck, record: StrategyRecord): readonly string[] {
  const { equity, time, cash, verdict, measuredRow = 0 } = record;
  const periods = periodRows(Float64Array.from(time));
  const { returns } = measuredPart(Float64Array.from(equity), cash, periods, measuredRow);
  const { sharpe, ...moments } = sharpeRecord(returns);
  const known = Object.fromEntries(check.figures.map(({ id, value }) => [id, value ?? Number.NaN]));
  const years = known['years'] ?? Number.NaN;
  const measured = { ...known, ...moments, sharpe: sharpe * Math.sqrt(moments.periods / years) };
  const again = deflatedSharpeCheck.recount?.(measured, verdict.trials) ?? null;
  const figures: Readonly<Record<string, number>> = again?.figures ?? {};
  return [
    ...(isSame(again?.value, check.value) ? [] : [`${check.id}.value`]),
    ...check.figures.filter(({ id, value }) => !isSame(figures[id], value)).map(({ id }) => `${check.id}.figure.${id}`),
  ];
}

function wrongVerdict(record: StrategyRecord): readonly string[] {
  const { label, checks, explanation, changes } = record.verdict;
  const drawn = { label: labelOf(checks), explanation: explain(label, checks), changes: changesFor(checks) };
  const isDrawn = JSON.stringify(drawn) === JSON.stringify({ label, explanation, changes });
  const lines = checks.filter(({ id, threshold, limit, bound }) => {
    const line = thresholds[id];
    return line === undefined || line.pass !== threshold || line.fail !== limit || line.bound !== bound;
  });
  const deflated = checks.filter(({ id }) => id === deflatedSharpeCheck.id);
  return [
    ...(isDrawn ? [] : ['verdict']),
    ...lines.map(({ id }) => `${id}.threshold`),
    ...deflated.flatMap((check) => wrongDeflation(check, record)),
  ];
}

/**
 * What of a record does not come out again from what it carries, by handle: the fingerprints from curve and fills, the
 * headline figures from the curve, the hurdle of luck from the curve and the count of tries, every line to pass from the
 * table of lines, label and explanation from the checks. Empty = all of it does.
 *
 * What it tells an investor: whether the page in front of them is the one that was written.
 */
export function recordFaults(record: StrategyRecord): readonly string[] {
  return [...wrongHashes(record), ...wrongHeadline(record), ...wrongVerdict(record)];
}

function checkFigures(check: VerdictCheck): readonly (readonly [string, Printable])[] {
  const { id, value, threshold, unit, decimals, figures } = check;
  return [
    [`${id}.value`, { value, unit, decimals }],
    [`${id}.threshold`, { value: threshold, unit, decimals }],
    ...figures.map((figure): readonly [string, Printable] => [`${id}.figure.${figure.id}`, figure]),
  ];
}

/**
 * Every figure of a record that a page prints, by handle, with its unit and digits: `strategy.sharpe`, `benchmark.sharpe`,
 * `trials`, `trades`, `cash`, and per check `<check>.value`, `<check>.threshold` and `<check>.figure.<id>`.
 *
 * What it tells an investor: nothing by itself; printing and checking read the same list, so that they cannot differ.
 */
export function recordFigures({
  figures,
  verdict,
  trades,
  cash,
  currency,
}: StrategyRecord): ReadonlyMap<string, Printable> {
  const printed = new Map<string, Printable>([
    ['trials', { value: verdict.trials, unit: 'count', decimals: 0 }],
    ['trades', { value: trades, unit: 'count', decimals: 0 }],
    ['cash', { value: cash, unit: 'money', currency, decimals: 0 }],
    ...verdict.checks.flatMap(checkFigures),
  ]);
  for (const { id, unit, decimals } of metrics) {
    const isHeadline = headlineFigures.some((one) => one === id);
    if (!isHeadline) continue;
    printed.set(`strategy.${id}`, { value: figures.strategy[id] ?? null, unit, decimals });
    if (figures.benchmark !== null) {
      printed.set(`benchmark.${id}`, { value: figures.benchmark[id] ?? null, unit, decimals });
    }
  }
  return printed;
}
