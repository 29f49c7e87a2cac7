import { intervalMs, isIntraday, type Interval } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';

/**
 * The highest or lowest price of the first minutes of a session. null = these bars do not know it: they last a day or longer, or
 * the minutes end within one; nor is it known without their number.
 */
export function openingEdge(output: 'high' | 'low', minutes: number, bar: Interval): Expression | null {
  const isKnown = minutes >= 1 && minutes <= 720 && isIntraday(bar) && (minutes * 60_000) % intervalMs[bar] === 0;
  return isKnown ? { op: 'indicator', id: 'opening-range', parameters: { minutes }, output } : null;
}
