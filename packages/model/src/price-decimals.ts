import { PlumblineError } from './errors.ts';
import type { Instrument } from './instrument.ts';
import { tickFor } from './market-rules.ts';

/** What is to be known of an instrument before its price is printed. */
export type Priced = Pick<Instrument, 'id' | 'market' | 'kind' | 'priceDecimals'>;

/** Digits before and after the point beyond which a price says nothing more: a coin at a thousand needs no millionths. */
const significantDigits = 8;

/** Digits of the price step in force; null where the market has none on record, as for coins and indices. */
function stepDigits({ id, market, kind }: Priced, price: number, date: string): number | null {
  try {
    const { tick } = tickFor({ market, date, instrumentId: id, kind, price });
    return Math.ceil(-Math.log10(tick) - 1e-9);
  } catch (error) {
    if (error instanceof PlumblineError) return null;
    throw error;
  }
}

/** Digits after the point of a printed price: those of the instrument, as far as they mean something at that price. */
export function decimalsAt(instrument: Priced, price: number, date: string): number {
  const whole = price > 0 ? Math.floor(Math.log10(price)) + 1 : 1;
  const step = instrument.kind === 'index' || !(price > 0) ? null : stepDigits(instrument, price, date);
  return Math.min(instrument.priceDecimals, Math.max(2, step ?? significantDigits - whole));
}

/** Most digits after the point with which somebody writes a level. */
const mostGiven = 8;

/** Digits after the point of a level that somebody chose: those of a price there, and more where more were written, so that no other level is printed. */
export function levelDecimals(instrument: Priced, level: number, date: string): number {
  const given = level.toFixed(mostGiven).replace(/0+$/, '').split('.')[1]?.length ?? 0;
  return Math.max(decimalsAt(instrument, level, date), given);
}

/** Digits after the point of an average that a market quotes to no step, such as the price that orders were filled at. */
export function averageDecimals(price: number): number {
  return price < 10 ? 4 : 2;
}

/** The most digits of a number of shares or coins; whole lots of ten and more are told by the number alone. */
const quantityMost = 4;

/** Digits that a number of shares or coins is told with: as many as it has, at most four, and none from ten on. */
export function quantityDecimals(quantity: number): number {
  if (Math.abs(quantity) >= 10) return 0;
  const [, digits = ''] = quantity.toFixed(quantityMost).split('.');
  return digits.replace(/0+$/, '').length;
}
