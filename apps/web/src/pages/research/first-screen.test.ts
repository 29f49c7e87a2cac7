import type { Block, Section } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import { describe, expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

const said = (word: string, kind?: string): LocalParts => ({
  en: [word],
  'zh-CN': [word],
  'zh-HK': [word],
  ...(kind === undefined ? {} : { asserts: [{ fact: kind, kind }] }),
});
const part = (key: Section['key'], blocks: readonly Block[]): Section => ({ key, status: 'ok', blocks });
const none = { score: null, conviction: null, fair: null, p10: null, p90: null, pAbovePrice: null };
const rating: Block = {
  kind: 'rating',
  rating: { label: 'hold', horizon: 'ratingHorizon', parts: [], falsifiers: [], ...none },
};
const claims: Block = { kind: 'claims', bull: [], bear: [], judge: null, verdict: said('even'), unresolved: [] };
const figures: Block = { kind: 'figures', facts: ['marketCap.TTM'] };

describe('the order of a report', () => {
  const [sales, value] = [said('sales'), said('value', 'blendedValue')];
  const summary = part('summary', [rating, { kind: 'bullets', items: [sales, value] }, figures]);
  const price = part('price', []);

  it('begins with the value, the rating and the claims; what else is said in sentences comes after them', () => {
    const { lead, sections, inWords } = firstScreen([summary, price, part('case', [claims])]);
    expect(lead).toBe(value);
    expect(sections.map(({ key }) => key)).toEqual(['summary', 'case', 'price']);
    expect(sections[0]?.blocks).toEqual([rating]);
    expect(inWords).toEqual([{ kind: 'bullets', items: [sales] }, figures]);
  });

  it('leads with the first sentence where none says a value', () => {
    const coin = part('summary', [rating, { kind: 'bullets', items: [sales] }]);
    expect(firstScreen([coin, part('case', [claims])])).toMatchObject({ lead: sales, inWords: [] });
  });

  it('leaves a report without claims as it is', () => {
    expect(firstScreen([summary, price])).toEqual({ lead: null, sections: [summary, price], inWords: [] });
  });
});
