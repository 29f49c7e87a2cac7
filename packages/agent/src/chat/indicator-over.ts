import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { indicatorLines, type IndicatorLine } from '@plumbline/quant/facts/indicator-functions';
import type { Period } from '@plumbline/reading/reading';
import { barDate, tradingDateUntil } from '../report/gather/price-history.ts';
import type { PriceHistory } from '../report/gather/price-history.ts';
import { levelUnit } from '../report/level-unit.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { dayPeriod, rangePeriod, seriesFigure } from '../report/series-figures.ts';
import type { Figures } from './figures.ts';

/** Days of an indicator where the question names none: what charts and their readers take. */
const usualDays: Readonly<Record<string, readonly number[]>> = {
  movingAverage: [50, 200],
  exponentialAverage: [20],
  relativeStrength: [14],
};
const formulas: Readonly<Record<string, string>> = {
  movingAverage: 'mean(close)',
  exponentialAverage: 'ema(close, n)',
  relativeStrength: 'rsi(close, n)',
};
const days = localText('Sessions of the indicator.', '指标所用的交易日数。', '指標所用的交易日數。');
const setting = localText('A setting of the indicator.', '指标的参数。', '指標的參數。');

const lineOf = (metric: string): IndicatorLine | undefined => indicatorLines.find((line) => line.metric === metric);

/** Indicators of several lines, by what questions call them. */
const linesOf: Readonly<Record<string, readonly string[]>> = {
  macd: ['macdLine', 'macdSignal', 'macdHistogram'],
  bbands: ['bollingerUpper', 'bollingerMiddle', 'bollingerLower'],
  stoch: ['stochasticK', 'stochasticD'],
  kdj: ['kdjK', 'kdjD', 'kdjJ'],
};

/** The topics of a question, with an indicator of several lines as its lines. */
export function withLines(topics: readonly string[]): readonly string[] {
  return [...new Set(topics.flatMap((topic) => linesOf[topic] ?? [topic]))];
}

export function isIndicator(metric: string): boolean {
  return usualDays[metric] !== undefined || lineOf(metric) !== undefined;
}

interface Wanted {
  readonly period: Period;
  /** Numbers that the question sets it to, in its own order. */
  readonly settings: readonly number[];
}

type Handles = { readonly handles: readonly string[]; readonly why: null };
const nothing: Handles = { handles: [], why: null };

/** The last value of an indicator, or that of a day, splits counted back; nothing where there are fewer sessions than it needs. */
export function indicatorOver(figures: Figures, metric: string, { period, settings }: Wanted): Handles {
  const { context } = figures;
  const history = context.bars.get(context.instrument.id, 'split');
  if (history === null || !['latest', 'last', 'day', 'lastSession', 'sameAsBefore'].includes(period.is)) return nothing;
  const line = lineOf(metric);
  const count = period.is === 'last' && period.of === 'days' ? [period.n] : settings;
  if (line !== undefined) return lineOver(figures, line, history, { period, settings: count });
  return period.is === 'day' ? nothing : averagesOver(figures, metric, history, count);
}

function averagesOver(
  { context }: Figures,
  metric: string,
  { series }: PriceHistory,
  count: readonly number[],
): Handles {
  const wanted = count.length > 0 ? count : (usualDays[metric] ?? []);
  const to = barDate(series, -1);
  // One session more than its days: a strength is made of changes.
  const held = wanted.filter((n) => series.columns.time.length > n);
  const handles = held.map((n) => {
    const id = `${metric}.${n}D`;
    if (context.book.get(id) !== null) return id;
    const window = barDate(series, -n);
    const isMean = metric === 'movingAverage';
    return seriesFigure(context, {
      id,
      metric,
      expression: formulas[metric] ?? '',
      // What is smoothed remembers all that came before; a plain mean only its own days.
      columns: [
        { name: 'close', column: 'close', adjustment: 'split', from: isMean ? window : barDate(series, 0), to },
      ],
      others: isMean ? [] : [{ name: 'n', constant: n, why: days }],
      period: rangePeriod(window, to, `${n}D`),
      ...(metric === 'relativeStrength' ? {} : levelUnit(context, series)),
    }).id;
  });
  return { handles, why: null };
}

function lineOver(
  { context }: Figures,
  { metric, indicator, columns, settings }: IndicatorLine,
  { series }: PriceHistory,
  wanted: Wanted,
): Handles {
  const to = wanted.period.is === 'day' ? tradingDateUntil(series, wanted.period.date) : barDate(series, -1);
  if (to === null) return nothing;
  // Of an indicator of several lengths, so many days say none; a band is as far below as above where only one is said.
  const given = wanted.period.is === 'last' && settings[0]?.name !== 'period' ? [] : wanted.settings;
  const values = settings.map(
    ({ name, default: usual }, at) => given[at] ?? (name === 'down' ? given[at - 1] : null) ?? usual,
  );
  const isRight = settings.every(({ min, max, isInteger }, at) => {
    const value = values[at] ?? Number.NaN;
    return value >= min && value <= max && (!isInteger || Number.isInteger(value));
  });
  const params = Object.fromEntries(settings.map(({ name }, at) => [name, values[at] ?? Number.NaN]));
  const whole = Object.fromEntries(indicator.params.map(({ name, default: usual }) => [name, params[name] ?? usual]));
  if (!isRight || series.columns.time.length <= indicator.lookback(whole)) return nothing;
  const id = `${metric}.${values.join('-')}@${to}`;
  if (context.book.get(id) !== null) return { handles: [id], why: null };
  const from = barDate(series, 0);
  const made = seriesFigure(context, {
    id,
    metric,
    expression: `${metric}(${[...columns, ...settings.map(({ name }) => name)].join(', ')})`,
    columns: columns.map((column) => ({ name: column, column, adjustment: 'split', from, to })),
    others: settings.map(({ name }, at) => ({ name, constant: values[at] ?? Number.NaN, why: setting })),
    period: dayPeriod(to),
    ...(metricOf(metric).unit === 'price' ? levelUnit(context, series) : {}),
  });
  return { handles: [made.id], why: null };
}

/** The value of an indicator with its settings and its day. */
export function sayIndicator(fact: Fact, { name }: Pick<Instrument, 'name'>): LocalParts {
  const numbers = fact.formula?.inputs.flatMap((input) => ('constant' in input ? [String(input.constant)] : [])) ?? [];
  const slots = {
    label: labelOf(fact.metric),
    settings: numbers.join(', '),
    name,
    date: fact.asOf,
    value: figure(fact.id),
  };
  return paragraph(
    localText(
      '{label} ({settings}) of {name} on {date}: {value}.',
      '{name} {date} 的{label}（{settings}）：{value}。',
      '{name} {date} 的{label}（{settings}）：{value}。',
    ),
    slots,
  );
}
