import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { SectionKey } from '@plumbline/model/report';

/** Headings of a report, as the page and every export print them. */
export const sectionTitles: Readonly<Record<SectionKey, LocalText>> = {
  summary: localText('Summary', '摘要', '摘要'),
  price: localText('Price and events', '价格与事件', '價格與事件'),
  returns: localText('Returns and risk', '回报与风险', '回報與風險'),
  valuation: localText('Valuation', '估值', '估值'),
  scenarios: localText('Scenarios', '情景', '情景'),
  multiples: localText('Multiples against their own history', '估值倍数与自身历史', '估值倍數與自身歷史'),
  financials: localText('Financials', '财务', '財務'),
  strength: localText('Balance-sheet strength', '资产负债稳健度', '資產負債穩健度'),
  cycle: localText('Position in the cycle', '周期位置', '週期位置'),
  quality: localText('Data quality and gaps', '数据质量与缺口', '數據質素與缺口'),
};
