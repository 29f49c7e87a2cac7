import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { valueOf } from '../report/fact-lookup.ts';
import { inTradingCurrency } from '../report/market-places.ts';
import { change, figure, paragraph } from '../report/paragraph.ts';
import type { ToolResult } from '../tool.ts';
import { onlyMethod } from '../value/weighted-methods.ts';
import type { Figures } from './figures.ts';
import { handleOf } from './figures.ts';
import { inSentence, noData, said } from './no-data.ts';
import { reportSection } from './report-section.ts';
import { nextFor } from './suggestions.ts';

const fairValue = localText('a fair value', '公允价值', '公允價值');

/** What a share is worth by every method that fits the company: the one value that its report states, made the same way. */
export function valueByAllMethods(figures: Figures): ToolResult {
  const { instrument, context } = figures;
  const { book } = context;
  const why = reportSection(figures, 'valuation')?.why;
  const isKnown = (id: string): boolean => valueOf(book, id) !== null;
  if (!isKnown('blendedValue') || !isKnown('upside.blended')) {
    if (why === undefined) return noData(instrument, fairValue);
    const summary = localText('Could not value it', '无法估值', '無法估值');
    return said(summary, [paragraph(notValued, { name: instrument.name, reason: why })], [instrument]);
  }
  const [value, low, high, cash] = ['blendedValue', 'value.p10', 'value.p90', 'dcfTwoStage'].map((id) =>
    isKnown(id) ? inTradingCurrency(context, id) : id,
  ) as [string, string, string, string];
  const at = (id: string) => figure(handleOf(instrument, id));
  const slots = {
    name: instrument.name,
    methods: methodsOf(onlyMethod(book)),
    value: at(value),
    price: at('price'),
    gap: change(handleOf(instrument, 'upside.blended')),
    low: at(low),
    high: at(high),
    cash: at(cash),
    growth: at('growth'),
    rate: at('wacc'),
    forever: at('terminalGrowth'),
    implied: at('impliedGrowth'),
  };
  const parts = [
    { template: worth, needs: [value, 'price', 'upside.blended'] },
    { template: between, needs: [low, high] },
    { template: byCash, needs: [cash, 'growth', 'wacc', 'terminalGrowth'] },
    { template: takenForGranted, needs: ['impliedGrowth'] },
  ].filter(({ needs }) => needs.every(isKnown));
  const known = [...new Set(parts.flatMap(({ needs }) => needs))];
  return {
    summary: localText(`Valued ${instrument.id}`, `估算了 ${instrument.id} 的价值`, `估算了 ${instrument.id} 的價值`),
    sentences: parts.map(({ template }) => paragraph(template, slots)),
    widgets: [{ kind: 'figures', facts: known.map((id) => handleOf(instrument, id)) }],
    ...figures.take(known),
    instruments: [instrument],
    followUps: nextFor(figures),
  };
}

const together = localText('All methods together put', '各方法加权后', '各方法加權後');

/** Who puts a share at its value; a single method is named, since no other confirms it. */
function methodsOf(method: LocalText | null): LocalText {
  if (method === null) return together;
  return localText(
    `One method alone applies (${inSentence(method).en}) and puts`,
    `仅有一种方法（${method['zh-CN']}）适用，按此`,
    `只有一種方法（${method['zh-HK']}）適用，按此`,
  );
}

const notValued = localText('{name} is not valued. {reason}', '{name}没有估值。{reason}', '{name}沒有估值。{reason}');
const worth = localText(
  '{methods} a share of {name} at {value}, {gap} against the price of {price}.',
  '{methods}，{name}每股价值 {value}，相对现价 {price} 为 {gap}。',
  '{methods}，{name}每股價值 {value}，相對現價 {price} 為 {gap}。',
);
const between = localText(
  'Most of their range lies between {low} and {high} (P10 to P90).',
  '各方法 P10–P90 区间为 {low} 至 {high}。',
  '各方法 P10–P90 區間為 {low} 至 {high}。',
);
const byCash = localText(
  'Discounted free cash flow alone comes to {cash}, with growth of {growth} in the first years, {forever} for ever after, and a discount rate of {rate}; other assumptions give other values.',
  '其中自由现金流折现为 {cash}，前提是前几年增长 {growth}、永续增长 {forever}、折现率 {rate}；假设不同，结果也不同。',
  '其中自由現金流折現為 {cash}，前提是前幾年增長 {growth}、永續增長 {forever}、折現率 {rate}；假設不同，結果亦不同。',
);
const takenForGranted = localText(
  'The price takes growth of {implied} in the first years for granted.',
  '现价隐含前几年增长 {implied}。',
  '現價隱含首幾年增長 {implied}。',
);
