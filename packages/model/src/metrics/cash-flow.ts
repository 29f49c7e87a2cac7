import type { MetricList } from '../define-metric.ts';
import { defineMetric as line } from '../define-metric.ts';

/** Lines of the cash-flow statement. Capital expenditure, dividends and repurchases are positive outflows. */
export const cashFlow: MetricList = [
  line(
    'depreciationAmortization',
    'money',
    ['Depreciation and amortisation', '折旧与摊销', '折舊及攤銷'],
    [
      'Wear of assets charged to profit without cash leaving.',
      '计入成本但不付现金的资产损耗。',
      '計入成本但不付現金的資產損耗。',
    ],
  ),
  line(
    'stockCompensation',
    'money',
    ['Stock-based compensation', '股份支付', '股份酬金'],
    ['Pay given in shares instead of cash.', '以股票代替现金支付的薪酬。', '以股份代替現金支付的薪酬。'],
    { better: 'lower' },
  ),
  line(
    'operatingCashFlow',
    'money',
    ['Operating cash flow', '经营活动现金流', '經營現金流'],
    ['Cash that the business itself brought in.', '主营业务带来的现金净额。', '業務本身帶來的現金淨額。'],
    { better: 'higher' },
  ),
  line(
    'capitalExpenditure',
    'money',
    ['Capital expenditure', '资本开支', '資本開支'],
    ['Cash spent on plants, machines and equipment.', '购建固定资产所付的现金。', '購置廠房及設備所付的現金。'],
  ),
  line(
    'investingCashFlow',
    'money',
    ['Investing cash flow', '投资活动现金流', '投資現金流'],
    ['Cash for assets and investments, net of sales.', '投资与资产买卖的现金净额。', '投資及資產買賣的現金淨額。'],
  ),
  line(
    'financingCashFlow',
    'money',
    ['Financing cash flow', '筹资活动现金流', '融資現金流'],
    [
      'Cash from lenders and shareholders, net of what they got back.',
      '与债权人和股东往来的现金净额。',
      '與債權人及股東往來的現金淨額。',
    ],
  ),
  line(
    'dividendsPaid',
    'money',
    ['Dividends paid', '支付股利', '已付股息'],
    ['Cash paid out to shareholders as dividends.', '以股利形式付给股东的现金。', '以股息形式付予股東的現金。'],
  ),
  line(
    'shareRepurchases',
    'money',
    ['Share repurchases', '股份回购', '股份回購'],
    ['Cash spent on buying back own shares.', '回购本公司股票所付的现金。', '購回本公司股份所付的現金。'],
  ),
  line(
    'cashChange',
    'money',
    ['Change in cash', '现金净变动', '現金淨變動'],
    ['By how much cash rose or fell in the period.', '本期现金的增减额。', '期內現金的增減額。'],
  ),
  line(
    'salesToGross',
    'money',
    ['Cost of sales, as the difference', '营业成本（按差额）', '銷售成本（按差額）'],
    ['From revenue to gross profit.', '从营业收入到毛利的差额。', '由收入到毛利的差額。'],
  ),
  line(
    'grossToOperating',
    'money',
    ['Operating costs, as the difference', '营业费用（按差额）', '經營費用（按差額）'],
    ['From gross profit to operating income.', '从毛利到营业利润的差额。', '由毛利到經營溢利的差額。'],
  ),
  line(
    'salesToOperating',
    'money',
    ['All operating costs, as the difference', '全部营业成本与费用（按差额）', '全部經營成本與費用（按差額）'],
    ['From revenue to operating income.', '从营业收入到营业利润的差额。', '由收入到經營溢利的差額。'],
  ),
  line(
    'operatingToNet',
    'money',
    ['Interest, tax and other', '利息、税项及其他', '利息、稅項及其他'],
    ['From operating income to net income.', '从营业利润到净利润的差额。', '由經營溢利到淨溢利的差額。'],
  ),
  line(
    'netToCash',
    'money',
    ['Non-cash items and working capital', '非现金项目与营运资本', '非現金項目與營運資金'],
    [
      'From net income to operating cash flow: charges without cash, and cash tied up or set free.',
      '从净利润到经营活动现金流的差额：不付现的费用，以及占用或释放的资金。',
      '由淨溢利到經營現金流的差額：不付現的費用，以及佔用或釋放的資金。',
    ],
  ),
  line(
    'cashToFree',
    'money',
    ['Capital expenditure, taken off', '扣除资本开支', '扣除資本開支'],
    [
      'From operating cash flow to free cash flow.',
      '从经营活动现金流到自由现金流的差额。',
      '由經營現金流到自由現金流的差額。',
    ],
  ),
  line(
    'exchangeEffectOnCash',
    'money',
    ['Exchange effect on cash', '汇率变动对现金的影响', '匯率變動對現金的影響'],
    [
      'What exchange rates did to cash held abroad.',
      '汇率变动使境外现金增减的金额。',
      '匯率變動令境外現金增減的金額。',
    ],
  ),
  line(
    'interestPaid',
    'money',
    ['Interest paid', '支付的利息', '已付利息'],
    ['Cash paid to lenders as interest.', '付给债权人的利息现金。', '付予債權人的利息現金。'],
  ),
];
