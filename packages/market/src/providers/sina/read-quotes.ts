import { PlumblineError } from '@plumbline/model/errors';
import type { LastPrice } from '../listed/listed-quote.ts';
import { readLocalTime } from '../listed/local-time.ts';

const line = /^var hq_str_([a-z]{2}\d{6})="([^"]*)"$/;

/** `var hq_str_sh600519="name,open,…";` → fields by symbol; an unknown code comes as an empty string and is left out. */
export function readQuotes(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, symbol, value] = line.exec(part) ?? [];
    if (symbol === undefined || value === undefined) {
      throw new PlumblineError('provider-body', 'Sina answered with something that is no list of quotes.');
    }
    if (value !== '') found.set(symbol, value.split(','));
  }
  return found;
}

const plain = /^\d{1,12}(\.\d{1,6})?$/;

/** Name, open, close before, LAST, high, low … date and time at 30 and 31. */
const places = { previousClose: 2, last: 3, date: 30, time: 31 } as const;

function numberAt(fields: readonly string[], place: number, symbol: string): number {
  const text = fields[place] ?? '';
  if (plain.test(text)) return Number(text);
  throw new PlumblineError('data-refused', `Sina gives "${text.slice(0, 30)}" as field ${place} of ${symbol}.`);
}

export function lastPrice(fields: readonly string[], symbol: string): LastPrice {
  if (fields.length <= places.time) {
    throw new PlumblineError(
      'provider-body',
      `Sina's quote of ${symbol} has ${fields.length} fields; the others are missing.`,
    );
  }
  const { at } = readLocalTime(`${fields[places.date]} ${fields[places.time]}`, 'Asia/Shanghai', 'Sina');
  return {
    price: numberAt(fields, places.last, symbol),
    previousClose: numberAt(fields, places.previousClose, symbol),
    at,
  };
}
