import { localText } from '@plumbline/model/local-text';
import type { ActOf, FrameOf } from '../step.ts';
import { call, say } from '../step.ts';
import { ruleMarketIn } from './knowledge.ts';
import { additions, sums } from '../sums.ts';
import { topicName } from '../topics.ts';

/** A number as an expression takes it. */
export function plainNumber(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });
}

const unknownSum = (what: string) => {
  const name = topicName(what);
  return localText(
    `That calculation was read but is not made here: ${name.en}.`,
    `读懂了该计算，但此处不提供：${name['zh-CN']}。`,
    `讀懂了該計算，但此處不提供：${name['zh-HK']}。`,
  );
};

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));

const signs: readonly (readonly [string, (a: number, b: number) => number])[] = [
  ['plus', (a, b) => a + b],
  ['minus', (a, b) => a - b],
  ['times', (a, b) => a * b],
  ['over', (a, b) => a / b],
  ['power', (a, b) => a ** b],
];
const limits = [0.05, 0.1, 0.2, 0.3].flatMap((limit) => [limit, -limit]);

interface Meant {
  readonly sum: string | undefined;
  readonly values: Readonly<Record<string, number>>;
}

/** The sum that a text names: what the reader leaves to the names of its inputs is found by what it came to. */
function sumOf({ what, values, result }: FrameOf<'calculate'>['args']): Meant {
  const { left, right, principal, rate, days, previousClose } = values;
  const cameTo = typeof result === 'number' ? result : Number.NaN;
  if (what === 'arithmetic' && left !== undefined) {
    if (right === undefined) return { sum: isNear(Math.sqrt(left), cameTo) ? 'root' : 'square', values };
    return { sum: signs.find(([, of]) => isNear(of(left, right), cameTo))?.[0], values };
  }
  if (what === 'simpleInterest' && principal !== undefined && rate !== undefined && days !== undefined)
    return { sum: what, values: { ...values, year: isNear((principal * rate * days) / 360, cameTo) ? 360 : 365 } };
  if (what === 'limitPrice' && previousClose !== undefined) {
    const limit = limits.find((one) => Math.abs(previousClose * (1 + one) - cameTo) < 0.006);
    return limit === undefined ? { sum: undefined, values } : { sum: what, values: { ...values, limit } };
  }
  if (what === 'futureValue') {
    const perYear = [12, 1, 4, 52, 2].find((times) => isNear(paidIn(values, times), cameTo));
    return perYear === undefined ? { sum: undefined, values } : { sum: what, values: { ...values, perYear } };
  }
  if (what === 'compoundValue') return compounding(values, cameTo);
  if (what === 'netProceeds') return { sum: values['commission'] === undefined ? what : 'netProceedsAfter', values };
  if (what === 'sharesFor') return { sum: values['stop'] === undefined ? what : 'sharesAtRisk', values };
  if (what === 'percentOf') return { sum: values['part'] === undefined ? 'shareOf' : 'percentOf', values };
  return Object.hasOwn(sums, what) ? { sum: what, values } : ofTwo(values, cameTo);
}

/** How often interest is added is part of the sum, and no number that the text has to hold. */
function compounding({ perYear, ...values }: Readonly<Record<string, number>>, cameTo: number): Meant {
  const times = additions.find((one) => one === perYear);
  if (times !== undefined) return { sum: `compoundValue${String(times)}`, values };
  const { principal = 0, rate = 0, years = 0 } = values;
  const isYearly = isNear(principal * (1 + rate) ** years, cameTo);
  if (isYearly) return { sum: 'compoundValue', values };
  return { sum: isNear(principal * Math.exp(rate * years), cameTo) ? 'compoundValueAlways' : undefined, values };
}

/** What regular payments come to, so many times a year. */
function paidIn({ payment = 0, rate = 0, years = 0 }: Readonly<Record<string, number>>, perYear: number): number {
  const each = rate / perYear;
  return each === 0 ? Number.NaN : (payment * ((1 + each) ** (perYear * years) - 1)) / each;
}

/** A formula of two figures under any names: the sign and the order that came to the result. */
function ofTwo(values: Readonly<Record<string, number>>, cameTo: number): Meant {
  const [one, two, ...more] = Object.values(values);
  if (one === undefined || two === undefined || more.length > 0) return { sum: undefined, values };
  for (const [left, right] of [
    [one, two],
    [two, one],
  ] as const) {
    const sign = signs.find(([, of]) => isNear(of(left, right), cameTo));
    if (sign !== undefined) return { sum: sign[0], values: { left, right } };
  }
  return { sum: undefined, values };
}

export const calculateAct: ActOf<'calculate'> = ({ args, instruments, subjects }) => {
  const [one] = instruments.map(({ value }) => value);
  // What a duty comes to depends on who deals in what: the rule says it.
  if (args.what === 'stampDuty')
    return [call('rules', { symbol: one, market: ruleMarketIn(subjects), topics: ['stampDuty'] })];
  if (args.what === 'sharesFor' && one !== undefined)
    return [call('shares-for', { symbol: one, amount: args.values['amount'], currency: args.currency })];
  if (args.expression !== undefined) return [call('calculate', { expression: args.expression })];
  const { sum, values } = sumOf(args);
  if (sum === undefined || !Object.hasOwn(sums, sum)) return [say(unknownSum(args.what))];
  const written = Object.entries(values).map(([name, value]) => `${name}=${plainNumber(value)}`);
  return [call('calculate', { sum, values: written })];
};

export const convertAct: ActOf<'convert'> = (frame) => {
  const { from, to, amount, rate, result } = frame.args;
  if (from === 'percent') return [call('calculate', { sum: 'basisPoints', values: [`share=${plainNumber(amount)}`] })];
  if (rate === undefined || result === undefined) return [call('convert', { amount, from, to })];
  const isDivided = Math.abs(result - amount / rate) < Math.abs(result - amount * rate);
  const values = [`amount=${plainNumber(amount)}`, `rate=${plainNumber(rate)}`];
  return [call('calculate', { sum: isDivided ? 'convertedBack' : 'converted', values, currency: to })];
};
