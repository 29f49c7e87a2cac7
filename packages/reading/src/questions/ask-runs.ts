import { topic } from './figure-topics.ts';
import type { QuestionReader, Slots } from './slots.ts';

/** Which way the days of the run went; null where that is not said, or both ways are. */
function wayOf({ has }: Slots): 'up' | 'down' | null {
  const isUp = has('run:up') || has('dir:up');
  return isUp === (has('run:down') || has('dir:down')) ? null : isUp ? 'up' : 'down';
}

const lately = /^(?:最近|近期|近来|近來|这几天|這幾天|呢排|recently|lately|of late|these days)$/u;

/** The run is that up to now: 最近 sets no span to look in, and a span of its own asks for the longest within it. */
const isNow = ({ periods }: Slots): boolean =>
  periods(false).every(({ value, spans }) => value.is === 'latest' || lately.test(spans[0]?.text.trim() ?? ''));

/** "Is it on a winning streak", 连跌几天了: the days in a row up to now that closed one way. */
export const runReader: QuestionReader<'figure'> = {
  act: 'figure',
  takes: [
    'run',
    'want:streak',
    'dir',
    'instrument',
    'index',
    'period',
    'ref',
    'ask:value',
    'ask:whether',
    'join:and',
    'join:also',
  ],
  build(slots) {
    const { has, instruments, subjects, before, quantities, candidates, misplaced } = slots;
    const way = wayOf(slots);
    const isRun = has('run:up') || has('run:down') || (has('run:days') && has('dir'));
    if (way === null || !isRun || quantities.length > 0 || !isNow(slots)) return null;
    // "How many days did it take to fall" counts no run.
    const isInRow = has('run:up') || has('run:down') || has('want:streak') || saysRow(slots);
    if (!isInRow || instruments.length + subjects.length + before.instruments === 0) return null;
    return {
      args: {},
      votes: 5,
      topics: [topic('perf', 'daysInRow')],
      periods: [],
      claim: { direction: way },
      ...(misplaced !== null && { question: { about: 'listing', text: misplaced, choices: [] } }),
      ...(candidates !== null && {
        question: { about: 'instrument', text: candidates.join(', '), choices: candidates },
      }),
    };
  },
};

const inRow = /in a row|straight|consecutive|running/u;
const saysRow = ({ items, folded }: Slots): boolean =>
  items.some(({ edge }) => inRow.test(folded.text.slice(edge.from, edge.to)));
