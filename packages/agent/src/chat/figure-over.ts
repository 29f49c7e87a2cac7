import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { addDays } from '@plumbline/model/date';
import type { Period as FactPeriod } from '@plumbline/model/fact';
import type { Period } from '@plumbline/reading/reading';
import { inTradingCurrency, pastMarketPlace } from '../report/market-places.ts';
import { fiscalPart, figureAt, type Place } from '../report/places.ts';
import { slug } from '../report/moment.ts';
import type { Figures } from './figures.ts';
import { premiumTopic } from './other-listings.ts';
import { isOfPrices, priceOver, type Over, type PriceChoice } from './price-over.ts';

/** Multiples and sizes that have a value on every day, by the price of that day. */
const ofMarket: ReadonlySet<string> = new Set([
  'priceToEarnings',
  'priceToBook',
  'priceToSales',
  'priceToFreeCashFlow',
  'evToEbitda',
  'evToEbit',
  'enterpriseValue',
  'marketCap',
  'dividendYield',
  'earningsYield',
  'fcfYield',
]);

/** Amounts of today that are held against the price, so they are told in the money the shares trade in. */
const heldBesidePrice: ReadonlySet<string> = new Set(['marketCap', 'enterpriseValue', 'netDebt', 'netCash']);

const span = (labels: readonly string[]): LocalText => {
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  return localText(
    `On record: ${first} to ${last}.`,
    `现有记录为 ${first} 至 ${last}。`,
    `現有紀錄為 ${first} 至 ${last}。`,
  );
};

/** Whole calendar years of a range, which for a figure of statements are its fiscal years. */
function calendarYears(period: Period): readonly number[] {
  if (period.is !== 'range' || !period.from.endsWith('-01-01')) return [];
  const [from, to] = [Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))];
  const last = period.to.endsWith('-12-31') ? to : to - 1;
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
}

function partsOf({ context: { statements } }: Figures): {
  readonly quarters: readonly FactPeriod[];
  readonly halves: readonly FactPeriod[];
} {
  return { quarters: statements?.quarters() ?? [], halves: statements?.halves() ?? [] };
}

function partPlace({ context: { statements } }: Figures, all: readonly FactPeriod[], one: FactPeriod): Place | null {
  return statements === null ? null : fiscalPart(statements, all, one);
}

/** Places of the statements that a period names, oldest first; null where it names none, with what there is. */
function placesOf(
  figures: Figures,
  period: Period,
): { readonly places: readonly Place[]; readonly why: LocalText | null } {
  const { years, now } = figures;
  const { quarters, halves } = partsOf(figures);
  const labels = years.map(({ suffix }) => suffix);
  const none = { places: [], why: labels.length === 0 ? null : span(labels) };
  const ofQuarters = (wanted: readonly FactPeriod[]) => ({
    places: wanted.flatMap((one) => partPlace(figures, quarters, one) ?? []),
    why: null,
  });
  const ofYears = (wanted: readonly number[]) => {
    const places = years.filter(({ suffix }) => wanted.some((year) => suffix === `FY${year}`));
    return places.length === wanted.length ? { places, why: null } : none;
  };
  switch (period.is) {
    case 'latest':
    case 'sameAsBefore': {
      const last = now ?? years.at(-1);
      return { places: last === undefined ? [] : [last], why: null };
    }
    case 'trailingYear':
      return { places: now === null ? [] : [now], why: null };
    case 'lastFiscalYear':
      return { places: years.slice(-1), why: null };
    case 'latestQuarter':
      return ofQuarters(quarters.slice(-1));
    case 'sinceStart':
      return { places: years, why: null };
    case 'last':
      if (period.of === 'years') return years.length < period.n ? none : { places: years.slice(-period.n), why: null };
      return period.of === 'quarters' && quarters.length >= period.n ? ofQuarters(quarters.slice(-period.n)) : none;
    case 'range':
      return calendarYears(period).length === 0 ? none : ofYears(calendarYears(period));
    case 'fiscal': {
      if (period.part === undefined) return ofYears([period.year]);
      const label = `${period.part} FY${period.year}`;
      const half = halves.find((one) => one.label === label);
      if (half !== undefined)
        return { places: [partPlace(figures, halves, half)].filter((one) => one !== null), why: null };
      const quarter = quarters.find((one) => one.label === label);
      if (quarter !== undefined) return ofQuarters([quarter]);
      const known = quarters.map((one) => one.label);
      return { places: [], why: known.length === 0 ? none.why : span(known) };
    }
    default:
      return none;
  }
}

/** Fiscal quarters added up: the half or the nine months that nobody filed as such. */
function addedUp(figures: Figures, metric: string, period: Period): string | null {
  if (period.is !== 'fiscal' || period.part === undefined || period.part.startsWith('Q')) return null;
  const { quarters } = partsOf(figures);
  const numbers = period.part === 'H1' ? [1, 2] : period.part === 'H2' ? [3, 4] : [1, 2, 3];
  const { book } = figures.context;
  const found = numbers.map((n) => quarters.find(({ label }) => label === `Q${n} FY${period.year}`));
  const places = found.flatMap((one) => (one === undefined ? [] : (partPlace(figures, quarters, one) ?? [])));
  const facts = places.flatMap((place) => figureAt(book, place, metric) ?? []);
  const [first, last] = [found[0], found.at(-1)];
  const isFlow = facts.every((id) => book.get(id)?.unit === 'money' && book.get(id)?.period?.kind === 'quarter');
  if (facts.length !== numbers.length || !isFlow || first === undefined || last === undefined) return null;
  const label = `${period.part} FY${period.year}`;
  const id = `${metric}.${slug(label)}.sum`;
  if (book.get(id) !== null) return id;
  const inputs = facts.map((fact, at) => ({ name: `q${at + 1}`, fact }));
  return book.derived({
    id,
    metric,
    expression: inputs.map(({ name }) => name).join(' + '),
    inputs,
    period: { kind: 'half', start: first.start, end: last.end, label },
  }).id;
}

/** A multiple on a day or at the ends of fiscal years, by the price and the statements known then. */
function multipleAt(figures: Figures, metric: string, ends: readonly string[]): Over {
  const { context } = figures;
  const { statements, book } = context;
  const places = statements === null ? [] : ends.flatMap((end) => pastMarketPlace(context, statements, { end }) ?? []);
  return { handles: places.flatMap((place) => figureAt(book, place, metric) ?? []), why: null };
}

/** The same figure of statements a year earlier; null for figures of prices, and where nothing is on record. */
export function figureYearBefore(figures: Figures, metric: string, period: Period): string | null {
  const place = isOfPrices(metric) ? undefined : placesOf(figures, period).places.at(-1);
  const before = place?.before(1) ?? null;
  return before === null ? null : figureAt(figures.context.book, before, metric);
}

/** The premiums that were put on record, which are those of today. */
function premiumsOver({ context: { book, asOf } }: Figures, period: Period): Over {
  const isNow = period.is === 'latest' || period.is === 'sameAsBefore' || (period.is === 'day' && period.date === asOf);
  const found = isNow ? book.facts().filter(({ metric }) => metric === premiumTopic) : [];
  return { handles: found.map(({ id }) => id), why: null };
}

/**
 * A figure over a period, in the order of time. What the period does not hold is not replaced by another one: revenue in
 * 2021 is not that of the last twelve months.
 */
export function figureOver(figures: Figures, metric: string, period: Period, choice: PriceChoice): Over {
  if (metric === premiumTopic) return premiumsOver(figures, period);
  if (isOfPrices(metric)) return priceOver(figures, metric, period, choice);
  if (period.is === 'lastSession') {
    return figureOver(figures, metric, { is: 'day', date: addDays(figures.context.asOf, -1) }, choice);
  }
  if (period.is === 'latest' || period.is === 'sameAsBefore') {
    const found = figures.find(metric);
    if (found === null) return { handles: [], why: null };
    return { handles: [heldBesidePrice.has(metric) ? inTradingCurrency(figures.context, found) : found], why: null };
  }
  if (period.is === 'day' && period.date === figures.context.asOf)
    return figureOver(figures, metric, { is: 'latest' }, choice);
  if (period.is === 'day')
    return ofMarket.has(metric) ? multipleAt(figures, metric, [period.date]) : { handles: [], why: null };
  const sum = addedUp(figures, metric, period);
  const { places, why } = placesOf(figures, period);
  if (places.length === 0 && sum !== null) return { handles: [sum], why: null };
  if (ofMarket.has(metric)) {
    const ends = places.flatMap(({ period: of }) => (of === undefined || of.kind === 'trailing' ? [] : [of.end]));
    if (ends.length > 0) return multipleAt(figures, metric, ends);
  }
  const { book } = figures.context;
  const handles = places.flatMap((place) => figureAt(book, place, metric) ?? []);
  return { handles, why: handles.length > 0 ? null : why };
}

/** Why none of the figures that were looked up has a value; null where one has, or no reason is on record. */
export function whyUnknown({ context: { book } }: Figures, handles: readonly string[]): LocalText | null {
  const facts = handles.map((handle) => book.get(handle));
  const isUnknown = facts.every((fact) => fact?.value === null);
  return isUnknown ? (facts.find((fact) => fact?.why !== undefined)?.why ?? null) : null;
}
