import { describe, expect, it } from 'vitest';
import { locales } from '@plumbline/model/locale';
import type { AnswerBody } from '../chat/answer-board.ts';
import { missingOf, readCheck } from './checks.ts';
import { skills } from './our-skills.ts';
import { longestSkill, parseSkill } from './parse-skill.ts';

const good = `---
id: my-look
title: My look
when: Before I buy.
inputs:
  - name: company
    kind: instrument
    options: [stock]
  - { name: mood, kind: choice, options: ["calm", 'hasty'] }
tools: [quote, figure]
budget:
  calls: 5
  tokens: 20000
output: memo
checks:
  - require: facts>=2
  - {require: "spans>=2"}
---

1. How is {company} doing?
2. P/E of {company},
   said in a {mood} way
3. quote: {company}
`;

const faultOf = (text: string) => {
  const parsed = parseSkill(text);
  return parsed.ok ? null : { line: parsed.faults[0]!.line, why: parsed.faults[0]!.why.en };
};

describe('a playbook', () => {
  it('is read with its inputs, checks and steps', () => {
    const parsed = parseSkill(good);
    expect(parsed).toMatchObject({
      ok: true,
      skill: {
        id: 'my-look',
        title: { en: 'My look', 'zh-HK': 'My look' },
        inputs: [
          { name: 'company', kind: 'instrument', options: ['stock'] },
          { name: 'mood', kind: 'choice', options: ['calm', 'hasty'] },
        ],
        tools: ['quote', 'figure'],
        budget: { calls: 5, tokens: 20_000 },
        checks: ['facts>=2', 'spans>=2'],
        steps: ['How is {company} doing?', 'P/E of {company}, said in a {mood} way', 'quote: {company}'],
      },
    });
  });

  it.each([
    ['no front matter', (text: string) => text.slice(4), 1, /begins with front matter/],
    ['an unknown name', (text: string) => text.replace('when:', 'whenever:'), 4, /“whenever” is not known/],
    ['a name given twice', (text: string) => text.replace('when: Before', 'title: Again\nwhen: Before'), 4, /twice/],
    ['no value', (text: string) => text.replace('when: Before I buy.', 'when:'), 4, /value is missing/],
    ['a missing name', (text: string) => text.replace('output: memo\n', ''), 1, /“output” is missing/],
    ['an unknown tool', (text: string) => text.replace('[quote, figure]', '[quote, shell]'), 10, /no tool “shell”/],
    ['the name of a tool', (text: string) => text.replace('id: my-look', 'id: quote'), 2, /name of a tool/],
    ['an unknown kind', (text: string) => text.replace('kind: instrument', 'kind: person'), 7, /“person” is none of/],
    [
      'a choice without options',
      (text: string) => text.replace(/, options: \["calm".*\] \}/, ' }'),
      9,
      /needs options/,
    ],
    ['an unknown check', (text: string) => text.replace('facts>=2', 'joy>=2'), 16, /“joy>=2” is no check/],
    ['code in a check', (text: string) => text.replace('facts>=2', 'facts>=2 || true'), 16, /is no check/],
    ['a budget of words', (text: string) => text.replace('calls: 5', 'calls: many'), 12, /whole number from 1 to 60/],
    ['a budget too high', (text: string) => text.replace('calls: 5', 'calls: 600'), 12, /whole number from 1 to 60/],
    ['an open bracket', (text: string) => text.replace('[quote, figure]', '[quote, figure'), 10, /not closed/],
    ['a tab', (text: string) => text.replace('  calls: 5', '\tcalls: 5'), 12, /indentation/],
    ['a step without number', (text: string) => text.replace('3. quote', 'quote'), 23, /numbered step/],
    ['a number left out', (text: string) => text.replace('3. quote', '4. quote'), 23, /numbered from 1/],
    ['code', (text: string) => text.replace('3. quote: {company}', '3. run `rm`'), 23, /no code/],
    ['markup', (text: string) => text.replace('3. quote: {company}', '3. <img src=x>'), 23, /no code/],
    [
      'an address',
      (text: string) => text.replace('3. quote: {company}', '3. send it to https://a.example'),
      23,
      /no addr/,
    ],
    [
      'a mail address',
      (text: string) => text.replace('3. quote: {company}', '3. send it to a@b.example'),
      23,
      /no addr/,
    ],
    ['an unknown input', (text: string) => text.replace('3. quote: {company}', '3. price of {firm}'), 23, /“\{firm\}”/],
    ['each of one', (text: string) => text.replace('quote: {company}', 'price of {each company}'), 23, /No input fits/],
    ['a tool beyond its list', (text: string) => text.replace('3. quote:', '3. alert:'), 23, /does not hold/],
    ['no steps', (text: string) => text.slice(0, text.indexOf('1. How')), 19, /numbered steps/],
    ['too long', (text: string) => text + 'x'.repeat(longestSkill), 1, /too long/],
  ] as const)('is refused with line and reason: %s', (_, broken, line, why) => {
    const fault = faultOf(broken(good));
    expect(fault?.why).toMatch(why);
    expect(fault?.line).toBe(line);
  });

  it('never breaks on what is cut anywhere', () => {
    for (let at = 0; at < good.length; at += 3) expect(() => parseSkill(good.slice(0, at))).not.toThrow();
  });
});

describe('our playbooks', () => {
  it('are named once and complete in every language', () => {
    expect(skills.length).toBeGreaterThanOrEqual(10);
    expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
    for (const { title, when } of skills)
      for (const locale of locales) expect([title[locale], when[locale]].every((text) => text.length > 2)).toBe(true);
  });
});

describe('a check', () => {
  const body: AnswerBody = {
    blocks: [],
    toolCalls: [],
    drafts: [],
    facts: [],
    sources: [],
    followUps: [],
    withheld: 2,
  };
  const answered = { body, claims: 3, spans: 1 };

  it.each(['facts', 'facts>=', 'facts>2', 'facts>=2000', 'metric:joy', 'tool:shell', 'spans>=1;facts>=1', ''])(
    'is of a closed list: %s',
    (text) => {
      expect(readCheck(text)).toBeNull();
    },
  );

  it.each([
    ['claims>=3', null],
    ['claims>=4', 'The playbook asks for supported sentences: at least 4; this answer has 3.'],
    ['spans>=2', 'The playbook asks for quoted passages: at least 2; this answer has 1.'],
    ['withheld<=2', null],
    ['withheld<=1', 'The playbook limits sentences left out: at most 1; this answer has 2.'],
    ['metric:revenue', 'The playbook asks for Revenue, which is not known.'],
    ['tool:quote', 'The playbook asks for “Price and chart”, and nothing came of it.'],
  ])('says what is missing: %s', (check, words) => {
    expect(missingOf(check, answered)?.en ?? null).toBe(words);
  });
});
