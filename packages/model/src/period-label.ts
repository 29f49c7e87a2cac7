import { daysBetween } from './date.ts';
import type { Period } from './fact.ts';
import type { Locale } from './locale.ts';

type Chinese = Exclude<Locale, 'en'>;

const words: Readonly<Record<Chinese, Readonly<Record<string, string>>>> = {
  'zh-CN': {
    D: '天',
    W: '周',
    Q: '个季度',
    M: '个月',
    Y: '年',
    YTD: '年初至今',
    MAX: '全部历史',
    Median: '中位数',
    TTM: '近 12 个月',
    'out of sample': '样本外',
  },
  'zh-HK': {
    D: '天',
    W: '週',
    Q: '個季度',
    M: '個月',
    Y: '年',
    YTD: '年初至今',
    MAX: '全部歷史',
    Median: '中位數',
    TTM: '近 12 個月',
    'out of sample': '樣本外',
  },
};
const fiscalYear: Readonly<Record<Chinese, string>> = { 'zh-CN': '财年', 'zh-HK': '財年' };
const trailingTo: Readonly<Record<Chinese, (end: string) => string>> = {
  'zh-CN': (end) => `截至 ${end} 的 12 个月`,
  'zh-HK': (end) => `截至 ${end} 的 12 個月`,
};
const yearTo: Readonly<Record<Chinese, (end: string) => string>> = {
  'zh-CN': (end) => `截至 ${end} 的财年`,
  'zh-HK': (end) => `截至 ${end} 的財年`,
};
const parts: Readonly<Record<string, string>> = {
  Q1: '第一季度',
  Q2: '第二季度',
  Q3: '第三季度',
  Q4: '第四季度',
  H1: '上半年',
  H2: '下半年',
};

/**
 * A fiscal year, half or quarter as the language says it: `Q3 FY2026` in English, `2026 财年第三季度` in Chinese. Years before a
 * company moved the end of its year say their last day: `FY2011 to 2011-06-30`.
 */
export function fiscalLabel(label: string, locale: Locale): string {
  const [, end] = /^FY\d{4} to (\d{4}-\d{2}-\d{2})$/.exec(label) ?? [];
  if (locale !== 'en' && end !== undefined) return yearTo[locale](end);
  const [, part, year] = /^(?:([QH][1-4])[ -]?)?FY(\d{4})$/.exec(label) ?? [];
  if (locale === 'en' || year === undefined) return label;
  return `${year} ${fiscalYear[locale]}${part === undefined ? '' : (parts[part] ?? '')}`;
}

/** Statements of half a year, and a quarter to publish the next: twelve months that ended before that are said with their end. */
const recentDays = 200;

/** Whether twelve months that are called the last ones ended long before the day they are read on. */
export function isLongPast({ kind, label, end }: Period, asOf: string): boolean {
  return kind === 'trailing' && label === 'TTM' && daysBetween(end, asOf) > recentDays;
}

/** The head of a column as the language says it, a period or the middle of peers: `5Y`, `TTM` and `FY2026` in English, `5 年` in Chinese. */
export function periodLabel(label: string, locale: Locale): string {
  if (locale === 'en') return label === 'MAX' ? 'all history' : label;
  const [, count, letter] = /^(\d+(?:-\d+)?)([DWMQY])$/.exec(label) ?? [];
  if (letter !== undefined) return `${count} ${words[locale][letter]}`;
  const [, trailingEnd] = /^TTM (\d{4}-\d{2}-\d{2})$/.exec(label) ?? [];
  if (trailingEnd !== undefined) return trailingTo[locale](trailingEnd);
  return words[locale][label] ?? fiscalLabel(label, locale);
}
