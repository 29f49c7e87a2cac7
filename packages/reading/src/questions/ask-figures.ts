import { venueOf } from '@plumbline/model/instrument';
import type { Part, Topic } from '../reading.ts';
import type { Built, QuestionReader, Slots } from './slots.ts';

const figureWords = ['metric', 'price', 'perf', 'many'] as const;
const asking = ['weak', 'ask:value', 'ask:each', 'ask:whether', 'join', 'ref', 'want'] as const;
const about = ['instrument', 'index', 'sector', 'market', 'board', 'place', 'period', 'per'] as const;

function topic(kind: Topic['kind'], id: string, from: Part<Topic> | null = null): Part<Topic> {
  return { value: { kind, id }, from: from === null ? 'default' : 'text', spans: from?.spans ?? [] };
}

/** Words of several figures, as an act means them. */
const meant: Readonly<Record<string, readonly (readonly [Topic['kind'], string])[]>> = {
  dividend: [['metric', 'dividendPerShare']],
  earnings: [['metric', 'netIncome']],
  turnover: [['price', 'turnover']],
  debt: [['metric', 'totalDebt']],
  growth: [['metric', 'revenueGrowth']],
  range52: [
    ['price', 'high52w'],
    ['price', 'low52w'],
  ],
  valuation: [['metric', 'priceToEarnings']],
  profitability: [['metric', 'netMargin']],
};

const meantInCompare: typeof meant = {
  ...meant,
  dividend: [['metric', 'dividendYield']],
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

/** Words that say loosely what another word of the sentence says exactly. */
function withoutLoose(topics: readonly Part<Topic>[]): readonly Part<Topic>[] {
  const ids = new Set(topics.map(({ value }) => value.id));
  const isOpen = (one: Part<Topic>): boolean => one.value.kind === ('many' as string);
  const grown = topics.find(({ value }) => growthOf[value.id] !== undefined);
  if (ids.has('growth') && grown !== undefined && !ids.has('impliedGrowth'))
    return topics
      .filter(({ value }) => value.id !== 'growth')
      .map((one) =>
        one === grown ? { ...one, value: { kind: 'metric' as const, id: growthOf[one.value.id]! } } : one,
      );
  const exact = topics.filter((one) => !isOpen(one));
  if (ids.has('impliedGrowth')) return topics.filter(({ value }) => value.id !== 'price' && value.id !== 'growth');
  if (!exact.some(({ value }) => value.kind === 'metric')) return topics;
  return topics.filter(
    ({ value }) =>
      value.id !== 'valuation' &&
      value.id !== 'profitability' &&
      !(value.id === 'debt' && exact.some(({ value: { id } }) => /debt|liabilities/iu.test(id))),
  );
}

function settled(said: readonly Part<Topic>[], table: typeof meant): readonly Part<Topic>[] {
  const topics = withoutLoose(said);
  const found = topics.flatMap((one) =>
    one.value.kind === ('many' as string)
      ? (table[one.value.id] ?? []).map(([kind, id]) => topic(kind, id, one))
      : [one],
  );
  return found.filter(({ value }, at) => found.findIndex((one) => one.value.id === value.id) === at);
}

/** Figures of the statements have fiscal years; those of prices have days. */
function isFiscal(topics: readonly Part<Topic>[]): boolean {
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

function countOf({ instruments, subjects }: Slots): number {
  return instruments.length + subjects.filter(({ value }) => value.kind === 'index' || value.kind === 'sector').length;
}

function indicesOf({ subjects }: Slots): number {
  return subjects.filter(({ value }) => value.kind === 'index').length;
}

function direction(slots: Slots): 'up' | 'down' | undefined {
  const [up, down] = [slots.has('dir:up'), slots.has('dir:down')];
  return up === down ? undefined : up ? 'up' : 'down';
}

/** What a movement asks for: the day's change, or the return over a span. */
function moveTopic(slots: Slots): Part<Topic> {
  const [period] = slots.periods(false);
  const isDay = period === undefined || ['day', 'latest', 'lastSession'].includes(period.value.is);
  return isDay ? topic('price', 'dayChange') : topic('perf', 'totalReturn');
}

const priceOfDay: ReadonlySet<string> = new Set(['price']);

/** "The price" on a past day is its close. */
function pricesAt(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const [period] = slots.periods(false);
  if (period === undefined || period.value.is === 'latest') return topics;
  const isSpan = period.value.is === 'range' || period.value.is === 'last';
  return topics.map((one) => {
    if (isSpan && one.value.id === 'dayChange') return { ...one, value: { kind: 'perf', id: 'totalReturn' } };
    return period.value.is === 'day' && priceOfDay.has(one.value.id) && period.value.date !== slots.context.today
      ? { ...one, value: { kind: 'price', id: 'close' } }
      : one;
  });
}

function wants(slots: Slots): Built<'figure'>['args']['wants'] {
  if (slots.has('want:percentOf')) return 'share';
  if (slots.has('want:trend')) return 'each';
  if (slots.has('want:sum')) return 'sum';
  if (slots.has('want:change') || slots.has('want:yoy') || slots.has('want:qoq')) return 'change';
  if (slots.has('ask:when')) return 'date';
  return slots.has('dir') ? 'direction' : undefined;
}

/** Year on year and quarter on quarter have figures of their own. */
const grown: Readonly<Record<string, string>> = {
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
const ofRevenue: Readonly<Record<string, string>> = {
  capitalExpenditure: 'capexToRevenue',
  researchSpending: 'researchIntensity',
};

function derived(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] {
  const isGrowth = slots.has('want:yoy') || (slots.has('dir:up') && slots.has('ask:value'));
  const table = slots.has('want:qoq') ? grownByQuarter : isGrowth ? grown : null;
  const changed = topics.map((one) => {
    const id = table?.[one.value.id];
    return id === undefined ? one : { ...one, value: { kind: 'metric' as const, id } };
  });
  if (!slots.has('want:percentOf') || !changed.some(({ value }) => value.id === 'revenue')) return changed;
  const whole = changed.find(({ value }) => ofRevenue[value.id] !== undefined);
  if (whole === undefined) return changed;
  return changed
    .filter(({ value }) => value.id !== 'revenue')
    .map((one) => (one === whole ? { ...one, value: { kind: 'metric', id: ofRevenue[one.value.id]! } } : one));
}

/** "It is 21m, right?" states a value that the answer has to confirm or correct. */
function claimed(slots: Slots): Pick<Built<'figure'>, 'claim' | 'quantities'> {
  const [first] = slots.quantities;
  if (first === undefined || !slots.has('ask:whether')) return {};
  return { claim: { value: first.quantity }, quantities: [first] };
}

export const figureReader: QuestionReader<'figure'> = {
  act: 'figure',
  takes: [
    ...figureWords,
    'money',
    'ind',
    'dir',
    ...about,
    ...asking,
    'ask:overview',
    'ask:when',
    'event:marketMove',
    'single',
    'term:adjustment',
  ],
  build(slots) {
    let topics = derived(
      settled(
        slots.topics.filter(({ value }) => value.kind !== 'event' && value.kind !== 'term'),
        meant,
      ),
      slots,
    );
    if (topics.length === 0 && slots.has('dir')) topics = [moveTopic(slots)];
    if (topics.length === 0 && slots.has('want:turnedProfit')) topics = [topic('metric', 'netIncome')];
    if (topics.length === 0 && slots.has('ask:overview') && slots.instruments.length > 0)
      topics = [topic('own', 'overview')];
    if (
      topics.length === 0 &&
      (slots.has('weak') || indicesOf(slots) > 0 || (slots.instruments.length > 0 && slots.before.act === null))
    )
      topics = [topic('price', 'price')];
    if (topics.length === 0 && slots.before.instruments === 0) {
      if (slots.candidates === null) return null;
      return {
        args: {},
        votes: 0,
        question: { about: 'instrument', text: slots.candidates.join(', '), choices: slots.candidates },
      };
    }
    const isOne = slots.instruments.length + indicesOf(slots) + slots.before.instruments > 0;
    const isBonds = topics.some(
      ({ value }) =>
        value.id === 'governmentBond' ||
        value.id === 'northboundNetBuy' ||
        value.id === 'advancers' ||
        value.id === 'turnover',
    );
    if (slots.subjects.some(({ value }) => value.kind === 'sector')) return null;
    if (!isOne && !isBonds && slots.subjects.length > 0) return null;
    if (!isOne && !isBonds)
      return { args: {}, votes: -2, topics, question: { about: 'instrument', text: 'instrument', choices: [] } };
    const currency = slots.all('money')[0]?.id;
    const basis = slots.has('single') ? 'single quarter' : slots.has('want:reverse') ? 'GAAP' : undefined;
    const adjusted = slots.has('want:unadjusted') ? false : slots.has('want:adjusted') ? true : undefined;
    const want = wants(slots);
    const raw = slots.periods(isFiscal(topics));
    const periods = raw.map((one) =>
      slots.has('single') && one.value.is === 'fiscal' && one.value.part === '9M'
        ? { ...one, value: { ...one.value, part: 'Q3' as const, single: true } }
        : one,
    );
    return {
      args: {
        ...(currency !== undefined && { currency }),
        ...(basis !== undefined && { basis }),
        ...(adjusted !== undefined && { adjusted }),
        ...(want !== undefined && { wants: want }),
      },
      votes: 1 + (slots.has('ask:value') ? 1 : 0),
      ...claimed(slots),
      topics: pricesAt(topics, slots),
      periods,
      ...(slots.candidates !== null && {
        question: {
          about: 'instrument',
          text: (slots.candidates as readonly string[]).join(', '),
          choices: slots.candidates,
        },
      }),
    };
  },
};

export const compareReader: QuestionReader<'compare'> = {
  act: 'compare',
  takes: [
    'ask:compare',
    'ask:which',
    'join:vs',
    'join:or',
    ...figureWords,
    'end',
    'ask:difference',
    'money',
    'dir',
    ...about,
    ...asking,
    'single',
    'ask:when',
    'rel',
    'ask:if',
    'own:hold',
    'own:correlationMatrix',
    'own:overlap',
  ],
  build(slots) {
    let topics = derived(
      settled(
        slots.topics.filter(({ value }) => value.kind !== 'own'),
        meantInCompare,
      ),
      slots,
    );
    const markets = new Set(slots.subjects.map(({ value }) => value.id));
    const isPair =
      markets.has('CN') &&
      markets.has('HK') &&
      slots.instruments.length === 2 &&
      venueOf(slots.instruments[0]!.value) !== venueOf(slots.instruments[1]!.value);
    if (topics.length === 0 && isPair) topics = [topic('metric', 'premiumToOther')];
    if (
      topics.length === 0 &&
      (slots.has('dir') || slots.has('end') || slots.has('want:change') || slots.has('own:hold')) &&
      slots.periods(false).length > 0
    )
      topics = [topic('perf', 'totalReturn')];
    const years = slots.periods(isFiscal(topics));

    const hasCue =
      slots.has('ask:compare') ||
      slots.has('ask:which') ||
      slots.has('join:vs') ||
      slots.has('join:or') ||
      slots.has('end') ||
      slots.has('ask:difference') ||
      slots.has('want:change') ||
      slots.has('rel');
    const isWhole = countOf(slots) + (hasCue && countOf(slots) < 2 ? slots.before.instruments : 0);
    if (isWhole < 2 && !(countOf(slots) === 1 && years.length > 1)) return null;
    if (topics.length === 0 && slots.before.instruments === 0 && !hasCue) return null;
    const question =
      slots.candidates === null
        ? undefined
        : { about: 'instrument', text: (slots.candidates as readonly string[]).join(', '), choices: slots.candidates };
    const end =
      slots.has('end:highest') === slots.has('end:lowest')
        ? undefined
        : slots.has('end:highest')
          ? ('highest' as const)
          : ('lowest' as const);
    const isMetric = topics.some(({ value }) => value.kind !== 'price');
    return {
      args: { ...(end !== undefined && { end }) },
      votes: hasCue ? 4 : isMetric ? 2 : 0,
      topics: topics.map((one) =>
        one.value.id === 'dayChange' && years.length > 0 ? { ...one, value: { kind: 'perf', id: 'totalReturn' } } : one,
      ),
      periods: years,
      ...(topics.length === 0 && { question: { about: 'metric', text: 'metric', choices: [] } }),
      ...(question !== undefined && { question }),
    };
  },
};

export const whyReader: QuestionReader<'why'> = {
  act: 'why',
  takes: [
    'ask:why',
    ...figureWords,
    'event',
    'dir',
    'instrument',
    'index',
    'sector',
    'market',
    'board',
    'period',
    'per',
    'ask:value',
    'join',
    'ref',
    'want',
    'ask:overview',
  ],
  build(slots) {
    if (!slots.has('ask:why')) return null;
    const topics = settled(slots.topics, meant);
    const way = direction(slots);
    const percents = slots.quantities.filter(({ quantity }) => quantity.unit === 'percent' || quantity.unit === 'none');
    const isFigure = topics.some(({ value }) => value.kind === 'metric');
    const isNamed = countOf(slots) + slots.subjects.length + slots.before.instruments > 0 || slots.has('event');
    const claim =
      way === undefined
        ? undefined
        : { direction: way, ...(percents[0] !== undefined && { value: percents[0].quantity }) };
    return {
      args: { about: isFigure ? 'figure' : slots.has('event') ? 'event' : 'move' },
      votes: 6,
      topics: isFigure || topics.length > 0 ? topics : [topic('price', 'dayChange')],
      periods: slots.periods(isFigure),
      quantities: percents,
      ...(claim !== undefined && { claim }),
      ...(!isNamed && { question: { about: 'instrument', text: 'instrument', choices: [] } }),
    };
  },
};

export const newsReader: QuestionReader<'news'> = {
  act: 'news',
  takes: [
    'ask:news',
    'instrument',
    'index',
    'sector',
    'market',
    'board',
    'period',
    'per',
    'ask:value',
    'ask:whether',
    'join',
    'ref',
  ],
  build(slots) {
    if (!slots.has('ask:news')) return null;
    const isNamed = countOf(slots) + slots.subjects.length + slots.before.instruments > 0;
    return {
      args: {},
      votes: 4,
      topics: [topic('own', 'news')],
      periods: slots.periods(false),
      ...(!isNamed && { question: { about: 'instrument', text: 'instrument', choices: [] } }),
    };
  },
};

/** Happenings of the calendar; crosses, highs and candles are conditions of a screen. */
const dated: ReadonlySet<string> = new Set([
  'earnings',
  'exDividend',
  'dividendPaid',
  'dividendDeclared',
  'split',
  'buyback',
  'blackout',
  'indexReview',
  'economicData',
  'fomc',
  'halving',
  'lockupExpiry',
  'annualMeeting',
  'listing',
  'merger',
  'ticker',
  'insiderTrades',
  'annualReport',
  'preannouncement',
  'bonusShares',
  'indexAdd',
  'indexRemove',
  'nonfarmPayrolls',
  'cpi',
  'opec',
  'springFestival',
  'suspension',
]);

const eventOf: Readonly<Record<string, readonly (readonly [Topic['kind'], string])[]>> = {
  ...meant,
  dividend: [['event', 'exDividend']],
  earnings: [['event', 'earnings']],
};

export const eventsReader: QuestionReader<'events'> = {
  act: 'events',
  takes: [
    'event',
    'metric:dividendPerShare',
    'many:dividend',
    'many:earnings',
    'ask:when',
    'ask:value',
    'ask:whether',
    'ask:which',
    'ask:each',
    'dir',
    'end',
    'per',
    'instrument',
    'index',
    'sector',
    'market',
    'board',
    'place',
    'period',
    'past',
    'to',
    'join',
    'ref',
    'want',
  ],
  build(slots) {
    const isAsked = slots.has('ask:when') || slots.has('per:nextTime') || slots.has('per:lastTime');
    const events = slots.topics.filter(({ value }) => value.kind === 'event');
    const isOpen = slots.topics.some(({ value }) => value.kind === ('many' as string));
    if (events.length === 0 && !(isOpen && isAsked)) return null;
    if (events.some(({ value }) => !dated.has(value.id))) return null;
    const hasEvent = events.length > 0 && !events.every(({ value }) => value.id === 'marketMove');
    if (!hasEvent && !isOpen) return null;
    const which = slots.has('per:nextTime') ? 'next' : slots.has('per:lastTime') ? 'last' : undefined;
    const whole = ['earnings', 'fomc', 'economicData', 'halving', 'listing', 'indexReview', 'springFestival', 'opec'];
    const isCalendar = events.some(({ value }) => whole.includes(value.id));
    const isNamed = countOf(slots) + slots.subjects.length + slots.before.instruments > 0 || isCalendar;
    return {
      args: { ...(which !== undefined && { which }) },
      votes: 2 + (isAsked ? 2 : 0),
      topics: settled(slots.topics, hasEvent ? { ...eventOf, dividend: meant['dividend']! } : eventOf),
      periods: slots.periods(false, which !== 'last'),
      ...(!isNamed && { question: { about: 'instrument', text: 'instrument', choices: [] } }),
      ...(slots.candidates !== null && {
        question: {
          about: 'instrument',
          text: (slots.candidates as readonly string[]).join(', '),
          choices: slots.candidates,
        },
      }),
    };
  },
};
