import type { QuestionFrame } from '../reading.ts';
import { ofOtherUnit } from './asked-measure.ts';
import { someTerm } from '../term.ts';
import type { Folded } from '../text/fold.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
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

const counted = /^(?:how many|for how many|有几年|几年|多少年|有多少年|有幾年|幾年|幾多年)$/u;

/** "In dollars and in pounds": one of them is told. */
const isOtherMoney = (item: Item, own: QuestionFrame): boolean =>
  item.is === 'word' &&
  'currency' in own.args &&
  own.args.currency !== undefined &&
  item.meanings.length > 0 &&
  item.meanings.every(({ kind, id }) => kind === 'money' && 'currency' in own.args && id !== own.args.currency);

/** "In how many of the last ten years": years are counted in which something was so, and none of them is told by its number. */
function countsYears(items: readonly Item[], item: Item, { text }: Folded): boolean {
  const content = items.filter(({ is }) => is !== 'mark');
  const at = content.indexOf(item);
  const isYears = (one: Item | undefined): boolean => {
    const said = one?.is === 'period' ? one.said.of({ today: '2000-01-01', isFiscal: false }) : null;
    return said?.is === 'last' && said.of === 'years' && said.n > 1;
  };
  return (
    counted.test(text.slice(item.edge.from, item.edge.to).trim()) &&
    [at - 1, at + 1].some((one) => isYears(content[one]))
  );
}

const withoutSpans = (frame: QuestionFrame): string =>
  JSON.stringify(frame, (key, value: unknown) => (key === 'spans' || key === 'from' ? undefined : value));

/** Acts that the whole of a text is about, where a time or an end may say what the act says already. */
const loose: ReadonlySet<string> = new Set(['refuse', 'smalltalk', 'consent', 'backtest', 'news', 'why']);
/** Kinds of words that say something of their own, whatever the act is about. */
const content: ReadonlySet<string> = new Set([
  'metric',
  'price',
  'perf',
  'ind',
  'many',
  'event',
  'end',
  'money',
  'seg',
  'mult',
  'weekly',
]);
/** Ways of asking that change what is told. */
const binding: ReadonlySet<string> = new Set(['average', 'yoy', 'qoq', 'adjusted', 'unadjusted', 'trend', 'inPercent']);

/** What an act says by itself: a word for it changes nothing, and is no word that was left out. */
const saidBy: Partial<Record<QuestionFrame['act'], RegExp>> = {
  'what-if': /^(?:price|priceToEarnings|eps|epsDiluted|fairValue|totalReturn|dayChange|valuation)$/u,
  alert: /^(?:price|close|extendedPrice|sma|ema|rsi|macd|goldenCross|deathCross|dayChange)$/u,
  portfolio: /^(?:fairValue|totalReturn|price)$/u,
  signals: /^(?:highest|lowest|totalReturn|dayChange|extendedPrice)$/u,
  rule: /^(?:CNY|HKD|USD)$/u,
};
/** Who comes first among what is held is told with what each made. */
const ranked: ReadonlySet<string> = new Set(['pnl', 'largest']);

function isSaid(item: Item & { is: 'word' }, { act, topics }: QuestionFrame): boolean {
  if (item.meanings.some(({ id }) => saidBy[act]?.test(id) === true)) return true;
  const isOfDividend = item.meanings.some(({ id }) => id === 'dividend' || id === 'exDividend');
  if (isOfDividend && topics.some(({ value }) => /income|dividend|\bex[A-Z]/iu.test(value.id))) return true;
  return item.meanings.some(({ kind }) => kind === 'end') && topics.some(({ value }) => ranked.has(value.id));
}

const isOfBars = (item: Item): boolean => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'weekly');

function isContent(item: Item, own: QuestionFrame, held: readonly string[]): boolean {
  if (item.is === 'period') {
    const value = item.said.isLoose === true ? null : item.said.of({ today: '2050-01-01', isFiscal: false });
    return value !== null && value.is !== 'latest';
  }
  if (isOfBars(item) || meansEach(item)) return true;
  // One character may be part of a word that is not known.
  if (item.is !== 'word' || item.meanings.length === 0 || item.edge.to - item.edge.from < 2) return false;
  if (isSaid(item, own)) return false;
  const isOwn = ({ kind, id }: Meaning): boolean => content.has(kind) || (kind === 'want' && binding.has(id));
  return item.meanings.every(isOwn) && !item.meanings.some(({ id }) => isCovered(id, held));
}

/** A number that could be a year and is the level that an alert waits for. */
function isLevel({ is, edge }: Item, { act, args }: QuestionFrame, { text }: Folded): boolean {
  const condition = act === 'alert' && 'condition' in args ? args.condition : undefined;
  const written = /^(?:at |to |@ ?|到|至)?(\d{4})$/u.exec(text.slice(edge.from, edge.to).trim())?.[1];
  return (
    is === 'period' &&
    written !== undefined &&
    condition !== undefined &&
    someTerm(condition, (part) => part.is === 'number' && part.value === Number(written))
  );
}

/** Words that an act other than a figure would be the same without. */
function idleInOther(
  items: readonly Item[],
  own: QuestionFrame,
  folded: Folded,
  build: (items: readonly Item[]) => QuestionFrame | null,
): readonly Item[] {
  if (loose.has(own.act)) return [];
  const same = withoutSpans(own);
  const held = own.topics.map(({ value }) => value.id);
  return items.filter((item) => {
    if (!isContent(item, own, held) || isLevel(item, own, folded)) return false;
    const frame = build(items.filter((one) => one !== item));
    return frame !== null && withoutSpans(frame) === same;
  });
}

/**
 * Words of a figure, or of what is asked of one, that the frame would be the same without and that no figure of the frame
 * stands for: they were read inside a clause, and nothing came of them.
 */
export function idleWords(
  items: readonly Item[],
  own: QuestionFrame,
  folded: Folded,
  build: (items: readonly Item[]) => QuestionFrame | null,
): readonly Item[] {
  if (own.act !== 'figure' && own.act !== 'compare') return idleInOther(items, own, folded, build);
  if (own.topics.length === 0) return [];
  // Who comes first is told with how far apart they are.
  const told = own.act === 'compare' ? ['change', 'distanceTo'] : [own.args.wants ?? ''];
  const held = [...own.topics.map(({ value }) => value.id), ...told];
  const same = withoutSpans(own);
  const isOfOneYear =
    held.includes('each') && own.periods.length === 1 && own.periods[0]?.value.is === 'lastFiscalYear';
  const measures = ofOtherUnit(items, own);
  return items.filter((item) => {
    if (
      isOtherMoney(item, own) ||
      countsYears(items, item, folded) ||
      measures.includes(item) ||
      (isOfOneYear && meansEach(item)) ||
      countsRun(item, held)
    )
      return true;
    // Two companies are told side by side, and not year by year.
    const isEach = own.act === 'compare' && meansEach(item);
    if (!isEach && !asksByItself(item, held)) return false;
    const frame = build(items.filter((one) => one !== item));
    return frame !== null && withoutSpans(frame) === same;
  });
}
