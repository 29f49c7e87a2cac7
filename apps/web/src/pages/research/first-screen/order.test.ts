import type { Block, Section } from '@plumbline/model/report';
import { sectionKeys } from '@plumbline/model/section-keys';
import type { LocalParts } from '@plumbline/model/text-part';
import { describe, expect, it } from 'vitest';
import { readingOrder, sectionGroups } from './order.ts';

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
    const read = readingOrder([summary, price, part('case', [claims])]);
    expect(read).toMatchObject({ lead: value, rating, claims, apart: [] });
    expect(read.inWords).toEqual([{ kind: 'bullets', items: [sales] }]);
    expect(read.groups).toEqual([{ id: 'price', sections: [{ section: price, findings: [] }] }]);
  });

  it('leads with the first sentence where none says a value', () => {
    const coin = part('summary', [rating, { kind: 'bullets', items: [sales] }]);
    expect(readingOrder([coin, part('case', [claims])])).toMatchObject({ lead: sales, inWords: [] });
  });

  it('heads a section with what it found, said once', () => {
    const about = (fact: string): LocalParts => ({ en: [{ fact }], 'zh-CN': [{ fact }], 'zh-HK': [{ fact }] });
    const [grown, margin, own] = [about('revenue.TTM'), about('operatingMargin.TTM'), about('price')];
    const whole = part('summary', [rating, { kind: 'bullets', items: [grown, margin, value, sales] }]);
    const priced = part('price', [{ kind: 'text', parts: own }, figures]);
    const read = readingOrder([whole, priced, part('financials', [figures]), part('case', [claims])]);
    expect(read.groups.flatMap(({ sections }) => sections)).toEqual([
      { section: part('price', [figures]), findings: [own] },
      { section: part('financials', [figures]), findings: [grown, margin] },
    ]);
    expect(read.inWords).toEqual([{ kind: 'bullets', items: [sales] }]);
  });

  it('shows apart what is not whole enough to be read first', () => {
    const [old, broken] = [part('summary', [{ kind: 'bullets', items: [sales] }]), part('case', [])];
    expect(readingOrder([old, part('case', [claims])]).apart.map(({ key }) => key)).toEqual(['summary', 'case']);
    expect(readingOrder([summary, broken]).apart).toEqual([broken]);
  });

  it('has a place for every section, once', () => {
    const placed = ['summary', 'case', ...sectionGroups.flatMap(({ keys }) => [...keys])];
    expect(placed.toSorted()).toEqual([...sectionKeys].toSorted());
  });
});
