import type { Period } from '@plumbline/reading/reading';

const returns: ReadonlySet<string> = new Set(['totalReturn', 'priceReturn', 'maxDrawdown', 'volatility']);
const mostYears = 12;

function yearsOf(period: Period, thisYear: number): readonly [first: number, last: number] | null {
  if (period.is === 'last' && period.of === 'years') return [thisYear - period.n, thisYear];
  if (period.is === 'range') return [Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))];
  return null;
}

/** What a price came to in each year of a span, where each is asked for: years of the calendar, the present one so far. */
export function eachYear(periods: readonly Period[], topics: readonly string[], today: string): readonly Period[] {
  const [period, ...more] = periods;
  const years = period === undefined || more.length > 0 ? null : yearsOf(period, Number(today.slice(0, 4)));
  if (years === null || !topics.every((topic) => returns.has(topic))) return periods;
  const [first, last] = years;
  const count = last - first + 1;
  if (count < 2 || count > mostYears) return periods;
  return Array.from({ length: count }, (_, at): Period => {
    const end = `${first + at}-12-31`;
    return { is: 'range', from: `${first + at}-01-01`, to: end < today ? end : today };
  });
}
