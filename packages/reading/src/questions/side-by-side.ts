import type { Part, Topic } from '../reading.ts';
import { growthAgain, isFiscal, meant, settled, topic } from './figure-topics.ts';
import type { Built, Slots } from './slots.ts';

const isGrowth = (id: string): boolean => id.endsWith('Growth');

/** Figures of the statements that are named, without the word for their growth. */
function amountsIn({ topics }: Slots): readonly Part<Topic>[] {
  const said = topics.filter(
    ({ value }) => !['event', 'term', 'price', 'perf', 'ind'].includes(value.kind) && value.id !== 'growth',
  );
  const amounts = settled(said, meant);
  return amounts.filter(({ value }, at) => amounts.findIndex((one) => one.value.id === value.id) === at);
}

/**
 * Two figures of one company against each other: "put its research next to its revenue" tells both over the same time,
 * "are its receivables growing faster than its sales" the change of both.
 */
export function sideBySide(slots: Slots): Built<'figure'> | null {
  const { has, instruments, before, subjects, quantities, periods } = slots;
  if (instruments.length > 1 || instruments.length + before.instruments === 0) return null;
  if (subjects.length + quantities.length > 0 || has('ask:why') || has('ask:define')) return null;
  const topics = amountsIn(slots);
  if (topics.length !== 2 || !isFiscal(topics)) return null;
  const isAgainst = ['rel:above', 'rel:below', 'join:vs', 'end'].some((cue) => has(cue));
  if (topics.some(({ value }) => isGrowth(value.id))) {
    // 存货增速比营收快: the growth of the other is meant as well.
    const grown = topics.flatMap((one) => {
      const id = isGrowth(one.value.id) ? one.value.id : growthAgain(one.value.id);
      return id === undefined ? [] : [topic('metric', id, one)];
    });
    const isOne = topics.some(({ value }) => !isGrowth(value.id));
    return isAgainst && isOne && grown.length === 2
      ? { args: {}, votes: 4, topics: grown, periods: periods(true) }
      : null;
  }
  const isGrowing = has('many:growth') || has('dir:up') || has('dir:down');
  if (isGrowing && isAgainst) return { args: { wants: 'change' }, votes: 4, topics, periods: periods(true) };
  const isBeside = has('ask:compare') && !isGrowing && !isAgainst && !has('want:percentOf');
  return isBeside ? { args: {}, votes: 3, topics, periods: periods(true) } : null;
}
