import type { MetricList } from '../define-metric.ts';
import { defineMetric as line } from '../define-metric.ts';

/** Lines of the balance sheet: what the company owns and owes on one day. */
export const balanceSheet: MetricList = [
  line(
    'cash',
    'money',
    ['Cash and equivalents', '现金及等价物', '現金及等價物'],
    ['Money available at once.', '可随时动用的资金。', '可即時動用的資金。'],
    { better: 'higher' },
  ),
  line(
    'shortTermInvestments',
    'money',
    ['Short-term investments', '短期投资', '短期投資'],
    ['Securities that can be turned into cash within a year.', '一年内可变现的证券。', '一年內可變現的證券。'],
  ),
  line(
    'longTermInvestments',
    'money',
    ['Long-term investments', '长期投资', '長期投資'],
    ['Securities and stakes held for more than a year.', '持有一年以上的证券与股权。', '持有一年以上的證券及股權。'],
  ),
  line(
    'receivables',
    'money',
    ['Receivables', '应收账款', '應收賬款'],
    ['What customers still have to pay.', '客户尚未支付的款项。', '客戶尚未支付的款項。'],
  ),
  line(
    'inventory',
    'money',
    ['Inventory', '存货', '存貨'],
    ['Goods made or bought but not yet sold.', '已生产或购入但未售出的商品。', '已生產或購入而未售出的貨品。'],
  ),
  line(
    'currentAssets',
    'money',
    ['Current assets', '流动资产', '流動資產'],
    ['Assets that become cash within a year.', '一年内可变现的资产。', '一年內可變現的資產。'],
  ),
  line(
    'propertyPlantEquipment',
    'money',
    ['Property, plant and equipment', '固定资产', '物業、廠房及設備'],
    ['Land, buildings and machines after wear.', '扣除折旧后的土地、厂房与设备。', '扣除折舊後的土地、廠房及設備。'],
  ),
  line(
    'goodwill',
    'money',
    ['Goodwill', '商誉', '商譽'],
    [
      'Price paid for other companies above their net assets.',
      '收购价高于对方净资产的部分。',
      '收購價高於對方淨資產的部分。',
    ],
  ),
  line(
    'totalAssets',
    'money',
    ['Total assets', '总资产', '總資產'],
    ['Everything the company owns.', '公司拥有的全部资产。', '公司擁有的全部資產。'],
  ),
  line(
    'payables',
    'money',
    ['Payables', '应付账款', '應付賬款'],
    ['What suppliers are still owed.', '尚欠供应商的款项。', '尚欠供應商的款項。'],
  ),
  line(
    'shortTermDebt',
    'money',
    ['Short-term debt', '短期债务', '短期債務'],
    ['Borrowings due within a year.', '一年内到期的借款。', '一年內到期的借款。'],
    { better: 'lower' },
  ),
  line(
    'currentLiabilities',
    'money',
    ['Current liabilities', '流动负债', '流動負債'],
    ['Everything due within a year.', '一年内须偿付的全部负债。', '一年內須償付的全部負債。'],
  ),
  line(
    'longTermDebt',
    'money',
    ['Long-term debt', '长期债务', '長期債務'],
    ['Borrowings due after more than a year.', '一年以后到期的借款。', '一年以後到期的借款。'],
    { better: 'lower' },
  ),
  line(
    'totalLiabilities',
    'money',
    ['Total liabilities', '总负债', '總負債'],
    ['Everything the company owes.', '公司的全部负债。', '公司的全部負債。'],
  ),
  line(
    'retainedEarnings',
    'money',
    ['Retained earnings', '留存收益', '保留盈利'],
    [
      'Profits kept since the beginning; negative after a history of losses.',
      '历年留存的利润；长期亏损时为负。',
      '歷年保留的盈利；長期虧損時為負。',
    ],
  ),
  line(
    'equity',
    'money',
    ["Shareholders' equity", '股东权益', '股東權益'],
    [
      'Assets less liabilities: the book value that belongs to shareholders.',
      '资产减负债，即归股东的账面价值。',
      '資產減負債，即歸股東的賬面價值。',
    ],
    { better: 'higher' },
  ),
  line(
    'cashWithRestricted',
    'money',
    ['Cash including restricted cash', '现金（含受限资金）', '現金（含受限制現金）'],
    [
      'Cash with amounts that may not be spent freely; the cash-flow statement counts this one.',
      '包含不可自由动用的资金，现金流量表以此为口径。',
      '包括不可自由動用的款項，現金流量表以此為口徑。',
    ],
  ),
  line(
    'borrowings',
    'money',
    ['Borrowings as stated', '报表列示的借款', '報表列示的借款'],
    [
      'All borrowings that the balance sheet or its notes state, without leases.',
      '资产负债表及附注列示的全部借款，不含租赁。',
      '資產負債表及附註列示的全部借款，不含租賃。',
    ],
    { better: 'lower' },
  ),
  line(
    'leaseLiabilities',
    'money',
    ['Lease liabilities', '租赁负债', '租賃負債'],
    [
      'What is still to be paid for leased offices, shops and machines.',
      '租用场地与设备尚需支付的款项。',
      '租用場地及設備尚需支付的款項。',
    ],
  ),
  line(
    'deferredRevenue',
    'money',
    ['Deferred revenue', '递延收入', '遞延收入'],
    [
      'What customers paid for and have not yet been given.',
      '客户已付款而尚未交付的部分。',
      '客戶已付款而尚未交付的部分。',
    ],
  ),
  line(
    'totalEquity',
    'money',
    ['Equity including minorities', '所有者权益（含少数股东）', '權益總額（含非控股權益）'],
    [
      'Assets less liabilities, with the share of outside owners of subsidiaries.',
      '资产减负债，包含少数股东权益。',
      '資產減負債，包括非控股權益。',
    ],
  ),
  line(
    'temporaryEquity',
    'money',
    ['Redeemable equity', '可赎回权益', '可贖回權益'],
    [
      'Shares that holders may hand back for money; they stand between liabilities and equity.',
      '持有人可要求赎回的权益，列于负债与权益之间。',
      '持有人可要求贖回的權益，列於負債與權益之間。',
    ],
  ),
  line(
    'remainingObligations',
    'money',
    ['Remaining obligations', '剩余履约义务', '餘下履約責任'],
    [
      'Contracted sales that are still to be delivered and booked.',
      '已签约但尚未交付入账的收入。',
      '已簽約但尚未交付入賬的收入。',
    ],
    { better: 'higher' },
  ),
  line(
    'publicFloat',
    'money',
    ['Public float', '公众持股市值', '公眾持股市值'],
    [
      'Market value of the shares not held by insiders, as the annual report states it.',
      '年报所载、非内部人持股的市值。',
      '年報所載、非內部人士持股的市值。',
    ],
  ),
  line(
    'investmentProperty',
    'money',
    ['Investment property', '投资性房地产', '投資物業'],
    [
      'Land and buildings held to be let or to gain in value.',
      '为出租或增值而持有的土地与建筑物。',
      '為出租或增值而持有的土地及樓宇。',
    ],
  ),
  line(
    'loans',
    'money',
    ['Loans', '贷款', '貸款'],
    [
      'What a bank has lent to its customers, net of what it expects to lose.',
      '银行发放给客户的贷款，已扣除预期损失。',
      '銀行發放予客戶的貸款，已扣除預期虧損。',
    ],
  ),
  line(
    'deposits',
    'money',
    ['Deposits', '存款', '存款'],
    [
      'What customers keep with a bank; it owes them this money.',
      '客户存放在银行的资金，是银行的负债。',
      '客戶存放於銀行的資金，是銀行的負債。',
    ],
  ),
  line(
    'minorityInterest',
    'money',
    ['Minority interests', '少数股东权益', '非控股權益'],
    [
      'The part of the equity of subsidiaries that outside owners hold.',
      '子公司权益中由外部股东持有的部分。',
      '附屬公司權益中由外部股東持有的部分。',
    ],
  ),
  line(
    'employees',
    'count',
    ['Employees', '员工人数', '僱員人數'],
    ['People employed, as the annual report states it.', '年报所载的员工人数。', '年報所載的僱員人數。'],
  ),
];
