import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { Term } from './derive-item.ts';
import { deriveItem } from './derive-item.ts';
import type { ItemHistory } from './item-history.ts';
import { historyKey, itemHistory, versionAt } from './item-history.ts';
import { haveOneBasis, isPerShare, isShareCount } from './share-basis.ts';

/** Place of a fiscal quarter in time, from its label. */
function ordinal(label: string): number {
  const match = /^Q([1-4]) FY(\d{4})$/.exec(label);
  return match === null ? Number.NaN : Number(match[2]) * 4 + Number(match[1]);
}

function trailingPeriod(start: string, end: string): Period {
  return { kind: 'trailing', start, end, label: 'TTM' };
}

/** At the end of a fiscal year the trailing twelve months are that year, as reported and as restated. */
function fromYear(versions: readonly StatementItem[]): readonly StatementItem[] {
  return versions.map((year) => ({
    ...deriveItem(
      trailingPeriod(year.period.start, year.period.end),
      [{ sign: 1, item: year }],
      `the full ${year.period.label}`,
    ),
    value: year.value,
  }));
}

type FourVersions = readonly (readonly StatementItem[])[];

/** The first moment at which all four are public and, per share, count the same shares. */
function fromQuarters(four: FourVersions, history: ItemHistory): readonly StatementItem[] {
  const firsts = four.map((versions) => versions[0]?.knownAt ?? '');
  const from = firsts.reduce((latest, date) => (date > latest ? date : latest), '');
  const dates = four.flat().map((item) => item.knownAt);
  for (const date of [...new Set(dates)].filter((candidate) => candidate >= from).sort()) {
    const current = four.map((versions) => versionAt(versions, date));
    const [first, second, third, last] = current;
    if (!first || !second || !third || !last) continue;
    const items = [last, third, second, first];
    const isMixed = items.some(({ series, currency }) => series !== last.series || currency !== last.currency);
    if (isMixed && !isPerShare(last.line)) continue;
    if (isPerShare(first.line) && !haveOneBasis(items, history, date)) continue;
    const terms: [Term, ...Term[]] = [
      { sign: 1, item: last },
      { sign: 1, item: third },
      { sign: 1, item: second },
      { sign: 1, item: first },
    ];
    return [deriveItem(trailingPeriod(first.period.start, last.period.end), terms, 'the last four quarters')];
  }
  return [];
}

/**
 * Trailing twelve months of every flow at every quarter end: the year itself where one ends, else the last four quarters.
 * A gap among the four leaves no figure. Balance-sheet lines and share counts have no trailing sum.
 */
export function deriveTrailing(items: readonly StatementItem[]): readonly StatementItem[] {
  const history = itemHistory(items);
  const quarters = new Map<StatementLine, Map<number, StatementItem[]>>();
  for (const item of items) {
    if (item.period.kind !== 'quarter' || isShareCount(item.line)) continue;
    const own = quarters.get(item.line) ?? new Map<number, StatementItem[]>();
    quarters.set(item.line, own);
    const place = ordinal(item.period.label);
    own.set(
      place,
      [...(own.get(place) ?? []), item].sort((a, b) => a.knownAt.localeCompare(b.knownAt)),
    );
  }
  const years = [...history.values()].filter(
    (versions) => versions[0]?.period.kind === 'year' && !isShareCount(versions[0].line),
  );
  const sums = [...quarters].flatMap(([line, own]) =>
    [...own].flatMap(([place, versions]) => {
      const end = versions[0]?.period.end ?? '';
      if (history.has(historyKey(line, 'year', end))) return [];
      const four = [place - 3, place - 2, place - 1, place].map((quarter) => own.get(quarter) ?? []);
      return four.some((candidates) => candidates.length === 0) ? [] : fromQuarters(four, history);
    }),
  );
  return [...years.flatMap(fromYear), ...sums];
}
