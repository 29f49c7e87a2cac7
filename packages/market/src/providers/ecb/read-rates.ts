import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { RateHistory } from '@plumbline/model/ports';
import type { CurrencyPair } from '../../provider.ts';

/** Units of a currency for one euro, by day. */
type Fixings = ReadonlyMap<string, number>;

/** Rows of the table in CSV → what a euro was worth, by currency. No cell of these columns holds a comma. */
export function readFixings(text: string): ReadonlyMap<string, Fixings> {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',');
  const [currency, day, value] = ['CURRENCY', 'TIME_PERIOD', 'OBS_VALUE'].map((name) => {
    const place = columns.indexOf(name);
    if (place >= 0) return place;
    throw new PlumblineError('provider-body', `The ECB's rates have no column ${name} any more.`);
  });
  const found = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const cells = line.split(',');
    const code = cells[currency ?? -1] ?? '';
    const date = cells[day ?? -1] ?? '';
    const rate = cells[value ?? -1] ?? '';
    // A holiday of the bank has a row without a rate.
    if (cells.length !== columns.length || !isDate(date) || !/^\d+(?:\.\d+)?$/.test(rate) || Number(rate) === 0)
      continue;
    found.set(code, (found.get(code) ?? new Map<string, number>()).set(date, Number(rate)));
  }
  return found;
}

/** Units of `quote` for one `base` on the days on which both have a rate. */
export function crossRates(fixings: ReadonlyMap<string, Fixings>, { base, quote }: CurrencyPair): RateHistory {
  const of = (code: string) => (date: string) => (code === 'EUR' ? 1 : fixings.get(code)?.get(date));
  const [ofBase, ofQuote] = [of(base), of(quote)];
  const days = new Set([...fixings.values()].flatMap((one) => [...one.keys()]));
  const rows = [...days].toSorted().flatMap((date): readonly (readonly [string, number])[] => {
    const [from, to] = [ofBase(date), ofQuote(date)];
    return from === undefined || to === undefined ? [] : [[date, to / from]];
  });
  return { base, quote, dates: rows.map(([date]) => date), rates: rows.map(([, rate]) => rate) };
}
