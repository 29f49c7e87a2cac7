import { PlumblineError } from '@plumbline/model/errors';
import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { costOfEquityAssumption, terminalGrowthAssumption } from '../../facts/assumptions.ts';
import { needsBook, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['bookValuePerShare', 'eps', 'growth', 'rate'] as const;

/** What shareholders earn beyond what their money should earn: profit less rate × equity at the start of the year. */
export function residualIncomeOf(profit: number, equityAtStart: number, rate: number): number {
  return profit - rate * equityAtStart;
}

/**
 * Book value plus the residual income of next year, growing for ever: B0 + (E1 - r B0) / (r - g). Per share; rates are
 * fractions a year; NaN when rate <= growth.
 */
export function residualIncomeWorth(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { bookValuePerShare, eps, growth, rate } = inputs;
  if (!(rate > growth)) return Number.NaN;
  return bookValuePerShare + residualIncomeOf(eps, bookValuePerShare, rate) / (rate - growth);
}

/**
 * Book value plus the residual income of explicit years, each discounted; equity rolls forward by earnings less
 * dividends (clean surplus) and nothing is left after the last year. `eps` and `dps`: one per year, next year first.
 * @reference
 */
export function explicitResidualIncomeWorth(inputs: {
  readonly bookValuePerShare: number;
  readonly eps: readonly number[];
  readonly dps: readonly number[];
  readonly rate: number;
}): number {
  const { eps, dps, rate } = inputs;
  if (eps.length !== dps.length) {
    throw new PlumblineError('bad-input', `Give as many dividends (${dps.length}) as earnings (${eps.length}).`);
  }
  let book = inputs.bookValuePerShare;
  let value = book;
  eps.forEach((earned, i) => {
    value += residualIncomeOf(earned, book, rate) / (1 + rate) ** (i + 1);
    book += earned - dps[i];
  });
  return value;
}

export const residualIncome: ValuationModel = {
  id: 'residual-income',
  title: localText('Residual income', '剩余收益模型', '剩餘收益模型'),
  tex: String.raw`B_0 + \frac{E_1 - r B_0}{r - g}`,
  source: 'Ohlson, Earnings, Book Values, and Dividends in Equity Valuation, Contemporary Accounting Research 1995',
  assumptions: [costOfEquityAssumption, terminalGrowthAssumption],
  outputs: [
    defineMetric(
      'residualIncomeValue',
      'moneyPerShare',
      ['Value per share, residual income', '剩余收益每股价值', '剩餘收益每股價值'],
      [
        'Book value plus what the company earns beyond the return its shareholders require.',
        '账面价值加上超出股东要求回报的盈利。',
        '賬面價值加上超出股東要求回報的盈利。',
      ],
    ),
  ],
  functions: [
    {
      name: 'residualIncomeValue',
      args: names,
      call: (...values) => residualIncomeWorth(namedNumbers(names, values)),
      refuses: (...values) => {
        const { growth, rate } = namedNumbers(names, values);
        return rate > growth ? null : rateNotAboveGrowth;
      },
    },
  ],
  applies: (inputs) => firstNotAboveZero(inputs, [['equity', needsBook]]),
};
