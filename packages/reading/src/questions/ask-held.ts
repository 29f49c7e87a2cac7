import { rangeOfPeriod } from './days.ts';
import { topic } from './figure-topics.ts';
import type { QuestionReader } from './slots.ts';

/** "If I had bought it in 2019, what would I have made": the return from that day on. */
export const heldReader: QuestionReader<'figure'> = {
  act: 'figure',
  takes: [
    'ask:if',
    'own:addHolding',
    'own:hold',
    'own:keep',
    'own:pnl',
    'own:value',
    'who:dealing',
    'calc:base',
    'perf:totalReturn',
    'ask:value',
    'ask:value2',
    'ask:will',
    'weak',
    'dir',
    'instrument',
    'index',
    'period',
    'per:now',
    'since:tail',
    'join:and',
    'ref:it',
  ],
  build(slots) {
    const isBought = slots.has('own:addHolding') || slots.has('who:dealing');
    const isOutcome = ['perf:totalReturn', 'own:pnl', 'ask:value2', 'own:value', 'dir'].some((cue) => slots.has(cue));
    const { today } = slots.context;
    const [first, ...more] = slots.periods(false).filter(({ value }) => value.is !== 'latest');
    const start = first === undefined || more.length > 0 ? null : rangeOfPeriod(first.value, today);
    const isPast = start !== null && start.from < today && first?.value.is !== 'last';
    if (!slots.has('ask:if') || !isBought || !isOutcome || !isPast || slots.quantities.length > 0) return null;
    if (slots.instruments.length + slots.subjects.length + slots.before.instruments === 0) return null;
    return {
      args: {},
      votes: 5,
      topics: [topic('perf', 'totalReturn')],
      periods: [{ ...first!, value: { is: 'range', from: start.from, to: today } }],
      ...(slots.candidates !== null && {
        question: { about: 'instrument', text: slots.candidates.join(', '), choices: slots.candidates },
      }),
    };
  },
};
