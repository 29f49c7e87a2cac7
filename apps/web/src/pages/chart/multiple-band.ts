import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
import { percentile } from '@plumbline/quant/statistics/percentile';
import type { Bars } from '../../lib/bars.ts';
import type { BandStep } from '../research/first-screen/value-spread.ts';

/** Multiples of the price of one share, or of the whole business with its debt, by what the company earned, sold or owned. */
export const chartMultiples = [
  'priceToEarnings',
  'priceToSales',
  'priceToBook',
  'evToEbit',
  'evToEbitda',
  'evToSales',
] as const;
export type ChartMultiple = (typeof chartMultiples)[number];

/** From so many year-ends on percentiles say more than the lowest and the highest. */
const fewestForPercentiles = 5;

/** Multiples of the company's own past. */
interface MultipleRange {
  /** P10 and P90; of few year-ends the lowest and the highest. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** P25 and P75; null where the year-ends are too few. */
  readonly half: readonly [low: number, high: number] | null;
  /** Year-ends that they are taken from. */
  readonly count: number;
}

/** What the price would have been at the multiples of its own past. */
export interface MultipleBand extends MultipleRange {
  readonly metric: ChartMultiple;
  readonly steps: readonly BandStep[];
  /** The same for the middle half of them. */
  readonly halfSteps: readonly BandStep[];
}

/** `TTM@2025-12-31` of `priceToSales.TTM@2025-12-31`: where in time a figure was read. */
function placeOf({ id, metric }: Fact): string {
  return id.slice(metric.length);
}

type ById = ReadonlyMap<string, Fact>;

function inputOf(byId: ById, fact: Fact | undefined, name: string): Fact | undefined {
  const input = fact?.formula?.inputs.find((one) => one.name === name);
  return input !== undefined && 'fact' in input ? byId.get(input.fact) : undefined;
}

/** What a price in the currency of the statements was converted from, where it was. */
function tradedPrice(byId: ById, price: Fact | undefined, currency: string): number | null {
  if (price?.currency === currency) return price.value;
  const before = inputOf(byId, price, 'price');
  return before?.currency === currency ? before.value : null;
}

/**
 * Which price a multiple stands for on the day of a figure: as many times higher as the multiple is, or, of a multiple of the
 * whole business, what its debt leaves of it. Null where the figure means nothing.
 */
function pricing(byId: ById, fact: Fact, price: number): ((multiple: number) => number) | null {
  const { value } = fact;
  if (value === null || !(value > 0)) return null;
  const business = inputOf(byId, fact, 'enterpriseValue');
  if (business === undefined) return (multiple) => (multiple / value) * price;
  const [whole, shares, debt] = [
    business,
    ...['marketCap', 'netDebt'].map((name) => inputOf(byId, business, name)),
  ].map((one) => one?.value ?? null);
  if (whole == null || shares == null || debt == null || !(shares > 0)) return null;
  return (multiple) => (((multiple / value) * whole - debt) / shares) * price;
}

/** The range of a row of the report, in percentiles of the year-ends that it was taken from where they suffice. */
function rangeOf(byId: ById, row: HistoryRow | undefined): MultipleRange | null {
  const [lowest, middle, highest] = [row?.low, row?.median, row?.high].map((id) => byId.get(id ?? ''));
  const [low, median, high] = [lowest?.value, middle?.value, highest?.value];
  if (low == null || median == null || high == null) return null;
  const past = (middle?.formula?.inputs ?? []).flatMap((input) => {
    const value = 'fact' in input ? byId.get(input.fact)?.value : undefined;
    return value == null ? [] : [value];
  });
  if (past.length < fewestForPercentiles) return { low, median, high, half: null, count: past.length };
  const at = (share: number): number => percentile(Float64Array.from(past), share);
  return { low: at(0.1), median, high: at(0.9), half: [at(0.25), at(0.75)], count: past.length };
}

type HistoryRow = Extract<Report['sections'][number]['blocks'][number], { readonly kind: 'history' }>['rows'][number];
type BandPrices = Pick<BandStep, 'low' | 'middle' | 'high'>;
type MultipleReport = Pick<Report, 'asOf' | 'facts' | 'sections'>;

/**
 * The multiples of a report as prices. A day of the past has the multiple and the price of that day, so what the company came to
 * is as known then; it holds until the next one, and is unknown where the multiple means nothing or debt would leave nothing.
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
  const range = rangeOf(byId, row);
  if (range === null) return null;
  const { low, median, high, half } = range;
  // Some multiples are of the market value: another of the same day says the price.
  const prices = new Map(
    facts.flatMap((fact) => {
      const price = inputOf(byId, fact, 'price');
      return price === undefined ? [] : [[placeOf(fact), tradedPrice(byId, price, currency)] as const];
    }),
  );
  type Prices = BandPrices & { readonly half: BandPrices | null };
  const at = (fact: Fact | undefined): Prices | null => {
    const price = fact === undefined ? null : (prices.get(placeOf(fact)) ?? null);
    const priceOf = fact === undefined || price === null ? null : pricing(byId, fact, price);
    if (priceOf === null || !(priceOf(low) > 0)) return null;
    const middle = priceOf(median);
    const inner = half === null ? null : { low: priceOf(half[0]), middle, high: priceOf(half[1]) };
    return { low: priceOf(low), middle, high: priceOf(high), half: inner };
  };
  const past = facts.flatMap((fact) => {
    const date = fact.metric === multiple ? /@(\d{4}-\d{2}-\d{2})$/.exec(fact.id)?.[1] : undefined;
    return date === undefined || date >= asOf ? [] : [{ from: Date.parse(date), band: at(fact) }];
  });
  const places = [
    ...past.toSorted((a, b) => a.from - b.from),
    { from: Date.parse(asOf), band: at(byId.get(row?.current ?? '')) },
  ];
  const [first, end] = [columns.time[0] ?? 0, (columns.time.at(-1) ?? 0) + 1];
  const stepsOf = (of: (band: Prices) => BandPrices | null): readonly BandStep[] =>
    places.flatMap(({ from: known, band }, index): readonly BandStep[] => {
      const [from, to] = [Math.max(known, first), Math.min(places[index + 1]?.from ?? end, end)];
      const prices = band === null ? null : of(band);
      return prices === null || from >= to ? [] : [{ from, to, ...prices }];
    });
  const steps = stepsOf(({ low: bottom, middle, high: top }) => ({ low: bottom, middle, high: top }));
  return steps.length === 0 ? null : { ...range, metric: multiple, steps, halfSteps: stepsOf((band) => band.half) };
}
