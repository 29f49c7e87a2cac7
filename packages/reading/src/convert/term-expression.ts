import { combinations, fromEnd } from './expression-parts.ts';
import type { Interval } from '@plumbline/model/bar';
import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import type { Expression } from '@plumbline/model/strategy-spec';
import { writeTerm, type Term } from '../term.ts';
import { dailyLimit } from './board-terms.ts';
import { instrumentOf } from './instrument-of.ts';
import { sessionWords, wordsFor, type Missing } from './missing.ts';
import { openingEdge } from './opening-edge.ts';

/** What an expression is made for. */
export interface Place {
  readonly bar: Interval;
  /** Whose bars it reads. */
  readonly traded: readonly InstrumentId[];
  /** Where what has no expression is put down. */
  readonly missing: Missing[];
  /** Terms that stand for an expression as it is, by their text. */
  readonly known?: ReadonlyMap<string, Expression> | undefined;
}

type Call = Extract<Term, { readonly is: 'call' }>;

const constant = (value: number): Expression => ({ op: 'constant', value });
const price = (field: 'open' | 'high' | 'low' | 'close' | 'volume'): Expression => ({ op: 'price', field });
const series = (name: string): Expression => ({ op: 'series', name });
const before = (of: Expression, bars = 1): Expression => ({ op: 'ago', of, bars });
const close = price('close');
const unknown = constant(Number.NaN);
function lack(place: Place, part: Missing['part'], name: string): Expression {
  place.missing.push({ part, name: wordsFor(name) });
  return unknown;
}

/** A session of the month by its number, counted from the end below zero. */
function lackDay(place: Place, nth: number): Expression {
  place.missing.push({ part: 'schedule', name: sessionWords(nth) });
  return unknown;
}

const priceNames = ['open', 'high', 'low', 'close', 'volume'] as const;

/** Figures that there are columns for beside the bars. */
const columns: Readonly<Record<string, Expression>> = {
  roe: series('returnOnEquity'),
  marketCap: series('marketCap'),
  earningsYield: series('earningsToPrice'),
  bookToMarket: series('bookToPrice'),
  pe: series('priceToEarnings'),
  pb: series('priceToBook'),
  grossProfitToAssets: series('grossProfitability'),
  'event.earnings.surprise': series('earningsSurprise'),
};

/** True on every bar on which something trades: the entry of what is only held or bought again and again. */
export const always: Expression = { op: 'above', left: price('volume'), right: constant(0) };

export const weekdays: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

function ofName(name: string, place: Place): Expression {
  if (name === 'true') return always;
  const field = priceNames.find((one) => one === name);
  if (field !== undefined) return price(field);
  const day = weekdays[name];
  if (day !== undefined) return constant(day);
  return columns[name] ?? lack(place, 'value', name);
}

/** Names of the settings of each indicator, in the order of its arguments; `output` is the one meant. */
interface Study {
  readonly id: string;
  readonly settings: readonly string[];
  readonly output?: string;
}

const period = ['period'];
const kdj = ['period', 'kSmooth', 'dSmooth'];

export const studies: Readonly<Record<string, Study>> = {
  RSI: { id: 'rsi', settings: period },
  CCI: { id: 'cci', settings: period },
  WR: { id: 'willr', settings: period },
  MFI: { id: 'mfi', settings: period },
  ADX: { id: 'adx', settings: period },
  PDI: { id: 'plus-di', settings: period },
  MDI: { id: 'minus-di', settings: period },
  ATR: { id: 'atr', settings: period },
  MACD: { id: 'macd', settings: [], output: 'macd' },
  'MACD.signal': { id: 'macd', settings: [], output: 'signal' },
  'MACD.hist': { id: 'macd', settings: [], output: 'histogram' },
  'KDJ.K': { id: 'kdj', settings: kdj, output: 'k' },
  'KDJ.D': { id: 'kdj', settings: kdj, output: 'd' },
  'KDJ.J': { id: 'kdj', settings: kdj, output: 'j' },
  'STOCH.K': { id: 'stoch', settings: ['fastK', 'slowK', 'slowD'], output: 'slowK' },
  'STOCH.D': { id: 'stoch', settings: ['fastK', 'slowK', 'slowD'], output: 'slowD' },
  'BB.mid': { id: 'bbands', settings: period, output: 'middle' },
  'KC.upper': { id: 'keltner', settings: ['period', 'multiplier'], output: 'upper' },
  'KC.lower': { id: 'keltner', settings: ['period', 'multiplier'], output: 'lower' },
  PSAR: { id: 'sar', settings: ['acceleration', 'maximum'] },
  'ICHIMOKU.tenkan': { id: 'ichimoku', settings: [], output: 'tenkan' },
  'ICHIMOKU.kijun': { id: 'ichimoku', settings: [], output: 'kijun' },
};

/** Indicators of any one series: the first argument is the series, the second the period. */
export const overSeries: Readonly<Record<string, string>> = {
  SMA: 'sma',
  EMA: 'ema',
  HMA: 'hma',
  WMA: 'wma',
  ROC: 'rocp',
  zscore: 'zscore',
  slope: 'linearreg-slope',
  highest: 'max',
  lowest: 'min',
  stdev: 'stddev',
};

function numbersOf(args: readonly Term[]): readonly number[] | null {
  const found = args.map((arg) => (arg.is === 'number' ? arg.value : Number.NaN));
  return found.some(Number.isNaN) ? null : found;
}

function study(
  id: string,
  parameters: Readonly<Record<string, number>> = {},
  output?: string,
  of?: Expression,
): Expression {
  return {
    op: 'indicator',
    id,
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(output !== undefined && { output }),
    ...(of !== undefined && of !== close && { of }),
  };
}

function studyOf({ id, settings, output }: Study, args: readonly number[]): Expression | null {
  if (args.length > settings.length) return null;
  return study(id, Object.fromEntries(args.map((value, at) => [settings[at], value])), output);
}

/** How many bars a year has; bars shorter than a day have no fixed number. */
function barsAYear({ bar, traded }: Place): number | null {
  if (bar === '1w') return 52;
  if (bar === '1mo') return 12;
  if (bar !== '1d') return null;
  const isCrypto = traded.map((id) => marketOf(id) === 'crypto');
  if (isCrypto.every(Boolean)) return 365;
  return isCrypto.some(Boolean) ? null : 252;
}

/**
 * Sample deviation of n values over a year, which the indicator of that name gives as that of a population and a bar. The
 * factor stands behind: it is nobody's choice, and no setting is made of it.
 */
const yearlyDeviation = (of: Expression, n: number, year: number): Expression => ({
  op: 'multiply',
  args: [
    study('stddev', { period: n }, undefined, of),
    constant(Number(Math.sqrt((year * n) / (n - 1)).toPrecision(12))),
  ],
});

const logReturn: Expression = { op: 'log', of: { op: 'divide', args: [close, before(close)] } };

/** True on the first bar on or after each day of the event. */
const eventBar = (since: string): Expression => ({ op: 'below', left: series(since), right: before(series(since)) });

const sinceColumns: Readonly<Record<string, string>> = {
  'event.earnings': 'daysSinceEarnings',
};

const untilColumns: Readonly<Record<string, string>> = {
  'event.earnings': 'daysToEarnings',
  'event.exDividend': 'daysToExDividend',
  'event.lockupExpiry': 'daysToLockUpEnd',
};

/** A close at the daily limit of the board, half a point of rounding to the tick allowed. */
function atLimit(place: Place, isUp: boolean): Expression {
  const limit = dailyLimit(place.traded);
  if (limit === null) return lack(place, 'value', isUp ? 'limitUp' : 'limitDown');
  const move = constant(Number(((limit - 0.005) * (isUp ? 1 : -1)).toFixed(4)));
  return { op: isUp ? 'atLeast' : 'atMost', left: study('rocp', { period: 1 }), right: move };
}

function ofCall(term: Call, place: Place): Expression {
  const { name, args } = term;
  const inside = (part: Term | undefined): Expression => (part === undefined ? unknown : expressionOf(part, place));
  const [first, second] = args;
  const n = second?.is === 'number' ? second.value : first?.is === 'number' ? first.value : Number.NaN;
  const plain = studies[name];
  if (plain !== undefined) {
    const numbers = numbersOf(args);
    return (numbers === null ? null : studyOf(plain, numbers)) ?? lack(place, 'value', name);
  }
  const over = overSeries[name];
  if (over !== undefined) {
    if (second?.is !== 'number') return lack(place, 'value', name);
    const of = inside(first);
    return study(over, { period: n }, undefined, of.op === 'price' && of.field === 'close' ? undefined : of);
  }
  switch (name) {
    case 'BB.upper':
    case 'BB.lower': {
      const [length = 20, k = 2] = numbersOf(args) ?? [];
      return study('bbands', { period: length, up: k, down: k }, name === 'BB.upper' ? 'upper' : 'lower');
    }
    case 'ICHIMOKU.cloudTop':
    case 'ICHIMOKU.cloudBottom':
      return {
        op: name === 'ICHIMOKU.cloudTop' ? 'max' : 'min',
        args: [study('ichimoku', {}, 'senkouA'), study('ichimoku', {}, 'senkouB')],
      };
    case 'change':
      return study('rocp', { period: 1 });
    case 'gap':
      return { op: 'subtract', args: [{ op: 'divide', args: [price('open'), before(close)] }, constant(1)] };
    case 'IBS':
      return {
        op: 'divide',
        args: [
          { op: 'subtract', args: [close, price('low')] },
          { op: 'subtract', args: [price('high'), price('low')] },
        ],
      };
    case 'candle':
      return first?.is === 'name' ? study(`cdl-${first.name.replaceAll('_', '-')}`) : lack(place, 'value', name);
    case 'abs':
      return { op: 'absolute', of: inside(first) };
    case 'HV': {
      const year = barsAYear(place);
      if (year === null || !(n > 1)) return lack(place, 'value', 'HV');
      return yearlyDeviation(logReturn, n, year);
    }
    case 'sharpe': {
      const year = barsAYear(place);
      if (year === null || !(n > 1)) return lack(place, 'value', 'sharpe');
      const change = study('rocp', { period: 1 });
      const mean = study('sma', { period: n }, undefined, change);
      return {
        op: 'divide',
        args: [{ op: 'multiply', args: [mean, constant(year)] }, yearlyDeviation(change, n, year)],
      };
    }
    case 'crossesAbove':
    case 'crossesBelow':
      return { op: name, left: inside(first), right: inside(second) };
    case 'consecutive':
      return second?.is === 'number' ? { op: 'lasting', of: inside(first), bars: n } : lack(place, 'value', name);
    case 'percentile':
      // A place from 0 to 100 in words, a share of the universe in expressions.
      return { op: 'multiply', args: [{ op: 'percentile', of: inside(first), within: 'universe' }, constant(100)] };
    case 'weekday':
      return { op: 'calendar', field: 'dayOfWeek' };
    case 'month':
      return { op: 'calendar', field: 'month' };
    case 'dayOfMonth':
      return { op: 'calendar', field: 'dayOfMonth' };
    // The order that rests there is named by itself.
    case 'limit':
    case 'stopAt':
      return constant(Number.NaN);
    case 'openingHigh':
    case 'openingLow':
      return openingEdge(name === 'openingHigh' ? 'high' : 'low', n, place.bar) ?? lack(place, 'value', name);
    case 'limitUp':
    case 'limitDown':
      return atLimit(place, name === 'limitUp');
    default:
      return lack(place, 'value', name === 'daysTo' || name === 'daysSince' ? writeTerm(first!) : name);
  }
}

const comparisons = { '>': 'above', '<': 'below', '>=': 'atLeast', '<=': 'atMost', '==': 'equals' } as const;
const sums = { '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const;

/** Sessions that every month has, long holidays included. */
const shortestMonth = 10;

/** Comparisons that mean something of their own: days counted in sessions, the side of Supertrend, so many of a list. */
function special(term: Extract<Term, { readonly is: 'compare' }>, place: Place): Expression | null {
  const { op, left, right } = term;
  if (right.is !== 'number') return null;
  // "It was below the bar before": what is special of the value holds of that bar.
  if (left.is === 'ago' && left.unit === 'bar' && left.of.is === 'call' && left.of.name === 'SUPERTREND.dir') {
    const then = special({ ...term, left: left.of }, place);
    return then === null ? null : before(then, left.back);
  }
  if (left.is === 'call' && (left.name === 'daysTo' || left.name === 'daysSince')) {
    const event = left.args[0]?.is === 'name' ? left.args[0].name : '';
    if (left.name === 'daysSince' && op === '==' && sinceColumns[event] !== undefined)
      return right.value === 0 ? eventBar(sinceColumns[event]) : before(eventBar(sinceColumns[event]), right.value);
    // Columns count days of the calendar; how many sessions lie between is not in them, except none.
    const until = untilColumns[event];
    if (left.name === 'daysTo' && right.value === 0 && (op === '==' || op === '<=') && until !== undefined)
      return { op: 'equals', left: series(until), right: constant(0) };
    return lack(place, 'value', event);
  }
  if (left.is === 'call' && left.name === 'tradingDayOfMonth') {
    const first: Expression = { op: 'calendar', field: 'isMonthStart' };
    if (op === '==' && right.value < 0 && place.bar === '1d') return fromEnd(-1 - right.value);
    const isEarly = place.bar === '1d' && right.value > 1 && right.value <= shortestMonth;
    if (op !== '==' || (right.value !== 1 && !isEarly)) return lackDay(place, right.value);
    return isEarly ? before(first, right.value - 1) : first;
  }
  if (left.is === 'call' && left.name === 'SUPERTREND.dir') {
    const [length = 10, multiplier = 3] = numbersOf(left.args) ?? [];
    const line = study('supertrend', { period: length, multiplier }, 'superTrend');
    const isUp = (op === '>' && right.value === 0) || ((op === '==' || op === '>=') && right.value === 1);
    const isDown = (op === '<' && right.value === 0) || ((op === '==' || op === '<=') && right.value === -1);
    if (!isUp && !isDown) return lack(place, 'value', 'SUPERTREND.dir');
    return { op: isUp ? 'above' : 'below', left: close, right: line };
  }
  const counted = countedIn(left);
  if (counted === null) return null;
  return op === '>=' && counted.length <= 5
    ? someOf(counted, right.value, place)
    : lack(place, 'rule', writeTerm(term));
}

const isTruth = ({ is }: Term): boolean =>
  is === 'compare' || is === 'and' || is === 'or' || is === 'not' || is === 'in';
const isCrossing = (term: Term): boolean =>
  term.is === 'call' && ['crossesAbove', 'crossesBelow', 'consecutive', 'limitUp', 'limitDown'].includes(term.name);

/** The conditions of a sum of conditions; null where numbers are added. */
function countedIn(term: Term): readonly Term[] | null {
  if (term.is === 'sum' && term.op === '+') {
    const [left, right] = [countedIn(term.left), countedIn(term.right)];
    return left === null || right === null ? null : [...left, ...right];
  }
  return isTruth(term) || isCrossing(term) ? [term] : null;
}

function someOf(list: readonly Term[], least: number, place: Place): Expression {
  const ways = combinations(list, least).map((way) => joined('and', way, place));
  const [only] = ways;
  if (only === undefined) return lack(place, 'rule', `${least}`);
  return ways.length === 1 ? only : { op: 'or', args: ways };
}

function joined(op: 'and' | 'or', args: readonly Term[], place: Place): Expression {
  const [only] = args;
  return only !== undefined && args.length === 1
    ? expressionOf(only, place)
    : { op, args: args.map((arg) => expressionOf(arg, place)) };
}

/** The expression of the product that says the same as a term; what has none is put down in `missing`, and nothing is put in its place. */
export function expressionOf(term: Term, place: Place): Expression {
  const inside = (part: Term): Expression => expressionOf(part, place);
  const kept = place.known?.get(writeTerm(term));
  if (kept !== undefined) return kept;
  switch (term.is) {
    case 'number':
      return constant(term.value);
    case 'name':
      return ofName(term.name, place);
    case 'call':
      return ofCall(term, place);
    case 'of': {
      const instrument = instrumentOf(term.whose);
      if (instrument === null) return lack(place, 'value', term.whose.replace(/^[A-Z]+:/u, ''));
      if (place.traded.length === 1 && place.traded[0] === instrument) return expressionOf(term.of, place);
      return { op: 'other', instrument, of: expressionOf(term.of, { ...place, traded: [instrument] }) };
    }
    case 'ago':
      return term.unit === 'year' ? lack(place, 'value', writeTerm(term)) : before(inside(term.of), term.back);
    case 'sum':
      return { op: sums[term.op], args: [inside(term.left), inside(term.right)] };
    case 'compare': {
      const made = special(term, place);
      if (made !== null) return made;
      const [left, right] = [inside(term.left), inside(term.right)];
      if (term.op === '!=') return { op: 'not', of: { op: 'equals', left, right } };
      return { op: comparisons[term.op], left, right };
    }
    case 'between': {
      const of = inside(term.of);
      return {
        op: 'and',
        args: [
          { op: 'atLeast', left: of, right: inside(term.low) },
          { op: 'atMost', left: of, right: inside(term.high) },
        ],
      };
    }
    case 'in': {
      const args = term.list.map((one) => inside({ is: 'compare', op: '==', left: term.of, right: one }));
      const [only] = args;
      return only !== undefined && args.length === 1 ? only : { op: 'or', args };
    }
    case 'not':
      return { op: 'not', of: inside(term.of) };
    default:
      return joined(term.is, term.args, place);
  }
}
