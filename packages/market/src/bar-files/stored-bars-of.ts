import { createHash } from 'node:crypto';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { BarTable } from '../quality/bar-table.ts';
import { at } from '../quality/bar-table.ts';
import type { StoredBars } from '../store/market-store.ts';
import type { CheckedFile } from './check-bar-file.ts';

/** Who bars from a file are kept under; a provider never continues them. */
export const importedProvider = 'file';

export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly importedAt: number;
}

function actionsOf({ columns, dividends, splits }: BarTable, instrument: Instrument): readonly CorporateAction[] {
  const shared = { instrumentId: instrument.id };
  return [...columns.time.keys()].flatMap((row): CorporateAction[] => {
    const date = dateOf(at(columns.time, row));
    const [paid, ratio] = [dividends?.[row] ?? 0, splits?.[row] ?? 0];
    return [
      ...(ratio > 0 ? [{ ...shared, kind: 'split' as const, exDate: date, knownAt: date, ratio }] : []),
      ...(paid > 0
        ? [
            {
              ...shared,
              kind: 'dividend' as const,
              exDate: date,
              knownAt: date,
              amount: paid,
              currency: instrument.currency,
            },
          ]
        : []),
    ];
  });
}

function refusal({ findings, table }: CheckedFile): string | null {
  const spoilt = findings.find(({ severity }) => severity === 'refuse');
  if (spoilt !== undefined) return `line ${spoilt.line}: ${spoilt.why}`;
  if (table.columns.time.length > 0) return null;
  const [first] = findings;
  return first === undefined ? 'no row can be used' : `no row can be used; line ${first.line}: ${first.why}`;
}

/**
 * Bars of a file as they are stored for an instrument: usable rows, proven faults mended, dividends and splits of the file as
 * actions, and a source that names the file and its hash. Refuses a file of which nothing can be trusted.
 */
export function storedBarsOf(checked: CheckedFile, instrument: Instrument, file: ImportedFile): StoredBars {
  const why = refusal(checked);
  if (why !== null) {
    throw new PlumblineError('data-refused', `${file.name} was not imported: ${why}.`, {
      findings: checked.findings.slice(0, 20),
    });
  }
  const { table, findings, adjustment } = checked;
  const last = table.columns.time.length - 1;
  const partial = findings.some(({ kind, severity }) => kind === 'partial-bar' && severity === 'warn');
  const leftOut = checked.file.table.columns.time.length - table.columns.time.length;
  const mended = findings.filter(({ severity, repair }) => severity === 'warn' && repair !== undefined).length;
  const notes = [
    ...checked.file.notes,
    ...(leftOut > 0 ? [`${leftOut} rows were left out.`] : []),
    ...(mended > 0 ? [`${mended} faults were mended.`] : []),
  ];
  return {
    series: {
      instrumentId: instrument.id,
      interval: table.interval,
      adjustment,
      currency: instrument.currency,
      priceDecimals: instrument.priceDecimals,
      columns: table.columns,
      isLastPartial: partial,
    },
    actions: actionsOf(table, instrument),
    source: {
      id: `file-${instrument.id}-${table.interval}`,
      kind: 'user',
      publisher: 'File',
      title: file.name,
      retrievedAt: file.importedAt,
      asOf: dateOf(at(table.columns.time, last)),
      locator: `sha256:${createHash('sha256').update(file.bytes).digest('hex')}`,
      simulated: false,
      ...(notes.length > 0 && { notes }),
    },
    storedAt: file.importedAt,
    providerId: importedProvider,
  };
}
