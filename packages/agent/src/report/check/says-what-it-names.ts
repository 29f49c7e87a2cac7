import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { fiscalLabel } from '@plumbline/model/period-label';
import { fiscalLabels } from './free-digits.ts';

/** How a sentence names what a report is compared with. */
const marketWords: Readonly<Record<Locale, RegExp>> = {
  en: /\bmarket index\b/i,
  'zh-CN': /市场指数/,
  'zh-HK': /市場指數/,
};
const trailingWords: Readonly<Record<Locale, RegExp>> = {
  en: /\blast twelve months\b/i,
  'zh-CN': /最近十二个月/,
  'zh-HK': /最近十二個月/,
};

/** Lines of the statements, and what is made of them, that a sentence may name only with a figure of theirs. */
const subjects: readonly (Readonly<Record<Locale, RegExp>> & { readonly of: readonly string[] })[] = [
  {
    en: /\boperating cash\b/i,
    'zh-CN': /经营现金/,
    'zh-HK': /經營現金/,
    of: ['operatingCashFlow', 'operatingCashMargin'],
  },
  { en: /\bfree cash\b/i, 'zh-CN': /自由现金/, 'zh-HK': /自由現金/, of: ['freeCashFlow', 'fcfMargin', 'baseCashFlow'] },
  { en: /\bgross margin\b/i, 'zh-CN': /毛利/, 'zh-HK': /毛利/, of: ['grossMargin', 'grossProfit'] },
  {
    en: /\boperating (?:profit|loss|income|margin)\b/i,
    'zh-CN': /营业(?:利润|亏损)/,
    'zh-HK': /經營(?:溢利|虧損)/,
    of: ['operatingIncome', 'operatingMargin'],
  },
  {
    en: /\bnet (?:income|profit|margin)\b/i,
    'zh-CN': /净利[润率]/,
    'zh-HK': /淨(?:溢利|利潤|利率)/,
    of: ['netIncome', 'netMargin'],
  },
  { en: /\binterest\b/i, 'zh-CN': /利息/, 'zh-HK': /利息/, of: ['interestCover', 'interestExpense'] },
  { en: /\bnet debt\b/i, 'zh-CN': /净债务/, 'zh-HK': /淨債務/, of: ['netDebt', 'netDebtToEbitda'] },
  { en: /\bnet cash\b/i, 'zh-CN': /净现金/, 'zh-HK': /淨現金/, of: ['netCash'] },
  {
    en: /\b(?:return on (?:invested )?capital|on (?:the|its) (?:invested )?capital)\b/i,
    'zh-CN': /投入资本/,
    'zh-HK': /投入資本/,
    of: ['returnOnInvestedCapital', 'investedCapital'],
  },
  {
    en: /\breturn on equity\b|\bon its equity\b/i,
    'zh-CN': /净资产收益/,
    'zh-HK': /股本回報/,
    of: ['returnOnEquity'],
  },
];

/** What a figure is of: its own metric, and those it is made of directly. */
function carriedBy(fact: Fact): readonly string[] {
  const inputs = fact.formula?.inputs ?? [];
  return [
    fact.metric,
    ...inputs.flatMap((input) => ('fact' in input ? [input.name, input.fact.split('.')[0] ?? ''] : [])),
  ];
}

function wordsOf(parts: LocalParts, locale: Locale): string {
  return parts[locale].filter((part) => typeof part === 'string').join(' ');
}

/** Whether a figure speaks of something else than the report's instrument: read from it, or made of its prices alone. */
function isForeign(fact: Fact, instrument: Instrument): boolean {
  if (fact.instrumentId !== undefined && fact.instrumentId !== instrument.id) return true;
  const series = (fact.formula?.inputs ?? []).filter((input) => 'series' in input);
  return series.length > 0 && series.every((input) => input.instrumentId !== instrument.id);
}

/**
 * Whether words and figures of a sentence speak of the same thing: a figure of the market stands only where the market is
 * named, beside figures a fiscal year or quarter is named only with one of that period, and so are the last twelve months; a line of
 * the statements is named only with a figure of it or made of it, so that free cash is never called operating cash.
 */
export function saysWhatItNames(parts: LocalParts, facts: readonly Fact[], instrument: Instrument): boolean {
  const periods = facts.flatMap(({ period }) => period?.label ?? []);
  const isAboutMarket = facts.some((fact) => isForeign(fact, instrument));
  const carried = new Set(facts.flatMap(carriedBy));
  const foreign = subjects.filter(({ of }) => facts.length > 0 && !of.some((metric) => carried.has(metric)));
  const isTrailing = facts.length === 0 || facts.some((fact) => fact.period?.kind === 'trailing');
  return locales.every((locale) => {
    const labels = new Set(periods.flatMap((label) => [label, fiscalLabel(label, locale)]));
    const words = wordsOf(parts, locale);
    if (isAboutMarket && !marketWords[locale].test(words)) return false;
    if (foreign.some((subject) => subject[locale].test(words))) return false;
    if (!isTrailing && trailingWords[locale].test(words)) return false;
    return facts.length === 0 || [...words.matchAll(fiscalLabels)].every(([label]) => labels.has(label));
  });
}
