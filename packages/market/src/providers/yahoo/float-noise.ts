/**
 * Yahoo stores prices as 32-bit floats and prints them with 64-bit noise (75.0875 arrives as 75.0875015258789).
 * The shortest decimal that rounds to the same 32-bit float is the price that was meant; other numbers stay as they are.
 */
export function withoutFloatNoise(value: number): number {
  if (Math.fround(value) !== value) return value;
  for (let digits = 6; digits <= 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}
