import type { Interval } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import { inBars } from './idea-operands.ts';
import { numberOf, unitOf } from './idea-words.ts';

const price = (field: 'open' | 'high' | 'low' | 'close' | 'volume'): Expression => ({ op: 'price', field });
const constant = (value: number): Expression => ({ op: 'constant', value });
const indicator = (id: string, period?: number, output?: string, of?: Expression): Expression => ({
  op: 'indicator',
  id,
  ...(period === undefined ? {} : { parameters: { period } }),
  ...(output === undefined ? {} : { output }),
  ...(of === undefined ? {} : { of }),
});
const compare = (
  op: 'above' | 'atLeast' | 'below' | 'atMost' | 'equals',
  left: Expression,
  right: Expression,
): Expression => ({
  op,
  left,
  right,
});
const crossing = (isUp: boolean, left: Expression, right: Expression): Expression => ({
  op: isUp ? 'crossesAbove' : 'crossesBelow',
  left,
  right,
});
const series = (name: string): Expression => ({ op: 'series', name });
const before: Expression = { op: 'ago', of: price('close'), bars: 1 };
/** Per cent as a fraction without the rounding of a division: 7 is 0.07. */
const share = (percent: string): number => Number(`${Number(percent)}e-2`);

function moved(isUp: boolean, percent: string, count: string | undefined, unit: string, bar: Interval): Expression {
  const length = inBars(Number.isNaN(numberOf(count)) ? 1 : numberOf(count), unitOf(unit), bar);
  const change = indicator('rocp', length);
  return isUp
    ? compare('above', change, constant(share(percent)))
    : compare('below', change, constant(-share(percent)));
}

function extreme(count: string, unit: string, kind: string, bar: Interval): Expression {
  const isHigh = /high|高/i.test(kind);
  const channel = indicator('donchian', inBars(numberOf(count), unitOf(unit), bar), isHigh ? 'upper' : 'lower');
  return compare(isHigh ? 'above' : 'below', price('close'), channel);
}

/** Candles by their colour: the close against the open of the same bar. */
function candles(count: string, isUp: boolean): Expression {
  return { op: 'lasting', of: compare(isUp ? 'above' : 'below', price('close'), price('open')), bars: numberOf(count) };
}

/** Closes at the daily limit of a board, half a point of rounding to the tick allowed. */
function atLimit(limit: number, isUp: boolean): Expression {
  const move = constant(Number(((limit - 0.005) * (isUp ? 1 : -1)).toFixed(4)));
  return compare(isUp ? 'atLeast' : 'atMost', indicator('rocp', 1), move);
}

function streak(count: string, isUp: boolean): Expression {
  return { op: 'lasting', of: compare(isUp ? 'above' : 'below', price('close'), before), bars: numberOf(count) };
}

const macd = (isUp: boolean): Expression =>
  crossing(isUp, indicator('macd', undefined, 'macd'), indicator('macd', undefined, 'signal'));
const stochastic = (isUp: boolean): Expression => crossing(isUp, indicator('kdj', 9, 'k'), indicator('kdj', 9, 'd'));

const weekdays: Readonly<Record<string, number>> = {
  mon: 1,
  tue: 2,
  wed: 3,
  thu: 4,
  fri: 5,
  sat: 6,
  sun: 7,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  日: 7,
  天: 7,
};

function volumeTimes(times: string | undefined, length: string | undefined): Expression {
  const many = Number.isNaN(numberOf(times)) ? 2 : numberOf(times);
  const mean = indicator('sma', Number.isNaN(numberOf(length)) ? 20 : numberOf(length), undefined, price('volume'));
  return compare('above', price('volume'), { op: 'multiply', args: [constant(many), mean] });
}

function beat(percent: string | undefined): Expression {
  const after = compare('atMost', series('daysSinceEarnings'), constant(3));
  const size = percent === undefined ? 0 : share(percent);
  return { op: 'and', args: [after, compare('above', series('earningsSurprise'), constant(size))] };
}

function gap(kind: string, percent: string): Expression {
  const isUp = /up|higher|高/.test(kind);
  const factor: Expression = { op: isUp ? 'add' : 'subtract', args: [constant(1), constant(share(percent))] };
  return compare(isUp ? 'above' : 'below', price('open'), { op: 'multiply', args: [before, factor] });
}

/** Conditions that are said as one, by the name of their phrase; values are what stood in its gaps. */
export const wholeConditions: Readonly<
  Record<string, (values: readonly string[], bar: Interval, limit: number) => Expression>
> = {
  goldenCross: () => crossing(true, indicator('sma', 50), indicator('sma', 200)),
  deathCross: () => crossing(false, indicator('sma', 50), indicator('sma', 200)),
  averagesCross: ([a, b, kind]) =>
    crossing(kind === '金叉', indicator('sma', numberOf(a)), indicator('sma', numberOf(b))),
  macdGolden: () => macd(true),
  macdDeath: () => macd(false),
  macdCross: ([direction]) => macd(/above|over/i.test(direction)),
  kdGolden: () => stochastic(true),
  kdDeath: () => stochastic(false),
  oversold: () => compare('below', indicator('rsi', 14), constant(30)),
  overbought: () => compare('above', indicator('rsi', 14), constant(70)),
  risen: ([percent, count, unit], bar) => moved(true, percent, count, unit, bar),
  fallen: ([percent, count, unit], bar) => moved(false, percent, count, unit, bar),
  risenTurned: ([count, unit, percent], bar) => moved(true, percent, count, unit, bar),
  fallenTurned: ([count, unit, percent], bar) => moved(false, percent, count, unit, bar),
  risenToday: ([percent]) => compare('above', indicator('rocp', 1), constant(share(percent))),
  fallenToday: ([percent]) => compare('below', indicator('rocp', 1), constant(-share(percent))),
  gap: ([kind, percent]) => gap(kind, percent),
  streak: ([direction, count]) => streak(count, !/lower|down/i.test(direction)),
  streakTurned: ([count, kind]) => streak(count, /up|green|rising|higher/i.test(kind)),
  streakZh: ([count, kind]) => (/[阴阳]/.test(kind) ? candles : streak)(count, /涨|阳/.test(kind)),
  candleZh: ([kind]) => compare(kind.includes('阳') ? 'above' : 'below', price('close'), price('open')),
  newExtreme: ([count, unit, kind], bar) => extreme(count, unit, kind, bar),
  breakout: ([count, unit], bar) => extreme(count, unit, 'high', bar),
  volumeTimes: ([times, word, length]) =>
    /^\d/.test(word ?? '') ? volumeTimes(times, word) : volumeTimes(times ?? word, length),
  volumeTimesTurned: ([length, times]) => volumeTimes(times, length),
  beat: ([percent]) => beat(percent),
  beforeEarnings: ([days]) =>
    compare('atMost', series('daysToEarnings'), constant(Number.isNaN(numberOf(days)) ? 3 : numberOf(days))),
  beforeDividend: ([days]) => compare('atMost', series('daysToExDividend'), constant(numberOf(days))),
  limitUp: (_, __, limit) => atLimit(limit, true),
  limitDown: (_, __, limit) => atLimit(limit, false),
  weekday: ([day]) =>
    compare(
      'equals',
      { op: 'calendar', field: 'dayOfWeek' },
      constant(weekdays[day.toLowerCase().slice(0, 3)] ?? weekdays[day]),
    ),
  monthStart: () => ({ op: 'calendar', field: 'isMonthStart' }),
};

const opposite = {
  crossesAbove: 'crossesBelow',
  crossesBelow: 'crossesAbove',
  above: 'below',
  below: 'above',
  atLeast: 'below',
  atMost: 'above',
} as const;

function isTurnable(op: string): op is keyof typeof opposite {
  return op in opposite;
}

/** The condition turned round: a crossing the other way, above for below, and each part of several. */
export function reverseOf(expression: Expression): Expression {
  if (expression.op === 'and' || expression.op === 'or') {
    return { op: expression.op === 'and' ? 'or' : 'and', args: expression.args.map(reverseOf) };
  }
  if ('left' in expression && isTurnable(expression.op)) return { ...expression, op: opposite[expression.op] };
  return { op: 'not', of: expression };
}
