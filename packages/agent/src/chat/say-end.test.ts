import { expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

it.each([
  ['which year was the revenue of Acme Systems highest', 'highest'],
  ['which year was the revenue of Acme Systems lowest', 'lowest'],
] as const)('says first in which year it was, then each year: %s', async (text, end) => {
  const { calls, words, body } = await answer(text);
  expect(calls).toMatchObject([{ tool: 'figure', metrics: ['revenue'], wants: end }]);
  const years = body.facts.flatMap(({ metric, value, period }) =>
    metric === 'revenue' && value !== null ? [{ value, label: period?.label ?? '' }] : [],
  );
  const sorted = years.toSorted((a, b) => a.value - b.value);
  const top = end === 'highest' ? sorted.at(-1) : sorted[0];
  expect(years.length).toBeGreaterThan(2);
  expect(words).toContain(`was ${end} in ${top?.label ?? 'no year'}: `);
  expect(words.indexOf('was ')).toBeLessThan(words.lastIndexOf(years[0]?.label ?? 'none'));
});
