import { intervalOfDistance, type BarColumns, type Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Finding } from '../quality/finding.ts';
import { medianOf } from '../quality/steps.ts';
import type { BarFile, ReadOptions } from './bar-file.ts';
import { placeTimes, roughTimes } from './place-times.ts';
import type { Field } from './read-header.ts';
import { findDecimalComma, readNumber, readRatio } from './read-number.ts';
import { findDateOrder, readTime } from './read-time.ts';
import type { CellRow } from './split-cells.ts';
import { findSwappedVolumes, volumeFactor } from './volume-unit.ts';

/** The interval of bars by the usual distance of their times; a single bar is taken for a day. */
function findInterval(time: Float64Array): Interval {
  const sorted = time.filter(Number.isFinite).toSorted();
  const steps = sorted.subarray(1).map((value, row) => value - (sorted[row] ?? value));
  const usual = medianOf(steps.filter((step) => step > 0));
  if (Number.isNaN(usual)) return '1d';
  return intervalOfDistance(usual);
}

export type Fields = ReadonlyMap<Field, number>;

const needed = ['open', 'high', 'low', 'close'] as const;
const grouped: ReadonlySet<Field> = new Set(['open', 'high', 'low', 'close', 'last', 'adjustedClose']);

function requireFields(fields: Fields): void {
  const has = (field: Field): boolean => fields.has(field) || (field === 'close' && fields.has('last'));
  const missing = [
    ...(fields.has('time') || fields.has('unix') ? [] : ['date']),
    ...needed.filter((field) => !has(field)),
  ];
  if (missing.length === 0) return;
  throw new PlumblineError(
    'bad-input',
    `The file has no column for ${missing.join(', ')}. Its first line must name date, open, high, low and close (volume if known), in any order.`,
    { missing },
  );
}

interface Reader {
  readonly column: (field: Field) => Float64Array | undefined;
  readonly text: (field: Field) => readonly string[] | undefined;
  readonly findings: readonly Finding[];
}

function createReader(rows: readonly CellRow[], fields: Fields): Reader {
  const findings: Finding[] = [];
  const text = (field: Field): readonly string[] | undefined => {
    const place = fields.get(field);
    return place === undefined ? undefined : rows.map(({ cells }) => cells[place] ?? '');
  };
  const column = (field: Field): Float64Array | undefined => {
    const cells = text(field);
    if (cells === undefined) return undefined;
    const hasDecimalComma = findDecimalComma(cells);
    return Float64Array.from(cells, (cell, row) => {
      const { value, isGrouped } =
        field === 'splits' ? { value: readRatio(cell), isGrouped: false } : readNumber(cell, hasDecimalComma);
      if (isGrouped && grouped.has(field)) {
        findings.push({ row, kind: 'separator', severity: 'warn', why: `${field} ${cell} is written with separators` });
      }
      if (value !== null) return value;
      findings.push({
        row,
        kind: 'not-a-number',
        severity: 'drop',
        why: `${field} "${cell.slice(0, 40)}" is not a number`,
      });
      return Number.NaN;
    });
  };
  return { column, text, findings };
}

function wantedRows(rows: readonly CellRow[], fields: Fields, isWanted: ReadOptions['isWanted']): readonly CellRow[] {
  const place = fields.get('symbol');
  if (place === undefined) return rows;
  const symbols = [...new Set(rows.map(({ cells }) => cells[place] ?? ''))];
  if (symbols.length <= 1) return rows;
  const wanted = isWanted === undefined ? [] : rows.filter(({ cells }) => isWanted(cells[place] ?? ''));
  if (wanted.length > 0) return wanted;
  const shown = symbols.slice(0, 8).join(', ');
  throw new PlumblineError(
    'bad-input',
    `The file holds ${symbols.length} instruments (${shown}${symbols.length > 8 ? ' …' : ''}). Say which one is meant by its symbol.`,
    { symbols: symbols.slice(0, 50) },
  );
}

function mixedCurrency(cells: readonly string[]): readonly Finding[] {
  const [first = ''] = cells;
  const row = cells.findIndex((cell) => cell !== first);
  if (row < 0) return [];
  return [
    {
      row,
      kind: 'currency-mismatch',
      severity: 'refuse',
      why: `the currency is ${cells[row]} where the rows before have ${first}`,
    },
  ];
}

function zeroUnknown(column: Float64Array): Float64Array {
  return column.map((value) => (Number.isFinite(value) ? value : 0));
}

/** The splits column counts none as 0 or 1. */
function splitsOf(column: Float64Array): Float64Array {
  return zeroUnknown(column).map((ratio) => (ratio === 1 ? 0 : ratio));
}

/** Bars from rows of cells and the meaning of their columns; whatever format they came in. */
export function buildBarFile(
  given: readonly CellRow[],
  fields: Fields,
  options: ReadOptions,
  notes: readonly string[],
): BarFile {
  requireFields(fields);
  const rows = wantedRows(given, fields, options.isWanted);
  if (rows.length === 0) throw new PlumblineError('bad-input', 'The file has a heading but no rows.');
  const { column, text, findings } = createReader(rows, fields);
  const dates = text(fields.has('time') ? 'time' : 'unix') ?? [];
  const clocks = text('clock');
  const order = findDateOrder(dates);
  const written = dates.map((cell, row) =>
    readTime(clocks === undefined ? cell : `${cell} ${clocks[row] ?? ''}`.trim(), order),
  );
  const interval = options.interval ?? findInterval(roughTimes(written));
  const empty = new Float64Array(rows.length).fill(Number.NaN);
  const hands = column('volumeHands');
  const columns: BarColumns = {
    time: placeTimes(written, interval, options.zone),
    open: column('open') ?? empty,
    high: column('high') ?? empty,
    low: column('low') ?? empty,
    close: column('close') ?? column('last') ?? empty,
    volume: column('volume') ?? hands?.map((value) => value * 100) ?? empty.slice(),
  };
  const amount = column('amount');
  const swapped = amount === undefined ? [] : findSwappedVolumes(columns, amount);
  const factor = amount === undefined || hands !== undefined ? 1 : volumeFactor(columns, amount);
  if (factor !== 1) columns.volume.set(columns.volume.map((value) => value * factor));
  const [adjustedClose, dividends, splits, gains] = [
    column('adjustedClose'),
    column('dividends'),
    column('splits'),
    column('capitalGains'),
  ];
  const currencies = text('currency') ?? [];
  const [currency = ''] = currencies;
  return {
    table: {
      interval,
      columns,
      ...(adjustedClose !== undefined && { adjustedClose }),
      ...(dividends !== undefined && { dividends: zeroUnknown(dividends) }),
      ...(splits !== undefined && { splits: splitsOf(splits) }),
      ...(gains !== undefined && { capitalGains: zeroUnknown(gains) }),
    },
    lines: rows.map(({ line }) => line),
    findings: [...findings, ...swapped, ...mixedCurrency(currencies)],
    symbols: [...new Set(text('symbol') ?? [])],
    currency: currency === '' ? null : currency.toUpperCase(),
    isSplitAdjusted: splits !== undefined || adjustedClose !== undefined,
    notes: [
      ...notes,
      ...(factor === 100 || hands !== undefined ? ['Volume is given in hands of 100 and was turned into shares.'] : []),
    ],
  };
}
