import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Answer } from '@plumbline/model/ports';
import { followedIndices, indexChangeEvents } from '../index-change.ts';
import { needsSupply, protocolAnswer } from '../protocol/protocol-answer.ts';
import { cutNetwork, mapAnswer } from './cut-answer.ts';
import type { InstrumentDirectory } from './instrument-directory.ts';
import type { Questions } from './questions.ts';

type Asking = Pick<Questions, 'indexChanges' | 'network'>;

async function indexLists(
  instrument: Instrument,
  book: Pick<InstrumentDirectory, 'instrument'>,
  questions: Asking,
): Promise<readonly Answer<readonly MarketEvent[]>[]> {
  if (instrument.kind !== 'stock') return [];
  const lists = followedIndices[instrument.market].map(async (id) => {
    const index = await book.instrument(id);
    if (index === null) return [];
    const changes = await questions.indexChanges(index);
    return [mapAnswer(changes, (value, source) => ({ value: indexChangeEvents(value, index, instrument), source }))];
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Events that no source lists by instrument: members of indices, of which one list serves all, and changes to networks, which
 * ship with us.
 */
export async function calendarLists(
  instrument: Instrument,
  book: Pick<InstrumentDirectory, 'instrument'>,
  questions: Asking,
  { asOf, now }: { readonly asOf: string | undefined; readonly now: number },
): Promise<readonly Answer<readonly MarketEvent[]>[]> {
  if (instrument.market !== 'crypto') return indexLists(instrument, book, questions);
  const networks = needsSupply(instrument) ? await questions.network(instrument) : [];
  const known = networks.map((answer) => cutNetwork(answer, asOf));
  return [protocolAnswer(instrument, known, now)];
}
