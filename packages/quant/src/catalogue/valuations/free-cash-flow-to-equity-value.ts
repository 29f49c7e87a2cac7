import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { costOfEquityAssumption, growthAssumption, terminalGrowthAssumption } from '../../facts/assumptions.ts';
import { discountedCashFlow } from '../../pricing/discounting/discounted-cash-flow.ts';
import { noEquityCash, noShares, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { twoStageGrowth } from '../../pricing/discounting/two-stage-growth.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['fcfe', 'growth', 'terminalGrowth', 'rate', 'shares'] as const;

/**
 * What one share is worth by the cash that could be paid to shareholders after interest and borrowing: it grows five
 * years at `growth`, fades over five to `terminalGrowth`, and is discounted at the cost of equity. No debt is deducted,
 * since lenders are paid before. Per diluted share, in the money unit of `fcfe`; NaN when rate <= terminalGrowth or
 * shares are not above zero.
 */
export function equityCashFlowWorth(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  if (!(inputs.shares > 0)) return Number.NaN;
  const { enterprise } = discountedCashFlow({
    flow: inputs.fcfe,
    growth: twoStageGrowth(inputs.growth, inputs.terminalGrowth),
    rate: inputs.rate,
    terminalGrowth: inputs.terminalGrowth,
  });
  return enterprise / inputs.shares;
}

export const freeCashFlowToEquityValue: ValuationModel = {
  id: 'free-cash-flow-to-equity-value',
  title: localText('Free cash flow to equity', '股权自由现金流折现', '股權自由現金流折現'),
  tex: String.raw`\frac{1}{N}\left(\sum_{t=1}^{10}\frac{FCFE_t}{(1+k_e)^t} + \frac{FCFE_{10}(1+g_T)}{(k_e-g_T)(1+k_e)^{10}}\right)`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 14',
  assumptions: [growthAssumption, terminalGrowthAssumption, costOfEquityAssumption],
  outputs: [
    defineMetric(
      'equityCashFlowValue',
      'moneyPerShare',
      ['Value per share, cash to shareholders', '股权现金流每股价值', '股權現金流每股價值'],
      [
        'What one share is worth by the cash left for shareholders after interest and borrowing.',
        '按扣除利息与借贷后归股东的现金计算的每股价值。',
        '按扣除利息與借貸後歸股東的現金計算的每股價值。',
      ],
    ),
  ],
  functions: [
    {
      name: 'equityCashFlowValue',
      args: names,
      call: (...values) => equityCashFlowWorth(namedNumbers(names, values)),
      refuses: (...values) => {
        const { rate, terminalGrowth, shares } = namedNumbers(names, values);
        if (!(rate > terminalGrowth)) return rateNotAboveGrowth;
        return shares > 0 ? null : noShares;
      },
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      ['freeCashFlowToEquity', noEquityCash],
      ['sharesDiluted', noShares],
    ]),
};
