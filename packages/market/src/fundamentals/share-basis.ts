import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { ItemHistory } from './item-history.ts';
import { historyKey, versionAt } from './item-history.ts';

/** The share count that stands under a per-share line. */
const countOf: Partial<Record<StatementLine, StatementLine>> = {
  epsBasic: 'sharesBasic',
  epsDiluted: 'sharesDiluted',
  dividendsDeclaredPerShare: 'sharesDiluted',
  dividendsPaidPerShare: 'sharesDiluted',
};

/** Buy-backs and issues move a count by a few percent a year; a split moves it by half at least. */
const largestDrift = 1.3;

export function isPerShare(line: StatementLine): boolean {
  return countOf[line] !== undefined;
}

export function isShareCount(line: StatementLine): boolean {
  return line === 'sharesBasic' || line === 'sharesDiluted' || line === 'sharesOutstanding';
}

/** A derived fourth quarter has no count of its own; that of the year it closes stands for it. */
function countAt(item: StatementItem, history: ItemHistory, date: string): number | null {
  const line = countOf[item.line];
  if (line === undefined) return 1;
  const own = versionAt(history.get(historyKey(line, item.period.kind, item.period.end)), date);
  return (own ?? versionAt(history.get(historyKey(line, 'year', item.period.end)), date))?.value ?? null;
}

/**
 * Whether per-share figures may be added up: all of them must count the same shares. Reports before a split are not restated until
 * their period comes round again as a comparison, so a year after a split and its first quarters before it do not fit together.
 */
export function haveOneBasis(items: readonly StatementItem[], history: ItemHistory, date: string): boolean {
  const counts = items.map((item) => countAt(item, history, date));
  const known = counts.filter((count) => count !== null);
  if (known.length < counts.length) return false;
  return Math.max(...known) <= Math.min(...known) * largestDrift;
}
