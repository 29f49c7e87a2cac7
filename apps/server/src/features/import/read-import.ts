import type { CheckedFile, FileFinding } from '@plumbline/market/bar-files/check-bar-file';
import { checkBarFile } from '@plumbline/market/bar-files/check-bar-file';
import { symbolOfFile } from '@plumbline/market/bar-files/market-of-name';
import type { ImportedFile } from '@plumbline/market/bar-files/stored-bars-of';
import { storedBarsOf } from '@plumbline/market/bar-files/stored-bars-of';
import type { StoredBars } from '@plumbline/market/store/market-store';
import type { ImportPreview } from '@plumbline/contract/imports';
import type { Adjustment, Interval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { isSpelledAs } from './is-spelled-as.ts';
import { readableBytes } from '../../platform/parquet.ts';

export interface ReadChoice {
  readonly interval?: Interval;
  readonly adjustment?: Adjustment;
}

async function check(file: ImportedFile, instrument: Instrument | null, choice: ReadChoice): Promise<CheckedFile> {
  return checkBarFile(await readableBytes(file.bytes), {
    file: file.name,
    now: file.importedAt,
    ...(instrument !== null && { instrument, isWanted: isSpelledAs(instrument.id) }),
    ...choice,
  });
}

/** A file as the bars of an instrument, ready to be stored in one piece; refused as a whole where nothing can be trusted. */
export async function readImport(
  file: ImportedFile,
  instrument: Instrument,
  choice: ReadChoice,
): Promise<{ readonly checked: CheckedFile; readonly stored: StoredBars }> {
  const checked = await check(file, instrument, choice);
  const name = file.name.split(/[\\/]/).at(-1) ?? file.name;
  return { checked, stored: storedBarsOf(checked, instrument, { ...file, name }) };
}

/** A file to be looked at, or to be made into stored bars when its instrument is known. As it can be copied to a thread. */
export interface ImportRequest {
  readonly file: ImportedFile;
  readonly instrument: Instrument | null;
  readonly choice: ReadChoice;
}

export interface ImportOutcome {
  readonly view: Omit<ImportPreview, 'instrument' | 'refusal'>;
  /** What the file calls its instrument, by a column or by its name. */
  readonly symbol: string | null;
  /** Null without an instrument, and where nothing can be kept. */
  readonly stored: StoredBars | null;
  readonly refusal: string | null;
}

const mostShown = 100;
const gravity: Readonly<Record<FileFinding['severity'], number>> = { refuse: 0, drop: 1, warn: 2 };

function viewOf({ file, table, adjustment, market, findings }: CheckedFile): ImportOutcome['view'] {
  const { time } = table.columns;
  const [from, to] = [time[0], time.at(-1)];
  const gravest = findings.toSorted((a, b) => gravity[a.severity] - gravity[b.severity]).slice(0, mostShown);
  return {
    rows: file.lines.length,
    kept: time.length,
    interval: table.interval,
    adjustment,
    market: market?.id ?? null,
    from: from === undefined ? null : dateOf(from),
    to: to === undefined ? null : dateOf(to),
    notes: [...file.notes],
    findings: gravest.map(({ line, date, kind, severity, why, repair }) => ({
      line,
      date,
      kind,
      severity,
      why,
      isMended: severity !== 'refuse' && repair !== undefined,
    })),
    findingCount: findings.length,
  };
}

/** Reads and checks a file and says what would come of it; the columns it carries can be stored as they are. */
export async function computeImport({ file, instrument, choice }: ImportRequest): Promise<ImportOutcome> {
  const checked = await check(file, instrument, choice);
  const symbol = checked.file.symbols[0] ?? (symbolOfFile(file.name) || null);
  const outcome = { view: viewOf(checked), symbol };
  if (instrument === null) return { ...outcome, stored: null, refusal: null };
  try {
    return { ...outcome, stored: storedBarsOf(checked, instrument, file), refusal: null };
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    return { ...outcome, stored: null, refusal: error.message };
  }
}

/** Reads and checks a file of bars, on whichever thread. */
export type ImportReader = (request: ImportRequest) => Promise<ImportOutcome>;
