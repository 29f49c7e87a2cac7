import type { BarColumns } from '@plumbline/model/bar';

/** Bars of a reference file: a header, then one row per bar; a time without zone is UTC. */
export function parseBars(text: string): BarColumns & { readonly labels: readonly string[] } {
  const [head = '', ...rows] = text.trim().split(/\r?\n/);
  const names = head.toLowerCase().split(',');
  const cells = rows.map((row) => row.split(','));
  const column = (name: string): Float64Array => Float64Array.from(cells, (row) => Number(row[names.indexOf(name)]));
  const labels = cells.map((row) => row[names.indexOf('date')]);
  return {
    time: Float64Array.from(labels, (label) => Date.parse(label.includes('T') ? `${label}Z` : `${label}T00:00:00Z`)),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
    labels,
  };
}
