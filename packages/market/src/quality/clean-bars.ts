import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { BarTable } from './bar-table.ts';
import { at } from './bar-table.ts';
import type { CheckContext } from './check.ts';
import { isBeyondAnyLimit } from './checks/unlisted-split.ts';
import type { Finding } from './finding.ts';
import { runChecks } from './run-checks.ts';
import { validateBars } from './validate-bars.ts';

/** More bad rows than this and the whole body is not to be trusted. */
const tolerableShare = 0.01;
const tolerableRows = 2;

/** Before this, price archives have long runs of days without an opening price; later such days are faults. */
const reliableFrom = Date.UTC(1995, 0, 1);

export interface CleanBars {
  readonly series: BarSeries;
  readonly findings: readonly Finding[];
  /** The actions given, with the amounts that were mended. */
  readonly actions: readonly CorporateAction[];
}

function isTooMany(bad: number, rows: number): boolean {
  return bad > Math.max(tolerableRows, rows * tolerableShare);
}

/** Where the old part of a series is full of unusable rows, the series begins after the last of them. */
function firstReliableRow(time: Float64Array, bad: readonly number[]): number {
  const early = bad.filter((row) => at(time, row) < reliableFrom);
  const rows = time.findIndex((value) => value >= reliableFrom);
  return isTooMany(early.length, rows < 0 ? time.length : rows) ? (early.at(-1) ?? -1) + 1 : 0;
}

function refuse({ instrumentId }: BarSeries, findings: readonly Finding[], why: string): never {
  throw new PlumblineError('data-refused', `The prices of ${instrumentId} were refused: ${why}.`, {
    findings: findings.slice(0, 20),
  });
}

/** The bar an action takes effect on: the first on or after its date. -1 where there is none. */
function rowOf(time: Float64Array, exDate: string): number {
  const from = timeOf(exDate);
  return time.findIndex((value) => value >= from);
}

/** Actions in columns beside the bars they take effect on; what falls on no bar of a daily series stands on the next. */
function tableOf({ interval, columns }: BarSeries, actions: readonly CorporateAction[]): BarTable {
  if (interval !== '1d') return { interval, columns };
  const { time } = columns;
  const splits = new Float64Array(time.length);
  const dividends = new Float64Array(time.length);
  for (const action of actions) {
    const row = rowOf(time, action.exDate);
    if (row < 1) continue;
    if (action.kind === 'split') splits[row] = action.ratio;
    else dividends[row] = at(dividends, row) + action.amount;
  }
  return { interval, columns, splits, dividends };
}

/** Dividends on rows where the check changed the sum are scaled along; a sum of nothing drops them. */
function mendActions(
  actions: readonly CorporateAction[],
  before: BarTable,
  after: BarTable,
): readonly CorporateAction[] {
  const { dividends } = before;
  const mended = after.dividends;
  if (dividends === undefined || mended === undefined || mended.every((paid, row) => paid === at(dividends, row))) {
    return actions;
  }
  return actions.flatMap((action): readonly CorporateAction[] => {
    if (action.kind === 'split') return [action];
    const row = rowOf(after.columns.time, action.exDate);
    const ratio = row < 1 ? 1 : at(mended, row) / at(dividends, row);
    if (ratio === 1 || Number.isNaN(ratio)) return [action];
    return ratio === 0 ? [] : [{ ...action, amount: action.amount * ratio }];
  });
}

/**
 * The last row before which the prices are of other shares, as no market lets a price fall so far and no split is listed: what is
 * computed over that day would be of neither. 0 where there is none.
 */
function firstOfToday(table: BarTable, findings: readonly Finding[], context: CheckContext): number {
  const rows = findings.flatMap(({ kind, row }) =>
    kind === 'missing-split' && isBeyondAnyLimit(table, row, context) ? [row] : [],
  );
  return Math.max(0, ...rows);
}

function withoutRows(columns: BarColumns, dropped: ReadonlySet<number>): BarColumns {
  const keep = (column: Float64Array): Float64Array => column.filter((_, row) => !dropped.has(row));
  return {
    time: keep(columns.time),
    open: keep(columns.open),
    high: keep(columns.high),
    low: keep(columns.low),
    close: keep(columns.close),
    volume: keep(columns.volume),
  };
}

/**
 * A provider's series without its unusable rows and with what a rule could mend, or a refusal: too many bad rows, or a fault that
 * spoils the whole. Every row left out and every number mended stands among the findings.
 */
export function cleanBars(series: BarSeries, now: number, actions: readonly CorporateAction[] = []): CleanBars {
  const faults = validateBars(series, now);
  const { time } = series.columns;
  const spoilt = faults.find((finding) => finding.severity === 'refuse');
  if (spoilt !== undefined) refuse(series, faults, spoilt.why);
  const bad = faults.map((finding) => finding.row);
  const firstRow = firstReliableRow(time, bad);
  const later = bad.filter((row) => row >= firstRow);
  const dropped = new Set([...Array(firstRow).keys(), ...later]);
  if (isTooMany(later.length, time.length - firstRow) || dropped.size === time.length) {
    refuse(series, faults, faults[0]?.why ?? 'no rows');
  }
  const rows = [...time.keys()].filter((row) => !dropped.has(row));
  const table = tableOf({ ...series, columns: withoutRows(series.columns, dropped) }, actions);
  const context = {
    now,
    market: marketById(marketOf(series.instrumentId)),
    instrumentId: series.instrumentId,
    adjustment: series.adjustment,
  };
  const checked = runChecks(table, [...rows.keys()], context);
  const first = firstOfToday(checked.table, checked.findings, context);
  const found = checked.findings.map((finding) => ({
    ...finding,
    row: rows[finding.row] ?? finding.row,
    ...(finding.row === first && finding.kind === 'missing-split'
      ? { why: `${finding.why}: the days before it are left out` }
      : {}),
  }));
  const findings = [...faults, ...found];
  const unclear = found.find((finding) => finding.severity === 'refuse');
  if (unclear !== undefined) refuse(series, findings, unclear.why);
  const unusable = checked.findings.filter(({ severity }) => severity === 'drop').map(({ row }) => row);
  const leftOut = new Set([...Array(first).keys(), ...unusable]);
  const columns = withoutRows(checked.table.columns, leftOut);
  const isLastKept = at(columns.time, columns.time.length - 1) === at(time, time.length - 1);
  return {
    series: { ...series, columns, isLastPartial: series.isLastPartial && isLastKept },
    findings,
    actions: mendActions(actions, table, checked.table),
  };
}
