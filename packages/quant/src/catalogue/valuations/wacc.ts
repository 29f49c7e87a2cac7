import { localText } from '@plumbline/model/local-text';
import {
  betaAssumption,
  costOfDebtAssumption,
  costOfEquityAssumption,
  countryPremiumAssumption,
  equityRiskPremiumAssumption,
  riskFreeRateAssumption,
  sizePremiumAssumption,
  taxRateAssumption,
  waccAssumption,
} from '../../facts/assumptions.ts';
import { numberArgument } from '../../facts/formula-arguments.ts';
import { namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const equityNames = ['riskFreeRate', 'beta', 'equityRiskPremium'] as const;
const names = ['costOfEquity', 'costOfDebt', 'taxRate', 'debt', 'equity'] as const;

/** Premia on top of the CAPM, for the country and for the size of the company; nil where absent. */
interface Premia {
  readonly countryPremium?: number;
  readonly sizePremium?: number;
}

/**
 * What shareholders must expect to earn for the risk they take: risk-free rate + beta × (equity risk premium + country
 * premium) + size premium (CAPM, with the usual additions). Fractions a year.
 */
export function capmCostOfEquity(inputs: Readonly<Record<(typeof equityNames)[number], number>> & Premia): number {
  const { countryPremium = 0, sizePremium = 0 } = inputs;
  return inputs.riskFreeRate + inputs.beta * (inputs.equityRiskPremium + countryPremium) + sizePremium;
}

/**
 * Average return that lenders (after the tax that interest saves) and shareholders require, weighted by the market
 * value of debt and equity: the rate at which the business's cash flow is discounted. Fraction a year; NaN when debt
 * and equity together are not above zero.
 */
export function averageCostOfCapital(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const capital = inputs.debt + inputs.equity;
  if (!(capital > 0)) return Number.NaN;
  const lenders = (inputs.debt / capital) * inputs.costOfDebt * (1 - inputs.taxRate);
  return (inputs.equity / capital) * inputs.costOfEquity + lenders;
}

export const wacc: ValuationModel = {
  id: 'wacc',
  title: localText('Cost of capital', '资本成本', '資本成本'),
  tex: String.raw`\frac{E}{D+E}\,k_e + \frac{D}{D+E}\,k_d(1-t)`,
  source: 'Sharpe, Capital Asset Prices, Journal of Finance 1964; Koller, Goedhart and Wessels, Valuation, 7th edition',
  assumptions: [
    riskFreeRateAssumption,
    betaAssumption,
    equityRiskPremiumAssumption,
    countryPremiumAssumption,
    sizePremiumAssumption,
    costOfDebtAssumption,
    taxRateAssumption,
  ],
  outputs: [waccAssumption.metric, costOfEquityAssumption.metric, taxRateAssumption.metric],
  functions: [
    {
      name: 'costOfEquity',
      args: [...equityNames, 'countryPremium?', 'sizePremium?'],
      call: (...values) =>
        capmCostOfEquity({
          ...namedNumbers(equityNames, values),
          countryPremium: numberArgument(values[equityNames.length], 'countryPremium', 0),
          sizePremium: numberArgument(values[equityNames.length + 1], 'sizePremium', 0),
        }),
    },
    { name: 'wacc', args: names, call: (...values) => averageCostOfCapital(namedNumbers(names, values)) },
  ],
  applies: (inputs) =>
    (inputs.get('beta') ?? null) === null ? localText('Beta is not known.', '缺少贝塔系数。', '欠缺啤打系數。') : null,
};
