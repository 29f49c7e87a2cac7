import type { Locale, LocalText } from '@plumbline/model/locale';
import { codeOf, marketOf, type InstrumentId } from '@plumbline/model/instrument';

/** What a tile abbreviates: the code where codes are letters (NVDA, BTC), the name where they are numbers. */
export function tileName(id: InstrumentId, name: LocalText, locale: Locale): string {
  const market = marketOf(id);
  return market === 'us' || market === 'crypto' ? codeOf(id) : name[locale];
}
