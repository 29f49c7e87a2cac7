import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { costOfEquityAssumption, terminalGrowthAssumption } from '../../facts/assumptions.ts';
import { needsDividend, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['dividend', 'growth', 'rate'] as const;

/**
 * What a dividend is worth that grows at one rate for ever: D0 (1 + g) / (r - g). `dividend` is the one just paid, per
 * share; rates are fractions a year. Per share, same currency; NaN when rate <= growth.
 */
export function gordonGrowthWorth(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { dividend, growth, rate } = inputs;
  return rate > growth ? (dividend * (1 + growth)) / (rate - growth) : Number.NaN;
}

/**
 * The return a price promises when next year's dividend grows at one rate for ever: D1 / P + g. Fraction a year.
 * @reference
 */
export function gordonImpliedReturn(nextDividend: number, price: number, growth: number): number {
  return nextDividend / price + growth;
}

export const gordonGrowth: ValuationModel = {
  id: 'gordon-growth',
  title: localText('Dividends growing for ever', '永续增长股利模型', '永續增長股息模型'),
  tex: String.raw`\frac{D_0(1+g)}{r-g}`,
  source: 'Gordon and Shapiro, Capital Equipment Analysis: The Required Rate of Profit, Management Science 1956',
  assumptions: [costOfEquityAssumption, terminalGrowthAssumption],
  outputs: [
    defineMetric(
      'gordonValue',
      'moneyPerShare',
      ['Value per share, dividends', '股利每股价值', '股息每股價值'],
      [
        'What one share is worth if its dividend grows at one rate for ever.',
        '股利以固定速度永续增长时的每股价值。',
        '股息以固定速度永續增長時的每股價值。',
      ],
    ),
  ],
  functions: [
    {
      name: 'gordonValue',
      args: names,
      call: (...values) => gordonGrowthWorth(namedNumbers(names, values)),
      refuses: (...values) => {
        const { growth, rate } = namedNumbers(names, values);
        return rate > growth ? null : rateNotAboveGrowth;
      },
    },
  ],
  applies: (inputs) => firstNotAboveZero(inputs, [['dividendPerShare', needsDividend]]),
};
