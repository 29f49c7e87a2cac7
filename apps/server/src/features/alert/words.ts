import type { PriceRule } from '@plumbline/model/alert';
import type { Fact } from '@plumbline/model/fact';
import { formatFigure } from '@plumbline/model/format';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts, TextPart } from '@plumbline/model/text-part';
import { printInWords } from '@plumbline/quant/catalogue/print-in-words';

const inEach = (say: (locale: Locale) => string): LocalText => localText(say('en'), say('zh-CN'), say('zh-HK'));

/** The money of a price, and the digits that it is printed with. */
export interface PriceStyle {
  readonly currency: string;
  readonly decimals: number;
}

function priceText(value: number, { currency, decimals }: PriceStyle, locale: Locale): string {
  return formatFigure({ value, unit: 'price', currency, decimals }, locale);
}

/** A price condition in words. */
export function priceWords(rule: PriceRule, style: PriceStyle): LocalText {
  if (rule.is === 'moves') {
    const size = formatFigure({ value: rule.size, unit: 'fraction', decimals: 1 }, 'en');
    const days = rule.bars === 1 ? 'one session' : `${rule.bars} sessions`;
    return localText(
      `Close moves ${size} or more in ${days}`,
      `收盘价在 ${rule.bars} 个交易日内变动 ${size} 或以上`,
      `收市價在 ${rule.bars} 個交易日內變動 ${size} 或以上`,
    );
  }
  const level = priceText(rule.level, style, 'en');
  return rule.is === 'above'
    ? localText(`Close rises above ${level}`, `收盘价升破 ${level}`, `收市價升破 ${level}`)
    : localText(`Close falls below ${level}`, `收盘价跌破 ${level}`, `收市價跌破 ${level}`);
}

export function closeWords(close: number, style: PriceStyle): LocalText {
  const price = priceText(close, style, 'en');
  return localText(`It closed at ${price}.`, `收于 ${price}。`, `收於 ${price}。`);
}

export function valueWords(fact: Fact): LocalText {
  return inEach((locale) => {
    const value = printInWords(fact, undefined, locale);
    return { en: `It is now ${value}.`, 'zh-CN': `目前为 ${value}。`, 'zh-HK': `目前為 ${value}。` }[locale];
  });
}

export const reviewWords = localText(
  'The day to look at this condition again has come.',
  '已到重新检视此条件的日期。',
  '已到重新檢視此條件的日期。',
);

/** A paragraph of a report as plain text, its figures printed as the report prints them, changes with their sign. */
export function plainWords(parts: LocalParts, facts: readonly Fact[]): LocalText {
  const print = (part: TextPart, locale: Locale): string => {
    if (typeof part === 'string') return part;
    if (!('fact' in part)) return '';
    const fact = facts.find(({ id }) => id === part.fact);
    if (fact === undefined) return '';
    return printInWords(fact, part.as, locale, { isoDates: true });
  };
  const texts = locales.map((locale) => parts[locale].map((part) => print(part, locale)).join(''));
  return localText(texts[0] ?? '', texts[1] ?? '', texts[2] ?? '');
}
