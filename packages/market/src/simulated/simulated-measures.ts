import { dateOf, dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Measure, MeasureId, Measures } from '@plumbline/model/measure';
import type { Unit } from '@plumbline/model/units';
import { needsCurrency } from '@plumbline/model/units';
import { readAt } from './read-at.ts';
import { dailyColumns, tradedActions } from './simulated-bars.ts';
import { simulatedQuote } from './simulated-quote.ts';
import type { Simulated } from './simulation.ts';
import { keepBooks } from './statements/books.ts';
import { equityOf } from './statements/position.ts';

const quartersInYear = 4;
const yearMs = 365 * dayMs;
const million = 1e6;

type Given = readonly [id: MeasureId, value: number, unit: Unit, how: string];

/** Highest and lowest price of the last year in shares of today. */
function yearRange(simulated: Simulated): readonly Given[] {
  const { time, high, low } = dailyColumns(simulated);
  const from = readAt(time, time.length - 1) - yearMs;
  const splits = tradedActions(simulated).filter((action) => action.kind === 'split');
  let highest = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let row = time.length - 1; row >= 0 && readAt(time, row) > from; row--) {
    const date = dateOf(readAt(time, row));
    const ratio = splits.reduce((product, split) => (split.exDate > date ? product * split.ratio : product), 1);
    highest = Math.max(highest, readAt(high, row) / ratio);
    lowest = Math.min(lowest, readAt(low, row) / ratio);
  }
  return [
    ['high52Weeks', highest, 'price', 'highest price of a year'],
    ['low52Weeks', lowest, 'price', 'lowest price of a year'],
  ];
}

/** Multiples of the last four reported quarters at the last price; a loss has no multiple. */
function companyFigures(simulated: Simulated, price: number): readonly Given[] {
  const { company } = simulated;
  if (company === null) return [];
  const year = keepBooks(simulated, company).booked.slice(-quartersInYear);
  const last = year.at(-1);
  if (last === undefined || year.length < quartersInYear) return [];
  const splitSince = tradedActions(simulated)
    .filter((action) => action.kind === 'split' && action.exDate > last.report.quarter.end)
    .reduce((product, action) => (action.kind === 'split' ? product * action.ratio : product), 1);
  const shares = (last.shares * splitSince) / (simulated.main?.unit ?? 1);
  const perShare = (millions: number): number => (millions * million) / company.rate / shares;
  const earned = perShare(year.reduce((sum, { income }) => sum + income.net, 0));
  const book = perShare(equityOf(last.cashFlow.closing));
  const paid = perShare(year.reduce((sum, { cashFlow }) => sum + cashFlow.dividends, 0));
  return [
    ['marketCap', price * shares, 'money', 'price × shares'],
    ...(earned > 0 ? [['peTrailing', price / earned, 'multiple', 'price / earnings of four quarters'] as const] : []),
    ...(book > 0 ? [['priceToBook', price / book, 'multiple', 'price / equity per share'] as const] : []),
    ['dividendPerShare', paid, 'moneyPerShare', 'dividends of four quarters per share'],
    ['dividendYield', paid / price, 'fraction', 'dividends of four quarters / price'],
  ];
}

/** What a source that computes figures itself would say of a simulated share. */
export function simulatedMeasures(simulated: Simulated, sourceId: string): Measures {
  const { instrument } = simulated;
  if (instrument.kind === 'crypto') {
    throw new PlumblineError('not-covered', `No figures of ${instrument.id} are computed here.`);
  }
  const { price, at } = simulatedQuote(simulated);
  const asOf = dateOf(at);
  const items = [...companyFigures(simulated, price), ...yearRange(simulated)].map(
    ([id, value, unit, how]): Measure => ({
      id,
      value: Number(value.toPrecision(12)),
      unit,
      ...(needsCurrency(unit) && { currency: instrument.currency }),
      asOf,
      source: { id: sourceId, locator: how },
      quality: [],
    }),
  );
  return { instrumentId: instrument.id, items };
}
