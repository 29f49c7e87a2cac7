import { describe, expect, it } from 'vitest';
import { textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { rssProvider } from './rss.ts';
import { readFeed } from './rss/read-feed.ts';

const now = Date.UTC(2026, 10, 21, 4);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const apple = known('US:AAPL');
const contextOf = (text: string, asked: AskedQuestion[] = []): ProviderContext => ({
  fetch: answersFrom(() => textAnswer(200, 'application/rss+xml', text), asked),
  clock: { now: () => now },
  signal: new AbortController().signal,
});

const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Paper</title><language>en-US</language>${items.join('')}</channel></rss>`;
const item = (title: string, link = 'https://paper.com/a', date = 'Fri, 20 Nov 2026 08:15:00 GMT', more = '') =>
  `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate>${more}</item>`;

describe('a feed', () => {
  it('in RSS gives title, address, time, paper, language and words', () => {
    const entry = item(
      '<![CDATA[Apple &amp; <b>Co</b>]]>',
      'https://paper.com/a?x=1&amp;y=2',
      undefined,
      '<description>&lt;p&gt;Words&lt;/p&gt;</description>',
    );
    expect(readFeed(rss(entry))).toEqual({
      title: 'Paper',
      language: 'en-US',
      entries: [
        {
          title: 'Apple & Co',
          link: 'https://paper.com/a?x=1&y=2',
          publishedAt: Date.UTC(2026, 10, 20, 8, 15),
          isZoneKnown: true,
          publisher: null,
          summary: 'Words',
        },
      ],
    });
  });

  it('in Atom gives the address that is meant', () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh"><title>报</title><entry><title>茅台</title>
      <link rel="self" href="https://paper.cn/self"/><link href="https://paper.cn/1"/><updated>2026-11-20T08:15:00+08:00</updated></entry></feed>`;
    expect(readFeed(feed)).toMatchObject({
      language: 'zh',
      entries: [{ title: '茅台', link: 'https://paper.cn/1', publishedAt: Date.UTC(2026, 10, 20, 0, 15) }],
    });
  });

  it('without a zone is read as UTC and says so', () => {
    const times = ['2026-11-20 08:15:00', '20 Nov 2026 08:15:00'].map(
      (date) => readFeed(rss(item('x', 'https://a.b/c', date))).entries[0],
    );
    for (const entry of times)
      expect(entry).toMatchObject({ publishedAt: Date.UTC(2026, 10, 20, 8, 15), isZoneKnown: false });
  });

  it('leaves out entries without title, address or time', () => {
    const bad = [
      item(''),
      item('x', 'javascript:alert(1)'),
      item('x', 'https://a.b', 'soon'),
      '<item><title>x</title></item>',
    ];
    expect(readFeed(rss(...bad)).entries).toEqual([]);
  });

  it('that is none, or that defines entities, is refused', () => {
    expect(() => readFeed('<html><body>Sign in</body></html>')).toThrow(/not with a feed/);
    expect(() => readFeed(`<!DOCTYPE x [<!ENTITY a "b">]>${rss()}`)).toThrow(/entities/);
  });

  it('of a hundred thousand tags that are never closed is read to its end', { timeout: 20_000 }, () => {
    expect(readFeed(`${rss()}${'<item><title>'.repeat(100_000)}`).entries).toEqual([]);
  });
});

describe('headlines from feeds', () => {
  it('of Yahoo are asked for by its own symbol', async () => {
    const asked: AskedQuestion[] = [];
    const answer = await rssProvider().news?.(known('SH:600519'), contextOf(rss(item('One')), asked));
    expect(asked[0]?.url.searchParams.get('s')).toBe('600519.SS');
    expect(answer?.value).toMatchObject([{ title: 'One', publisher: 'Paper', language: 'en' }]);
  });

  it('about everything are kept where they name the company, in either language', async () => {
    const provider = rssProvider({
      id: 'paper',
      title: 'Paper',
      feedUrl: () => 'https://paper.com/feed',
      isGeneral: true,
    });
    const feed = rss(
      item('Apple gains'),
      item('Oranges fall', 'https://paper.com/b'),
      item('苹果发布', 'https://paper.com/c'),
    );
    const answer = await provider.news?.(apple, contextOf(feed));
    expect(answer?.value.map((news) => [news.title, news.language])).toEqual([
      ['Apple gains', 'en'],
      ['苹果发布', 'zh'],
    ]);
  });

  it.each([
    ['data of another kind', '{"items":[]}'],
    ['plain text', 'Sign in first'],
    ['nothing', ''],
    ['a web page', '<!doctype html><html><body>x</body></html>'],
  ])('are refused on %s', async (_, text) => {
    await expect(rssProvider().news?.(apple, contextOf(text))).rejects.toMatchObject({ code: 'provider-body' });
  });

  it('are not covered where there is no feed', async () => {
    await expect(rssProvider({ feedUrl: () => null }).news?.(apple, contextOf(''))).rejects.toMatchObject({
      code: 'not-covered',
    });
  });
});
