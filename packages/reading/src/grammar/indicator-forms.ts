import { call, close, named, number, type Term } from '../term.ts';
import type { Operand, OperandUnit } from './values.ts';

/** How an indicator is written with the numbers given, and what it is without any. */
export interface IndicatorForm {
  readonly usual: readonly number[];
  readonly unit: OperandUnit;
  readonly make: (parameters: readonly number[]) => Term;
  /** How many numbers may stand beside it. */
  readonly most: number;
}

const oscillator = (name: string, usual: number): IndicatorForm => ({
  usual: [usual],
  unit: 'plain',
  most: 1,
  make: ([n = usual]) => call(name, number(n)),
});

const ofClose = (name: string, usual: number, unit: OperandUnit): IndicatorForm => ({
  usual: [usual],
  unit,
  most: 1,
  make: ([n = usual]) => call(name, close, number(n)),
});

const band = (name: string): IndicatorForm => ({
  usual: [20, 2],
  unit: 'price',
  most: 2,
  make: ([n = 20, k = 2]) => call(name, number(n), number(k)),
});

const bare = (name: string, unit: OperandUnit): IndicatorForm => ({ usual: [], unit, most: 3, make: () => call(name) });

/** Indicators by their id in the vocabulary. The moving averages have no usual period: one has to be said. */
export const indicatorForms: Readonly<Record<string, IndicatorForm>> = {
  rsi: oscillator('RSI', 14),
  cci: oscillator('CCI', 14),
  williamsR: oscillator('WR', 14),
  mfi: oscillator('MFI', 14),
  adx: oscillator('ADX', 14),
  plusDi: oscillator('PDI', 14),
  minusDi: oscillator('MDI', 14),
  atr: { ...oscillator('ATR', 14), unit: 'price' },
  zscore: ofClose('zscore', 20, 'plain'),
  roc: ofClose('ROC', 12, 'percent'),
  slope: ofClose('slope', 20, 'plain'),
  ibs: bare('IBS', 'plain'),
  macd: bare('MACD', 'plain'),
  macdSignal: bare('MACD.signal', 'plain'),
  macdHistogram: bare('MACD.hist', 'plain'),
  bbUpper: band('BB.upper'),
  bbLower: band('BB.lower'),
  bbMid: { ...band('BB.mid'), make: ([n = 20]) => call('BB.mid', number(n)) },
  keltner: band('KC.upper'),
  kdjJ: {
    usual: [9, 3, 3],
    unit: 'plain',
    most: 3,
    make: ([n = 9, m = 3, k = 3]) => call('KDJ.J', number(n), number(m), number(k)),
  },
  kdjK: {
    usual: [9, 3, 3],
    unit: 'plain',
    most: 3,
    make: ([n = 9, m = 3, k = 3]) => call('KDJ.K', number(n), number(m), number(k)),
  },
  kdjD: {
    usual: [9, 3, 3],
    unit: 'plain',
    most: 3,
    make: ([n = 9, m = 3, k = 3]) => call('KDJ.D', number(n), number(m), number(k)),
  },
  stoch: { usual: [14, 3], unit: 'plain', most: 3, make: ([n = 14, m = 3]) => call('STOCH.K', number(n), number(m)) },
  stochD: {
    usual: [14, 3, 3],
    unit: 'plain',
    most: 3,
    make: ([n = 14, m = 3, k = 3]) => call('STOCH.D', number(n), number(m), number(k)),
  },
  supertrend: {
    usual: [10, 3],
    unit: 'flag',
    most: 2,
    make: ([n = 10, k = 3]) => call('SUPERTREND.dir', number(n), number(k)),
  },
  sar: {
    usual: [0.02, 0.2],
    unit: 'price',
    most: 2,
    make: ([step = 0.02, most = 0.2]) => call('PSAR', number(step), number(most)),
  },
  ichimoku: bare('ICHIMOKU.cloudTop', 'price'),
  tenkan: bare('ICHIMOKU.tenkan', 'price'),
  kijun: bare('ICHIMOKU.kijun', 'price'),
};

/** Averages by their id; each needs its period. */
export const averageNames: Readonly<Record<string, string>> = { sma: 'SMA', ema: 'EMA', hma: 'HMA', wma: 'WMA' };

/** An indicator with the numbers written beside it; null when there are too many. */
export function indicatorWith(id: string, parameters: readonly number[]): Operand | null {
  const form = indicatorForms[id];
  if (form === undefined || parameters.length > form.most) return null;
  const isUsual = parameters.length === 0 && form.usual.length > 0;
  return { term: form.make(parameters), unit: form.unit, ...(isUsual && { assumed: `${id} ${form.usual.join('/')}` }) };
}

/** %b: where the close stands between the bands, 0 at the lower one and 1 at the upper. */
export function percentB(n: number, k: number): Term {
  const [upper, lower] = [call('BB.upper', number(n), number(k)), call('BB.lower', number(n), number(k))];
  const part = (left: Term, right: Term): Term => ({ is: 'sum', op: '-', left, right });
  return { is: 'sum', op: '/', left: part(named('close'), lower), right: part(upper, lower) };
}
