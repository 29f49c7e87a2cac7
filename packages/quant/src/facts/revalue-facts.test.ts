import { describe, expect, it } from 'vitest';
import { createFactBook } from './fact-book.ts';
import { revalueFacts } from './revalue-facts.ts';

const range = { min: 0, max: 0.2 };
const why = { en: 'Chosen.', 'zh-CN': '选定。', 'zh-HK': '選定。' };

function bookOfValues() {
  const book = createFactBook({ instrumentId: 'US:ACME', asOf: '2026-11-20', simulated: false });
  book.assumed({ id: 'growth', metric: 'growth', value: 0.1, why, range });
  book.assumed({ id: 'terminalGrowth', metric: 'terminalGrowth', value: 0.02, why, range });
  book.assumed({ id: 'wacc', metric: 'wacc', value: 0.09, why, range });
  book.assumed({ id: 'price', metric: 'price', value: 150, currency: 'USD', why, range: { min: 0, max: 1000 } });
  book.derived({
    id: 'value',
    metric: 'dcfTwoStage',
    currency: 'USD',
    inputs: [
      { name: 'fcf', constant: 100, why },
      { name: 'growth', fact: 'growth' },
      { name: 'terminalGrowth', fact: 'terminalGrowth' },
      { name: 'wacc', fact: 'wacc' },
      { name: 'netDebt', constant: 0, why },
      { name: 'shares', constant: 10, why },
    ],
  });
  book.derived({
    id: 'upside',
    metric: 'upside',
    expression: 'value / price - 1',
    inputs: [
      { name: 'value', fact: 'value' },
      { name: 'price', fact: 'price' },
    ],
  });
  book.derived({
    id: 'other',
    metric: 'growth',
    expression: 'growth * 2',
    inputs: [{ name: 'growth', fact: 'growth' }],
  });
  return book;
}

describe('a report after an assumption was changed', () => {
  it('has every figure that stands on it as if written so, and no other', () => {
    const book = bookOfValues();
    const after = revalueFacts(book.facts(), new Map([['wacc', 0.08]]));
    expect([...after.keys()]).toEqual(['wacc', 'value', 'upside']);
    const value = after.get('value')?.value ?? Number.NaN;
    expect(value).toBeGreaterThan(book.get('value')?.value ?? Number.NaN);
    expect(after.get('upside')?.value).toBe(value / 150 - 1);
  });

  it('is as before when the change is undone or changes nothing', () => {
    expect(revalueFacts(bookOfValues().facts(), new Map())).toEqual(new Map());
    expect(revalueFacts(bookOfValues().facts(), new Map([['wacc', 0.09]]))).toEqual(new Map());
  });

  it('says why a figure has no value any more, and so does what stands on that', () => {
    const after = revalueFacts(bookOfValues().facts(), new Map([['wacc', 0.02]]));
    expect(after.get('value')).toMatchObject({ value: null, why: { en: expect.stringMatching(/must be above/) } });
    expect(after.get('upside')?.value).toBeNull();
    expect(after.get('upside')?.why?.en).toMatch(/\.$/);
  });

  it('takes a figure that was computed as given once it is set by hand', () => {
    const after = revalueFacts(
      bookOfValues().facts(),
      new Map([
        ['wacc', 0.08],
        ['value', 180],
      ]),
    );
    expect(after.get('value')).toMatchObject({
      value: 180,
      quality: ['assumed'],
      why: { en: expect.stringMatching(/by hand/) },
    });
    expect(after.get('value')?.formula).toBeUndefined();
    expect(after.get('upside')?.value).toBe(180 / 150 - 1);
  });
});
