import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { fairValues } from '../comparable.ts';

/** What tells figures of one metric apart, by the end of their handles. */
const kinds: Readonly<Record<string, LocalText>> = {
  median: localText(', median', '中位数', '中位數'),
  bear: localText(', bear case', '（悲观情景）', '（悲觀情景）'),
  base: localText(', base case', '（基准情景）', '（基準情景）'),
  bull: localText(', bull case', '（乐观情景）', '（樂觀情景）'),
  blended: localText(', all methods together', '（综合各法）', '（綜合各法）'),
  usual: localText(', before it was fitted', '（调整前）', '（調整前）'),
  used: localText(', as used', '（实际采用）', '（實際採用）'),
  weighted: localText(', weighted by probability', '（按概率加权）', '（按概率加權）'),
  beforeInterest: localText(', before interest', '（未计利息）', '（未計利息）'),
};

/** Kinds that are no state of the company: a bound, a line, an assumption moved, another's figure. */
const supposed: Readonly<Record<string, LocalText>> = {
  p10: localText(' (P10)', '（P10）', '（P10）'),
  p90: localText(' (P90)', '（P90）', '（P90）'),
  low: localText(' (lowest)', '（最低）', '（最低）'),
  high: localText(' (highest)', '（最高）', '（最高）'),
  lowerQuartile: localText(' (lower quartile)', '（下四分位）', '（下四分位）'),
  upperQuartile: localText(' (upper quartile)', '（上四分位）', '（上四分位）'),
  average: localText(' (average)', '（平均）', '（平均）'),
  past: localText(' (median of past years)', '（过往各年中位数）', '（過往各年中位數）'),
  implied: localText(' (implied by the price)', '（价格所隐含）', '（價格所隱含）'),
  next: localText(' (a year ahead under the assumed growth)', '（按假设增长推算一年后）', '（按假設增長推算一年後）'),
  below: localText(' (level that would change the view)', '（会改变看法的水平）', '（會改變看法的水平）'),
  above: localText(' (level that would change the view)', '（会改变看法的水平）', '（會改變看法的水平）'),
  market: localText(' (of its market index)', '（所属市场指数）', '（所屬市場指數）'),
  step: localText(' (with assumptions moved)', '（变动假设）', '（變動假設）'),
};

/** The same figure in another currency, or as it was filed or computed. */
const asGiven = /\.(?:traded|computed|filed|quoted|[A-Z]{3})$/;
const assumptions = /^(?:growth|wacc|terminalGrowth|costOfEquity)$/;

/** What kind of its metric a figure is; null for the metric's plain figure. */
export function kindOf({ id, metric }: Fact): string | null {
  const own = id.slice(id.lastIndexOf('/') + 1).replace(asGiven, '');
  const isValue = fairValues.test(metric);
  // One assumption of a value moved: `wacc.2`, `dcfTwoStage.-1.0`, `dcfTwoStage.growth.p10`.
  if ((isValue || assumptions.test(metric)) && /\.-?\d$/.test(own)) return 'step';
  if (isValue && own.startsWith(`${metric}.`) && /\.\w+\.p[19]0$/.test(own)) return 'step';
  const end = /\.(\w+)$/.exec(own)?.[1] ?? '';
  // `dcf.above` is a chance, and a risk may be called `market`.
  if (/^(?:above|below|market)$/.test(end) && (!own.startsWith(`${metric}.`) || metric.startsWith('risk'))) return null;
  return end in kinds || end in supposed ? end : null;
}

/** Whether a figure is no state of the company itself, so that it may only be said under the name of its kind. */
export function isSupposed(fact: Fact): boolean {
  const kind = kindOf(fact);
  return kind !== null && kind in supposed;
}

/** What is added to the label of a metric to name the kind; null where the label says it. */
export function kindName(fact: Fact): LocalText | null {
  const kind = kindOf(fact);
  if (kind === null || fact.metric.endsWith(kind.toUpperCase())) return null;
  return kinds[kind] ?? supposed[kind] ?? null;
}
