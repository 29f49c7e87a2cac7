import { describe, expect, it } from 'vitest';
import type { NewsItem } from '@plumbline/model/news';
import { cleanText } from './clean-text.ts';
import { addressKey, dedupeNews, titleKey } from './dedupe-news.ts';
import { languageOfName, languageOfScript } from './language.ts';

const item = (title: string, url: string, publishedAt = 1_000, extra: Partial<NewsItem> = {}): NewsItem => ({
  instrumentId: 'US:AAPL',
  title,
  url,
  publisher: 'Paper',
  publishedAt,
  isZoneKnown: true,
  language: 'en',
  ...extra,
});

describe('headlines', () => {
  it('are kept once per address, whatever counters it carries', () => {
    expect(addressKey('https://www.paper.com/a/?utm_source=x&id=7#top')).toBe('paper.com/a?id=7');
    const kept = dedupeNews([
      item('One', 'https://paper.com/a?utm_source=x', 2_000),
      item('Two', 'http://www.paper.com/a/', 1_000),
    ]);
    expect(kept.map(({ title }) => title)).toEqual(['Two']);
  });

  it('are kept once per wording, the first to publish it stays', () => {
    const kept = dedupeNews([
      item('Apple beats — again!', 'https://b.com/2', 2_000),
      item('APPLE BEATS, again - Paper', 'https://a.com/1', 1_000),
      item('Something else', 'https://c.com/3', 3_000),
    ]);
    expect(kept.map(({ url }) => url)).toEqual(['https://c.com/3', 'https://a.com/1']);
    expect(titleKey({ title: '茅台：净利润增长', publisher: '' })).toBe('茅台 净利润增长');
  });

  it('lead straight to the publisher where they can', () => {
    const redirect = item('Same', 'https://finnhub.io/api/news?id=1', 1_000, { isRedirect: true });
    expect(dedupeNews([redirect, item('Same', 'https://paper.com/same', 2_000)])[0]?.url).toBe(
      'https://paper.com/same',
    );
  });

  it('without a web address or words are no headlines', () => {
    const bad = [item('x', 'javascript:alert(1)'), item('x', 'not an address'), item('…', 'https://a.com/1')];
    expect(dedupeNews(bad)).toEqual([]);
  });

  it('become plain text', () => {
    expect(cleanText('<b>Q3</b> &amp; Q4&#8217;s <script>alert(1)</script>\u202Eevil\n', 100)).toBe(
      'Q3 & Q4’s alert(1) evil',
    );
    expect(cleanText('&lt;img src=x&gt; &unknown; &#x1F600;', 100)).toBe('<img src=x> &unknown; 😀');
    expect(cleanText('a'.repeat(50), 10)).toHaveLength(10);
  });

  it('say their language by tag, name or script', () => {
    expect([languageOfName('English'), languageOfName('zh-CN'), languageOfName('Klingon')]).toEqual(['en', 'zh', null]);
    expect([languageOfScript('贵州茅台'), languageOfScript('トヨタ自動車'), languageOfScript('Apple')]).toEqual([
      'zh',
      'ja',
      null,
    ]);
  });
});
