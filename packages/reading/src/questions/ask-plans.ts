import type { Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

/** Fewer of no unit are no sum of money. */
const leastSum = 20;
const weekly = /week|[周週]/u;

/** What somebody has to begin with is no payment. */
function isHad(item: Item, { items, chosen }: Slots): boolean {
  const meaning = chosen.get(items[items.indexOf(item) - 1]!);
  return meaning?.kind === 'own' && (meaning.id === 'hold' || meaning.id === 'portfolio');
}

/** The same sum put into an instrument every month or week: a strategy to be drafted, and no sum of what is held. */
export const planReader: QuestionReader<'portfolio'> = {
  act: 'portfolio',
  takes: [
    'own:dcaPlan',
    'calc:futureAnnuity',
    'own:hold',
    'own:putIn',
    'since:since',
    'own:portfolio',
    'instrument',
    'index',
    'money',
    'period',
    'dir:any',
    'own:value',
    'own:pnl',
    'metric:fairValue',
    'ask:value2',
    'weak',
    'conv',
    'per',
    'since:tail',
    'who:dealing',
    'ask:value',
    'ask:if',
    'ask:how',
    'join:and',
    'join:also',
    'to',
    'ref',
    'perf:totalReturn',
  ],
  build(slots) {
    const isNamed = slots.has('own:dcaPlan');
    const sums = slots.quantities.filter(
      ({ quantity: { unit, value } }) => unit === 'money' || (unit === 'none' && value >= leastSum),
    );
    if (sums.length < slots.quantities.length || slots.subjects.some(({ value }) => value.kind !== 'index'))
      return null;
    const [sum, ...more] = sums.filter((item) => !isHad(item, slots));
    const had = sums.find((item) => isHad(item, slots));
    if (more.length > 0 || !(isNamed || (slots.has('calc:futureAnnuity') && sum !== undefined))) return null;
    const { frame, isTurn } = slots.before;
    const instruments =
      slots.instruments.length > 0 || !isTurn || frame === null
        ? slots.instruments
        : frame.instruments.map((one) => ({ ...one, from: 'context' as const, spans: [] }));
    // A sum of payments that no instrument is named for is arithmetic.
    if (instruments.length + slots.subjects.length === 0 && !isNamed) return null;
    const said = slots.items
      .filter((item) => ['dcaPlan', 'futureAnnuity'].includes(slots.chosen.get(item)?.id ?? ''))
      .map(({ edge }) => slots.folded.text.slice(edge.from, edge.to));
    const isYearly = slots.all('calc:futureAnnuity').some(({ name }) => name === '1');
    const isWeekly = said.some((text) => weekly.test(text));
    const currency = sum?.quantity.currency ?? slots.all('money').at(-1)?.id;
    return {
      args: {
        does: 'plan',
        ...(sum !== undefined && { amount: sum.quantity.value }),
        ...(had !== undefined && { quantity: had.quantity.value }),
        ...(currency !== undefined && { currency }),
        frequency: isYearly ? 'yearly' : isWeekly ? 'weekly' : 'monthly',
      },
      votes: 7,
      topics: [{ value: { kind: 'own', id: 'dcaPlan' }, from: 'text', spans: [] }],
      instruments,
      periods: slots.periods(false),
      quantities: sums,
    };
  },
};
