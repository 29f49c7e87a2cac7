import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import type { ValueWay } from '@plumbline/reading/reading';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { dcfThreeStage } from '@plumbline/quant/catalogue/valuations/dcf-three-stage';
import { freeCashFlowToEquityValue } from '@plumbline/quant/catalogue/valuations/free-cash-flow-to-equity-value';
import { graham } from '@plumbline/quant/catalogue/valuations/graham';
import { sumOfTheParts } from '@plumbline/quant/catalogue/valuations/sum-of-the-parts';
import { cashFlowRefusal } from '../report/cash-flow-value.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { isFinancial } from '../report/instrument-kind.ts';
import { inTradingCurrency, whyNoMarketPlace } from '../report/market-places.ts';
import { blendTexts } from '../report/messages/blend.ts';
import { companyTexts } from '../report/messages/company.ts';
import { ownMultipleValue, type OwnMultipleKey } from '../report/own-multiple-values.ts';
import { change, figure, paragraph, type Slot } from '../report/paragraph.ts';
import { valuationTexts } from '../report/sections/valuation/texts.ts';
import type { ToolResult } from '../tool.ts';
import { methodLabels } from '../value/messages/methods.ts';
import { onlyMethod } from '../value/weighted-methods.ts';
import { handleOf, type Figures } from './figures.ts';
import { inSentence, said } from './no-data.ts';
import { reportSection } from './report-section.ts';
import { nextFor } from './suggestions.ts';
import { whenOf } from './when-words.ts';

/** One way to a value: its name, the figure of the report that it is, and its key where the report weights it. */
interface Way {
  readonly label: LocalText;
  readonly fact: string;
  readonly key?: keyof typeof methodLabels;
}

const weighted = (key: keyof typeof methodLabels, fact: string): Way => ({ label: methodLabels[key], fact, key });
const ownPast = (key: OwnMultipleKey): Way => weighted(key, `${key}.median`);

const ways: Readonly<Record<Exclude<ValueWay, 'multiples'>, Way>> = {
  cashFlow: weighted('cashFlow', 'dcfTwoStage'),
  threeStage: { label: dcfThreeStage.title, fact: 'dcfThreeStage' },
  equityCashFlow: { label: freeCashFlowToEquityValue.title, fact: 'equityCashFlowValue' },
  dividends: weighted('dividends', 'hModelValue'),
  residualIncome: weighted('residualIncome', 'residualIncomeValue'),
  earningsPower: weighted('earningsPower', 'earningsPowerValue'),
  graham: { label: graham.title, fact: 'grahamNumber' },
  book: weighted('bookReturn', 'priceToBookValue'),
  netAssets: weighted('netAssets', 'netAssetValue'),
  ownEarnings: ownPast('ownEarnings'),
  ownEnterprise: ownPast('ownEnterprise'),
  ownBook: ownPast('ownBook'),
  ownSales: ownPast('ownSales'),
  parts: { label: sumOfTheParts.title, fact: 'sumOfPartsValue' },
};

const multiples = ['ownEarnings', 'ownEnterprise', 'ownBook', 'ownSales'] as const satisfies readonly OwnMultipleKey[];

/** The ways that a value can be asked by. */
export const valueWays: readonly ValueWay[] = [...(Object.keys(ways) as Exclude<ValueWay, 'multiples'>[]), 'multiples'];

/** The value by one way, with what it rests on, or why this company has none by it; then the value of its report. */
export function valueByOneMethod(figures: Figures, method: string): ToolResult {
  const way = valueWays.find((one) => one === method) ?? 'cashFlow';
  const { instrument } = figures;
  const section = reportSection(figures, 'valuation');
  const asked = way === 'multiples' ? multiples.map((key) => ways[key]) : [ways[way]];
  const found = asked.map((one) => ({ ...one, why: whyNot(figures, one, section?.status === 'not-runnable') }));
  const known = found.filter(({ why }) => why === null);
  const answer = known.length > 1 ? severalValues(figures, known) : oneValue(figures, known[0]);
  if (answer === null) {
    const label = way === 'multiples' ? ownMultiples : asked[0]?.label;
    const reason = found[0]?.why ?? valuationTexts.cashFlowUnknown;
    const refusal = paragraph(refused, { name: instrument.name, method: inSentence(label ?? ownMultiples), reason });
    const rest = reportValue(figures, undefined);
    const summary = localText('Could not value it so', '无法按该方法估值', '無法按該方法估值');
    return {
      ...said(summary, [refusal, ...rest.sentences], [instrument]),
      ...figures.take(rest.handles),
    };
  }
  const rest = reportValue(figures, known.length === 1 ? known[0] : undefined);
  const shown = [...answer.handles, ...rest.handles].filter((id) => !id.startsWith('upside'));
  return {
    summary: localText(`Valued ${instrument.id}`, `估算了 ${instrument.id} 的价值`, `估算了 ${instrument.id} 的價值`),
    sentences: [...answer.sentences, ...rest.sentences],
    widgets: [{ kind: 'figures', facts: [...new Set(shown)].map((id) => handleOf(instrument, id)) }],
    ...figures.take([...answer.handles, ...rest.handles]),
    instruments: [instrument],
    followUps: nextFor(figures),
  };
}

interface Told {
  readonly sentences: readonly LocalParts[];
  readonly handles: readonly string[];
}

/** Why a way gives this company no value; null where it gives one. */
function whyNot({ context, now }: Figures, { fact, key }: Way, isNotRunnable: boolean): LocalText | null {
  const { book, template, statements } = context;
  if (template === 'crypto') return valuationTexts.coin;
  if (template === 'fund') return valuationTexts.fund;
  if (statements === null) return companyTexts.noStatements;
  if (now === null || isNotRunnable)
    return book.get('price') === null ? companyTexts.noPrice : whyNoMarketPlace(context);
  const unweighted = key === undefined ? null : book.get(`methodWeight.${key}`);
  if (unweighted?.value === null && unweighted.why !== undefined) return unweighted.why;
  if (isFinancial(context.instrument) && (key === 'ownEnterprise' || key === 'ownSales'))
    return valuationTexts.financial;
  const own = multiples.find((one) => one === key);
  if (own !== undefined && book.get(fact) === null) {
    const range = ownMultipleValue(context, now, own);
    if ('whyNot' in range) return range.whyNot;
  }
  const value = valueOf(book, fact);
  if (value !== null) return value > 0 ? null : belowZero;
  const refusal = fact === 'dcfTwoStage' ? cashFlowRefusal(context, now) : (book.get(fact)?.why ?? null);
  return refusal ?? blendTexts.noOwnHistory;
}

/** How far a value lies from the price, both in the currency of the statements. */
function gapOf({ context: { book }, now }: Figures, fact: string): string | null {
  const price = now?.given.get('price');
  if (price === undefined) return null;
  const id = `upside.${fact}`;
  const inputs = [
    { name: 'value', fact },
    { name: 'price', fact: price },
  ];
  return book.get(id)?.id ?? book.derived({ id, metric: 'upside', expression: 'value / price - 1', inputs }).id;
}

function oneValue(figures: Figures, way: Way | undefined): Told | null {
  const { instrument, context } = figures;
  const gap = way === undefined ? null : gapOf(figures, way.fact);
  if (way === undefined || gap === null) return null;
  const value = inTradingCurrency(context, way.fact);
  const rests = premises(figures, way.fact);
  const first = paragraph(alone, {
    name: instrument.name,
    method: inSentence(way.label),
    value: figure(handleOf(instrument, value)),
    price: figure(handleOf(instrument, 'price')),
    gap: change(handleOf(instrument, gap)),
  });
  return { sentences: [first, ...rests.sentences], handles: [value, 'price', gap, ...rests.handles] };
}

/** Each own multiple with its value: there is no one value by multiples where several apply. */
function severalValues({ instrument, context }: Figures, known: readonly Way[]): Told {
  const values = known.map(({ fact }) => inTradingCurrency(context, fact));
  const list = (mark: string): string => known.map((_, at) => `{label${at}} {value${at}}`).join(mark);
  const slots = known.map(({ label }, at): readonly (readonly [string, Slot])[] => [
    [`label${at}`, inSentence(label)],
    [`value${at}`, figure(handleOf(instrument, values[at] ?? ''))],
  ]);
  const sentence = paragraph(
    localText(
      `Paid for as in its own past, a share of {name} comes to: ${list('; ')}. The price is {price}.`,
      `按自身历史倍数，{name}每股价值：${list('；')}。现价 {price}。`,
      `按自身歷史倍數，{name}每股價值：${list('；')}。現價 {price}。`,
    ),
    { name: instrument.name, price: figure(handleOf(instrument, 'price')), ...Object.fromEntries(slots.flat()) },
  );
  return { sentences: [sentence], handles: [...values, 'price'] };
}

/** Inputs that carry no opinion about the company, or are told by the name of the way. */
const unsaid: ReadonlySet<string> = new Set(['midYear', 'shares', 'netDebt', 'exchangeRate']);

/** What a value is computed from: the figures it starts from and the assumptions, and how it goes on from there. */
function premises({ instrument, context: { book } }: Figures, value: string): Told {
  const inputs = book.get(value)?.formula?.inputs ?? [];
  const facts = inputs.flatMap((input): readonly Fact[] => {
    const fact = 'fact' in input && !unsaid.has(input.name) ? book.get(input.fact) : null;
    return fact?.value == null ? [] : [fact];
  });
  const notes = inputs.flatMap((input) => ('constant' in input && input.why !== undefined ? [input.why] : []));
  const list = (mark: string): string => facts.map((_, at) => `{what${at}} {value${at}}`).join(mark);
  const slots = facts.map((fact, at): readonly (readonly [string, Slot])[] => [
    [`what${at}`, nameOf(fact, timeOf(fact, book))],
    [`value${at}`, figure(handleOf(instrument, fact.id))],
  ]);
  const sentence = paragraph(
    localText(`It rests on: ${list('; ')}.`, `其依据为：${list('；')}。`, `其依據為：${list('；')}。`),
    Object.fromEntries(slots.flat()),
  );
  return {
    sentences:
      facts.length === 0 ? [] : [sentence, ...notes.map((note) => paragraph(note, {})), paragraph(otherValues, {})],
    handles: facts.map(({ id }) => id),
  };
}

/** An amount per share has the time of the amount. */
function timeOf({ formula, period, quality }: Fact, book: FactBook): LocalText {
  const isOurs = quality.includes('assumed') || quality.includes('estimate');
  const made = formula?.inputs.flatMap((input) => ('fact' in input ? (book.get(input.fact)?.period ?? []) : [])) ?? [];
  return whenOf(period ?? (isOurs ? undefined : made.find(({ kind }) => kind === 'trailing')));
}

function nameOf({ id, metric }: Fact, when: LocalText): LocalText {
  const label = inSentence(labelOf(metric));
  if (id.endsWith('.median'))
    return localText(
      `${label.en}, the median of its own past,`,
      `${label['zh-CN']}（自身历史中位数）`,
      `${label['zh-HK']}（自身歷史中位數）`,
    );
  if (id.endsWith('.next'))
    return localText(`${label.en} of next year`, `下一年${label['zh-CN']}`, `下一年${label['zh-HK']}`);
  return localText(
    `${label.en}${when.en}`,
    `${when['zh-CN'].trimStart()}${label['zh-CN']}`,
    `${when['zh-HK'].trimStart()}${label['zh-HK']}`,
  );
}

/** The value that the report states beside it, and what the way counts for in that. */
function reportValue({ instrument, context }: Figures, way: Way | undefined): Told {
  const { book } = context;
  const isKnown = (id: string): boolean => valueOf(book, id) !== null;
  if (!isKnown('blendedValue') || !isKnown('upside.blended')) return { sentences: [], handles: [] };
  const value = inTradingCurrency(context, 'blendedValue');
  const weight = way?.key === undefined ? null : `methodWeight.${way.key}`;
  const only = onlyMethod(book);
  const at = (id: string) => figure(handleOf(instrument, id));
  const total = paragraph(only === null ? together : byAnother, {
    method: inSentence(only ?? localText('', '', '')),
    value: at(value),
    gap: change(handleOf(instrument, 'upside.blended')),
  });
  const isCounted = weight !== null && isKnown(weight);
  if (!isCounted) {
    const outside = way === undefined ? [] : [paragraph(notCounted, {})];
    return { sentences: [total, ...outside], handles: [value, 'upside.blended'] };
  }
  if (only !== null) return { sentences: [paragraph(onlyWay, {})], handles: [] };
  return {
    sentences: [total, paragraph(counted, { weight: at(weight) })],
    handles: [value, 'upside.blended', weight],
  };
}

const otherValues = localText(
  'Other assumptions give other values.',
  '假设不同，结果也不同。',
  '假設不同，結果亦不同。',
);
const ownMultiples = localText('its own past multiples', '自身历史倍数', '自身歷史倍數');
const belowZero = localText(
  'By it the value comes out below zero, which says nothing of what a share is worth.',
  '按此计算价值为负，不能说明股份价值。',
  '按此計算價值為負，不能說明股份價值。',
);
const alone = localText(
  'By one method alone ({method}) a share of {name} is worth {value}: {gap} against the price of {price}.',
  '仅按一种方法（{method}），{name}每股价值 {value}，相对现价 {price} 为 {gap}。',
  '僅按一種方法（{method}），{name}每股價值 {value}，相對現價 {price} 為 {gap}。',
);
const refused = localText(
  '{name} has no value by that method ({method}). {reason}',
  '{name}没有按该方法（{method}）计算的价值。{reason}',
  '{name}沒有按該方法（{method}）計算的價值。{reason}',
);
const together = localText(
  'All methods together, as in its report, put it at {value}: {gap} against the price.',
  '报告按各方法加权后的价值为 {value}，相对现价为 {gap}。',
  '報告按各方法加權後的價值為 {value}，相對現價為 {gap}。',
);
const byAnother = localText(
  'Its report values it by the one method that applies, {method}: {value}, {gap} against the price.',
  '报告仅按唯一适用的方法（{method}）估值：{value}，相对现价为 {gap}。',
  '報告僅按唯一適用的方法（{method}）估值：{value}，相對現價為 {gap}。',
);
const counted = localText(
  'In that value this method counts for {weight}.',
  '其中该方法的权重为 {weight}。',
  '其中該方法的權重為 {weight}。',
);
const notCounted = localText(
  'This method is not one of those weighted for a company of its kind.',
  '该方法不在这类公司的加权方法之列。',
  '該方法不在這類公司的加權方法之列。',
);
const onlyWay = localText(
  'It is the one method that applies, so its report states the same value; no other confirms it.',
  '这是唯一适用的方法，因此报告的价值与此相同，没有其他方法印证。',
  '這是唯一適用的方法，因此報告的價值與此相同，沒有其他方法印證。',
);
