import { dayMs } from '@plumbline/model/date';
import type { Fact, Period } from '@plumbline/model/fact';
import { windowOf } from './metric-names.ts';

/** A stretch or point of time as words name it. */
export type PeriodWord =
  /** `FY2025`, `Q2 FY2026`: the label of a fact. */
  | { readonly kind: 'label'; readonly label: string }
  /** `2025` alone: a fiscal year only where it is the calendar year too. */
  | { readonly kind: 'calendar'; readonly year: string }
  | { readonly kind: 'date'; readonly date: string }
  /** `over the past year`: `1Y`. */
  | { readonly kind: 'span'; readonly span: string }
  /** `a year earlier`. */
  | { readonly kind: 'before' }
  /** `a quarter earlier`. */
  | { readonly kind: 'quarter-before' }
  /** `year over year`. */
  | { readonly kind: 'year-on-year' }
  /** `a year`, of a rate. */
  | { readonly kind: 'annual' }
  /** `quarterly`: how long the period is, not which one. */
  | { readonly kind: 'length'; readonly of: 'quarter' | 'year' | 'trailing' }
  /** `second-quarter`: of the newest year. */
  | { readonly kind: 'part'; readonly part: string }
  /** `the September quarter`: the newest one that ends in that month, counted from one. */
  | { readonly kind: 'ends'; readonly month: number };

/** Phrases that name no date of their own. */
const phrases: Readonly<Record<string, string>> = {
  '1D': "in one session; in a single session; in a single day; in one day; within one session; within a day; than the day before; than a day earlier; than the previous close; than the last close; than on the day before; today; on the day; for the day; the day; day; in the latest session; in the last session; in the session; this session; on the session; in today's session; since the previous close; from the previous close; over the day; during the session; from its previous close; from the day before; from the last close; 今日; 今天; 当日; 當日; 本日; 日内; 日內; 当天; 當天; 较昨收; 較昨收; 较前收; 较昨日; 较昨日收盘; 较上一交易日; 较前一交易日; 较前一日; 較前一交易日; 較前收市; 较前收盘; from the prior session; compared with the prior session; from the prior close; 较前日; 较上日; 比前一交易日; 单日; 这一交易日; 在最近一个交易日",
  '1W': 'over the past week; in the past week; over the last week; this week; 近一周; 本周; 过去一周; 最近一周',
  '1M': 'over the past 30 days; over the last 30 days; in the past 30 days; in the last 30 days; past 30 days; last 30 days; over 30 days; 近30日; 近30天; 过去30天; 过去30日; 最近30天; 30日来; over the past month; in the past month; over the last month; in the last month; past month; last month; over one month; in one month; one month; for the past month; during the past month; within a month; over the month; 近一个月; 近一個月; 最近一个月; 最近一個月; 过去一个月; 一个月来; 一個月來; 過去一個月; 近一月; 过去一月; 近1个月; 近 1 个月; over the latest month; over the most recent month; this past month; 近一个月来; 最近一月; 近一个月以来; 过去一个月里',
  '3M': 'over the past three months; over the last three months; in the past three months; in the last three months; past three months; last three months; over three months; three months; over the past 3 months; in three months; 近三个月; 近三個月; 最近三个月; 最近三個月; 过去三个月; 三个月来; 三個月來; 過去三個月; 近3个月; 近 3 个月; over the latest three months; over the last quarter of trading; 近三个月来; 最近三月; 近三月; 过去三个月里; 近三个月以来',
  '6M': 'over the past six months; over the last six months; in the past six months; in the last six months; past six months; last six months; over six months; six months; over the past half year; over the past 6 months; in six months; 近六个月; 近六個月; 最近六个月; 过去六个月; 過去六個月; 半年来; 六个月来; 近半年; 过去半年; 過去半年; 最近半年; 近6个月; 近 6 个月; over the past half-year; over half a year; 近六个月来; 近半年来; 过去半年里',
  '1Y': 'over twelve months; over the last twelve months of trading; over the past year; over the last year; in the past year; over the past twelve months; over the past 12 months; past year; over one year; in one year; one year; one-year; over a year; over the year; over the fiscal year; during the fiscal year; over the course of the year; over the course of the fiscal year; for the past year; during the past year; past twelve months; in the past twelve months; in the past 12 months; within a year; in a year; within the past year; of the past year; of the past twelve months; past 52 weeks; over the past 52 weeks; of the past 52 weeks; in the past 52 weeks; last 52 weeks; over the last 52 weeks; 52 weeks; 近一年; 最近一年; 过去一年; 過去一年; 近1年; 近 1 年; 一年来; 一年內; 一年内; 近12个月; 近 12 个月; 过去52周; 过去 52 周; 過去 52 週; 近52周; 近 52 周; 最近52周; 52周; 52 周; 52 週; over the preceding year; over the latest year; the past year; the last year; the past twelve months; the past 12 months; in the last year; during the last year; in the last twelve months; in the last 12 months; 近一年来; 过去一年里; 过去一年间; 近一年以来; 过去一年中; 过去12个月; 过去 12 个月',
  '3Y': 'over the past three years; over the last three years; in the past three years; past three years; over three years; three years; in three years; a year over three years; 近三年; 最近三年; 过去三年; 三年来; 過去三年; 近3年; 近 3 年; the past three years; the last three years; 三年间; 近三年来',
  '5Y': 'over the past five years; over the last five years; in the past five years; past five years; over five years; five years; in five years; 近五年; 最近五年; 过去五年; 五年来; 過去五年; 近5年; 近 5 年; the past five years; the last five years; over the last half decade; over half a decade; over a five-year span; over a five-year period; across five years; 五年内; 近五年来; 过去五年里; 过去五年间; 五年间',
  '10Y':
    'over the past ten years; over the last ten years; in the past ten years; past ten years; over ten years; ten years; over the past decade; in ten years; 近十年; 最近十年; 过去十年; 過去十年; 近10年; 近 10 年',
  YTD: 'year to date; this year; so far this year; since the start of the year; since the beginning of the year; in the year to date; over the year to date; ytd; 今年以来; 今年以來; 年初至今; 今年; 年内; 年內; 本年至今; since january; since the turn of the year; since new year; from the start of the year; this year to date; year-to-date; 年初以来; 自年初以来; 今年至今; 本年以来; 本年初至今; 今年年初以来; 开年以来',
  TTM: 'ttm; trailing twelve months; trailing twelve-month; trailing 12 months; trailing 12-month; last twelve months; last 12 months; over the last twelve months; over the last 12 months; in the last twelve months; over the trailing twelve months; the last four quarters; over the last four quarters; 最近十二个月; 最近十二個月; 近十二个月; 近十二個月; 过去十二个月; 過去十二個月; 滚动十二个月; 滾動十二個月; 最近四个季度; 近四个季度; 过去12个月; 最近12个月; 最近 12 个月',
  before:
    'a year earlier; the year before; a year ago; one year earlier; the prior year; in the prior year; the previous year; in the previous year; prior year; previous year; the previous fiscal year; the prior fiscal year; in the previous fiscal year; in the year before; a year before; 一年前; 上年同期; 上一年; 上年; 前一年; 去年同期; 上一财年; 上一財年; 前一财年; 上一财政年度; 上一年度; 前值; twelve months earlier; twelve months before; one year before; one year ago; in the comparable year; in the year-earlier period; the year-earlier period; the year prior; the year earlier; in the preceding year; the preceding year; the preceding fiscal year; in the preceding fiscal year; the fiscal year before; the previous financial year; the same period a year earlier; in the same period a year earlier; the same period last year; in the same period last year; in the same quarter a year ago; the same quarter a year ago; in the same quarter a year earlier; the same quarter a year earlier; in the same quarter last year; the same quarter last year; in the year-ago quarter; the year-ago quarter; in the year-ago period; the year-ago period; 上年度; 前一年度; 上财年; 前一个财年; 上一个财年; 去年同季; 上年同季; 一年之前',
  'quarter-before':
    'in the quarter before; the quarter before; a quarter earlier; one quarter earlier; the previous quarter; in the previous quarter; the prior quarter; in the prior quarter; the preceding quarter; in the preceding quarter; 上一季度; 上季; 前一季度; 上个季度; 上一季; 前一季',
  yoy: 'than a year earlier; than the year before; than a year ago; than in the prior year; year over year; year-over-year; year on year; year-on-year; yoy; from a year earlier; from the year before; from the prior year; from the previous year; on the year; from a year ago; over the prior year; over the previous year; over the year before; versus a year earlier; against the year before; compared with a year earlier; compared with the year before; compared with the prior year; compared with the previous year; compared to the prior year; versus the prior year; on the previous year; from the previous fiscal year; on a year earlier; 同比; 按年; 较上年; 較上年; 较上年同期; 較上年同期; 与上年相比; 比上年; 较去年同期; 較去年同期; 较前一年; 比上年同期; 較去年; 与上年同期相比; 按年计; against the prior year; relative to the prior year; relative to the year before; compared to a year ago; compared with a year ago; compared to the previous year; against a year earlier; from one year earlier; from one year ago; versus the year before; 年增; 相比上年; 相比上一年; 较上一财年; 较上财年; 较前一财年',
  annual:
    'a year; per year; annually; each year; every year; annualised; annualized; per annum; on average a year; 每年; 年化; 年均; 按年率',
};

const lengths: Readonly<Record<'quarter' | 'year' | 'trailing', string>> = {
  quarter:
    'quarterly; in the latest quarter; in the last quarter; latest quarter; most recent quarter; in the most recent quarter; for the latest quarter; for the quarter; in the quarter; 季度; 单季; 最近一个季度; 最近一季; 最新季度; 最新一季; 最近一季度; 上季度',
  year: 'at year-end; at the year-end; at the end of the year; at year end; 年末; 年底; annual; yearly; full-year; full year; for the full year; in the latest fiscal year; in the last fiscal year; latest fiscal year; most recent fiscal year; in the most recent fiscal year; last fiscal year; for the latest fiscal year; for the year; 年度; 全年; 最近一个财年; 最近一個財年; 最新财年; 最新財年; 最近财年; 最近一财年',
  trailing:
    'on a trailing basis; on a trailing twelve-month basis; on a twelve-month basis; trailing; twelve-month; 12-month; 滚动; 滾動; ttm',
};

const fixed = new Map<string, PeriodWord>();
for (const length of ['quarter', 'year', 'trailing'] as const) {
  for (const phrase of lengths[length].split(';')) fixed.set(phrase.trim(), { kind: 'length', of: length });
}
for (const opening of ['', 'the ', 'in the ']) {
  for (const which of ['same', 'corresponding', 'comparable', 'equivalent']) {
    for (const length of ['quarter', 'period', 'three months', 'quarter of the year', 'period of the year']) {
      for (const end of [
        'of the prior year',
        'of the previous year',
        'of the preceding year',
        'a year earlier',
        'a year ago',
        'a year before',
        'last year',
        'of last year',
        'one year earlier',
        'the year before',
        'the previous year',
      ]) {
        fixed.set(`${opening}${which} ${length} ${end}`, { kind: 'before' });
      }
    }
  }
  for (const which of ['year-earlier', 'year-ago', 'prior-year', 'previous-year']) {
    for (const length of ['quarter', 'period', 'figure', 'level'])
      fixed.set(`${opening}${which} ${length}`, { kind: 'before' });
  }
}
for (const [span, text] of [
  ['1M', 'one-month'],
  ['3M', 'three-month'],
  ['6M', 'six-month'],
  ['1Y', 'twelve-month'],
  ['3Y', 'three-year'],
  ['5Y', 'five-year'],
  ['YTD', 'year-to-date'],
  ['1D', 'one-day'],
] as const) {
  if (!fixed.has(text)) fixed.set(text, { kind: 'span', span });
}
for (const [kind, list] of Object.entries(phrases)) {
  const word: PeriodWord =
    kind === 'before' || kind === 'quarter-before'
      ? { kind }
      : kind === 'yoy'
        ? { kind: 'year-on-year' }
        : kind === 'annual'
          ? { kind }
          : { kind: 'span', span: kind };
  for (const phrase of list.split(';')) fixed.set(phrase.trim(), word);
}

/** Phrases such as `over the past year`, in small letters. */
export const periodPhrases: ReadonlyMap<string, PeriodWord> = fixed;

const ordinal: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
};
const months = 'january february march april may june july august september october november december'.split(' ');

interface DatePattern {
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[]) => PeriodWord | null;
}

const two = (text: string | undefined): string => (text ?? '').padStart(2, '0');
const quarterLabel = (quarter: string, year: string): PeriodWord => ({ kind: 'label', label: `Q${quarter} FY${year}` });

/** Spellings of dates and fiscal periods, tried in this order at a place of the text. */
const patterns: readonly DatePattern[] = [
  {
    pattern: /(first|second|third|fourth)-quarter/iy,
    read: ([q = '']) => ({ kind: 'part', part: `Q${ordinal[q.toLowerCase()] ?? ''}` }),
  },
  {
    pattern: /(?:the )?(first|second|third|fourth)(?: fiscal)? quarter(?! of\b)/iy,
    read: ([q = '']) => ({ kind: 'part', part: `Q${ordinal[q.toLowerCase()] ?? ''}` }),
  },
  {
    pattern: /第?([一二三四])(?:财季|季度|季) ?\((20\d\d) ?(?:财年|财政年度|年度)\)/y,
    read: ([q = '', y = '']) => quarterLabel(ordinal[q] ?? '', y),
  },
  {
    pattern:
      /(?:the )?(January|February|March|April|May|June|July|August|September|October|November|December) quarter/y,
    read: ([month = '']) => ({ kind: 'ends', month: months.indexOf(month.toLowerCase()) + 1 }),
  },
  { pattern: /(?:the )?first[ -]half(?! of\b)/iy, read: () => ({ kind: 'part', part: 'H1' }) },
  { pattern: /上半年/y, read: () => ({ kind: 'part', part: 'H1' }) },
  { pattern: /第?([一二三四])(?:财季|季度|季)/y, read: ([q = '']) => ({ kind: 'part', part: `Q${ordinal[q] ?? ''}` }) },
  {
    pattern: /([QH][1-4])[ -]?FY ?(20\d\d)/iy,
    read: ([q = '', y]) => ({ kind: 'label', label: `${q.toUpperCase()} FY${y}` }),
  },
  {
    pattern: /FY ?(20\d\d)[ -]?([QH][1-4])/iy,
    read: ([y, q = '']) => ({ kind: 'label', label: `${q.toUpperCase()} FY${y}` }),
  },
  { pattern: /FY ?(20\d\d)(?: ?(?:财年|財年|年度))?/iy, read: ([y]) => ({ kind: 'label', label: `FY${y}` }) },
  {
    pattern:
      /(?:the )?(first|second|third|fourth)(?: fiscal)? quarter of (?:its )?(?:fiscal (?:year )?|FY ?)(20\d\d)/iy,
    read: ([q = '', y = '']) => quarterLabel(ordinal[q.toLowerCase()] ?? '', y),
  },
  {
    pattern: /(?:the )?(first|second|third|fourth) fiscal quarter of (20\d\d)/iy,
    read: ([q = '', y = '']) => quarterLabel(ordinal[q.toLowerCase()] ?? '', y),
  },
  { pattern: /Q([1-4])(?: of)? fiscal (?:year )?(20\d\d)/iy, read: ([q = '', y = '']) => quarterLabel(q, y) },
  { pattern: /(?:the )?(?:full )?fiscal(?: year)? (20\d\d)/iy, read: ([y]) => ({ kind: 'label', label: `FY${y}` }) },
  { pattern: /(20\d\d) (?:fiscal year)/iy, read: ([y]) => ({ kind: 'label', label: `FY${y}` }) },
  {
    pattern: /(20\d\d) ?(?:财年|財年|财政年度|財政年度|会计年度)第?([一二三四1-4])(?:财季|財季|季度|季)/y,
    read: ([y = '', q = '']) => quarterLabel(ordinal[q] ?? '', y),
  },
  {
    pattern: /(20\d\d) ?(?:财年|財年|财政年度|財政年度|会计年度)/y,
    read: ([y]) => ({ kind: 'label', label: `FY${y}` }),
  },
  { pattern: /Q([1-4])(?! ?(?:FY|of|fiscal|20))/y, read: ([q = '']) => ({ kind: 'part', part: `Q${q}` }) },
  { pattern: /(20\d\d)-(\d\d)-(\d\d)/y, read: ([y, m, d]) => ({ kind: 'date', date: `${y}-${m}-${d}` }) },
  {
    pattern: /(20\d\d)\/(\d{1,2})\/(\d{1,2})/y,
    read: ([y, m, d]) => ({ kind: 'date', date: `${y}-${two(m)}-${two(d)}` }),
  },
  {
    pattern: /(20\d\d) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日/y,
    read: ([y, m, d]) => ({ kind: 'date', date: `${y}-${two(m)}-${two(d)}` }),
  },
  {
    pattern: /([A-Z][a-z]{2,8}) (\d{1,2}),? (20\d\d)/y,
    read: ([m = '', d, y]) => dateWord(m, d, y),
  },
  { pattern: /(\d{1,2}) ([A-Z][a-z]{2,8}) (20\d\d)/y, read: ([d, m = '', y]) => dateWord(m, d, y) },
  { pattern: /(20\d\d) ?(?:年度|全年|年)/y, read: ([y = '']) => ({ kind: 'calendar', year: y }) },
  { pattern: /(?:calendar (?:year )?)?(20\d\d)(?![\d.,%/-]\d)/iy, read: ([y = '']) => ({ kind: 'calendar', year: y }) },
];

function dateWord(month: string, day: string | undefined, year: string | undefined): PeriodWord | null {
  const at = months.findIndex((name) => name === month.toLowerCase() || name.slice(0, 3) === month.toLowerCase());
  return at < 0 ? null : { kind: 'date', date: `${year}-${two(String(at + 1))}-${two(day)}` };
}

/** The date or fiscal period that stands at a place of a text; null when none does. */
export function dateAt(text: string, at: number): { readonly word: PeriodWord; readonly to: number } | null {
  for (const { pattern, read } of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const word = found === null ? null : read(found.slice(1).map((group) => group ?? ''));
    if (word !== null && !/[\p{L}\p{N}]/u.test(boundary(text, at, pattern.lastIndex)))
      return { word, to: pattern.lastIndex };
  }
  return null;
}

/** The Latin letters or digits that touch a stretch of text: Chinese may stand beside a date without a space. */
function boundary(text: string, from: number, to: number): string {
  return `${text[from - 1] ?? ''}${text[to] ?? ''}`.replace(/\p{Script=Han}/gu, '');
}

const annualMetrics =
  /Cagr\d+Y$|^(?:annualReturn|activeReturn|alpha|growth|terminalGrowth|impliedGrowth|middleGrowth|wacc|costOfEquity|costOfDebt|volatility|dividendYield|riskFreeRate|yearlyIssuance)$/;
const yearOnYearMetrics = /(?:Growth|sharesChange)$/;
const yearOnYearFalse = /^(?:terminalGrowth|impliedGrowth|middleGrowth|excessReturn)$/;

/** How long a year and a quarter may be, in years: fiscal ones end on a weekday. */
const aYear = [0.96, 1.04] as const;
const aQuarter = [0.21, 0.29] as const;

/** What a period can be checked against besides the fact itself. */
export interface PeriodScope {
  /** Facts of the same instrument and kind. */
  readonly alike: (fact: Fact) => readonly Fact[];
}

/** Whether a figure covers the time that words name. */
export function fits(fact: Fact, word: PeriodWord, scope: PeriodScope): boolean {
  const { period } = fact;
  switch (word.kind) {
    case 'label':
      return period?.label.replaceAll('-', ' ') === word.label;
    case 'calendar':
      return period?.kind === 'year' && period.start === `${word.year}-01-01` && period.end === `${word.year}-12-31`;
    case 'date':
      return period === undefined || period.kind === 'instant' ? fact.asOf === word.date : period.end === word.date;
    case 'span':
      return coversSpan(fact, word.span, scope);
    case 'before':
      return isBeforeNewest(fact, scope, aYear);
    case 'quarter-before':
      return fact.period?.kind === 'quarter' && isBeforeNewest(fact, scope, aQuarter);
    case 'year-on-year':
      return yearOnYearMetrics.test(fact.metric) && !yearOnYearFalse.test(fact.metric);
    case 'annual':
      return annualMetrics.test(fact.metric);
    case 'length':
      return word.of === 'trailing' && period === undefined ? fact.unit === 'multiple' : period?.kind === word.of;
    case 'part':
      return isNewestPart(fact, ({ label }) => label.startsWith(word.part), scope);
    case 'ends':
      return period?.kind === 'quarter' && isNewestPart(fact, ({ end }) => monthOf(end) === word.month, scope);
  }
}

function coversSpan(fact: Fact, span: string, scope: PeriodScope): boolean {
  const { metric, period } = fact;
  const own = windowOf(metric);
  // Twelve months are a year, whether of sales or of prices.
  if (own !== null) return own === span || (own === '1Y' && span === 'TTM');
  const cagr = /Cagr(\d+Y)$/.exec(metric)?.[1];
  if (cagr !== undefined) return cagr === span;
  // A day is where a price stands, if no later one is known.
  if (span === '1D') return /^(?:price|indexLevel|marketCap)$/.test(metric) && isNewest(fact, scope);
  if (span === 'TTM') return period?.kind === 'trailing';
  if (span === '1Y') return metric.endsWith('52w') || period?.label === '1Y' || period?.kind === 'trailing';
  return period?.label === span;
}

/** Whether no later figure of its kind is known; a fiscal year is compared with years, a quarter with quarters. */
export function isNewest(fact: Fact, scope: PeriodScope): boolean {
  const end = (one: Fact): string => one.period?.end ?? one.asOf;
  return scope.alike(fact).every((other) => other.period?.kind !== fact.period?.kind || end(other) <= end(fact));
}

/** The month a quarter ends in: fiscal ones end some days before or after it does. */
const monthOf = (end: string): number => new Date(Date.parse(end) - 10 * dayMs).getUTCMonth() + 1;

/** Whether it is the newest of its part of the year, and no older than a year before the newest part. */
function isNewestPart(fact: Fact, isOfPart: (period: Period) => boolean, scope: PeriodScope): boolean {
  if (fact.period === undefined || !isOfPart(fact.period)) return false;
  const end = (one: Fact): string => one.period?.end ?? one.asOf;
  const parts = scope.alike(fact).filter(({ period }) => period?.kind === fact.period?.kind);
  const newest = parts.map(end).toSorted().at(-1) ?? '';
  const isLast = parts.every((one) => one.period === undefined || !isOfPart(one.period) || end(one) <= end(fact));
  return isLast && yearOf(newest) - yearOf(end(fact)) < 1;
}

/** A date as a number of years; labels such as `2026.3` count the quarter. */
function yearOf(end: string): number {
  const [, year = '0', quarter] = /^(\d{4})(?:\.(\d))?$/.exec(end) ?? [];
  return Number(year) > 0 ? Number(year) + Number(quarter ?? 4) / 4 : Date.parse(end) / (365 * dayMs);
}

/** Whether two quarters follow each other. */
export function areQuartersApart(first: Fact, last: Fact): boolean {
  const [from, to] = [first.period, last.period];
  if (first.metric !== last.metric || first.instrumentId !== last.instrumentId) return false;
  if (from?.kind !== 'quarter' || to?.kind !== 'quarter') return false;
  const years = yearOf(to.end) - yearOf(from.end);
  return years > aQuarter[0] && years < aQuarter[1];
}

/** The same figure of two fiscal years that follow each other, whatever else is known. */
export function areYearsApart(first: Fact, last: Fact): boolean {
  const isSame = first.metric === last.metric && first.instrumentId === last.instrumentId;
  const [from, to] = [first, last].map(({ period }) => Number(/^FY(\d{4})$/.exec(period?.label ?? '')?.[1]));
  return isSame && to === (from ?? Number.NaN) + 1;
}

/** Whether the newest figure of its kind is so many years later. */
function isBeforeNewest(fact: Fact, scope: PeriodScope, [least, most]: readonly [number, number]): boolean {
  const end = fact.period?.end;
  if (end === undefined || fact.period?.kind === 'instant') return false;
  const last = scope
    .alike(fact)
    .filter((other) => other.period?.kind === fact.period?.kind && (other.period?.end ?? '') > end)
    .map((other) => other.period?.end ?? '')
    .toSorted()
    .at(-1);
  if (last === undefined) return false;
  const years = yearOf(last) - yearOf(end);
  return years > least && years < most;
}
