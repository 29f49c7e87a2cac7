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
