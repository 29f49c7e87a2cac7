/**
 * What a body looks like: names of fields and types of values, none of the values. `decimal` is a number sent as a text. Nothing is
 * said of what was null or empty when it was recorded.
 */
export type Shape =
  | 'number'
  | 'decimal'
  | 'text'
  | 'boolean'
  | 'unknown'
  | { readonly list: Shape }
  /** A row whose columns have their places. */
  | { readonly cells: readonly Shape[] }
  /** Equal entries under names that are data. */
  | { readonly each: Shape }
  /** A name with a question mark at its end was not in every entry. */
  | { readonly fields: { readonly [name: string]: Shape } };

/** What stands at a place of a body; a `decimal` is a number sent as text. */
export type FieldKind = 'number' | 'decimal' | 'text' | 'boolean' | 'list' | 'row' | 'fields' | 'nothing';

/** Where a body is no longer as it was recorded. */
export interface Drift {
  /** Such as `chart.result[].timestamp`; `$` is the whole. */
  readonly path: string;
  readonly recorded: FieldKind;
  readonly found: FieldKind;
}

/** So many equal entries are a table whose names are data, such as the concepts of a company; numbers are always data. */
const fewestEach = 12;
/** Entries of a long list that are looked at. */
const most = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function sampled(values: readonly unknown[]): readonly unknown[] {
  return values.length <= most ? values : [...values.slice(0, most / 2), ...values.slice(-most / 2)];
}

function scalarOf(value: unknown): Shape {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'string' || value === '') return 'unknown';
  return /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(value) ? 'decimal' : 'text';
}

/** Cells of a row, where a value is one: an array of single values, or a text with its columns between commas. */
function cellsOf(value: unknown): readonly unknown[] | null {
  if (isArray(value)) return value.some((cell) => typeof cell === 'object' && cell !== null) ? null : value;
  return typeof value === 'string' && /^[^\s,]+(,[^\s,]*){4,}$/.test(value) ? value.split(',') : null;
}

function mixed(a: Shape, b: Shape): Shape {
  if (a === 'unknown') return b;
  if (b === 'unknown' || a === b) return a;
  if (typeof a === 'string' && typeof b === 'string') return isTextual(a) && isTextual(b) ? 'text' : 'unknown';
  return 'unknown';
}

const isTextual = (shape: Shape): boolean => shape === 'text' || shape === 'decimal';

function fieldsOf(records: readonly Readonly<Record<string, unknown>>[]): Shape {
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const fields = [...names].map((name): readonly [string, Shape] => {
    const holders = records.filter((record) => Object.hasOwn(record, name));
    const shape = shapeOf(holders.map((record) => record[name]));
    return [holders.length === records.length ? name : `${name}?`, shape];
  });
  const tables = fields.filter(([, shape]) => typeof shape === 'object');
  const areData = fields.length >= fewestEach || fields.every(([name]) => /^\d+\??$/.test(name));
  if (areData && tables.length === fields.length) {
    return { each: shapeOf(sampled(records.flatMap((record) => Object.values(record)))) };
  }
  return { fields: Object.fromEntries(fields) };
}

function rowOf(rows: readonly (readonly unknown[])[]): Shape {
  const columns = Math.max(...rows.map((row) => row.length));
  return { cells: Array.from({ length: columns }, (_, at) => shapeOf(rows.map((row) => row[at]))) };
}

/** The one shape of values that stand for the same. */
export function shapeOf(values: readonly unknown[]): Shape {
  const known = values.filter((value) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return 'unknown';
  if (known.every(isRecord)) return fieldsOf(known);
  const rows = known.flatMap((value) => {
    const cells = cellsOf(value);
    return cells === null ? [] : [cells];
  });
  if (known.every(isArray)) {
    const types = new Set(
      rows
        .flat()
        .map(scalarOf)
        .filter((type) => type !== 'unknown'),
    );
    const lengths = new Set(rows.map((row) => row.length));
    const isTable = rows.length > 1 && lengths.size === 1 && !lengths.has(1) && !lengths.has(2);
    if (rows.length === known.length && (types.size > 1 || isTable)) return rowOf(rows);
    return { list: shapeOf(sampled(known.flatMap(sampled))) };
  }
  if (rows.length === known.length) return rowOf(rows);
  return known.map(scalarOf).reduce(mixed);
}

function kindOf(value: unknown): FieldKind {
  if (isRecord(value)) return 'fields';
  if (isArray(value)) return 'list';
  const scalar = scalarOf(value);
  return typeof scalar === 'string' && scalar !== 'unknown' ? scalar : 'nothing';
}

function kindOfShape(shape: Shape): FieldKind {
  if (typeof shape === 'string') return shape === 'unknown' ? 'nothing' : shape;
  if ('cells' in shape) return 'row';
  return 'list' in shape ? 'list' : 'fields';
}

/** What of a recorded shape none of the values has any more. A new field is no drift, and a null says nothing. */
export function driftOf(shape: Shape, values: readonly unknown[], path = ''): readonly Drift[] {
  const known = values.filter((value) => value !== null && value !== undefined && value !== '');
  const first = known[0];
  if (first === undefined || shape === 'unknown') return [];
  const drifts: readonly Drift[] = [
    { path: path === '' ? '$' : path, recorded: kindOfShape(shape), found: kindOf(first) },
  ];
  if (typeof shape === 'string') {
    const fits = (value: unknown): boolean =>
      scalarOf(value) === shape || (shape === 'text' && isTextual(scalarOf(value)));
    return known.some(fits) ? [] : drifts;
  }
  if ('list' in shape) {
    const lists = known.filter(isArray);
    return lists.length === 0 ? drifts : driftOf(shape.list, sampled(lists.flatMap(sampled)), `${path}[]`);
  }
  if ('cells' in shape) {
    const rows = known.flatMap((value) => {
      const cells = cellsOf(value);
      return cells === null ? [] : [cells];
    });
    if (rows.length === 0) return drifts;
    const columns = Math.max(...rows.map((row) => row.length));
    return shape.cells.flatMap((cell, at): readonly Drift[] => {
      const where = `${path}[${at}]`;
      if (at >= columns) return [{ path: where, recorded: kindOfShape(cell), found: 'nothing' }];
      return driftOf(
        cell,
        rows.map((row) => row[at]),
        where,
      );
    });
  }
  const records = known.filter(isRecord);
  if (records.length === 0) return drifts;
  if ('each' in shape)
    return driftOf(shape.each, sampled(records.flatMap((record) => Object.values(record))), `${path}.*`);
  return Object.entries(shape.fields).flatMap(([name, field]): readonly Drift[] => {
    const isOptional = name.endsWith('?');
    const key = isOptional ? name.slice(0, -1) : name;
    const at = path === '' ? key : `${path}.${key}`;
    const holders = records.filter((record) => Object.hasOwn(record, key));
    if (holders.length > 0)
      return driftOf(
        field,
        holders.map((record) => record[key]),
        at,
      );
    return isOptional ? [] : [{ path: at, recorded: kindOfShape(field), found: 'nothing' }];
  });
}
