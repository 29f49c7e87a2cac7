import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../report/testing/fake-prices.ts';
import { paragraphsOf } from '../sources/paragraphs.ts';
import { checkClaim } from './check-claim.ts';
import { createGate } from './judge.ts';
import { checkQuotation } from './span.ts';
import { alterationKinds, alterations } from './testing/alterations.ts';
import { instruments } from './testing/gate-facts.ts';
import { chinesePassages, englishPassages } from './testing/passages.ts';

const own = [...englishPassages, ...chinesePassages];

function recorded(): readonly string[] {
  const folder = `${sharedDir() ?? ''}/data/recorded-2026-08/extras/filings-text`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .flatMap((name) => paragraphsOf(gunzipSync(readFileSync(`${folder}/${name}`)).toString()))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => text.length > 60 && text.length < 300 && /^[A-Z].*\.$/.test(text));
}

const random = seededRandom(5);

const span = (text: string) => ({ id: 's', text });

describe('a claim held against its passage', () => {
  const source = recorded();
  const chosen = [
    ...own,
    ...Array.from({ length: Math.min(120, source.length) }, () => source[Math.floor(random() * source.length)] ?? ''),
  ].filter((text) => text !== '');
  const altered = chosen.flatMap((text) =>
    alterationKinds.flatMap((kind) => alterations(text, kind).map((lie) => [text, lie] as const)),
  );

  it('is caught when one word, number, negation or date is another', () => {
    const passed = altered.filter(([text, lie]) => checkClaim(lie, span(text), []) === null);
    expect(altered.length).toBeGreaterThan(400);
    expect(1 - passed.length / altered.length, passed.map(([, lie]) => lie).join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('is caught as a quotation too', () => {
    const passed = altered.filter(([text, lie]) => checkQuotation(lie, span(text)) === null);
    expect(passed).toEqual([]);
  });

  it('passes in the words of the passage, with the company in the place of we', () => {
    const refused = chosen.filter((text) => checkClaim(text, span(text), []) !== null);
    expect(refused.length / chosen.length, refused.join('\n')).toBeLessThanOrEqual(0.02);
    expect(
      checkClaim('NVIDIA may be unable to ship products to China without a licence', span(own[1] ?? ''), ['NVIDIA']),
    ).toBeNull();
    expect(
      checkClaim('The company had 12,400 employees as of December 31, 2024', span(own[6] ?? ''), []),
    ).not.toBeNull();
  });

  it('does not begin within a name, as a quotation', () => {
    const cloud = span('Cloud revenue growth was driven by demand for services.');
    expect(checkQuotation('revenue growth was driven by demand', cloud)).not.toBeNull();
    expect(checkQuotation('driven by demand for services', cloud)).toBeNull();
  });

  it('keeps its sentence whole where an abbreviation stands, and its company under another name', () => {
    const source = 'Sales outside the U.S. Government segment may not grow. Our App Store® margin was $2.5 million.';
    expect(checkClaim("Apple's App Store margin was $2.5 mn", span(source), ['Apple'])).toBeNull();
    expect(checkClaim('Sales outside the U.S. Government segment may not grow', span(source), [])).toBeNull();
    expect(
      checkQuotation('Government pays us.', span('It is not certain that the U.S. Government pays us.')),
    ).not.toBeNull();
    expect(
      checkClaim('比亚迪 2024 年研发投入为 52 亿元，占营业收入的 18%', span(chinesePassages[0] ?? ''), ['比亚迪']),
    ).toBeNull();
  });

  it('is caught when a figure stands besides in another script', () => {
    for (const more of ['①⑧', '᠑᠘', '१८', 'Ⅻ', '½', '一百'])
      expect(checkClaim(`Revenue increased by $4.2 billion ${more}`, span(own[2] ?? ''), []), more).not.toBeNull();
  });

  it('may be a part of its sentence that loses no turn', () => {
    expect(checkClaim('Revenue increased by $4.2 billion', span(own[2] ?? ''), [])).toBeNull();
    expect(checkClaim('We have to write down inventories', span(own[7] ?? ''), [])).not.toBeNull();
    expect(checkClaim('ship products to China', span(own[1] ?? ''), [])).not.toBeNull();
  });
});

describe('a quotation in an answer', () => {
  const languages = [
    { passages: englishPassages, name: 'NVIDIA', form: '10-K', says: "NVIDIA's 10-K says:", open: '“', close: '”' },
    { passages: chinesePassages, name: '英伟达', form: '年报', says: '英伟达年报称：', open: '“', close: '”' },
  ];
  const all = languages.flatMap(({ passages, form, says, open, close }, tongue) => {
    const spanOf = (text: string): string => `p${tongue}-${passages.indexOf(text)}`;
    const gate = createGate({
      facts: [],
      instruments,
      spans: passages.map((text) => ({ id: spanOf(text), text, form, instrumentId: 'US:NVDA' })),
    });
    const laneOf = (sentence: string): string => {
      gate.restart();
      return gate.judge(sentence).lane;
    };
    const lanes = (text: string, words: string): readonly string[] => [
      laneOf(`${says} ${open}${words}${close} {${spanOf(text)}}`),
      laneOf(`${words.replace(/[.。]$/, '')} {${spanOf(text)}}.`),
    ];
    return passages.map((text) => ({ text, lanes }));
  });
  const lanesOf = new Map(all.map(({ text, lanes }) => [text, lanes]));
  const altered = alterationKinds.map((kind) =>
    own.flatMap((text) => alterations(text, kind).map((lie) => ({ text, lie }))),
  );

  it('is withheld when one word, number, negation or date of it is another: 400 and more', () => {
    for (const ofKind of altered) {
      const shown = ofKind.filter(({ text, lie }) =>
        lanesOf
          .get(text)?.(text, lie)
          .some((lane) => lane !== 'withheld'),
      );
      expect(ofKind.length).toBeGreaterThanOrEqual(100);
      expect(1 - shown.length / ofKind.length, shown.map(({ lie }) => lie).join('\n')).toBeGreaterThanOrEqual(0.99);
    }
  });

  it('is shown when it is word for word: 97 of 100', () => {
    const refused = own.filter((text) =>
      lanesOf
        .get(text)?.(text, text)
        .some((lane) => lane !== 'supported'),
    );
    expect(refused.length / own.length, refused.join('\n')).toBeLessThanOrEqual(0.03);
  });
});
