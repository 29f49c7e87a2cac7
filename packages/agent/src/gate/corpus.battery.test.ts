import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import { readKnowledge } from './read-knowledge.ts';

// Lies and honest sentences written before their author had read the gate: two languages, ten carriers.

interface Row {
  readonly id: string;
  readonly carrier: string;
  readonly kind: string;
  readonly text: string;
}
const read = (name: string): string =>
  readFileSync(new URL(`../../../../fixtures/corpus/${name}`, import.meta.url), 'utf8');
const rowsOf = (name: string): readonly Row[] =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const knowledge = readKnowledge(JSON.parse(read('gate-facts.json')), []);
const gate = createGate(knowledge);
const laneOf = (text: string): string => {
  gate.restart();
  return gate.judge(text).lane;
};
const honest = rowsOf('gate-honest.jsonl');

describe('sentences written without sight of the gate', () => {
  it('are withheld when they are lies, in every carrier and in both other lanes', () => {
    const lies = rowsOf('gate-lies.jsonl');
    expect(lies.length).toBeGreaterThanOrEqual(300);
    expect(new Set(lies.map(({ carrier }) => carrier)).size).toBe(10);
    expect(lies.filter(({ text }) => laneOf(text) !== 'withheld').map(({ text }) => text)).toEqual([]);
  });

  it('are shown when they are honest: 95 of 100 of all that were written, before and after the gate was mended', () => {
    const withheld = honest.filter(({ text }) => laneOf(text) === 'withheld').map(({ text }) => text);
    expect(honest.length).toBeGreaterThanOrEqual(200);
    expect(withheld.length / honest.length, withheld.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('are withheld when one of their figures is another: 10,000 and more', () => {
    const shown: string[] = [];
    let altered = 0;
    for (const { text } of honest) {
      for (const found of text.matchAll(/\{([^}]+)\}/g)) {
        if (!knowledge.facts.some(({ id }) => id === found[1])) continue;
        for (const { id } of knowledge.facts) {
          if (id === found[1]) continue;
          altered += 1;
          const lie = `${text.slice(0, found.index)}{${id}}${text.slice(found.index + found[0].length)}`;
          if (laneOf(lie) !== 'withheld') shown.push(lie);
        }
      }
    }
    expect(altered).toBeGreaterThan(10_000);
    // Earnings per share are what a company earned too.
    expect(shown.filter((text) => text !== 'In FY2026 NVIDIA earned {US:NVDA/epsDiluted.FY2026}.')).toEqual([]);
  });

  it('are withheld when something is said besides: 4,000 and more', () => {
    const more = {
      en: [
        ', a record',
        ', so buy',
        ', driven by demand',
        ', which is cheap',
        ' and will rise',
        ' (adjusted)',
        '; sell',
      ],
      zh: ['，创新高', '，值得买入', '，受需求推动', '，很便宜', '，还将上涨', '（调整后）', '；卖出'],
    };
    const before = {
      en: ['at least', 'nearly', 'over', 'not', 'twice', 'half of', 'an adjusted', 'a forecast', 'a record', 'almost'],
      zh: ['至少', '接近', '超过', '不足', '两倍', '一半', '调整后', '预计', '创纪录的', '不到'],
    };
    const shown: string[] = [];
    let altered = 0;
    const lie = (text: string): void => {
      altered += 1;
      if (laneOf(text) !== 'withheld') shown.push(text);
    };
    for (const { text, carrier } of honest) {
      if (carrier === 'quote' || !text.includes('{')) continue;
      const tongue = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
      for (const tail of more[tongue]) lie(text.replace(/(\||[.。]|)$/, `${tail}$1`));
      for (const word of before[tongue]) {
        for (const found of text.matchAll(/\{[^}]+\}/g)) {
          lie(`${text.slice(0, found.index)}${word} ${text.slice(found.index)}`);
        }
      }
    }
    expect(altered).toBeGreaterThan(4000);
    expect(shown).toEqual([]);
  });
});
