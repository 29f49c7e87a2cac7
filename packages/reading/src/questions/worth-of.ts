import { venueOf } from '@plumbline/model/instrument';
import type { Part, Topic } from '../reading.ts';
import { topic } from './figure-topics.ts';
import type { Slots } from './slots.ts';

const worth = /^(?:worth|值多少钱?|值几块钱?|值幾錢|值幾多錢?|值几多)$/u;

/** What a coin is worth, or anything was on a day that is past, is its price: no estimate of its value is meant. */
export function worthOf(
  topics: readonly Part<Topic>[],
  { instruments, items, folded, periods, has, context }: Slots,
): readonly Part<Topic>[] {
  if (instruments.length === 0) return topics;
  const isCoin = instruments.every(({ value }) => venueOf(value) === 'CRYPTO');
  const isWorth = items.some(({ edge }) => worth.test(folded.text.slice(edge.from, edge.to).trim()));
  const isPast = periods(false).some(({ value }) =>
    value.is === 'day'
      ? value.date < context.today
      : value.is === 'fiscal' && value.year < Number(context.today.slice(0, 4)),
  );
  const isPrice = isCoin ? isWorth || has('money') : isWorth && isPast;
  return isPrice ? topics.map((one) => (one.value.id === 'fairValue' ? topic('price', 'price', one) : one)) : topics;
}
