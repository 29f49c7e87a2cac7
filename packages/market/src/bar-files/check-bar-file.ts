import type { Adjustment, Interval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { InstrumentId, MarketId } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import { marketById } from '@plumbline/model/market-by-id';
import { zoneOf } from '@plumbline/model/session-clock';
import { at } from '../quality/bar-table.ts';
import type { BarTable } from '../quality/bar-table.ts';
import type { Finding } from '../quality/finding.ts';
import { inspectTable } from '../quality/inspect-table.ts';
import type { BarFile } from './bar-file.ts';
import { marketOfDates } from './market-of-file.ts';
import { marketOfName, symbolOfFile } from './market-of-name.ts';
import { readBarFile } from './read-bar-file.ts';

export interface CheckFileOptions {
  /** Name of the file: its symbol may tell the market. */
  readonly file: string;
  readonly now: number;
  /** Whose bars they are, when that is known; its market and currency then hold. */
  readonly instrument?: { readonly id: InstrumentId; readonly market: MarketId; readonly currency: string };
  readonly market?: MarketId;
  readonly interval?: Interval;
  readonly adjustment?: Adjustment;
  readonly isWanted?: (symbol: string) => boolean;
}

/** One fault with its place in the file. */
export interface FileFinding extends Finding {
  /** Line of the file, counted from 1; of JSON the entry. */
  readonly line: number;
  /** Trading date of the row; null where it has none. */
  readonly date: string | null;
}

export interface CheckedFile {
  readonly file: BarFile;
  readonly adjustment: Adjustment;
  readonly market: Market | null;
  /** How the market was known. */
  readonly marketFrom: 'given' | 'symbol' | 'dates' | null;
  readonly findings: readonly FileFinding[];
  /** The rows that can be used, oldest first, mended where a rule proves how. */
  readonly table: BarTable;
}

function marketBefore({ file, instrument, market }: CheckFileOptions): Pick<CheckedFile, 'market' | 'marketFrom'> {
  const given = instrument?.market ?? market;
  if (given !== undefined) return { market: marketById(given), marketFrom: 'given' };
  const named = marketOfName(symbolOfFile(file));
  return named === null ? { market: null, marketFrom: null } : { market: marketById(named), marketFrom: 'symbol' };
}

function marketAfter(before: Pick<CheckedFile, 'market' | 'marketFrom'>, { symbols, table }: BarFile) {
  if (before.market !== null) return before;
  const [symbol = ''] = symbols;
  const named = marketOfName(symbol);
  if (named !== null) return { market: marketById(named), marketFrom: 'symbol' as const };
  const market = table.interval === '1d' ? marketOfDates(table.columns.time) : null;
  return { market, marketFrom: market === null ? null : ('dates' as const) };
}

function currencyFinding({ currency }: BarFile, instrument: CheckFileOptions['instrument']): readonly Finding[] {
  if (currency === null || instrument === undefined || currency === instrument.currency) return [];
  const why = `the prices are in ${currency} and ${instrument.id} is priced in ${instrument.currency}`;
  return [{ row: 0, kind: 'currency-mismatch', severity: 'refuse', why }];
}

/** Reads a file of bars and looks for everything that can be wrong with it. */
export function checkBarFile(bytes: Uint8Array, options: CheckFileOptions): CheckedFile {
  const { now, instrument, interval, isWanted } = options;
  const before = marketBefore(options);
  const file = readBarFile(bytes, {
    ...(interval !== undefined && { interval }),
    ...(isWanted !== undefined && { isWanted }),
    ...(before.market !== null && { zone: zoneOf(before.market) }),
  });
  const { market, marketFrom } = marketAfter(before, file);
  const adjustment = options.adjustment ?? (file.isSplitAdjusted ? 'split' : 'none');
  const inspected = inspectTable(file.table, { now, market, instrumentId: instrument?.id ?? null, adjustment });
  const { time } = file.table.columns;
  const all = [...currencyFinding(file, instrument), ...file.findings, ...inspected.findings];
  // A cell that is no number leaves its row without a price; the cell says more.
  const cells = new Set(file.findings.filter(({ kind }) => kind === 'not-a-number').map(({ row }) => row));
  const findings = all
    .filter((one) => one.kind !== 'not-a-number' || !cells.has(one.row) || file.findings.includes(one))
    .map((one): FileFinding => {
      const value = at(time, one.row);
      return { ...one, line: file.lines[one.row] ?? 0, date: Number.isFinite(value) ? dateOf(value) : null };
    })
    .toSorted((a, b) => a.row - b.row);
  return { file, adjustment, market, marketFrom, findings, table: inspected.table };
}
