import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import {
  growthAssumption,
  midYearAssumption,
  terminalGrowthAssumption,
  waccAssumption,
} from '../../facts/assumptions.ts';
import { discountedCashFlow } from '../../pricing/discounting/discounted-cash-flow.ts';
import {
  noFreeCash,
  noGrowthFits,
  noRateFits,
  noShares,
  rateNotAboveGrowth,
} from '../../pricing/discounting/refusals.ts';
import { solveIncreasing } from '../../pricing/discounting/solve-increasing.ts';
import { twoStageGrowth } from '../../pricing/discounting/two-stage-growth.ts';
import type { FormulaValue } from '../../facts/formula.ts';
import { numberArgument } from '../../facts/formula-arguments.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['price', 'fcf', 'terminalGrowth', 'wacc', 'netDebt', 'shares'] as const;
type Inputs = Readonly<Record<(typeof names)[number], number>> & { readonly isMidYear?: boolean };

function inputsOf(values: readonly FormulaValue[]): Inputs {
  const isMidYear = numberArgument(values[names.length], 'midYear', 0) === 1;
  return { ...namedNumbers(names, values), isMidYear };
}

const slowest = -0.95;
const fastest = 5;

/**
 * The growth of the first five years that the price already pays for: the root in `growth` of the same two-stage
 * valuation. Fraction a year. Money in one currency and unit, shares diluted. NaN when wacc <= terminalGrowth, when
 * free cash flow is not above zero (value would fall with growth), or when no growth from -95 % to 500 % fits.
 */
export function growthImpliedByPrice(inputs: Inputs): number {
  if (!(inputs.fcf > 0) || !(inputs.shares > 0) || !(inputs.wacc > inputs.terminalGrowth)) return Number.NaN;
  const enterprise = inputs.price * inputs.shares + inputs.netDebt;
  return solveIncreasing(
    (growth) =>
      discountedCashFlow({
        flow: inputs.fcf,
        growth: twoStageGrowth(growth, inputs.terminalGrowth),
        rate: inputs.wacc,
        terminalGrowth: inputs.terminalGrowth,
        midYear: inputs.isMidYear === true,
      }).enterprise - enterprise,
    slowest,
    fastest,
  );
}

/** A rate this close to the growth for ever after would explain any price. */
const leastSpread = 1e-4;
const highestRate = 1;
const rateNames = ['price', 'fcf', 'growth', 'terminalGrowth', 'netDebt', 'shares'] as const;
type RateInputs = Readonly<Record<(typeof rateNames)[number], number>> & { readonly isMidYear?: boolean };

function rateInputsOf(values: readonly FormulaValue[]): RateInputs {
  const isMidYear = numberArgument(values[rateNames.length], 'midYear', 0) === 1;
  return { ...namedNumbers(rateNames, values), isMidYear };
}

/**
 * The return a year that a buyer at this price earns if the growth comes true: the root in the discount rate of the same
 * two-stage valuation. Fraction a year. Money in one currency and unit, shares diluted. NaN when free cash flow is not
 * above zero or no rate between the lasting growth and 100 % fits.
 */
export function rateImpliedByPrice(inputs: RateInputs): number {
  if (!(inputs.fcf > 0) || !(inputs.shares > 0)) return Number.NaN;
  const enterprise = inputs.price * inputs.shares + inputs.netDebt;
  const growth = twoStageGrowth(inputs.growth, inputs.terminalGrowth);
  const { fcf: flow, terminalGrowth } = inputs;
  const midYear = inputs.isMidYear === true;
  return solveIncreasing(
    (rate) => enterprise - discountedCashFlow({ flow, growth, rate, terminalGrowth, midYear }).enterprise,
    terminalGrowth + leastSpread,
    highestRate,
  );
}

export const reverseDcf: ValuationModel = {
  id: 'reverse-dcf',
  title: localText('What the price implies', '股价隐含预期', '股價隱含預期'),
  tex: String.raw`g : V(g) = P`,
  source: 'Rappaport and Mauboussin, Expectations Investing',
  assumptions: [growthAssumption, terminalGrowthAssumption, waccAssumption, midYearAssumption],
  outputs: [
    defineMetric(
      'impliedGrowth',
      'fraction',
      ['Growth the price implies', '股价隐含增速', '股價隱含增長'],
      [
        'Yearly growth of free cash flow over five years that the price already pays for.',
        '现价已经包含的未来五年自由现金流年增速。',
        '現價已反映的未來五年自由現金流年增長。',
      ],
      { isChange: true },
    ),
    defineMetric(
      'impliedRate',
      'fraction',
      ['Return the price promises', '现价对应的回报率', '現價對應的回報率'],
      [
        'Yearly return at this price if cash flow grows as assumed.',
        '若现金流按假设增长，以现价买入的年回报率。',
        '若現金流按假設增長，以現價買入的年回報率。',
      ],
      { decimals: 2, better: 'higher' },
    ),
  ],
  functions: [
    {
      name: 'impliedRate',
      args: [...rateNames, 'midYear?'],
      call: (...values) => rateImpliedByPrice(rateInputsOf(values)),
      refuses: (...values) => {
        const inputs = rateInputsOf(values);
        if (!(inputs.fcf > 0)) return noFreeCash;
        if (!(inputs.shares > 0)) return noShares;
        return Number.isNaN(rateImpliedByPrice(inputs)) ? noRateFits : null;
      },
    },
    {
      name: 'impliedGrowth',
      args: [...names, 'midYear?'],
      call: (...values) => growthImpliedByPrice(inputsOf(values)),
      refuses: (...values) => {
        const inputs = inputsOf(values);
        if (!(inputs.wacc > inputs.terminalGrowth)) return rateNotAboveGrowth;
        if (!(inputs.fcf > 0)) return noFreeCash;
        if (!(inputs.shares > 0)) return noShares;
        return Number.isNaN(growthImpliedByPrice(inputs)) ? noGrowthFits : null;
      },
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      ['freeCashFlow', noFreeCash],
      ['sharesDiluted', noShares],
    ]),
};
