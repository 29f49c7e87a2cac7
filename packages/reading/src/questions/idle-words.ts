import type { QuestionFrame } from '../reading.ts';
import { ofOtherUnit } from './asked-measure.ts';
import type { Item } from './items.ts';

const figures: ReadonlySet<string> = new Set(['metric', 'perf', 'ind']);
/** Words for what is asked of a figure: its part, its sum, its average, its change, its run, how far it is from another. */
const ways: ReadonlySet<string> = new Set([
  'percentOf',
  'sum',
  'average',
  'change',
  'streak',
  'distanceTo',
  'annualReturn',
]);
/** Figures that stand for other words beside them. */
const covered: Readonly<Record<string, RegExp>> = {
  share: /^percentOf$/u,
  percentile: /^average$/u,
  governmentBond: /^dividendYield$/u,
  payoutRatio: /^(?:netIncome|eps|dividend|earnings)/u,
  impliedGrowth: /^(?:price|revenueGrowth|earnings)/u,
  fairValue: /^(?:scenarioValues|wacc|terminal)/u,
  netDebtToEquity: /^(?:liabilities|debt)/u,
  sma: /^distanceTo$/u,
  ema: /^distanceTo$/u,
  distanceToHigh: /^(?:distanceTo|high|allTimeHigh)/u,
  peExCash: /^(?:cash|netCash|priceToEarnings)/u,
};

/** Whether a figure says what another word beside it says. */
export const covers = (figure: string, id: string): boolean => covered[figure]?.test(id) === true;

/** "netDebtToEbitda" as net, debt, ebitda. */
const partsOf = (id: string): readonly string[] => id.split(/(?=[A-Z])/u).map((part) => part.toLowerCase());

function isCovered(id: string, held: readonly string[]): boolean {
  const parts = partsOf(id).filter((part) => part.length > 3);
  return held.some((one) => one === id || covers(one, id) || partsOf(one).some((part) => parts.includes(part)));
}

function asksByItself(item: Item, held: readonly string[]): boolean {
  if (item.is !== 'word' || item.meanings.some(({ kind }) => kind === 'fn')) return false;
  const isWay = item.meanings.some(({ kind, id }) => ways.has(id) && kind !== 'ask');
  const isFigure = item.meanings.length > 0 && item.meanings.every(({ kind }) => figures.has(kind));
  return (isWay || isFigure) && !item.meanings.some(({ id }) => isCovered(id, held));
}

/** "Each year" beside one year that is named is not answered by that one. */
const meansEach = (item: Item): boolean =>
  item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'want' && id === 'trend');

/** 连续几年 asks for the length of a run: the values of the years are none. */
const countsRun = (item: Item, held: readonly string[]): boolean =>
  item.is === 'word' &&
  item.meanings.some(({ kind, id, name }) => kind === 'want' && id === 'streak' && name === 'count') &&
  !held.some((id) => id.endsWith('Years'));

const withoutSpans = (frame: QuestionFrame): string =>
  JSON.stringify(frame, (key, value: unknown) => (key === 'spans' || key === 'from' ? undefined : value));

/**
 * Words of a figure, or of what is asked of one, that the frame would be the same without and that no figure of the frame
 * stands for: they were read inside a clause, and nothing came of them.
 */
export function idleWords(
  items: readonly Item[],
  own: QuestionFrame,
  build: (items: readonly Item[]) => QuestionFrame | null,
): readonly Item[] {
  if (own.act !== 'figure' && own.act !== 'compare') return [];
  if (own.topics.length === 0) return [];
  // Who comes first is told with how far apart they are.
  const told = own.act === 'compare' ? ['change', 'distanceTo'] : [own.args.wants ?? ''];
  const held = [...own.topics.map(({ value }) => value.id), ...told];
  const same = withoutSpans(own);
  const isOfOneYear =
    held.includes('each') && own.periods.length === 1 && own.periods[0]?.value.is === 'lastFiscalYear';
  const measures = ofOtherUnit(items, own);
  return items.filter((item) => {
    if (measures.includes(item) || (isOfOneYear && meansEach(item)) || countsRun(item, held)) return true;
    if (!asksByItself(item, held)) return false;
    const frame = build(items.filter((one) => one !== item));
    return frame !== null && withoutSpans(frame) === same;
  });
}
