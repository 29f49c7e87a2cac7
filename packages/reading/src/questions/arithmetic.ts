import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

/** A sum that a sentence states: the kind, its inputs and what comes out. */
export interface Calculation {
  readonly what: string;
  readonly values: Readonly<Record<string, number>>;
  readonly result: number | readonly number[] | null;
  /** Of more than two numbers: the sum as it is written with signs. */
  readonly expression?: string | undefined;
  readonly items: readonly Item[];
}

const operators: Readonly<Record<string, (left: number, right: number) => number>> = {
  'p:star': (left, right) => left * right,
  'p:slash': (left, right) => left / right,
  'p:plus': (left, right) => left + right,
};

/** 252 * 0.01 and 17 x 23: two numbers with a sign between them. */
export function bySign(slots: Slots): Calculation | null {
  const [first, second, ...more] = slots.quantities;
  if (first === undefined || second === undefined || more.length > 0) return null;
  const isShare = slots.has('calc:percent');
  // 60/40 alone is a mix, not a division.
  if (!slots.has('ask:value') && !isShare && slots.items.some((item) => item.is === 'word')) return null;
  const between = slots.items.slice(slots.items.indexOf(first) + 1, slots.items.indexOf(second));
  const [sign] = between;
  const isTimes = between.length === 0 && first.quantity.unit === 'times';
  const symbol = sign?.is === 'word' ? `${sign.meanings[0]!.kind}:${sign.meanings[0]!.id}` : sign?.edge.symbol;
  const made = isTimes ? operators['p:star'] : between.length === 1 ? operators[symbol ?? ''] : undefined;
  if (made === undefined) return null;
  const [left, right] = [first.quantity.value, second.quantity.value];
  if (isShare && made === operators['p:slash'])
    return { what: 'percentOf', values: { part: left, of: right }, result: left / right, items: [first, second] };
  return { what: 'arithmetic', values: { left, right }, result: made(left, right), items: [first, second] };
}

/** Two numbers with a word between or before them; of a sum, as many as there are. */
export function arithmetic(slots: Slots, plain: readonly number[]): Pick<Calculation, 'values' | 'result'> | null {
  const [left, right] = plain;
  if (left === undefined) return null;
  const words = slots.items.flatMap((item) =>
    slots.chosen.get(item)?.kind === 'calc' ? [slots.folded.text.slice(item.edge.from, item.edge.to).trim()] : [],
  );
  const is = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  if (is(/^(square root|sqrt|开方|平方根|root of)$/u)) return { values: { left }, result: Math.sqrt(left) };
  if (is(/^(squared|平方)$/u)) return { values: { left }, result: left ** 2 };
  if (right === undefined) return null;
  const values = { left, right };
  if (is(/^(plus|add|sum of|加|加上|相加)$/u)) return { values, result: plain.reduce((sum, value) => sum + value, 0) };
  if (plain.length > 2) return null;
  if (is(/^(divided by|divide|over|除以|除)$/u)) return { values, result: left / right };
  if (is(/^(times|multiplied by|multiply|乘以|乘|乘上|相乘)$/u)) return { values, result: left * right };
  if (is(/^(minus|subtract|less|减|减去)$/u)) return { values, result: left - right };
  return is(/^(to the power|次方)$/u) ? { values, result: left ** right } : null;
}

const signs: readonly (readonly [string, RegExp])[] = [
  ['*', /^(?:times|multiplied by|of|的|乘|乘以|乘上|\*|×)$/u],
  ['/', /^(?:divided by|over|除以|\/|÷)$/u],
  ['+', /^(?:plus|and add|add|加|加上|\+)$/u],
  ['-', /^(?:minus|less|减|减去|減|減去)$/u],
];

/** What joins two numbers: one sign and words that say nothing else; null where there are none or two. */
function signIn(between: readonly Item[], slots: Slots): string | null {
  const found: string[] = [];
  for (const item of between) {
    const text = slots.folded.text.slice(item.edge.from, item.edge.to).trim();
    const sign = signs.find(([, words]) => words.test(text))?.[0];
    const kind = slots.chosen.get(item)?.kind;
    if (sign !== undefined) found.push(sign);
    else if (
      item.is !== 'mark' &&
      kind !== 'money' &&
      !(item.is === 'word' && item.meanings.some((one) => one.kind === 'fn'))
    )
      return null;
  }
  return found.length === 1 ? found[0]! : null;
}

/** A number as an expression has it. */
export const written = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });

/** "The average of 12, 15 and 21": of numbers of one unit. */
function averaged(slots: Slots): Calculation | null {
  const { quantities, instruments } = slots;
  const units = new Set(quantities.map(({ quantity: { unit } }) => unit));
  if (!slots.has('want:average') || quantities.length < 2 || units.size > 1 || instruments.length > 0) return null;
  const sum = quantities.map(({ quantity }) => written(quantity.value)).join('+');
  return {
    what: 'expression',
    values: {},
    result: null,
    expression: `(${sum})/${quantities.length}`,
    items: quantities,
  };
}

/** "3 % of 2,000 plus 50": three numbers or more with a sign between each two. A share that is added has no whole. */
export function chained(slots: Slots): Calculation | null {
  const { quantities, items } = slots;
  const average = averaged(slots);
  if (average !== null || quantities.length < 3) return average;
  const parts: string[] = [];
  for (const [at, item] of quantities.entries()) {
    const before = quantities[at - 1];
    const between = before === undefined ? [] : items.slice(items.indexOf(before) + 1, items.indexOf(item));
    const isTimes = between.length === 0 && before?.quantity.unit === 'times';
    const sign = before === undefined ? '' : isTimes ? '*' : signIn(between, slots);
    if (sign === null || ((sign === '+' || sign === '-') && item.quantity.unit === 'percent')) return null;
    const value = item.quantity.unit === 'points' ? item.quantity.written : item.quantity.value;
    parts.push(sign, written(value));
  }
  return { what: 'expression', values: {}, result: null, expression: parts.join(''), items: quantities };
}

/** 15 % of 2,400, and 2400的15%: a share right beside the whole, and nothing else to reckon with. */
export function partOf(slots: Slots): Calculation | null {
  const content = slots.items.filter((item) => item.is !== 'mark');
  const [first, second, ...more] = slots.quantities;
  if (first === undefined || second === undefined || more.length > 0) return null;
  const between = content.slice(content.indexOf(first) + 1, content.indexOf(second));
  const word = between.map((item) => slots.folded.text.slice(item.edge.from, item.edge.to).trim()).join(' ');
  const { unit, value } = first.quantity;
  if (unit === 'percent' && word === 'off')
    return {
      what: 'movedPrice',
      values: { from: second.quantity.value, move: -value },
      result: second.quantity.value * (1 - value),
      items: [first, second],
    };
  // "18 percent of": the number and the word for it stand apart.
  if (unit === 'none' && /^(?:percent|pct|%) of$/u.test(word))
    return {
      what: 'percentOf',
      values: { share: value / 100, of: second.quantity.value },
      result: (value / 100) * second.quantity.value,
      items: [first, second],
    };
  const isShare = (unit === 'percent' || (unit === 'none' && value > 0 && value < 1)) && word === 'of';
  if (!isShare && !(second.quantity.unit === 'percent' && word === '的')) return null;
  const [share, of] = isShare
    ? [first.quantity.value, second.quantity.value]
    : [second.quantity.value, first.quantity.value];
  return { what: 'percentOf', values: { share, of }, result: share * of, items: [first, second] };
}
