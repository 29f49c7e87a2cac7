import { describe, expect, it } from 'vitest';
import { jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { gdeltProvider } from './gdelt.ts';
import { phrases } from './gdelt/build-query.ts';

const now = Date.UTC(2026, 10, 21, 4);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const moutai = known('SH:600519');
const contextOf = (answer: ReturnType<typeof textAnswer>, asked: AskedQuestion[] = []): ProviderContext => ({
  fetch: answersFrom(() => answer, asked),
  clock: { now: () => now },
  signal: new AbortController().signal,
});
const ask = (context: ProviderContext, instrument = moutai) => {
  const { news } = gdeltProvider();
  if (news === undefined) throw new Error('no news');
  return news(instrument, context);
};
const article = {
  url: 'https://paper.com/a',
  url_mobile: '',
  title: 'Moutai raises price',
  seendate: '20261120T081500Z',
  socialimage: '',
  domain: 'paper.com',
  language: 'English',
  sourcecountry: 'China',
};

describe('GDELT', () => {
  it('looks for the names of a company as phrases, without its legal form', async () => {
    expect(phrases(known('US:AAPL'))[0]).toBe('Apple');
    const asked: AskedQuestion[] = [];
    await ask(contextOf(jsonAnswer({}), asked));
    expect(asked[0]?.url.searchParams.get('query')).toBe('("Kweichow Moutai" OR "贵州茅台")');
  });

  it('does not look for names too short to find anything by', async () => {
    const short = { ...moutai, name: { en: 'X Corp', 'zh-CN': '甲', 'zh-HK': '甲' } };
    await expect(ask(contextOf(jsonAnswer({})), short)).rejects.toMatchObject({ code: 'not-covered' });
  });

  it('gives title, time, paper and language, each article once', async () => {
    const chinese = {
      ...article,
      url: 'https://b.cn/1',
      title: '茅台提价',
      language: 'Chinese',
      seendate: '20261120T091500Z',
    };
    const answer = await ask(
      contextOf(jsonAnswer({ articles: [article, { ...article, url: 'https://other.com/x' }, chinese] })),
    );
    expect(answer.value).toMatchObject([
      { title: '茅台提价', language: 'zh', publisher: 'paper.com' },
      { title: 'Moutai raises price', language: 'en', publishedAt: Date.UTC(2026, 10, 20, 8, 15), isZoneKnown: true },
    ]);
    expect(answer.source.kind).toBe('news');
  });

  it('reads answers with loose backslashes and tabs in titles', async () => {
    const text = JSON.stringify({ articles: [article] }).replace('Moutai raises price', "Moutai\\'s \tprice");
    expect((await ask(contextOf(textAnswer(200, 'application/json', text)))).value[0]?.title).toBe("Moutai's price");
  });

  it('takes an empty answer for no news', async () => {
    expect((await ask(contextOf(jsonAnswer({})))).value).toEqual([]);
    expect((await ask(contextOf(textAnswer(200, 'application/json', '')))).value).toEqual([]);
  });

  it('leaves out what is dated in the future', async () => {
    expect(
      (await ask(contextOf(jsonAnswer({ articles: [{ ...article, seendate: '20270101T000000Z' }] })))).value,
    ).toEqual([]);
  });

  it.each<readonly [string, ReturnType<typeof textAnswer>, string]>([
    [
      'a request to slow down',
      textAnswer(200, 'text/html', 'Please limit requests to one every 5 seconds or contact us.'),
      'provider-limited',
    ],
    [
      'the same with its status',
      textAnswer(429, 'text/html', 'Please limit requests to one every 5 seconds'),
      'provider-limited',
    ],
    ['a search it cannot do', textAnswer(200, 'text/html', 'Your query was too short or too long.'), 'not-covered'],
    ['other words', textAnswer(200, 'text/plain', 'Timeout'), 'provider-body'],
    ['a web page', textAnswer(200, 'text/html', '<html><body>x</body></html>'), 'provider-body'],
    ['half an answer', textAnswer(200, 'application/json', '{"articles":[{"url":"https://a'), 'provider-body'],
    ['a time that is none', jsonAnswer({ articles: [{ ...article, seendate: 'yesterday' }] }), 'provider-body'],
    ['a title that is none', jsonAnswer({ articles: [{ ...article, title: 7 }] }), 'provider-body'],
  ])('refuses %s', async (_, answer, code) => {
    await expect(ask(contextOf(answer))).rejects.toMatchObject({ code });
  });
});
