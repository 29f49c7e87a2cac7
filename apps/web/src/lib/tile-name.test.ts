import { describe, expect, it } from 'vitest';
import { tileName } from './tile-name.ts';

const name = { en: 'Kweichow Moutai', 'zh-CN': '贵州茅台', 'zh-HK': '貴州茅台' };

describe('tileName', () => {
  it('takes letters from the code and characters from the name', () => {
    expect(tileName('US:NVDA', name, 'zh-CN')).toBe('NVDA');
    expect(tileName('CRYPTO:BTC-USD', name, 'en')).toBe('BTC');
    expect(tileName('SH:600519', name, 'zh-HK')).toBe('貴州茅台');
  });
});
