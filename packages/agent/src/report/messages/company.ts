import { localText } from '@plumbline/model/local-text';
import { asserting } from '../asserting.ts';

/** Sentences and titles of the sections that stand on statements. */
export const companyTexts = {
  annual: localText('Fiscal years', '财政年度', '財政年度'),
  glance: localText('The years at a glance', '历年概览', '歷年概覽'),
  waterfall: localText('From revenue to free cash flow', '从营业收入到自由现金流', '由收入到自由現金流'),
  trailing: localText('Last twelve months', '最近十二个月', '最近十二個月'),
  margins: localText('Margins and growth', '利润率与增速', '溢利率與增長'),
  balance: localText('Balance sheet by fiscal year', '各财政年度资产负债', '各財政年度資產負債'),
  noStatements: localText(
    'No statements are on record for the date of this report.',
    '截至报告日期没有可用的财务报表。',
    '截至報告日期沒有可用的財務報表。',
  ),
  noBalance: localText(
    'Statements are on record, but no balance sheet among them in data form.',
    '有可用的财务报表，但其中没有数据形式的资产负债表。',
    '有可用的財務報表，但其中沒有數據形式的資產負債表。',
  ),
  fewYears: localText(
    'Fewer fiscal years are on record than a long view needs.',
    '可用的财政年度较少，不足以观察长期趋势。',
    '可用的財政年度較少，不足以觀察長期趨勢。',
  ),
  netCash: asserting(
    localText(
      'It holds {netCash} more in cash and short-term investments than it owes.',
      '其现金及短期投资超过有息负债 {netCash}。',
      '其現金及短期投資較有息負債多 {netCash}。',
    ),
    { netCash: 'netCash' },
    ['netCash', 'above', 0],
  ),
  netDebt: asserting(
    localText(
      'It owes {netDebt} more than it holds in cash and short-term investments.',
      '其有息负债超过现金及短期投资 {netDebt}。',
      '其有息負債較現金及短期投資多 {netDebt}。',
    ),
    { netDebt: 'netDebt' },
    ['netDebt', 'above', 0],
  ),
  withRestricted: asserting(
    localText(
      'Its filings state cash only together with restricted cash in data form, {restricted}; that is counted against its debt.',
      '其报表以数据形式仅披露含受限资金的现金 {restricted}，抵减有息负债时以此计算。',
      '其報表以數據形式只披露含受限制資金的現金 {restricted}，抵減有息負債時以此計算。',
    ),
    { restricted: 'cashWithRestricted' },
  ),
  earlierBalance: localText(
    'Net debt is of {day}: the balance sheet of {newest} does not state every part of it in data form.',
    '净债务为 {day} 的数值：{newest} 的资产负债表未以数据形式披露其全部组成。',
    '淨債務為 {day} 的數值：{newest} 的資產負債表未以數據形式披露其全部組成。',
  ),
  cover: asserting(
    localText(
      'Operating profit is {cover} interest expense.',
      '营业利润为利息支出的 {cover}。',
      '經營溢利為利息支出的 {cover}。',
    ),
    { cover: 'interestCover' },
    ['cover', 'above', 0],
  ),
  noCover: asserting(
    localText(
      'Operating loss: interest is not covered.',
      '营业亏损，利息支出没有覆盖。',
      '經營虧損，利息支出沒有覆蓋。',
    ),
    {},
    ['operatingIncome.TTM', 'below', 0],
  ),
  returnOnCapital: asserting(
    localText(
      'The return on invested capital is {roic}, and the return on equity is {roe}.',
      '投入资本回报率 {roic}，净资产收益率 {roe}。',
      '投入資本回報率 {roic}，股本回報率 {roe}。',
    ),
    { roic: 'returnOnInvestedCapital', roe: 'returnOnEquity' },
  ),
  bankBalance: localText(
    'A financial company (bank, insurer, broker or exchange) owes its customers’ money as its business, so debt and liquidity ratios are not shown.',
    '金融企业（银行、保险、券商或交易所）的负债多为客户资金，因此不展示负债与流动性比率。',
    '金融企業（銀行、保險、證券商或交易所）的負債多為客戶資金，因此不展示負債與流動性比率。',
  ),
  multiplesHistory: localText('Multiples at fiscal year-ends', '各财政年度末估值倍数', '各財政年度末估值倍數'),
  cheaper: asserting(
    localText(
      'The P/E of {current} is below {median}, the median of its past {ends}.',
      '市盈率 {current}，低于过往{ends}的中位数 {median}。',
      '市盈率 {current}，低於過往{ends}的中位數 {median}。',
    ),
    { current: 'priceToEarnings.TTM' },
    ['current', 'below', 'median'],
  ),
  dearer: asserting(
    localText(
      'The P/E of {current} is above {median}, the median of its past {ends}.',
      '市盈率 {current}，高于过往{ends}的中位数 {median}。',
      '市盈率 {current}，高於過往{ends}的中位數 {median}。',
    ),
    { current: 'priceToEarnings.TTM' },
    ['current', 'above', 'median'],
  ),
  noPrice: localText(
    'Multiples need a price, which could not be had.',
    '估值倍数需要价格，但未能取得。',
    '估值倍數需要價格，但未能取得。',
  ),
  noHistory: localText(
    'Too few fiscal year-ends have both a price and statements known at that time.',
    '同时具备当时价格与当时已知报表的财政年度末太少。',
    '同時具備當時價格與當時已知報表的財政年度末太少。',
  ),
  otherCurrency: localText(
    'Its statements are in {reporting} and its price is in {trading}; without a dated exchange rate the two are not mixed.',
    '其报表货币为 {reporting}，交易货币为 {trading}；缺少对应日期的汇率，两者不可混用。',
    '其報表貨幣為 {reporting}，交易貨幣為 {trading}；欠缺對應日期的匯率，兩者不可混用。',
  ),
  quarterEnds: localText('quarter-ends', '季度末', '季度末'),
  yearEnds: localText('fiscal year-ends', '财政年度末', '財政年度末'),
  shell: localText(
    'It has no business yet: it holds money in trust to buy one, so only what it holds can be valued.',
    '公司尚无业务，只持有用于收购的信托资金，因此只能按其所持资产估值。',
    '公司尚無業務，只持有用於收購的信託資金，因此只能按其所持資產估值。',
  ),
  biotech: localText(
    'It develops medicines with money it raised and its filings state revenue under no line read here, so profit, cash flow and dividends say nothing of its value; only its net assets do.',
    '公司以募集资金研发药物，在所读取的申报项目中未见收入，其利润、现金流与股息无法说明价值，只能看净资产。',
    '公司以集資研發藥物，在所讀取的申報項目中未見收入，其溢利、現金流與股息無法說明價值，只能看資產淨值。',
  ),
  noSales: localText(
    'Its filings state sales and profit under no line read here, so methods that begin with either say nothing of its value; only its net assets do.',
    '在所读取的申报项目中未见其销售收入与盈利，以二者为起点的方法无法说明价值，只能看净资产。',
    '在所讀取的申報項目中未見其銷售收入與盈利，以兩者為起點的方法無法說明價值，只能看資產淨值。',
  ),
} as const;
