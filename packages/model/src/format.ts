import { dateOf } from './date.ts';
import { localText } from './local-text.ts';
import type { Fact } from './fact.ts';
import type { Locale } from './locale.ts';
import { currencyDigits } from './money.ts';
import type { Unit } from './units.ts';

export interface FormatOptions {
  /** Dates as YYYY-MM-DD, as every other date of a document is written. */
  readonly isoDates?: boolean;
  /** Large amounts in K/M/B/T or 万/亿/万亿. Default: true for money and share counts. */
  readonly compact?: boolean;
  /** Print + before positive numbers. */
  readonly sign?: boolean;
  /** Print no sign at all, where the words around the number say its direction. */
  readonly size?: boolean;
}

/** What a number needs to be printed. A Fact fits. */
export interface Printable {
  readonly value: number | null;
  readonly unit: Unit;
  readonly currency?: string;
  readonly decimals: number;
}

/** Printed for every unknown figure; the reason stands beside it. */
export const missingMark = '—';
const minus = '\u2212';

const prefixes: Readonly<Record<string, string>> = { USD: '$', CNY: '¥', HKD: 'HK$ ', JPY: 'JP¥ ', EUR: '€', GBP: '£' };

const western = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;
const simplified = [
  [1e12, '万亿'],
  [1e8, '亿'],
  [1e4, '万'],
] as const;
const traditional = [
  [1e12, '萬億'],
  [1e8, '億'],
  [1e4, '萬'],
] as const;

const formatters = new Map<number, Intl.NumberFormat>();

function grouped(value: number, decimals: number): string {
  let formatter = formatters.get(decimals);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    formatters.set(decimals, formatter);
  }
  return formatter.format(value);
}

function scalesOf(locale: Locale): readonly (readonly [number, string])[] {
  if (locale === 'zh-CN') return simplified;
  return locale === 'zh-HK' ? traditional : western;
}

function compactNumber(size: number, locale: Locale, decimals: number): string {
  const scales = scalesOf(locale);
  let at = scales.findIndex(([step]) => size >= step);
  if (at < 0) return grouped(size, decimals);
  const digits = (scaled: number): number => (scaled < 10 ? 2 : 1);
  // 999.97 M rounds to 1,000.0 M: the next larger word reads 1.00 B.
  const larger = scales[at - 1];
  const current = scales[at];
  if (larger !== undefined && current !== undefined) {
    const scaled = size / current[0];
    if (Number(scaled.toFixed(digits(scaled))) >= larger[0] / current[0]) at -= 1;
  }
  const [step, word] = scales[at] ?? [1, ''];
  return `${grouped(size / step, digits(size / step))}${word}`;
}

function magnitude(size: number, printable: Printable, locale: Locale, compact: boolean): string {
  switch (printable.unit) {
    case 'fraction':
      return `${grouped(size * 100, printable.decimals)}%`;
    case 'percentile':
      return grouped(size * 100, 0);
    case 'multiple':
      // Tenths of thousands of times say nothing; tenths of less than once say too little.
      return `${grouped(size, size >= 1e3 ? 0 : size < 1 ? Math.max(2, printable.decimals) : printable.decimals)}${locale === 'en' ? '×' : '倍'}`;
    case 'money':
      return compact ? compactNumber(size, locale, 2) : grouped(size, currencyDigits(printable.currency ?? ''));
    case 'shares':
    case 'coins':
      return compact ? compactNumber(size, locale, 0) : grouped(size, printable.decimals);
    case 'price':
      // Cents of a price of millions say nothing.
      return grouped(size, size >= 1e6 ? 0 : printable.decimals);
    default:
      return grouped(size, printable.decimals);
  }
}

const choiceWords = { yes: localText('yes', '是', '是'), no: localText('no', '否', '否') };

function withCurrency(text: string, printable: Printable): string {
  const { unit, currency } = printable;
  if (currency === undefined || (unit !== 'money' && unit !== 'moneyPerShare' && unit !== 'price')) return text;
  const prefix = prefixes[currency];
  return prefix === undefined ? `${text} ${currency}` : `${prefix}${text}`;
}

/**
 * Prints a figure: `$215.9B`, `¥1,688.00`, `HK$ 412.60`, `67,120.50 USDT`, `19.0%`, `33.5×`, `2,159.4亿`.
 * Fractions print as percent with `decimals` digits; minus is U+2212; unknown is `—`. Digits are the same in every language,
 * only the words for large amounts and multiples differ. Dates (epoch ms) print as YYYY/MM/DD.
 */
export function formatFigure(printable: Printable, locale: Locale, options: FormatOptions = {}): string {
  const { value, unit } = printable;
  if (value === null || !Number.isFinite(value)) return missingMark;
  if (unit === 'choice') return choiceWords[value === 0 ? 'no' : 'yes'][locale];
  if (unit === 'date') {
    const day = dateOf(value);
    return options.isoDates === true ? day : day.replaceAll('-', '/');
  }
  const compact = options.compact ?? (unit === 'money' || unit === 'shares' || unit === 'coins');
  const text = withCurrency(magnitude(Math.abs(value), printable, locale, compact), printable);
  // A number that rounds to zero carries no sign.
  const isZero = !/[1-9]/.test(text);
  if (isZero || options.size === true) return text;
  if (value < 0) return `${minus}${text}`;
  return options.sign === true ? `+${text}` : text;
}

export function formatFact(fact: Fact, locale: Locale, options: FormatOptions = {}): string {
  return formatFigure(fact, locale, options);
}

/** ▲ up, ▼ down, ● unchanged as printed: colour alone is never the message. */
export function changeGlyph(printable: Printable): '▲' | '▼' | '●' {
  const text = formatFigure(printable, 'en', { compact: false });
  if (!/[1-9]/.test(text)) return '●';
  return (printable.value ?? 0) > 0 ? '▲' : '▼';
}
