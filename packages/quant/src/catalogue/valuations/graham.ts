import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { costOfDebtAssumption, growthAssumption } from '../../facts/assumptions.ts';
import { needsBook, needsProfit } from '../../pricing/discounting/refusals.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const numberNames = ['eps', 'bookValuePerShare'] as const;
const growthNames = ['eps', 'growth', 'bondYield'] as const;

/**
 * The most a defensive investor should pay by Graham's two limits together, P/E 15 and P/B 1.5:
 * sqrt(22.5 × EPS × book value per share). Per share; NaN when either is not above zero.
 */
export function grahamNumberOf(inputs: Readonly<Record<(typeof numberNames)[number], number>>): number {
  const { eps, bookValuePerShare } = inputs;
  return eps > 0 && bookValuePerShare > 0 ? Math.sqrt(22.5 * eps * bookValuePerShare) : Number.NaN;
}

/**
 * Graham's growth formula of 1974: EPS (8.5 + 2g) × 4.4 / Y, with g and the AAA bond yield Y in percent there and as
 * fractions a year here. Per share; NaN when the yield is not above zero.
 */
export function grahamGrowthWorth(inputs: Readonly<Record<(typeof growthNames)[number], number>>): number {
  const { eps, growth, bondYield } = inputs;
  return bondYield > 0 ? (eps * (8.5 + 2 * growth * 100) * 4.4) / (bondYield * 100) : Number.NaN;
}

export const graham: ValuationModel = {
  id: 'graham',
  title: localText('Graham number', '格雷厄姆数', '格雷厄姆數'),
  tex: String.raw`\sqrt{22.5 \times EPS \times BVPS}`,
  source: 'Graham, The Intelligent Investor, 4th edition, chapters 11 and 14',
  assumptions: [costOfDebtAssumption, growthAssumption],
  outputs: [
    defineMetric(
      'grahamNumber',
      'moneyPerShare',
      ['Graham number', '格雷厄姆数', '格雷厄姆數'],
      [
        'The most a defensive investor should pay by earnings and book value together.',
        '按盈利与账面价值合计，防御型投资者愿付的上限。',
        '按盈利與賬面價值合計，防禦型投資者願付的上限。',
      ],
    ),
    defineMetric(
      'grahamGrowthValue',
      'moneyPerShare',
      ['Graham growth value', '格雷厄姆成长价值', '格雷厄姆增長價值'],
      [
        'A rule of thumb for growing earnings against the yield of safe bonds.',
        '以安全债券收益率衡量成长盈利的经验公式。',
        '以安全債券孳息率衡量增長盈利的經驗公式。',
      ],
    ),
  ],
  functions: [
    {
      name: 'grahamNumber',
      args: numberNames,
      call: (...values) => grahamNumberOf(namedNumbers(numberNames, values)),
      refuses: (...values) => (Number.isNaN(grahamNumberOf(namedNumbers(numberNames, values))) ? needsProfit : null),
    },
    {
      name: 'grahamGrowthValue',
      args: growthNames,
      call: (...values) => grahamGrowthWorth(namedNumbers(growthNames, values)),
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      ['epsDiluted', needsProfit],
      ['equity', needsBook],
    ]),
};
