import { asOfColumn, createColumnCache, type Kernel } from '../engine/strategy/kernel.ts';
import { cachesFor, runAccount } from '../engine/strategy/run-account.ts';
import { contextOf } from '../engine/strategy/run-strategy.ts';
import { strategyDataOf } from '../engine/strategy/strategy-data.ts';
import { nextUniform, randomStream } from '../engine/sweep/random.ts';
import { asKnown } from './as-known.ts';
import { decisionColumns, seriesRead } from './decision-columns.ts';
import type { EvidenceAsset } from './evidence-input.ts';
import { laterFactors } from './later-actions.ts';
import type { Subject } from './subject.ts';
import { settings, timesOver } from './thresholds.ts';

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

/** Prices adjusted for what was still to come have another level at each cut; what is decided by them says if it matters. */
function columnsOf(
  asset: EvidenceAsset,
  subject: Subject,
  kernels: readonly Kernel[],
  later: ReadonlyMap<string, unknown>,
): readonly Float64Array[] {
  const { series = {} } = asset;
  const { strategy, parameters } = subject;
  const context = contextOf(strategy, strategyDataOf(asset), { cash: 1, parameters, cache: createColumnCache() });
  return [
    ...kernels.map((kernel) => asOfColumn(kernel, context)),
    ...seriesRead(subject.strategy).flatMap((name) => (later.has(name) ? [] : [series[name]])),
  ];
}

/** Column by column: what the strategy decides by, computed again at each cut. */
function byColumn(subject: Subject): Truncation {
  const kernels = decisionColumns(subject.strategy);
  const [asset] = subject.input.assets;
  const later = laterFactors(asset);
  const whole = columnsOf(asset, subject, kernels, later);
  const changed = new Set<number>();
  const { length } = asset.bars.close;
  const rows = cutRows(length, timesOver(length, settings.truncations, settings.fewestTruncations), subject.seed, 0);
  for (const row of rows) {
    for (const [at, column] of columnsOf(viewOf(subject, 0, row), subject, kernels, later).entries()) {
      if (!changed.has(at) && !hasSamePast(whole[at], column)) changed.add(at);
    }
  }
  return { leaks: changed.size, columns: whole.length, cuts: rows.length };
}

/** The account as a whole: run again on what was known at each cut. */
function byAccount(subject: Subject): Truncation {
  const { input, strategy, parameters } = subject;
  const { time, equity, first } = subject.base();
  const rows = cutRows(
    time.length,
    timesOver(time.length, settings.accountTruncations, settings.fewestTruncations),
    subject.seed,
    0,
  );
  let leaks = 0;
  for (const row of rows) {
    const known = input.assets.flatMap((asset, at) => {
      const last = asset.bars.time.findLastIndex((instant) => instant <= time[row]);
      return last < 1 ? [] : [viewOf(subject, at, last)];
    });
    if (known.length < input.assets.length) continue;
    const cut = { ...input, assets: known, parameters };
    if (!hasSamePast(equity, runAccount(strategy, cut, cachesFor(cut)).equity.subarray(first))) leaks = 1;
  }
  return { leaks, columns: 1, cuts: rows.length };
}

/**
 * Cuts the future off at many places and computes the past again, raw prices adjusted anew by the actions that are left.
 * What changes has read the future. With one instrument every condition, order price and weight is compared, and every extra
 * column the strategy reads; the account where there are several, or where orders and positions make it.
 */
export function truncationLeaks(subject: Subject): Truncation {
  const { assets, ownCode } = subject.input;
  // Own code is cut off by whoever runs it.
  if (ownCode !== undefined) return { leaks: ownCode.leaks, columns: 1, cuts: ownCode.cuts };
  if (assets.length > 1) return byAccount(subject);
  const columns = byColumn(subject);
  if (subject.strategy.isSeries) return columns;
  const account = byAccount(subject);
  // An account that follows a leaking column is the same leak once more.
  return { ...columns, leaks: Math.max(columns.leaks, account.leaks), columns: columns.columns + account.columns };
}
