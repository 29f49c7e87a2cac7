import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { growthAssumption, riskFreeRateAssumption, terminalGrowthAssumption } from '../../facts/assumptions.ts';
import { discountedCashFlow } from '../../pricing/discounting/discounted-cash-flow.ts';
import { rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import { solveIncreasing } from '../../pricing/discounting/solve-increasing.ts';
import { twoStageGrowth } from '../../pricing/discounting/two-stage-growth.ts';
import { allNumbers, numberArgument } from '../../facts/formula-arguments.ts';
import { namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

/** Places among fewer past values would change with every new one. */
const fewestPast = 20;
const names = ['yield', 'growth', 'terminalGrowth', 'riskFreeRate'] as const;
const highestRate = 1;

const noIndexFigures = localText(
  'No source has the earnings, book value or dividends of this index in data form.',
  '没有来源以数据形式提供该指数的盈利、账面值或股息。',
  '沒有來源以數據形式提供該指數的盈利、賬面值或股息。',
);

const tooFewPast = localText(
  'Fewer than twenty past quarter-ends have this multiple on record, too few for a place among them.',
  '具备该倍数的历史季度末不足二十个，无法得出分位。',
  '具備該倍數的歷史季度末不足二十個，無法得出分位。',
);

/**
 * Where a multiple stands among its own past: the share of past values at or below it, 0..1. At 0.9 the index was
 * cheaper in nine of ten past periods. NaN below 20 past values or with a gap.
 */
export function shareAtOrBelow(current: number, past: readonly number[]): number {
  if (past.length < fewestPast || past.some(Number.isNaN) || Number.isNaN(current)) return Number.NaN;
  return past.filter((value) => value <= current).length / past.length;
}

/**
 * What a market's price promises above safe bonds: the discount rate at which dividends and buybacks, growing five years
 * at `growth` and fading over five to `terminalGrowth`, are worth today's level, less the risk-free rate. `yield`: paid
 * out over the last year as a fraction of the level. Fraction a year; NaN when the yield is not above zero.
 */
export function impliedEquityPremium(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { growth, terminalGrowth, riskFreeRate } = inputs;
  if (!(inputs.yield > 0)) return Number.NaN;
  const rate = solveIncreasing(
    (candidate) =>
      1 -
      discountedCashFlow({
        flow: inputs.yield,
        growth: twoStageGrowth(growth, terminalGrowth),
        rate: candidate,
        terminalGrowth,
      }).enterprise,
    terminalGrowth + 1e-6,
    highestRate,
  );
  return rate - riskFreeRate;
}

export const indexValuation: ValuationModel = {
  id: 'index-valuation',
  title: localText('Index by percentile and risk premium', '指数估值分位与风险溢价', '指數估值分位與風險溢價'),
  tex: String.raw`r : 1 = \sum_t \frac{y\,\prod(1+g_t)}{(1+r)^t},\quad ERP = r - r_f`,
  source: 'Damodaran, Equity Risk Premiums: Determinants, Estimation and Implications, SSRN',
  assumptions: [growthAssumption, riskFreeRateAssumption, terminalGrowthAssumption],
  outputs: [
    defineMetric(
      'impliedEquityPremium',
      'fraction',
      ['Equity risk premium the level implies', '指数隐含股权风险溢价', '指數隱含股權風險溢價'],
      [
        'Return above safe bonds that the level of an index promises if payouts grow as assumed.',
        '假设派息按预期增长，指数点位所隐含的高于安全债券的回报。',
        '假設派息按預期增長，指數點位所隱含的高於安全債券的回報。',
      ],
      { decimals: 2, better: 'higher' },
    ),
    defineMetric(
      'multiplePercentile',
      'percentile',
      ['Multiple among its own past', '估值历史分位', '估值歷史分位'],
      [
        'Share of past periods in which the multiple was as low or lower.',
        '历史上该倍数不高于当前水平的时期占比。',
        '歷史上該倍數不高於目前水平的時期佔比。',
      ],
      { better: 'lower' },
    ),
  ],
  functions: [
    {
      name: 'impliedEquityPremium',
      args: names,
      call: (...values) => impliedEquityPremium(namedNumbers(names, values)),
      refuses: (...values) => {
        const inputs = namedNumbers(names, values);
        return inputs.yield > 0 ? rateNotAboveGrowth : noIndexFigures;
      },
    },
    {
      name: 'multiplePercentile',
      args: ['current', 'past…'],
      call: (current, ...past) => shareAtOrBelow(numberArgument(current, 'current'), allNumbers(past)),
      refuses: (_, ...past) => (allNumbers(past).length < fewestPast ? tooFewPast : null),
    },
  ],
  applies: (inputs) => ((inputs.get('pastMultiples') ?? 0) >= fewestPast ? null : noIndexFigures),
};
