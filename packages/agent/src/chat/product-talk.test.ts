import { describe, expect, it } from 'vitest';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { ProviderHealth } from '@plumbline/model/ports';
import { productTerms as read } from '@plumbline/reading/vocabulary/product-words';
import { productTerms } from './product-terms.ts';
import { answer } from './testing/answer.ts';
import { twoCompanies } from './testing/two-companies.ts';

const said: Readonly<Record<string, readonly (readonly [Locale, string])[]>> = {
  '^Hello|^你好': [
    ['en', 'hello there'],
    ['en', 'bye'],
    ['zh-CN', '你好啊'],
    ['zh-HK', '你好呀'],
  ],
  '^You are welcome|^不客': [
    ['en', 'cheers, that helped'],
    ['en', 'thanks a lot for your help'],
    ['zh-CN', '太感谢了'],
    ['zh-HK', '多謝你'],
  ],
  'no language model|不是语言模型|不是語言模型': [
    ['en', 'are you a language model'],
    ['zh-CN', '介绍一下自己'],
    ['zh-HK', '你係乜嘢'],
  ],
  '^I read prices|^我可以': [
    ['en', 'what can I ask you?'],
    ['zh-CN', '你有什么本事'],
    ['zh-HK', '你可以幫到我咩'],
  ],
};

describe('courtesies', () => {
  it.each(Object.entries(said))('are answered: %s', async (words, texts) => {
    for (const [locale, text] of texts) expect((await answer(text, { locale })).words, text).toMatch(new RegExp(words));
  });
});

describe('words of the product', () => {
  it('are explained, each of those that are read', () => {
    expect(Object.keys(productTerms).toSorted()).toEqual([...read].toSorted());
    for (const { title, text } of Object.values(productTerms))
      for (const locale of locales) expect(title[locale].length * text[locale].length).toBeGreaterThan(60);
  });

  it.each([
    ['en', 'what is a verdict', 'verdict'],
    ['en', 'what does the verdict mean?', 'verdict'],
    ['en', 'what does simulated mean', 'simulatedData'],
    ['en', 'how does the rating work', 'reportRating'],
    ['en', 'what is paper trading', 'paperTrading'],
    ['en', 'what is a signal', 'signalOpinion'],
    ['zh-CN', '模拟是什么意思', 'simulatedData'],
    ['zh-CN', '什么是稳健性检验', 'verdict'],
    ['zh-HK', '評級係咩意思', 'reportRating'],
  ] as const)('%s: %s', async (locale, text, term) => {
    const { body, calls } = await answer(text, { locale });
    expect(calls).toMatchObject([{ tool: 'define', terms: [term] }]);
    expect(body.blocks).toContainEqual(expect.objectContaining({ kind: 'widget' }));
  });

  it('ask for the own record and signals where they are the own', async () => {
    for (const text of [
      'what is my track record',
      'what was the last signal',
      'any new signals?',
      'how are my signals',
    ])
      expect((await answer(text)).calls, text).toMatchObject([{ tool: 'signals' }]);
    const own = await answer('我的訊號怎樣', { locale: 'zh-HK' });
    expect(own.calls).toMatchObject([{ tool: 'signals' }]);
  });
});

it('says where the data comes from, and that it is simulated where it is', async () => {
  const desk = twoCompanies();
  const market = async (...ids: Parameters<typeof desk.market>) => ({
    ...(await desk.market(...ids)),
    simulated: true,
  });
  const made = await answer('where do your numbers come from?', { desk: { ...desk, market } });
  expect(made.words).toMatch(/^The data here is simulated/);
  const chinese = await answer('数据靠谱吗', { desk: { ...desk, market }, locale: 'zh-CN' });
  expect(chinese.words).toMatch(/^这里的数据为合成数据/);
  const source: ProviderHealth = {
    id: 'a',
    title: 'A',
    markets: ['us'],
    state: 'ok',
    lastSuccessAt: 1,
    lastFailureAt: null,
    lastError: null,
    latencyMs: 20,
    latencies: [20],
    requestsToday: 1,
    quota: null,
    retryAt: null,
  };
  const live = await answer('is this real data?', { desk: { ...desk, health: () => Promise.resolve([source]) } });
  expect(live.words).toMatch(
    /^The data comes from the public sources.*\{health\/sourcesAnswering\} data sources answered/,
  );
});
