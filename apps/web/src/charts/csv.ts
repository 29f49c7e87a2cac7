/** Rows as CSV. A cell that a spreadsheet would take for a formula is made text. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';
}

/** Rows as a spreadsheet takes them from the clipboard: a tab between cells. */
export function toTabs(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => row.map((value) => textOf(value).replace(/\s+/g, ' ')).join('\t')).join('\r\n');
}

function textOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

function cellOf(value: string | number | null): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
