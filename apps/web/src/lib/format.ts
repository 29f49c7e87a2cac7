import { formatFigure, type FormatOptions, type Printable } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import type { DateStyle } from './appearance.ts';
import { useLocale } from './use-locale.ts';

/** How the reader wants dates: the style, their zone (null: the device's) and the language for the style of the language. */
export interface DateDisplay {
  readonly style: DateStyle;
  readonly zone: string | null;
  readonly locale: Locale;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(tag: string, zone: string | null, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${zone} ${Object.keys(options).join()}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(tag, { ...options, ...(zone === null ? {} : { timeZone: zone }) });
    formatters.set(key, formatter);
  }
  return formatter;
}

function partsOf(at: number, zone: string | null): ReadonlyMap<string, string> {
  const formatter = formatterOf('en-US', zone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return new Map(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** An instant as `2026/11/20 16:00:00`, in the reader's zone or in the one given (then print its mark beside it). */
export function formatDateTime(at: number, display: DateDisplay, zone = display.zone): string {
  if (display.style === 'locale') {
    return formatterOf(display.locale, zone, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  }
  const part = partsOf(at, zone);
  const date = ['year', 'month', 'day'].map((name) => part.get(name)).join(display.style === 'iso' ? '-' : '/');
  return `${date} ${part.get('hour')}:${part.get('minute')}:${part.get('second')}`;
}

/** The same for narrow places, without year and seconds: `11/20 16:00`. */
export function formatShortDateTime(at: number, display: DateDisplay, zone = display.zone): string {
  if (display.style === 'locale') {
    const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
    return formatterOf(display.locale, zone, options).format(at);
  }
  const part = partsOf(at, zone);
  return `${part.get('month')}${display.style === 'iso' ? '-' : '/'}${part.get('day')} ${part.get('hour')}:${part.get('minute')}`;
}

/** A trading date `2026-11-20` as `2026/11/20`; it belongs to a market, so no zone moves it. */
export function formatDate(date: string, display: DateDisplay): string {
  if (display.style === 'iso') return date;
  if (display.style === 'slashes') return date.replaceAll('-', '/');
  return formatterOf(display.locale, 'UTC', { dateStyle: 'medium' }).format(Date.parse(`${date}T00:00:00Z`));
}

/** A short span as `6.4 s`, `1:40`, `41 ms`; nothing below one millisecond, which a fixed clock cannot tell from none. */
export function formatDuration(ms: number): string {
  if (ms < 1) return '';
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
