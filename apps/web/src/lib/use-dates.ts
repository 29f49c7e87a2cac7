import { useMemo } from 'react';
import { formatDate, formatDateTime, formatShortDateTime } from './format.ts';
import { useLocale } from './use-locale.ts';
import { usePreferences } from './use-preferences.ts';

export interface Dates {
  /** An instant; `zone` for a market's own time. */
  readonly dateTime: (at: number, zone?: string) => string;
  readonly shortDateTime: (at: number, zone?: string) => string;
  /** A trading date `2026-11-20`. */
  readonly date: (date: string) => string;
  /** A text in which days stand as `2026-11-20`, with each written as `date` writes it. */
  readonly datesIn: (text: string) => string;
}

/** Prints dates in the style and zone that the reader chose. */
export function useDates(): Dates {
  const locale = useLocale();
  const style = usePreferences(({ preferences }) => preferences.dateStyle);
  const zone = usePreferences(({ preferences }) => preferences.zone);
  return useMemo(() => {
    const display = { style, zone, locale };
    return {
      dateTime: (at, market) => formatDateTime(at, display, market),
      shortDateTime: (at, market) => formatShortDateTime(at, display, market),
      date: (date) => formatDate(date, display),
      datesIn: (text) => text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day, display)),
    };
  }, [style, zone, locale]);
}
