import { waccAssumption, growthAssumption, terminalGrowthAssumption } from '@plumbline/quant/facts/assumptions';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { addCashFlowValue, cashFlowInputs, cashFlowRefusal } from '../report/cash-flow-value.ts';
import { change, figure, paragraph } from '../report/paragraph.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { valuationTexts } from '../report/sections/valuation/texts.ts';
import type { Figures } from '../chat/figures.ts';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noData, said } from '../chat/no-data.ts';
import { numberOf, textOf } from '../chat/tool-input.ts';
import type { Tool, ToolInput, ToolParam, ToolResult } from '../tool.ts';
import { valueAndCase } from '../chat/value-and-case.ts';
import { valueByAllMethods } from '../chat/value-by-all-methods.ts';
import { ratioAtPrice, ratiosOfPrice } from '../chat/ratio-at-price.ts';
import { valueByMultiple } from '../chat/value-by-multiple.ts';
import { valueByOneMethod, valueWays } from '../chat/value-by-one-method.ts';

const whatIf = localText('Given with the question.', '随问题给出。', '隨問題給出。');
const fairValue = localText('a fair value', '公允价值', '公允價值');

/** Rates of the cash-flow value that a question may set or move, and the assumption each replaces. */
const rates = {
  growth: growthAssumption,
  discountRate: waccAssumption,
  terminalGrowth: terminalGrowthAssumption,
} as const;
type Rate = keyof typeof rates;
const rateNames = ['growth', 'discountRate', 'terminalGrowth'] as const satisfies readonly Rate[];

const rate = (meaning: string): ToolParam => ({ kind: 'number', meaning, isOptional: true, isFraction: true });
const amount = (meaning: string): ToolParam => ({ kind: 'number', meaning, isOptional: true });

export const valuation: Tool = {
  id: 'valuation',
  title: localText('Valuation', '估值', '估值'),
  summary: localText(
    'What a share is worth by all methods together or by one of them; with an assumption given, by its discounted free cash flow or by a multiple of its earnings.',
    '按各方法加权或按其中一种方法计算每股价值；给定假设时按自由现金流折现或盈利倍数计算。',
    '按各方法加權或按其中一種方法計算每股價值；給定假設時按自由現金流折現或盈利倍數計算。',
  ),
  example: localText('What is MSFT worth if it grows 8%?', '如果增长 8%，微软值多少钱', '如果增長 8%，微軟值多少錢'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one company' },
    growth: rate('Growth of the first five years as a fraction, 0.08 for 8%'),
    growthShift: rate('The same, moved by so much: 0.01 for one point more'),
    discountRate: rate('Discount rate as a fraction'),
    discountRateShift: rate('The same, moved by so much'),
    terminalGrowth: rate('Growth for ever after as a fraction'),
    terminalGrowthShift: rate('The same, moved by so much'),
    price: amount('A price in place of the last one: what it takes for granted'),
    priceChange: rate('The last price changed by this part of itself'),
    multiple: amount('Price over earnings per share: the value by earnings in place of cash flow'),
    eps: amount('Earnings per share in place of those on record, at the given or the present multiple'),
    epsChange: rate('Earnings per share changed by this part of themselves'),
    method: {
      kind: 'text',
      meaning: 'The one method to value it by, on its own assumptions',
      isOptional: true,
      options: valueWays,
    },
    ratio: {
      kind: 'text',
      meaning: 'A figure that the price is a part of, to be told at the price or on the earnings given',
      isOptional: true,
      options: ratiosOfPrice,
    },
    asks: {
      kind: 'text',
      meaning: 'What is told first',
      isOptional: true,
      options: ['value', 'impliedGrowth', 'case'],
    },
  },
  drafts: false,
  async run(input, toolContext) {
    const instrument = await findInstrument(toolContext.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, toolContext);
    const method = textOf(input, 'method');
    if (method !== '') return valueByOneMethod(figures, method);
    const { context, now } = figures;
    if (context.template === 'crypto') return notValued(figures, valuationTexts.coin);
    if (context.template === 'fund') return notValued(figures, valuationTexts.fund);
    if (context.statements === null || now === null) return noData(instrument, fairValue);
    const isGiven = (names: readonly string[]): boolean => names.some((name) => numberOf(input, name) !== null);
    const ratio = textOf(input, 'ratio');
    if (ratio !== '') return ratioAtPrice(figures, now, ratio, input);
    if (isGiven(['multiple', 'eps', 'epsChange'])) return valueByMultiple(figures, now, input);
    const isByCashFlow = isGiven([...rateNames.flatMap((name) => [name, `${name}Shift`]), 'price', 'priceChange']);
    if (isByCashFlow || textOf(input, 'asks') === 'impliedGrowth') return byCashFlow(figures, input);
    return textOf(input, 'asks') === 'case' ? valueAndCase(figures) : valueByAllMethods(figures);
  },
};

const endless = localText(
  'A discount rate at or below the growth for ever after gives no value: the sum would have no end. Raise the rate or lower that growth.',
  '折现率不高于永续增速时没有价值可算：各期现值之和无穷大。请提高折现率或降低永续增速。',
  '折現率不高於永續增速時沒有價值可算：各期現值之和無窮大。請提高折現率或降低永續增速。',
);

function byCashFlow(figures: Figures, input: ToolInput): ToolResult {
  const { instrument, context, now } = figures;
  const { book, statements } = context;
  if (statements === null || now === null) return noData(instrument, fairValue);
  const refusal = cashFlowRefusal(context, now);
  const inputs = refusal === null ? cashFlowInputs(context, now) : null;
  if (inputs === null) return notValued(figures, refusal ?? fairValue);
  addCashFlowValue(context, statements, now, inputs);
  const price = givenPrice(figures, inputs.price, input);
  const swaps = new Map<string, string>(rateNames.flatMap((name) => givenRate(figures, name, input)));
  if (price !== inputs.price) swaps.set(inputs.price, price);
  const value = swapped(figures, 'dcfTwoStage', swaps);
  const implied = swapped(figures, 'impliedGrowth', swaps);
  const of = (name: string): string => swaps.get(name) ?? name;
  if (valueOf(book, value) === null) {
    const [rate, forever] = [valueOf(book, of('wacc')), valueOf(book, of('terminalGrowth'))];
    return rate !== null && forever !== null && rate <= forever
      ? notValued(figures, endless)
      : noData(instrument, fairValue);
  }
  const by = changeBy(figures, value);
  const gap = book.derived({
    id: 'upside.chat',
    metric: 'upside',
    expression: 'value / price - 1',
    inputs: [
      { name: 'value', fact: value },
      { name: 'price', fact: price },
    ],
  }).id;
  const shown = [
    value,
    ...(by === null ? [] : [valueBefore(figures), by]),
    price,
    gap,
    of('growth'),
    of('wacc'),
    of('terminalGrowth'),
    implied,
  ];
  const known = shown.filter((id) => valueOf(book, id) !== null);
  const at = (id: string) => figure(handleOf(instrument, id));
  const slots = {
    name: instrument.name,
    value: at(value),
    price: at(price),
    gap: change(handleOf(instrument, gap)),
    growth: at(of('growth')),
    rate: at(of('wacc')),
    forever: at(of('terminalGrowth')),
    implied: at(implied),
    ...(by === null ? {} : { base: at('dcfTwoStage'), by: change(handleOf(instrument, by)) }),
  };
  const asksGrowth = textOf(input, 'asks') === 'impliedGrowth' || price !== inputs.price;
  const sentences = [paragraph(by === null ? worth : moved, slots), paragraph(premises, slots)];
  const granted = known.includes(implied) ? [paragraph(takenForGranted, slots)] : [];
  return {
    summary: localText(`Valued ${instrument.id}`, `估算了 ${instrument.id} 的价值`, `估算了 ${instrument.id} 的價值`),
    sentences: asksGrowth ? [...granted, ...sentences] : [...sentences, ...granted],
    widgets: [{ kind: 'figures', facts: known.map((id) => handleOf(instrument, id)) }],
    ...figures.take(by === null ? known : [...known, 'dcfTwoStage']),
    instruments: [instrument],
  };
}

function notValued({ instrument }: Figures, reason: LocalText): ToolResult {
  const words = localText(
    '{name} is not valued by cash flow. {reason}',
    '{name}不适用现金流估值。{reason}',
    '{name}不適用現金流估值。{reason}',
  );
  const summary = localText('Could not value it', '无法估值', '無法估值');
  return said(summary, [paragraph(words, { name: instrument.name, reason })], [instrument]);
}

/** What a question sets or moves, under the handle of the assumption it replaces. */
function givenRate(
  { context: { book } }: Figures,
  name: Rate,
  input: ToolInput,
): readonly (readonly [string, string])[] {
  const { metric, min, max } = rates[name];
  const base = valueOf(book, metric.id);
  const shift = numberOf(input, `${name}Shift`);
  const moved = shift === null || base === null ? null : base + shift;
  const value = numberOf(input, name) ?? moved;
  if (value === null) return [];
  // What is asked about may lie beyond what we would choose.
  const range = { min: Math.min(min, value), max: Math.max(max, value) };
  return [[metric.id, book.assumed({ id: `${metric.id}.given`, metric: metric.id, value, why: whatIf, range }).id]];
}

function givenPrice({ context: { book } }: Figures, price: string, input: ToolInput): string {
  const last = book.get(price);
  const part = numberOf(input, 'priceChange');
  const value = numberOf(input, 'price') ?? (part === null || last?.value == null ? null : last.value * (1 + part));
  if (value === null || value <= 0) return price;
  const range = { min: value, max: value };
  const money = last?.currency === undefined ? {} : { currency: last.currency };
  return book.assumed({ id: 'price.given', metric: 'price', value, why: whatIf, range, ...money }).id;
}

/** How far what is given moves the value from the one on our own assumptions; null where nothing moves it. */
function changeBy({ context: { book } }: Figures, value: string): string | null {
  if (value === 'dcfTwoStage' || valueOf(book, 'dcfTwoStage') === null) return null;
  return book.derived({
    id: 'dcfTwoStage.change',
    metric: 'valueChange',
    expression: 'value / before - 1',
    inputs: [
      { name: 'value', fact: value },
      { name: 'before', fact: 'dcfTwoStage' },
    ],
  }).id;
}

/** The value on our own assumptions under a name of its own, so that it is told from the one on those given. */
function valueBefore({ context: { book } }: Figures): string {
  const before = book.get('dcfTwoStage');
  return book.derived({
    id: 'dcfTwoStage.before',
    metric: 'valueBefore',
    expression: 'value',
    inputs: [{ name: 'value', fact: 'dcfTwoStage' }],
    ...(before?.currency === undefined ? {} : { currency: before.currency }),
  }).id;
}

/** A figure computed again with what the question gives in the place of its own inputs. */
function swapped({ context: { book } }: Figures, id: string, swaps: ReadonlyMap<string, string>): string {
  const base = book.get(id);
  const formula = base?.formula;
  if (base === null || formula === undefined) return id;
  const isTouched = formula.inputs.some((one) => 'fact' in one && swaps.has(one.fact));
  if (!isTouched) return id;
  return book.derived({
    id: `${id}.given`,
    metric: base.metric,
    expression: formula.expression,
    inputs: formula.inputs.map((one) =>
      'fact' in one ? { name: one.name, fact: swaps.get(one.fact) ?? one.fact } : one,
    ),
    ...(base.currency === undefined ? {} : { currency: base.currency }),
  }).id;
}

const worth = localText(
  'Discounted free cash flow puts a share of {name} at {value} against a price of {price}, a gap of {gap}.',
  '按自由现金流折现，{name}每股价值 {value}，价格 {price}，差距 {gap}。',
  '按自由現金流折現，{name}每股價值 {value}，價格 {price}，差距 {gap}。',
);
const moved = localText(
  'Discounted free cash flow then puts a share of {name} at {value} instead of {base}, {by}; against a price of {price} that is a gap of {gap}.',
  '按自由现金流折现，{name}每股价值由 {base} 变为 {value}，变动 {by}；价格 {price}，差距 {gap}。',
  '按自由現金流折現，{name}每股價值由 {base} 變為 {value}，變動 {by}；價格 {price}，差距 {gap}。',
);
const premises = localText(
  'It rests on growth of {growth} in the first years, {forever} for ever after, and a discount rate of {rate}; other assumptions give other values.',
  '前提是前几年增长 {growth}、永续增长 {forever}、折现率 {rate}；假设不同，结果也不同。',
  '前提是前幾年增長 {growth}、永續增長 {forever}、折現率 {rate}；假設不同，結果也不同。',
);
const takenForGranted = localText(
  'A price of {price} takes growth of {implied} in the first years for granted.',
  '价格 {price} 隐含前几年增长 {implied}。',
  '價格 {price} 隱含首幾年增長 {implied}。',
);
