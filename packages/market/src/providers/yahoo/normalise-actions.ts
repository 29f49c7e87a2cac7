import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument } from '@plumbline/model/instrument';
import type { ChartResult } from './schema.ts';

type Split = Extract<CorporateAction, { kind: 'split' }>;

function splitsOf(instrument: Instrument, result: ChartResult, dateAt: (seconds: number) => string): readonly Split[] {
  return Object.values(result.events?.splits ?? {})
    .filter((event) => event.numerator > 0 && event.denominator > 0)
    .map((event) => {
      const exDate = dateAt(event.date);
      const ratio = event.numerator / event.denominator;
      return { kind: 'split', instrumentId: instrument.id, exDate, knownAt: exDate, ratio };
    });
}

/**
 * Splits and dividends of a chart answer. Yahoo restates dividends to today's shares; they are brought back to what one share
 * of the day was paid. It names no announcement date, so an action counts as known from its ex-date.
 */
export function normaliseActions(
  instrument: Instrument,
  result: ChartResult,
  dateAt: (seconds: number) => string,
): readonly CorporateAction[] {
  const splits = splitsOf(instrument, result, dateAt);
  const dividends = Object.values(result.events?.dividends ?? {})
    .filter((event) => event.amount > 0)
    .map((event): CorporateAction => {
      const exDate = dateAt(event.date);
      const later = splits.filter((split) => split.exDate > exDate);
      const shares = later.reduce((product, split) => product * split.ratio, 1);
      const amount = Number((event.amount * shares).toPrecision(10));
      return {
        kind: 'dividend',
        instrumentId: instrument.id,
        exDate,
        knownAt: exDate,
        amount,
        currency: instrument.currency,
      };
    });
  return [...splits, ...dividends].sort((a, b) => (a.exDate < b.exDate ? -1 : a.exDate > b.exDate ? 1 : 0));
}
