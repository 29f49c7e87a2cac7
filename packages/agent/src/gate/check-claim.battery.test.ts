import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../report/testing/fake-prices.ts';
import { paragraphsOf } from '../sources/paragraphs.ts';
import { checkClaim } from './check-claim.ts';
import { checkQuotation } from './span.ts';

/** Sentences as filings write them, made for this test. */
const own: readonly string[] = [
  'Customers with long-term contracts represented 34% of revenue in fiscal 2025.',
  'We may be unable to ship products to China without a licence.',
  'Revenue increased by $4.2 billion, or 18%, compared to the prior year.',
  'Our gross margin decreased from 65.8% in 2023 to 63.1% in 2024 due to higher component costs.',
  'We do not expect that the new rules will have a material effect on our results.',
  'Competition could adversely impact our market share and financial results.',
  'As of December 31, 2024, we had 12,400 employees, of whom 7,100 worked in research.',
  'If demand falls, we could have to write down inventories.',
  'Our largest supplier provided more than half of our wafers in 2024.',
  'The board authorised repurchases of up to $10 billion, which expire in March 2027.',
  'We depend on a limited number of suppliers and cannot be sure that they will deliver on time.',
  'No single customer accounted for more than 10% of net sales.',
  'Litigation may result in significant damages unless our insurers pay.',
  'Operating expenses rose 12% because we hired engineers in Taiwan and Israel.',
  '公司 2024 年研发投入为 52 亿元，占营业收入的 18%。',
  '如果原材料价格上涨，公司的毛利率可能下降。',
  '公司产品主要在茅台镇生产，未在其他地区生产。',
];

function recorded(): readonly string[] {
  const folder = `${sharedDir() ?? ''}/data/recorded-2026-08/extras/filings-text`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .flatMap((name) => paragraphsOf(gunzipSync(readFileSync(`${folder}/${name}`)).toString()))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => text.length > 60 && text.length < 300 && /^[A-Z].*\.$/.test(text));
}

const words = 'margin revenue supplier patents Japan employees quarterly shipments dividends regulators'.split(' ');
const opposite: Readonly<Record<string, string>> = {
  increased: 'decreased',
  decreased: 'increased',
  rose: 'fell',
  higher: 'lower',
  lower: 'higher',
  more: 'less',
  adversely: 'favourably',
  largest: 'smallest',
  // Small words say who, when, and how one thing stands to another.
  ' our ': ' their ',
  ' and ': ' or ',
  ' from ': ' to ',
  ' are ': ' were ',
  ' has ': ' had ',
  上涨: '下跌',
  下降: '上升',
};

/** One thing of a sentence made wrong: a number, a year, a word, a negation, a modal, a direction, the order of two words. */
function alterations(text: string, random: () => number): readonly string[] {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const found: string[] = [];
  const number = pick([...text.matchAll(/\d+(?:\.\d+)?/g)]);
  if (number !== undefined) {
    const other = String(Number(number[0]) + 1);
    found.push(text.slice(0, number.index) + other + text.slice(number.index + number[0].length));
  }
  const isHan = /\p{Script=Han}/u.test(text);
  found.push(
    isHan ? text.replace(/公司/, '公司未') : text.replace(/\b(may|could|will|had|is|are|was|were)\b/, '$1 not'),
  );
  found.push(text.replace(/\b(?:not|no|cannot) ?|未/i, ''));
  found.push(
    text.replace(/\b(?:may|could)\b/, 'will'),
    text.replace(/可能/, '将'),
    text.replace(/\bunless\b/, 'because'),
  );
  for (const [from, to] of Object.entries(opposite)) found.push(text.replace(from, to));
  const long = [...text.matchAll(/\b[a-z]{6,}\b/g)];
  const swapped = pick(long);
  const strange = pick(words);
  if (swapped !== undefined && strange !== undefined) {
    found.push(text.slice(0, swapped.index) + strange + text.slice(swapped.index + swapped[0].length));
  }
  const [first, second] = [long[0], long.at(-1)];
  if (first !== undefined && second !== undefined && first.index < second.index && first[0] !== second[0]) {
    found.push(
      text.slice(0, first.index) +
        second[0] +
        text.slice(first.index + first[0].length, second.index) +
        first[0] +
        text.slice(second.index + second[0].length),
    );
  }
  return [...new Set(found)].filter((one) => one !== text && !/\bnot not\b/.test(one));
}

const span = (text: string) => ({ id: 's', text });

describe('a claim held against its passage', () => {
  const random = seededRandom(5);
  const source = recorded();
  const chosen = [
    ...own,
    ...Array.from({ length: Math.min(120, source.length) }, () => source[Math.floor(random() * source.length)] ?? ''),
  ].filter((text) => text !== '');
  const altered = chosen.flatMap((text) => alterations(text, random).map((lie) => [text, lie] as const));

  it('is caught when one word, number, negation or date is another', () => {
    const passed = altered.filter(([text, lie]) => checkClaim(lie, span(text), []) === null);
    expect(altered.length).toBeGreaterThan(source.length > 0 ? 400 : 60);
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

  it('keeps its sentence whole where an abbreviation stands, and its company under another name', () => {
    const source = 'Sales outside the U.S. Government segment may not grow. Our App Store® margin was $2.5 million.';
    expect(checkClaim("Apple's App Store margin was $2.5 mn", span(source), ['Apple'])).toBeNull();
    expect(checkClaim('Sales outside the U.S. Government segment may not grow', span(source), [])).toBeNull();
    expect(
      checkQuotation('Government pays us.', span('It is not certain that the U.S. Government pays us.')),
    ).not.toBeNull();
    expect(
      checkClaim('比亚迪 2024 年研发投入为 52 亿元，占营业收入的 18%', span(own[14] ?? ''), ['比亚迪']),
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
