import type { CheckedFile } from '@plumbline/market/bar-files/check-bar-file';
import { checkBarFile } from '@plumbline/market/bar-files/check-bar-file';
import type { ImportedFile } from '@plumbline/market/bar-files/stored-bars-of';
import { storedBarsOf } from '@plumbline/market/bar-files/stored-bars-of';
import type { StoredBars } from '@plumbline/market/store/market-store';
import type { Adjustment, Interval } from '@plumbline/model/bar';
import type { Instrument } from '@plumbline/model/instrument';
import { isSpelledAs } from './is-spelled-as.ts';

export interface ReadChoice {
  readonly interval?: Interval;
  readonly adjustment?: Adjustment;
}

/** A file as the bars of an instrument, ready to be stored in one piece; refused as a whole where nothing can be trusted. */
export function readImport(
  file: ImportedFile,
  instrument: Instrument,
  choice: ReadChoice,
): { readonly checked: CheckedFile; readonly stored: StoredBars } {
  const checked = checkBarFile(file.bytes, {
    file: file.name,
    now: file.importedAt,
    instrument,
    isWanted: isSpelledAs(instrument.id),
    ...choice,
  });
  const name = file.name.split(/[\\/]/).at(-1) ?? file.name;
  return { checked, stored: storedBarsOf(checked, instrument, { ...file, name }) };
}
