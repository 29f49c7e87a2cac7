import type { QualityFlag } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

export const qualityTexts = {
  simulated: localText(
    'Everything here comes from the simulated market: it shows how a report reads and says nothing about the real {name}.',
    '本报告全部数据来自合成市场，仅展示报告形式，与真实的{name}无关。',
    '本報告全部數據來自合成市場，僅展示報告形式，與真實的{name}無關。',
  ),
  oneFlag: localText('{what}: {count} figure.', '{what}：{count} 个数值。', '{what}：{count} 個數值。'),
  flag: localText('{what}: {count} figures.', '{what}：{count} 个数值。', '{what}：{count} 個數值。'),
  barsKnown: localText(
    'The price history holds {bars} trading days.',
    '价格历史共有 {bars} 个交易日。',
    '價格歷史共有 {bars} 個交易日。',
  ),
  source: localText(
    '{publisher} {cite}: its data ends {age} days before the date of this report.',
    '{publisher}{cite}：数据截止于报告日期前 {age} 天。',
    '{publisher}{cite}：數據截止於報告日期前 {age} 天。',
  ),
  sourceDayBefore: localText(
    '{publisher} {cite}: its data ends {age} day before the date of this report.',
    '{publisher}{cite}：数据截止于报告日期前 {age} 天。',
    '{publisher}{cite}：數據截止於報告日期前 {age} 天。',
  ),
  simulatedMarket: localText('Plumbline simulated market', 'Plumbline 合成市场', 'Plumbline 合成市場'),
  sourceToday: localText(
    '{publisher} {cite}: its data reaches the day of this report.',
    '{publisher}{cite}：数据截至报告当日。',
    '{publisher}{cite}：數據截至報告當日。',
  ),
} as const;

export const flagTexts: Readonly<Record<QualityFlag, LocalText>> = {
  stale: localText('Older than it should be', '数据较旧', '數據較舊'),
  'derived-quarter': localText('Fourth quarter found by subtraction', '第四季度由相减得出', '第四季度由相減得出'),
  restated: localText('Restated since first published', '首次公布后有重述', '首次公佈後有重列'),
  'partial-bar': localText('From a session that is still open', '来自未收盘的交易日', '來自未收市的交易日'),
  'currency-converted': localText('Converted from another currency', '由其他货币换算', '由其他貨幣換算'),
  'short-history': localText('History shorter than usual', '历史长度不足', '歷史長度不足'),
  assumed: localText('Rests on an assumption', '依赖假设', '依賴假設'),
  estimate: localText('Rests on an estimate', '依赖估算', '依賴估算'),
  'not-meaningful': localText('Sign makes it meaningless', '符号使其失去意义', '正負號使其失去意義'),
  'source-conflict': localText('Sources disagree', '来源存在分歧', '來源存在分歧'),
};
