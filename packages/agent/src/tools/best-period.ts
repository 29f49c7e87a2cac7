import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Period } from '@plumbline/reading/reading';
import { handleOf, openFigures, type Figures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noFigure, said } from '../chat/no-data.ts';
import { parsePeriod, periodForms } from '../chat/period-notation.ts';
import { priceOver } from '../chat/price-over.ts';
import { behind, sayFigure } from '../chat/say-figure.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import { barDate } from '../report/gather/price-history.ts';
import { rangeOfPeriod } from '@plumbline/reading/questions/days';
import type { Tool } from '../tool.ts';

const spans = ['day', 'month', 'quarter', 'year'] as const;
type Span = (typeof spans)[number];

const summary = localText('Looked for the best or worst period', '查找了最好或最差的时段', '查找了最好或最差的時段');
const names: Readonly<Record<Span, LocalText>> = {
  day: localText('day', '一日', '一日'),
  month: localText('calendar month', '一个月', '一個月'),
  quarter: localText('calendar quarter', '一个季度', '一季'),
  year: localText('calendar year', '一年', '一年'),
};

export const bestPeriod: Tool = {
  id: 'best-period',
  title: localText('Best and worst periods', '最好与最差的时段', '最好與最差的時段'),
  summary: localText(
    'The calendar year, quarter, month or the day on which an instrument gained or lost most.',
    '一个标的涨幅或跌幅最大的年份、季度、月份或交易日。',
    '一個標的升幅或跌幅最大的年份、季度、月份或交易日。',
  ),
  example: localText('What was the best year of AAPL?', '苹果哪一年涨得最多', '蘋果哪一年升得最多'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    of: { kind: 'text', meaning: 'Length of the period', options: spans },
    end: { kind: 'text', meaning: 'Which end', options: ['best', 'worst'] },
    periods: { kind: 'list', meaning: `Within ${periodForms}; all on record when left out`, isOptional: true },
  },
  drafts: false,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, context);
    const of = spans.find((span) => span === textOf(input, 'of')) ?? 'year';
    const isBest = textOf(input, 'end') !== 'worst';
    const [within] = listOf(input, 'periods').map(parsePeriod);
    const what = isBest ? best(names[of]) : worst(names[of]);
    const found = extreme(figures, of, isBest, within === undefined ? null : rangeOfPeriod(within, context.today));
    const metric = of === 'day' ? 'dayChange' : 'totalReturn';
    const choice = { isAsTraded: false, riskFree: null };
    const { handles } = found === null ? { handles: [] } : priceOver(figures, metric, found.period, choice);
    const taken = figures.take(handles);
    const fact = taken.facts.find(({ id, value }) => value !== null && id === handleOf(instrument, handles[0] ?? ''));
    if (found === null || fact === undefined) return said(summary, [noFigure(instrument, what)], [instrument]);
    return {
      summary,
      sentences: [behind(opening(what, found), sayFigure(fact, instrument))],
      widgets: [],
      ...taken,
      instruments: [instrument],
    };
  },
};

interface Found {
  readonly label: string;
  readonly period: Period;
  /** How many whole periods were looked at, and their days. */
  readonly from: string;
  readonly to: string;
}

function keyOf(date: string, of: Span): string {
  if (of === 'year') return date.slice(0, 4);
  if (of === 'month') return date.slice(0, 7);
  return of === 'day' ? date : `${date.slice(0, 4)} Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

/** The whole period with the highest or lowest return; one that is not over yet is none, nor the first, whose beginning is not held. */
function extreme(
  { context }: Figures,
  of: Span,
  isBest: boolean,
  within: { readonly from: string; readonly to: string } | null,
): Found | null {
  // A day is told by its price, a longer span with what was paid out.
  const history = context.bars.get(context.instrument.id, of === 'day' ? 'split' : 'total');
  if (history === null) return null;
  const { series } = history;
  const { close } = series.columns;
  let top: (Found & { readonly value: number }) | null = null;
  let [first, last] = ['', ''];
  let start = 0;
  for (let at = 1; at <= close.length; at += 1) {
    const key = keyOf(barDate(series, at - 1), of);
    const isEnd = at === close.length || keyOf(barDate(series, at), of) !== key;
    if (!isEnd) continue;
    const [from, to] = [barDate(series, start), barDate(series, at - 1)];
    const isWhole = start > 0 && (of === 'day' || keyOf(context.asOf, of) !== key);
    const isWithin = within === null || (from >= within.from && to <= within.to);
    const value = (close[at - 1] ?? Number.NaN) / (close[start - 1] ?? Number.NaN) - 1;
    start = at;
    if (!isWhole || !isWithin || Number.isNaN(value)) continue;
    first ||= from;
    last = to;
    if (top !== null && (isBest ? value <= top.value : value >= top.value)) continue;
    const period: Period = of === 'day' ? { is: 'day', date: to } : { is: 'range', from: dayOne(from, of), to };
    top = { label: key, period, from, to, value };
  }
  return top === null ? null : { ...top, from: first, to: last };
}

/** A return counts from the close before a month that begins it. */
const dayOne = (date: string, of: Span): string =>
  of === 'year' ? `${date.slice(0, 4)}-01-01` : `${date.slice(0, 7)}-01`;

const best = (name: LocalText): LocalText =>
  localText(`the best ${name.en}`, `涨幅最大的${name['zh-CN']}`, `升幅最大的${name['zh-HK']}`);
const worst = (name: LocalText): LocalText =>
  localText(`the worst ${name.en}`, `跌幅最大的${name['zh-CN']}`, `跌幅最大的${name['zh-HK']}`);

function opening(what: LocalText, { label, from, to }: Found): LocalText {
  const capital = what.en.charAt(0).toUpperCase() + what.en.slice(1);
  return localText(
    `${capital} from ${from} to ${to} was ${label}: `,
    `${from} 至 ${to} 期间，${what['zh-CN']}是 ${label}：`,
    `${from} 至 ${to} 期間，${what['zh-HK']}是 ${label}：`,
  );
}
