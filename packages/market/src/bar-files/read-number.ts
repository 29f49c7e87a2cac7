/** A cell as a number: NaN when it says nothing, null when it says something that is no number. */
export interface ReadNumber {
  readonly value: number | null;
  /** Digits came in groups, as in 1,433.33. */
  readonly isGrouped: boolean;
}

const missing: ReadonlySet<string> = new Set([
  '',
  'null',
  'none',
  'nan',
  'na',
  'n/a',
  '#n/a',
  'nil',
  '-',
  '--',
  '—',
  '.',
  '停牌',
]);
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const groupedNumber = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const multiples: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
  ['t', 1e12],
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
]);

function plain(text: string): number | null {
  const value = Number(text);
  return plainNumber.test(text) && Number.isFinite(value) ? value : null;
}

/** With a decimal comma the point groups and the comma separates: 1.433,33. */
function toPoint(text: string): string {
  return /^[+-]?\d{1,3}(\.\d{3})*(,\d+)?$|^[+-]?\d+(,\d+)?$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text;
}

export function readNumber(cell: string, hasDecimalComma = false): ReadNumber {
  const text = cell.normalize('NFKC').trim();
  if (missing.has(text.toLowerCase())) return { value: Number.NaN, isGrouped: false };
  const pointed = hasDecimalComma ? toPoint(text) : text;
  if (groupedNumber.test(pointed)) return { value: plain(pointed.replaceAll(',', '')), isGrouped: true };
  const multiple = multiples.get(pointed.slice(-1).toLowerCase());
  const body = multiple === undefined ? pointed : pointed.slice(0, -1);
  const isGrouped = groupedNumber.test(body);
  const value = plain(isGrouped ? body.replaceAll(',', '') : body);
  return { value: value === null || multiple === undefined ? value : value * multiple, isGrouped };
}

/** `5:1`, `1/10` and `0.1` as new shares for one old. */
export function readRatio(cell: string): number | null {
  const parts = /^(\d+(?:\.\d+)?)\s*[:/]\s*(\d+(?:\.\d+)?)$/.exec(cell.normalize('NFKC').trim());
  if (parts === null) return readNumber(cell).value;
  const ratio = Number(parts[1]) / Number(parts[2]);
  return Number.isFinite(ratio) ? ratio : null;
}

/** Whether a column writes a comma where the decimal point stands, seen over its cells: `12,34` beside no `12.34`. */
export function findDecimalComma(cells: readonly string[]): boolean {
  const hasComma = cells.some((cell) => /^[+-]?\d+(\.\d{3})*,(\d{1,2}|\d{4,})$/.test(cell.trim()));
  const hasPoint = cells.some(
    (cell) => /^[+-]?\d+(,\d{3})*\.\d+$/.test(cell.trim()) && !/^\d{1,3}(\.\d{3})+$/.test(cell.trim()),
  );
  return hasComma && !hasPoint;
}
