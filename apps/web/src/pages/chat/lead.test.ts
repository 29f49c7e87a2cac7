import { expect, it } from 'vitest';
import { withLead } from './lead.ts';

const figure = { fact: 'c1.f1' };

it('parts the first sentence from the rest, around its figures', () => {
  expect(withLead(['Apple is dearer: ', figure, ' against ', figure, '. ', 'Both are from FY2024.'])).toEqual({
    lead: ['Apple is dearer: ', figure, ' against ', figure, '.'],
    rest: ['Both are from FY2024.'],
  });
  expect(withLead(['五粮液较低：', figure, '，茅台为', figure, '。两者均为最近十二个月。'])).toEqual({
    lead: ['五粮液较低：', figure, '，茅台为', figure, '。'],
    rest: ['两者均为最近十二个月。'],
  });
});

it('does not end a sentence inside a name or a number', () => {
  const parts = ['Advanced Micro Devices, Inc. has 1.5 times as much: ', figure, '.', ' ', 'More.'];
  expect(withLead(parts)).toEqual({ lead: parts.slice(0, 3), rest: ['More.'] });
  const inc = ['The lowest is that of Acme Inc. The others follow.'];
  expect(withLead(inc)).toEqual({ lead: inc, rest: [] });
});

it('has no lead in a list, a title or a long sentence', () => {
  for (const parts of [['- One.\n- Two.'], ['## Title'], [`${'word '.repeat(60)}.`]]) {
    expect(withLead(parts)).toEqual({ lead: [], rest: parts });
  }
});
