import { describe, expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import type { Falsifier } from './falsifier.ts';
import { checkFalsifier, isReviewDue } from './falsifier.ts';

const margin: Falsifier = {
  id: 'operatingMargin.TTM:below',
  fact: 'operatingMargin.TTM',
  metric: 'operatingMargin',
  operator: 'below',
  threshold: 0.2,
  thresholdFact: 'operatingMargin.TTM.kill',
  unit: 'fraction',
  changesWith: 'filing',
  reviewOn: '2027-02-28',
  text: { en: [], 'zh-CN': [], 'zh-HK': [] },
};

function fact(value: number | null, others: Partial<Fact> = {}): Fact {
  return {
    id: 'operatingMargin.TTM',
    metric: 'operatingMargin',
    value,
    unit: 'fraction',
    decimals: 1,
    asOf: '2026-11-20',
    knownAt: '2026-11-20',
    source: { id: 'derived', locator: 'operatingIncome / revenue' },
    quality: [],
    simulated: false,
    ...others,
  };
}

describe('a kill condition', () => {
  it('is broken once the figure is beyond the threshold, and not while it stands on it', () => {
    expect(checkFalsifier(margin, [fact(0.19)])).toEqual({ state: 'broken', value: 0.19, asOf: '2026-11-20' });
    expect(checkFalsifier(margin, [fact(0.2)]).state).toBe('holds');
    expect(checkFalsifier({ ...margin, operator: 'above' }, [fact(0.2)]).state).toBe('holds');
    expect(checkFalsifier({ ...margin, operator: 'above' }, [fact(0.21)]).state).toBe('broken');
  });

  it('is unknown, never kept, when the figure is absent, missing or not a number', () => {
    const unknown = { state: 'unknown', value: null, asOf: null, unknown: 'no-figure' };
    expect(checkFalsifier(margin, [])).toEqual(unknown);
    expect(checkFalsifier(margin, [fact(null)])).toEqual(unknown);
    expect(checkFalsifier(margin, [fact(Number.NaN)])).toEqual(unknown);
  });

  it('does not compare figures of another kind or currency', () => {
    expect(checkFalsifier(margin, [fact(0.1, { metric: 'netMargin' })]).unknown).toBe('other-unit');
    expect(checkFalsifier(margin, [fact(0.1, { unit: 'ratio' })]).unknown).toBe('other-unit');
    const price: Falsifier = { ...margin, fact: 'price', metric: 'price', unit: 'price', currency: 'HKD' };
    const inYuan = fact(0.1, { id: 'price', metric: 'price', unit: 'price', currency: 'CNY' });
    expect(checkFalsifier(price, [inYuan]).unknown).toBe('other-currency');
  });

  it('asks for another look from its review date on', () => {
    expect(isReviewDue(margin, '2027-02-27')).toBe(false);
    expect(isReviewDue(margin, '2027-02-28')).toBe(true);
  });
});
