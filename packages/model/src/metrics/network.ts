import type { MetricList } from '../define-metric.ts';
import { defineMetric as figure } from '../define-metric.ts';

/** What is counted of a coin's network and supply. */
export const network: MetricList = [
  figure(
    'realizedCap',
    'money',
    ['Realised cap', '已实现市值', '已實現市值'],
    [
      'Every coin at the price of its last move: roughly what holders paid together.',
      '每枚币按最后一次转移时的价格计算，约为持有人合计成本。',
      '每枚幣按最後一次轉移時的價格計算，約為持有人合計成本。',
    ],
  ),
  figure(
    'networkCap',
    'money',
    ['Market value of all coins', '全部流通币市值', '全部流通幣市值'],
    ['Price times the coins in circulation.', '币价乘以流通数量。', '幣價乘以流通數量。'],
  ),
  figure(
    'circulatingSupply',
    'coins',
    ['Coins in circulation', '流通数量', '流通數量'],
    ['Coins that exist and can trade.', '已存在且可交易的币数。', '已存在且可交易的幣數。'],
    { decimals: 0 },
  ),
  figure(
    'yearlyIssuance',
    'coins',
    ['Coins added in a year', '一年新增币数', '一年新增幣數'],
    ['Coins in circulation less those of a year earlier.', '流通数量与一年前之差。', '流通數量與一年前之差。'],
    { decimals: 0, better: 'lower' },
  ),
  figure(
    'activeAddresses',
    'count',
    ['Active addresses', '活跃地址数', '活躍地址數'],
    [
      'Addresses that sent or received coins in a day, the nearest thing to a count of users.',
      '一天内收发过币的地址数，最接近用户数的指标。',
      '一天內收發過幣的地址數，最接近用戶數的指標。',
    ],
    { better: 'higher' },
  ),
];
