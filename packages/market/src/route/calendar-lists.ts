import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Answer } from '@plumbline/model/ports';
import { countDown } from '../deadline.ts';
import { followedIndices, indexChangeEvents } from '../index-change.ts';
import { needsSupply, protocolAnswer } from '../protocol/protocol-answer.ts';
import { cutNetwork, mapAnswer, unavailable } from './cut-answer.ts';
import type { InstrumentDirectory } from './instrument-directory.ts';
import type { Questions } from './questions.ts';

type Asking = Pick<Questions, 'indexChanges' | 'network'>;

/** Lists come in many pages, one politely after the other; who asks for the events of one share does not wait for all of them. */
const listWaitMs = 1_000;

/** A list, or that it is still being read: it runs on, is kept, and is there for whoever asks next. */
function withinReason<T>(list: Promise<Answer<T>>): Promise<Answer<T>> {
  return new Promise((resolve, reject) => {
    const late = countDown(listWaitMs, () =>
      resolve(unavailable('provider-timeout', 'The list of who joined and left the index is still being read.')),
    );
    list.then(resolve, reject).finally(late.clear);
  });
}

async function indexLists(
  instrument: Instrument,
  book: Pick<InstrumentDirectory, 'instrument'>,
  questions: Asking,
): Promise<readonly Answer<readonly MarketEvent[]>[]> {
  if (instrument.kind !== 'stock') return [];
  const lists = followedIndices[instrument.market].map(async (id) => {
    const index = await book.instrument(id);
    if (index === null) return [];
    const changes = await withinReason(questions.indexChanges(index));
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
