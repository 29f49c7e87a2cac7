import { isScreenNumber, isScreenSector, type ScreenNumber } from './screen-fields.ts';

export const screenTests = ['gte', 'gt', 'lte', 'lt'] as const;
export type ScreenTest = (typeof screenTests)[number];

/** One condition of a screen. `or` ties it to the condition before it; groups tied so must each be met by one of theirs. */
export type ScreenRule = { readonly join: 'and' | 'or' } & (
  | { readonly field: 'sector'; readonly test: 'is' | 'not'; readonly value: string }
  | { readonly field: ScreenNumber; readonly test: ScreenTest; readonly value: number }
);

/** More conditions than anybody reads. */
const mostRules = 12;

function isScreenTest(text: string | undefined): text is ScreenTest {
  return screenTests.some((one) => one === text);
}

function readRule(text: string): ScreenRule | null {
  const parts = text.split(':');
  const join = parts[0] === 'or' ? 'or' : 'and';
  const [field = '', test, value = ''] = join === 'or' ? parts.slice(1) : parts;
  if (field === 'sector') {
    return (test === 'is' || test === 'not') && isScreenSector(value) ? { join, field, test, value } : null;
  }
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return isScreenNumber(field) && isScreenTest(test) && Number.isFinite(number)
    ? { join, field, test, value: number }
    : null;
}

/**
 * Reads the conditions of a screen from the text of an address: `sector:is:financials,dividendYield:gte:0.06,or:priceToBook:lt:1`.
 * Fractions stand as fractions. What is no condition is left out, so an old address never fails; at most twelve are read.
 */
export function parseScreenRules(text: string): readonly ScreenRule[] {
  return text
    .split(',')
    .flatMap((one) => readRule(one) ?? [])
    .slice(0, mostRules);
}

/** The same conditions as text; reading it back gives them again. */
export function writeScreenRules(rules: readonly ScreenRule[]): string {
  return rules
    .map(({ join, field, test, value }) => `${join === 'or' ? 'or:' : ''}${field}:${test}:${value}`)
    .join(',');
}
