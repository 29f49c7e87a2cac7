import { isScreenNumber, isScreenSector, type ScreenNumber } from './screen-fields.ts';

export const screenTests = ['gte', 'gt', 'lte', 'lt'] as const;
export type ScreenTest = (typeof screenTests)[number];

/** One condition of a screen. `or` ties it to the condition before it; groups tied so must each be met by one of theirs. */
export type ScreenRule = { readonly join: 'and' | 'or' } & (
  | { readonly field: 'sector'; readonly test: 'is' | 'not'; readonly value: string }
  | {
      readonly field: ScreenNumber;
      readonly test: ScreenTest;
      readonly value: number;
      /** Money of a size, where it is not the dollars in which sizes are compared. */
      readonly currency?: ScreenCurrency;
    }
);

/** Currencies other than the dollar that a size can be asked for in. */
export const screenCurrencies = ['CNY', 'HKD'] as const;
export type ScreenCurrency = (typeof screenCurrencies)[number];

/** More conditions than anybody reads. */
const mostRules = 12;

function isScreenTest(text: string | undefined): text is ScreenTest {
  return screenTests.some((one) => one === text);
}

function readRule(text: string): ScreenRule | null {
  const parts = text.split(':');
  const join = parts[0] === 'or' ? 'or' : 'and';
  const [field = '', test, value = '', money] = join === 'or' ? parts.slice(1) : parts;
  if (field === 'sector') {
    return (test === 'is' || test === 'not') && isScreenSector(value) ? { join, field, test, value } : null;
  }
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!isScreenNumber(field) || !isScreenTest(test) || !Number.isFinite(number)) return null;
  const currency = screenCurrencies.find((one) => one === money);
  // Money of another kind is no condition: the number alone would mean something else.
  if (money !== undefined && (currency === undefined || field !== 'marketCap')) return null;
  return { join, field, test, value: number, ...(currency === undefined ? {} : { currency }) };
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
    .map((rule) => {
      const money = 'currency' in rule ? `:${rule.currency}` : '';
      return `${rule.join === 'or' ? 'or:' : ''}${rule.field}:${rule.test}:${rule.value}${money}`;
    })
    .join(',');
}
