import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { costOfEquityAssumption, terminalGrowthAssumption } from '../../facts/assumptions.ts';
import { needsBook, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['bookValuePerShare', 'returnOnEquity', 'growth', 'rate'] as const;

const returnNotAboveGrowth = localText(
  'The return on equity is not above the lasting growth, so growth would have to be paid for with new money.',
  '净资产收益率不高于永续增长率，增长只能靠新增资金支撑。',
  '股本回報率不高於永續增長率，增長只能靠新增資金支撐。',
);

/**
 * What one share of a bank or insurer is worth: book value times the price to book that its return on equity deserves,
 * (ROE - g) / (r - g). A return equal to the required one is worth exactly the book. Per share; rates are fractions a
 * year. NaN when rate <= growth or when the return does not exceed growth.
 */
export function priceToBookWorth(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { bookValuePerShare, returnOnEquity, growth, rate } = inputs;
  if (!(rate > growth) || !(returnOnEquity > growth)) return Number.NaN;
  return (bookValuePerShare * (returnOnEquity - growth)) / (rate - growth);
}

export const priceToBookValue: ValuationModel = {
  id: 'price-to-book-value',
  title: localText('Price to book by return on equity', '市净率与净资产收益率模型', '市賬率與股本回報率模型'),
  tex: String.raw`B_0 \cdot \frac{ROE-g}{r-g}`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapters 19 and 21',
  assumptions: [costOfEquityAssumption, terminalGrowthAssumption],
  outputs: [
    defineMetric(
      'priceToBookValue',
      'moneyPerShare',
      ['Value per share, book and return', '按账面与回报的每股价值', '按賬面與回報的每股價值'],
      [
        'Book value times the multiple that its return on equity deserves.',
        '账面价值乘以其净资产收益率应得的市净率。',
        '賬面價值乘以其股本回報率應得的市賬率。',
      ],
    ),
  ],
  functions: [
    {
      name: 'priceToBookValue',
      args: names,
      call: (...values) => priceToBookWorth(namedNumbers(names, values)),
      refuses: (...values) => {
        const { growth, rate, returnOnEquity } = namedNumbers(names, values);
        if (!(rate > growth)) return rateNotAboveGrowth;
        return returnOnEquity > growth ? null : returnNotAboveGrowth;
      },
    },
  ],
  applies: (inputs) => firstNotAboveZero(inputs, [['equity', needsBook]]),
};
