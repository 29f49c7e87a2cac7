import { dateOf } from '@plumbline/model/date';
import type { BarTable } from '../bar-table.ts';
import { at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import type { Finding, FindingSeverity, RepairColumn } from '../finding.ts';

/** Pence for pounds and cents for dollars; fils for dinars. */
const units = [100, 1000] as const;
const prices = ['open', 'high', 'low', 'close'] as const;

/** How far a step may be from a clean hundredfold, in logarithms: the price also moved that day. */
const slack = 0.35;
const cellSlack = 0.7;

/** This few rows at the end are left out when their unit cannot be told; more of them spoil the series. */
const shortTail = 3;
const longEnough = 20;

/** -1, 0 or 1: whether a value is a unit lower, alike or a unit higher than another. */
function unitsApart(value: number, reference: number, unit: number, tolerance: number): number {
  const distance = Math.log(value / reference);
  return Math.abs(Math.abs(distance) - Math.log(unit)) < tolerance ? Math.sign(distance) : 0;
}

/** Level of each row, counted in units from the first. */
function levelsOf(close: Float64Array, unit: number): Int8Array {
  const levels = new Int8Array(close.length);
  for (let row = 1; row < close.length; row++) {
    levels[row] = (levels[row - 1] ?? 0) + unitsApart(at(close, row), at(close, row - 1), unit, slack);
  }
  return levels;
}

interface Verdict {
  readonly level: number;
  readonly why: string;
}

/** Which level is right, where that can be shown: the one that traded, or the one that encloses a short stretch of the other. */
function rightLevel(levels: Int8Array, volume: Float64Array): Verdict | null {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  if (high - low !== 1) return null;
  const rowsAt = (level: number): readonly number[] => [...levels.keys()].filter((row) => levels[row] === level);
  const [lower, higher] = [rowsAt(low), rowsAt(high)];
  const hasTrades = (rows: readonly number[]): boolean => rows.some((row) => at(volume, row) > 0);
  const isUntraded = (rows: readonly number[]): boolean => rows.every((row) => at(volume, row) === 0);
  const traded = 'only rows of the other level were traded';
  if (hasTrades(lower) && isUntraded(higher)) return { level: low, why: traded };
  if (hasTrades(higher) && isUntraded(lower)) return { level: high, why: traded };
  const outer = levels[0] ?? 0;
  if (outer !== levels.at(-1)) return null;
  const [outside, inside] = outer === low ? [lower.length, higher.length] : [higher.length, lower.length];
  return outside >= 3 * inside ? { level: outer, why: 'the rows before and after agree with each other' } : null;
}

/** Close of the nearest row at the right level, so that a reference never is a unit off itself. */
function references(levels: Int8Array, close: Float64Array, level: number): Float64Array {
  const reference = new Float64Array(close.length).fill(Number.NaN);
  let last = Number.NaN;
  for (let row = 0; row < close.length; row++) {
    if (levels[row] === level) last = at(close, row);
    reference[row] = last;
  }
  for (let row = close.length - 1; row >= 0; row--) {
    if (levels[row] === level) last = at(close, row);
    if (Number.isNaN(at(reference, row))) reference[row] = last;
  }
  return reference;
}

/** Cells of a row that are a unit off, and the way. */
function cellsOff(table: BarTable, row: number, reference: number, unit: number): readonly [RepairColumn, number][] {
  const named: readonly (readonly [RepairColumn, Float64Array | undefined])[] = [
    ...prices.map((name) => [name, table.columns[name]] as const),
    ['adjustedClose', table.adjustedClose],
  ];
  return named.flatMap(([name, column]): [RepairColumn, number][] => {
    if (column === undefined) return [];
    const apart = unitsApart(at(column, row), reference, unit, cellSlack);
    return apart === 0 ? [] : [[name, apart]];
  });
}

/** Prices of one bar lie nearer together than this; most rows need no closer look. */
const widestRange = 10;

function isOrdinary({ columns, adjustedClose }: BarTable, row: number, reference: number): boolean {
  const adjusted = adjustedClose === undefined ? reference : at(adjustedClose, row);
  return (
    Math.max(at(columns.high, row), adjusted) < widestRange * reference &&
    Math.min(at(columns.low, row), adjusted) * widestRange > reference
  );
}

function repairRow(table: BarTable, row: number, reference: number, unit: number, because: string): Finding | null {
  if (isOrdinary(table, row, reference)) return null;
  const cells = cellsOff(table, row, reference, unit);
  const [first] = cells;
  if (first === undefined) return null;
  const columns = cells.filter(([, apart]) => apart === first[1]).map(([name]) => name);
  const factor = first[1] > 0 ? 1 / unit : unit;
  const size = first[1] > 0 ? `${unit} times too large` : `${unit} times too small`;
  const what = columns.filter((name) => name !== 'adjustedClose').join(', ') || 'adjusted close';
  return {
    row,
    kind: 'unit-100x',
    severity: 'warn',
    why: `${dateOf(at(table.columns.time, row))}: ${what} ${size}; ${because}`,
    repair: [{ action: 'scale', columns, factor, from: row, to: row }],
  };
}

function unproven(table: BarTable, levels: Int8Array, unit: number): readonly Finding[] {
  const { time, close } = table.columns;
  const steps = [...levels.keys()].filter((row) => row > 0 && levels[row] !== levels[row - 1]);
  const [first = 0] = steps;
  const tail = levels.length - first;
  const severity: FindingSeverity = steps.length === 1 && tail <= shortTail && first >= longEnough ? 'drop' : 'refuse';
  const rows = severity === 'drop' ? Array.from({ length: tail }, (_, place) => first + place) : steps;
  return rows.map((row) => ({
    row,
    kind: 'unit-100x',
    severity,
    why: `${dateOf(at(time, row))}: close ${at(close, row)} stands ${unit} times away from ${at(close, first - 1)} and nothing shows which unit is meant`,
  }));
}

/** Prices a hundred or a thousand times too large or too small: whole rows, stretches, or single cells. */
export const checkUnits: SeriesCheck = (table) =>
  units.flatMap((unit) => {
    const { close, volume } = table.columns;
    const levels = levelsOf(close, unit);
    const isLevel = levels.every((level) => level === 0);
    const right = isLevel
      ? { level: 0, why: 'the other prices of the row agree with each other' }
      : rightLevel(levels, volume);
    if (right === null) return unproven(table, levels, unit);
    const reference = references(levels, close, right.level);
    return [...close.keys()].flatMap((row) => repairRow(table, row, at(reference, row), unit, right.why) ?? []);
  });
