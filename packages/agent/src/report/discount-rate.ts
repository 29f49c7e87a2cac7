import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { assumptionReason } from '@plumbline/quant/facts/assumption-reasons';
import {
  betaAssumption,
  costOfDebtAssumption,
  costOfEquityAssumption,
  countryPremiumAssumption,
  equityRiskPremiumAssumption,
  sizePremiumAssumption,
  taxRateAssumption,
  terminalGrowthAssumption,
  waccAssumption,
} from '@plumbline/quant/facts/assumptions';
import { countryPremiumOf, premiaSetOn, sizePremiumOf } from '@plumbline/quant/pricing/discounting/premia';
import { assume, choice, chosenBy } from '../value/choices.ts';
import type { AssumptionSpec } from '@plumbline/quant/catalogue/valuation';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { valuationTexts as texts } from './sections/valuation/texts.ts';
import type { Place } from './places.ts';
import { figureAt } from './places.ts';
import { ratesOf, riskFreeFact } from './rates.ts';
import { fillText } from './texts.ts';

const blumeWeight = 0.67;
const betaBounds = [0.5, 2] as const;
const taxBounds = [0.1, 0.35] as const;
const usualTax = 0.25;
const debtSpread = 0.015;

export function constant(name: string, value: number, why: LocalText): FormulaInput {
  return { name, constant: value, why };
}

/** The reason with the day on which the table behind it was set. */
function dated({ metric }: AssumptionSpec): LocalText {
  const reason = assumptionReason(metric.id);
  const set = fillText(texts.setOn, { date: premiaSetOn });
  return {
    en: `${reason.en} ${set.en}`,
    'zh-CN': `${reason['zh-CN']}${set['zh-CN']}`,
    'zh-HK': `${reason['zh-HK']}${set['zh-HK']}`,
  };
}

/** Beta for valuing: the measured one, drawn towards the market and kept in sensible bounds. */
function betaFact(context: ReportContext): string {
  const { book } = context;
  if (valueOf(book, 'beta') === null) {
    return assume(book, betaAssumption, 1, { id: 'beta.used', why: texts.betaUnknown });
  }
  return book.derived({
    id: 'beta.used',
    metric: 'adjustedBeta',
    expression: 'max(low, min(high, weight * beta + 1 - weight))',
    inputs: [
      { name: 'beta', fact: 'beta' },
      choice('weight', blumeWeight, [0.5, 1], texts.betaWeight),
      choice('low', betaBounds[0], [0.2, 0.8], texts.betaBound),
      choice('high', betaBounds[1], [1.5, 3], texts.betaBound),
    ],
    quality: ['assumed'],
    chosen: chosenBy(betaAssumption),
  }).id;
}

function taxFact(context: ReportContext, place: Place): string {
  const { book } = context;
  const own = figureAt(book, place, 'effectiveTaxRate');
  if (own === null || valueOf(book, own) === null) {
    return assume(book, taxRateAssumption, usualTax, { why: texts.taxUnknown });
  }
  return book.derived({
    id: 'taxRate',
    metric: 'taxRate',
    expression: 'max(low, min(high, rate))',
    inputs: [
      { name: 'rate', fact: own },
      choice('low', taxBounds[0], [0, 0.15], texts.taxBound),
      choice('high', taxBounds[1], [0.25, 0.4], texts.taxBound),
    ],
    quality: ['assumed'],
    chosen: chosenBy(taxRateAssumption),
  }).id;
}

/**
 * The rate at which the company's cash flow is discounted: what shareholders require by their share of risk, and what
 * lenders require after tax, weighted by market value. Every input that we chose stands on record with its reason.
 */
export function discountRate(context: ReportContext, place: Place): string {
  const { book, instrument } = context;
  if (book.get('wacc') !== null) return 'wacc';
  const currency = reportingCurrency(instrument);
  const { premium, growth } = ratesOf(currency);
  const riskFree = riskFreeFact(book, currency);
  const beta = betaFact(context);
  const equityRiskPremium = assume(book, equityRiskPremiumAssumption, premium);
  const countryPremium = assume(book, countryPremiumAssumption, countryPremiumOf(currency), {
    why: dated(countryPremiumAssumption),
  });
  const equity = figureAt(book, place, 'marketCap');
  const marketCap = equity === null ? null : valueOf(book, equity);
  const bySize = (marketCap === null ? null : sizePremiumOf(marketCap, currency)) ?? 0;
  const sizePremium = assume(book, sizePremiumAssumption, bySize, { why: dated(sizePremiumAssumption) });
  assume(book, terminalGrowthAssumption, growth);
  const costOfEquity = book.derived({
    id: 'costOfEquity',
    metric: 'costOfEquity',
    inputs: [
      { name: 'riskFreeRate', fact: riskFree },
      { name: 'beta', fact: beta },
      { name: 'equityRiskPremium', fact: equityRiskPremium },
      { name: 'countryPremium', fact: countryPremium },
      { name: 'sizePremium', fact: sizePremium },
    ],
    chosen: chosenBy(costOfEquityAssumption),
  }).id;
  const costOfDebt = book.derived({
    id: 'costOfDebt',
    metric: 'costOfDebt',
    expression: 'riskFreeRate + spread',
    inputs: [{ name: 'riskFreeRate', fact: riskFree }, choice('spread', debtSpread, [0.005, 0.04], texts.debtSpread)],
    quality: ['assumed'],
    chosen: chosenBy(costOfDebtAssumption),
  }).id;
  const debt = figureAt(book, place, 'totalDebt');
  return book.derived({
    id: 'wacc',
    metric: 'wacc',
    inputs: [
      { name: 'costOfEquity', fact: costOfEquity },
      { name: 'costOfDebt', fact: costOfDebt },
      { name: 'taxRate', fact: taxFact(context, place) },
      { name: 'debt', fact: debt ?? `totalDebt.${place.suffix}` },
      { name: 'equity', fact: equity ?? `marketCap.${place.suffix}` },
    ],
    chosen: chosenBy(waccAssumption),
  }).id;
}
