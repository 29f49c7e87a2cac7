import { describe, expect, it } from 'vitest';
import { currencyDigits } from './money.ts';

describe('money', () => {
  it('knows in how many digits a currency settles', () => {
    expect(currencyDigits('USD')).toBe(2);
    expect(currencyDigits('JPY')).toBe(0);
  });
});
