import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
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
  const [low, median, high] = [row?.low, row?.median, row?.high].map((id) => byId.get(id ?? '')?.value ?? null);
  if (low == null || median == null || high == null) return null;
  // Some multiples are of the market value: another of the same day says the price.
  const prices = new Map(
    facts.flatMap((fact) => {
      const price = inputOf(byId, fact, 'price');
      return price === undefined ? [] : [[placeOf(fact), tradedPrice(byId, price, currency)] as const];
    }),
  );
  const at = (fact: Fact | undefined): BandPrices | null => {
    const price = fact === undefined ? null : (prices.get(placeOf(fact)) ?? null);
    const priceOf = fact === undefined || price === null ? null : pricing(byId, fact, price);
    if (priceOf === null || !(priceOf(low) > 0)) return null;
    return { low: priceOf(low), middle: priceOf(median), high: priceOf(high) };
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
  const steps = places.flatMap(({ from: known, band }, index): readonly BandStep[] => {
    const [from, to] = [Math.max(known, first), Math.min(places[index + 1]?.from ?? end, end)];
    return band === null || from >= to ? [] : [{ from, to, ...band }];
  });
  return steps.length === 0 ? null : { steps, low, median, high };
}
