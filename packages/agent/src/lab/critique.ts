import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Source } from '@plumbline/model/source';
import type { LocalParts } from '@plumbline/model/text-part';
import type { CheckStatus, Verdict } from '@plumbline/model/verdict';
import { verdictFigure } from '@plumbline/quant/evidence/shown-figures';
import { deskFacts } from '../chat/desk-facts.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import { failureTexts } from './failures.ts';

const texts = {
  seesNothing: localText(
    'It sees nothing of the future: with what came later cut off, it decides as before.',
    '未用到未来数据：切断之后的数据，决策不变。',
    '未用到未來數據：切斷之後的數據，決策不變。',
  ),
  enough: localText(
    'There are enough trades to judge by: {trades} round trips.',
    '交易次数足以判断：共 {trades} 笔完整交易。',
    '交易次數足以判斷：共 {trades} 筆完整交易。',
  ),
  few: localText(
    'There are few trades: {trades} round trips, too few or over too short a time to judge by.',
    '交易很少：共 {trades} 笔完整交易，次数或时间不足以判断。',
    '交易很少：共 {trades} 筆完整交易，次數或時間不足以判斷。',
  ),
  dear: localText(
    'Costs are a weakness: the gains are gone at {breakEven} per side, where {assumed} is assumed.',
    '成本是弱点：单边成本达到 {breakEven} 时收益归零，假设成本为 {assumed}。',
    '成本是弱點：單邊成本達到 {breakEven} 時回報歸零，假設成本為 {assumed}。',
  ),
  cheap: localText(
    'Costs leave room: the gains are gone only at {breakEven} per side, where {assumed} is assumed.',
    '成本尚有余地：单边成本达到 {breakEven} 时收益才归零，假设成本为 {assumed}。',
    '成本尚有餘地：單邊成本達到 {breakEven} 時回報才歸零，假設成本為 {assumed}。',
  ),
  crowded: localText(
    'Capacity is a weakness: there is room for {capacity} accounts of its size.',
    '容量是弱点：市场可容纳 {capacity} 个同等规模的账户。',
    '容量是弱點：市場可容納 {capacity} 個同等規模的賬戶。',
  ),
  roomy: localText(
    'Capacity is no worry at its size: there is room for {capacity} such accounts.',
    '以目前规模容量不成问题：可容纳 {capacity} 个此类账户。',
    '以目前規模容量不成問題：可容納 {capacity} 個此類賬戶。',
  ),
  oneYear: localText(
    'Its gains hang on a single year: {year} brought {best}, and the other years together {rest}.',
    '收益集中于一年：{year} 年为 {best}，其余年份合计 {rest}。',
    '回報集中於一年：{year} 年為 {best}，其餘年份合計 {rest}。',
  ),
  manyYears: localText(
    'No single year makes it: {year} was the best with {best}, and the other years together brought {rest}.',
    '收益不依赖单一年份：最好的 {year} 年为 {best}，其余年份合计 {rest}。',
    '回報不依賴單一年份：最好的 {year} 年為 {best}，其餘年份合計 {rest}。',
  ),
};

export interface YearReturn {
  readonly year: number;
  /** As a fraction; a first or last year may be part of one. */
  readonly growth: number;
}

export interface CritiqueInput {
  /** In front of every handle. */
  readonly prefix: string;
  readonly title: string;
  readonly resultHash: string;
  readonly simulated: boolean;
  readonly at: number;
  readonly verdict: Verdict;
  /** Empty where they were not kept. */
  readonly years: readonly YearReturn[];
}

export interface Critique {
  readonly sentences: readonly LocalParts[];
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
}

const fewestYears = 3;

/** The best year, and what the others come to together; null where there are too few to say. */
function bestYear(years: readonly YearReturn[]): { readonly best: YearReturn; readonly rest: number } | null {
  const [best] = years.toSorted((a, b) => b.growth - a.growth);
  if (best === undefined || years.length < fewestYears || best.growth <= 0) return null;
  const rest = years.reduce((product, one) => (one === best ? product : product * (1 + one.growth)), 1) - 1;
  return { best, rest };
}

/**
 * What speaks against a strategy, and what does not: leaks, few trades, costs, capacity, the luck of one year. Each sentence
 * follows from a check of its verdict or a figure of its back-test; what could not be checked is left out.
 */
export function critiqueOf({ prefix, title, resultHash, simulated, at, verdict, years }: CritiqueInput): Critique {
  const status = (id: string): CheckStatus | undefined => verdict.checks.find((check) => check.id === id)?.status;
  const number = (check: string, id: string): number | null => verdictFigure(verdict, check, id);
  const year = bestYear(years);
  const { facts, sources } = deskFacts({
    prefix,
    title,
    locator: resultHash,
    at,
    simulated,
    values: [
      ['tradeCount', number('sample-size', 'trades')],
      ['breakEvenCost', number('cost', 'breakEven')],
      ['assumedCost', number('cost', 'assumedCost')],
      ['accountRoom', number('capacity', 'capacity')],
      ['totalReturn', year?.best.growth ?? null, 'bestYear'],
      ['totalReturn', year?.rest ?? null, 'otherYears'],
    ],
  });
  const known = facts.filter(({ value }) => value !== null);
  const sentences: LocalParts[] = [];
  const say = (
    text: LocalText,
    handles: Readonly<Record<string, string>>,
    more: Readonly<Record<string, LocalText>> = {},
  ): void => {
    const all = Object.entries(handles).map(([slot, handle]) => [slot, `${prefix}/${handle}`] as const);
    if (!all.every(([, id]) => known.some((fact) => fact.id === id))) return;
    sentences.push(paragraph(text, { ...Object.fromEntries(all.map(([slot, id]) => [slot, figure(id)])), ...more }));
  };
  const passes = (id: string): boolean => status(id) === 'pass';
  for (const id of ['look-ahead', 'survivorship', 'data-quality']) {
    const failed = failureTexts[id];
    if (failed !== undefined && (status(id) === 'fail' || status(id) === 'watch')) say(failed, {});
  }
  if (passes('look-ahead')) say(texts.seesNothing, {});
  say(passes('sample-size') ? texts.enough : texts.few, { trades: 'tradeCount' });
  say(passes('cost') ? texts.cheap : texts.dear, { breakEven: 'breakEvenCost', assumed: 'assumedCost' });
  say(passes('capacity') ? texts.roomy : texts.crowded, { capacity: 'accountRoom' });
  if (year !== null) {
    const handles = { best: 'bestYear', rest: 'otherYears' };
    say(year.rest <= 0 ? texts.oneYear : texts.manyYears, handles, { year: sameText(String(year.best.year)) });
  }
  const used = new Set(
    sentences.flatMap(({ en }) =>
      en.flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part.fact] : [])),
    ),
  );
  return { sentences, facts: known.filter(({ id }) => used.has(id)), sources: used.size === 0 ? [] : sources };
}
