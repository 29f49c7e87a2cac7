import { daysBetween } from '@plumbline/model/date';
import type { LineRule } from './line-rule.ts';
import type { TaggedObservation } from './observations.ts';
import type { ByTag, Reading } from './read-filing.ts';
import { completeness, filingsOf, isSame, periodKey, readFiling, reading } from './read-filing.ts';
import { withoutContradicted } from './contradicted-ways.ts';
import { withSecondConcepts } from './second-concepts.ts';

/**
 * In the order of publication, each change of the number once. Only the concept that was filed first for a period restates it:
 * cash with restricted cash says nothing new of cash. What was put together gives way to the first filing that has all the parts
 * or states the line, and nothing to whatever is stated later: the shell that filed it has since bought a business. What leaves out
 * discontinued operations gives way to the total. In another currency, since the company changed to it, the same concept is always
 * news.
 */
function changes({ continuing = [] }: LineRule, readings: readonly Reading[]): readonly Reading[] {
  const kept: Reading[] = [];
  const isContinuing = ({ parts }: Reading): boolean =>
    parts.length === 1 && parts.every(({ row }) => continuing.includes(row.tag));
  for (const found of readings) {
    const last = kept.at(-1);
    const isTotal = last !== undefined && isContinuing(last) && found.basis === 'stated' && !isContinuing(found);
    const same = isTotal ? undefined : found.beside?.find(({ concept }) => concept === last?.concept);
    const candidate = same ?? found;
    if (last !== undefined) {
      const isFuller =
        isTotal ||
        completeness[candidate.basis] > completeness[last.basis] ||
        (last.value === 0 && candidate.basis !== 'parts');
      if (candidate.concept !== last.concept && !isFuller) continue;
      if (candidate.unit === last.unit && isSame(last.value, candidate.value)) continue;
    }
    kept.push(candidate);
  }
  return kept;
}

/** Amounts by length of period and last day, of the first filing. */
function amounts(rule: LineRule, tags: readonly string[], byTag: ByTag): ReadonlyMap<string, TaggedObservation> {
  const first = new Map<string, TaggedObservation>();
  for (const row of tags.flatMap((tag) => byTag.get(tag) ?? [])) {
    if ((row.start === undefined) !== (rule.time === 'instant')) continue;
    const known = first.get(periodKey(row));
    if (known === undefined || row.filed < known.filed) first.set(periodKey(row), row);
  }
  return first;
}

/** A period for which the company filed both a close concept and the line, since when that is public, and whether they are one amount. */
interface Pair {
  readonly end: string;
  readonly filed: string;
  readonly isEqual: boolean;
}

/** The first day, from that of the reading on, on which the two nearest pairs then public are equal; null if there is none. */
function bridgedOn({ end, filed }: Pick<Pair, 'end' | 'filed'>, pairs: readonly Pair[]): string | null {
  const apart = (pair: Pair): number => Math.abs(daysBetween(pair.end, end));
  const days = [filed, ...pairs.map((pair) => pair.filed).filter((day) => day > filed)].sort();
  const isBridge = (day: string): boolean => {
    const known = pairs.filter((pair) => pair.filed <= day);
    const nearest = known.toSorted((a, b) => apart(a) - apart(b)).slice(0, 2);
    return nearest.length > 0 && nearest.every(({ isEqual }) => isEqual);
  };
  return days.find(isBridge) ?? null;
}

/**
 * Readings from concepts of a close meaning, for periods that nothing else states: only where the two nearest periods for which the
 * company filed both have one amount for both. Known once that is public, which may be years after the reading; what was known so
 * is not unsaid by later filings.
 */
function bridged(rule: LineRule, byTag: ByTag, isKnown: (row: TaggedObservation) => boolean): readonly Reading[] {
  const own = amounts(rule, rule.tags, byTag);
  const found = (rule.related ?? []).flatMap((tag) => {
    const other = amounts(rule, [tag], byTag);
    const shared = [...other].flatMap(([key, row]): readonly Pair[] => {
      const same = own.get(key);
      const filed = same === undefined || same.filed < row.filed ? row.filed : same.filed;
      return same === undefined ? [] : [{ end: row.end, filed, isEqual: isSame(same.val, row.val) }];
    });
    return (byTag.get(tag) ?? []).flatMap((row) => {
      if ((row.start === undefined) !== (rule.time === 'instant') || isKnown(row)) return [];
      const one = reading([{ sign: 1, row }], 'close');
      const shownAt = bridgedOn(row, shared);
      return one === null || shownAt === null ? [] : [{ ...one, filed: shownAt }];
    });
  });
  // Where close concepts part in one filing, such as profit before and after preferred dividends, the first of them is the line.
  return found.filter(
    (one, place) =>
      !found
        .slice(0, place)
        .some((better) => better.accn === one.accn && better.start === one.start && better.end === one.end),
  );
}

const overlap = (a: Reading, b: Reading): boolean => (a.start ?? a.end) <= b.end && (b.start ?? b.end) <= a.end;

/** Without sums of notes for spans in which the company had filed the line itself, for the year to date or the whole year. */
function withoutNotes(rule: LineRule, readings: readonly Reading[]): readonly Reading[] {
  if (rule.isLastResort !== true) return readings;
  const lines = readings.filter(({ basis }) => basis === 'stated');
  return readings.filter(
    (one) => one.basis === 'stated' || !lines.some((line) => line.filed <= one.filed && overlap(line, one)),
  );
}

/** Without sums that lack a part which the company had stated for a day within a year: they are not the whole. */
function withoutPartial(rule: LineRule, readings: readonly Reading[], byTag: ByTag): readonly Reading[] {
  const groups = (rule.mayNotMiss ?? []).map(({ tags, heldBy = [] }) => ({
    holders: new Set([...tags, ...heldBy]),
    owed: tags.flatMap((tag) => (byTag.get(tag) ?? []).filter(({ val }) => val > 0)),
  }));
  const isWithout = ({ parts, filed, end }: Reading): boolean =>
    groups.some(
      ({ holders, owed }) =>
        !parts.some(({ row }) => holders.has(row.tag)) &&
        owed.some((row) => row.filed <= filed && Math.abs(daysBetween(row.end, end)) <= 400),
    );
  return readings.filter((one) => one.basis !== 'parts' || !isWithout(one));
}

/** Days by which the same span may begin earlier or later in another filing. */
const seamDays = 6;

function inOrder(readings: readonly Reading[]): readonly Reading[] {
  return readings.toSorted((a, b) => a.filed.localeCompare(b.filed) || a.accn.localeCompare(b.accn));
}

/** All that was ever reported for a line: for each period the first number and every later restatement of the same concept. */
export function selectVersions(rule: LineRule, byTag: ByTag): readonly Reading[] {
  const filed = [...filingsOf(rule, byTag).values()].flatMap((filings) => [...filings.values()]);
  const read = withoutContradicted(
    rule,
    filed,
    filed.flatMap((rows) => readFiling(rule, rows) ?? []),
  );
  const own = new Map<string, Reading[]>();
  const firstStart = new Map<string, string[]>();
  // Filings differ by some days on when a quarter began, and mean the same one.
  const keyOf = ({ start = '', end }: Pick<TaggedObservation, 'start' | 'end'>): string => {
    const starts = firstStart.get(end) ?? [];
    firstStart.set(end, starts);
    const same = starts.find((known) => known === start || Math.abs(daysBetween(known, start)) <= seamDays);
    if (same === undefined) starts.push(start);
    return `${same ?? start}|${end}`;
  };
  const keep = (one: Reading): void => {
    const key = keyOf(one);
    own.set(key, [...(own.get(key) ?? []), one]);
  };
  withoutPartial(rule, withoutNotes(rule, read), byTag).forEach(keep);
  const isKnown = (row: TaggedObservation): boolean =>
    own.get(keyOf(row))?.some(({ filed }) => filed <= row.filed) === true;
  bridged(rule, byTag, isKnown).forEach(keep);
  const changed = [...own.values()].flatMap((readings) => changes(rule, inOrder(readings)));
  return withSecondConcepts(rule, byTag, changed);
}
