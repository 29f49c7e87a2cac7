import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import {
  growthAssumption,
  growthRateCorrelationAssumption,
  growthSwingAssumption,
  midYearAssumption,
  rateSwingAssumption,
  rateTerminalCorrelationAssumption,
  terminalGrowthAssumption,
  terminalSwingAssumption,
  waccAssumption,
} from '../../facts/assumptions.ts';
import { noFreeCash, noShares, rateNotAboveGrowth } from '../../pricing/discounting/refusals.ts';
import type { UncertainDcf } from '../../statistics/distribution/simulate-dcf.ts';
import { shareAbove, simulateDcf } from '../../statistics/distribution/simulate-dcf.ts';
import type { FormulaValue } from '../../facts/formula.ts';
import { numberArgument } from '../../facts/formula-arguments.ts';
import { percentile } from '../../statistics/percentile.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

/** What the simulation reads, in the order of its functions' arguments after the first. */
export const dcfDistributionInputs = [
  'fcf',
  'growth',
  'terminalGrowth',
  'wacc',
  'netDebt',
  'shares',
  'growthSwing',
  'rateSwing',
  'terminalSwing',
  'growthRateCorrelation',
  'rateTerminalCorrelation',
] as const;

function inputsOf(values: readonly FormulaValue[]): UncertainDcf {
  const isMidYear = numberArgument(values[dcfDistributionInputs.length], 'midYear', 0) === 1;
  return { ...namedNumbers(dcfDistributionInputs, values), isMidYear };
}

const contradiction = localText(
  'The swings are negative or the correlations contradict each other.',
  '波动幅度为负，或相关系数互相矛盾。',
  '波動幅度為負，或相關系數互相矛盾。',
);

function refuses(_: FormulaValue | undefined, ...values: readonly FormulaValue[]): LocalText | null {
  const inputs = inputsOf(values);
  if (!(inputs.wacc > inputs.terminalGrowth)) return rateNotAboveGrowth;
  if (!(inputs.shares > 0)) return noShares;
  return simulateDcf(inputs).length === 0 ? contradiction : null;
}

const valueMeaning = (level: string): readonly [string, string, string] => [
  `${level} of the simulated values per share lie below this one.`,
  `模拟的每股价值中有 ${level} 低于该数值。`,
  `模擬的每股價值中有 ${level} 低於該數值。`,
];

export const dcfDistribution: ValuationModel = {
  id: 'dcf-distribution',
  title: localText('Distribution of the cash-flow value', '现金流价值分布', '現金流價值分佈'),
  tex: String.raw`V\left(g+\sigma_g z_1,\; r+\sigma_r z_2,\; g_T+\sigma_T z_3\right)`,
  source: 'Glasserman, Monte Carlo Methods in Financial Engineering; Damodaran, Probabilistic Approaches, SSRN',
  assumptions: [
    growthAssumption,
    terminalGrowthAssumption,
    waccAssumption,
    growthSwingAssumption,
    rateSwingAssumption,
    terminalSwingAssumption,
    growthRateCorrelationAssumption,
    rateTerminalCorrelationAssumption,
    midYearAssumption,
  ],
  outputs: [
    defineMetric(
      'dcfP10',
      'moneyPerShare',
      ['Value per share, P10', '每股价值 P10', '每股價值 P10'],
      valueMeaning('10%'),
    ),
    defineMetric(
      'dcfP50',
      'moneyPerShare',
      ['Value per share, P50', '每股价值 P50', '每股價值 P50'],
      valueMeaning('50%'),
    ),
    defineMetric(
      'dcfP90',
      'moneyPerShare',
      ['Value per share, P90', '每股价值 P90', '每股價值 P90'],
      valueMeaning('90%'),
    ),
    defineMetric(
      'probabilityAbove',
      'fraction',
      ['Simulated values above the price', '模拟价值高于现价的比例', '模擬價值高於現價的比例'],
      [
        'Share of the simulated values per share that lie above the price.',
        '模拟的每股价值中高于现价的比例。',
        '模擬的每股價值中高於現價的比例。',
      ],
      { decimals: 0, better: 'higher' },
    ),
  ],
  functions: [
    {
      name: 'dcfPercentile',
      args: ['level', ...dcfDistributionInputs, 'midYear?'],
      call: (level, ...values) => percentile(simulateDcf(inputsOf(values)), numberArgument(level, 'level')),
      refuses,
    },
    {
      name: 'probabilityAbove',
      args: ['price', ...dcfDistributionInputs, 'midYear?'],
      call: (price, ...values) => shareAbove(simulateDcf(inputsOf(values)), numberArgument(price, 'price')),
      refuses,
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      ['freeCashFlow', noFreeCash],
      ['sharesDiluted', noShares],
    ]),
};
