import type { Interval } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import type { Noun, TimeUnit, Token } from './idea-token.ts';

/** Trading days, weeks and months in bars of each length; crypto trades every day, which a user can correct by the chip. */
const perDay: Readonly<Record<Interval, number>> = {
  '1m': 390,
  '5m': 78,
  '15m': 26,
  '1h': 7,
  '1d': 1,
  '1w': 1 / 5,
  '1mo': 1 / 21,
};
const days: Readonly<Record<TimeUnit, number>> = {
  bar: Number.NaN,
  minute: 1 / 390,
  hour: 1 / 7,
  day: 1,
  week: 5,
  month: 21,
  year: 252,
};

/** A length of time in bars, at least one. */
export function inBars(count: number, unit: TimeUnit, bar: Interval): number {
  if (unit === 'bar') return count;
  return Math.max(1, Math.round(count * days[unit] * perDay[bar]));
}

/** Something compared: with its length, if that was said. */
export interface Operand {
  readonly noun: Noun | 'constant';
  readonly value: number;
  readonly bars: number | null;
  /** A multiple of it: twice the average. */
  readonly times: number;
  /** Said as "it", or left out. */
  readonly isPronoun: boolean;
  readonly from: number;
  readonly to: number;
}

const lengths: Readonly<Partial<Record<Noun, number>>> = {
  rsi: 14,
  atr: 14,
  adx: 14,
  cci: 14,
  mfi: 14,
  williams: 14,
  bandUpper: 20,
  bandMiddle: 20,
  bandLower: 20,
  averageVolume: 20,
  volatility: 20,
  zscore: 20,
  k: 9,
  d: 9,
  j: 9,
};

/** Whether something means nothing without a length, so that it has to be asked for. */
export function needsLength({ noun, bars }: Operand): boolean {
  const open: readonly string[] = ['sma', 'ema', 'wma', 'momentum', 'highest', 'lowest'];
  return bars === null && open.includes(noun);
}

const indicator = (id: string, period?: number, output?: string, of?: Expression): Expression => ({
  op: 'indicator',
  id,
  ...(period === undefined ? {} : { parameters: { period } }),
  ...(output === undefined ? {} : { output }),
  ...(of === undefined ? {} : { of }),
});

const price = (field: 'open' | 'high' | 'low' | 'close' | 'volume'): Expression => ({ op: 'price', field });
const series = (name: string): Expression => ({ op: 'series', name });

function base({ noun, value, bars }: Operand, isOfVolume: boolean): Expression {
  const length = bars ?? (noun === 'constant' ? 0 : lengths[noun]);
  const volume = isOfVolume ? price('volume') : undefined;
  switch (noun) {
    case 'constant':
      return { op: 'constant', value };
    case 'zero':
      return { op: 'constant', value: 0 };
    case 'price':
      return price('close');
    case 'open':
    case 'volume':
      return price(noun);
    case 'high':
    case 'highest':
      return bars === null ? price('high') : indicator('donchian', bars, 'upper');
    case 'low':
    case 'lowest':
      return bars === null ? price('low') : indicator('donchian', bars, 'lower');
    case 'sma':
    case 'ema':
    case 'wma':
      return indicator(noun, length, undefined, volume);
    case 'averageVolume':
      return indicator('sma', length, undefined, price('volume'));
    case 'macd':
      return indicator('macd', undefined, 'macd');
    case 'macdSignal':
      return indicator('macd', undefined, 'signal');
    case 'macdHistogram':
      return indicator('macd', undefined, 'histogram');
    case 'bandUpper':
      return indicator('bbands', length, 'upper');
    case 'bandMiddle':
      return indicator('bbands', length, 'middle');
    case 'bandLower':
      return indicator('bbands', length, 'lower');
    case 'williams':
      return indicator('willr', length);
    case 'k':
    case 'd':
    case 'j':
      return indicator('kdj', length, noun);
    case 'supertrend':
    case 'sar':
      return indicator(noun);
    case 'vwap':
      return indicator('vwap-session');
    case 'volatility':
      return indicator('yang-zhang', length);
    case 'momentum':
      return indicator('rocp', length);
    case 'funding':
      return series('fundingRate');
    case 'mvrv':
      return series('mvrv');
    case 'surprise':
      return series('earningsSurprise');
    case 'bookToPrice':
      return series('bookToPrice');
    case 'earningsYield':
      return series('earningsToPrice');
    case 'returnOnEquity':
      return series('returnOnEquity');
    case 'marketCap':
      return series('marketCap');
    case 'profitability':
      return series('grossProfitability');
    case 'assetGrowth':
      return series('assetGrowth');
    default:
      return indicator(noun, length);
  }
}

/** The expression of an operand. isOfVolume: an average of volume rather than of prices. */
export function operandExpression(operand: Operand, isOfVolume = false): Expression {
  const inner = base(operand, isOfVolume);
  return operand.times === 1 ? inner : { op: 'multiply', args: [{ op: 'constant', value: operand.times }, inner] };
}

interface Cursor {
  readonly tokens: readonly Token[];
  readonly bar: Interval;
}

/** A bare length such as "the 50-day" whose noun is the one before. */
export interface ReadOperand {
  readonly operand: Operand;
  readonly next: number;
  readonly isNounless: boolean;
}

function skipFillers(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.is === 'filler') next += 1;
  return next;
}

/** Reads something that can be compared, beginning at a token; null when there is nothing of the kind. */
export function readOperand({ tokens, bar }: Cursor, start: number): ReadOperand | null {
  let at = skipFillers(tokens, start);
  const first = tokens[at];
  if (first === undefined) return null;
  let times = 1;
  let bars: number | null = null;
  let number: number | null = null;
  let token = first;
  if (token.is === 'number') {
    const after = tokens[at + 1];
    if (after?.is === 'times') {
      times = token.value;
      at = skipFillers(tokens, at + 2);
    } else if (after?.is === 'unit') {
      bars = inBars(token.value, after.unit, bar);
      at = skipFillers(tokens, at + 2);
    } else {
      number = token.value;
      at += 1;
    }
    token = tokens[at];
    // "3 times the 20-day average", and "2 × 20 日均量".
    const unit = tokens[at + 1];
    if (times !== 1 && token?.is === 'number' && unit?.is === 'unit') {
      bars = inBars(token.value, unit.unit, bar);
      at = skipFillers(tokens, at + 2);
      token = tokens[at];
    }
  }
  if (token?.is === 'noun' && !(number !== null && !isLengthBefore(token.noun))) {
    const { noun, length = null } = token;
    const own = bars ?? (number === null ? length : number);
    let to = at + 1;
    let said = own;
    // "average of 20 days", "RSI(14)", "RSI 14 below 30".
    const inner = skipFillers(tokens, to);
    const figure = tokens[inner];
    const follows = tokens[inner + 1];
    if (
      said === null &&
      takesLength(noun) &&
      figure?.is === 'number' &&
      (follows?.is === 'unit' || isOfLength(tokens, to, inner))
    ) {
      said = inBars(figure.value, follows?.is === 'unit' ? follows.unit : 'bar', bar);
      to = inner + (follows?.is === 'unit' ? 2 : 1);
    }
    const times2 = tokens[to]?.is === 'filler' && /^的$/.test(tokens[to].text) ? to + 1 : to;
    const multiple = tokens[times2];
    if (times === 1 && multiple?.is === 'number' && tokens[times2 + 1]?.is === 'times') {
      times = multiple.value;
      to = times2 + 2;
    }
    const isPronoun = noun === 'price' && /^(it|the stock)$/i.test(token.text);
    const operand = { noun, value: 0, bars: said, times, isPronoun, from: first.from, to: tokens[to - 1].to };
    return { operand, next: to, isNounless: false };
  }
  if (bars !== null) {
    const operand = {
      noun: 'sma',
      value: 0,
      bars,
      times,
      isPronoun: false,
      from: first.from,
      to: tokens[at - 1].to,
    } as const;
    return { operand, next: at, isNounless: true };
  }
  const value = number ?? (first.is === 'percent' ? first.value : null);
  if (value === null) return null;
  const next = first.is === 'percent' ? at + 1 : at;
  const operand = {
    noun: 'constant',
    value,
    bars: null,
    times: 1,
    isPronoun: false,
    from: first.from,
    to: first.to,
  } as const;
  return { operand, next, isNounless: false };
}

/** Prices, volume and finished figures have no length. */
function takesLength(noun: Noun): boolean {
  return (
    isLengthBefore(noun) ||
    ['bandUpper', 'bandMiddle', 'bandLower', 'cci', 'mfi', 'williams', 'volatility', 'zscore'].includes(noun)
  );
}

/** "20 SMA": a figure right before an average is its length. */
function isLengthBefore(noun: Noun): boolean {
  return ['sma', 'ema', 'wma', 'rsi', 'atr', 'adx', 'momentum', 'highest', 'lowest', 'averageVolume'].includes(noun);
}

/** "RSI(14)" or "RSI 14 below 30": a figure right behind a noun is its length when a comparison or a bracket follows. */
function isOfLength(tokens: readonly Token[], from: number, figure: number): boolean {
  if (figure !== from) return false;
  const before = tokens[from - 1];
  const after = tokens[figure + 1];
  return (
    tokens[figure].from - before.to === 1 &&
    !(after?.is === 'times' || (after?.is === 'phrase' && after.phrase.startsWith('is')))
  );
}
