import type { CorporateAction } from '@plumbline/model/corporate-action';
import { isDate } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { ListedRow } from '../listed/listed-row.ts';
import { dayTime } from '../listed/listed-row.ts';
import type { FmpBar, FmpDividend, FmpSplit } from './schema.ts';

export function normaliseBars(bars: readonly FmpBar[]): readonly ListedRow[] {
  return bars.map(({ date, open, high, low, close, volume }) => ({
    date,
    time: dayTime(date, 'FMP'),
    open,
    high,
    low,
    close,
    volume,
  }));
}

/** `dividend` is what was paid on the day; `adjDividend` counts today's shares and is not used. */
export function normaliseActions(
  dividends: readonly FmpDividend[],
  splits: readonly FmpSplit[],
  instrument: Instrument,
): readonly CorporateAction[] {
  const paid = dividends
    .filter((row) => row.dividend > 0)
    .map((row): CorporateAction => {
      const declared = row.declarationDate ?? '';
      const knownAt = isDate(declared) && declared < row.date ? declared : row.date;
      return {
        kind: 'dividend',
        instrumentId: instrument.id,
        exDate: row.date,
        knownAt,
        amount: row.dividend,
        currency: instrument.currency,
      };
    });
  const split = splits
    .filter((row) => row.numerator > 0 && row.denominator > 0)
    .map((row): CorporateAction => {
      const ratio = row.numerator / row.denominator;
      return { kind: 'split', instrumentId: instrument.id, exDate: row.date, knownAt: row.date, ratio };
    });
  return [...split, ...paid].toSorted((a, b) => a.exDate.localeCompare(b.exDate));
}
