import { localText } from '@plumbline/model/local-text';
import type { Period } from '@plumbline/reading/reading';
import { barDate } from '../report/gather/price-history.ts';
import { levelUnit } from '../report/level-unit.ts';
import { rangePeriod, seriesFigure } from '../report/series-figures.ts';
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

export function isIndicator(metric: string): boolean {
  return usualDays[metric] !== undefined;
}

/** The last value of an indicator of closing prices, splits counted back; nothing where there are fewer sessions than it needs. */
export function indicatorOver(
  figures: Figures,
  metric: string,
  period: Period,
): { readonly handles: readonly string[]; readonly why: null } {
  const { context } = figures;
  const history = context.bars.get(context.instrument.id, 'split');
  const wanted = period.is === 'last' && period.of === 'days' ? [period.n] : (usualDays[metric] ?? []);
  if (history === null || !['latest', 'last', 'sameAsBefore'].includes(period.is)) return { handles: [], why: null };
  const { series } = history;
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
