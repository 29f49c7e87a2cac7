/**
 * What a figure counts. Fractions, never percents: 0.05 with unit `fraction` prints as 5 %.
 * `multiple` prints with ×, `ratio` bare, `points` are index points, `percentile` is 0..1,
 * `choice` is one where something is chosen and zero where it is not.
 */
export const units = [
  'money',
  'moneyPerShare',
  'price',
  'shares',
  'coins',
  'fraction',
  'percentile',
  'multiple',
  'ratio',
  'count',
  'days',
  'years',
  'points',
  'date',
  'choice',
] as const;
export type Unit = (typeof units)[number];

/** Units that mean nothing without a currency. */
export function needsCurrency(unit: Unit): boolean {
  return unit === 'money' || unit === 'moneyPerShare' || unit === 'price';
}
