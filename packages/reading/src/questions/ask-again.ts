import type { Period, QuestionArgs } from '../reading.ts';
import { written } from './arithmetic.ts';
import { rangeOfPeriod } from './days.ts';
import type { Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

const joins = ['join:and', 'join:or', 'join:also', 'join:vs', 'ask:value', 'fix', 'to', 'ref'] as const;

/** What the turn before asked; a clause before is of the same question. */
const turnBefore = ({ before: { frame, isTurn } }: Slots) => (isTurn ? frame : null);

/** "In Hong Kong dollars?", "and five million": the conversion of the turn before with another money or amount. */
export const convertAgainReader: QuestionReader<'convert'> = {
  act: 'convert',
  takes: ['money', 'conv', ...joins],
  build(slots) {
    const frame = turnBefore(slots);
    const [amount, ...more] = slots.quantities;
    if (frame?.act !== 'convert' || frame.args.from === 'percent' || slots.instruments.length > 0 || more.length > 0)
      return null;
    const { from, to, amount: before } = frame.args;
    const named = slots.all('money').at(-1)?.id;
    if (amount?.quantity.unit === 'percent' || (amount === undefined && named === undefined)) return null;
    const args = {
      from: amount?.quantity.currency ?? from,
      to: named ?? to,
      amount: amount?.quantity.value ?? before,
    };
    if (args.from === args.to) return null;
    return { args, votes: 4, topics: frame.topics, periods: [], quantities: slots.quantities };
  },
};

/** The day that money put in so long ago was put in on. */
function dayIn(period: Period, today: string): Period | null {
  if (period.is === 'day') return period;
  const range = period.is === 'last' ? rangeOfPeriod(period, today) : null;
  return range === null ? null : { is: 'day', date: range.from };
}

/** "And over five years?", "and in the other one": money put in before, with another day, company or amount. */
export const investedAgainReader: QuestionReader<'portfolio'> = {
  act: 'portfolio',
  takes: ['period', 'instrument', 'money', 'ask:if', 'own:addHolding', 'who:dealing', 'calc:base', ...joins],
  build(slots) {
    const frame = turnBefore(slots);
    if (frame?.act !== 'portfolio' || frame.args.does !== 'value' || frame.args.amount === undefined) return null;
    if (frame.args.holdings !== undefined || frame.instruments.length !== 1) return null;
    const [amount, ...more] = slots.quantities;
    const periods = slots.periods(false);
    const [said, ...later] = periods;
    const since = said === undefined ? undefined : dayIn(said.value, slots.context.today);
    const isNothing = amount === undefined && said === undefined && slots.instruments.length === 0;
    if (isNothing || since === null || more.length + later.length > 0 || slots.instruments.length > 1) return null;
    if (amount !== undefined && !['money', 'none'].includes(amount.quantity.unit)) return null;
    const currency = amount?.quantity.currency;
    return {
      args: {
        ...frame.args,
        ...(amount !== undefined && { amount: amount.quantity.value }),
        ...(currency !== undefined && { currency }),
      },
      votes: 6,
      topics: frame.topics,
      instruments:
        slots.instruments.length > 0
          ? slots.instruments
          : frame.instruments.map((one) => ({ ...one, from: 'context' as const, spans: [] })),
      periods: since === undefined ? frame.periods : [{ ...said!, value: since }],
      quantities: slots.quantities,
    };
  },
};

type Sum = QuestionArgs['calculate'];

/** Sums that are made again with another input. */
const made: Readonly<Record<string, (given: Readonly<Record<string, number>>) => number>> = {
  compoundValue: ({ principal = 0, rate = 0, years = 0 }) => principal * (1 + rate) ** years,
  presentValue: ({ amount = 0, rate = 0, years = 0 }) => amount / (1 + rate) ** years,
  cagr: ({ from = 0, to = 0, years = 0 }) => (to / from) ** (1 / years) - 1,
  percentOf: ({ share = 0, of = 0 }) => share * of,
  futureValue: ({ payment = 0, rate = 0, years = 0, perYear = 12 }) =>
    rate === 0
      ? payment * years * perYear
      : (payment * ((1 + rate / perYear) ** (perYear * years) - 1)) / (rate / perYear),
};
const amounts = ['principal', 'payment', 'amount', 'of'];

/** The inputs that a turn names anew, by the only slot that each can have; null where one has none. */
function renewed(sum: Sum, slots: Slots): { readonly values: Sum['values']; readonly items: readonly Item[] } | null {
  const values = { ...sum.values };
  const items: Item[] = [];
  for (const item of slots.items) {
    if (item.is === 'period') {
      const span = item.said.orSpan ?? item.said.of({ today: slots.context.today, isFiscal: false });
      if (span === null || !('n' in span) || span.of !== 'years' || values['years'] === undefined) return null;
      values['years'] = span.n;
    } else if (item.is === 'quantity') {
      const isRate = item.quantity.unit === 'percent';
      const name = isRate
        ? ['rate', 'share'].find((one) => values[one] !== undefined)
        : amounts.find((one) => values[one] !== undefined);
      if (name === undefined || !['percent', 'money', 'none'].includes(item.quantity.unit)) return null;
      values[name] = item.quantity.value;
    } else continue;
    items.push(item);
  }
  return items.length === 0 ? null : { values, items };
}

const signs: readonly (readonly [string, RegExp])[] = [
  ['+', /^(?:plus|add|加|加上|再加)$/u],
  ['-', /^(?:minus|less|subtract|减|减去|再减)$/u],
  ['*', /^(?:times|multiplied by|multiply|乘|乘以|再乘)$/u],
  ['/', /^(?:divided by|divide|除以|再除以)$/u],
];

/** "Double that", "minus 2,000": a sign and a number upon the result before. */
function upon(sum: Sum, slots: Slots): { readonly expression: string; readonly items: readonly Item[] } | null {
  const before = sum.expression ?? (typeof sum.result === 'number' ? written(sum.result) : null);
  if (before === null) return null;
  const words = slots.items.map((item) => slots.folded.text.slice(item.edge.from, item.edge.to).trim());
  const [number, ...more] = slots.quantities;
  const [times, ...others] = slots.all('mult');
  const isOfIt = words.some((word) => /^(?:that|it|this|the result|结果|这个|这个数|它|呢个)$/u.test(word));
  if (times !== undefined && isOfIt && others.length + slots.quantities.length === 0)
    return { expression: `(${before})*${times.id}`, items: [] };
  // "Half that" and "10 % of it" are parts of the result.
  if (isOfIt && number?.quantity.unit === 'percent' && more.length === 0)
    return { expression: `(${before})*${written(number.quantity.value)}`, items: [number] };
  // A number such as 2000 behind a sign is no year.
  const year = slots.items.find((item, at) => item.is === 'period' && /^\d{4}$/u.test(words[at] ?? ''));
  const sign = signs.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
  if (sign !== undefined && year !== undefined && number === undefined)
    return { expression: `(${before})${sign}${words[slots.items.indexOf(year)]!}`, items: [] };
  if (sign === undefined || number === undefined || more.length > 0) return null;
  // So many per cent more is of the result; so many per cent times is a part.
  const { unit, value } = number.quantity;
  if (unit !== 'none' && unit !== 'money' && unit !== 'count' && unit !== 'percent') return null;
  const isPart = unit === 'percent' && (sign === '+' || sign === '-');
  return {
    expression: isPart ? `(${before})*(1${sign}${written(value)})` : `(${before})${sign}${written(value)}`,
    items: [number],
  };
}

export const sumAgainReader: QuestionReader<'calculate'> = {
  act: 'calculate',
  takes: [
    'mult',
    'calc:plain',
    'ask:if',
    'period',
    'money',
    'calc:eachYear',
    'calc:futureAnnuity',
    'join:add',
    'instrument',
    ...joins,
  ],
  build(slots) {
    const frame = turnBefore(slots);
    if (frame?.act !== 'calculate' || slots.topics.length > 0) return null;
    const { args } = frame;
    const base = { votes: 5, topics: frame.topics, periods: [] };
    const isOther = slots.instruments.length === 1 && slots.quantities.length === 0;
    if (args.what === 'sharesFor' && frame.instruments.length === 1) {
      const [amount, ...more] = slots.quantities;
      if (isOther) return { ...base, args };
      const isMoney = amount?.quantity.unit === 'money' || amount?.quantity.unit === 'none';
      if (amount === undefined || !isMoney || more.length + slots.instruments.length > 0) return null;
      const { value, currency = args.currency } = amount.quantity;
      return {
        ...base,
        args: { ...args, values: { amount: value }, ...(currency !== undefined && { currency }) },
        instruments: frame.instruments.map((one) => ({ ...one, from: 'context' as const, spans: [] })),
        quantities: [amount],
      };
    }
    if (slots.instruments.length > 0) return null;
    const on = upon(args, slots);
    if (on !== null)
      return {
        ...base,
        args: { what: 'expression', values: {}, result: null, expression: on.expression },
        topics: [{ value: { kind: 'own', id: 'arithmetic' }, from: 'default', spans: [] }],
        quantities: on.items,
      };
    const work = made[args.what];
    const again = work === undefined ? null : renewed(args, slots);
    if (work === undefined || again === null) return null;
    return { ...base, args: { ...args, values: again.values, result: work(again.values) }, quantities: again.items };
  },
};

const explained: ReadonlySet<string> = new Set(['metric', 'price', 'perf', 'ind', 'term']);

/** "What does that mean", "how is it worked out", "is that high": of the figure that the turn before told. */
export const defineAgainReader: QuestionReader<'define'> = {
  act: 'define',
  takes: ['ask:define', 'ask:formula', 'ask:plug', 'fn', ...joins],
  build(slots) {
    const frame = turnBefore(slots);
    if (frame === null || !['figure', 'compare', 'define', 'why'].includes(frame.act)) return null;
    const topics = frame.topics.filter(({ value }) => explained.has(value.kind));
    const isFormula = slots.has('ask:formula');
    const isNew = slots.topics.length + slots.instruments.length + slots.subjects.length + slots.quantities.length > 0;
    if (topics.length === 0 || isNew || (!isFormula && !slots.has('ask:define'))) return null;
    const ofCompany = isFormula && frame.act !== 'define' ? frame.instruments : [];
    return {
      args: { form: isFormula ? 'formula' : 'meaning' },
      votes: 5,
      topics: topics.map((one) => ({ ...one, from: 'context' as const, spans: [] })),
      instruments: ofCompany.map((one) => ({ ...one, from: 'context' as const, spans: [] })),
      periods: [],
    };
  },
};
