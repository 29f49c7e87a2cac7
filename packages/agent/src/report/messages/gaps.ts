import { localText } from '@plumbline/model/local-text';

/** Names and reasons of what a report lacks. */
export const gapTexts = {
  prices: localText('Prices', '价格', '價格'),
  adjustedPrices: localText('Adjusted prices', '复权价格', '調整後價格'),
  benchmark: localText('Market index', '市场指数', '市場指數'),
  actions: localText('Splits and dividends', '拆股与分红', '拆股與股息'),
  statements: localText('Financial statements', '财务报表', '財務報表'),
  events: localText('Events', '事件', '事件'),
  inPart: localText('{what}, in part', '{what}（部分）', '{what}（部分）'),
  tooFewBars: localText(
    'There are not enough prices up to the date of this report.',
    '截至报告日期的价格数量不足。',
    '截至報告日期的價格數量不足。',
  ),
  oldPrice: localText('The newest price is of {date}.', '最新价格为 {date}。', '最新價格為 {date}。'),
  laterSplit: localText(
    'The adjusted prices already contain a split of a later date, so they were refused.',
    '复权价格已包含报告日期之后的拆股，因此不予采用。',
    '調整後價格已包含報告日期之後的拆股，因此不予採用。',
  ),
  noStatementsKnown: localText(
    'No statement had been published by the date of this report.',
    '截至报告日期尚未公布任何报表。',
    '截至報告日期尚未公佈任何報表。',
  ),
  secStatements: localText('Statements from the SEC', '美国证券交易委员会的报表', '美國證券交易委員會的報表'),
  secNotHeard: localText(
    'The SEC was not heard. It answers only callers who name a contact: enter one in Settings, under Data sources.',
    '未取得美国证券交易委员会的数据。该机构只答复留有联系方式的请求：请在“设置”的“数据来源”中填写。',
    '未取得美國證券交易委員會的數據。該機構只答覆留有聯絡方式的請求：請在「設定」的「數據來源」中填寫。',
  ),
  stopped: localText('The run was stopped.', '运行已停止。', '運行已停止。'),
} as const;
