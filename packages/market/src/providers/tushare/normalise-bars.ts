import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { ListedRow } from '../listed/listed-row.ts';
import { dayTime } from '../listed/listed-row.ts';
import type { TushareRow } from './read-table.ts';
import { dateIn, numberIn } from './read-table.ts';

/** Mainland volumes count hands of a hundred shares, Hong Kong's count shares. */
const hand = 100;

function required(row: TushareRow, field: string): number {
  const value = numberIn(row, field);
  if (value !== null) return value;
  throw new PlumblineError('provider-body', `Tushare gives a bar of ${String(row.trade_date)} without ${field}.`);
}

/** Daily rows, newest first as they come. Turnover (in thousands of yuan) is not read. */
export function normaliseBars(
  rows: readonly TushareRow[],
  instrument: Instrument,
  symbol: string,
): readonly ListedRow[] {
  const unit = instrument.market === 'cn' ? hand : 1;
  return rows.map((row) => {
    if (row.ts_code !== symbol) {
      throw new PlumblineError(
        'data-refused',
        `Tushare was asked for ${symbol} and answered for ${String(row.ts_code)}.`,
      );
    }
    const date = dateIn(row, 'trade_date') ?? String(row.trade_date);
    const volume = numberIn(row, 'vol');
    return {
      date,
      time: dayTime(date, 'Tushare'),
      open: required(row, 'open'),
      high: required(row, 'high'),
      low: required(row, 'low'),
      close: required(row, 'close'),
      volume: volume === null ? Number.NaN : Math.round(volume * unit),
    };
  });
}

/** Dividends in force: cash before tax and shares given, both for one share. Plans and votes stand in the table beside them. */
export function normaliseActions(rows: readonly TushareRow[], instrument: Instrument): readonly CorporateAction[] {
  const seen = new Set<string>();
  return rows
    .flatMap((row): readonly CorporateAction[] => {
      const exDate = dateIn(row, 'ex_date');
      if (exDate === null || row.div_proc !== '实施') return [];
      const cash = numberIn(row, 'cash_div_tax') ?? 0;
      const shares = numberIn(row, 'stk_div') ?? 0;
      // The same dividend can stand there twice, once for each correction of its notice.
      const key = `${exDate}|${cash}|${shares}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const notice = dateIn(row, 'imp_ann_date');
      const base = {
        instrumentId: instrument.id,
        exDate,
        knownAt: notice !== null && notice < exDate ? notice : exDate,
      };
      return [
        ...(shares > 0 ? [{ kind: 'split' as const, ...base, ratio: Number((1 + shares).toPrecision(10)) }] : []),
        ...(cash > 0 ? [{ kind: 'dividend' as const, ...base, amount: cash, currency: instrument.currency }] : []),
      ];
    })
    .toSorted((a, b) => a.exDate.localeCompare(b.exDate));
}
