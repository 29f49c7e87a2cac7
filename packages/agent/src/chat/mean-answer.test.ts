import { expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

it('tells the mean of the years asked for, with each of them, beside the figure of today where it is asked', async () => {
  const { body, words } = await answer("what is Acme Systems' gross margin, and the average of the last 4 years");
  const ofYears = [2022, 2023, 2024, 2025].map((year) =>
    body.facts.find(({ id }) => id === `US:ACME/grossMargin.FY${year}`),
  );
  const mean = body.facts.find(({ id }) => id.startsWith('US:ACME/mean.'));
  const sum = ofYears.reduce((all, fact) => all + (fact?.value ?? Number.NaN), 0);
  expect(mean?.value).toBeCloseTo(sum / 4, 12);
  expect(words).toContain('{US:ACME/grossMargin.TTM}');
  expect(words).toContain('the plain mean of FY2022 to FY2025');
});

it('tells no mean where a year is not on record', async () => {
  const { body, words } = await answer('average gross margin of Acme Systems over the last 40 years');
  expect(words).toContain('the mean of: Gross margin');
  expect(body.facts.some(({ id }) => id.includes('/mean.'))).toBe(false);
});
