import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { unknownInput } from '@plumbline/quant/facts/fact-reasons';
import { companyYears } from './company-years.ts';
import type { ReportContext } from './context.ts';
import { constant } from './discount-rate.ts';
import { valueOf } from './fact-lookup.ts';
import { marketPlace, pastMarketPlace } from './market-places.ts';
import { standingTexts as texts } from './messages/standing.ts';
import { shownMultiples } from './multiple-history.ts';
import type { Slot } from './paragraph.ts';
import { paragraph } from './paragraph.ts';
import { figureAt } from './places.ts';
import { quarterEnds } from './quarter-ends.ts';
import { rangePeriod } from './series-figures.ts';
import type { StatementFacts } from './statement-facts.ts';

export type Standing = Extract<Block, { readonly kind: 'standing' }>;
type Row = Standing['rows'][number];

/** Quarters of a window of years, and how many of them must be on record for a median of it. */
const windows = { median5Y: [20, 16], median10Y: [40, 32] } as const;
/** A place among fewer would change with every new one. */
const fewestForPlace = 20;

/** A multiple at a past quarter-end, by handle. */
interface Point {
  readonly end: string;
  readonly fact: string;
}

function named(points: readonly Point[]): readonly FormulaInput[] {
  return points.map(({ fact }, at) => ({ name: `quarter${at + 1}`, fact }));
}

/** One multiple among its own past: place, usual levels, and how many quarters that rests on; each missing with the reason. */
function rowOf(
  context: ReportContext,
  metric: string,
  current: string,
  points: readonly Point[],
  ends: readonly string[],
): Row {
  const { book } = context;
  const period = rangePeriod(points[0]?.end ?? context.asOf, points.at(-1)?.end ?? context.asOf, `${points.length}Q`);
  const past = named(points);
  const names = past.map(({ name }) => name).join(', ');
  const hasPlace = points.length >= fewestForPlace;
  const missing = (id: string, kind: string, why: LocalText): string => book.missing({ id, metric: kind, why }).id;
  const today = book.get(current);
  const at = (id: string, level: number, why: LocalText): string =>
    hasPlace
      ? book.derived({
          id,
          metric: 'pastMultipleAt',
          expression: `pastMultipleAt(level, ${names})`,
          inputs: [constant('level', level, why), ...past],
          period,
        }).id
      : missing(id, 'pastMultipleAt', texts.tooFewQuarters);
  const median = (key: keyof typeof windows, why: LocalText): string => {
    const [quarters, fewest] = windows[key];
    const from = ends.at(-quarters) ?? ends[0] ?? context.asOf;
    const inside = points.filter(({ end }) => end >= from);
    const id = `${metric}.${key}`;
    if (inside.length < fewest) return missing(id, 'pastMedian', why);
    const inputs = named(inside);
    return book.derived({
      id,
      metric: 'pastMedian',
      expression: `median(${inputs.map(({ name }) => name).join(', ')})`,
      inputs,
      period: rangePeriod(inside[0]?.end ?? from, inside.at(-1)?.end ?? from, `${inside.length}Q`),
    }).id;
  };
  // The middle of the very points among which the place is counted, for sentences that compare.
  if (hasPlace) {
    const id = `${metric}.middle`;
    book.derived({ id, metric: 'pastMedian', expression: `median(${names})`, inputs: past, period });
  }
  return {
    metric,
    current,
    percentile:
      hasPlace && today?.value != null
        ? book.derived({
            id: `${metric}.percentile`,
            metric: 'multiplePercentile',
            inputs: [{ name: 'current', fact: current }, ...past],
            period,
          }).id
        : missing(
            `${metric}.percentile`,
            'multiplePercentile',
            hasPlace ? unknownInput(today, current) : texts.tooFewQuarters,
          ),
    median5Y: median('median5Y', texts.fewerThanFive),
    median10Y: median('median10Y', texts.fewerThanTen),
    lower: at(`${metric}.lowerQuartile`, 0.25, texts.lowerQuartile),
    upper: at(`${metric}.upperQuartile`, 0.75, texts.upperQuartile),
    points:
      points.length === 0
        ? missing(`${metric}.points`, 'pastPoints', texts.tooFewQuarters)
        : book.derived({ id: `${metric}.points`, metric: 'pastPoints', inputs: past, period }).id,
    since: points[0]?.end ?? null,
  };
}

/**
 * Where today's multiples stand among those at the ends of up to forty past quarters, each from the price and the
 * statements known on that day: figures `<multiple>.percentile`, `.median5Y`, `.median10Y`, `.lowerQuartile`,
 * `.upperQuartile`, `.points`, `.middle`. Null without a price in the statements' currency.
 */
export function ownStanding(context: ReportContext, statements: StatementFacts): Standing | null {
  const { book, asOf } = context;
  const now = marketPlace(context, statements);
  if (now === null) return null;
  const years = companyYears(statements).map(({ end }) => end);
  const ends = quarterEnds(years, statements.lastEnd(), asOf);
  const places = ends.flatMap((end) => {
    const place = pastMarketPlace(context, statements, { end });
    return place === null ? [] : [{ end, place }];
  });
  const rows = shownMultiples(context).flatMap((metric): readonly Row[] => {
    const current = figureAt(book, now, metric);
    if (current === null) return [];
    const points = places.flatMap(({ end, place }): readonly Point[] => {
      const fact = figureAt(book, place, metric);
      return fact === null || valueOf(book, fact) === null ? [] : [{ end, fact }];
    });
    return [rowOf(context, metric, current, points, ends)];
  });
  return rows.length === 0 ? null : { kind: 'standing', rows };
}

/** The place of one multiple among its own past in words; `at` makes the slot of a handle. The place must be known. */
export function standingWords(book: FactBook, row: Row, at: (handle: string) => Slot): LocalParts {
  const place = valueOf(book, row.percentile) ?? 0;
  const template = place < 0.25 ? texts.cheap : place <= 0.75 ? texts.usual : texts.dear;
  const { current, percentile, points, lower, upper } = row;
  return paragraph(template, {
    name: labelOf(row.metric),
    ...Object.fromEntries(
      Object.entries({ current, percentile, points, lower, upper }).map(([name, id]) => [name, at(id)]),
    ),
  });
}
