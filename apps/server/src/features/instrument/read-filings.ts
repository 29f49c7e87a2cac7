import type { FilingsReview } from '@plumbline/contract/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { figuresPort } from '../../platform/market-handle.ts';
import { instrumentView, readInstrument } from './service.ts';

/** The filed statements of a company as they were known on a day, held against their identities. */
export async function readFilings(market: MarketHandle, text: string, asOf?: string): Promise<FilingsReview> {
  const instrument = await readInstrument(market, text);
  const port = await figuresPort(market, instrument.id);
  const answer = await port.fundamentals(instrument.id, asOf === undefined ? {} : { asOf });
  if (answer.status === 'unavailable') throw new PlumblineError(answer.code, answer.reason);
  const { reviewFilings } = await import('./filings-review.ts');
  const { publisher, title, url, retrievedAt, simulated } = answer.source;
  const day = asOf ?? new Date(retrievedAt).toISOString().slice(0, 10);
  return {
    instrument: instrumentView(instrument),
    asOf: day,
    simulated,
    source: { publisher, title, ...(url !== undefined && { url }), retrievedAt },
    ...reviewFilings(answer.value, day),
  };
}
