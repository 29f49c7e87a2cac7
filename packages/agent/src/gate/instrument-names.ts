import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';

/** What documents call their company, the longest name first. */
export function namesOfInstrument(instrument: Instrument | undefined): readonly string[] {
  if (instrument === undefined) return [];
  const names = new Set([...locales.map((locale) => instrument.name[locale]), ...instrument.aliases]);
  return [...names].filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
}
