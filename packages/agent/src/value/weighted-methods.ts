import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Method, MethodRange } from '../report/blend-methods.ts';
import { companyYears } from '../report/company-years.ts';
import type { ReportContext } from '../report/context.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { reportingCurrency, isFinancial, isProperty } from '../report/instrument-kind.ts';
import { ownMultipleValue } from '../report/own-multiple-values.ts';
import type { OwnMultipleKey } from '../report/own-multiple-values.ts';
import { figureAt, figureOrMissing, fiscalYear } from '../report/places.ts';
import type { Place } from '../report/places.ts';
import type { StatementFacts } from '../report/statement-facts.ts';
import { methodLabels, methodTexts, weightTexts as why } from './messages/methods.ts';
import { modelRange } from './model-range.ts';
import { valueMethods } from './value-methods.ts';
import type { ValueMethod } from './value-methods.ts';

/** How a company makes its money, as far as the choice of valuation methods goes. */
type CompanyKind = 'ordinary' | 'financial' | 'property' | 'cyclical' | 'loss-maker';

const cyclicalSectors: ReadonlySet<string> = new Set(['energy', 'materials']);

/** A loss over the last twelve months outweighs the sector: multiples of a loss mean nothing anywhere but at a bank. */
function companyKind(context: ReportContext, place: Place): CompanyKind {
  const { instrument, book } = context;
  if (isFinancial(instrument)) return 'financial';
  if (isProperty(instrument)) return 'property';
  const profit = figureAt(book, place, 'netIncome');
  const earned = profit === null ? null : valueOf(book, profit);
  if (earned !== null && earned <= 0) return 'loss-maker';
  return instrument.sector !== undefined && cyclicalSectors.has(instrument.sector) ? 'cyclical' : 'ordinary';
}

type MethodKey = keyof typeof methodLabels;
type Weighted = readonly [key: MethodKey, weight: number, why: LocalText];

/** Which methods fit which kind of company, and what each counts where all of them apply; each list totals 1. */
const methodSets: Readonly<Record<CompanyKind, readonly Weighted[]>> = {
  ordinary: [
    ['cashFlow', 0.4, why.cashFlow],
    ['ownEarnings', 0.15, why.ownPast],
    ['ownEnterprise', 0.15, why.ownPast],
    ['residualIncome', 0.1, why.crossCheck],
    ['earningsPower', 0.1, why.crossCheck],
    ['dividends', 0.1, why.payout],
  ],
  cyclical: [
    ['midCycle', 0.3, why.cycle],
    ['cashFlow', 0.25, why.cashFlow],
    ['ownBook', 0.2, why.ownPast],
    ['ownEnterprise', 0.15, why.ownPast],
    ['dividends', 0.1, why.payout],
  ],
  'loss-maker': [
    ['cashFlow', 0.4, why.lossCash],
    ['ownSales', 0.4, why.lossSales],
    ['netAssets', 0.2, why.crossCheck],
  ],
  financial: [
    ['bookReturn', 0.35, why.bank],
    ['ownBook', 0.25, why.ownPast],
    ['ownEarnings', 0.2, why.ownPast],
    ['dividends', 0.2, why.payout],
  ],
  property: [
    ['netAssets', 0.35, why.property],
    ['ownFunds', 0.3, why.property],
    ['dividends', 0.2, why.payout],
    ['ownBook', 0.15, why.ownPast],
  ],
};

/** The one method that a value rests on, where no other applies; null where several do, or none. */
export function onlyMethod(book: ReportContext['book']): LocalText | null {
  const counted = Object.entries(methodLabels).filter(([key]) => (valueOf(book, `methodWeight.${key}`) ?? 0) > 0);
  return counted.length === 1 ? (counted[0]?.[1] ?? null) : null;
}

const modelMetrics: Readonly<Partial<Record<MethodKey, string>>> = {
  residualIncome: 'residualIncomeValue',
  earningsPower: 'earningsPowerValue',
  midCycle: 'earningsPowerValue',
  dividends: 'hModelValue',
  bookReturn: 'priceToBookValue',
  netAssets: 'netAssetValue',
};

/** Of the profit; below it a dividend is a token, and what is kept decides what a share is worth. */
const smallestPayout = 0.25;

const fewestMargins = 3;
const longestCycle = 10;

function isOwnPast(key: MethodKey): key is MethodKey & OwnMultipleKey {
  return key.startsWith('own');
}

/** Operating profit that today's sales would bring at the middle of the margins of past fiscal years. */
function midCycleProfit(context: ReportContext, statements: StatementFacts, place: Place): string | null {
  const { book, instrument } = context;
  const years = companyYears(statements);
  const margins = years
    .slice(-longestCycle)
    .map((year) => figureAt(book, fiscalYear(statements, years, year), 'operatingMargin'))
    .filter((id) => id !== null && valueOf(book, id) !== null)
    .filter((id) => id !== null);
  if (margins.length < fewestMargins) return null;
  const inputs = margins.map((fact, at): FormulaInput => ({ name: `year${at + 1}`, fact }));
  return book.derived({
    id: 'operatingIncome.midCycle',
    metric: 'operatingIncome',
    expression: `median(${inputs.map(({ name }) => name).join(', ')}) * revenue`,
    inputs: [...inputs, { name: 'revenue', fact: figureOrMissing(book, place, 'revenue') }],
    currency: reportingCurrency(instrument),
    quality: ['estimate'],
  }).id;
}

function midCycle(context: ReportContext, statements: StatementFacts, place: Place, method: ValueMethod): MethodRange {
  const profit = midCycleProfit(context, statements, place);
  if (profit === null) return { whyNot: methodTexts.noMargins };
  const inputs = method
    .inputs(context, place)
    .map((input) => (input.name === 'ebit' ? { name: 'ebit', fact: profit } : input));
  return modelRange(context, place, method, { id: `${method.metric}.midCycle`, inputs });
}

/** Whether the dividend is known to be less of the profit of the same year than a value can rest on. */
function paysAToken(context: ReportContext, place: Place, method: ValueMethod): boolean {
  const { book } = context;
  const paid = method.inputs(context, place).find(({ name }) => name === 'dividend');
  const [dividend, earnings] = [
    paid !== undefined && 'fact' in paid ? valueOf(book, paid.fact) : null,
    valueOf(book, figureOrMissing(book, place, 'epsDiluted')),
  ];
  return dividend !== null && earnings !== null && dividend > 0 && dividend < smallestPayout * earnings;
}

function rangeOf(context: ReportContext, statements: StatementFacts, place: Place, key: MethodKey): MethodRange {
  if (isOwnPast(key)) return ownMultipleValue(context, place, key);
  const method = valueMethods.find(({ metric }) => metric === modelMetrics[key]);
  if (method === undefined) return { whyNot: methodTexts.noMargins };
  if (key === 'dividends' && paysAToken(context, place, method)) return { whyNot: methodTexts.smallPayout };
  return key === 'midCycle' ? midCycle(context, statements, place, method) : modelRange(context, place, method);
}

/**
 * The methods that fit this kind of company with their weights, each with its range or the reason why it does not apply.
 * `cashFlow` is what the discounted cash flow came to. Discount rate and growth must be in the book.
 */
export function weightedMethods(
  context: ReportContext,
  statements: StatementFacts,
  place: Place,
  cashFlow: MethodRange,
): readonly Method[] {
  return methodSets[companyKind(context, place)].map(([key, value, reason]): Method => {
    const range = key === 'cashFlow' ? cashFlow : rangeOf(context, statements, place, key);
    return { key, label: methodLabels[key], usual: { value, why: reason }, ...range };
  });
}
