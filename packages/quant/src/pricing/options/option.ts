import { PlumblineError } from '@plumbline/model/errors';

/** A vanilla option and its market. Rates are continuous and per year, volatility is annual, time is in years. */
export interface VanillaOption {
  readonly type: 'call' | 'put';
  readonly spot: number;
  readonly strike: number;
  readonly rate: number;
  /** Continuous yield of dividends, or of the foreign currency. */
  readonly dividendYield: number;
  readonly years: number;
}

function requireNumber(field: string, value: number, isRight: boolean, wish: string): void {
  if (isRight && Number.isFinite(value)) return;
  throw new PlumblineError('bad-input', `Option: ${field} must be ${wish}, not ${value}.`, { field });
}

/** Refuses an option that cannot be, naming the field. An option on its last day (years 0) is worth what it pays. */
export function checkOption(option: VanillaOption, volatility: number): void {
  const { spot, strike, rate, dividendYield, years } = option;
  requireNumber('spot', spot, spot > 0, 'a positive price');
  requireNumber('strike', strike, strike > 0, 'a positive price');
  requireNumber('rate', rate, true, 'a number');
  requireNumber('dividendYield', dividendYield, true, 'a number');
  requireNumber('years', years, years >= 0, 'a number of 0 or more');
  requireNumber('volatility', volatility, volatility >= 0, 'a number of 0 or more');
}

/** 1 for a call, -1 for a put: the sign with which the price of the underlying enters. */
export function signOf({ type }: VanillaOption): 1 | -1 {
  return type === 'call' ? 1 : -1;
}
