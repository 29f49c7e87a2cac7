import type { Locale } from '@plumbline/model/locale';

/** What stands between a stop or a colon and what follows it: a Chinese one is as wide as its own gap. */
export function colonGap(locale: Locale): string {
  return locale === 'en' ? ' ' : '';
}
