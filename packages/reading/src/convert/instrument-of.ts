import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { Series } from '../term.ts';

/** Indices with bars of their own, by the names of the words. */
const indices: Readonly<Record<string, InstrumentId>> = {
  'INDEX:SPX': 'US:^GSPC',
  'INDEX:NDX': 'US:^NDX',
  'INDEX:DJI': 'US:^DJI',
  'INDEX:RUT': 'US:^RUT',
  'INDEX:VIX': 'US:^VIX',
  'INDEX:CSI300': 'SH:^000300',
  'INDEX:CSI500': 'SH:^000905',
  'INDEX:CSI1000': 'SH:^000852',
  'INDEX:SSE50': 'SH:^000016',
  'INDEX:STAR50': 'SH:^000688',
  'INDEX:SSE': 'SH:^000001',
  'INDEX:CHINEXT': 'SZ:^399006',
  'INDEX:HSI': 'HK:^HSI',
  'INDEX:HSTECH': 'HK:^HSTECH',
};

/** The listing or index whose bars a series is; null where there are none. */
export function instrumentOf(whose: Series): InstrumentId | null {
  return indices[whose] ?? parseInstrumentId(whose);
}
