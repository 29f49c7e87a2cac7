import { describe, expect, it } from 'vitest';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { parseScreenRules, writeScreenRules } from '@plumbline/quant/screen/screen-rule';
import { presets } from './presets.ts';
import { screenSpec } from './screen-spec.ts';
import { plainNumber, thresholdUnit } from './threshold-unit.ts';

describe('a screen as a strategy', () => {
  it('is a valid strategy that says it came from a screen, and costs what trading costs', () => {
    const spec = screenSpec('P/B < 1 "cheap"', ['HK:00939', 'HK:01398']);
    expect(parseStrategySpec(spec)).toEqual(spec);
    expect(spec.universe).toMatchObject({
      instruments: ['HK:00939', 'HK:01398'],
      set: { kind: 'screen', title: 'P/B < 1 "cheap"' },
    });
    expect(spec.costs.commission.rate).toBeGreaterThan(0);
    expect(spec.benchmark).toBe('HK:02800');
  });
});

describe('a preset', () => {
  it.each(presets)('$key is read without losing a condition', ({ rules }) => {
    expect(writeScreenRules(parseScreenRules(rules))).toBe(rules);
  });
});

describe('a threshold', () => {
  it('is typed in percent, multiples or billions and comes back without rounding residue', () => {
    expect(thresholdUnit('dividendYield', 'en')).toMatchObject({ scale: 0.01, sign: '%' });
    expect(thresholdUnit('marketCap', 'en')).toMatchObject({ scale: 1e9, sign: 'bn USD' });
    expect(thresholdUnit('marketCap', 'zh-CN', 'CNY')).toMatchObject({ scale: 1e8, sign: '亿元' });
    expect(thresholdUnit('marketCap', 'zh-HK', 'HKD')).toMatchObject({ scale: 1e8, sign: '億港元' });
    expect(thresholdUnit('priceToBook', 'en')).toMatchObject({ scale: 1, sign: '×' });
    expect(plainNumber(0.07 / 0.01)).toBe(7);
    expect(plainNumber(5.5 * 0.01)).toBe(0.055);
  });
});
