import { createHmac } from 'node:crypto';
import type { Report } from '@plumbline/model/report';
import type { WorkRow } from './store/read-work.ts';
import { packFile, writeZip } from './zip.ts';

export const dataFile = 'plumbline.json';
export const sealFile = 'plumbline.seal';

/** Of the data as they lie packed in the archive: a stranger's archive is known for one before anything is unpacked. */
export const sealOf = (packed: Uint8Array, key: Uint8Array): string =>
  createHmac('sha256', key).update('packed ').update(packed).digest('hex');

interface ExportOptions {
  readonly key: Buffer;
  readonly exportedAt: number;
  readonly toMarkdown: (report: Report) => string;
}

const readme = `Plumbline export

plumbline.json holds everything; plumbline.seal lets the server that wrote it take it back unchanged.
reports/ has every finished report as Markdown, strategies/ every strategy's current rules as JSON.
tables/ has the rows as CSV for a spreadsheet.

Figures are research, not advice. Back-tests are hypothetical.
`;

/** A ZIP of everything: JSON for machines, CSV for spreadsheets, Markdown for people. */
export async function exportWork(
  work: ReadonlyMap<string, readonly WorkRow[]>,
  { key, exportedAt, toMarkdown }: ExportOptions,
): Promise<Buffer> {
  const data = await packFile(
    dataFile,
    Buffer.from(JSON.stringify({ format: 1, exportedAt, tables: Object.fromEntries(work) }), 'utf8'),
  );
  const text = (name: string, content: string) => packFile(name, Buffer.from(content));
  const files = [await text('README.txt', readme), data, await text(sealFile, sealOf(data.packed, key))];
  for (const [table, rows] of work) {
    if (rows.length > 0) files.push(await text(`tables/${table}.csv`, csvOf(rows)));
  }
  for (const { id, body } of work.get('reports') ?? []) {
    if (typeof body !== 'string') continue;
    // Written by the report service from a typed value.
    files.push(await text(`reports/${id}.md`, toMarkdown(JSON.parse(body) as Report)));
  }
  const versions = work.get('strategy_versions') ?? [];
  for (const { id, version, name } of work.get('strategies') ?? []) {
    const current = versions.find((one) => one['strategy_id'] === id && one['version'] === version);
    if (typeof current?.['spec'] !== 'string') continue;
    const spec: unknown = JSON.parse(current['spec']);
    files.push(await text(`strategies/${id}.json`, `${JSON.stringify({ name, version, spec }, null, 2)}\n`));
  }
  return writeZip(files);
}

function csvOf(rows: readonly WorkRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column] ?? null)).join(','));
  return `${columns.join(',')}\r\n${lines.join('\r\n')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A spreadsheet would run a cell that begins like a formula.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
