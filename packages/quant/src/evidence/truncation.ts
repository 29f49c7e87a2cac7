import { sliceColumns } from '@plumbline/model/bar';
import { createColumnCache, type ExpressionContext, type Kernel } from '../strategy/kernel.ts';
import { cachesFor, runAccount } from '../strategy/run-account.ts';
import { nextUniform, randomStream } from '../sweep/random.ts';
import { decidedAtRow } from './decided-at.ts';
import { decisionColumns, seriesRead } from './decision-columns.ts';
import type { EvidenceAsset, EvidenceInput } from './evidence-input.ts';
import type { Subject } from './subject.ts';
import { settings } from './thresholds.ts';

/** What became of the past when the future was cut off. */
export interface Truncation {
  /** Columns whose past changed. */
  readonly leaks: number;
  readonly columns: number;
  readonly cuts: number;
}

/** One row from each of `count` equal stretches, drawn by the seed. */
function cutRows(length: number, count: number, seed: number, stream: number): readonly number[] {
  const random = randomStream(seed, stream);
  const stretches = Math.min(count, length - 2);
  const rows = Array.from({ length: Math.max(0, stretches) }, (_, at) =>
    Math.min(length - 1, 1 + Math.floor(((at + nextUniform(random)) * (length - 1)) / stretches)),
  );
  return [...new Set(rows)];
}

/** Rows up to one, with what was not known when it was decided on blanked out. */
function asKnown(asset: EvidenceAsset, row: number, interval: EvidenceInput['spec']['bar']): EvidenceAsset {
  const end = row + 1;
  const cut = (column: Float64Array): Float64Array => column.subarray(0, end);
  const now = decidedAtRow(asset, interval, row);
  const series = Object.entries(asset.series ?? {}).map(([name, column]): readonly [string, Float64Array] => {
    const known = asset.knownAt?.[name];
    if (known === undefined) return [name, cut(column)];
    return [name, cut(column).map((value, at) => (known[at] > now ? Number.NaN : value))];
  });
  const { dividends, splits, knownAt: _knownAt, decidedAt: _decidedAt, ...rest } = asset;
  return {
    ...rest,
    bars: sliceColumns(asset.bars, 0, end),
    signalBars: sliceColumns(asset.signalBars, 0, end),
    series: Object.fromEntries(series),
    ...(dividends === undefined ? {} : { dividends: cut(dividends) }),
    ...(splits === undefined ? {} : { splits: cut(splits) }),
  };
}

function viewOf({ view, input }: Subject, asset: number, row: number): EvidenceAsset {
  return view === null ? asKnown(input.assets[asset], row, input.spec.bar) : view(asset, row);
}

/** Equal up to rounding; two unknown values are equal. */
function isSame(a: number, b: number): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

function hasSamePast(whole: Float64Array, cut: Float64Array): boolean {
  for (let row = 0; row < cut.length; row += 1) {
    if (cut[row] !== whole[row] && !isSame(cut[row], whole[row])) return false;
  }
  return true;
}

function columnsOf({ signalBars, series = {} }: EvidenceAsset, subject: Subject, kernels: readonly Kernel[]) {
  const context: ExpressionContext = {
    bars: signalBars,
    series,
    parameters: subject.parameters,
    cache: createColumnCache(),
  };
  return [
    ...kernels.map((kernel) => kernel.column(context)),
    ...seriesRead(subject.strategy).map((name) => series[name]),
  ];
}

/** Column by column: what the strategy decides by, computed again at each cut. */
function byColumn(subject: Subject): Truncation {
  const kernels = decisionColumns(subject.strategy);
  const [asset] = subject.input.assets;
  const whole = columnsOf(asset, subject, kernels);
  const changed = new Set<number>();
  const rows = cutRows(asset.bars.close.length, settings.truncations, subject.seed, 0);
  for (const row of rows) {
    for (const [at, column] of columnsOf(viewOf(subject, 0, row), subject, kernels).entries()) {
      if (!changed.has(at) && !hasSamePast(whole[at], column)) changed.add(at);
    }
  }
  return { leaks: changed.size, columns: whole.length, cuts: rows.length };
}

/** The account as a whole: run again on what was known at each cut. */
function byAccount(subject: Subject): Truncation {
  const { input, strategy, parameters } = subject;
  const { time, equity } = subject.base();
  const rows = cutRows(time.length, settings.accountTruncations, subject.seed, 0);
  let leaks = 0;
  for (const row of rows) {
    const known = input.assets.flatMap((asset, at) => {
      const last = asset.bars.time.findLastIndex((instant) => instant <= time[row]);
      return last < 1 ? [] : [viewOf(subject, at, last)];
    });
    if (known.length < input.assets.length) continue;
    const cut = { ...input, assets: known, parameters };
    if (!hasSamePast(equity, runAccount(strategy, cut, cachesFor(cut)).equity)) leaks = 1;
  }
  return { leaks, columns: 1, cuts: rows.length };
}

/**
 * Cuts the future off at many places and computes the past again. What changes has read the future. With one instrument
 * every condition, ranking and weight is compared, and every extra column the strategy reads; with several, the account.
 */
export function truncationLeaks(subject: Subject): Truncation {
  return subject.input.assets.length === 1 ? byColumn(subject) : byAccount(subject);
}
