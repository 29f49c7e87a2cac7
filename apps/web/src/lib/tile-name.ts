import type { Locale, LocalText } from '@plumbline/model/locale';
import { codeOf, marketOf, type InstrumentId } from '@plumbline/model/instrument';

/** What a tile abbreviates: the code where codes are letters (NVDA, BTC), the name where they are numbers. */
export function tileName(id: InstrumentId, name: LocalText, locale: Locale): string {
  const market = marketOf(id);
  if (market === 'crypto') return codeOf(id).split('-')[0] ?? name[locale];
  return market === 'us' ? codeOf(id) : name[locale];
}
