import type { InstrumentId } from '@plumbline/model/instrument';
import { quotesQuery } from '../../lib/queries.ts';

/** Six markets at a glance. */
export const pulse: readonly InstrumentId[] = [
  'US:^GSPC',
  'US:^IXIC',
  'SH:^000300',
  'HK:^HSI',
  'CRYPTO:BTC-USD',
  'CRYPTO:ETH-USD',
];

/** What the start page shows where nothing has been researched yet. */
export const example: InstrumentId = 'US:NVDA';

/** The prices of both, asked for at once. */
export const startQuotes = quotesQuery([...pulse, example]);
