import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
import type { Bars } from '../../lib/bars.ts';
import type { BandStep } from '../research/first-screen/value-spread.ts';

/** Multiples of a price by what one share of the company earned, sold or owned: at another multiple it would cost as much more. */
export const chartMultiples = ['priceToEarnings', 'priceToSales', 'priceToBook'] as const;
export type ChartMultiple = (typeof chartMultiples)[number];

/** What the price would have been at the lowest, usual and highest multiple of its own past. */
export interface MultipleBand {
  readonly steps: readonly BandStep[];
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** `TTM@2025-12-31` of `priceToSales.TTM@2025-12-31`: where in time a figure was read. */
function placeOf({ id, metric }: Fact): string {
  return id.slice(metric.length);
}

function pricedBy(fact: Fact): readonly (readonly [place: string, price: string])[] {
  const input = fact.formula?.inputs.find(({ name }) => name === 'price');
  return input !== undefined && 'fact' in input ? [[placeOf(fact), input.fact]] : [];
}

type MultipleReport = Pick<Report, 'asOf' | 'facts' | 'sections'>;

/**
 * The multiples of a report as prices. A fiscal year-end has the multiple and the price of that day, so their quotient is what
 * one share came to as it was known then; it holds until the next one, and is unknown where the multiple means nothing.
 * Null where the report has no range of this multiple, or none in the currency of the bars.
 */
export function multipleBand(
  { asOf, facts, sections }: MultipleReport,
  multiple: ChartMultiple,
  { columns, currency }: Pick<Bars, 'columns' | 'currency'>,
): MultipleBand | null {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const row = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'history' ? block.rows : []))
    .find(({ metric }) => metric === multiple);
  const [low, median, high] = [row?.low, row?.median, row?.high].map((id) => byId.get(id ?? '')?.value ?? null);
  if (low == null || median == null || high == null) return null;
  // Some multiples are of the market value: another of the same day says the price.
  const prices = new Map(facts.flatMap((fact) => pricedBy(fact)));
  const shareOf = (fact: Fact | undefined): number | null => {
    const price = fact === undefined ? undefined : byId.get(prices.get(placeOf(fact)) ?? '');
    if (fact?.value == null || price?.value == null || price.currency !== currency || !(fact.value > 0)) return null;
    return price.value / fact.value;
  };
  const past = facts.flatMap((fact) => {
    const date = fact.metric === multiple ? /@(\d{4}-\d{2}-\d{2})$/.exec(fact.id)?.[1] : undefined;
    return date === undefined || date >= asOf ? [] : [{ at: Date.parse(date), share: shareOf(fact) }];
  });
  const places = [
    ...past.toSorted((a, b) => a.at - b.at),
    { at: Date.parse(asOf), share: shareOf(byId.get(row?.current ?? '')) },
  ];
  const [first, end] = [columns.time[0] ?? 0, (columns.time.at(-1) ?? 0) + 1];
  const steps = places.flatMap(({ at, share }, index): readonly BandStep[] => {
    const [from, to] = [Math.max(at, first), Math.min(places[index + 1]?.at ?? end, end)];
    return share === null || from >= to
      ? []
      : [{ from, to, low: low * share, middle: median * share, high: high * share }];
  });
  return steps.length === 0 ? null : { steps, low, median, high };
}
