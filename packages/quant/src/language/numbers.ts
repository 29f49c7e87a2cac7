/** Moves the point of a number as written, digit by digit, so that nothing is rounded on the way there and back. */
function movePoint(text: string, places: number): string {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (whole === undefined || sign === undefined) return text;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent) + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = point <= 0 ? 1 : point;
  const head = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const tail = padded.slice(at).replace(/0+$/, '');
  return `${sign}${head}${tail === '' ? '' : `.${tail}`}`;
}

/** A fraction as per cent, exactly: 0.07 is 7, not 7.000000000000001. */
export function percentText(fraction: number): string {
  return movePoint(String(fraction), 2);
}

/** Per cent as written, as the fraction it stands for, exactly. */
export function fractionOf(percent: string): number {
  return Number(movePoint(percent, -2));
}
