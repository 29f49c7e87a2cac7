import type { MetricList } from '../define-metric.ts';
import { defineMetric } from '../define-metric.ts';

/** Figures that only a conversation has: a sum somebody asked for, and counts of what is on record. */
export const assistant: MetricList = [
  defineMetric(
    'calculation',
    'ratio',
    ['Result', '结果', '結果'],
    ['The value of an expression that was asked for.', '所问算式的值。', '所問算式的值。'],
    { decimals: 4 },
  ),
  defineMetric(
    'valueBefore',
    'moneyPerShare',
    ['Value per share before, on our assumptions', '调整前每股价值（基准假设）', '調整前每股價值（基準假設）'],
    [
      'What discounted free cash flow comes to before a question sets an assumption of its own.',
      '提问给出假设之前，按自由现金流折现所得的每股价值。',
      '提問給出假設之前，按自由現金流折現所得的每股價值。',
    ],
    { decimals: 2 },
  ),
  defineMetric(
    'valueChange',
    'fraction',
    ['Change of the value', '价值变动', '價值變動'],
    [
      'How far what a question gives moves the value from the one on our assumptions.',
      '提问给出的假设使每股价值相对基准假设变动的幅度。',
      '提問給出的假設使每股價值相對基準假設變動的幅度。',
    ],
    { decimals: 1, isChange: true },
  ),
  defineMetric(
    'valueByMultiple',
    'moneyPerShare',
    ['Value per share at this multiple', '按此倍数的每股价值', '按此倍數的每股價值'],
    ['The multiple times earnings per share.', '倍数乘以每股收益。', '倍數乘以每股盈利。'],
    { decimals: 2 },
  ),
  defineMetric(
    'figureChange',
    'fraction',
    ['Change', '变动', '變動'],
    ['How far a figure went from one period to another.', '同一数值两期之间的变动。', '同一數值兩期之間的變動。'],
    { decimals: 1, isChange: true },
  ),
  defineMetric(
    'figureDistance',
    'fraction',
    ['Distance', '差距', '差距'],
    [
      'How far a price is above or below a line, or one line above or below another, of the same day.',
      '同一日价格高于或低于某条线，或一条线高于或低于另一条线的幅度。',
      '同一日價格高於或低於某條線，或一條線高於或低於另一條線的幅度。',
    ],
    { decimals: 1, isChange: true },
  ),
  defineMetric(
    'figureShare',
    'fraction',
    ['Share of it', '占比', '佔比'],
    ['One figure as a part of another.', '一项数值占另一项的比例。', '一項數值佔另一項的比例。'],
    { decimals: 1 },
  ),
  defineMetric(
    'assumedCost',
    'fraction',
    ['Cost per side assumed', '假设单边成本', '假設單邊成本'],
    [
      'Fees, half the spread and slippage of a trade, as a share of what it moves.',
      '一笔交易的费用、半个价差与滑点，占成交额的比例。',
      '一筆交易的費用、半個差價與滑點，佔成交額的比例。',
    ],
    { decimals: 3, better: 'lower' },
  ),
  defineMetric(
    'breakEvenCost',
    'fraction',
    ['Cost per side at which gains are gone', '收益归零的单边成本', '回報歸零的單邊成本'],
    [
      'How dear trading may become, per side, before the account ends where it began.',
      '单边成本达到多少时，账户期末与期初相同。',
      '單邊成本達到多少時，賬戶期末與期初相同。',
    ],
    { decimals: 3, better: 'higher' },
  ),
  defineMetric(
    'accountRoom',
    'count',
    ['Accounts there is room for', '可容纳的账户数', '可容納的賬戶數'],
    [
      'How many accounts of this size fit into a small share of the usual volume.',
      '常规成交量的一小部分可容纳多少个同等规模的账户。',
      '常規成交量的一小部分可容納多少個同等規模的賬戶。',
    ],
    { better: 'higher' },
  ),
  defineMetric(
    'beatChance',
    'fraction',
    ['Chance to beat the benchmark', '跑赢基准的可能性', '跑贏基準的可能性'],
    [
      'How likely an analyst of the research desk holds it that the return is above that of the benchmark: an opinion, scored later.',
      '研究台分析师认为回报高于基准的可能性，属于观点，事后评分。',
      '研究台分析師認為回報高於基準的可能性，屬於觀點，事後評分。',
    ],
    { decimals: 0, better: 'higher' },
  ),
  defineMetric(
    'signalCount',
    'count',
    ['Signals', '信号数', '訊號數'],
    ['How many signals were issued since activation.', '启用以来发出的信号数。', '啟用以來發出的訊號數。'],
  ),
  defineMetric(
    'screenMatchCount',
    'count',
    ['Matches', '符合条件', '符合條件'],
    ['How many measured instruments meet every condition.', '符合全部条件的标的数。', '符合全部條件的標的數。'],
  ),
  defineMetric(
    'screenMeasuredCount',
    'count',
    ['Measured instruments', '已计算标的', '已計算標的'],
    ['How many instruments the cross-section holds so far.', '截面目前包含的标的数。', '截面目前包含的標的數。'],
  ),
  defineMetric(
    'openSignalCount',
    'count',
    ['Open signals', '未了结信号', '未了結訊號'],
    ['How many signals have no outcome yet.', '尚无结果的信号数。', '尚無結果的訊號數。'],
  ),
  defineMetric(
    'signalHitRate',
    'fraction',
    ['Hit rate', '命中率', '命中率'],
    [
      'The share of settled signals that made money after cost.',
      '已了结信号中扣除成本后盈利的比例。',
      '已了結訊號中扣除成本後獲利的比例。',
    ],
    { better: 'higher' },
  ),
  defineMetric(
    'signalMeanReturn',
    'fraction',
    ['Mean outcome', '平均结果', '平均結果'],
    [
      'The mean return of settled signals after cost.',
      '已了结信号扣除成本后的平均收益。',
      '已了結訊號扣除成本後的平均回報。',
    ],
    { better: 'higher' },
  ),
  defineMetric(
    'sourcesAnswering',
    'count',
    ['Sources answering', '正常来源数', '正常來源數'],
    [
      'How many data sources answered last time they were asked.',
      '上次请求时有应答的数据来源数。',
      '上次請求時有應答的數據來源數。',
    ],
    { better: 'higher' },
  ),
  defineMetric(
    'sourcesFailing',
    'count',
    ['Sources failing', '故障来源数', '故障來源數'],
    [
      'How many data sources failed last time they were asked.',
      '上次请求时失败的数据来源数。',
      '上次請求時失敗的數據來源數。',
    ],
    { better: 'lower' },
  ),
];
