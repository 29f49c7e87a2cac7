import type { FrameOf, Turn } from '../step.ts';

/** Quarters where it is asked for each of them: the years named in quarters, else the last eight. */
export function byQuarter(frame: FrameOf<'figure'>, words: Turn['words']): FrameOf<'figure'> {
  const isQuarterly = frame.args.wants === 'each' && words.some((word) => /quarter|季/iu.test(word));
  const [period, ...more] = frame.periods;
  const ofYears = period?.value.is === 'last' && period.value.of === 'years' && more.length === 0 ? period.value.n : 0;
  if (isQuarterly && period?.value.is === 'fiscal' && period.value.part === undefined && more.length === 0) {
    const { year } = period.value;
    const parts = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
    return {
      ...frame,
      periods: parts.map((part) => ({ ...period, value: { is: 'fiscal', year, part, single: true } })),
    };
  }
  if (!isQuarterly || (period !== undefined && ofYears === 0)) return frame;
  const value = { is: 'last', n: ofYears === 0 ? 8 : 4 * ofYears, of: 'quarters' } as const;
  return { ...frame, periods: [{ value, from: period?.from ?? 'default', spans: period?.spans ?? [] }] };
}

/** "A chart of the last year" names no figure: from where to where it went, and the chart. */
export function isCourse({ topics, periods, args }: FrameOf<'figure'>): boolean {
  const [one, ...more] = topics;
  const isReturn = one?.value.id === 'totalReturn' && one.from === 'default' && more.length === 0;
  return isReturn && args.wants === 'each' && periods.length > 0;
}
