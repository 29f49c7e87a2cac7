import type { Mention } from '../parse/words.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';

/** Funds by the index or sector they hold, the most traded of each market. */
const fundsOf: Readonly<Record<string, string>> = {
  SPX: 'US:SPY SH:513500',
  NDX: 'US:QQQ SH:513100',
  DJI: 'US:DIA',
  RUT: 'US:IWM',
  HSI: 'HK:02800 SZ:159920',
  HSCEI: 'HK:02828 SH:510900',
  HSTECH: 'HK:03033 SH:513180',
  CSI300: 'SH:510300',
  CSI500: 'SH:510500',
  CSI1000: 'SH:512100',
  SSE50: 'SH:510050',
  STAR50: 'SH:588000',
  CHINEXT: 'SZ:159915',
  CSIDIV: 'SH:515180',
  Technology: 'US:XLK',
  Financials: 'US:XLF',
  Energy: 'US:XLE',
  Healthcare: 'US:XLV SH:512010',
  Utilities: 'US:XLU',
  Industrials: 'US:XLI',
  Materials: 'US:XLB',
  RealEstate: 'US:XLRE SH:512200',
  Consumer: 'US:XLY SZ:159928',
  ConsumerStaples: 'US:XLP SZ:159928',
  Semiconductors: 'US:SOXX SH:512480',
  Banks: 'US:KBE SH:512800',
  Brokers: 'SH:512880',
  Biotech: 'US:XBI SZ:159992',
  Coal: 'SH:515220',
  Liquor: 'SH:512690',
  NewEnergy: 'SH:516160',
};

export function fundOf({ id }: Meaning): Mention | null {
  const ids = fundsOf[id]?.split(' ') as Mention['ids'] | undefined;
  return ids === undefined ? null : { ids, how: 'alias', text: `${id} ETF` };
}

export const sectorFunds: readonly Mention[] = 'XLB XLC XLE XLF XLI XLK XLP XLRE XLU XLV XLY'
  .split(' ')
  .map((code) => ({ ids: [`US:${code}`], how: 'ticker', text: code }));
