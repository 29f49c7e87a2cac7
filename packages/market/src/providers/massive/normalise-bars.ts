import type { Interval } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { timeOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { localDate } from '@plumbline/model/time-zone';
import type { ListedRow } from '../listed/listed-row.ts';
import type { DividendRow, MassiveBar, SplitRow } from './schema.ts';

/** Bars start at midnight of New York for a day, at their first instant otherwise. */
export function normaliseBars(bars: readonly MassiveBar[], interval: Interval): readonly ListedRow[] {
  const isDaily = interval === '1d' || interval === '1w' || interval === '1mo';
  return bars.map(({ t, o, h, l, c, v }) => {
    const date = localDate('America/New_York', t);
    return { date, time: isDaily ? timeOf(date) : t, open: o, high: h, low: l, close: c, volume: v };
  });
}

export function normaliseActions(
  dividends: readonly DividendRow[],
  splits: readonly SplitRow[],
  instrument: Instrument,
): readonly CorporateAction[] {
  const paid = dividends.flatMap((row): readonly CorporateAction[] => {
    const { cash_amount: amount, ex_dividend_date: exDate, declaration_date: declared } = row;
    if (!(amount > 0)) return [];
    const knownAt = typeof declared === 'string' && declared < exDate ? declared : exDate;
    const currency = row.currency ?? instrument.currency;
    return [{ kind: 'dividend', instrumentId: instrument.id, exDate, knownAt, amount, currency }];
  });
  const split = splits.flatMap((row): readonly CorporateAction[] => {
    const { split_from: from, split_to: to, execution_date: exDate } = row;
    if (!(from > 0) || !(to > 0)) return [];
    return [{ kind: 'split', instrumentId: instrument.id, exDate, knownAt: exDate, ratio: to / from }];
  });
  return [...split, ...paid].toSorted((a, b) => a.exDate.localeCompare(b.exDate));
}
