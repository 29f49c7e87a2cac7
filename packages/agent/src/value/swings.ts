import { growthSwingAssumption, rateSwingAssumption } from '@plumbline/quant/facts/assumptions';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { companyYears } from '../report/company-years.ts';
import type { ReportContext } from '../report/context.ts';
import { constant } from '../report/discount-rate.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { scenarioTexts as texts } from '../report/sections/scenarios/texts.ts';
import { figureAt, fiscalYear } from '../report/places.ts';
import type { StatementFacts } from '../report/statement-facts.ts';
import { assume, choice, chosenBy } from './choices.ts';
import { distributionTexts } from './messages/distribution.ts';

const growthShare = 4;
const growthBounds = [0.02, 0.1] as const;
const usualGrowthSwing = 0.05;
const rateShare = 40;
const rateBounds = [0.0025, 0.015] as const;
const usualRateSwing = 0.005;
/** A range of fewer years is an accident. */
const fewestYears = 3;
const longestYears = 10;
/** Nine of ten draws of a normal variable lie below this many deviations. */
const tenthTail = 1.2815515655446004;

/** How far growth may miss: by the range of what the company's own sales have done from year to year. */
export function growthSwing(context: ReportContext, statements: StatementFacts): string {
  const { book } = context;
  const head = { id: 'growthSwing', metric: 'growthSwing' } as const;
  if (book.get(head.id) !== null) return head.id;
  const years = companyYears(statements);
  const past = years
    .slice(-longestYears)
    .map((year) => figureAt(book, fiscalYear(statements, years, year), 'revenueGrowth'))
    .filter((id) => id !== null && valueOf(book, id) !== null)
    .filter((id) => id !== null);
  if (past.length < fewestYears) {
    return assume(book, growthSwingAssumption, usualGrowthSwing, { why: texts.swingUnknown });
  }
  const inputs = past.map((fact, at) => ({ name: `year${at + 1}`, fact }));
  const names = inputs.map(({ name }) => name).join(', ');
  return book.derived({
    ...head,
    expression: `max(low, min(high, (max(${names}) - min(${names})) / share))`,
    inputs: [
      ...inputs,
      choice('share', growthShare, [2, 6], texts.swingShare),
      choice('low', growthBounds[0], [0.01, 0.03], texts.swingFloor),
      choice('high', growthBounds[1], [0.05, 0.15], texts.swingCap),
    ],
    quality: ['assumed'],
    chosen: chosenBy(growthSwingAssumption),
  }).id;
}

/** How far the discount rate may miss: the more, the more the share swings. */
export function rateSwing({ book }: ReportContext): string {
  const head = { id: 'rateSwing', metric: 'rateSwing' } as const;
  if (book.get(head.id) !== null) return head.id;
  if (valueOf(book, 'volatility') === null) {
    return assume(book, rateSwingAssumption, usualRateSwing, { why: texts.rateUnknown });
  }
  return book.derived({
    ...head,
    expression: 'max(low, min(high, volatility / share))',
    inputs: [
      { name: 'volatility', fact: 'volatility' },
      choice('share', rateShare, [20, 80], texts.rateShare),
      choice('low', rateBounds[0], [0.001, 0.005], texts.rateFloor),
      choice('high', rateBounds[1], [0.01, 0.03], texts.rateCap),
    ],
    quality: ['assumed'],
    chosen: chosenBy(rateSwingAssumption),
  }).id;
}

/** An assumption at its own tenth (`p10`) or ninetieth (`p90`) percentile, `swing` being one standard deviation of it. */
export function tailOf(book: FactBook, assumption: string, swing: string, end: 'p10' | 'p90'): string {
  const id = `${assumption}.${end}`;
  if (book.get(id) !== null) return id;
  const metric = book.get(assumption)?.metric ?? assumption;
  return book.derived({
    id,
    metric,
    expression: `base ${end === 'p10' ? '-' : '+'} tail * swing`,
    inputs: [
      { name: 'base', fact: assumption },
      constant('tail', tenthTail, distributionTexts.tail),
      { name: 'swing', fact: swing },
    ],
    quality: ['assumed'],
  }).id;
}
