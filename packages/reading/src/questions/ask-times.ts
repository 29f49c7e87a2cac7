import { about, figureWords, isFiscal, meantInCompare, settled } from './figure-topics.ts';
import type { QuestionReader } from './slots.ts';

/** "How many times the size of it", 市值是它的几倍: one figure of the first company as a multiple of that of the second. */
export const timesReader: QuestionReader<'compare'> = {
  act: 'compare',
  takes: [...figureWords, ...about, 'ask:value', 'join:vs'],
  build(slots) {
    const { instruments, subjects, candidates, quantities } = slots;
    const isAsked = slots.all('ask').some(({ name }) => name === 'multiple');
    if (!isAsked || instruments.length !== 2 || subjects.length + quantities.length > 0) return null;
    const topics = settled(slots.topics, meantInCompare);
    const [topic, ...more] = topics;
    if (topic === undefined || more.length > 0 || topic.value.kind !== 'metric') return null;
    const periods = slots.periods(isFiscal(topics));
    if (periods.length > 1) return null;
    return {
      args: { times: true },
      votes: 4,
      topics,
      periods,
      ...(candidates !== null && {
        question: { about: 'instrument', text: candidates.join(', '), choices: candidates },
      }),
    };
  },
};
