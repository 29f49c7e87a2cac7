import type { Block } from '@plumbline/model/report';
import type { ReportContext } from './context.ts';
import { isFinancial, isProperty } from './instrument-kind.ts';
import { companyYears } from './company-years.ts';
import { valueOf } from './fact-lookup.ts';
import { marketPlace, pastMarketPlace } from './market-places.ts';
import type { Place } from './places.ts';
import { figureAt } from './places.ts';
import { rangePeriod } from './series-figures.ts';
import type { StatementFacts } from './statement-facts.ts';

const multiples = ['priceToEarnings', 'priceToSales', 'priceToBook', 'evToEbit'];
/** Debt is a bank's raw material, so its enterprise value and its sales say nothing. */
const bankMultiples = ['priceToEarnings', 'priceToBook'];
/** Depreciation weighs on the profit of a property company while its buildings hold their worth. */
const propertyMultiples = [...multiples, 'priceToFfo'];
/** Of the whole business as well; where they stand among quarter-ends is said of one of them. */
const moreOfBusiness = ['evToEbitda', 'evToSales'];
const shownYears = 10;
/** Low, median and high of fewer points would look like a history without being one. */
const fewestPoints = 3;

export type HistoryRow = Extract<Block, { readonly kind: 'history' }>['rows'][number];

/** Fiscal year-ends whose multiple stands in no range, because their profit was nearly nothing. */
export interface ThinYears {
  readonly metric: string;
  readonly ends: readonly { readonly date: string; readonly multiple: string }[];
}

export interface MultipleHistory {
  readonly leftOut: readonly ThinYears[];
  readonly rows: readonly HistoryRow[];
  /** Fiscal years with a price and statements known then, oldest first. */
  readonly labels: readonly string[];
  readonly cells: readonly { readonly metric: string; readonly cells: readonly (string | null)[] }[];
}

function summarise(context: ReportContext, metric: string, past: readonly string[], span: readonly string[]): void {
  const inputs = past.map((fact, at) => ({ name: `year${at + 1}`, fact }));
  const names = inputs.map(({ name }) => name).join(', ');
  const period = rangePeriod(span[0] ?? context.asOf, span.at(-1) ?? context.asOf, `${past.length}Y`);
  for (const [id, call] of [
    ['low', 'min'],
    ['median', 'median'],
    ['high', 'max'],
  ] as const) {
    context.book.derived({ id: `${metric}.${id}`, metric, expression: `${call}(${names})`, inputs, period });
  }
}

/** What a profit is a part of, as a multiple of the same price: their quotient is the margin that the multiple was paid on. */
const margins: Readonly<Record<string, readonly string[]>> = {
  priceToEarnings: ['priceToSales', 'priceToBook'],
  priceToFfo: ['priceToSales', 'priceToBook'],
  evToEbit: ['evToSales'],
  evToEbitda: ['evToSales'],
};

/** Below this part of the company's own median margin a multiple tells of the profit that was missing, not of the price. */
const thinMargin = 0.25;

/** Places of the past whose profit was nearly nothing beside what is usual for the company. */
function thinPlaces({ book }: ReportContext, metric: string, places: readonly Place[]): ReadonlySet<number> {
  const at = (place: Place, name: string): number | null => {
    const id = figureAt(book, place, name);
    return id === null ? null : valueOf(book, id);
  };
  const margin = places.map((place): number | null => {
    const multiple = at(place, metric);
    const base = (margins[metric] ?? []).map((name) => at(place, name)).find((value) => value !== null);
    return multiple === null || base == null || !(multiple > 0) ? null : base / multiple;
  });
  const sorted = margin.filter((value) => value !== null).toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)];
  if (usual === undefined || sorted.length < fewestPoints) return new Set();
  return new Set(margin.flatMap((value, place) => (value !== null && value < thinMargin * usual ? [place] : [])));
}

/** The multiples that say something of this kind of company. */
export function shownMultiples({ instrument }: ReportContext): readonly string[] {
  if (isFinancial(instrument)) return bankMultiples;
  return isProperty(instrument) ? propertyMultiples : multiples;
}

/** Multiples at past fiscal year-ends, from the price and the figures known on that day, beside today's. */
export function multipleHistory(context: ReportContext, statements: StatementFacts): MultipleHistory {
  const { book } = context;
  const now = marketPlace(context, statements);
  const years = companyYears(statements).slice(-shownYears);
  const past = years.flatMap((year): readonly (readonly [string, string, Place])[] => {
    const place = pastMarketPlace(context, statements, year);
    return place === null ? [] : [[year.label, year.end, place]];
  });
  const metrics = [...shownMultiples(context), ...(isFinancial(context.instrument) ? [] : moreOfBusiness)];
  // A multiple that no year has would be a row of dashes.
  const cells = metrics
    .map((metric) => ({ metric, cells: past.map(([, , place]) => figureAt(book, place, metric)) }))
    .filter((row) => row.cells.some((id) => id !== null && valueOf(book, id) !== null));
  const places = past.map(([, , place]) => place);
  const thin = new Map(metrics.map((metric) => [metric, thinPlaces(context, metric, places)]));
  const leftOut = [...thin].flatMap(([metric, own]): readonly ThinYears[] => {
    const ends = past.flatMap(([, date, place], at) => {
      const multiple = own.has(at) ? figureAt(book, place, metric) : null;
      return multiple === null ? [] : [{ date, multiple }];
    });
    return ends.length === 0 ? [] : [{ metric, ends }];
  });
  const rows = cells.flatMap(({ metric, cells: values }): readonly HistoryRow[] => {
    const known = values
      .filter((_, place) => thin.get(metric)?.has(place) !== true)
      .filter((id) => id !== null && valueOf(book, id) !== null)
      .filter((id) => id !== null);
    const current = now === null ? null : figureAt(book, now, metric);
    if (current === null || known.length < fewestPoints) return [];
    summarise(
      context,
      metric,
      known,
      past.map(([, end]) => end),
    );
    return [{ metric, current, low: `${metric}.low`, median: `${metric}.median`, high: `${metric}.high` }];
  });
  return { leftOut, rows, labels: past.map(([label]) => label), cells };
}
