import { sliceColumns } from '@plumbline/model/bar';
import { sliceActions } from '../engine/backtest/actions/price-scale.ts';
import { sliceHolding } from '../engine/strategy/slice-holding.ts';
import { decidedAtRow } from './decided-at.ts';
import type { EvidenceAsset, EvidenceInput } from './evidence-input.ts';
import { laterFactors } from './later-actions.ts';

/**
 * An asset as it stood when one of its bars was decided on: raw rows and actions up to it, so that prices are adjusted again by
 * what is left, extra columns of adjusted prices too, with what was not known by then blanked out.
 *
 * What it tells an investor: nothing later than that bar. row: of the last bar that is left. interval: of the bars.
 */
export function asKnown(asset: EvidenceAsset, row: number, interval: EvidenceInput['spec']['bar']): EvidenceAsset {
  const end = row + 1;
  const cut = (column: Float64Array): Float64Array => column.subarray(0, end);
  const now = decidedAtRow(asset, interval, row);
  const later = laterFactors(asset);
  const series = Object.entries(asset.series ?? {}).map(([name, column]): readonly [string, Float64Array] => {
    const known = asset.knownAt?.[name];
    const since = later.get(name)?.(row) ?? 1;
    const then = since === 1 ? cut(column) : cut(column).map((value) => value * since);
    if (known === undefined) return [name, then];
    return [name, then.map((value, at) => (known[at] > now ? Number.NaN : value))];
  });
  const { adjustedBy, knownAt: _knownAt, decidedAt: _decidedAt, delisting: _delisting, ...rest } = asset;
  return {
    ...rest,
    bars: sliceColumns(asset.bars, 0, end),
    series: Object.fromEntries(series),
    ...sliceActions(asset, 0, end),
    ...sliceHolding(asset, 0, end),
    ...(adjustedBy === undefined ? {} : { adjustedBy: sliceActions(adjustedBy, 0, end) }),
  };
}
