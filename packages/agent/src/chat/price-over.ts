import { addDays, daysBetween } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { monthsBefore } from '@plumbline/quant/catalogue/return-window';
import { stressSpells } from '@plumbline/quant/evidence/stress-spells';
import { tradingDaysWhy } from '@plumbline/quant/facts/price-formulas';
import type { Period } from '@plumbline/reading/reading';
import type { PriceColumn, PriceHistory } from '../report/gather/price-history.ts';
import { barDate, countUntil, tradingDateUntil } from '../report/gather/price-history.ts';
import { levelUnit } from '../report/level-unit.ts';
import { riskFreeFact } from '../report/rates.ts';
import { dayPeriod, rangePeriod, seriesFigure } from '../report/series-figures.ts';
import type { Figures } from './figures.ts';
import { indicatorOver, isIndicator } from './indicator-over.ts';

/** Handles of what was asked for, in the order of time; none where it is not to be had, with the reason if there is one. */
export interface Over {
  readonly handles: readonly string[];
  readonly why: LocalText | null;
}

export interface PriceChoice {
  /** Prices as they were traded, without counting later splits back. */
  readonly isAsTraded: boolean;
  readonly riskFree: number | null;
  /** Numbers that an indicator is set to. */
  readonly settings?: readonly number[];
}

const nothing: Over = { handles: [], why: null };
const one = (handle: string): Over => ({ handles: [handle], why: null });

const columnOf: Readonly<Record<string, PriceColumn>> = {
  price: 'close',
  openPrice: 'open',
  highPrice: 'high',
  lowPrice: 'low',
  volume: 'volume',
};

/** Figures of a stretch of prices: of which prices, and by which formula where the metric has none of its own. */
const overStretch: Readonly<Record<string, { readonly of: PriceColumn; readonly expression?: string }>> = {
  highPrice: { of: 'high', expression: 'max(high)' },
  allTimeHigh: { of: 'high', expression: 'max(high)' },
  lowPrice: { of: 'low', expression: 'min(low)' },
  averageVolume: { of: 'volume', expression: 'mean(volume)' },
  priceChange: { of: 'close', expression: 'last(close) / first(close) - 1' },
};
const returnsOver: ReadonlySet<string> = new Set([
  'totalReturn',
  'annualReturn',
  'maxDrawdown',
  'volatility',
  'valueAtRisk',
  'calmar',
  'sharpe',
  'sortino',
]);
/** The most closes in a row that went one way: of prices, without what was paid out. */
const runsOver: ReadonlySet<string> = new Set(['longestWinningStreak', 'longestLosingStreak']);
const againstCash: ReadonlySet<string> = new Set(['sharpe', 'sortino']);

/** Spells of the market by what questions call them. */
const spells: Readonly<Record<string, string>> = {
  dotCom: 'dot-com',
  gfc: 'financial-2008',
  covid: 'covid',
  fall2022: 'rates-2022',
  china2015: 'china-2015',
  blackMonday: 'black-monday',
  asianCrisis: 'asia',
};

/** A holiday may lie between a day and the session before it; a longer gap is another time. */
const longestGap = 12;

const beginsLater = (date: string): LocalText =>
  localText(`Prices are held from ${date} on.`, `价格数据始于 ${date}。`, `價格數據始於 ${date}。`);
const yourRate = localText('The rate given with the question.', '随问题给出的利率。', '隨問題給出的利率。');

export function isOfPrices(metric: string): boolean {
  return (
    isIndicator(metric) ||
    columnOf[metric] !== undefined ||
    overStretch[metric] !== undefined ||
    returnsOver.has(metric) ||
    runsOver.has(metric) ||
    ['dayChange', 'drawdownFromHigh'].includes(metric)
  );
}

function historyOf({ context }: Figures, { isAsTraded }: PriceChoice, metric: string): PriceHistory | null {
  const adjustment = isAsTraded ? 'none' : returnsOver.has(metric) ? 'total' : 'split';
  return context.bars.get(context.instrument.id, adjustment);
}

/** One column of one session. */
function onSession({ context }: Figures, history: PriceHistory, metric: string, index: number): string {
  const { series, source } = history;
  const date = barDate(series, index);
  const id = `${metric}@${date}${series.adjustment === 'none' ? '.traded' : ''}`;
  if (context.book.get(id) !== null) return id;
  const column = columnOf[metric] ?? 'close';
  const value = series.columns[column].at(index) ?? Number.NaN;
  const isIndex = context.instrument.kind === 'index';
  const shown =
    metric === 'volume'
      ? { unit: context.instrument.kind === 'crypto' ? ('coins' as const) : ('shares' as const) }
      : levelUnit(context, series);
  return context.book.observed({
    id,
    metric: metric === 'price' && isIndex ? 'indexLevel' : metric,
    value,
    ...shown,
    period: dayPeriod(date),
    asOf: date,
    knownAt: date,
    source: {
      id: source.id,
      locator: `${source.locator} ${date}`,
      row: [
        ['Date', date],
        [column, String(value)],
        ['Adjustment', series.adjustment],
      ],
    },
    quality: context.priceQuality,
  }).id;
}

/** The close of one session of a history. */
export const closeAt = (figures: Figures, history: PriceHistory, index: number): string =>
  onSession(figures, history, 'price', index);

function onDay(figures: Figures, metric: string, date: string, choice: PriceChoice): Over {
  const history = historyOf(figures, choice, metric);
  if (history === null) return nothing;
  const { series } = history;
  const index = countUntil(series, date) - 1;
  if (index < 0) return { handles: [], why: beginsLater(barDate(series, 0)) };
  if (daysBetween(barDate(series, index), date) > longestGap) return nothing;
  if (columnOf[metric] !== undefined) return one(onSession(figures, history, metric, index));
  if (metric !== 'dayChange' || index === 0) return nothing;
  return between(figures, 'priceChange', { from: barDate(series, index - 1), to: barDate(series, index) }, choice);
}

interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** A figure of the sessions between two dates, both inclusive. */
export function between(figures: Figures, metric: string, { from, to }: Stretch, choice: PriceChoice): Over {
  const { context } = figures;
  const history = historyOf(figures, choice, metric);
  if (history === null) return nothing;
  const id = `${metric}@${from}..${to}${choice.isAsTraded ? '.traded' : ''}`;
  if (context.book.get(id) !== null) return one(id);
  const { of, expression } = overStretch[metric] ?? { of: 'close' };
  const others =
    returnsOver.has(metric) || runsOver.has(metric)
      ? [
          { name: 'periodsPerYear', constant: context.periodsPerYear, why: tradingDaysWhy },
          ...(!againstCash.has(metric)
            ? []
            : choice.riskFree === null
              ? [{ name: 'riskFree', fact: riskFreeFact(context.book, context.instrument.currency) }]
              : [{ name: 'riskFree', constant: choice.riskFree, why: yourRate }]),
        ]
      : [];
  const isLevel = of === 'high' || of === 'low';
  seriesFigure(context, {
    id,
    metric,
    ...(expression === undefined ? {} : { expression }),
    columns: [{ name: of, column: of, adjustment: history.series.adjustment, from, to }],
    others,
    period: rangePeriod(from, to, `${from}..${to}`),
    ...(isLevel ? levelUnit(context, history.series) : {}),
    ...(of === 'volume' && context.instrument.kind === 'crypto' ? { unit: 'coins' as const } : {}),
  });
  return one(id);
}

/** The first and last session of a stretch. A return counts from the close before a month that begins it. */
function stretchOf(
  history: PriceHistory,
  period: Period,
  figures: Figures,
  isReturn: boolean,
): Stretch | { readonly why: LocalText | null } {
  const { series } = history;
  const [first, last] = [barDate(series, 0), barDate(series, -1)];
  const back = (date: string): Stretch | { readonly why: LocalText } => {
    const from = tradingDateUntil(series, date);
    return from === null ? { why: beginsLater(first) } : { from, to: last };
  };
  switch (period.is) {
    case 'sinceStart':
      return { from: first, to: last };
    case 'trailingYear':
      return back(monthsBefore(last, 12));
    case 'last': {
      const { n, of } = period;
      if (of === 'days') {
        const at = series.columns.time.length - 1 - n;
        return at < 0 ? { why: beginsLater(first) } : { from: barDate(series, at), to: last };
      }
      if (of === 'weeks') return back(addDays(last, -7 * n));
      return back(monthsBefore(last, n * (of === 'years' ? 12 : of === 'quarters' ? 3 : 1)));
    }
    case 'named':
    case 'range':
    case 'lastFiscalYear':
    case 'fiscal': {
      const wanted = datesOf(period, figures);
      if (wanted === null) return { why: null };
      const to = tradingDateUntil(series, wanted.to);
      const start = isReturn && wanted.from.endsWith('-01') ? addDays(wanted.from, -1) : wanted.from;
      const from = isReturn ? tradingDateUntil(series, start) : firstFrom(history, wanted.from);
      if (from === null || to === null || (!isReturn && wanted.from < addDays(first, -longestGap)))
        return { why: beginsLater(first) };
      return { from, to };
    }
    default:
      return { why: null };
  }
}

/** The first session on a date or after it. */
function firstFrom({ series }: PriceHistory, date: string): string | null {
  const at = countUntil(series, addDays(date, -1));
  return at >= series.columns.time.length ? null : barDate(series, at);
}

function datesOf(period: Period, { years }: Figures): Stretch | null {
  if (period.is === 'range') return period;
  if (period.is === 'named') return stressSpells.find(({ id }) => id === spells[period.id]) ?? null;
  const place =
    period.is === 'lastFiscalYear'
      ? years.at(-1)
      : period.is === 'fiscal' && period.part === undefined
        ? years.find(({ suffix }) => suffix === `FY${period.year}`)
        : undefined;
  return place?.period === undefined ? null : { from: place.period.start, to: place.period.end };
}

const lowest: ReadonlySet<string> = new Set(['low52w', 'lowPrice', 'allTimeLow', 'lowestClose']);
const isOfYear: ReadonlySet<string> = new Set(['low52w', 'high52w']);
/** Ends of closes instead of the prices within a day. */
const ofCloses: ReadonlySet<string> = new Set(['highestClose', 'lowestClose']);

/** The session of the highest or lowest price over a time, of all that is held where none is said; else why it is not known. */
export function extremeSession(
  figures: Figures,
  metric: string,
  period: Period,
): { readonly handle: string } | { readonly why: LocalText | null } {
  const history = historyOf(figures, { isAsTraded: false, riskFree: null }, 'price');
  if (history === null) return { why: null };
  const isLow = lowest.has(metric);
  const column = ofCloses.has(metric) ? 'close' : isLow ? 'low' : 'high';
  const isOpen = period.is === 'latest' || period.is === 'sameAsBefore';
  const usual: Period = { is: isOfYear.has(metric) ? 'trailingYear' : 'sinceStart' };
  const stretch = stretchOf(history, isOpen ? usual : period, figures, false);
  if ('why' in stretch) return stretch;
  const { series } = history;
  const [first, end] = [countUntil(series, stretch.from) - 1, countUntil(series, stretch.to)];
  const values = series.columns[column].subarray(first, end);
  const best = isLow ? Math.min(...values) : Math.max(...values);
  const shown = column === 'close' ? 'price' : isLow ? 'lowPrice' : 'highPrice';
  return { handle: onSession(figures, history, shown, first + values.indexOf(best)) };
}

/** Where nothing is said of time: what is usual for the figure. */
function latest(figures: Figures, metric: string, choice: PriceChoice): Over {
  const history = historyOf(figures, choice, metric);
  if (history === null) return nothing;
  if (metric === 'allTimeHigh' || metric === 'averageVolume') {
    const { series } = history;
    const [from, to] = [barDate(series, 0), barDate(series, -1)];
    const year = tradingDateUntil(series, monthsBefore(to, 12)) ?? from;
    return between(figures, metric, { from: metric === 'allTimeHigh' ? from : year, to }, choice);
  }
  if (metric === 'drawdownFromHigh') {
    const high = latest(figures, 'allTimeHigh', choice).handles[0];
    if (high === undefined) return nothing;
    const { book } = figures.context;
    const inputs = [
      { name: 'price', fact: 'price' },
      { name: 'high', fact: high },
    ];
    const id = 'drawdownFromHigh.all';
    return one(book.get(id)?.id ?? book.derived({ id, metric, expression: 'price / high - 1', inputs }).id);
  }
  if (runsOver.has(metric)) return priceOver(figures, metric, { is: 'sinceStart' }, choice);
  if (metric === 'totalReturn' || metric === 'calmar' || metric === 'annualReturn' || choice.riskFree !== null) {
    const years = metric === 'totalReturn' ? 1 : 5;
    return priceOver(figures, metric, { is: 'last', n: years, of: 'years' }, choice);
  }
  if (columnOf[metric] !== undefined && metric !== 'price') return one(onSession(figures, history, metric, -1));
  const found = figures.find(metric);
  return found === null ? nothing : one(found);
}

/** A figure of prices at a day or over a stretch; nothing where the history does not hold it, never that of another time. */
export function priceOver(figures: Figures, metric: string, period: Period, choice: PriceChoice): Over {
  if (isIndicator(metric)) return indicatorOver(figures, metric, { period, settings: choice.settings ?? [] });
  if (period.is === 'latest' || period.is === 'sameAsBefore') return latest(figures, metric, choice);
  // The session before today, as "yesterday" has it.
  if (period.is === 'lastSession') return onDay(figures, metric, addDays(figures.context.asOf, -1), choice);
  if (period.is === 'day') return onDay(figures, metric, period.date, choice);
  const asked = metric === 'dayChange' ? 'priceChange' : metric === 'volume' ? 'averageVolume' : metric;
  const history = historyOf(figures, choice, asked);
  if (history === null) return nothing;
  const isReturn = returnsOver.has(asked) || runsOver.has(asked) || asked === 'priceChange';
  const stretch = stretchOf(history, period, figures, isReturn);
  if ('why' in stretch) return { handles: [], why: stretch.why };
  if (asked === 'price') {
    const ends = [stretch.from, stretch.to].flatMap((date) => onDay(figures, 'price', date, choice).handles);
    const range = ['lowPrice', 'highPrice'].flatMap((id) => between(figures, id, stretch, choice).handles);
    return { handles: [...ends, ...range], why: null };
  }
  const isHeld = overStretch[asked] !== undefined || returnsOver.has(asked) || runsOver.has(asked);
  return isHeld ? between(figures, asked, stretch, choice) : nothing;
}
