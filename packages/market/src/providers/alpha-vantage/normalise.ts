import type { Interval } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { z } from 'zod';
import type { ListedRow } from '../listed/listed-row.ts';
import { dayTime } from '../listed/listed-row.ts';
import { readLocalTime } from '../listed/local-time.ts';
import type { AlphaVantageBars, dividendsBody, splitsBody, WordsBody } from './schema.ts';

export function checkSymbol(given: string, symbol: string): void {
  if (given.toUpperCase() === symbol.toUpperCase()) return;
  throw new PlumblineError('data-refused', `Alpha Vantage was asked for ${symbol} and answered for ${given}.`);
}

/** Bars by their day, or by their start on New York's clock; newest first. */
export function normaliseBars(bars: AlphaVantageBars, interval: Interval): readonly ListedRow[] {
  return Object.entries(bars)
    .map(([when, bar]) => {
      const local = interval === '1d' ? null : readLocalTime(when, 'America/New_York', 'Alpha Vantage');
      return {
        date: local?.date ?? when,
        time: local?.at ?? dayTime(when, 'Alpha Vantage'),
        open: Number(bar['1. open']),
        high: Number(bar['2. high']),
        low: Number(bar['3. low']),
        close: Number(bar['4. close']),
        volume: Number(bar['5. volume']),
      };
    })
    .toSorted((a, b) => a.time - b.time);
}

type Dividends = Exclude<z.infer<typeof dividendsBody>, WordsBody>;
type Splits = Exclude<z.infer<typeof splitsBody>, WordsBody>;

/** Dividends come as paid on the day; a split factor is new shares for one old. */
export function normaliseActions(
  dividends: Dividends,
  splits: Splits,
  instrument: Instrument,
): readonly CorporateAction[] {
  const paid = dividends.data.flatMap((row): readonly CorporateAction[] => {
    const { ex_dividend_date: exDate, declaration_date: declared } = row;
    const amount = Number(row.amount);
    if (exDate === 'None' || !(amount > 0)) return [];
    const knownAt = declared !== 'None' && declared < exDate ? declared : exDate;
    return [{ kind: 'dividend', instrumentId: instrument.id, exDate, knownAt, amount, currency: instrument.currency }];
  });
  const split = splits.data.flatMap((row): readonly CorporateAction[] => {
    const ratio = Number(row.split_factor);
    const exDate = row.effective_date;
    return ratio > 0 && ratio !== 1
      ? [{ kind: 'split', instrumentId: instrument.id, exDate, knownAt: exDate, ratio }]
      : [];
  });
  return [...split, ...paid].toSorted((a, b) => a.exDate.localeCompare(b.exDate));
}
