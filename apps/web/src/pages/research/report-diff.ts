import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';

/** Headline figures that are held against an earlier version, by handle. */
const watched = [
  'price',
  'blendedValue',
  'upside.blended',
  'dcfTwoStage',
  'ratingScore',
  'conviction',
  'growth',
  'wacc',
  'revenue.TTM',
  'operatingMargin.TTM',
  'volatility',
];
/** Smaller moves print alike. */
const least = 1e-9;

export interface Difference {
  readonly before: Fact;
  readonly now: Fact;
}

/** Headline figures that two reports on one instrument state differently, in the order they are read. */
export function differences(earlier: Pick<Report, 'facts'>, later: Pick<Report, 'facts'>): readonly Difference[] {
  const [old, fresh] = [earlier, later].map(({ facts }) => new Map(facts.map((fact) => [fact.id, fact])));
  return watched.flatMap((id) => {
    // In the currency of the price where the statements have another.
    const [before, now] = [old, fresh].map((facts) => facts?.get(`${id}.traded`) ?? facts?.get(id));
    if (before?.value == null || now?.value == null || before.currency !== now.currency) return [];
    const isSame = Math.abs(before.value - now.value) <= least * Math.max(Math.abs(before.value), Math.abs(now.value));
    return isSame ? [] : [{ before, now }];
  });
}
