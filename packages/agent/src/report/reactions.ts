import { addDays } from '@plumbline/model/date';
import type { FormulaInput } from '@plumbline/model/fact';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { barDate, countUntil, reachesOver, tradingDateUntil } from './gather/price-history.ts';
import { ownSource } from './own-source.ts';
import { resultDates } from './result-dates.ts';
import { dayPeriod, seriesFigure } from './series-figures.ts';

/** Results older than three years say little about the company of today. */
const most = 12;
/** An average over fewer is an anecdote. */
const fewest = 4;

/**
 * What the price did from the close before results to the close of the session after them, less its beta times what the
 * market index did. Both sessions, because results come before, during or after trading.
 */
function reaction(context: ReportContext, date: string, label: string): string | null {
  const { bars, benchmark, instrument } = context;
  const history = bars.get(instrument.id, 'total');
  if (history === null || benchmark === null) return null;
  const { series } = history;
  const from = tradingDateUntil(series, addDays(date, -1));
  const next = countUntil(series, date);
  if (from === null || next >= series.columns.time.length) return null;
  const to = barDate(series, next);
  const market = bars.get(benchmark, 'total');
  if (market === null || !reachesOver(market.series, from, to)) return null;
  const column = { column: 'close', adjustment: 'total', from, to } as const;
  const fact = seriesFigure(context, {
    id: `eventReaction.${date}`,
    metric: 'eventReaction',
    expression: 'last(close) / first(close) - 1 - beta * (last(benchmark) / first(benchmark) - 1)',
    columns: [
      { name: 'close', ...column },
      { name: 'benchmark', ...column, instrumentId: benchmark },
    ],
    others: [{ name: 'beta', fact: 'beta' }],
    period: { ...dayPeriod(date), label },
  });
  return fact.value === null ? null : fact.id;
}

/**
 * Reactions to the last results, oldest first, with their average, its standard error and t statistic: figures
 * `meanReaction`, `reactionError`, `reactionT`, `reactionSize`. Answers the handles of the single reactions; none without
 * a beta or an index to hold the price against.
 */
export function addReactions(context: ReportContext): readonly string[] {
  const { book, asOf } = context;
  if (valueOf(book, 'beta') === null) return [];
  const dates = resultDates(context).slice(-most);
  const months = dates.map((date) => date.slice(0, 7).replace('-', '/'));
  // A year and a first quarter may come in one month: its name alone would stand for two days.
  const isTwice = (month: string): boolean => months.indexOf(month) < months.lastIndexOf(month);
  const found = dates
    .map((date, at) =>
      reaction(context, date, isTwice(months[at] ?? date) ? date.replaceAll('-', '/') : (months[at] ?? date)),
    )
    .filter((id) => id !== null);
  if (found.length < fewest) return found;
  const inputs = found.map((fact, at): FormulaInput => ({ name: `r${at + 1}`, fact }));
  const names = inputs.map((_, at) => `r${at + 1}`);
  const count = book.observed({
    id: 'eventCount',
    metric: 'eventCount',
    value: found.length,
    asOf,
    knownAt: asOf,
    source: { id: ownSource(context), locator: 'eventCount' },
  }).id;
  const mean = book.derived({
    id: 'meanReaction',
    metric: 'meanReaction',
    expression: `mean(${names.join(', ')})`,
    inputs,
  }).id;
  const squares = names.map((name) => `(${name} - mean)^2`).join(', ');
  book.derived({
    id: 'reactionError',
    metric: 'reactionError',
    expression: `sqrt(sum(${squares}) / (count - 1) / count)`,
    inputs: [...inputs, { name: 'mean', fact: mean }, { name: 'count', fact: count }],
  });
  book.derived({
    id: 'reactionT',
    metric: 'reactionT',
    expression: 'mean / error',
    inputs: [
      { name: 'mean', fact: mean },
      { name: 'error', fact: 'reactionError' },
    ],
  });
  book.derived({
    id: 'reactionSize',
    metric: 'reactionSize',
    expression: `mean(${names.map((name) => `abs(${name})`).join(', ')})`,
    inputs,
  });
  return found;
}
