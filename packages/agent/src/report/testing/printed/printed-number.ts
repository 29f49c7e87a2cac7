/** A number as a reader sees it, with how far the printed digits leave it open. */
export interface Reading {
  readonly value: number;
  readonly tolerance: number;
  readonly unit: 'money' | 'percent' | 'times' | 'number';
  /** The printed sign of a currency; empty where there is none. */
  readonly currency: string;
  readonly text: string;
}

const scales: Readonly<Record<string, number>> = {
  '': 1,
  K: 1e3,
  M: 1e6,
  B: 1e9,
  T: 1e12,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
  万亿: 1e12,
  萬億: 1e12,
};

const source =
  '(?<sign>[−+-]?)(?<currency>(?:[A-Z]{1,3})?\\$ ?|¥ ?|€ ?|£ ?|)(?<digits>\\d[\\d,]*(?:\\.\\d+)?)(?<scale>万亿|萬億|[KMBT](?![A-Za-z])|万|萬|亿|億|)(?<unit>%|×|倍|)';
/** Without names, so that several stand in one pattern. */
export const numberPattern = source.replaceAll(/\?<\w+>/g, '?:');

const whole = new RegExp(`^${source}$`);

/** Null for what is no number, such as the dash of an unknown one. */
export function readNumber(text: string): Reading | null {
  const parts = whole.exec(text.trim())?.groups;
  if (parts === undefined) return null;
  const { sign = '', currency = '', digits = '', scale = '', unit = '' } = parts;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const factor = (scales[scale] ?? Number.NaN) * (unit === '%' ? 0.01 : 1);
  const size = Number(digits.replaceAll(',', '')) * factor;
  return {
    value: sign === '−' || sign === '-' ? -size : size,
    // A little more than half of the last digit, for halves that two ways of rounding part.
    tolerance: 0.501 * 10 ** -decimals * factor,
    unit: unit === '%' ? 'percent' : unit === '×' || unit === '倍' ? 'times' : currency === '' ? 'number' : 'money',
    currency: currency.trim(),
    text: text.trim(),
  };
}

/** The first number of a text such as a table's cell, which may hold a second one in brackets. */
export function numbersIn(text: string): readonly Reading[] {
  return [...text.matchAll(new RegExp(numberPattern, 'g'))].flatMap(([found]) => readNumber(found) ?? []);
}
