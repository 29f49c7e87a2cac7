import type { MetricList } from '../define-metric.ts';
import { defineMetric as line } from '../define-metric.ts';

/** Reported earnings per share and the share counts behind them. */
export const perShare: MetricList = [
  line(
    'epsBasic',
    'moneyPerShare',
    ['EPS, basic', '基本每股收益', '每股基本盈利'],
    [
      'Net income for each share outstanding on average.',
      '按平均已发行股数计算的每股净利润。',
      '按平均已發行股數計算的每股淨溢利。',
    ],
    { better: 'higher' },
  ),
  line(
    'epsDiluted',
    'moneyPerShare',
    ['EPS, diluted', '稀释每股收益', '每股攤薄盈利'],
    [
      'Net income for each share if every option and convertible became a share.',
      '假设期权和可转债全部转股后的每股净利润。',
      '假設購股權及可換股債券全數轉股後的每股淨溢利。',
    ],
    { better: 'higher' },
  ),
  line(
    'sharesBasic',
    'shares',
    ['Average shares, basic', '基本加权平均股数', '基本加權平均股數'],
    ['Shares outstanding on average in the period.', '本期平均已发行股数。', '期內平均已發行股數。'],
  ),
  line(
    'sharesDiluted',
    'shares',
    ['Average shares, diluted', '稀释加权平均股数', '攤薄加權平均股數'],
    [
      'Average shares including those that options and convertibles would add.',
      '计入期权和可转债转股后的平均股数。',
      '計入購股權及可換股債券轉股後的平均股數。',
    ],
    { better: 'lower' },
  ),
  line(
    'sharesOutstanding',
    'shares',
    ['Shares outstanding', '总股本', '已發行股數'],
    ['Shares in existence on the date.', '该日已发行的总股数。', '當日已發行的總股數。'],
  ),
  line(
    'dividendsDeclaredPerShare',
    'moneyPerShare',
    ['Dividends declared per share', '每股宣派股利', '每股宣派股息'],
    [
      'Dividends the company declared for one common share.',
      '公司就每股普通股宣派的股利。',
      '公司就每股普通股宣派的股息。',
    ],
    { better: 'higher' },
  ),
  line(
    'dividendsPaidPerShare',
    'moneyPerShare',
    ['Dividends paid per share', '每股已付股利', '每股已付股息'],
    [
      'Dividends paid in cash on one common share; what was declared may be paid in the next period.',
      '每股普通股以现金支付的股利；宣派后可能在下一期支付。',
      '每股普通股以現金支付的股息；宣派後可能在下一期支付。',
    ],
    { better: 'higher' },
  ),
];
