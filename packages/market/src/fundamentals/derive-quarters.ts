import { addDays } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { Term } from './derive-item.ts';
import { deriveItem } from './derive-item.ts';
import { versionAt } from './item-history.ts';
import { fourthQuarterEarnings } from './quarter-earnings.ts';
import { isPerShare, isShareCount } from './share-basis.ts';

type Versions = ReadonlyMap<string, readonly StatementItem[]>;
type Terms = readonly [Term, ...Term[]];

const spans = ['Q1', '6M', '9M', ''] as const;

function spanLabel(quarters: 1 | 2 | 3 | 4, year: string): string {
  const span = spans[quarters - 1];
  return span === undefined || span === '' ? year : `${span} ${year}`;
}

/** Ways to single out a quarter, best first: whole span less its other quarters, or less the span before it. */
function recipes(quarter: 2 | 3 | 4, year: string): readonly (readonly string[])[] {
  const others = ['Q1', 'Q2', 'Q3'].slice(0, quarter - 1).map((label) => `${label} ${year}`);
  const before = spanLabel(quarter === 2 ? 1 : quarter === 3 ? 2 : 3, year);
  return [[before], others];
}

function termsAt(whole: StatementItem, labels: readonly string[], versions: Versions, date: string): Terms | null {
  const rest = labels.map((label) => versionAt(versions.get(label), date));
  const known = rest.filter((item) => item !== null);
  // The year under one concept less quarters under another is neither.
  if (known.length < labels.length || known.some(({ series }) => series !== whole.series)) return null;
  return [{ sign: 1, item: whole }, ...known.map((item): Term => ({ sign: -1, item }))];
}

/**
 * Moments at which the derived quarter may first be known or change: when the whole is published or restated, and when a part is,
 * since a part may come to light only as the comparison in a later report.
 */
function moments(
  whole: readonly StatementItem[],
  labels: readonly string[],
  versions: Versions,
): readonly { readonly date: string; readonly isOfWhole: boolean }[] {
  const first = whole[0]?.knownAt ?? '';
  const own = new Set(whole.map((item) => item.knownAt));
  const parts = labels.flatMap((label) => versions.get(label) ?? []).map((item) => item.knownAt);
  const dates = [...new Set([...own, ...parts])].filter((date) => date >= first).sort();
  return dates.map((date) => ({ date, isOfWhole: own.has(date) }));
}

/** A restated year may only meet restated parts; with parts as first reported the difference would be the restatement, not a quarter. */
function isConsistent(terms: Terms, wholes: readonly StatementItem[]): boolean {
  const [whole, ...rest] = terms;
  const first = wholes[0];
  if (first === undefined || whole.item === first) return true;
  return rest.some((term) => term.item.knownAt > first.knownAt);
}

function deriveOne(quarter: 2 | 3 | 4, year: string, versions: Versions): readonly StatementItem[] {
  const wholes = versions.get(spanLabel(quarter, year)) ?? [];
  const reported = versions.get(`Q${quarter} ${year}`);
  const line = wholes[0]?.line;
  if (line === undefined) return [];
  const ways = recipes(quarter, year);
  const derived: StatementItem[] = [];
  for (const { date, isOfWhole } of moments(wholes, ways.flat(), versions)) {
    if (versionAt(reported, date) !== null) break;
    // A part that is restated later does not change a quarter by itself: only with its whole would the two agree.
    if (!isOfWhole && derived.length > 0) continue;
    const whole = versionAt(wholes, date);
    if (whole === null) continue;
    const terms = ways
      .map((labels) => termsAt(whole, labels, versions, date))
      .find((candidate) => candidate !== null && isConsistent(candidate, wholes));
    const part = terms?.at(-1);
    if (terms === null || terms === undefined || part === undefined) continue;
    const start = addDays(terms.length === 2 ? part.item.period.end : latestEnd(terms), 1);
    const period: Period = { kind: 'quarter', start, end: whole.period.end, label: `Q${quarter} ${year}` };
    const item = deriveItem(period, terms, terms.map((term) => term.item.period.label).join(' − '));
    // Another way to the same quarter that needs nothing new is no news of it: only what was published since may change it.
    const last = derived.at(-1);
    if (last === undefined || (item.knownAt > last.knownAt && item.value !== last.value)) derived.push(item);
  }
  return derived;
}

function latestEnd(terms: Terms): string {
  return terms
    .slice(1)
    .map((term) => term.item.period.end)
    .reduce((latest, end) => (end > latest ? end : latest), '');
}

function yearsOf(items: readonly StatementItem[]): readonly string[] {
  return [...new Set(items.map((item) => item.period.label.slice(item.period.label.indexOf('FY'))))];
}

/**
 * Quarters that no report states alone: the fourth of every year, and those of cash flow, which quarterly reports sum up since
 * the start of the year. Each is known when its last part was. Share counts are averages and are not derived; earnings
 * per share of a fourth quarter are its income over the shares of the year.
 */
export function deriveQuarters(items: readonly StatementItem[]): readonly StatementItem[] {
  const byLine = new Map<StatementLine, StatementItem[]>();
  for (const item of items) {
    if (item.period.kind === 'instant' || isShareCount(item.line) || isPerShare(item.line)) continue;
    const same = byLine.get(item.line);
    if (same === undefined) byLine.set(item.line, [item]);
    else same.push(item);
  }
  const flows = [...byLine.values()].flatMap((own) => {
    const versions = new Map<string, StatementItem[]>();
    for (const item of [...own].sort((a, b) => a.knownAt.localeCompare(b.knownAt))) {
      versions.set(item.period.label, [...(versions.get(item.period.label) ?? []), item]);
    }
    const quarters = [2, 3, 4] as const;
    return yearsOf(own).flatMap((year) =>
      quarters.flatMap((quarter) => {
        const derived = deriveOne(quarter, year, versions);
        const label = `Q${quarter} ${year}`;
        if (derived.length > 0) versions.set(label, [...derived, ...(versions.get(label) ?? [])]);
        return derived;
      }),
    );
  });
  return [...flows, ...fourthQuarterEarnings([...items, ...flows])];
}
