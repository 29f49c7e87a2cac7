import type { Part, Period, Quantity, Topic } from '../reading.ts';
import { countsInstrument } from './items.ts';
import { asAmounts, ratioOf } from './ratios.ts';
import { asksAmountToo, ofRevenue } from './share-of-revenue.ts';
import type { Built, Slots } from './slots.ts';

export const figureWords = ['seg', 'metric', 'price', 'perf', 'many'] as const;
export const asking = [
  'weak',
  'ask:value',
  'ask:each',
  'ask:whether',
  'join:and',
  'join:or',
  'join:vs',
  'join:also',
  'join:add',
  'ref',
  'want',
] as const;
export const about = ['instrument', 'index', 'sector', 'market', 'board', 'place', 'period', 'per'] as const;

export function topic(kind: Topic['kind'], id: string, from: Part<Topic> | null = null): Part<Topic> {
  return { value: { kind, id }, from: from === null ? 'default' : 'text', spans: from?.spans ?? [] };
}

/** Words of several figures, as an act means them. */
export const meant: Readonly<Record<string, readonly (readonly [Topic['kind'], string])[]>> = {
  dividend: [['metric', 'dividendPerShare']],
  earnings: [['metric', 'netIncome']],
  turnover: [['price', 'turnover']],
  debt: [['metric', 'totalDebt']],
  growth: [['metric', 'revenueGrowth']],
  leverage: [
    ['metric', 'debtToEquity'],
    ['metric', 'netDebtToEbitda'],
  ],
  range52: [
    ['price', 'high52w'],
    ['price', 'low52w'],
  ],
  valuation: [['metric', 'priceToEarnings']],
  profitability: [['metric', 'netMargin']],
  risk: [
    ['perf', 'volatility'],
    ['perf', 'maxDrawdown'],
    ['metric', 'beta'],
  ],
  balanceSheet: [
    ['metric', 'totalAssets'],
    ['metric', 'totalLiabilities'],
    ['metric', 'cash'],
    ['metric', 'totalDebt'],
  ],
  incomeStatement: [
    ['metric', 'revenue'],
    ['metric', 'operatingIncome'],
    ['metric', 'netIncome'],
  ],
  cashFlowStatement: [
    ['metric', 'operatingCashFlow'],
    ['metric', 'capitalExpenditure'],
    ['metric', 'freeCashFlow'],
  ],
};

/** A whole statement, which a line of it named beside it makes a mere place. */
const statements: ReadonlySet<string> = new Set(['balanceSheet', 'incomeStatement', 'cashFlowStatement']);

export const meantInCompare: typeof meant = {
  ...meant,
  dividend: [['metric', 'dividendYield']],
  risk: [['perf', 'volatility']],
  valuation: [
    ['metric', 'priceToEarnings'],
    ['metric', 'priceToBook'],
  ],
};

/** Growth of what: a figure and its growth are one. */
const growthOf: Readonly<Record<string, string>> = {
  dividend: 'dividendGrowth',
  dividendPerShare: 'dividendGrowth',
  revenue: 'revenueGrowth',
  netIncome: 'netIncomeGrowth',
  epsDiluted: 'epsGrowth',
  earnings: 'netIncomeGrowth',
  inventory: 'inventoryGrowth',
};

const compoundOf: Readonly<Record<string, string>> = {
  revenue: 'revenueCagr',
  netIncome: 'netIncomeCagr',
  earnings: 'netIncomeCagr',
  epsDiluted: 'epsCagr',
  freeCashFlow: 'freeCashFlowCagr',
};

/** Sums that can grow and have no figure of their growth: it is their change. */
const flows: ReadonlySet<string> = new Set([
  'freeCashFlow',
  'operatingCashFlow',
  'grossProfit',
  'operatingIncome',
  'ebitda',
  'cash',
  'totalDebt',
  'totalAssets',
  'researchSpending',
  'capitalExpenditure',
  'volumeSold',
  'employees',
  'marketCap',
]);

/** The growth of a figure that was asked before; a growth stays what it is. */
export const growthAgain = (id: string): string | undefined => growthOf[id] ?? (grownIds.has(id) ? id : undefined);

const grownIds: ReadonlySet<string> = new Set([
  ...Object.values(growthOf),
  'adjustedNetIncomeGrowth',
  'netIncomeGrowthQoQ',
  'revenueGrowthQoQ',
  'revenueCagr',
  'netIncomeCagr',
  'epsCagr',
  'freeCashFlowCagr',
]);

const moves: ReadonlySet<string> = new Set(['totalReturn', 'dayChange']);

/** 升幾多 beside a figure is its movement, not a return. */
const isMovement = (spans: Part<Topic>['spans']): boolean => /^[涨漲升跌]/u.test(spans[0]?.text ?? '');

const multiples = /^(?:priceTo|evTo|peg|forwardPe|dividendYield)/u;

const isMarginOf = (exact: readonly Part<Topic>[]): boolean => exact.some(({ value }) => value.id.endsWith('Margin'));

/** "The 10 year" has no yield in its own words: the word before it may be that of a share as well. */
const isBondNamed = (topics: readonly Part<Topic>[]): boolean =>
  topics.some(
    ({ value, spans }) =>
      value.id === 'governmentBond' && /\bthe .*(?:years?|yrs?|y)$/iu.test(spans[0]?.text.trim() ?? ''),
  );

/** Words that say loosely what another word of the sentence says exactly. */
function withoutLoose(topics: readonly Part<Topic>[]): readonly Part<Topic>[] {
  const ids = new Set(topics.map(({ value }) => value.id));
  const isOpen = (one: Part<Topic>): boolean => one.value.kind === ('many' as string);
  const grown = topics.find(({ value }) => growthOf[value.id] !== undefined);
  if (ids.has('growth') && grown !== undefined && !ids.has('impliedGrowth'))
    return topics
      .filter(({ value, spans }) => value.id !== 'growth' && !(moves.has(value.id) && isMovement(spans)))
      .map((one) =>
        one === grown ? { ...one, value: { kind: 'metric' as const, id: growthOf[one.value.id]! } } : one,
      );
  // The compound growth of a figure is one figure.
  const compound = topics.find(
    ({ value, spans }) => value.id === 'annualReturn' && /cagr|复合|複合|compound/iu.test(spans[0]?.text ?? ''),
  );
  const compounded = topics.find(({ value }) => compoundOf[value.id] !== undefined);
  if (compound !== undefined && compounded !== undefined)
    return topics
      .filter((one) => one !== compound)
      .map((one) =>
        one === compounded ? { ...one, value: { kind: 'metric' as const, id: compoundOf[one.value.id]! } } : one,
      );
  if (ids.has('growth') && topics.some(({ value }) => flows.has(value.id) || grownIds.has(value.id)))
    return topics.filter(({ value }) => value.id !== 'growth');
  // "Where is its P/B in its history" is of that multiple alone.
  const isOtherPast = topics.some(({ value }) => value.id !== 'priceToEarnings' && multiples.test(value.id));
  if (ids.has('peHistory') && isOtherPast) return withoutLoose(topics.filter(({ value }) => value.id !== 'peHistory'));
  const held = ids.has('governmentBond')
    ? ['dividendYield']
    : ids.has('payoutRatio')
      ? ['netIncome', 'earnings', 'dividend', 'dividendPerShare']
      : ids.has('peExCash')
        ? ['cash', 'netCash']
        : [];
  // 股息率 beside a bond is that of the share, "yield" that of the bond.
  if (held.length > 0)
    return topics.filter(
      ({ value, spans }) =>
        !held.includes(value.id) ||
        (ids.has('governmentBond') &&
          (isBondNamed(topics) || /^yield$|divid|股息|分红|息率/iu.test(spans[0]?.text ?? ''))),
    );
  const exact = topics.filter((one) => !isOpen(one));
  if (ids.has('impliedGrowth')) return topics.filter(({ value }) => value.id !== 'price' && value.id !== 'growth');
  // "Its return without dividends" is one return.
  if (ids.has('priceReturn'))
    return topics.filter(
      ({ value, spans }) =>
        value.id !== 'totalReturn' || !/^(?:returns?|收益|回报|回報)$/iu.test(spans[0]?.text.trim() ?? ''),
    );
  if (!exact.some(({ value }) => value.kind === 'metric')) return topics;
  return topics.filter(
    ({ value, spans }) =>
      value.id !== 'annualReturn' &&
      !(moves.has(value.id) && isMovement(spans)) &&
      !(value.id === 'valuation' && exact.some(({ value: { id } }) => id !== 'dividendYield' && multiples.test(id))) &&
      !(
        value.id === 'profitability' &&
        (isMarginOf(exact) || !/^(?:margins?|利润率|利潤率)$/iu.test(spans[0]?.text.trim() ?? ''))
      ) &&
      !statements.has(value.id) &&
      !(value.id === 'valuation' && ids.has('premiumToOther')) &&
      !(
        (value.id === 'debt' || value.id === 'leverage') &&
        exact.some(({ value: { id } }) => /debt|liabilities/iu.test(id))
      ),
  );
}

export function settled(said: readonly Part<Topic>[], table: typeof meant): readonly Part<Topic>[] {
  const topics = withoutLoose(said);
  const found = topics.flatMap((one) =>
    one.value.kind === ('many' as string)
      ? (table[one.value.id] ?? []).map(([kind, id]) => topic(kind, id, one))
      : [one],
  );
  return found.filter(({ value }, at) => found.findIndex((one) => one.value.id === value.id) === at);
}

/** Figures of the statements have fiscal years; those of prices have days. */
export function isFiscal(topics: readonly Part<Topic>[]): boolean {
  return topics.some(({ value }) => value.kind === 'metric' && !marketMetrics.has(value.id));
}

const marketMetrics: ReadonlySet<string> = new Set([
  'priceToEarnings',
  'priceToBook',
  'priceToSales',
  'marketCap',
  'dividendYield',
  'premiumToOther',
  'nav',
  'floatMarketCap',
  'enterpriseValue',
  'evToEbitda',
  'forwardPe',
  'peg',
  'governmentBond',
  'indexWeight',
]);

export function countOf({ instruments, subjects }: Slots): number {
  return instruments.length + subjects.filter(({ value }) => value.kind === 'index' || value.kind === 'sector').length;
}

export function indicesOf({ subjects }: Slots): number {
  return subjects.filter(({ value }) => value.kind === 'index').length;
}

export function direction(slots: Slots): 'up' | 'down' | undefined {
  const [up, down] = [slots.has('dir:up'), slots.has('dir:down')];
  return up === down ? undefined : up ? 'up' : 'down';
}

/** What a movement asks for: the day's change, or the return over a span. */
export function moveTopic(slots: Slots): Part<Topic> {
  const [period] = slots.periods(false);
  const isDay = period === undefined || ['day', 'latest', 'lastSession'].includes(period.value.is);
  return isDay ? topic('price', 'dayChange') : topic('perf', 'totalReturn');
}

/** An instrument with a span and no figure asks what it returned; else its price. */
export function priceOrReturn(slots: Slots): Part<Topic> {
  const [period] = slots.periods(false);
  const isSpan = period?.value.is === 'range' || period?.value.is === 'last';
  return isSpan ? topic('perf', 'totalReturn') : topic('price', 'price');
}

const priceOfDay: ReadonlySet<string> = new Set(['price']);

/** "The price" on a past day is its close. */
export function pricesAt(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const [period] = slots.periods(false);
  if (period === undefined || period.value.is === 'latest') return topics;
  const isSpan = ['range', 'last', 'fiscal'].includes(period.value.is);
  return topics.map((one) => {
    if (isSpan && one.value.id === 'dayChange') return { ...one, value: { kind: 'perf', id: 'totalReturn' } };
    return period.value.is === 'day' && priceOfDay.has(one.value.id) && period.value.date !== slots.context.today
      ? { ...one, value: { kind: 'price', id: 'close' } }
      : one;
  });
}

export function wants(slots: Slots): Built<'figure'>['args']['wants'] {
  if (slots.has('want:percentOf')) return 'share';
  if (slots.has('want:trend') || slots.has('want:streak')) return 'each';
  if (slots.has('want:sum')) return 'sum';
  if (slots.has('want:change') || slots.has('want:yoy') || slots.has('want:qoq')) return 'change';
  if (slots.has('many:growth') && slots.topics.some(({ value }) => flows.has(value.id))) return 'change';
  if (slots.has('ask:when')) return 'date';
  return slots.has('dir') ? 'direction' : undefined;
}

/** Year on year and quarter on quarter have figures of their own. */
export const grown: Readonly<Record<string, string>> = {
  netIncome: 'netIncomeGrowth',
  revenue: 'revenueGrowth',
  inventory: 'inventoryGrowth',
  eps: 'epsGrowth',
  epsDiluted: 'epsGrowth',
  adjustedNetIncome: 'adjustedNetIncomeGrowth',
  dividendPerShare: 'dividendGrowth',
};
const grownByQuarter: Readonly<Record<string, string>> = {
  netIncome: 'netIncomeGrowthQoQ',
  revenue: 'revenueGrowthQoQ',
};

/** A growth on the year, and the same on the quarter. */
function byBoth(id: string): readonly string[] {
  const figure = Object.keys(grown).find((one) => grown[one] === id && grownByQuarter[one] !== undefined);
  return figure === undefined ? [] : [id, grownByQuarter[figure]!];
}

export function derived(all: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const isOfBond = slots.instruments.length === 0 && all.some(({ value }) => value.id === 'governmentBond');
  const said = isOfBond ? all.filter(({ value }) => value.id !== 'dividendYield') : all;
  const topics = ratioOf(asAmounts(said), slots);
  // Two years that are named are set against each other; their growth is another figure.
  const isOfTwo = slots.periods(true).length > 1;
  const isMoved = slots.topics.some(
    ({ value, spans }) => (value.id === 'totalReturn' || value.id === 'dayChange') && isMovement(spans),
  );
  const isGrowth =
    slots.has('want:yoy') ||
    (!isOfTwo && ((slots.has('dir:up') && ['ask:value', 'ask:which', 'end'].some((cue) => slots.has(cue))) || isMoved));
  // Year on year and quarter on quarter, asked together, are two figures.
  const isOnYear =
    slots.has('want:yoy') || topics.some(({ spans }) => /同比|按年|yoy|year/iu.test(spans[0]?.text ?? ''));
  const isOnQuarter = slots.has('want:qoq');
  const tables = (isOnQuarter ? isOnYear : isGrowth) ? [grown] : [];
  if (isOnQuarter) tables.push(grownByQuarter);
  const changed = topics.flatMap((one) => {
    const isBoth = tables.length > 1 && grownIds.has(one.value.id);
    const ids = isBoth ? byBoth(one.value.id) : tables.flatMap((table) => table[one.value.id] ?? []);
    return ids.length === 0 ? [one] : ids.map((id) => ({ ...one, value: { kind: 'metric' as const, id } }));
  });
  const isOfRevenue =
    slots.has('metric:segmentShare') ||
    (slots.has('want:percentOf') && changed.some(({ value }) => value.id === 'revenue'));
  if (!isOfRevenue) return changed;
  const whole = changed.find(({ value }) => ofRevenue[value.id] !== undefined);
  if (whole === undefined) return changed;
  const part = ofRevenue[whole.value.id]!;
  const share: Part<Topic> = { ...whole, value: { kind: 'metric', id: part } };
  if (part !== whole.value.id && asksAmountToo(whole, slots)) return [whole, share];
  return changed
    .filter(({ value }) => value.id !== 'revenue' && value.id !== 'segmentShare')
    .filter((one) => one === whole || ofRevenue[one.value.id] !== part)
    .map((one) => (one === whole ? { ...one, value: { kind: 'metric', id: part } } : one));
}

/** Points of an index are its level, not a hundredth of it. */
function levelOf(quantity: Quantity, slots: Slots): Quantity {
  return quantity.unit === 'points' && indicesOf(slots) > 0
    ? { ...quantity, value: quantity.written * quantity.scale }
    : quantity;
}

/** "It is 21m, right?" states a value that the answer has to confirm or correct. */
export function claimed(slots: Slots): Pick<Built<'figure'>, 'claim' | 'quantities'> {
  const [first] = slots.quantities;
  if (first === undefined) return {};
  if (slots.has('want:riskFree')) return { quantities: [first] };
  const content = slots.items.filter((item) => item.is !== 'mark');
  const at = content.indexOf(first);
  const before = content.slice(0, at).findLast((item) => slots.chosen.get(item) !== undefined);
  const kind = before === undefined ? undefined : slots.chosen.get(before)?.kind;
  // 跌破 is a fall and the level it is through.
  const isThrough = before?.is === 'word' && kind === 'dir' && before.meanings.some((one) => one.kind === 'rel');
  const isStated = (kind === 'metric' || kind === 'rel' || isThrough) && slots.quantities.length === 1;
  // 跌到1200市盈率是多少: the price falls so far, and the multiple behind it is asked for.
  if (isThrough && content.slice(at + 1).some((item) => multiples.test(slots.chosen.get(item)?.id ?? ''))) return {};
  // "100 AAPL": so many of them, not a figure of theirs.
  if (countsInstrument(slots.items, first) || first.quantity.unit === 'shares') return {};
  const [isAbove, isBelow] = [
    ['rel:above', 'rel:atLeast', 'rel:crossAbove'],
    ['rel:below', 'rel:atMost', 'rel:crossBelow'],
  ].map((cues) => cues.some((cue) => slots.has(cue)));
  // "Fell more than 4 %" is a fall.
  const way = slots.has('dir') && (first.quantity.unit === 'percent' || isThrough) ? direction(slots) : undefined;
  const bound = way ?? (isAbove === isBelow ? undefined : isAbove ? ('up' as const) : ('down' as const));
  if (!slots.has('ask:whether') && !isStated) return {};
  return {
    claim: { value: levelOf(first.quantity, slots), ...(bound !== undefined && { direction: bound }) },
    quantities: [first],
  };
}

/** No figure is known of days to come. */
export function isAhead(period: Period, today: string): boolean {
  return (period.is === 'day' && period.date > today) || (period.is === 'range' && period.from > today);
}
