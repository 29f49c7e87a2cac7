import type { InstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Quantity } from '@plumbline/reading/reading';
import { foldWord } from '@plumbline/reading/text/fold';
import { questionVocabulary } from '@plumbline/reading/vocabulary/vocabulary';
import { premiumTopic } from '../other-listings.ts';
import { topicName } from '../topics.ts';
import type { ActOf, FrameOf, Step, Turn } from '../step.ts';
import { call, say } from '../step.ts';
import { againstIndex } from './benchmarks.ts';
import { byQuarter, isCourse } from './courses.ts';
import { correlationSteps } from './own.ts';
import { sectorSteps } from './sectors.ts';
import {
  figuresOf,
  isWhere,
  namesOf,
  notHeld,
  onePerCompany,
  perInstrument,
  periodsOf,
  subjectsOf,
  topicsOf,
  valued,
} from './subjects.ts';

/** Words for a matter rather than a figure, and the figures that tell of it. */
const wide: Readonly<Record<string, readonly string[]>> = {
  score: ['totalDebt', 'netDebt', 'currentRatio'],
  // What a dividend takes of profit, the cash it is paid from, and the debt that comes before it.
  dividendSafety: [
    'dividendPerShare',
    'payoutRatio',
    'dividendsPaid',
    'freeCashFlow',
    'interestCover',
    'netDebtToEbitda',
  ],
};
/** What is made of an instrument, rather than told of it. */
const made: ReadonlySet<string> = new Set([
  'overview',
  'report',
  'rating',
  'peers',
  'toStrategy',
  'news',
  'business',
  'risks',
]);
/** Whether it is asked if the price is too much or little: the words judge, and the multiple is only how. */
function isJudged({ topics, periods }: FrameOf<'figure'> | FrameOf<'why'>): boolean {
  if (periods.some(({ value }) => value.is !== 'latest')) return false;
  return topics.some(({ spans }) => isOf(spans, 'valuation'));
}
/** Whether words stand for several figures together. */
function isOf(spans: readonly { readonly text: string }[], many: string): boolean {
  const meanings = spans.flatMap(({ text }) => questionVocabulary.surfaces.get(foldWord(text.trim())) ?? []);
  return meanings.some(({ kind, id }) => kind === 'many' && id === many);
}
const isCompany = (id: InstrumentId, { listings }: Turn['directory']): boolean => listings.get(id)?.kind === 'stock';

/** Whether one word asks how risky it is: its figures alone would leave out most of what its report lists. */
function isOfRisk({ topics, periods }: FrameOf<'figure'>): boolean {
  return (
    periods.length === 0 && topics.length > 0 && topics.every(({ spans }) => spans.length === 1 && isOf(spans, 'risk'))
  );
}

/** Topics that are looked for among periods of a length. */
const extremes: Readonly<Record<string, readonly [of: string, end: string]>> = {
  bestYear: ['year', 'best'],
  worstYear: ['year', 'worst'],
  bestQuarter: ['quarter', 'best'],
  worstQuarter: ['quarter', 'worst'],
  bestMonth: ['month', 'best'],
  worstMonth: ['month', 'worst'],
  bestPeriod: ['day', 'best'],
  worstPeriod: ['day', 'worst'],
};
/** The closes in a row up to now are counted. */
const runTopic = 'daysInRow';
/** The best and worst day of the last years is a figure of reports; over other days it is looked for. */
const isSought = (id: string, periods: readonly string[] | undefined): boolean =>
  extremes[id] !== undefined && (periods !== undefined || !id.endsWith('Period'));

/** Dividends: asked when, the days of the last and the next are told beside the figure. */
const paidOut: ReadonlySet<string> = new Set(['dividendPerShare', 'dividendYield']);
/** Topics that the last price with its chart answers. */
const quoted: ReadonlySet<string> = new Set(['price', 'dayChange']);

function claimOf({ claim }: FrameOf<'figure'>): { readonly claim?: string; readonly claimed?: number } {
  const { direction, value } = claim?.value ?? {};
  const stated: Quantity | undefined = value;
  return {
    ...(direction !== undefined && { claim: direction }),
    ...(stated !== undefined && { claimed: stated.value }),
  };
}

/** Parts of a business, as questions name them. */
const segments: Readonly<Record<string, LocalText>> = {
  services: localText('services', '服务', '服務'),
  china: localText('China', '中国', '中國'),
  americas: localText('the Americas', '美洲', '美洲'),
  europe: localText('Europe', '欧洲', '歐洲'),
  international: localText('international', '海外', '海外'),
  cloud: localText('cloud', '云业务', '雲業務'),
  phones: localText('phones', '手机', '手機'),
  hardware: localText('hardware', '硬件', '硬件'),
  advertising: localText('advertising', '广告', '廣告'),
  gaming: localText('gaming', '游戏', '遊戲'),
  'data centre': localText('data centre', '数据中心', '數據中心'),
  subscriptions: localText('subscriptions', '订阅', '訂閱'),
  'direct sales': localText('direct sales', '直销', '直銷'),
};

function notSplit(basis: string): LocalText {
  const name = segments[basis] ?? localText(basis, basis, basis);
  return localText(
    `No source here splits it by “${name.en}”.`,
    `这里没有按“${name['zh-CN']}”拆分的数据。`,
    `這裡沒有按「${name['zh-HK']}」拆分的數據。`,
  );
}
const notUsed = (written: number) =>
  localText(
    `What the number ${written} stands for was not read, so nothing was computed. Say how it is meant.`,
    `没有读懂数字 ${written} 的含义，因此未作计算。请说明其含义。`,
    `未能讀懂數字 ${written} 的含義，因此未作計算。請說明其含義。`,
  );

const noPromise = localText(
  'No figure promises a dividend: the lower the part of profit and of free cash it takes, and the lighter the debt, the more can go wrong before it is cut.',
  '没有任何数值能保证分红：分红占利润与自由现金流的比例越低、债务越轻，承受不利情况的余地越大。',
  '沒有任何數值能保證派息：派息佔溢利與自由現金流的比例越低、債務越輕，承受不利情況的餘地越大。',
);

const ratedThere = localText(
  'A rating is worked out in a research report, with what speaks for it, what speaks against it and what would change it.',
  '评级在研究报告中得出，并列明支持与反对的理由，以及会改变评级的条件。',
  '評級在研究報告中得出，並列明支持與反對的理由，以及會改變評級的條件。',
);

const peersThere = localText(
  'A research report sets it beside the largest of its sector and market, by multiples, growth and returns.',
  '研究报告会将其与所在市场同行业中最大的几家按估值倍数、增长与回报并列。',
  '研究報告會將其與所在市場同行業中最大的幾家按估值倍數、增長與回報並列。',
);

const ownBases: ReadonlySet<string> = new Set(['GAAP', 'single quarter']);

/** A company in short; asked for its day, "the report" is that of its results. */
const overview = (symbol: InstrumentId, isDate: boolean): readonly Step[] =>
  isDate
    ? [call('events', { symbol, events: ['earnings'], which: 'next' })]
    : [call('quote', { symbol }), call('report', { symbol })];

/** Whether it is asked how far the two listings of a company lie apart. */
function isOfListings({ subjects, topics, args }: FrameOf<'figure'>): boolean {
  const markets = new Set(subjects.map(({ value }) => value.id));
  const isApart = args.target === undefined && topics.every(({ value }) => value.id === 'distanceTo');
  return isApart && topics.length > 0 && markets.has('CN') && markets.has('HK');
}

export const figureAct: ActOf<'figure'> = (asking, { directory, words }) => {
  const frame = byQuarter(asking, words);
  const { ids: named, others } = subjectsOf(frame, directory);
  const read = figuresOf(frame);
  const asked = isOfListings(frame) ? [premiumTopic] : read.topics;
  const ids = asked.every((id) => id === premiumTopic) ? onePerCompany(named, directory) : named;
  const topics = [...asked, ...(isOfRisk(frame) ? ['risks'] : [])].flatMap((id) => wide[id] ?? [id]);
  const isSafety = topicsOf(frame).includes('dividendSafety');
  const { basis, currency, adjusted, riskFree, settings, method } = frame.args;
  // "A share of it" is no part of anything, and a run of prices without a time is its chart.
  const isAlone = topics.length === 1 && (frame.args.wants === 'share' || frame.args.wants === 'each');
  const wants = isAlone && topics[0] === 'price' ? undefined : frame.args.wants;
  if (ids.length === 0) return [say(notHeld([...namesOf(others), ...topics.map(topicName)]))];
  if (basis !== undefined && !ownBases.has(basis)) return [say(notSplit(basis))];
  const stated = frame.claim?.value.value;
  if (stated !== undefined && topics.every((id) => valued.has(id))) return [say(notUsed(stated.written))];
  const { periods } = read;
  const isPlain = wants === undefined || wants === 'direction';
  const isQuote =
    periods === undefined &&
    isPlain &&
    currency === undefined &&
    frame.claim === undefined &&
    topics.every((id) => quoted.has(id));
  if (isCourse(frame))
    return perInstrument(ids, (symbol) => [
      call('figure', { symbol, metrics: ['price', 'totalReturn'], periods }),
      call('quote', { symbol }),
    ]);
  return perInstrument(ids, (symbol) => {
    if (isQuote && adjusted === undefined) return [call('quote', { symbol })];
    // Asked for outside the session, the price inside it is another one.
    const isOutside = topics.includes('extendedPrice');
    const sought = topics.filter((id) => isSought(id, periods));
    const isPaidWhen = wants === 'date' && topics.some((id) => paidOut.has(id));
    const rest = topics.filter(
      (id) =>
        !valued.has(id) && !made.has(id) && !sought.includes(id) && id !== runTopic && !(isOutside && id === 'price'),
    );
    return [
      // "Acme" after "any news?" is asked about news.
      ...(topics.includes('news') ? [call('news', { symbol })] : []),
      ...(topics.includes('rating') ? [say(ratedThere), call('report', { symbol })] : []),
      ...(topics.includes('peers') ? [say(peersThere), call('report', { symbol })] : []),
      ...(topics.includes('report') ? [call('report', { symbol })] : []),
      ...(topics.includes('toStrategy') ? [call('strategy-from-report', { symbol })] : []),
      ...sought.map((id) => {
        const [of, end] = extremes[id] ?? [];
        return call('best-period', { symbol, of, end, periods });
      }),
      ...(topics.includes(runTopic) ? [call('price-run', { symbol, asks: frame.claim?.value.direction })] : []),
      ...(isPaidWhen ? [call('events', { symbol, events: ['exDividend'] })] : []),
      ...(topics.includes('business') ? [call('business', { symbol })] : []),
      ...(topics.includes('risks') ? [call('risks', { symbol })] : []),
      ...(isJudged(frame) && isPlain && isCompany(symbol, directory)
        ? [call('valuation', { symbol, asks: 'case' })]
        : []),
      ...(topics.includes('overview') ? overview(symbol, wants === 'date') : []),
      ...(topics.some((id) => valued.has(id))
        ? [call('valuation', { symbol, method, asks: topics.includes('fairValue') ? undefined : 'impliedGrowth' })]
        : []),
      ...(rest.length === 0
        ? []
        : [
            call('figure', {
              symbol,
              metrics: rest.slice(0, 6),
              periods,
              wants: isPaidWhen ? undefined : wants,
              ...claimOf(frame),
              ...(adjusted === false && { prices: 'traded' }),
              ...(riskFree !== undefined && { riskFree }),
              ...(settings !== undefined && { settings: settings.map(String) }),
              ...(currency !== undefined && { currency }),
            }),
          ]),
      ...(isSafety ? [say(noPromise)] : []),
    ];
  });
};

export const compareAct: ActOf<'compare'> = (frame, turn) => {
  const { directory } = turn;
  if (topicsOf(frame).includes('sectorReturns')) return sectorSteps(frame, turn);
  const paired = correlationSteps(frame, directory);
  if (paired !== null) return paired;
  const { ids, others: named } = subjectsOf(frame, directory);
  const others = ids.length > 1 ? named.filter((one) => !isWhere(one, ids)) : named;
  const { topics, periods } = figuresOf(frame);
  const [only] = ids;
  const ofBeta = againstIndex(ids, topics, directory);
  if (ofBeta !== null) return [call('figure', { symbol: ofBeta, metrics: topics, periods })];
  const compared = topics.filter((id) => id !== premiumTopic);
  const isOfPremium = compared.length < topics.length && ids.length > 1;
  const metrics = (isOfPremium ? compared : topics).slice(0, 6);
  if (ids.length > 1)
    return [
      ...(isOfPremium
        ? perInstrument(onePerCompany(ids, directory), (symbol) => [
            call('figure', { symbol, metrics: [premiumTopic], periods }),
          ])
        : []),
      ...(isOfPremium && metrics.length === 0
        ? []
        : [
            call('compare', {
              symbols: ids.slice(0, 6),
              metrics: metrics.length === 0 ? undefined : metrics,
              periods,
              end: frame.args.end,
              asks: frame.args.times === true ? 'times' : undefined,
            }),
          ]),
      ...(others.length === 0 ? [] : [say(notHeld(namesOf(others)))]),
    ];
  // A yield beside that of bonds is set against it, not against its own past.
  const isOfBonds = topics.includes('governmentBond');
  if (only === undefined || others.length > 0) return [say(notHeld([...namesOf(others), ...topics.map(topicName)]))];
  return [
    call('figure', {
      symbol: only,
      metrics: metrics.length === 0 ? ['price'] : metrics,
      periods,
      ...(isOfBonds ? {} : { wants: 'change', currency: frame.args.currency }),
    }),
  ];
};

export const eventsAct: ActOf<'events'> = (frame, { directory }) => {
  const { ids, others } = subjectsOf(frame, directory);
  const events = topicsOf(frame);
  if (ids.length === 0) return [say(notHeld([...namesOf(others), ...events.map(topicName)]))];
  const { which } = frame.args;
  // Bought back is an amount; nobody dates it ahead.
  if (which === undefined && events.every((id) => id === 'buyback'))
    return perInstrument(ids, (symbol) => [
      call('figure', { symbol, metrics: ['shareRepurchases'], periods: periodsOf(frame) }),
    ]);
  const amounts = events.filter((id) => paidOut.has(id));
  return perInstrument(ids, (symbol) => [
    ...(amounts.length === 0 ? [] : [call('figure', { symbol, metrics: amounts, periods: periodsOf(frame) })]),
    call('events', { symbol, events: events.filter((id) => !paidOut.has(id)).slice(0, 10), which }),
  ]);
};

const noProof = localText(
  'Why a price moved cannot be proven; headlines of the time follow where there are any.',
  '价格变动的原因无法证实；下面列出当时的新闻标题（如有）。',
  '價格變動的原因無法證實；下面列出當時的新聞標題（如有）。',
);

export const whyAct: ActOf<'why'> = (frame, { directory }) => {
  const { ids, others } = subjectsOf(frame, directory);
  if (isJudged(frame) && ids.length > 0 && ids.every((id) => isCompany(id, directory)))
    return perInstrument(ids, (symbol) => [
      call('valuation', { symbol, asks: 'case' }),
      call('figure', { symbol, metrics: topicsOf(frame).slice(0, 6) }),
    ]);
  const topics = topicsOf(frame);
  if (ids.length === 0) return [say(notHeld([...namesOf(others), ...topics.map(topicName)]))];
  // Why it is rated so stands in its report.
  if (frame.args.about === 'report') return perInstrument(ids, (symbol) => [call('report', { symbol })]);
  const periods = periodsOf(frame);
  const claim = frame.claim?.value.direction;
  return perInstrument(ids, (symbol) => [
    call('figure', { symbol, metrics: topics.slice(0, 6), periods, wants: 'direction', claim }),
    say(noProof),
    call('news', { symbol, period: periods?.[0] }),
  ]);
};

export const newsAct: ActOf<'news'> = (frame, { directory }) => {
  const { ids, others } = subjectsOf(frame, directory);
  if (ids.length === 0) return [say(notHeld(namesOf(others)))];
  return perInstrument(ids, (symbol) => [call('news', { symbol, period: periodsOf(frame)?.[0] })]);
};
