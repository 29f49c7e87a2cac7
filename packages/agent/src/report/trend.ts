import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';

/** A price this near to an average, as a part of it, lies on neither side: the next day may turn it. */
const flat = 0.005;

/** On which side of another a figure lies that says by how much; null where it is not known or lies on neither. */
function sideOf(context: ReportContext, gap: string): 'above' | 'below' | null {
  const value = valueOf(context.book, gap);
  if (value === null || Math.abs(value) < flat) return null;
  return value > 0 ? 'above' : 'below';
}

/** On which side of its 200-day average the price stands. */
export function priceSide(context: ReportContext): 'above' | 'below' | null {
  return sideOf(context, 'aboveAverage200');
}

/** On which side of the price the value stands. */
export function valueSide(context: ReportContext): 'above' | 'below' | null {
  return sideOf(context, 'upside.blended');
}

/** Where price and 50-day average point together; null where they do not. */
export function trendOf(context: ReportContext): 'above' | 'below' | null {
  const side = priceSide(context);
  return side === sideOf(context, 'averageGap') ? side : null;
}
