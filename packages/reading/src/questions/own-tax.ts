import type { Part, Topic } from '../reading.ts';
import type { Slots } from './slots.ts';

const dealt =
  /(?:^|[^a-z])(?:i|me|my|we|buy(?:ing|er)?|sell(?:ing|er)?|trad(?:e|ing)|shares?)(?![a-z])|我|买|卖|買|賣|沽/u;

/** "How much tax did it pay": what a company pays of its profit is no tax on trading in it. */
export function isOwnTax({ instruments, folded }: Slots, topics: readonly Part<Topic>[]): boolean {
  const isOfTrades = topics.every(({ value }) => value.id === 'stampDuty' || value.id === 'capitalGainsTax');
  return (
    isOfTrades && instruments.length > 0 && !dealt.test(folded.text) && !/stamp|印花|capital gains/u.test(folded.text)
  );
}
