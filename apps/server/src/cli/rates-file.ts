import { readFile } from 'node:fs/promises';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { RateSeries } from '@plumbline/quant/engine/backtest/portfolio/portfolio';
import { numberColumn, parseCsv, refuseCell, rowAlone, type CsvTable } from './csv-table.ts';
import { givenFile } from './given-file.ts';
import { jsonOption } from './json-option.ts';
import { timeColumn, timeNames } from './bars-file.ts';

type Rates = Readonly<Record<string, RateSeries>>;

interface Closed {
  readonly dates: readonly string[];
  readonly rates: readonly number[];
}

const code = /^[A-Z]{3,5}$/;
const currencyNames = ['currency', 'base'];
const rateNames = ['rate', 'close', 'value'];

function refuse(file: string, problem: string): never {
  throw new PlumblineError('bad-input', `${file}: ${problem}`, { file, field: '--rates' });
}

/** `HKD`, `HKDUSD` and `HKD/USD` where the account is in USD. */
function currencyOf(name: string, account: string): string | null {
  const text = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const own = text.length > account.length && text.endsWith(account) ? text.slice(0, -account.length) : text;
  return code.test(own) && own !== account ? own : null;
}

function dateOfRow(table: CsvTable, times: Float64Array, row: number): string {
  const at = times[row] ?? Number.NaN;
  return Number.isNaN(at) ? refuseCell(table, 'date', row, 'is not a date.') : new Date(at).toISOString().slice(0, 10);
}

/** One row per day and currency. */
function longTable(table: CsvTable, account: string, given: string | null): ReadonlyMap<string, Closed> {
  const place = (names: readonly string[]): number =>
    names.map((name) => table.names.indexOf(name)).find((at) => at >= 0) ?? -1;
  const [at, rateAt, currencyAt] = [place(timeNames), place(rateNames), place(currencyNames)];
  const rates = numberColumn(table, rateAt);
  const found = new Map<string, { dates: string[]; rates: number[] }>();
  for (let row = 0; row < table.count; row += 1) {
    const name = currencyAt < 0 ? given : currencyOf(table.cell(row, currencyAt), account);
    if (name === null) refuseCell(table, 'currency', row, `is missing, or is that of the account (${account}).`);
    const closed = found.get(name) ?? { dates: [], rates: [] };
    found.set(name, closed);
    closed.dates.push(dateOfRow(table, timeColumn(rowAlone(table, row), at).time, 0));
    closed.rates.push(rates[row] ?? Number.NaN);
  }
  return found;
}

/** One column per currency; a day without a rate is left out. */
function wideTable(table: CsvTable, account: string): ReadonlyMap<string, Closed> {
  const at = timeNames.map((name) => table.names.indexOf(name)).find((place) => place >= 0) ?? -1;
  if (at < 0) refuse(table.file, 'there is no column "date".');
  const { time } = timeColumn(table, at);
  const columns = [...table.names.entries()].flatMap(([place, name]) => {
    const currency = place === at ? null : currencyOf(name, account);
    return currency === null ? [] : [[currency, numberColumn(table, place)] as const];
  });
  return new Map(
    columns.map(([currency, column]) => {
      const rows = [...column.keys()].filter((row) => !Number.isNaN(column[row]));
      return [
        currency,
        { dates: rows.map((row) => dateOfRow(table, time, row)), rates: rows.map((row) => column[row] ?? 0) },
      ];
    }),
  );
}

function ofJson(file: string, value: unknown, account: string): ReadonlyMap<string, Closed> {
  const isClosed = (one: unknown): one is Closed =>
    typeof one === 'object' &&
    one !== null &&
    'dates' in one &&
    'rates' in one &&
    Array.isArray(one.dates) &&
    Array.isArray(one.rates);
  if (typeof value !== 'object' || value === null) return refuse(file, 'this is not an object of currencies.');
  const entries: readonly (readonly [string, unknown])[] =
    isClosed(value) && 'base' in value ? [[String(value.base), value]] : Object.entries(value);
  return new Map(
    entries.map(([name, one]) => {
      const currency = currencyOf(name, account);
      if (currency !== null && isClosed(one)) return [currency, one];
      return refuse(file, `"${name}" must be a currency with its dates and rates, {"HKD":{"dates":[…],"rates":[…]}}.`);
    }),
  );
}

/**
 * Reads exchange rates: units of the account's currency for one of another, by day. CSV with `date`, `currency` and `rate`, or
 * with `date` and a column named after each currency (`HKD`, or `HKDUSD` for an account in USD); JSON as
 * `{"HKD":{"dates":[…],"rates":[…]}}`. A rate holds from its date until the next one. given: the currency of a file
 * that names none. Throws `bad-input` naming file, field and row.
 */
export async function readRatesFile(file: string, account: string, given: string | null): Promise<Rates> {
  const text = await readFile(givenFile(file), 'utf8').catch((cause: unknown) => {
    throw new PlumblineError('bad-input', `There is no readable file ${file}.`, { file, field: '--rates' }, cause);
  });
  const read = (): ReadonlyMap<string, Closed> => {
    if (/^\s*\{/.test(text)) return ofJson(file, jsonOption(file, text), account);
    const table = parseCsv(file, text);
    const isLong = rateNames.some((name) => table.names.includes(name));
    return isLong ? longTable(table, account, given) : wideTable(table, account);
  };
  const found = read();
  if (found.size === 0) refuse(file, 'there is no currency in it.');
  return Object.fromEntries([...found].map(([currency, closed]) => [currency, sorted(file, currency, closed)]));
}

function sorted(file: string, currency: string, { dates, rates }: Closed): RateSeries {
  const rows = [...dates.keys()].toSorted((a, b) => timeOf(dates[a] ?? '') - timeOf(dates[b] ?? ''));
  const wrong = rows.find((row, k) => !((rates[row] ?? 0) > 0) || dates[row] === dates[rows[k - 1] ?? -1]);
  if (wrong !== undefined)
    refuse(file, `the rate of ${currency} on ${dates[wrong]} is not above 0, or is there twice.`);
  return {
    time: Float64Array.from(rows, (row) => timeOf(dates[row] ?? '')),
    rate: Float64Array.from(rows, (row) => rates[row] ?? 0),
  };
}
