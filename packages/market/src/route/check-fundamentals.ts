import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Fundamentals, StatementItem } from '@plumbline/model/fundamentals';
import type { Sourced } from '../provider.ts';

const shownItems = 3;

function nameOf({ line, period, knownAt }: StatementItem): string {
  return `${line} ${period.label}, known ${knownAt}`;
}

/**
 * Nothing may claim to have been published after today, or before what it speaks of. Such an item is left out with a note
 * and costs no other; an answer without a single sound item is refused.
 */
export function checkFundamentals(answer: Sourced<Fundamentals>, now: number): Sourced<Fundamentals> {
  // One day of grace: a filing of this evening in New York carries tomorrow's date in Shanghai.
  const last = addDays(dateOf(now), 1);
  const isSound = (item: StatementItem): boolean =>
    item.knownAt <= last && item.knownAt >= item.period.end && Number.isFinite(item.value);
  const { items } = answer.value;
  const sound = items.filter(isSound);
  if (sound.length === items.length) return answer;
  const left = items.filter((item) => !isSound(item));
  const examples = left.slice(0, shownItems).map(nameOf).join('; ');
  if (sound.length === 0) {
    throw new PlumblineError('data-refused', `Every statement item is impossible: ${examples}.`);
  }
  const more = left.length > shownItems ? ` and ${left.length - shownItems} more` : '';
  const note = `Left out statement items that cannot be true on ${dateOf(now)}: ${examples}${more}.`;
  const known = sound.reduce((latest, item) => (item.knownAt > latest ? item.knownAt : latest), '');
  const { source } = answer;
  return {
    value: { ...answer.value, items: sound },
    source: { ...source, asOf: source.asOf > known ? known : source.asOf, notes: [...(source.notes ?? []), note] },
  };
}
