import type { IndicatorInput, IndicatorParam } from './indicator.ts';

/** The usual length parameter. */
export function period(byDefault: number, min = 2, max = 2000): IndicatorParam {
  return {
    name: 'period',
    label: { en: 'Period', 'zh-CN': '周期', 'zh-HK': '週期' },
    default: byDefault,
    min,
    max,
    step: 1,
    isInteger: true,
  };
}

export const real: IndicatorInput = 'real';
