import { expect, it } from 'vitest';
import { answer } from '../chat/testing/answer.ts';

it('tells why a ratio has no value, as the screener does', async () => {
  const { words } = await answer('EV/EBITDA of Acme Systems');
  expect(words).toContain('No connected source has EV/EBITDA for Acme Systems');
  expect(words).toContain('EBITDA is not known: Depreciation and amortisation is not known');
});

it('tells no reason where none is on record', async () => {
  const { words } = await answer('inventory turnover of Acme Systems');
  expect(words).toMatch(/No connected source has stock turn for Acme Systems, so nothing is said about it\.$/);
});
