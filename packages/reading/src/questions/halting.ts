import type { Part, Topic } from '../reading.ts';
import type { Slots } from './slots.ts';

const ofUs: ReadonlySet<string> = new Set(['SPX', 'NDX', 'DJI', 'IXIC', 'US']);

/** "What happens if the S&P is down 7 %": the rule that halts its market, where nothing else is asked of it. */
export function isHalt(slots: Slots, named: readonly Part<Topic>[]): boolean {
  const { has, instruments, subjects, quantities, topics } = slots;
  const isFall = has('ask:if') && has('dir:down') && quantities.some(({ quantity: { unit } }) => unit === 'percent');
  const isOfIndex = subjects.length > 0 && subjects.every(({ value }) => ofUs.has(value.id));
  return isFall && isOfIndex && named.length + topics.length + instruments.length === 0 && !has('own');
}
