import type { Locale } from '@plumbline/model/locale';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import type { ScreenCurrency } from '@plumbline/quant/screen/screen-rule';

interface ThresholdUnit {
  /** One of what is typed is so many of what is stored. */
  readonly scale: number;
  readonly sign: string;
  readonly step: number;
}

type Money = 'USD' | ScreenCurrency;

/** Sizes are typed as people count them: billions in English, hundred millions in Chinese. */
const sizes: Readonly<Record<Locale, { readonly scale: number; readonly signs: Readonly<Record<Money, string>> }>> = {
  en: { scale: 1e9, signs: { USD: 'bn USD', CNY: 'bn CNY', HKD: 'bn HKD' } },
  'zh-CN': { scale: 1e8, signs: { USD: '亿美元', CNY: '亿元', HKD: '亿港元' } },
  'zh-HK': { scale: 1e8, signs: { USD: '億美元', CNY: '億人民幣', HKD: '億港元' } },
};

/** How a threshold is typed: percent for fractions, large units for sizes. */
export function thresholdUnit(field: string, locale: Locale, money: Money = 'USD'): ThresholdUnit {
  const { unit } = metricOf(field);
  if (unit === 'fraction' || unit === 'percentile') return { scale: 0.01, sign: '%', step: 1 };
  if (unit === 'money') return { scale: sizes[locale].scale, sign: sizes[locale].signs[money], step: 1 };
  return unit === 'multiple' ? { scale: 1, sign: '×', step: 0.1 } : { scale: 1, sign: '', step: 0.1 };
}

/** Without the rounding residue of the division. */
export function plainNumber(value: number): number {
  return Number(value.toPrecision(10));
}
