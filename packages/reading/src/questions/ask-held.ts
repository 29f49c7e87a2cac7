import type { Period } from '../reading.ts';
import { rangeOfPeriod } from './days.ts';
import { topic } from './figure-topics.ts';
import { isFunction } from './function-words.ts';
import { countsInstrument, type Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

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
    'perf',
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
    const isBought = ['own:addHolding', 'own:hold', 'who:dealing'].some((cue) => slots.has(cue));
    const isOutcome = ['perf', 'own:pnl', 'ask:value2', 'own:value', 'dir'].some((cue) => slots.has(cue));
    const ofPrices = slots.topics.filter(({ value }) => value.kind === 'perf');
    const { today } = slots.context;
    const [first, ...more] = slots.periods(false).filter(({ value }) => value.is !== 'latest');
    const start = first === undefined || more.length > 0 ? null : rangeOfPeriod(first.value, today);
    const isPast = start !== null && start.from < today && first?.value.is !== 'last';
    if (!slots.has('ask:if') || !isBought || !isOutcome || !isPast || slots.quantities.length > 0) return null;
    if (slots.instruments.length + slots.subjects.length + slots.before.instruments === 0) return null;
    return {
      args: {},
      votes: 5,
      topics: ofPrices.length > 0 ? ofPrices : [topic('perf', 'totalReturn')],
      periods: [{ ...first!, value: { is: 'range', from: start.from, to: today } }],
      ...(slots.candidates !== null && {
        question: { about: 'instrument', text: slots.candidates.join(', '), choices: slots.candidates },
      }),
    };
  },
};

/** Fewer of no unit are no sum of money. */
const leastMoney = 100;

/** Whether a name stands right behind a sum, joined by a small word. */
function isInName({ items }: Slots, sum: Item): boolean {
  const [joint, name] = items.slice(items.indexOf(sum) + 1);
  return joint !== undefined && isFunction(joint) && name?.is === 'instrument';
}

/** "10k put into it in 2010, what is that now": an amount of money from that day on, not so many shares. */
export const putInReader: QuestionReader<'portfolio'> = {
  act: 'portfolio',
  takes: [
    'own:putIn',
    'own:loss',
    'ask:if',
    'own:hold',
    'own:keep',
    'own:pnl',
    'own:value',
    'own:addHolding',
    'who:dealing',
    'calc:base',
    'task:buyHold',
    'perf:totalReturn',
    'metric:fairValue',
    'weak',
    'ask:value',
    'ask:value2',
    'ask:will',
    'ask:each',
    'ask:whether',
    'calc:presentValue',
    'calc:compound',
    'money',
    'instrument',
    'index',
    'period',
    'per:now',
    'per:today',
    'since:tail',
    'join:and',
    'ref:it',
    'to',
    'dir:any',
    'want:change',
  ],
  build(slots) {
    // So much every month is no sum that was put in once.
    const isRepeated = slots.items.some(
      (item) => item.is === 'word' && item.meanings.some(({ id }) => id === 'futureAnnuity' || id === 'dcaPlan'),
    );
    if (isRepeated) return null;
    const [sum, ...others] = slots.quantities;
    const isOutcome = [
      'ask:if',
      'ask:value',
      'ask:value2',
      'own:value',
      'own:pnl',
      'own:loss',
      'metric:fairValue',
      'calc:presentValue',
      'weak',
      'want:change',
    ].some((cue) => slots.has(cue));
    const isWorth = slots.items.some(
      (item) => item.is === 'word' && item.meanings.some(({ id }) => id === 'value2' || id === 'fairValue'),
    );
    if (sum === undefined || others.length > 0 || !(isOutcome || isWorth)) return null;
    const { unit, value, currency } = sum.quantity;
    // "$500 in it in 2017, now worth": money in front of a name was put there.
    const isSum = unit === 'money' || (unit === 'none' && sum.quantity.scale >= 1000);
    const isFront = isSum && slots.items.indexOf(sum) === 0 && slots.items[1] !== undefined;
    // "What did $10,000 in it turn into over 20 years", "how much would 10k in it be".
    if (!slots.has('own:putIn') && !(isFront && isWorth) && !(isSum && isInName(slots, sum))) return null;
    const isMoney = unit === 'money' || (unit === 'none' && value >= leastMoney && !countsInstrument(slots.items, sum));
    const { today } = slots.context;
    const [first, ...more] = slots
      .periods(false)
      .filter((one) => one.value.is !== 'latest' && !isToday(one.value, today));
    const start = first === undefined || more.length > 1 ? null : rangeOfPeriod(first.value, today);
    // "Sold at the end of 2021": the second day is that of the sale.
    const [sold] = more;
    const end = sold === undefined ? null : rangeOfPeriod(sold.value, today);
    if (sold !== undefined && (end === null || start === null || end.to <= start.from || end.to > today)) return null;
    if (!isMoney || start === null || start.from >= today || slots.instruments.length !== 1) return null;
    const named = slots.all('money').at(-1)?.id ?? currency;
    return {
      args: { does: 'value', amount: value, ...(named !== undefined && { currency: named }) },
      votes: 8,
      topics: [topic('own', 'value')],
      // The first day of a longer time is assumed, not said.
      periods: [
        {
          ...first!,
          from: first!.value.is === 'day' ? first!.from : 'default',
          value: { is: 'day', date: start.from },
        },
        ...(sold === undefined || end === null ? [] : [{ ...sold, value: { is: 'day', date: end.to } as const }]),
      ],
      quantities: [sum],
      ...(slots.candidates !== null && {
        question: { about: 'instrument', text: slots.candidates.join(', '), choices: slots.candidates },
      }),
    };
  },
};

const isToday = (period: Period, today: string): boolean => period.is === 'day' && period.date === today;
