import type { Part, Topic } from '../reading.ts';
import { topic } from './figure-topics.ts';
import type { Slots } from './slots.ts';

/** The highest or lowest of the prices of a span; of any other figure that is none of its values but a search. */
export function endOfPrices(topics: readonly Part<Topic>[], slots: Slots): readonly Part<Topic>[] | null {
  const [isMost, isLeast] = [slots.has('end:highest'), slots.has('end:lowest')];
  const [one, ...more] = topics;
  if (one === undefined || more.length > 0 || isMost === isLeast || slots.all('end').some(({ name }) => name !== ''))
    return null;
  // The biggest and the worst of falls are one.
  if (one.value.id === 'maxDrawdown') return [one];
  if (one.value.id === 'close') return [topic('price', isMost ? 'highestClose' : 'lowestClose', one)];
  return one.value.id === 'price' ? [topic('price', isMost ? 'high' : 'low', one)] : null;
}
