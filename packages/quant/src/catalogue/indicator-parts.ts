import type { LocalText } from '@plumbline/model/locale';
import type { IndicatorParam } from './indicator.ts';

/** A whole number of bars under a name of its own. */
export function length(name: string, label: LocalText, byDefault: number, min = 2, max = 60_000): IndicatorParam {
  return { name, label, default: byDefault, min, max, step: 1, isInteger: true };
}

/** The usual length parameter. */
export function period(byDefault: number, min = 2, max = 60_000): IndicatorParam {
  return length('period', { en: 'Period', 'zh-CN': '周期', 'zh-HK': '週期' }, byDefault, min, max);
}

/** Any number within bounds. */
export function factor(
  name: string,
  label: LocalText,
  byDefault: number,
  min: number,
  max: number,
  step: number,
): IndicatorParam {
  return { name, label, default: byDefault, min, max, step, isInteger: false };
}

/**
 * Which average smooths: 0 simple, 1 exponential, 2 weighted, 3 double and 4 triple exponential, 5 triangular, 6 Kaufman,
 * 7 MESA (whatever the period), 8 T3.
 */
export function averageKind(name: string, byDefault = 0): IndicatorParam {
  return length(name, { en: 'Average', 'zh-CN': '均线类型', 'zh-HK': '平均線類型' }, byDefault, 0, 8);
}

/** A letter or an abbreviation that all languages keep. */
export function sameEverywhere(text: string): LocalText {
  return { en: text, 'zh-CN': text, 'zh-HK': text };
}

/** What lines of channels are called. */
export const upperBand: LocalText = { en: 'Upper band', 'zh-CN': '上轨', 'zh-HK': '上軌' };
export const middleBand: LocalText = { en: 'Middle band', 'zh-CN': '中轨', 'zh-HK': '中軌' };
export const lowerBand: LocalText = { en: 'Lower band', 'zh-CN': '下轨', 'zh-HK': '下軌' };

/** What lines of two averages drawing together and apart are called. */
export const fastLine: LocalText = { en: 'Line', 'zh-CN': '快线', 'zh-HK': '快線' };
export const signalLine: LocalText = { en: 'Signal line', 'zh-CN': '信号线', 'zh-HK': '訊號線' };
export const histogramLine: LocalText = { en: 'Histogram', 'zh-CN': '柱', 'zh-HK': '柱' };
