import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { growthAssumption, midYearAssumption } from '@plumbline/quant/facts/assumptions';
import type { ReportContext } from './context.ts';
import { companyYears } from './company-years.ts';
import { assume, choice, chosenBy } from '../value/choices.ts';
import { discountRate } from './discount-rate.ts';
import { valueOf } from './fact-lookup.ts';
import { valuationTexts as texts } from './sections/valuation/texts.ts';
import { farFromPrice } from './market-sense.ts';
import type { Place } from './places.ts';
import { figureAt, figureOrMissing, fiscalYear, shareCount } from './places.ts';
import { pastGrowth } from './past-growth.ts';
import { ratesOf } from './rates.ts';
import { fillText } from './texts.ts';
import { isFinancial, reportingCurrency, unsoldRefusal } from './instrument-kind.ts';
import type { StatementFacts } from './statement-facts.ts';

type Sensitivity = Extract<Block, { readonly kind: 'sensitivity' }>;

/** Handles of a cash-flow valuation's inputs, all known. */
export interface CashFlowInputs {
  readonly fcf: string;
  readonly netDebt: string;
  readonly shares: string;
  readonly price: string;
}

/** Why free cash flow cannot be discounted; null when it can. */
export function cashFlowRefusal(context: ReportContext, place: Place): LocalText | null {
  if (isFinancial(context.instrument)) return texts.financial;
  const unsold = unsoldRefusal(context, 'dcfTwoStage');
  if (unsold !== null) return unsold;
  const inputs = cashFlowInputs(context, place);
  if (inputs === null) return firstUnknown(context, place);
  if (!((valueOf(context.book, inputs.fcf) ?? 0) > 0)) return texts.noFreeCash;
  const { statements } = context;
  if (statements === null) return null;
  discountRate(context, place);
  growthFact(context, statements);
  return farFromPrice(context, place, 'dcfTwoStage', valueInputs(context, place, inputs));
}

/** The first figure that the valuation starts from and does not have, with the reason. */
function firstUnknown({ book }: ReportContext, place: Place): LocalText {
  const figures = ['freeCashFlow', 'netDebt', 'price'].map((metric) => figureOrMissing(book, place, metric));
  const lacking = [...figures, shareCount(book, place)].map((id) => book.get(id)).find((fact) => fact?.value == null);
  if (lacking?.why === undefined) return texts.cashFlowUnknown;
  return fillText(texts.cashFlowLacks, { what: labelOf(lacking.metric), why: lacking.why });
}

/** Everything the two-stage value is computed from, at the base case. */
function valueInputs(context: ReportContext, place: Place, inputs: CashFlowInputs): readonly FormulaInput[] {
  return [
    { name: 'fcf', fact: firmCashFlow(context, place, inputs.fcf) },
    { name: 'growth', fact: 'growth' },
    { name: 'terminalGrowth', fact: 'terminalGrowth' },
    { name: 'wacc', fact: 'wacc' },
    { name: 'netDebt', fact: inputs.netDebt },
    { name: 'shares', fact: inputs.shares },
    { name: 'midYear', fact: assume(context.book, midYearAssumption, 0) },
  ];
}

const growthBounds = [-0.05, 0.25] as const;
const gridSteps = [-2, -1, 0, 1, 2] as const;
const gridStep = 0.005;

/** What the valuation starts from; null when one of them is not on record. */
export function cashFlowInputs(context: ReportContext, place: Place): CashFlowInputs | null {
  const { book } = context;
  const known = (metric: string): string | null => {
    const id = figureAt(book, place, metric);
    return id !== null && valueOf(book, id) !== null ? id : null;
  };
  const fcf = known('freeCashFlow');
  const netDebt = known('netDebt');
  const shares = shareCount(book, place);
  const price = known('price');
  if (fcf === null || netDebt === null || price === null || valueOf(book, shares) === null) return null;
  return { fcf, netDebt, shares, price };
}

/** Growth of the first years: what sales grew in the past, within bounds, since the past is the only growth on record. */
export function growthFact(context: ReportContext, statements: StatementFacts): string {
  const { book, instrument } = context;
  if (book.get('growth') !== null) return 'growth';
  const years = companyYears(statements);
  const last = years.at(-1);
  const place = last === undefined ? null : fiscalYear(statements, years, last);
  const past = place === null ? null : pastGrowth(book, place);
  if (past === null) {
    const value = ratesOf(reportingCurrency(instrument)).growth;
    return assume(book, growthAssumption, value, { why: texts.growthUnknown });
  }
  const chosen = chosenBy(growthAssumption);
  return book.derived({
    id: 'growth',
    metric: 'growth',
    expression: `max(low, min(high, ${past.expressions.join(', ')}))`,
    inputs: [
      ...past.inputs,
      choice('low', growthBounds[0], [-0.1, 0], texts.growthFloor),
      choice('high', growthBounds[1], [0.15, 0.4], texts.growthCap),
    ],
    quality: ['assumed'],
    chosen: past.expressions.length > 1 ? { ...chosen, reason: texts.growthSincePeak } : chosen,
  }).id;
}

/** Interest is paid to lenders out of the cash flow that is theirs too, so it is put back, less the tax it saves. */
function firmCashFlow(context: ReportContext, place: Place, fcf: string): string {
  const { book } = context;
  const interest = figureAt(book, place, 'interestExpense');
  if (interest === null || valueOf(book, interest) === null) return fcf;
  if (book.get('freeCashFlow.beforeInterest') !== null) return 'freeCashFlow.beforeInterest';
  return book.derived({
    id: 'freeCashFlow.beforeInterest',
    metric: 'freeCashFlow',
    expression: 'freeCashFlow + interestExpense * (1 - taxRate)',
    inputs: [
      { name: 'freeCashFlow', fact: fcf },
      { name: 'interestExpense', fact: interest },
      { name: 'taxRate', fact: 'taxRate' },
    ],
  }).id;
}

function stepped(context: ReportContext, metric: 'wacc' | 'terminalGrowth', steps: number): string {
  const id = steps === 0 ? metric : `${metric}.${steps}`;
  if (context.book.get(id) !== null) return id;
  return context.book.derived({
    id,
    metric,
    expression: `base + ${steps < 0 ? '-' : ''}${Math.abs(steps)} * step`,
    inputs: [{ name: 'base', fact: metric }, choice('step', gridStep, [0.0025, 0.01], texts.step)],
    quality: ['assumed'],
  }).id;
}

/**
 * Two-stage value per share, what the price implies, and the grid of both rates around the base case. Answers the grid;
 * the figures are `dcfTwoStage`, `upside`, `impliedGrowth`, `growth`, `wacc`, `terminalGrowth`.
 */
export function addCashFlowValue(
  context: ReportContext,
  statements: StatementFacts,
  place: Place,
  inputs: CashFlowInputs,
): Sensitivity {
  const { book, instrument } = context;
  const currency = reportingCurrency(instrument);
  discountRate(context, place);
  growthFact(context, statements);
  const flow: FormulaInput = { name: 'fcf', fact: firmCashFlow(context, place, inputs.fcf) };
  const bridge: readonly FormulaInput[] = [
    { name: 'netDebt', fact: inputs.netDebt },
    { name: 'shares', fact: inputs.shares },
    { name: 'midYear', fact: assume(book, midYearAssumption, 0) },
  ];
  const value = (id: string, rate: string, terminal: string): string =>
    book.derived({
      id,
      metric: 'dcfTwoStage',
      currency,
      inputs: [
        flow,
        { name: 'growth', fact: 'growth' },
        { name: 'terminalGrowth', fact: terminal },
        { name: 'wacc', fact: rate },
        ...bridge,
      ],
    }).id;
  value('dcfTwoStage', 'wacc', 'terminalGrowth');
  book.derived({
    id: 'upside',
    metric: 'upside',
    expression: 'value / price - 1',
    inputs: [
      { name: 'value', fact: 'dcfTwoStage' },
      { name: 'price', fact: inputs.price },
    ],
  });
  book.derived({
    id: 'impliedGrowth',
    metric: 'impliedGrowth',
    inputs: [
      { name: 'price', fact: inputs.price },
      flow,
      { name: 'terminalGrowth', fact: 'terminalGrowth' },
      { name: 'wacc', fact: 'wacc' },
      ...bridge,
    ],
  });
  const cells = gridSteps.map((row) =>
    gridSteps.map((column) => {
      if (row === 0 && column === 0) return 'dcfTwoStage';
      const id = `dcfTwoStage.${row}.${column}`;
      return value(id, stepped(context, 'wacc', row), stepped(context, 'terminalGrowth', column));
    }),
  );
  const middle = gridSteps.indexOf(0);
  return {
    kind: 'sensitivity',
    rowMetric: 'wacc',
    columnMetric: 'terminalGrowth',
    rows: gridSteps.map((step) => stepped(context, 'wacc', step)),
    columns: gridSteps.map((step) => stepped(context, 'terminalGrowth', step)),
    cells,
    base: [middle, middle],
    price: inputs.price,
  };
}
