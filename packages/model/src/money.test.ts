import { describe, expect, it } from 'vitest';
import { addMoney, currencyDigits } from './money.ts';

describe('money', () => {
  it('adds amounts of one currency and refuses to mix two', () => {
    expect(addMoney({ amount: 1.5, currency: 'HKD' }, { amount: 2, currency: 'HKD' })).toEqual({
      amount: 3.5,
      currency: 'HKD',
    });
    expect(() => addMoney({ amount: 1, currency: 'HKD' }, { amount: 1, currency: 'USD' })).toThrow('cannot add');
  });

  it('knows in how many digits a currency settles', () => {
    expect(currencyDigits('USD')).toBe(2);
    expect(currencyDigits('JPY')).toBe(0);
  });
});
