import type { FormulaInput } from '@plumbline/model/fact';
import type { Block } from '@plumbline/model/report';
import type { CashFlowInputs } from '../report/cash-flow-value.ts';
import { companyYears } from '../report/company-years.ts';
import type { ReportContext } from '../report/context.ts';
import { valueOf } from '../report/fact-lookup.ts';
import type { Place } from '../report/places.ts';
import { figureAt, fiscalYear } from '../report/places.ts';
import type { StatementFacts } from '../report/statement-facts.ts';

type Row = Extract<Block, { readonly kind: 'implied' }>['rows'][number];

const pastYears = 5;
/** The middle of fewer years is an accident. */
const fewestYears = 3;

/** Middle of the free-cash-flow margins of the last fiscal years. */
function pastMargin({ book }: ReportContext, statements: StatementFacts): string | null {
  const years = companyYears(statements);
  const margins = years
    .slice(-pastYears)
    .map((year) => figureAt(book, fiscalYear(statements, years, year), 'fcfMargin'))
    .filter((id) => id !== null && valueOf(book, id) !== null)
    .filter((id) => id !== null);
  if (margins.length < fewestYears) return null;
  const inputs = margins.map((fact, at): FormulaInput => ({ name: `year${at + 1}`, fact }));
  const expression = `median(${inputs.map(({ name }) => name).join(', ')})`;
  return book.derived({ id: 'fcfMargin.past', metric: 'fcfMargin', expression, inputs }).id;
}

/** The share of sales that would have to stay as free cash flow for the base case to come to the price. */
function marginRow(
  context: ReportContext,
  statements: StatementFacts,
  place: Place,
  { price, netDebt, shares }: CashFlowInputs,
): Row | null {
  const { book } = context;
  const base = figureAt(book, place, 'fcfMargin');
  if (base === null || valueOf(book, base) === null) return null;
  const implied = book.derived({
    id: 'fcfMargin.implied',
    metric: 'fcfMargin',
    // The value of the business is in proportion to the cash flow that it starts from.
    expression: 'share(margin * (price * shares + netDebt) / positive(value * shares + netDebt))',
    inputs: [
      { name: 'margin', fact: base },
      { name: 'price', fact: price },
      { name: 'shares', fact: shares },
      { name: 'netDebt', fact: netDebt },
      { name: 'value', fact: 'dcfTwoStage' },
    ],
  });
  return { metric: 'fcfMargin', implied: implied.id, base, past: pastMargin(context, statements) };
}

/** The return a year that a buyer at the price would earn in the base case, beside the return that is asked for. */
function rateRow({ book }: ReportContext, price: string): Row | null {
  const own = (book.get('dcfTwoStage')?.formula?.inputs ?? []).filter(({ name }) => name !== 'wacc');
  const implied = book.derived({
    id: 'impliedRate',
    metric: 'impliedRate',
    inputs: [{ name: 'price', fact: price }, ...own],
  });
  return implied.value === null ? null : { metric: 'wacc', implied: implied.id, base: 'wacc', past: null };
}

/**
 * What the price takes for granted, each with the rest of the base case held: growth of the first years, the part of sales
 * that stays as free cash flow, and the discount rate. The cash-flow value must be in the book; `past`: growth that was.
 */
export function impliedRows(
  context: ReportContext,
  statements: StatementFacts,
  place: Place,
  inputs: CashFlowInputs,
  past: string | null,
): readonly Row[] {
  const growth: Row | null =
    valueOf(context.book, 'impliedGrowth') === null
      ? null
      : { metric: 'growth', implied: 'impliedGrowth', base: 'growth', past };
  return [growth, marginRow(context, statements, place, inputs), rateRow(context, inputs.price)].filter(
    (row) => row !== null,
  );
}
