import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import {
  growthAssumption,
  midYearAssumption,
  middleGrowthAssumption,
  terminalGrowthAssumption,
  waccAssumption,
} from '../../facts/assumptions.ts';
import { discountedCashFlow } from '../../pricing/discounting/discounted-cash-flow.ts';
import { noFreeCash, noShares, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { numberArgument } from '../../facts/formula-arguments.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['fcf', 'growth', 'middleGrowth', 'terminalGrowth', 'wacc', 'netDebt', 'shares'] as const;
type Inputs = Readonly<Record<(typeof names)[number], number>> & { readonly isMidYear?: boolean };

/** Years at the first growth, at the middle growth, and over which the middle growth fades to the lasting one. */
const years = { first: 5, middle: 5, fade: 5 } as const;

function path(growth: number, middleGrowth: number, terminalGrowth: number): readonly number[] {
  const fade = Array.from({ length: years.fade }, (_, i) => (i + 1) / years.fade);
  return [
    ...Array.from({ length: years.first }, () => growth),
    ...Array.from({ length: years.middle }, () => middleGrowth),
    ...fade.map((share) => middleGrowth + (terminalGrowth - middleGrowth) * share),
  ];
}

/**
 * What one share is worth if free cash flow grows five years at `growth`, five at `middleGrowth`, fades over five more
 * to `terminalGrowth` and then grows so for ever: for companies whose advantage outlasts a first spurt. Enterprise value
 * less net debt, per diluted share, in the money unit of `fcf`. `isMidYear`: flows arrive in the middle of each year, the
 * terminal value at the end. NaN when wacc <= terminalGrowth or shares are not above zero.
 */
export function threeStageValue(inputs: Inputs): number {
  if (!(inputs.shares > 0)) return Number.NaN;
  const { enterprise } = discountedCashFlow({
    flow: inputs.fcf,
    growth: path(inputs.growth, inputs.middleGrowth, inputs.terminalGrowth),
    rate: inputs.wacc,
    terminalGrowth: inputs.terminalGrowth,
    midYear: inputs.isMidYear === true,
  });
  return (enterprise - inputs.netDebt) / inputs.shares;
}

export const dcfThreeStage: ValuationModel = {
  id: 'dcf-three-stage',
  title: localText('Discounted cash flow, three stages', '三阶段现金流折现', '三階段現金流折現'),
  tex: String.raw`\frac{\sum_{t=1}^{15}\frac{FCF_t}{(1+r)^t} + \frac{FCF_{15}(1+g_T)}{(r-g_T)(1+r)^{15}} - D}{N}`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 12',
  assumptions: [growthAssumption, middleGrowthAssumption, terminalGrowthAssumption, waccAssumption, midYearAssumption],
  outputs: [
    defineMetric(
      'dcfThreeStage',
      'moneyPerShare',
      ['Value per share, three stages', '三阶段每股价值', '三階段每股價值'],
      [
        'What one share is worth by its future free cash flow if growth slows in two steps.',
        '假设增速分两步放缓，按未来自由现金流计算的每股价值。',
        '假設增長分兩步放緩，按未來自由現金流計算的每股價值。',
      ],
    ),
  ],
  functions: [
    {
      name: 'dcfThreeStage',
      args: [...names, 'midYear?'],
      call: (...values) => {
        const isMidYear = numberArgument(values[names.length], 'midYear', 0) === 1;
        return threeStageValue({ ...namedNumbers(names, values), isMidYear });
      },
      refuses: (...values) => {
        const { wacc, terminalGrowth, shares } = namedNumbers(names, values);
        if (!(wacc > terminalGrowth)) return rateNotAboveGrowth;
        return shares > 0 ? null : noShares;
      },
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      ['freeCashFlow', noFreeCash],
      ['sharesDiluted', noShares],
    ]),
};
