import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { SectionKey } from '@plumbline/model/report';

/** Headings of a report, as the page and every export print them. */
export const sectionTitles: Readonly<Record<SectionKey, LocalText>> = {
  summary: localText('Summary', '摘要', '摘要'),
  price: localText('Price and events', '价格与事件', '價格與事件'),
  returns: localText('Returns and risk', '回报与风险', '回報與風險'),
  valuation: localText('Valuation', '估值', '估值'),
  case: localText('Bull and bear', '多空论据', '好淡論據'),
  scenarios: localText('Scenarios', '情景', '情景'),
  multiples: localText('Multiples against their own history', '估值倍数与自身历史', '估值倍數與自身歷史'),
  peers: localText('Against its peers', '同业比较', '同業比較'),
  factors: localText('Factors', '因子', '因子'),
  financials: localText('Financials', '财务', '財務'),
  strength: localText('Balance-sheet strength', '资产负债稳健度', '資產負債穩健度'),
  scores: localText('Quality scores', '质量评分', '質素評分'),
  cycle: localText('Position in the cycle', '周期位置', '週期位置'),
  technicals: localText('Technical state', '技术状态', '技術狀態'),
  events: localText('Catalysts and results', '催化事件与业绩', '催化事件與業績'),
  ownership: localText('Ownership and flows', '股权与资金', '股權與資金'),
  rules: localText('Market rules', '市场规则', '市場規則'),
  risks: localText('Risks', '风险', '風險'),
  quality: localText('Data quality and gaps', '数据质量与缺口', '數據質素與缺口'),
};
