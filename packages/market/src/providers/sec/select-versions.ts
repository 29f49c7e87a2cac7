import type { TaggedObservation } from './observations.ts';
import type { LineRule } from './tags.ts';

/** What one filing says about one line and period: read from a tag, or put together from several. */
export interface Reading {
  readonly start?: string;
  readonly end: string;
  readonly value: number;
  readonly filed: string;
  readonly accn: string;
  readonly parts: readonly { readonly sign: 1 | -1; readonly row: TaggedObservation }[];
}

/** Rows of one filing about one period, by tag. */
type FiledRows = ReadonlyMap<string, TaggedObservation>;

function periodKey(row: TaggedObservation): string {
  return `${row.start ?? ''}|${row.end}`;
}

function ruleTags(rule: LineRule): readonly string[] {
  return [...rule.tags, ...(rule.parts ?? []).flatMap((part) => part.tags)];
}

function group(
  rule: LineRule,
  byTag: ReadonlyMap<string, readonly TaggedObservation[]>,
): ReadonlyMap<string, Map<string, FiledRows>> {
  const periods = new Map<string, Map<string, Map<string, TaggedObservation>>>();
  for (const tag of ruleTags(rule)) {
    for (const row of byTag.get(tag) ?? []) {
      if ((row.start === undefined) !== (rule.time === 'instant')) continue;
      const filings = periods.get(periodKey(row)) ?? new Map<string, Map<string, TaggedObservation>>();
      periods.set(periodKey(row), filings);
      const rows = filings.get(row.accn) ?? new Map<string, TaggedObservation>();
      filings.set(row.accn, rows);
      rows.set(tag, row);
    }
  }
  return periods;
}

function reading(parts: Reading['parts']): Reading | null {
  const first = parts[0]?.row;
  if (first === undefined) return null;
  const value = parts.reduce((sum, part) => sum + part.sign * part.row.val, 0);
  return {
    ...(first.start === undefined ? {} : { start: first.start }),
    end: first.end,
    value,
    filed: first.filed,
    accn: first.accn,
    parts,
  };
}

function readFiling(rule: LineRule, rows: FiledRows): Reading | null {
  for (const tag of rule.tags) {
    const row = rows.get(tag);
    if (row !== undefined) return reading([{ sign: 1, row }]);
  }
  const parts: { sign: 1 | -1; row: TaggedObservation }[] = [];
  for (const part of rule.parts ?? []) {
    const tag = part.tags.find((candidate) => rows.has(candidate));
    const row = tag === undefined ? undefined : rows.get(tag);
    if (row !== undefined) parts.push({ sign: part.sign, row });
    else if (part.isRequired) return null;
  }
  return reading(parts);
}

function isDirect(rule: LineRule, candidate: Reading): boolean {
  const tag = candidate.parts[0]?.row.tag;
  return candidate.parts.length === 1 && tag !== undefined && rule.tags.includes(tag);
}

/** A later report in millions repeats an earlier one in thousands: the same number with fewer digits, not a restatement. */
function isRounding(before: number, after: number): boolean {
  return [1e3, 1e6].some(
    (unit) => after % unit === 0 && Math.abs(after) >= unit && Math.round(before / unit) * unit === after,
  );
}

/** In the order of publication, each change of the number once. What a tag said is not overruled by a later sum of parts. */
function changes(rule: LineRule, readings: readonly Reading[]): readonly Reading[] {
  const kept: Reading[] = [];
  for (const candidate of readings) {
    const last = kept.at(-1);
    if (last !== undefined && (last.value === candidate.value || isRounding(last.value, candidate.value))) continue;
    if (last !== undefined && isDirect(rule, last) && !isDirect(rule, candidate)) continue;
    kept.push(candidate);
  }
  return kept;
}

/** All that was ever reported for a line: for each period the first number and every later restatement. */
export function selectVersions(
  rule: LineRule,
  byTag: ReadonlyMap<string, readonly TaggedObservation[]>,
): readonly Reading[] {
  return [...group(rule, byTag).values()].flatMap((filings) => {
    const readings = [...filings.values()].flatMap((rows) => readFiling(rule, rows) ?? []);
    readings.sort((a, b) => a.filed.localeCompare(b.filed) || a.accn.localeCompare(b.accn));
    return changes(rule, readings);
  });
}
