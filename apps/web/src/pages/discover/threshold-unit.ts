import { metricOf } from '@plumbline/quant/catalogue';

interface ThresholdUnit {
  /** One of what is typed is so many of what is stored. */
  readonly scale: number;
  readonly sign: '%' | '×' | 'bn $' | '';
  readonly step: number;
}

const billion = 1e9;

/** How a threshold is typed: percent for fractions, billions for sizes. */
export function thresholdUnit(field: string): ThresholdUnit {
  const { unit } = metricOf(field);
  if (unit === 'fraction' || unit === 'percentile') return { scale: 0.01, sign: '%', step: 1 };
  if (unit === 'money') return { scale: billion, sign: 'bn $', step: 1 };
  return unit === 'multiple' ? { scale: 1, sign: '×', step: 0.1 } : { scale: 1, sign: '', step: 0.1 };
}

/** Without the dust of the division. */
export function plainNumber(value: number): number {
  return Number(value.toPrecision(10));
}
