import { describe, expect, it } from 'vitest';
import type { NewsItem } from '@plumbline/model/news';
import type { Source } from '@plumbline/model/source';
import { negativeEnglish, positiveEnglish } from './lexicon-en.ts';
import { negativeChinese, positiveChinese } from './lexicon-zh.ts';
import { scoreHeadline } from './score-headline.ts';
import { sentimentFact } from './sentiment-fact.ts';

const toneOf = (title: string): number => {
  const { positive, negative } = scoreHeadline(title);
  return Math.sign(positive - negative);
};

describe('the tone of a headline', () => {
  it.each<readonly [string, number]>([
    ['Apple beats estimates as iPhone sales surge', 1],
    ['Nvidia shares soar to record high after upbeat outlook', 1],
    ['Tesla recalls 200,000 vehicles over defect', -1],
    ['Bank warns of weaker loan growth, shares tumble', -1],
    ['Regulators opened an investigation into the company', -1],
    ['Chipmaker does not expect losses this year', 1],
    ['Company avoids default after talks', 1],
    ['Analysts downgraded the stock', -1],
    ['The company will hold its annual meeting on Tuesday', 0],
    ['贵州茅台三季度净利润增长15%,超预期', 1],
    ['公司发布预亏公告,股价跌停', -1],
    ['监管部门对该公司立案调查', -1],
    ['公司否认违规传闻', 1],
    ['騰訊宣布回購,股價大漲', 1],
    ['公司将于周三召开股东大会', 0],
  ])('%s', (title, tone) => {
    expect(toneOf(title)).toBe(tone);
  });

  it('is known by words that stand on one list only', () => {
    for (const [good, bad] of [
      [positiveEnglish, negativeEnglish],
      [positiveChinese, negativeChinese],
    ] as const) {
      expect(good.filter((word) => bad.includes(word))).toEqual([]);
      expect(new Set([...good, ...bad]).size).toBe(good.length + bad.length);
    }
  });
});

const source: Source = {
  id: 'news-x',
  kind: 'news',
  publisher: 'Paper',
  title: 'News',
  retrievedAt: 0,
  asOf: '2026-11-20',
  locator: 'x',
  simulated: false,
};

const item = (title: string, date: string): NewsItem => ({
  instrumentId: 'US:AAPL',
  title,
  url: 'https://example.com/a',
  publisher: 'Paper',
  publishedAt: Date.parse(date),
  isZoneKnown: true,
  language: 'en',
});

describe('the tone of the news', () => {
  const about = { instrumentId: 'US:AAPL', asOf: '2026-11-20', days: 7, source } as const;

  it('counts the words of the last days only and carries its method', () => {
    const fact = sentimentFact(
      [
        item('Profit surges', '2026-11-20T20:00:00Z'),
        item('Shares fall', '2026-11-15T10:00:00Z'),
        item('Scandal, fraud, lawsuit', '2026-11-10T10:00:00Z'),
        item('Scandal of tomorrow', '2026-11-21T10:00:00Z'),
      ],
      about,
    );
    expect(fact.value).toBeCloseTo(1 / 3, 12);
    expect(fact.formula?.inputs).toMatchObject([{ constant: 2 }, { constant: 1 }]);
    expect(fact).toMatchObject({
      metric: 'newsSentiment',
      quality: ['estimate'],
      source: { locator: 'word lists 1, 2 headlines of 7 days' },
    });
  });

  it('is unknown with a reason where no word says anything', () => {
    expect(sentimentFact([], about)).toMatchObject({
      value: null,
      why: { en: expect.stringContaining('No headline') },
    });
  });
});
