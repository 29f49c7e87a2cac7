import { amountsIn } from '@plumbline/reading/quantities/amounts-in';

/** Digits with at most one separator in a row, and a percent sign when one follows. */
const written = /(\d+(?:,\d{3})*(?:\.\d+)?)\s*(%|percent\b|per cent\b)?/gi;

interface WrittenNumber {
  readonly value: number;
  readonly isPercent: boolean;
}

/** Every number of a text as it stands there, a percent apart from a plain one. */
export function numbersIn(text: string): readonly WrittenNumber[] {
  return [...text.normalize('NFKC').matchAll(written)].map(([, digits = '', percent]) => ({
    value: Number(digits.replaceAll(',', '')),
    isPercent: percent !== undefined,
  }));
}

/** The first number of `text` that `reader` did not write; null when the reader wrote all of them. */
export function foreignNumber(text: string, reader: string): string | null {
  const own = new Set(numbersIn(reader).map(keyOf));
  const foreign = numbersIn(text).find((one) => !own.has(keyOf(one)));
  return foreign === undefined ? null : `${foreign.value}${foreign.isPercent ? ' %' : ''}`;
}

/** A percent may be written as its fraction: 7 % and 0.07 are one number. */
function keyOf({ value, isPercent }: WrittenNumber): string {
  return isPercent ? Number(`${value}e-2`).toPrecision(12) : value.toPrecision(12);
}

/** Whether the reader wrote this amount, in digits or in words; of one thing nobody writes the number. */
export function isReaderAmount(amount: number, reader: string): boolean {
  const isSame = (value: number): boolean => Math.abs(value - amount) <= 1e-9 * Math.max(1, Math.abs(amount));
  return (
    amount === 1 ||
    amountsIn(reader).some(({ value }) => isSame(value)) ||
    numbersIn(reader).some(({ value }) => isSame(value))
  );
}
