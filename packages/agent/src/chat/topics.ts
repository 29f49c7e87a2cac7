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
  fomc: localText('meetings of the Federal Reserve', '美联储会议', '聯儲局會議'),
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
