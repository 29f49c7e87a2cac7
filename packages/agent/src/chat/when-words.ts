import type { Fact, Period as FactPeriod } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { fiscalLabel } from '@plumbline/model/period-label';
import type { Period } from '@plumbline/reading/reading';
import { sameText } from '../report/texts.ts';

const between = (from: string, to: string): LocalText =>
  localText(` from ${from} to ${to}`, `自 ${from} 至 ${to} `, `自 ${from} 至 ${to} `);
const on = (date: string): LocalText => localText(` on ${date}`, ` ${date} `, ` ${date} `);
const within = (label: string): LocalText =>
  localText(` in ${label}`, ` ${fiscalLabel(label, 'zh-CN')}`, ` ${fiscalLabel(label, 'zh-HK')}`);

/** The time that a figure speaks of, to be put behind the name it is of. */
export function whenOf(period: FactPeriod | undefined): LocalText {
  if (period === undefined) return sameText('');
  const { kind, start, end, label } = period;
  if (kind === 'instant') return on(end);
  if (kind === 'range') return between(start, end);
  if (kind !== 'trailing') return within(label);
  return label === 'TTM'
    ? localText(' over the last twelve months', '最近十二个月', '最近十二個月')
    : localText(` over the twelve months to ${end}`, `截至 ${end} 的十二个月`, `截至 ${end} 的十二個月`);
}

/** Growth over several years, whose name says how many: only its end is told. */
const isCompounded = (metric: string): boolean => /Cagr\d+Y$/u.test(metric);

/** The time that a fact speaks of. */
export function whenOfFact({ metric, period }: Fact): LocalText {
  if (period === undefined || !isCompounded(metric)) return whenOf(period);
  return localText(` to ${period.end}`, `截至 ${period.end} `, `截至 ${period.end} `);
}

const units: Readonly<Record<Extract<Period, { readonly is: 'last' }>['of'], readonly [string, string, string]>> = {
  years: ['years', '年', '年'],
  quarters: ['quarters', '个季度', '個季度'],
  months: ['months', '个月', '個月'],
  weeks: ['weeks', '周', '週'],
  days: ['days', '天', '日'],
};

/** The time that a question speaks of, as said back where there is no figure of it. */
export function askedWhen(period: Period): LocalText {
  switch (period.is) {
    case 'day':
      return on(period.date);
    case 'range':
      return between(period.from, period.to);
    case 'fiscal':
      return within(`${period.part === undefined ? '' : `${period.part} `}FY${period.year}`);
    case 'last': {
      const [en, zhCN, zhHK] = units[period.of];
      return localText(` over the last ${period.n} ${en}`, `最近 ${period.n} ${zhCN}`, `最近 ${period.n} ${zhHK}`);
    }
    case 'latestQuarter':
      return localText(' in the latest quarter', '最近一季', '最近一季');
    case 'lastFiscalYear':
      return localText(' in the last fiscal year', '上一财年', '上一財年');
    case 'trailingYear':
      return localText(' over the last twelve months', '最近十二个月', '最近十二個月');
    case 'sinceStart':
      return localText(' in all its history', '有记录以来', '有紀錄以來');
    default:
      return sameText('');
  }
}
