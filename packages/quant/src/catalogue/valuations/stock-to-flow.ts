import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['supply', 'yearlyIssuance'] as const;
/** PlanB's fit of March 2019 over bitcoin's months to then: price = exp(-1.84) SF^3.36. */
const fitted = { constant: -1.84, power: 3.36 } as const;

/** Coins that exist over coins issued in a year: how scarce new supply is. NaN when nothing is issued. */
export function stockToFlowRatio(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  return inputs.yearlyIssuance > 0 ? inputs.supply / inputs.yearlyIssuance : Number.NaN;
}

/**
 * Dollars per bitcoin by the power law that its author fitted in 2019. It ignores demand, and prices after 2021 have
 * run far below it: a curiosity on record, not a value. ratio: stock to flow.
 */
export function stockToFlowPrice(ratio: number): number {
  return ratio > 0 ? Math.exp(fitted.constant) * ratio ** fitted.power : Number.NaN;
}

export const stockToFlow: ValuationModel = {
  id: 'stock-to-flow',
  title: localText('Stock to flow', '存量流量比', '存量流量比'),
  tex: String.raw`SF = \frac{S}{\Delta S_{1y}}`,
  source: 'PlanB, Modeling Bitcoin Value with Scarcity, March 2019',
  assumptions: [],
  outputs: [
    defineMetric(
      'stockToFlow',
      'ratio',
      ['Stock to flow', '存量流量比', '存量流量比'],
      [
        'Coins that exist over coins issued in a year: a measure of scarcity, not a value.',
        '已有币数与年新增币数之比，衡量稀缺程度，并非估值。',
        '已有幣數與年新增幣數之比，衡量稀缺程度，並非估值。',
      ],
      { decimals: 1 },
    ),
    defineMetric(
      'stockToFlowPrice',
      'price',
      ['Price by stock to flow', '按存量流量比的价格', '按存量流量比的價格'],
      [
        'What a power law fitted to bitcoin in 2019 says of its price; later prices did not follow it.',
        '2019 年对比特币拟合的幂律给出的价格，此后价格并未遵循该规律。',
        '2019 年對比特幣擬合的冪律給出的價格，其後價格並未遵循該規律。',
      ],
    ),
  ],
  functions: [
    { name: 'stockToFlow', args: names, call: (...values) => stockToFlowRatio(namedNumbers(names, values)) },
    {
      name: 'stockToFlowPrice',
      args: ['stockToFlow'],
      call: (...values) => stockToFlowPrice(namedNumbers(['stockToFlow'], values).stockToFlow),
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      ['circulatingSupply', localText('The number of coins is not on record.', '缺少币的数量。', '欠缺幣的數量。')],
      [
        'yearlyIssuance',
        localText(
          'No new coins are issued, or their number is not on record.',
          '没有新币发行，或缺少发行数量。',
          '沒有新幣發行，或欠缺發行數量。',
        ),
      ],
    ]),
};
