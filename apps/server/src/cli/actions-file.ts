import { readFile } from 'node:fs/promises';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import { refuseCell, parseCsv, type CsvTable } from './csv-table.ts';
import { givenFile } from './given-file.ts';
import { jsonOption } from './json-option.ts';
import { readInstrumentId } from './read-instrument-id.ts';
import { timeOfCell } from './time-cell.ts';

/** Dividends and splits of a file; those that name no instrument belong to the one the file was given for. */
export type GivenAction = CorporateAction & { readonly isNameless: boolean };

/** What a row or an object of a file says, cell by cell. */
interface Written {
  readonly text: (names: readonly string[]) => string | null;
  readonly refuse: (field: string, problem: string) => never;
}

const idNames = ['instrumentid', 'instrument', 'id', 'symbol', 'ticker', 'code'];
const dateNames = ['exdate', 'ex_date', 'ex-date', 'date', 'time'];
const kindNames = ['kind', 'type', 'action', 'event'];
const amountNames = ['amount', 'dividend', 'dividends', 'cash'];
const ratioNames = ['ratio', 'split', 'splits', 'splitratio', 'split_ratio', 'stock splits'];
const valueNames = ['value'];

/** `4`, `4:1`, `4/1`, `4-for-1`, `4 for 1`: new shares per old one. */
function ratioOf(text: string): number {
  const pair = /^([\d.]+)\s*(?::|\/|-?\s*for\s*-?)\s*([\d.]+)$/i.exec(text.trim());
  return pair === null ? Number(text) : Number(pair[1]) / Number(pair[2]);
}

function positive(row: Written, field: string, text: string, value: number): number {
  if (value > 0 && Number.isFinite(value)) return value;
  return row.refuse(field, `is "${text}", which is not a number above 0.`);
}

/** A row as dividends and splits: one that says which it is, or one with a column for each, where 0 and 1 are none. */
function actionsOfRow(row: Written, fallback: InstrumentId | null, currencyOf: (id: InstrumentId) => string) {
  const idText = row.text(idNames);
  const named = idText === null ? null : readInstrumentId(idText);
  if (idText !== null && named === null) row.refuse('instrument', `is "${idText}", not an instrument such as US:NVDA.`);
  const instrumentId =
    named ?? fallback ?? row.refuse('instrument', 'is missing, and there are several it could belong to.');
  const dateText = row.text(dateNames) ?? row.refuse('exDate', 'is missing.');
  const at = timeOfCell(dateText);
  if (Number.isNaN(at)) row.refuse('exDate', `is "${dateText}", which is not a date such as 2026-06-30.`);
  const exDate = dateOf(at);
  const common = { instrumentId, exDate, knownAt: row.text(['knownat']) ?? exDate, isNameless: named === null };
  const currency = row.text(['currency']) ?? currencyOf(instrumentId);
  if (currency !== currencyOf(instrumentId)) {
    row.refuse('currency', `is ${currency}, where prices of ${instrumentId} are in ${currencyOf(instrumentId)}.`);
  }
  const kind = row.text(kindNames)?.toLowerCase() ?? null;
  const amount = row.text(kind === null ? amountNames : [...amountNames, ...valueNames]);
  const ratio = row.text(kind === null ? ratioNames : [...ratioNames, ...valueNames]);
  const paid = (text: string): GivenAction => {
    return { ...common, kind: 'dividend', amount: positive(row, 'amount', text, Number(text)), currency };
  };
  const split = (text: string): GivenAction => {
    return { ...common, kind: 'split', ratio: positive(row, 'ratio', text, ratioOf(text)) };
  };
  if (kind !== null) {
    if (/div|cash/.test(kind)) return [paid(amount ?? row.refuse('amount', 'is missing.'))];
    if (/split|bonus|consolid/.test(kind)) return [split(ratio ?? row.refuse('ratio', 'is missing.'))];
    return row.refuse('kind', `is "${kind}", which is neither dividend nor split.`);
  }
  if (amount === null && ratio === null)
    row.refuse('kind', 'is missing: say dividend with an amount, or split with a ratio.');
  const isNone = (text: string | null, none: readonly number[]): text is null =>
    text === null || none.includes(Number(text));
  return [...(isNone(ratio, [0, 1]) ? [] : [split(ratio)]), ...(isNone(amount, [0]) ? [] : [paid(amount)])];
}

const empty = /^(|nan|null|none|na|n\/a|-)$/i;

function rowsOfTable(table: CsvTable): readonly Written[] {
  return Array.from({ length: table.count }, (_, row) => ({
    text: (names) => {
      const at = names.map((name) => table.names.indexOf(name)).find((place) => place >= 0) ?? -1;
      const cell = at < 0 ? '' : table.cell(row, at);
      return empty.test(cell) ? null : cell;
    },
    refuse: (field, problem) => refuseCell(table, field, row, problem),
  }));
}

function rowsOfJson(file: string, value: unknown): readonly Written[] {
  const list: unknown = typeof value === 'object' && value !== null && 'actions' in value ? value.actions : value;
  if (!Array.isArray(list)) {
    const wish = 'a list such as [{"kind":"split","exDate":"2020-08-31","ratio":4}]';
    throw new PlumblineError('bad-input', `${file} must be ${wish}.`, { file, field: 'actions' });
  }
  return list.map((one: unknown, row): Written => {
    const refuse = (field: string, problem: string): never => {
      throw new PlumblineError('bad-input', `${file}, entry ${row + 1}: ${field} ${problem}`, { file, field, row });
    };
    if (typeof one !== 'object' || one === null) return refuse('actions', 'is not an object.');
    const cells = new Map(Object.entries(one).map(([name, cell]) => [name.toLowerCase(), cell as unknown] as const));
    return {
      refuse,
      text: (names) => {
        const cell = names.map((name) => cells.get(name)).find((found) => found !== undefined && found !== null);
        if (cell === undefined || cell === null) return null;
        return typeof cell === 'string' || typeof cell === 'number'
          ? String(cell)
          : refuse(names[0] ?? '', 'is no text.');
      },
    };
  });
}

/**
 * Reads dividends and splits from a file: CSV with the columns of the product's own actions (`instrumentId`, `kind`, `exDate`,
 * `amount`, `ratio`, `currency`; or one column for dividends and one for splits), or JSON as `GET /api/actions/:id` answers.
 * A dividend is cash per share as held before its ex-date, a ratio is new shares per old one. fallback: whose they are where
 * a row does not say. Throws `bad-input` naming file, field and row.
 */
export async function readActionsFile(
  file: string,
  fallback: InstrumentId | null,
  currencyOf: (id: InstrumentId) => string,
): Promise<readonly GivenAction[]> {
  const text = await readFile(givenFile(file), 'utf8').catch((cause: unknown) => {
    throw new PlumblineError('bad-input', `There is no readable file ${file}.`, { file, field: '--actions' }, cause);
  });
  const isJson = /^\s*[[{]/.test(text);
  const rows = isJson ? rowsOfJson(file, jsonOption(file, text)) : rowsOfTable(parseCsv(file, text));
  return rows.flatMap((row) => actionsOfRow(row, fallback, currencyOf));
}
