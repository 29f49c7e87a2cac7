import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import {
  growthAssumption,
  midYearAssumption,
  terminalGrowthAssumption,
  waccAssumption,
} from '../../facts/assumptions.ts';
import { discountedCashFlow } from '../../pricing/discounting/discounted-cash-flow.ts';
import { noFreeCash, noShares, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { twoStageGrowth } from '../../pricing/discounting/two-stage-growth.ts';
import { numberArgument } from '../../facts/formula-arguments.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

/** Inputs of the two-stage valuation: money in one currency and unit, rates as fractions a year, shares diluted. */
export interface TwoStageInputs {
  readonly fcf: number;
  readonly growth: number;
  readonly terminalGrowth: number;
  readonly wacc: number;
  readonly netDebt: number;
  readonly shares: number;
  /** Flows arrive in the middle of each year; the terminal value at the end in either case. */
  readonly isMidYear?: boolean;
}

const names = ['fcf', 'growth', 'terminalGrowth', 'wacc', 'netDebt', 'shares'] as const;

/**
 * What one share is worth if free cash flow to the firm grows five years at `growth`, fades over five more to
 * `terminalGrowth` and then grows so for ever: the enterprise value, less net debt, per diluted share. Same money unit
 * per share as `fcf`. Negative when debt exceeds the value of the business: it is shown, not clamped.
 * NaN when wacc <= terminalGrowth or shares are not above zero.
 */
export function twoStageValue(inputs: TwoStageInputs): number {
  if (!(inputs.shares > 0)) return Number.NaN;
  const { enterprise } = discountedCashFlow({
    flow: inputs.fcf,
    growth: twoStageGrowth(inputs.growth, inputs.terminalGrowth),
    rate: inputs.wacc,
    terminalGrowth: inputs.terminalGrowth,
    midYear: inputs.isMidYear === true,
  });
  return (enterprise - inputs.netDebt) / inputs.shares;
}

/** Why these inputs carry no value, in words; null when they do. */
export function twoStageRefusal(inputs: Omit<TwoStageInputs, 'growth'>): LocalText | null {
  if (!(inputs.wacc > inputs.terminalGrowth)) return rateNotAboveGrowth;
  return inputs.shares > 0 ? null : noShares;
}

export const dcfTwoStage: ValuationModel = {
  id: 'dcf-two-stage',
  title: localText('Discounted cash flow, two stages', '两阶段现金流折现', '兩階段現金流折現'),
  tex: String.raw`\frac{\sum_{t=1}^{10}\frac{FCF_t}{(1+r)^t} + \frac{FCF_{10}(1+g_T)}{(r-g_T)(1+r)^{10}} - D}{N}`,
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition; Damodaran, Investment Valuation, 3rd edition',
  assumptions: [growthAssumption, terminalGrowthAssumption, waccAssumption, midYearAssumption],
  outputs: [
    defineMetric(
      'dcfTwoStage',
      'moneyPerShare',
      ['Value per share, cash flow', '现金流每股价值', '現金流每股價值'],
      [
        'What one share is worth by its future free cash flow under the stated assumptions.',
        '在所列假设下按未来自由现金流计算的每股价值。',
        '在所列假設下按未來自由現金流計算的每股價值。',
      ],
    ),
    defineMetric(
      'upside',
      'fraction',
      ['Value against price', '价值相对价格', '價值相對價格'],
      ['How far the value lies above or below the price.', '估值高于或低于现价的幅度。', '估值高於或低於現價的幅度。'],
      { better: 'higher', isChange: true },
    ),
  ],
  functions: [
    {
      name: 'dcfTwoStage',
      args: [...names, 'midYear?'],
      call: (...values) => {
        const isMidYear = numberArgument(values[names.length], 'midYear', 0) === 1;
        return twoStageValue({ ...namedNumbers(names, values), isMidYear });
      },
      refuses: (...values) => twoStageRefusal(namedNumbers(names, values)),
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      ['freeCashFlow', noFreeCash],
      ['sharesDiluted', noShares],
    ]),
};
