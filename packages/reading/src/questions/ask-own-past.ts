import { figureWords, about, asking, countOf, isFiscal, meant, settled, topic } from './figure-topics.ts';
import { isFunction } from './function-words.ts';
import type { QuestionReader, Slots } from './slots.ts';

const cues: ReadonlySet<string> = new Set(['above', 'below', 'vs', 'compare']);

/** "Lower than a year ago", 比三年前高: the one time right behind a word of comparing. */
function isAgainstTime({ items, chosen }: Slots): boolean {
  const content = items.filter((item) => item.is !== 'mark');
  const times = content.filter((item) => item.is === 'period' && !item.meanings.some(({ id }) => id === 'now'));
  const [time, ...more] = times;
  if (time?.is !== 'period' || more.length > 0 || time.said.isLoose === true) return false;
  const before = content
    .slice(0, content.indexOf(time))
    .findLast((item) => !(isFunction(item) || chosen.get(item)?.kind === 'ref') || chosen.get(item)?.kind === 'join');
  return before !== undefined && cues.has(chosen.get(before)?.id ?? '');
}

const dear = /cheap|dear|expensive|pric(?:ey|ier)|贵|便宜|平啲/u;

/** "Is its P/E lower than a year ago": a figure of one company now, against what it was. */
export const ownPastReader: QuestionReader<'compare'> = {
  act: 'compare',
  takes: ['rel:above', 'rel:below', 'ask:compare', ...figureWords, 'end', ...about, ...asking],
  build(slots) {
    const isNamed = countOf(slots) === 1 || (countOf(slots) === 0 && slots.before.instruments === 1);
    const isCompared = slots.has('rel') || slots.has('end') || slots.has('ask:value') || slots.has('join:or');
    if (!isNamed || !isCompared || slots.quantities.length > 0 || !isAgainstTime(slots)) return null;
    if (['want:change', 'want:yoy', 'want:qoq', 'join:remove'].some((cue) => slots.has(cue))) return null;
    const named = settled(
      slots.topics.filter(({ value }) => value.kind !== 'own'),
      meant,
    );
    // "Is it higher than a year ago" is of the price.
    const isHeld = named.length > 0 || (countOf(slots) === 0 && slots.before.hasTopics);
    const isDear = slots.items.some(({ edge }) => dear.test(slots.folded.text.slice(edge.from, edge.to)));
    const topics = isHeld ? named : [isDear ? topic('metric', 'priceToEarnings') : topic('price', 'price')];
    const [time] = slots.periods(isFiscal(topics)).filter(({ value }) => value.is !== 'latest');
    if (time === undefined || time.value.is === 'last' || time.value.is === 'sinceStart') return null;
    return {
      args: {},
      votes: 4,
      topics,
      periods: [{ value: { is: 'latest' }, from: 'default', spans: [] }, time],
      ...(slots.candidates !== null && {
        question: { about: 'instrument', text: slots.candidates.join(', '), choices: slots.candidates },
      }),
    };
  },
};
