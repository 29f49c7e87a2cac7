import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/report';
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
 * named, a fiscal year or quarter is named only with a figure of that period, and so are the last twelve months.
 */
export function saysWhatItNames(parts: LocalParts, facts: readonly Fact[], instrument: Instrument): boolean {
  const labels = new Set(facts.map((fact) => fact.period?.label));
  const isAboutMarket = facts.some((fact) => isForeign(fact, instrument));
  const isTrailing = facts.length === 0 || facts.some((fact) => fact.period?.kind === 'trailing');
  return locales.every((locale) => {
    const words = wordsOf(parts, locale);
    if (isAboutMarket && !marketWords[locale].test(words)) return false;
    if (!isTrailing && trailingWords[locale].test(words)) return false;
    return [...words.matchAll(fiscalLabels)].every(([label]) => labels.has(label));
  });
}
