import { expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

it.each([
  [
    'en',
    "how many times as big is Acme Systems' gross margin as Nordix Works'",
    /is \{times\.[^}]+\} times that of Nordix Works/u,
  ],
  ['zh-CN', '顶点系统的毛利率是诺迪工坊的几倍', /顶点系统的毛利率是诺迪工坊的 \{times\.[^}]+\} 倍/u],
] as const)('tells one figure as a multiple of that of the other, with both (%s)', async (locale, text, said) => {
  const { calls, body, words } = await answer(text, { locale });
  expect(calls[0]).toMatchObject({ tool: 'compare', asks: 'times' });
  expect(words).toMatch(said);
  const valueOf = (start: string) => body.facts.find(({ id }) => id.startsWith(start))?.value ?? Number.NaN;
  expect(valueOf('times.')).toBeCloseTo(valueOf('US:ACME/grossMargin') / valueOf('US:NDXA/grossMargin'), 12);
});
