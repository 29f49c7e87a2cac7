import { localText } from '@plumbline/model/local-text';

/** Names of the methods that are weighted together. */
export const methodLabels = {
  cashFlow: localText('Discounted cash flow, two stages', '两阶段现金流折现', '兩階段現金流折現'),
  ownEarnings: localText('Own past P/E', '自身历史市盈率', '自身歷史市盈率'),
  ownEnterprise: localText('Own past EV/EBIT', '自身历史 EV/EBIT', '自身歷史 EV/EBIT'),
  ownBook: localText('Own past price to book', '自身历史市净率', '自身歷史市賬率'),
  ownSales: localText('Own past price to sales', '自身历史市销率', '自身歷史市銷率'),
  ownFunds: localText('Own past price to FFO', '自身历史价格与 FFO 比', '自身歷史價格與 FFO 比'),
  residualIncome: localText('Residual income', '剩余收益模型', '剩餘收益模型'),
  earningsPower: localText('Earnings power without growth', '零增长盈利能力价值', '零增長盈利能力價值'),
  midCycle: localText(
    'Earnings power at mid-cycle margins',
    '周期中值利润率下的盈利能力',
    '週期中值溢利率下的盈利能力',
  ),
  dividends: localText('Dividends, slowing growth', '增速递减股利模型', '增速遞減股息模型'),
  bookReturn: localText('Price to book by return on equity', '市净率与净资产收益率模型', '市賬率與股本回報率模型'),
  netAssets: localText('Net asset value', '净资产价值', '資產淨值'),
} as const;

/** Why a method counts as much as it does, by the kind of company. */
export const weightTexts = {
  cashFlow: localText(
    'It counts most because it looks at what the business itself will earn, not at what others pay for it.',
    '权重最高，因为它着眼于企业自身的盈利能力，而非他人的出价。',
    '權重最高，因為它着眼於企業自身的盈利能力，而非他人的出價。',
  ),
  ownPast: localText(
    'It counts less because past prices may have been wrong too.',
    '权重较低，因为过去的价格本身也可能有误。',
    '權重較低，因為過去的價格本身也可能有誤。',
  ),
  crossCheck: localText(
    'A cross-check from the balance sheet or from today’s earnings, which growth may outrun.',
    '以资产负债表或当前盈利作交叉验证，增长可能使其偏低。',
    '以資產負債表或目前盈利作交叉驗證，增長可能使其偏低。',
  ),
  cycle: localText(
    'Earnings of a cyclical business are read at the middle of the cycle, not at today’s point of it.',
    '周期性企业的盈利应取周期中值，而非当前时点。',
    '週期性企業的盈利應取週期中值，而非目前時點。',
  ),
  lossCash: localText(
    'Where there is no profit, cash that comes in is what is left to value.',
    '没有盈利时，可供估值的是实际流入的现金。',
    '沒有盈利時，可供估值的是實際流入的現金。',
  ),
  lossSales: localText(
    'Without profit, sales are what buyers have paid for in the past.',
    '没有盈利时，过去买方按收入定价。',
    '沒有盈利時，過去買方按收入定價。',
  ),
  bank: localText(
    'A financial company (bank, insurer, broker or exchange) turns its book into return, so the two together are its value.',
    '金融企业（银行、保险、券商或交易所）以账面资本创造回报，两者共同决定其价值。',
    '金融企業（銀行、保險、證券商或交易所）以賬面資本創造回報，兩者共同決定其價值。',
  ),
  property: localText(
    'Buildings hold their worth while the books write them down, so assets and funds from operations lead.',
    '房产在账面折旧时仍保有价值，因此以资产与营运资金为主。',
    '房產在賬面折舊時仍保有價值，因此以資產與營運資金為主。',
  ),
  payout: localText(
    'What is paid out cannot be an accounting choice.',
    '实际派发的现金不受会计选择影响。',
    '實際派發的現金不受會計選擇影響。',
  ),
} as const;

/** Sentences and reasons of the methods beside the cash flow. */
export const methodTexts = {
  smallPayout: localText(
    'Less than a quarter of the profit is paid out as dividends, too little for the value of a share to rest on.',
    '派息不足利润的四分之一，不足以据此估算股价。',
    '派息不足溢利的四分之一，不足以據此估算股價。',
  ),
  noMargins: localText(
    'Fewer than three fiscal years have an operating margin to take the middle of.',
    '可用于取中值的营业利润率不足三个财政年度。',
    '可用於取中值的經營溢利率不足三個財政年度。',
  ),
  turnedRange: localText(
    'Its value comes out below zero, and more so the lower the discount rate: that says nothing of what a share is worth.',
    '按此法计算价值为负，且折现率越低负值越大，不能说明股份价值。',
    '按此法計算價值為負，且折現率越低負值越大，不能說明股份價值。',
  ),
  recovery: localText('Either side of book value by a tenth.', '在账面价值上下各一成。', '在賬面價值上下各一成。'),
  wearCancels: localText(
    'Not on record; what wears out is taken to be replaced, so it is added and taken off again and its size does not matter.',
    '没有记录；假设损耗会被等额补足，加回后再扣除，其大小不影响结果。',
    '沒有紀錄；假設損耗會被等額補足，加回後再扣除，其大小不影響結果。',
  ),
  otherModels: localText('Other models', '其他模型', '其他模型'),
  coinModels: localText('Models of the network, not valuations', '网络模型，并非估值', '網絡模型，並非估值'),
  fundModels: localText('Models of an index', '指数估值模型', '指數估值模型'),
  scores: localText('Scores and returns on capital', '评分与资本回报', '評分與資本回報'),
  bankScore: localText(
    'This score was built on companies that make or sell things; a bank’s debts are its raw material.',
    '该评分以制造与销售企业为样本，银行的负债是其经营原料。',
    '該評分以製造與銷售企業為樣本，銀行的負債是其經營原料。',
  ),
  bitcoinOnly: localText(
    'The power law was fitted to bitcoin alone and says nothing of another coin.',
    '该幂律仅对比特币拟合，不适用于其他币种。',
    '該冪律僅對比特幣擬合，不適用於其他幣種。',
  ),
  noNetwork: localText(
    'No source has this figure of the coin’s network in data form.',
    '没有来源以数据形式提供该币的这项链上数据。',
    '沒有來源以數據形式提供該幣的這項鏈上數據。',
  ),
} as const;
