import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { allMetrics, labelOf } from '@plumbline/quant/catalogue/catalogue';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { foldWord, isHan } from '@plumbline/reading/text/fold';
import { questionVocabulary } from '@plumbline/reading/vocabulary/vocabulary';

const catalogue: ReadonlySet<string> = new Set(allMetrics().map(({ id }) => id));

/** Figures that the catalogue has under another id than questions. */
const sameAs: Readonly<Record<string, string>> = {
  close: 'price',
  open: 'openPrice',
  high: 'highPrice',
  low: 'lowPrice',
  turnover: 'dailyTurnover',
  sma: 'movingAverage',
  ema: 'exponentialAverage',
  rsi: 'relativeStrength',
  bbUpper: 'bollingerUpper',
  bbMid: 'bollingerMiddle',
  bbLower: 'bollingerLower',
  atr: 'averageTrueRange',
  adx: 'averageDirectionalIndex',
  stochD: 'stochasticD',
  cci: 'channelIndex',
  williamsR: 'williamsRange',
  mfi: 'moneyFlowIndex',
  distanceToHigh: 'drawdownFromHigh',
  priceReturn: 'priceChange',
  bookValue: 'equity',
  researchSpending: 'researchAndDevelopment',
  capexToRevenue: 'capitalIntensity',
  contractLiabilities: 'deferredRevenue',
  revenueCagr3y: 'revenueCagr3Y',
  epsCagr3y: 'epsCagr3Y',
  epsCagr5y: 'epsCagr5Y',
};

const kinds: ReadonlySet<string> = new Set(['metric', 'price', 'perf', 'many']);

const topics: ReadonlySet<string> = new Set(
  [...questionVocabulary.surfaces.values()]
    .flat()
    .flatMap(({ kind, id }) => (kinds.has(kind) || kind === 'ind' ? [id] : [])),
);

/** Whether questions have words for it. */
export const isTopic = (id: string): boolean => topics.has(id);

/** The figure of the catalogue that a question means; null where there is none. */
export function metricOfTopic(id: string): string | null {
  const metric = sameAs[id] ?? id;
  return catalogue.has(metric) ? metric : null;
}

/** Whether it is an indicator that charts and strategies compute and no answer states. */
export const isDrawn = (id: string): boolean => metricOfTopic(id) === null && indicators.some((one) => one.id === id);

/** What is asked for often, is not held, and has no title anywhere. */
const names: Readonly<Record<string, LocalText>> = {
  extendedPrice: localText('prices outside the session', '盘前盘后价格', '盤前盤後價格'),
  highestClose: localText('highest close', '最高收盘价', '最高收市價'),
  lowestClose: localText('lowest close', '最低收盘价', '最低收市價'),
  split: localText('stock splits', '拆股', '拆股'),
  listing: localText('the day of listing', '上市日期', '上市日期'),
  exDividend: localText('ex-dividend dates', '除息日', '除淨日'),
  earnings: localText('dates of results', '业绩日期', '業績日期'),
  lockupExpiry: localText('expiries of lock-ups', '限售解禁', '禁售期屆滿'),
  insiderTrades: localText('trades of insiders', '内部人士交易', '內部人士交易'),
  fomc: localText('meetings of the Federal Reserve', '美联储会议', '聯儲局會議'),
  economicData: localText(
    'economic data such as policy rates, inflation, output and employment',
    '政策利率、通胀、产出、就业等经济数据',
    '政策利率、通脹、產出、就業等經濟數據',
  ),
  limitUpCount: localText('the number of limit-ups of a market', '市场的涨停家数', '市場的漲停家數'),
  limitDownCount: localText('the number of limit-downs of a market', '市场的跌停家数', '市場的跌停家數'),
  governmentBond: localText('yields of government bonds', '国债收益率', '國債孳息率'),
  sectorReturns: localText('returns of sectors', '行业涨跌幅', '行業升跌幅'),
  segmentShare: localText('figures of a part of the business', '分部数据', '分部數據'),
  marketMove: localText('the move of a market as a whole', '整个市场的涨跌', '整個市場的升跌'),
  seasonality: localText(
    'the average return of each month of the year',
    '一年中各月的平均涨跌',
    '一年中各月的平均升跌',
  ),
  pnl: localText('gain or loss', '盈亏', '盈虧'),
  return: localText('their return', '收益', '回報'),
  scenarioLoss: localText('their loss', '亏损', '虧損'),
  US: localText('the US market', '美国市场', '美國市場'),
  CN: localText('the mainland market', '内地市场', '內地市場'),
  HK: localText('the Hong Kong market', '香港市场', '香港市場'),
};

/** The words for something asked about, whether or not there is a figure of it. */
export function topicName(id: string): LocalText {
  const metric = metricOfTopic(id);
  if (metric !== null) return labelOf(metric);
  const titled = names[id] ?? indicators.find((one) => one.id === id)?.title;
  if (titled !== undefined) return titled;
  let latin: string | null = null;
  let chinese: string | null = null;
  for (const [surface, meanings] of questionVocabulary.surfaces) {
    if (!meanings.some((meaning) => meaning.id === id)) continue;
    if (isHan(surface.charAt(0))) chinese ??= surface;
    else latin ??= surface;
    if (latin !== null && chinese !== null) break;
  }
  const en = latin ?? id;
  return { en, 'zh-CN': chinese ?? en, 'zh-HK': chinese ?? en };
}

/** A figure from outside: its id, or its name in the words of questions. Throws `bad-input` for what names none. */
export function knownMetric(text: string): string {
  const own = metricOfTopic(text);
  if (own !== null) return own;
  const wanted = foldWord(text);
  const labelled = allMetrics().find(({ label }) => Object.values(label).some((one) => foldWord(one) === wanted));
  if (labelled !== undefined) return labelled.id;
  for (const { kind, id } of questionVocabulary.surfaces.get(wanted) ?? []) {
    const metric = kinds.has(kind) ? metricOfTopic(id) : null;
    if (metric !== null) return metric;
  }
  throw new PlumblineError('bad-input', `"${text.slice(0, 40)}" names no figure of the catalogue.`);
}
