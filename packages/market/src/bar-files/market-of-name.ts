import type { InstrumentId, MarketId } from '@plumbline/model/instrument';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';

/** Endings by which everyone marks where a share trades. */
const endings: readonly (readonly [RegExp, MarketId])[] = [
  [/^\d{6}\.(SH|SS|SZ|BJ|SHH|SHZ)$/i, 'cn'],
  [/^(SH|SZ|BJ)\d{6}$/i, 'cn'],
  [/^\d{1,5}\.HK$/i, 'hk'],
  [/^[A-Z0-9]{2,10}[-/](USD[TC]?|EUR)$/i, 'crypto'],
];

/** The market that a spelling such as `0700.HK`, `600519.SS`, `BTC-USD` or `US:NVDA` names; null where it names none. */
export function marketOfName(name: string): MarketId | null {
  const id: InstrumentId | null = parseInstrumentId(name.toUpperCase());
  if (id !== null) return marketOf(id);
  return endings.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The symbol in front of a file's name: `0700.HK` of `0700.HK.csv`, `600519.SS` of `600519.SS_daily.csv.gz`. */
export function symbolOfFile(file: string): string {
  const name = file.split(/[\\/]/).at(-1) ?? '';
  return (
    name
      .replace(/\.gz$/i, '')
      .replace(/\.(csv|tsv|txt|json|parquet)$/i, '')
      .split(/[_ ]/)[0] ?? ''
  );
}
