import type { Fact } from '@plumbline/model/fact';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { fiscalLabel } from '@plumbline/model/period-label';
import { allMetrics, labelOf } from '@plumbline/quant/catalogue/catalogue';
import { figure } from '../../report/paragraph.ts';
import type { Slot, Slots } from '../../report/paragraph.ts';
import type { FrameScope } from '../claim.ts';
import { windowOf } from '../metric-names.ts';
import { kindName } from './figure-kinds.ts';

const known = new Set(allMetrics().map(({ id }) => id));
/** Its days are part of its name. */
const strengthIndex = /^rsi(\d+)$/;

/** Said of no company, whichever report they stand in. */
const ofTheMarket: ReadonlySet<string> = new Set(['riskFreeRate', 'equityRiskPremium', 'countryPremium']);

/** What a fact is about, in every language: its instrument, or nothing. */
export function ownerName(fact: Fact, { instruments }: FrameScope): LocalText | null {
  if (ofTheMarket.has(fact.metric)) return null;
  return fact.instrumentId === undefined ? null : (instruments.get(fact.instrumentId)?.name ?? null);
}

export const isMetricId = (text: string): boolean => known.has(text) || strengthIndex.test(text);

export function labelOfFact({ metric }: Pick<Fact, 'metric'>): LocalText {
  const [, days] = strengthIndex.exec(metric) ?? [];
  if (days !== undefined) return localText(`RSI (${days})`, `RSI（${days}）`, `RSI（${days}）`);
  return known.has(metric) ? labelOf(metric) : localText(metric, metric, metric);
}

/** The name of a figure with what tells it from others of its kind. */
export function nameOfFact(fact: Fact): LocalText {
  const label = labelOfFact(fact);
  const kind = kindName(fact);
  if (kind === null) return label;
  return localText(label.en + kind.en, label['zh-CN'] + kind['zh-CN'], label['zh-HK'] + kind['zh-HK']);
}

const years: Readonly<Record<string, LocalText>> = {
  '1Y': localText(' over one year', '近一年', '近一年'),
  '3Y': localText(' over three years', '近三年', '近三年'),
  '5Y': localText(' over five years', '近五年', '近五年'),
  '10Y': localText(' over ten years', '近十年', '近十年'),
};
const untimed = localText('', '', '');

/** ` in FY2026` and its like; empty where the figure has no period, or its name says it. Of an older day its date is said. */
export function whenOf(fact: Fact, scope?: FrameScope): LocalText {
  const { period, metric } = fact;
  if (period === undefined) return untimed;
  if (period.kind === 'instant') {
    const isOlder = scope?.binder.isNewest(fact) === false;
    return isOlder ? localText(` on ${period.end}`, `在 ${period.end} `, `在 ${period.end} `) : untimed;
  }
  // `Return, 1 month`, `52-week high`: the name holds the stretch.
  if (windowOf(metric) !== null || metric.endsWith('52w')) return untimed;
  const span = years[period.label];
  if (span !== undefined) return span;
  if (period.kind === 'trailing') {
    return period.label === 'TTM'
      ? localText(' over the last twelve months', '最近十二个月', '最近十二個月')
      : localText(
          ` over the twelve months to ${period.end}`,
          `截至 ${period.end} 的十二个月`,
          `截至 ${period.end} 的十二個月`,
        );
  }
  const [, count = '', unit] = /^(\d+)(?:-\d+)?([DM])$/.exec(period.label) ?? [];
  if (unit === undefined) {
    const { en, 'zh-CN': simplified, 'zh-HK': traditional } = periodName(period.label);
    return localText(` in ${en}`, ` ${simplified}`, ` ${traditional}`);
  }
  // `50-day average` again.
  if (/\b(day|week|month|year)s?\b/i.test(labelOfFact({ metric }).en)) return untimed;
  return unit === 'D'
    ? localText(` over ${count} days`, `近 ${count} 日`, `近 ${count} 日`)
    : localText(` over ${count} months`, `近 ${count} 个月`, `近 ${count} 個月`);
}

/** `FY2026`, in the words of each language. */
export const periodName = (label: string): LocalText =>
  localText(label, fiscalLabel(label, 'zh-CN'), fiscalLabel(label, 'zh-HK'));

/** ` of NVIDIA`, or nothing where a figure is nobody's. */
export function ofOwner(fact: Fact, scope: FrameScope): LocalText {
  const name = ownerName(fact, scope);
  return name === null ? untimed : localText(` of ${name.en}`, `${name['zh-CN']}的`, `${name['zh-HK']}的`);
}

/** Texts one after another: `a, b and c`. */
export function listOfTexts(texts: readonly LocalText[]): LocalText {
  const joined = (locale: Locale, comma: string, and: string): string => {
    const all = texts.map((text) => text[locale]);
    return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(comma)}${and}${all.at(-1) ?? ''}`;
  };
  return localText(joined('en', ', ', ' and '), joined('zh-CN', '、', '和'), joined('zh-HK', '、', '和'));
}

/** A row of figures under their names, as slots of a template: `Acme ({v0}), Nordix ({v1})`. */
export function rowOf(items: readonly { readonly label: LocalText; readonly fact: Fact }[]): {
  readonly template: LocalText;
  readonly slots: Slots;
} {
  const slots: Record<string, Slot> = {};
  items.forEach(({ label, fact }, at) => {
    slots[`n${at}`] = label;
    slots[`v${at}`] = figure(fact.id);
  });
  const row = (comma: string, open: string, close: string): string =>
    items.map((_, at) => `{n${at}}${open}{v${at}}${close}`).join(comma);
  return { template: localText(row(', ', ' (', ')'), row('、', '（', '）'), row('、', '（', '）')), slots };
}

/** The fact behind a handle that was checked. */
export function checked(handle: string | undefined, { binder }: FrameScope): Fact {
  const fact = handle === undefined ? null : binder.factOf(handle);
  if (fact === null) throw new Error(`no fact behind ${handle ?? 'nothing'}`);
  return fact;
}

/** A page as it is cited. */
export function pageText(page: number): LocalText {
  const number = String(page);
  return localText(`page ${number}`, `第 ${number} 页`, `第 ${number} 頁`);
}
