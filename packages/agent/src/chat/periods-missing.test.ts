import { expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

it('names a time that nothing is on record of beside one that has a figure', async () => {
  const { words } = await answer('revenue of Acme Systems in fiscal 1999 vs fiscal 2021');
  expect(words).toContain('FY2021');
  expect(words).toMatch(/No connected source has revenue for Acme Systems in (?:FY)?1999/);
});

it('makes no change of one end alone', async () => {
  const { words } = await answer('how did the revenue of Acme Systems change from 1999 to 2021');
  expect(words).not.toContain('rose');
});

it('says that a place is not that of the years asked for', async () => {
  const { words } = await answer('what percentile is the P/E of Acme Systems at over the last 3 years');
  expect(words).toMatch(/by itself is not worked out/);
});
