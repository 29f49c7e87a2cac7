import type { QuestionReader, Slots } from './slots.ts';

/** "How much of it can I buy": a word for so many, one for may, one for buying. */
function asksToBuy({ has, items, folded }: Slots): boolean {
  const isGet = items.some(({ edge }) => /^gets?$/u.test(folded.text.slice(edge.from, edge.to).trim()));
  const isMay =
    has('ask:can') || items.some((item) => item.is === 'word' && item.meanings.some(({ id }) => id === 'self'));
  const isAsked = has('ask:value') || has('conv') || has('ask:can');
  return isAsked && isMay && (has('who:dealing') || isGet);
}

/** How many shares or coins of one instrument an amount of money buys; the price is looked up by whoever answers. */
export const sharesReader: QuestionReader<'calculate'> = {
  act: 'calculate',
  takes: [
    'calc:positionSize',
    'ask:value',
    'ask:if',
    'ask:can',
    'who:dealing',
    'own:putIn',
    'own:hold',
    'conv',
    'unit',
    'money',
    'instrument',
    'per:now',
    'weak',
    'join:also',
    'join:and',
    'ref',
    'calc:base',
  ],
  build(slots) {
    const { quantities, instruments, before } = slots;
    const [amount, ...more] = quantities;
    const isAmount =
      amount?.quantity.unit === 'money' || (amount?.quantity.unit === 'none' && amount.quantity.value >= 50);
    const isOne = instruments.length === 1 || (instruments.length === 0 && before.instruments === 1);
    // What a purchase costs beside its price is a rule.
    const isOfFees = slots.items.some(
      (item) => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'rule'),
    );
    if (isOfFees) return null;
    if (!isAmount || more.length > 0 || !isOne || slots.subjects.length > 0) return null;
    if (!slots.has('calc:positionSize') && !asksToBuy(slots)) return null;
    const { value, currency } = amount.quantity;
    const money = currency ?? slots.all('money').at(-1)?.id;
    return {
      args: {
        what: 'sharesFor',
        values: { amount: value },
        result: null,
        ...(money !== undefined && { currency: money }),
      },
      votes: 6,
      topics: [{ value: { kind: 'own', id: 'sharesFor' }, from: 'default', spans: [] }],
      instruments:
        instruments.length > 0
          ? instruments
          : (before.frame?.instruments ?? []).map((one) => ({ ...one, from: 'context' as const, spans: [] })),
      periods: [],
      quantities: [amount],
      ...(slots.candidates !== null && {
        question: { about: 'instrument', text: slots.candidates.join(', '), choices: slots.candidates },
      }),
    };
  },
};
