import type { Fact } from '@plumbline/model/fact';
import type { Locale } from '@plumbline/model/locale';
import { isLongPast, periodLabel } from '@plumbline/model/period-label';
import { metricNames } from './metric-names.ts';

const byId = new Map(metricNames.map((metric) => [metric.id, metric]));

/** What a metric is called; a retired one, which only a stored report knows, shows its id rather than nothing. */
export function metricLabel(id: string, locale: Locale): string {
  return byId.get(id)?.label[locale] ?? id;
}

/** Whether figures of this kind are changes, which print with sign and glyph. */
export function isChangeMetric(id: string): boolean {
  return byId.get(id)?.isChange ?? false;
}

const spans: Readonly<Record<string, string>> = {
  D: 'day|日|天',
  W: 'week|周|週',
  M: 'month|个月|個月|月',
  Y: 'year|年',
};

/** Whether a label already says how long: `52-week high` needs no `52W` behind it. */
function saysPeriod(label: string, period: string): boolean {
  if (label.includes(period)) return true;
  const [, count, letter] = /^(\d+)([DWMY])$/.exec(period) ?? [];
  const words = letter === undefined ? undefined : spans[letter];
  return words !== undefined && new RegExp(`\\b${count}[\\s-]*(${words})`).test(label);
}

/** Metric and period, as a figure is called where no table says the period: `Revenue, FY2026`. asOf: the day it is read on. */
export function figureLabel(fact: Fact, locale: Locale, asOf = fact.asOf): string {
  const label = metricLabel(fact.metric, locale);
  const period = fact.period;
  if (period === undefined || period.kind === 'instant' || saysPeriod(label, period.label)) return label;
  const printed = periodLabel(isLongPast(period, asOf) ? `TTM ${period.end}` : period.label, locale);
  if (locale === 'en') return `${label}, ${printed}`;
  // Two brackets in a row read badly.
  return label.endsWith('）') ? `${label}，${printed}` : `${label}（${printed}）`;
}
