import { timeOf } from '@plumbline/model/date';

export const priceRanges = ['1M', '6M', '1Y', '5Y', 'Max'] as const;
export type PriceRange = (typeof priceRanges)[number];

const months: Readonly<Record<Exclude<PriceRange, 'Max'>, number>> = { '1M': 1, '6M': 6, '1Y': 12, '5Y': 60 };

/** First instant a range shows, counted back from the last bar by calendar months; −∞ for everything. */
export function rangeStart(range: PriceRange, lastDate: string): number {
  if (range === 'Max') return Number.NEGATIVE_INFINITY;
  const last = new Date(timeOf(lastDate));
  const year = last.getUTCFullYear();
  const month = last.getUTCMonth() - months[range];
  // 31 March minus one month is the last day of February, not 3 March.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(last.getUTCDate(), lastDay));
}
