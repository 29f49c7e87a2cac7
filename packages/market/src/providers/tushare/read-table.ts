import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { z } from 'zod';
import type { ProviderContext } from '../../provider.ts';
import { fetchJson } from '../fetch-json.ts';
import type { TushareTable } from './build-query.ts';

const cell = z.union([z.string(), z.number(), z.null()]);

const body = z.looseObject({
  code: z.number().int(),
  msg: z.string().nullish(),
  data: z
    .looseObject({ fields: z.array(z.string()), items: z.array(z.array(cell)), has_more: z.boolean().nullish() })
    .nullish(),
});

export type TushareCell = z.infer<typeof cell>;
export type TushareRow = Readonly<Record<string, TushareCell>>;

const minuteMs = 60_000;

/** The words tell what the numbers do not: 40203 stands for too many questions as well as for too few points. */
function refusal(code: number, msg: string): PlumblineError {
  const words = `Tushare: ${msg.slice(0, 160)} (${code})`;
  const details = { code };
  if (/最多访问|频率|太快/.test(msg)) {
    const retryAfterMs = /每(天|日)|每小时/.test(msg) ? 60 * minuteMs : minuteMs;
    return new PlumblineError('provider-limited', words, { ...details, retryAfterMs });
  }
  if (/token/i.test(msg)) return new PlumblineError('provider-refused', words, details);
  if (/积分|权限|接口名|参数/.test(msg)) return new PlumblineError('not-covered', words, details);
  return new PlumblineError('provider-body', words, details);
}

/** Asks for one table and gives its rows by column; a column that was asked for and is not there means that the table has changed. */
export async function readTable(
  url: string,
  token: string,
  table: TushareTable,
  params: Readonly<Record<string, string>>,
  context: ProviderContext,
): Promise<readonly TushareRow[]> {
  const json = { api_name: table.name, token, params, fields: table.fields.join(',') };
  const request = { url, publisher: 'Tushare', schema: body, json, maxBytes: 12_000_000 };
  const { code, msg, data } = await fetchJson(request, context);
  if (code !== 0) throw refusal(code, (msg ?? '').replaceAll(token, 'TOKEN'));
  if (data === null) return [];
  // A field that is gone is not a table that is empty.
  if (data === undefined)
    throw new PlumblineError('provider-body', `Tushare answers without the rows of ${table.name}.`);
  if (data.has_more === true) {
    throw new PlumblineError('data-refused', `Tushare gives only a part of ${table.name}.`);
  }
  const missing = table.fields.find((field) => !data.fields.includes(field));
  if (missing !== undefined) {
    throw new PlumblineError('provider-body', `Tushare's table ${table.name} has no column ${missing} any more.`);
  }
  return data.items.map((items) => {
    if (items.length !== data.fields.length) {
      throw new PlumblineError('provider-body', `Tushare gives a row of ${table.name} with a wrong number of columns.`);
    }
    return Object.fromEntries(data.fields.map((field, place) => [field, items[place] ?? null]));
  });
}

/** A figure; null when there is none. Text where a number belongs is refused. */
export function numberIn(row: TushareRow, field: string): number | null {
  const value = row[field];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new PlumblineError('provider-body', `Tushare gives ${JSON.stringify(value).slice(0, 40)} as ${field}.`);
}

/** `20241231` → `2024-12-31`; null when empty or no date. */
export function dateIn(row: TushareRow, field: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(String(row[field] ?? ''));
  const [, year, month, day] = match ?? [];
  const date = `${year}-${month}-${day}`;
  return match !== null && isDate(date) ? date : null;
}
