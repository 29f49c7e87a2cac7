import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { StatementItem } from '@plumbline/model/fundamentals';
import { isPerShare, isShareCount } from './share-basis.ts';

/** A statement item in the shares of a later date; `factor` says how many of them one share of the report became. */
export interface RestatedItem {
  readonly item: StatementItem;
  readonly factor: number;
}

/**
 * Per-share figures and share counts in the shares of `asOf`. A report restates everything it shows for splits before its filing,
 * so only splits whose ex-date lies after the filing apply: counts multiply by the ratio, per-share figures divide by it.
 * Other lines come back unchanged with factor 1.
 */
export function restateShares(
  items: readonly StatementItem[],
  actions: readonly CorporateAction[],
  asOf: string,
): readonly RestatedItem[] {
  const splits = actions.filter((action) => action.kind === 'split').filter((split) => split.exDate <= asOf);
  return items.map((item) => {
    const counts = isShareCount(item.line);
    if (!counts && !isPerShare(item.line)) return { item, factor: 1 };
    const factor = splits
      .filter((split) => split.exDate > item.knownAt)
      .reduce((product, split) => product * split.ratio, 1);
    if (factor === 1) return { item, factor };
    const value = counts ? item.value * factor : item.value / factor;
    const row = [...(item.source.row ?? []), ['Restated for splits', `1 share became ${factor}`] as const];
    return { item: { ...item, value, source: { ...item.source, row } }, factor };
  });
}
