import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const mvrvNames = ['marketCap', 'realizedCap'] as const;
const priceNames = ['realizedCap', 'supply'] as const;
const nvtNames = ['marketCap', 'transferValue'] as const;
const metcalfeNames = ['users', 'supply', 'pastMarketCap', 'pastUsers'] as const;

const ratioOf = (over: number, under: number): number => (under > 0 ? over / under : Number.NaN);

/**
 * What a coin would cost had its market value moved with the square of its users since a past date: pastMarketCap
 * (users / pastUsers)^2 / supply. A model of adoption, not a value: it takes the past price as right. Money per coin in
 * the unit of `pastMarketCap`; NaN when users or supply are not above zero.
 */
export function metcalfePrice(inputs: Readonly<Record<(typeof metcalfeNames)[number], number>>): number {
  const { users, supply, pastMarketCap, pastUsers } = inputs;
  return ratioOf(pastMarketCap * ratioOf(users, pastUsers) ** 2, supply);
}

export const networkValue: ValuationModel = {
  id: 'network-value',
  title: localText('Network models of a coin', '加密货币网络模型', '加密貨幣網絡模型'),
  tex: String.raw`\text{MVRV} = \frac{P\,S}{\sum_i p_i}`,
  source:
    'Coin Metrics, Community Network Data definitions; Alabi, Digital Blockchain Networks Appear to be Following Metcalfe’s Law, Electronic Commerce Research and Applications 2017; Woo, NVT Ratio, 2017',
  assumptions: [],
  outputs: [
    defineMetric(
      'marketToRealized',
      'multiple',
      ['Market to realised value (MVRV)', '市值与已实现市值比（MVRV）', '市值與已實現市值比（MVRV）'],
      [
        'Market value over what holders paid together: a model of how large their gains are, not a value.',
        '市值与持有人合计成本之比，是衡量浮盈的模型，而非估值。',
        '市值與持有人合計成本之比，是衡量賬面溢利的模型，而非估值。',
      ],
      { decimals: 2 },
    ),
    defineMetric(
      'realizedPrice',
      'price',
      ['Realised price', '已实现价格', '已實現價格'],
      [
        'What holders paid for a coin on average, by the last move of each.',
        '按每枚币最后一次转移时的价格计算的平均持有成本。',
        '按每枚幣最後一次轉移時的價格計算的平均持有成本。',
      ],
    ),
    defineMetric(
      'networkValueToTransfers',
      'multiple',
      ['Network value to transfers (NVT)', '网络价值与转账额比（NVT）', '網絡價值與轉賬額比（NVT）'],
      [
        'Market value over what is moved on the network in a day: a model of use, not a value.',
        '市值与单日链上转账额之比，是衡量使用程度的模型，而非估值。',
        '市值與單日鏈上轉賬額之比，是衡量使用程度的模型，而非估值。',
      ],
    ),
    defineMetric(
      'metcalfePrice',
      'price',
      ['Price by users squared (Metcalfe)', '按用户数平方的价格（梅特卡夫）', '按用戶數平方的價格（梅特卡夫）'],
      [
        'What a coin would cost had its market value moved with the square of its users: a model, not a value.',
        '假设市值随用户数平方变动时的币价，是模型而非估值。',
        '假設市值隨用戶數平方變動時的幣價，是模型而非估值。',
      ],
    ),
  ],
  functions: [
    {
      name: 'marketToRealized',
      args: mvrvNames,
      call: (...values) => {
        const { marketCap, realizedCap } = namedNumbers(mvrvNames, values);
        return ratioOf(marketCap, realizedCap);
      },
    },
    {
      name: 'realizedPrice',
      args: priceNames,
      call: (...values) => {
        const { realizedCap, supply } = namedNumbers(priceNames, values);
        return ratioOf(realizedCap, supply);
      },
    },
    {
      name: 'networkValueToTransfers',
      args: nvtNames,
      call: (...values) => {
        const { marketCap, transferValue } = namedNumbers(nvtNames, values);
        return ratioOf(marketCap, transferValue);
      },
    },
    {
      name: 'metcalfePrice',
      args: metcalfeNames,
      call: (...values) => metcalfePrice(namedNumbers(metcalfeNames, values)),
    },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      [
        'realizedCap',
        localText(
          'No source has figures of this coin’s network in data form.',
          '没有来源以数据形式提供该币的链上数据。',
          '沒有來源以數據形式提供該幣的鏈上數據。',
        ),
      ],
    ]),
};
