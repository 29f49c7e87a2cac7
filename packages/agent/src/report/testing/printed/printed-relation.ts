import type { Reading } from './printed-number.ts';
import type { PrintedLocale, PrintedReport, PrintedTable } from './printed-report.ts';

export interface Printed {
  readonly report: PrintedReport;
  readonly locale: PrintedLocale;
  /** What the price chart of the page draws over the window of its deepest fall; null where it is not at hand. */
  readonly closes: readonly number[] | null;
  /** A named quantity where it is met first. */
  readonly first: (name: string) => Reading | null;
  readonly number: (text: string | undefined) => Reading | null;
}

interface Held {
  readonly holds: boolean;
  readonly what: string;
}

export interface Relation {
  readonly kind: string;
  readonly check: (printed: Printed) => readonly Held[];
}

export const slack = 1e-9;
export const near = (a: number, b: number, open: number): boolean => Math.abs(a - b) <= open + slack;
export const pick = (locale: PrintedLocale, en: string, zhCn: string): string => (locale === 'en' ? en : zhCn);

/** A share of two numbers and how far their printed digits leave it open. */
function ratio(over: Reading, under: Reading): { readonly value: number; readonly open: number } {
  const value = over.value / under.value;
  const open = (over.tolerance + Math.abs(value) * under.tolerance) / (Math.abs(under.value) - under.tolerance);
  return { value, open: Math.abs(open) };
}

export function isRatio(said: Reading, over: Reading, under: Reading, less = 0): boolean {
  const { value, open } = ratio(over, under);
  return near(said.value, value - less, open + said.tolerance);
}

export function table({ report, locale }: Printed, en: string, zhCn: string): PrintedTable | null {
  return report.tables.find(({ title }) => title === pick(locale, en, zhCn)) ?? null;
}

export function row(from: PrintedTable | null, label: string): readonly string[] | null {
  return from?.rows.find((one) => one.label === label)?.cells ?? null;
}
