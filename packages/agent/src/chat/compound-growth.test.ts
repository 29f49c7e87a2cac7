import { expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

it('tells the compound growth of earnings a share as one figure, not as the earnings of each year', async () => {
  const { words, valueOf } = await answer('CAGR of EPS for Acme Systems over five years');
  expect(words).toMatch(/\{US:ACME\/epsCagr5Y\.TTM\}/);
  expect(valueOf('US:ACME/epsCagr5Y.TTM')).toBeGreaterThan(0);
});
