import type { MetricList } from '../define-metric.ts';
import { defineMetric as line } from '../define-metric.ts';

/** Lines of the income statement. Costs and taxes are positive outflows. */
export const incomeStatement: MetricList = [
  line(
    'revenue',
    'money',
    ['Revenue', '营业收入', '收入'],
    ['What customers were charged in the period.', '本期向客户收取的收入总额。', '期內向客戶收取的收入總額。'],
    { better: 'higher' },
  ),
  line(
    'costOfRevenue',
    'money',
    ['Cost of revenue', '营业成本', '銷售成本'],
    ['What making or buying the goods sold cost.', '所售商品与服务的直接成本。', '所售貨品與服務的直接成本。'],
    { better: 'lower' },
  ),
  line(
    'grossProfit',
    'money',
    ['Gross profit', '毛利', '毛利'],
    ['Revenue less what the goods sold cost.', '营业收入减去营业成本。', '收入減去銷售成本。'],
    { better: 'higher' },
  ),
  line(
    'researchAndDevelopment',
    'money',
    ['Research and development', '研发费用', '研發開支'],
    [
      'What was spent on future products in the period.',
      '本期投入新产品与新技术的费用。',
      '期內投入新產品及新技術的開支。',
    ],
  ),
  line(
    'sellingGeneralAdmin',
    'money',
    ['Selling, general and admin', '销售及管理费用', '銷售及行政開支'],
    ['What selling and running the company cost.', '销售与日常管理的费用。', '銷售及日常管理的開支。'],
    { better: 'lower' },
  ),
  line(
    'operatingIncome',
    'money',
    ['Operating income', '营业利润', '經營溢利'],
    [
      'Profit of the business itself, before interest and tax.',
      '扣除利息和所得税之前的经营利润。',
      '未計利息及稅項的經營溢利。',
    ],
    { better: 'higher' },
  ),
  line(
    'interestExpense',
    'money',
    ['Interest expense', '利息费用', '利息開支'],
    ['What borrowed money cost in the period.', '本期借款的成本。', '期內借貸的成本。'],
    { better: 'lower' },
  ),
  line(
    'pretaxIncome',
    'money',
    ['Income before tax', '利润总额', '除稅前溢利'],
    ['Profit after interest, before income tax.', '扣除利息后、所得税前的利润。', '扣除利息後、未計稅項的溢利。'],
    { better: 'higher' },
  ),
  line(
    'incomeTax',
    'money',
    ['Income tax', '所得税', '所得稅'],
    ['Tax charged on the profit of the period.', '本期利润应计的所得税。', '期內溢利應計的稅項。'],
  ),
  line(
    'netIncome',
    'money',
    ['Net income', '净利润', '淨溢利'],
    [
      'What is left for shareholders after every cost and tax.',
      '扣除全部成本和税项后归股东的利润。',
      '扣除所有成本及稅項後歸股東的溢利。',
    ],
    { better: 'higher' },
  ),
  line(
    'netIncomeCommon',
    'money',
    ['Net income to common shares', '普通股股东应占净利润', '普通股股東應佔淨溢利'],
    [
      'Net income less dividends of preferred shares: what earnings per share count.',
      '净利润减去优先股股息，即每股收益所用的利润。',
      '淨溢利減去優先股股息，即每股盈利所用的溢利。',
    ],
    { better: 'higher' },
  ),
  line(
    'profitWithMinorities',
    'money',
    ['Profit including minorities', '净利润（含少数股东）', '淨溢利（含非控股權益）'],
    [
      'Profit after tax before the share of outside owners of subsidiaries is taken off.',
      '扣除少数股东应占部分之前的税后利润。',
      '扣除非控股股東應佔部分之前的除稅後溢利。',
    ],
    { better: 'higher' },
  ),
  line(
    'netInterestIncome',
    'money',
    ['Net interest income', '利息净收入', '淨利息收入'],
    [
      'Interest a bank earns less the interest it pays.',
      '银行收取的利息减去支付的利息。',
      '銀行收取的利息減去支付的利息。',
    ],
    { better: 'higher' },
  ),
  line(
    'creditLossProvision',
    'money',
    ['Provision for credit losses', '信用减值损失', '信貸虧損撥備'],
    [
      'What a bank set aside in the period for loans that may not be repaid.',
      '银行本期为可能无法收回的贷款计提的准备。',
      '銀行期內為可能無法收回的貸款提撥的準備。',
    ],
    { better: 'lower' },
  ),
  line(
    'premiumsEarned',
    'money',
    ['Premiums earned', '已赚保费', '已賺保費'],
    [
      'Premiums of an insurer for cover that was given in the period.',
      '保险公司本期已提供保障所对应的保费。',
      '保險公司期內已提供保障所對應的保費。',
    ],
    { better: 'higher' },
  ),
  line(
    'claimsIncurred',
    'money',
    ['Claims incurred', '赔付支出', '賠付支出'],
    [
      'What an insurer owes for the claims and benefits of the period.',
      '保险公司本期应承担的赔款与给付。',
      '保險公司期內應承擔的賠款及給付。',
    ],
    { better: 'lower' },
  ),
  line(
    'rentalIncome',
    'money',
    ['Rental income', '租金收入', '租金收入'],
    ['What tenants owed for the period.', '租户本期应付的租金。', '租戶期內應付的租金。'],
    { better: 'higher' },
  ),
];
