import { z } from 'zod';

/**
 * A number that travels as text: plain digits with an optional fraction, nothing else. Empty text, separators, exponents,
 * signs, `NaN` and `Infinity` are refused here, because Number() would bend some of them into figures.
 */
const plain = /^\d{1,18}(\.\d{1,24})?$/;

export const decimalText = z.string().regex(plain, 'not a plain decimal number');

/** The same with a sign or an exponent, for sources that print computed figures. */
export const signedDecimalText = z
  .string()
  .regex(/^-?\d{1,24}(\.\d{1,40})?([eE][+-]?\d{1,2})?$/, 'not a decimal number');

/** Digits after the point that carry meaning: trailing zeros are padding. */
export function decimalsOf(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.slice(point + 1).replace(/0+$/, '').length;
}
