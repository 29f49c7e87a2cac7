import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import type { ProviderBars } from '../provider.ts';

/** Prices are equal when they differ by less than their last digits can. */
const tolerance = 1e-9;

/** Bars that end at most this many bars before the stored ones do are read again, so that both can be compared. */
export const overlapBars = 20;

function isSame(a: number | undefined, b: number | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b)) || (Number.isNaN(a) && Number.isNaN(b));
}

/** The same sessions at the same prices up to the last stored bar; that one may have been corrected since, so it does not count. */
function isContinued(old: BarColumns, fresh: BarColumns): boolean {
  const start = old.time.findIndex((at) => at === fresh.time[0]);
  const shared = old.time.length - 1 - start;
  if (start < 0 || shared < 1) return false;
  for (let row = 0; row < shared; row++) {
    const at = start + row;
    if (old.time[at] !== fresh.time[row]) return false;
    const isEqual = (['open', 'high', 'low', 'close'] as const).every((name) =>
      isSame(old[name][at], fresh[name][row]),
    );
    if (!isEqual) return false;
  }
  return (fresh.time.at(-1) ?? 0) >= (old.time.at(-1) ?? Number.POSITIVE_INFINITY);
}

function joinColumns(old: BarColumns, fresh: BarColumns): BarColumns {
  const start = old.time.findIndex((at) => at === fresh.time[0]);
  const joined = emptyColumns(start + fresh.time.length);
  for (const name of ['time', 'open', 'high', 'low', 'close', 'volume'] as const) {
    joined[name].set(old[name].subarray(0, start));
    joined[name].set(fresh[name], start);
  }
  return joined;
}

function joinActions(
  old: readonly CorporateAction[],
  fresh: readonly CorporateAction[],
  from: string,
): readonly CorporateAction[] {
  const before = old.filter(({ exDate }) => exDate < from);
  return [...before, ...fresh.filter(({ exDate }) => exDate >= from)].toSorted((a, b) =>
    a.exDate.localeCompare(b.exDate),
  );
}

function isAlike(old: BarSeries, fresh: BarSeries): boolean {
  return old.adjustment === fresh.adjustment && old.currency === fresh.currency && old.interval === fresh.interval;
}

/**
 * Stored bars and their newest end as one series; null when the end does not continue them. Sources that restate their history
 * after a split or a dividend show it in the bars both have, and then everything has to be read again.
 */
export function joinBars(old: ProviderBars, fresh: ProviderBars): ProviderBars | null {
  const first = fresh.series.columns.time[0];
  if (first === undefined || !isAlike(old.series, fresh.series)) return null;
  if (!isContinued(old.series.columns, fresh.series.columns)) return null;
  return {
    series: {
      ...fresh.series,
      priceDecimals: Math.max(old.series.priceDecimals, fresh.series.priceDecimals),
      columns: joinColumns(old.series.columns, fresh.series.columns),
    },
    actions: joinActions(old.actions, fresh.actions, dateOf(first)),
    ...(fresh.lacksActions === undefined ? {} : { lacksActions: fresh.lacksActions }),
  };
}
