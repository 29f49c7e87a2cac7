import { localText } from '@plumbline/model/local-text';
import { sameText } from '../texts.ts';

/** What a stage says while it works and when it ends. Counts and dates go into the slots. */
export const stageTexts = {
  resolving: localText('Reading the instrument', '读取标的', '讀取標的'),
  resolved: sameText('{name} · {symbol} · {exchange} · {currency}'),
  pricing: localText('Asking for prices and actions', '获取价格与公司行动', '獲取價格與公司行動'),
  priceFound: localText('Price found, history on its way', '已取得价格，历史数据获取中', '已取得價格，歷史數據擷取中'),
  priced: localText('{bars} daily bars to {date}', '日线 {bars} 根，截至 {date}', '日線 {bars} 支，截至 {date}'),
  splits: localText('{count} splits', '拆股 {count} 次', '拆股 {count} 次'),
  oneSplit: localText('1 split', '拆股 1 次', '拆股 1 次'),
  dividends: localText('{count} dividends', '分红 {count} 次', '派息 {count} 次'),
  oneDividend: localText('1 dividend', '分红 1 次', '派息 1 次'),
  by: localText('from {provider}', '来自 {provider}', '來自 {provider}'),
  insteadOf: localText('{provider} instead of {failed}', '由 {provider} 代替 {failed}', '由 {provider} 代替 {failed}'),
  stale: localText('older data in use: {reason}', '使用较旧数据：{reason}', '使用較舊數據：{reason}'),
  noPrices: localText('No prices: {reason}', '没有价格：{reason}', '沒有價格：{reason}'),
  filing: localText('Asking for statements', '获取财务报表', '獲取財務報表'),
  filed: localText(
    '{years} fiscal years, {items} reported figures to {date}',
    '{years} 个财政年度，{items} 项报表数值，截至 {date}',
    '{years} 個財政年度，{items} 項報表數值，截至 {date}',
  ),
  noFilings: localText('No statements: {reason}', '没有报表：{reason}', '沒有報表：{reason}'),
  noFilingsNeeded: localText('Has no statements by nature', '此类标的没有报表', '此類標的沒有報表'),
  computing: localText('Computing', '计算中', '計算中'),
  computed: localText('{count} figures computed', '已计算 {count} 个数值', '已計算 {count} 個數值'),
  nothingToCompute: localText('Nothing to compute from', '没有可供计算的数据', '沒有可供計算的數據'),
  writing: localText('Writing', '撰写中', '撰寫中'),
  valuedThen: localText(
    'Value with what was public on {day}',
    '按 {day} 当日已公开的资料估值',
    '按 {day} 當日已公開的資料估值',
  ),
  written: localText(
    '{sections} sections, {sentences} sentences',
    '{sections} 个部分，{sentences} 句',
    '{sections} 個部分，{sentences} 句',
  ),
  checking: localText('Computing every figure again', '逐一重新计算', '逐一重新計算'),
  checked: localText(
    '{figures} figures checked, {withheld} withheld',
    '核对 {figures} 个数值，撤下 {withheld} 个',
    '核對 {figures} 個數值，撤下 {withheld} 個',
  ),
  warning: localText('{what}: {why}', '{what}：{why}', '{what}：{why}'),
  stopped: localText('Not reached: the run was stopped', '未执行：运行已停止', '未執行：運行已停止'),
  failed: localText('Failed: {reason}', '失败：{reason}', '失敗：{reason}'),
} as const;
