import type { RefusalReason } from '../reading.ts';
import type { QuestionReader } from './slots.ts';

const future = { kind: 'refuse', id: 'future', name: '', unit: '' };

export const refuseReader: QuestionReader<'refuse'> = {
  act: 'refuse',
  takes: [
    'refuse',
    'instrument',
    'ask',
    'end',
    'dir',
    'many',
    'metric',
    'price',
    'event',
    'index',
    'sector',
    'market',
    'board',
    'period',
    'per',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'who',
    'money',
    'own',
    'fy',
    'calc',
  ],
  build(slots) {
    const isAhead =
      slots.has('ask:will') &&
      (slots.has('dir') || slots.has('price') || slots.has('weak')) &&
      slots.all('event').every(({ id }) => id === 'marketMove');
    const [first = isAhead ? future : undefined] = slots.all('refuse');
    if (first === undefined) return null;
    const reason = first.id as RefusalReason;
    // What a thing is can be explained, whether or not there is data on it.
    if (reason === 'missing' && ['ask:define', 'ask:formula', 'ask:difference'].some((cue) => slots.has(cue)))
      return null;
    return {
      args: { reason, named: first.name === '' ? first.id : first.name },
      votes: reason === 'advice' ? 5 : 12,
      topics: [],
      periods: [],
      quantities: slots.quantities,
      refusal: reason,
    };
  },
};

export const smalltalkReader: QuestionReader<'smalltalk'> = {
  act: 'smalltalk',
  takes: ['chat', 'join:and', 'join:or', 'join:vs', 'join:also', 'join:add'],
  build(slots) {
    const [first] = slots.all('chat');
    if (first === undefined) return null;
    return { args: { kind: first.id as 'hello' }, votes: 2, topics: [], periods: [] };
  },
};
