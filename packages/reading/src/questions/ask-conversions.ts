import type { Part, Topic } from '../reading.ts';
import type { QuestionReader } from './slots.ts';

/** From the dearest unit down: a rate above one counts the cheaper money. */
const strength = ['GBP', 'EUR', 'USD', 'SGD', 'CNY', 'HKD', 'JPY'];

export const convertReader: QuestionReader<'convert'> = {
  act: 'convert',
  takes: [
    'conv',
    'bank',
    'money',
    'price:price',
    'ask:value',
    'ask:if',
    'instrument',
    'to',
    'period',
    'per:now',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'want:percentOf',
    'weak',
    'ask:value2',
    'metric:fairValue',
  ],
  build(slots) {
    const others = slots.all('money').map(({ id }) => id);
    const money = slots.quantities.filter(({ quantity }) => quantity.unit === 'money');
    const plain = slots.quantities.filter(({ quantity }) => quantity.unit === 'none' || quantity.unit === 'count');
    const percent = slots.quantities.find(({ quantity }) => quantity.unit === 'percent');
    const amounts = [...plain, ...slots.quantities.filter(({ quantity }) => quantity.unit === 'percent')];
    const base = {
      topics: [{ value: { kind: 'own', id: 'conversion' }, from: 'default', spans: [] }] as Part<Topic>[],
      periods: slots.periods(false),
    };
    if (slots.has('bank') && percent !== undefined && money.length === 0)
      return {
        ...base,
        args: { from: 'percent', to: 'bp', amount: percent.quantity.value, result: percent.quantity.value * 10_000 },
        votes: 5,
        quantities: [percent],
      };
    const [first] = money;
    const to = others.at(-1);
    if (
      first !== undefined &&
      to !== undefined &&
      first.quantity.currency !== undefined &&
      first.quantity.currency !== to &&
      slots.instruments.length === 0
    ) {
      const from = first.quantity.currency;
      const rate = plain[0]?.quantity.value;
      const amount = first.quantity.value;
      const isCheaper = strength.indexOf(from) > strength.indexOf(to);
      const result = rate === undefined ? undefined : isCheaper === rate > 1 ? amount / rate : amount * rate;
      return {
        ...base,
        args: { from, to, amount, ...(rate !== undefined && { rate, result }) },
        votes: 5,
        quantities: [first, ...plain.slice(0, 1)],
      };
    }
    const [one, second] = others;
    if (
      slots.instruments.length === 0 &&
      money.length === 0 &&
      one !== undefined &&
      second !== undefined &&
      one !== second
    ) {
      const amount = plain[0]?.quantity.value ?? 1;
      return { ...base, args: { from: one, to: second, amount }, votes: 4, quantities: plain.slice(0, 1) };
    }
    if (slots.instruments.length === 1 && to !== undefined && (slots.has('conv') || amounts.length === 1)) {
      const amount = amounts[0]?.quantity.value ?? 1;
      const args = { from: slots.instruments[0]!.value, to, amount, currency: to, quantity: amount };
      return {
        ...base,
        args,
        topics: [{ value: { kind: 'price', id: 'price' }, from: 'default', spans: [] }],
        votes: 4,
        quantities: amounts.slice(0, 1),
      };
    }
    return null;
  },
};
