import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';

/** What "the market" is when a beta is measured: the broad index investors of that market compare with. */
const indices: Readonly<Record<MarketId, InstrumentId>> = {
  us: 'US:^GSPC',
  cn: 'SH:^000300',
  hk: 'HK:^HSI',
  crypto: 'CRYPTO:BTC-USD',
};

/** The index an instrument is measured against; null for the index itself. */
export function benchmarkOf(instrument: Instrument): InstrumentId | null {
  const index = indices[instrument.market];
  return index === instrument.id ? null : index;
}
