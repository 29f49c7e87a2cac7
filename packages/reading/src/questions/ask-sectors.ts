import { about, asking, topic } from './figure-topics.ts';
import type { QuestionReader } from './slots.ts';

const moved: ReadonlySet<string> = new Set(['totalReturn', 'dayChange', 'priceReturn', 'bestPeriod', 'worstPeriod']);

/** "Which sector rose most this week", 今年哪个板块最差: sectors among themselves, by what they returned. */
export const sectorsReader: QuestionReader<'compare'> = {
  act: 'compare',
  takes: [
    'group',
    'ask:which',
    'ask:compare',
    'perf',
    'price:dayChange',
    'end',
    'dir',
    'event:marketMove',
    ...about,
    ...asking,
  ],
  build(slots) {
    if (!slots.has('group:sectors') || slots.instruments.length > 0 || slots.quantities.length > 0) return null;
    const isMoved = slots.topics.every(({ value }) => moved.has(value.id) || value.id === 'marketMove');
    const isCued = ['end', 'dir', 'perf', 'price:dayChange'].some((cue) => slots.has(cue));
    if (!isMoved || !isCued || slots.subjects.some(({ value }) => value.kind === 'sector')) return null;
    const texts = slots.topics.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ');
    const isFallen = slots.has('dir:down') || /跌|worst|fell|lost/u.test(texts);
    const isLeast = slots.has('end:lowest') || (isFallen && !slots.has('dir:up'));
    return {
      args: { end: isLeast ? 'lowest' : 'highest' },
      votes: 6,
      // "Beat the market" sets the whole market beside them.
      topics: [topic('perf', 'sectorReturns'), ...slots.topics.filter(({ value }) => value.id === 'marketMove')],
      periods: slots.periods(false),
    };
  },
};
