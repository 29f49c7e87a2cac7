import { venueOf } from '@plumbline/model/instrument';
import { spanOf } from '../account.ts';
import type { Part, Period, Topic } from '../reading.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';
import { growthAgain, isFiscal, moveTopic, priceOrReturn, topic } from './figure-topics.ts';

/** The best or worst of its years, months and days: looked for among them. */
const isSought = (topics: readonly Part<Topic>[]): boolean =>
  topics.length > 0 && topics.every(({ value }) => /^(?:best|worst)[A-Z]/u.test(value.id));

/** Told in words rather than by a figure. */
const matters: ReadonlySet<string> = new Set(['risks', 'strengths', 'analystViews', 'business']);
export const isMatter = ({ value }: Part<Topic>): boolean => matters.has(value.id);

/** Figures whose answer is who: "who are its largest holders" compares nobody. */
const others: ReadonlySet<string> = new Set([
  'shareholders',
  'auditor',
  'topCustomers',
  'topSuppliers',
  'subsidiaries',
  'peers',
]);
const isOfOthers = ({ value }: Part<Topic>): boolean => others.has(value.id);

const ofDividends: ReadonlySet<string> = new Set([
  'dividend',
  'dividendPerShare',
  'dividendYield',
  'dividendGrowth',
  'dividendYears',
  'dividendSafety',
  'payoutRatio',
  'exDividend',
  'dividendPaid',
]);

/** What flows in has an amount only of the money that comes through the link of the exchanges. */
const inflows: ReadonlySet<string> = new Set(['northboundNetBuy']);

/**
 * Whether every word that needs a certain figure beside it has one: "what is its biggest risk" asks for no meaning of a word,
 * "its industry" beside another figure is an average nobody has, and only a dividend is safe.
 */
export function hasItsFigures(slots: Slots): boolean {
  const { topics, instruments, before, has } = slots;
  const isNamed = instruments.length + before.instruments > 0;
  if (has('ask:define') && !(topics.length > 0 && topics.every(isMatter) && isNamed)) return false;
  if (has('own:business') && (topics.length > 1 || ['end', 'dir', 'ask:compare'].some((cue) => has(cue)))) return false;
  // How something is done is no figure, but for how a company lives.
  const isAgainstPast = has('ask:compare') && (has('metric:peHistory') || has('want:average'));
  if (has('ask:how') && !isAgainstPast && !topics.some(({ value }) => value.id === 'business')) return false;
  // Which of its years is one of a search among them; which company is a comparison.
  if (has('ask:which') && !isSought(topics) && !(isNamed && topics.length > 0 && topics.every(isOfOthers)))
    return false;
  const flowing = topics.length > 0 ? topics : (before.frame?.topics ?? []);
  if (has('want:inflow') && !flowing.some(({ value }) => inflows.has(value.id))) return false;
  // So much a year is of what is earned or paid in one; how often is of what happens.
  if (has('calc:eachYear') && !isFiscal(topics) && !topics.some(({ value }) => ofDividends.has(value.id))) return false;
  if (has('want:history')) return false;
  if (!has('quality')) return true;
  const said = topics.length > 0 ? topics : (before.frame?.topics ?? []);
  return said.length > 0 && said.every(({ value }) => ofDividends.has(value.id));
}

/** Whether a dividend can be kept up is told by what it takes of profit and cash and by its past. */
export function ofQuality(said: readonly Part<Topic>[], { has }: Slots): readonly Part<Topic>[] {
  return has('quality') ? [topic('own', 'dividendSafety', said[0] ?? null)] : said;
}

const losses = /^(?:lose|loses|lost|losing|亏|亏了|虧|蝕|蝕咗)$/u;
/** "Is it still losing money, and how much did it lose": what was lost is its own loss, and no fall of its price. */
const isLosing = ({ items, has, folded }: Slots): boolean =>
  has('want:turnedProfit') &&
  items.some(({ is, edge }) => is === 'word' && losses.test(folded.text.slice(edge.from, edge.to).trim()));

const parts: ReadonlySet<string> = new Set(['dividendYield', 'payoutRatio']);
const decided =
  /cut|slash|scrap|suspend|eliminat|halve|stop|rais|hike|boost|reinstat|resum|restor|减|減|削|砍|加过|加過|提高/u;
/** Words for what a board decides, which is a dividend and no yield. */
const isChosen = ({ items, folded }: Slots): boolean =>
  items.some(({ is, edge }) => is === 'word' && decided.test(folded.text.slice(edge.from, edge.to)));

const longer: ReadonlySet<string> = new Set(['years', 'quarters']);

/** A time that prices move over, and that no account or dividend is of. */
export function isOfDays(value: Period): boolean {
  if (value.is === 'last') return !longer.has(value.of);
  const isYear = value.is === 'range' && value.from.endsWith('-01-01') && value.to.endsWith('-12-31');
  return value.is === 'day' || value.is === 'lastSession' || (value.is === 'range' && !isYear);
}

/** "Has it ever been cut?" after a dividend or a figure of the statements is of that; a day moves a price. */
export function movedBefore(slots: Slots): readonly Part<Topic>[] {
  if (isLosing(slots)) return [topic('metric', 'netIncome')];
  const { before, instruments, subjects, periods, folded } = slots;
  // "How did the stock do" after its revenue.
  if (slots.items.some(({ edge }) => /\bstock\b|\bshares?\b|股/u.test(folded.text.slice(edge.from, edge.to))))
    return [];
  const isDay = periods(false).some(({ value }) => isOfDays(value));
  const held = before.frame?.topics ?? [];
  if (isDay || instruments.length + subjects.length > 0 || held.length === 0) return [];
  const isOfDividends = held.every(({ value }) => ofDividends.has(value.id));
  // A yield and a payout move by themselves; whether they are cut or raised is said of the dividend.
  if (isOfDividends && (!held.every(({ value }) => parts.has(value.id)) || isChosen(slots)))
    return [topic('metric', 'dividendPerShare')];
  if (isOfDividends) return held.map((one) => ({ ...one, from: 'context' as const, spans: [] }));
  return before.isFiscal ? held.map((one) => ({ ...one, from: 'context' as const, spans: [] })) : [];
}

/** How far a price fell over a stretch that is over: its movement, or the deepest fall from a peak within it. */
export function fallen(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const [one, ...more] = topics;
  const [span] = slots.periods(false);
  if (one === undefined || more.length > 0 || span?.value.is !== 'range') return topics;
  if (one.value.id === 'distanceTo') return [moveTopic(slots)];
  const isOver = span.value.to < slots.context.today;
  return one.value.id === 'distanceToHigh' && isOver ? [topic('perf', 'maxDrawdown', one)] : topics;
}

/** How far it is from its low: the price, and the low that it is set against. */
export const fromLow = (topics: readonly Part<Topic>[]): readonly Part<Topic>[] => [
  topic('price', 'price'),
  ...topics.filter(({ value }) => value.id !== 'distanceTo'),
];

/** "Is its P/E high": beside another figure the word judges, and names no highest price. */
export function withoutJudging(topics: readonly Part<Topic>[], { has }: Slots): readonly Part<Topic>[] {
  if (has('price:high') === has('price:low') || topics.every(({ value }) => value.kind !== 'metric')) return topics;
  return topics.filter(
    ({ value, spans }) =>
      !(value.id === 'high' || value.id === 'low') || !/^(?:high|low|高|低)$/iu.test(spans[0]?.text.trim() ?? ''),
  );
}

/** 净利润多少，同比涨了多少: the amount is asked for before its growth is. */
function withAmounts(
  topics: readonly Part<Topic>[],
  { topics: said, items, chosen, folded }: Slots,
): readonly Part<Topic>[] {
  const isEnd = (item: Item): boolean => item.is === 'mark' || chosen.get(item)?.id === 'and';
  return topics.flatMap((one) => {
    const named = said.find(({ spans, value }) => spans[0]?.from === one.spans[0]?.from && value.id !== one.value.id);
    if (named === undefined || growthAgain(named.value.id) !== one.value.id) return [one];
    const at = items.findIndex(({ edge }) => spanOf(folded, edge).from === named.spans[0]?.from);
    const end = items.findIndex((item, place) => place > at && isEnd(item));
    const isAsked = items.slice(0, end).some((item) => chosen.get(item)?.kind === 'ask');
    return at >= 0 && end > 0 && end < items.length - 1 && isAsked ? [named, one] : [one];
  });
}

/** "Revenue and profit growth": the growth of both may be meant, so the first is told with its own. */
export function withSharedGrowth(said: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const topics = withAmounts(said, slots);
  const [first, second, ...more] = topics;
  const id = first === undefined ? undefined : growthAgain(first.value.id);
  if (first === undefined || second === undefined || more.length > 0 || id === undefined) return topics;
  const isGrowth = growthAgain(second.value.id) === second.value.id && id !== first.value.id;
  const [from, to] = [first.spans[0]?.to, second.spans[0]?.from];
  const joined = from === undefined || to === undefined ? '' : slots.folded.source.slice(from, to).trim();
  return isGrowth && /^(?:和|与|及|、|同|與|and|&)$/u.test(joined)
    ? [first, topic('metric', id, first), second]
    : topics;
}

const readers = /(?:^|[^a-z])(?:my|our)\s*$|我(?:哋|们)?(?:家|手上|手里|买|买入|持有)?(?:的|嘅|啲|隻|只)\s*$/u;

/** What came of shares: up or down with no day said, and 赚了, which else is of the company's own profit. */
export function isOutcome({ has, periods, folded }: Slots): boolean {
  const isMoved = has('dir:up') || has('dir:down') || (has('dir:any') && /\bup or down\b/u.test(folded.text));
  return (isMoved && periods(false).every(({ value }) => value.is === 'latest')) || has('metric:netIncome');
}

/** "My Apple shares", 我的茅台: what the reader holds of a company that is named, and no figure of the company. */
export function isReaders({ items, folded }: Slots): boolean {
  return items.some(({ is, edge }) => is === 'instrument' && readers.test(folded.text.slice(0, edge.from)));
}

const compounded: Readonly<Record<string, string>> = {
  revenue: 'revenueCagr',
  revenueGrowth: 'revenueCagr',
  netIncome: 'netIncomeCagr',
  netIncomeGrowth: 'netIncomeCagr',
  epsDiluted: 'epsCagr',
  epsGrowth: 'epsCagr',
  freeCashFlow: 'freeCashFlowCagr',
};

/** "As a five-year CAGR" after a figure of the statements is the compound growth of that figure, and no return. */
export function compoundAgain(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const [one, ...more] = topics;
  const id = compounded[slots.before.frame?.topics[0]?.value.id ?? ''];
  const isCompound = one?.value.id === 'annualReturn' && /cagr|compound|复合|複合/iu.test(one.spans[0]?.text ?? '');
  const isNamed = slots.instruments.length + slots.subjects.length > 0;
  return isCompound && more.length === 0 && id !== undefined && !isNamed ? [topic('metric', id, one)] : topics;
}

/** The times of a question for a day, without the words for that day. */
export function withoutThatDay({ items, periods }: Slots): readonly Part<Period>[] {
  const isThatDay = items.some((item) => item.is === 'period' && item.said.isSameDay === true);
  return periods(false).filter(({ value }) => !isThatDay || value.is !== 'day');
}

/** "Against the quarter before" of a figure that has none of its own for it: the two quarters, the earlier first. */
export function twoQuarters(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Period>[] | null {
  if (!slots.has('want:qoq') || topics.length === 0 || topics.some(({ value }) => value.id.endsWith('QoQ')))
    return null;
  const [said, ...more] = slots.periods(true);
  const value = said?.value ?? { is: 'latestQuarter' as const };
  if (more.length > 0) return null;
  if (value.is === 'latestQuarter')
    return [{ value: { is: 'last', n: 2, of: 'quarters' }, from: 'default', spans: [] }];
  const quarter = value.is === 'fiscal' ? Number(/^Q([1-4])$/u.exec(value.part ?? '')?.[1]) : Number.NaN;
  if (value.is !== 'fiscal' || said === undefined || Number.isNaN(quarter)) return null;
  const part = (['Q4', 'Q1', 'Q2', 'Q3'] as const)[quarter - 1]!;
  const year = quarter === 1 ? value.year - 1 : value.year;
  return [{ value: { ...value, year, part }, from: 'default', spans: [] }, said];
}

const ofEquity: ReadonlySet<string> = new Set(['netDebtToEquity', 'debtToEquity', 'debtToEbitda', 'netDebtToEbitda']);

/** "Its debt ratio, net debt to equity": the second says which ratio the first is. */
export function withoutLooseRatio(topics: readonly Part<Topic>[], { has }: Slots): readonly Part<Topic>[] {
  if (has('join:and') || has('join:vs') || !topics.some(({ value: { id } }) => ofEquity.has(id))) return topics;
  return topics.filter(
    ({ value, spans }) =>
      value.id !== 'liabilitiesToAssets' ||
      !/^(?:debt ratio|liability ratio|[负負][债債]比率)$/iu.test(spans[0]?.text.trim() ?? ''),
  );
}

/** Statistics that are of returns. */
const ofReturns: ReadonlySet<string> = new Set([
  'skew',
  'kurtosis',
  'autocorrelation1',
  'volatility',
  'downsideDeviation',
  'valueAtRisk',
  'conditionalValueAtRisk',
  'correlation',
]);

/** "The skew of daily returns", 收益率的偏度: the word right beside a statistic says what it is of, and names no figure. */
export function withoutItsReturns(topics: readonly Part<Topic>[], { folded }: Slots): readonly Part<Topic>[] {
  const isBeside = (one: Part<Topic>, other: Part<Topic>): boolean => {
    const [from, to] = [one.spans[0]?.to, other.spans[0]?.from];
    const text = from === undefined || to === undefined || to < from ? null : folded.source.slice(from, to);
    return (
      text !== null &&
      text.length < 32 &&
      /^\s*(?:of|in|的|嘅|$)(?!.*(?:\band\b|\bvs\b|\bor\b|[,&和与與、同]))/iu.test(text)
    );
  };
  const statistics = topics.filter(({ value }) => ofReturns.has(value.id));
  return topics.filter(
    (one) => one.value.id !== 'totalReturn' || !statistics.some((of) => isBeside(of, one) || isBeside(one, of)),
  );
}

const ofSize = /^(?:how (?:big|large|small)(?: is| are| was)?|size|多大|有多大|幾大|几大|有几大)$/u;
const ofNothing = /^(?:how many|how long|how small|ratio|rate|count|number|%|多久|多长时间|幾耐|几耐)$/u;

/** What is asked of an instrument by a word of asking alone: its price, or its size; null where such a word wants a noun. */
export function askedAlone(slots: Slots): Part<Topic> | null {
  const texts = slots.items.flatMap((item) =>
    slots.chosen.get(item)?.kind === 'ask' ? [slots.folded.text.slice(item.edge.from, item.edge.to).trim()] : [],
  );
  if (texts.some((text) => ofNothing.test(text))) return null;
  return texts.some((text) => ofSize.test(text)) ? topic('metric', 'marketCap') : priceOrReturn(slots);
}

/** The lines that a golden or a death cross is of: those of the indicator that is named, else the averages of 50 and 200 days. */
export function crossLines({ topics, instruments, before, has, periods }: Slots): readonly Part<Topic>[] | null {
  const isCross = has('event:goldenCross') || has('event:deathCross');
  const isPast = has('ask:when') || periods(false).some(({ value: { is } }) => is === 'last' || is === 'range');
  if (!isCross || isPast || instruments.length + before.instruments === 0) return null;
  const ids = new Set(topics.map(({ value }) => value.id));
  const pair = ids.has('macd') ? ['macd', 'macdSignal'] : ids.has('kdj') ? ['kdj', 'kdjD'] : null;
  return pair === null
    ? ['movingAverage50', 'movingAverage200'].map((id) => topic('price', id))
    : pair.map((id) => topic('ind', id));
}

/** "Which year was highest?" after a figure of several years: they are told again, year by year. */
export function endOfBefore(slots: Slots): readonly Part<Topic>[] | null {
  const { before, topics, instruments, subjects, has, quantities } = slots;
  const held = before.frame?.topics ?? [];
  const isEnd = has('end') || topics.every(({ value }) => value.id === 'high' || value.id === 'low');
  const isPlain = topics.every(({ value }) => value.id === 'high' || value.id === 'low');
  if (!before.isTurn || !before.isFiscal || !has('ask:when') || !isEnd || !isPlain) return null;
  if (instruments.length + subjects.length + quantities.length + slots.periods(true).length > 0) return null;
  return (before.frame?.periods.length ?? 0) > 0
    ? held.map((one) => ({ ...one, from: 'context' as const, spans: [] }))
    : null;
}

const countsYears = /^(?:how many years|for how many years|多少年|几年|幾年|幾多年)$/u;

/** "How many years in a row has it raised its dividend": the years of the run are a figure of their own. */
export function runOf(topics: readonly Part<Topic>[], { has, periods, items, folded }: Slots): readonly Part<Topic>[] {
  const [one, ...more] = topics;
  const isCounted = items.some(({ edge }) => countsYears.test(folded.text.slice(edge.from, edge.to).trim()));
  if (!(has('want:streak') || isCounted) || one === undefined || more.length > 0 || periods(true).length > 0)
    return topics;
  if (one.value.id === 'dividendGrowth') return [topic('metric', 'dividendGrowthYears', one)];
  if (one.value.id !== 'dividendPerShare') return topics;
  return [topic('metric', has('dir:up') ? 'dividendGrowthYears' : 'dividendYears', one)];
}

/** 股价涨了几倍: so many times as much is how far it moved, and no run of prices. */
export function movedByMultiple(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const isMultiple = slots.all('ask').some(({ name }) => name === 'multiple');
  const isMoved = slots.has('dir:up') || slots.has('dir:down');
  return isMultiple && isMoved && topics.length > 0 && topics.every(({ value }) => value.id === 'price')
    ? [moveTopic(slots)]
    : topics;
}

/** The numbers right behind an indicator, such as its periods: what it is set to. */
export function settingsOf({ items, chosen }: Slots): readonly (Item & { is: 'quantity' })[] {
  const content = items.filter((item) => item.is !== 'mark');
  const at = content.findLastIndex((item) => chosen.get(item)?.kind === 'ind');
  const behind = at < 0 ? [] : content.slice(at + 1);
  const end = behind.findIndex((item) => item.is !== 'quantity' || !['none', 'count'].includes(item.quantity.unit));
  return (end < 0 ? behind : behind.slice(0, end)).filter((item) => item.is === 'quantity');
}

const inputs: ReadonlySet<string> = new Set(['discountRate', 'terminalGrowth', 'netMargin', 'operatingMargin']);

/** "What discount rate makes it fairly valued" works an input out of the price: the input as it stands is no answer. */
export function asksInput({ topics, has }: Slots): boolean {
  const isFair = topics.some(({ spans }) => /fairly (?:valued|priced)|合理/u.test(spans[0]?.text ?? ''));
  return isFair && !has('join:and') && topics.some(({ value }) => inputs.has(value.id));
}

/** A word that only supposes, as "if" does; 按 and 给 do so beside a number alone. */
export function isSupposed({ items, chosen, has }: Slots): boolean {
  if (has('ask:whether')) return false;
  return items.some(
    (item) =>
      item.is === 'word' &&
      chosen.get(item)?.id === 'if' &&
      !item.meanings.some(({ kind }) => kind === 'fn' || kind === 'per'),
  );
}

/** Who owns a coin is nobody's list of shareholders, and what a company holds of it no figure of its statements. */
export function isHeldCoin({ topics, instruments }: Slots): boolean {
  const isOwned = topics.some(({ value }) => value.id === 'shareholders');
  return isOwned && instruments.some(({ value }) => venueOf(value) === 'CRYPTO');
}

const paying = /^(?:pays?|paying|paid|is paying|派|派发|畀)$/u;

/** "Does it pay 5 %": the part of its price that it pays. */
export function isPaidShare({ items, folded, quantities, instruments }: Slots): boolean {
  const [first, ...more] = quantities;
  const isPaid = items.some(({ edge }) => paying.test(folded.text.slice(edge.from, edge.to).trim()));
  return isPaid && instruments.length === 1 && more.length === 0 && first?.quantity.unit === 'percent';
}

/** The growth that a price or a value takes for granted; with a number it is an assumption of the asker's own. */
export function asksImpliedGrowth({ topics, quantities, has }: Slots): boolean {
  const ids = new Set(topics.map(({ value }) => value.id));
  const isGrowth = ids.has('growth') || ids.has('revenueGrowth') || ids.has('impliedGrowth');
  const isOfPrice =
    ids.has('price') || ids.has('marketCap') || ids.has('valuation') || has('weak') || has('event:marketMove');
  return isGrowth && (isOfPrice || ids.has('impliedGrowth')) && quantities.length === 0;
}

/** "At what price would it yield 4 %" works a price out of a figure, and "when will it earn money" a day: neither is told. */
export function asksPriceAt(topics: readonly Part<Topic>[], { quantities, has }: Slots): boolean {
  const ids = new Set(topics.map(({ value }) => value.id));
  const isAtFigure =
    ids.has('price') && topics.length === 2 && quantities.some(({ quantity }) => quantity.unit === 'percent');
  return isAtFigure || (ids.has('netMargin') && has('many:profitability') && has('ask:when'));
}

const ofReader = /(?:^|[^a-z])(?:i|my|our)(?![a-z])|我/u;
const saysHolding = /(?:^|[^a-z])(?:bought|hold|own|got)(?![a-z])|买了|買了|买入|買入|持有|揸/u;

/**
 * "My P&L", "how am I doing": what came of all that somebody holds, with no company named. Behind "I bought 40 of them at 25" it is
 * asked of those.
 */
export function isOwnResult({ folded, has, instruments, subjects, quantities }: Slots): boolean {
  const isBare = instruments.length + subjects.length + quantities.length === 0;
  return has('own:pnl') && isBare && ofReader.test(folded.text) && !saysHolding.test(folded.text);
}
