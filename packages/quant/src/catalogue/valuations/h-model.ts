import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { costOfEquityAssumption, growthAssumption, terminalGrowthAssumption } from '../../facts/assumptions.ts';
import { needsDividend, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['dividend', 'growth', 'years', 'declineYears', 'terminalGrowth', 'rate'] as const;

/**
 * What a dividend is worth that grows fast for some years, slows in a straight line and then grows for ever:
 * explicit dividends for `years`, then the H-model value D ((1 + gL) + H (gS - gL)) / (r - gL) with H half the years
 * of decline (Fuller and Hsia). `dividend` is the one just paid, per share; `years` may be 0 (the plain H-model).
 * Rates are fractions a year. NaN when rate <= terminalGrowth.
 */
export function hModelWorth(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { dividend, growth, years, declineYears, terminalGrowth, rate } = inputs;
  if (!(rate > terminalGrowth)) return Number.NaN;
  let paid = dividend;
  let value = 0;
  for (let year = 1; year <= years; year += 1) {
    paid *= 1 + growth;
    value += paid / (1 + rate) ** year;
  }
  const rest = paid * (1 + terminalGrowth + (declineYears / 2) * (growth - terminalGrowth));
  return value + rest / (rate - terminalGrowth) / (1 + rate) ** years;
}

/**
 * The return a price promises under the plain H-model: D0 / P ((1 + gL) + H (gS - gL)) + gL. Fraction a year.
 * @reference
 */
export function hModelImpliedReturn(inputs: {
  readonly dividend: number;
  readonly price: number;
  readonly growth: number;
  readonly terminalGrowth: number;
  readonly declineYears: number;
}): number {
  const { dividend, price, growth, terminalGrowth, declineYears } = inputs;
  return (dividend / price) * (1 + terminalGrowth + (declineYears / 2) * (growth - terminalGrowth)) + terminalGrowth;
}

export const hModel: ValuationModel = {
  id: 'h-model',
  title: localText('Dividends, three stages', '三阶段股利模型', '三階段股息模型'),
  tex: String.raw`\sum_{t=1}^{n}\frac{D_t}{(1+r)^t} + \frac{D_n\left((1+g_L)+H(g_S-g_L)\right)}{(r-g_L)(1+r)^n}`,
  source: 'Fuller and Hsia, A Simplified Common Stock Valuation Model, Financial Analysts Journal 1984',
  assumptions: [costOfEquityAssumption, growthAssumption, terminalGrowthAssumption],
  outputs: [
    defineMetric(
      'hModelValue',
      'moneyPerShare',
      ['Value per share, slowing dividends', '增速递减股利每股价值', '增速遞減股息每股價值'],
      [
        'What one share is worth if dividend growth slows in a straight line to a lasting rate.',
        '股利增速直线回落至长期水平时的每股价值。',
        '股息增速直線回落至長期水平時的每股價值。',
      ],
    ),
  ],
  functions: [
    {
      name: 'hModelValue',
      args: names,
      call: (...values) => hModelWorth(namedNumbers(names, values)),
      refuses: (...values) => {
        const { terminalGrowth, rate } = namedNumbers(names, values);
        return rate > terminalGrowth ? null : rateNotAboveGrowth;
      },
    },
  ],
  applies: (inputs) => firstNotAboveZero(inputs, [['dividendPerShare', needsDividend]]),
};
