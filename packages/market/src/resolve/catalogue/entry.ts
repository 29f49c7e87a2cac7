import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';

/** What a catalogue row may add to the fields its market implies. */
export interface EntryExtra {
  readonly aliases?: readonly string[];
  readonly isin?: string;
  readonly cik?: number;
  readonly listedOn?: string;
  readonly reportingCurrency?: string;
  readonly priceDecimals?: number;
}

export function localText(en: string, zhCN: string, zhHK: string): LocalText {
  return { en, 'zh-CN': zhCN, 'zh-HK': zhHK };
}

type EntryBase = Omit<Instrument, 'aliases' | 'isin' | 'cik' | 'listedOn' | 'reportingCurrency'>;

/** Joins what a market implies with what a row says; absent stays absent. */
export function entry(base: EntryBase & { readonly id: InstrumentId }, extra: EntryExtra): Instrument {
  return {
    ...base,
    aliases: extra.aliases ?? [],
    ...(extra.isin === undefined ? {} : { isin: extra.isin }),
    ...(extra.cik === undefined ? {} : { cik: String(extra.cik).padStart(10, '0') }),
    ...(extra.listedOn === undefined ? {} : { listedOn: extra.listedOn }),
    ...(extra.reportingCurrency === undefined ? {} : { reportingCurrency: extra.reportingCurrency }),
    ...(extra.priceDecimals === undefined ? {} : { priceDecimals: extra.priceDecimals }),
  };
}
