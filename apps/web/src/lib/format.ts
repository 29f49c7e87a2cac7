import { formatFigure, type FormatOptions, type Printable } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import { useLocale } from './use-locale.ts';

const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string | undefined): Intl.DateTimeFormat {
  const key = zone ?? 'local';
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      ...(zone === undefined ? {} : { timeZone: zone }),
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** An instant as `2026/11/20 16:00:00`, in the reader's zone or in the one given (then print its mark beside it). */
export function formatDateTime(at: number, zone?: string): string {
  const found = new Map<string, string>();
  for (const part of formatterOf(zone).formatToParts(at)) found.set(part.type, part.value);
  const [year, month, day, hour, minute, second] = parts.map((part) => found.get(part) ?? '');
  return `${year}/${month}/${day} ${hour}:${minute}:${second}`;
}

/** A trading date `2026-11-20` as `2026/11/20`. */
export function formatDate(date: string): string {
  return date.replaceAll('-', '/');
}

/** A short span as `6.4 s`, `1:40`, `41 ms`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Daily change from a previous close, as a fraction; null when there is none to compare with. */
export function changeOf(price: number, previousClose: number | null): number | null {
  return previousClose === null || previousClose <= 0 ? null : price / previousClose - 1;
}

export type PrintFigure = (printable: Printable, options?: FormatOptions) => string;

/** Prints figures in the language on screen. */
export function useFormat(): { readonly locale: Locale; readonly figure: PrintFigure } {
  const locale = useLocale();
  return { locale, figure: (printable, options) => formatFigure(printable, locale, options) };
}
