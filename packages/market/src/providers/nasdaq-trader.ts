import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { securityKindOf } from '@plumbline/model/security-kind';
import { pause } from '../deadline.ts';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';
import { fetchText } from './fetch-text.ts';
import { newYorkNamed } from './names/named-share.ts';
import { newYorkCode } from './names/new-york-code.ts';
import { sourcedList } from './names/sourced-list.ts';

export interface NasdaqTraderOptions {
  readonly nasdaqTraderUrl?: string;
}

const publisher = 'Nasdaq Trader';
const page = 'https://www.nasdaqtrader.com/trader.aspx?id=symboldirdefs';
const gapMs = 300;

/** What Nasdaq lists, and what the others do. */
const files = ['nasdaqlisted.txt', 'otherlisted.txt'] as const;

const exchanges: Readonly<Record<string, string>> = {
  A: 'NYSE American',
  N: 'NYSE',
  P: 'NYSE Arca',
  Z: 'Cboe BZX',
  V: 'IEX',
};

/** Nobody types what kind of share it is; of everything else the words say what it is. */
const plainShare = /(?:,| -)? (?:Class [A-Z] )?(?:Common (?:Stock|Shares?)|Ordinary Shares?)$/i;

/** The last line says when the file was written: `File Creation Time: 0816202617:03`. Without it the rest is missing too. */
function writtenOn(line: string): string {
  const [, month, day, year] = /^File Creation Time: ?(\d{2})(\d{2})(\d{4})/.exec(line) ?? [];
  const date = `${year}-${month}-${day}`;
  if (isDate(date)) return date;
  throw new PlumblineError('provider-body', 'Nasdaq Trader sent a list of symbols without its end.');
}

interface SymbolFile {
  readonly writtenOn: string;
  readonly rows: number;
  readonly instruments: readonly Instrument[];
}

function readSymbols(text: string): SymbolFile {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split('|');
  const at = (name: string): number => {
    const place = columns.indexOf(name);
    if (place >= 0) return place;
    throw new PlumblineError('provider-body', `Nasdaq Trader's list of symbols has no column ${name} any more.`);
  };
  const [symbol, name, isTest, isFund] = [
    columns.includes('ACT Symbol') ? at('ACT Symbol') : at('Symbol'),
    at('Security Name'),
    at('Test Issue'),
    at('ETF'),
  ];
  const exchange = columns.indexOf('Exchange');
  const date = writtenOn(lines.pop() ?? '');
  const instruments = lines.flatMap((line): readonly Instrument[] => {
    const cells = line.split('|');
    const named = cells[name] ?? '';
    if (cells.length !== columns.length || cells[isTest] !== 'N' || named === '') return [];
    const code = newYorkCode(cells[symbol] ?? '');
    const fund = cells[isFund] === 'Y';
    const made = newYorkNamed({
      code,
      name: named.replace(plainShare, ''),
      exchange: exchange < 0 ? 'NASDAQ' : (exchanges[cells[exchange] ?? ''] ?? 'US'),
      isFund: fund,
      ...(fund ? {} : { security: securityKindOf(code, named) }),
    });
    return made === null ? [] : [made];
  });
  return { writtenOn: date, rows: lines.length, instruments };
}

/** Everything that is listed in New York with its name, funds included, as the exchanges' directory of symbols has it. No key. */
export function nasdaqTraderProvider(options: NasdaqTraderOptions = {}): Provider {
  const base = (options.nasdaqTraderUrl ?? 'https://www.nasdaqtrader.com').replace(/\/$/, '');
  const read = async (file: string, context: ProviderContext): Promise<SymbolFile> => {
    const url = `${base}/dynamic/symdir/${file}`;
    return readSymbols((await fetchText({ url, publisher, expects: 'text' }, context)).text);
  };
  const list = async (
    id: string,
    isWanted: (one: Instrument) => boolean,
    context: ProviderContext,
  ): Promise<Sourced<readonly Instrument[]>> => {
    const now = context.clock.now();
    const found: SymbolFile[] = [];
    for (const file of files) {
      if (found.length > 0) await pause(gapMs, context.signal);
      found.push(await read(file, context));
    }
    const rows = found.reduce((sum, one) => sum + one.rows, 0);
    const wanted = found.flatMap(({ instruments }) => instruments).filter(isWanted);
    const { value, source } = sourcedList(wanted, { id, publisher, url: page, rows }, now);
    const asOf = found.map((one) => one.writtenOn).toSorted()[0] ?? source.asOf;
    return { value, source: { ...source, asOf } };
  };
  return {
    id: 'nasdaq-trader',
    title: 'Nasdaq Trader (lists)',
    markets: ['us'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    reference: (context) => list('nasdaq-trader-symbols', () => true, context),
    funds: (context) => list('nasdaq-trader-funds', ({ kind }) => kind === 'etf', context),
  };
}
