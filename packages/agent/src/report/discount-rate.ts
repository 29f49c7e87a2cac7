import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import {
  countryPremiumAssumption,
  equityRiskPremiumAssumption,
  sizePremiumAssumption,
  terminalGrowthAssumption,
} from '@plumbline/quant/assumptions';
import { countryPremiumOf, premiaSetOn, sizePremiumOf } from '@plumbline/quant/discounting/premia';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { valuationTexts as texts } from './messages/valuation.ts';
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
function dated(reason: LocalText): LocalText {
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
    return book.assumed({ id: 'beta.used', metric: 'beta', value: 1, why: texts.betaUnknown }).id;
  }
  return book.derived({
    id: 'beta.used',
    metric: 'beta',
    expression: 'max(low, min(high, weight * beta + 1 - weight))',
    inputs: [
      { name: 'beta', fact: 'beta' },
      constant('weight', blumeWeight, texts.betaWeight),
      constant('low', betaBounds[0], texts.betaBound),
      constant('high', betaBounds[1], texts.betaBound),
    ],
    quality: ['assumed'],
  }).id;
}

function taxFact(context: ReportContext, place: Place): string {
  const { book } = context;
  const own = figureAt(book, place, 'effectiveTaxRate');
  if (own === null || valueOf(book, own) === null) {
    return book.assumed({ id: 'taxRate', metric: 'taxRate', value: usualTax, why: texts.taxUnknown }).id;
  }
  return book.derived({
    id: 'taxRate',
    metric: 'taxRate',
    expression: 'max(low, min(high, rate))',
    inputs: [
      { name: 'rate', fact: own },
      constant('low', taxBounds[0], texts.taxBound),
      constant('high', taxBounds[1], texts.taxBound),
    ],
    quality: ['assumed'],
  }).id;
}

/**
 * The rate at which the company's cash flow is discounted: what shareholders require by their share of risk, and what
 * lenders require after tax, weighted by market value. Every input that we chose stands on record with its reason.
 */
export function discountRate(context: ReportContext, place: Place): string {
  const { book, instrument } = context;
  const currency = reportingCurrency(instrument);
  const { premium, growth } = ratesOf(currency);
  const riskFree = riskFreeFact(book, currency);
  const beta = betaFact(context);
  const equityRiskPremium = book.assumed({
    id: 'equityRiskPremium',
    metric: 'equityRiskPremium',
    value: premium,
    why: equityRiskPremiumAssumption.reason,
  }).id;
  const countryPremium = book.assumed({
    id: 'countryPremium',
    metric: 'countryPremium',
    value: countryPremiumOf(currency),
    why: dated(countryPremiumAssumption.reason),
  }).id;
  const equity = figureAt(book, place, 'marketCap');
  const marketCap = equity === null ? null : valueOf(book, equity);
  const sizePremium = book.assumed({
    id: 'sizePremium',
    metric: 'sizePremium',
    value: (marketCap === null ? null : sizePremiumOf(marketCap, currency)) ?? 0,
    why: dated(sizePremiumAssumption.reason),
  }).id;
  book.assumed({ id: 'terminalGrowth', metric: 'terminalGrowth', value: growth, why: terminalGrowthAssumption.reason });
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
  }).id;
  const costOfDebt = book.derived({
    id: 'costOfDebt',
    metric: 'costOfDebt',
    expression: 'riskFreeRate + spread',
    inputs: [{ name: 'riskFreeRate', fact: riskFree }, constant('spread', debtSpread, texts.debtSpread)],
    quality: ['assumed'],
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
  }).id;
}
