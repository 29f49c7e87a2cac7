import type { Instrument } from '@plumbline/model/instrument';
import type { EntryExtra } from './entry.ts';
import { entry, localText } from './entry.ts';

type Names = readonly [en: string, zhCN: string, zhHK: string];

function us(
  kind: 'stock' | 'etf' | 'index',
  exchange: string,
  sector: string | undefined,
  code: string,
  names: Names,
  extra: EntryExtra,
): Instrument {
  return entry(
    {
      id: `US:${code}`,
      kind,
      market: 'us',
      exchange,
      currency: 'USD',
      name: localText(...names),
      ...(sector === undefined ? {} : { sector }),
      priceDecimals: 2,
    },
    extra,
  );
}

export function nasdaq(sector: string, code: string, names: Names, extra: EntryExtra): Instrument {
  return us('stock', 'NASDAQ', sector, code, names, extra);
}

export function nyse(sector: string, code: string, names: Names, extra: EntryExtra): Instrument {
  return us('stock', 'NYSE', sector, code, names, extra);
}

export function fund(exchange: string, code: string, names: Names, extra: EntryExtra): Instrument {
  return us('etf', exchange, undefined, code, names, extra);
}

export function index(code: string, names: Names, aliases: readonly string[]): Instrument {
  return us('index', 'index', undefined, code, names, { aliases });
}
