import type { Part, Period, Topic } from '../reading.ts';
import { meant, settled } from './figure-topics.ts';
import type { Item } from './items.ts';
import type { Built, Slots } from './slots.ts';

/** Words that set the mean beside the figure of today. */
const against = ['ask:compare', 'join:vs', 'rel', 'end', 'want:own'] as const;
/** What makes another figure of it than its mean. */
const other = [
  'dir',
  'want:percentOf',
  'want:yoy',
  'want:qoq',
  'want:trend',
  'want:sum',
  'ask:when',
  'ask:which',
] as const;

/** Several years or quarters. */
const isOfSeveral = (value: Period): boolean =>
  value.is === 'sinceStart' ||
  (value.is === 'range' && value.from.slice(0, 4) < value.to.slice(0, 4)) ||
  (value.is === 'last' && (value.of === 'years' || value.of === 'quarters') && value.n > 1);

const isNow = ({ items }: Slots): boolean =>
  items.some((item) => item.is === 'period' && item.meanings.some(({ id }) => id === 'now'));

/** "What is its margin, and the average": the figure is asked for in a clause of its own before. */
function isApart({ folded, topics }: Slots, means: readonly Item[]): boolean {
  const [from, to] = [topics[0]?.spans[0]?.to, means[0]?.edge.from];
  return from !== undefined && to !== undefined && /[,，;；?？]/u.test(folded.text.slice(from, to));
}

const today: Part<Period> = { value: { is: 'latest' }, from: 'default', spans: [] };

/** The word for a mean, which beside prices is that of an average line. */
const saysMean = ({ items }: Slots): readonly (Item & { is: 'word' })[] =>
  items.filter((item) => item.is === 'word').filter(({ meanings }) => meanings.some(({ id }) => id === 'average'));

/** Figures of statements and multiples, whose mean is that of their years. */
function figuresIn({ topics, before }: Slots, means: readonly Item[]): readonly Part<Topic>[] {
  const isMean = ({ spans }: Part<Topic>): boolean => means.some(({ edge }) => edge.from === spans[0]?.from);
  const named = topics.filter(
    (one) => !['event', 'term'].includes(one.value.kind) && one.value.id !== 'peHistory' && !isMean(one),
  );
  if (named.length > 0) return settled(named, meant);
  const held = before.isTurn ? (before.frame?.topics ?? []) : [];
  return held.map((one) => ({ ...one, from: 'context' as const, spans: [] }));
}

/** 近五年平均毛利率, "its P/E against its 10-year average": the mean of a figure over years, beside that of today where it is asked. */
export function averageOverYears(slots: Slots): Built<'figure'> | null {
  const { has, instruments, subjects, before, candidates, misplaced } = slots;
  const means = saysMean(slots);
  if (means.length === 0 || other.some((cue) => has(cue))) return null;
  if (subjects.length + slots.quantities.length > 0 || instruments.length > 1) return null;
  if (instruments.length + before.instruments === 0) return null;
  const topics = figuresIn(slots, means);
  if (topics.length === 0 || topics.some(({ value }) => value.kind !== 'metric')) return null;
  const [span, ...more] = slots.periods(true).filter(({ value }) => value.is !== 'latest');
  if (span === undefined || more.length > 0 || !isOfSeveral(span.value)) return null;
  const isBesideNow = isNow(slots) || isApart(slots, means) || against.some((cue) => has(cue));
  return {
    args: {
      wants: 'average',
      ...(span.value.is === 'last' && span.value.of === 'years' && { years: span.value.n }),
    },
    votes: 5,
    topics,
    periods: isBesideNow ? [today, span] : [span],
    ...(misplaced !== null && { question: { about: 'listing', text: misplaced, choices: [] } }),
    ...(candidates !== null && {
      question: { about: 'instrument', text: candidates.join(', '), choices: candidates },
    }),
  };
}
