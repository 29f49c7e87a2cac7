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
