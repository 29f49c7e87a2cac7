import type { MetricList } from '../define-metric.ts';
import { defineMetric as step } from '../define-metric.ts';

/** What lies between two levels of the waterfall from revenue to free cash flow. */
export const waterfallSteps: MetricList = [
  step(
    'salesToGross',
    'money',
    ['Cost of sales, as the difference', '营业成本（按差额）', '銷售成本（按差額）'],
    ['From revenue to gross profit.', '从营业收入到毛利的差额。', '由收入到毛利的差額。'],
  ),
  step(
    'grossToOperating',
    'money',
    ['Operating costs, as the difference', '营业费用（按差额）', '經營費用（按差額）'],
    ['From gross profit to operating income.', '从毛利到营业利润的差额。', '由毛利到經營溢利的差額。'],
  ),
  step(
    'salesToOperating',
    'money',
    ['All operating costs, as the difference', '全部营业成本与费用（按差额）', '全部經營成本與費用（按差額）'],
    ['From revenue to operating income.', '从营业收入到营业利润的差额。', '由收入到經營溢利的差額。'],
  ),
  step(
    'operatingToNet',
    'money',
    ['Interest, tax and other', '利息、税项及其他', '利息、稅項及其他'],
    ['From operating income to net income.', '从营业利润到净利润的差额。', '由經營溢利到淨溢利的差額。'],
  ),
  step(
    'netToCash',
    'money',
    ['Non-cash items and working capital', '非现金项目与营运资本', '非現金項目與營運資金'],
    [
      'From net income to operating cash flow: charges without cash, and cash tied up or set free.',
      '从净利润到经营活动现金流的差额：不付现的费用，以及占用或释放的资金。',
      '由淨溢利到經營現金流的差額：不付現的費用，以及佔用或釋放的資金。',
    ],
  ),
  step(
    'cashToFree',
    'money',
    ['Capital expenditure, taken off', '扣除资本开支', '扣除資本開支'],
    [
      'From operating cash flow to free cash flow.',
      '从经营活动现金流到自由现金流的差额。',
      '由經營現金流到自由現金流的差額。',
    ],
  ),
];
