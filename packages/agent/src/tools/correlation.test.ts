import { expect, it } from 'vitest';
import { answer } from '../chat/testing/answer.ts';
import { nordex } from '../chat/testing/two-companies.ts';
import { acme } from '../report/testing/instruments.ts';

it('tells the correlation of two companies from their own prices, and no figure of a market', async () => {
  const { calls, words, body } = await answer('correlation between Acme Systems and Nordix Works in 2024');
  expect(calls).toEqual([{ tool: 'correlation', symbols: [acme.id, nordex.id], periods: ['2024-01-01..2024-12-31'] }]);
  expect(words).toContain('have a correlation of');
  expect(words).not.toContain('holdings');
  expect(body.facts.find(({ metric }) => metric === 'correlation')?.value).toBeGreaterThan(-1);
});
