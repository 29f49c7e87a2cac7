import { describe, expect, it } from 'vitest';
import { codeOf, displaySymbol, isIndex, marketOf, parseInstrumentId } from './instrument.ts';

describe('parseInstrumentId', () => {
  it('accepts canonical ids of every venue', () => {
    for (const id of [
      'US:NVDA',
      'US:BRK.B',
      'SH:600519',
      'SZ:300750',
      'BJ:430047',
      'HK:00700',
      'CRYPTO:BTC-USD',
      'US:^GSPC',
      'SH:^000300',
      'HK:^HSI',
    ]) {
      expect(parseInstrumentId(id)).toBe(id);
    }
  });

  it('refuses anything that is not canonical', () => {
    for (const text of [
      'NVDA',
      'us:NVDA',
      'HK:700',
      'SH:60051',
      'CRYPTO:BTC',
      'XX:ABC',
      'US:',
      ':NVDA',
      'US:NVDA ',
      '',
    ]) {
      expect(parseInstrumentId(text)).toBeNull();
    }
  });
});

describe('displaySymbol', () => {
  it('writes symbols as people of each market do', () => {
    expect(displaySymbol('US:NVDA')).toBe('NVDA');
    expect(displaySymbol('SH:600519')).toBe('600519.SH');
    expect(displaySymbol('HK:00700')).toBe('0700.HK');
    expect(displaySymbol('HK:09988')).toBe('9988.HK');
    expect(displaySymbol('CRYPTO:BTC-USD')).toBe('BTC-USD');
    expect(displaySymbol('HK:^HSI')).toBe('^HSI');
  });

  it('knows market, code and index of an id', () => {
    expect(marketOf('SZ:300750')).toBe('cn');
    expect(codeOf('HK:00700')).toBe('00700');
    expect(isIndex('US:^GSPC')).toBe(true);
    expect(isIndex('US:NVDA')).toBe(false);
  });
});
