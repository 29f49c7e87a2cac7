import { describe, expect, it } from 'vitest';
import { localText } from '@plumbline/model/local-text';
import { locales } from '@plumbline/model/locale';
import { buildDirectory } from '@plumbline/reading/directory/directory';
import { listingOf } from '@plumbline/reading/directory/listing-of';
import { isVocabularyWord } from '@plumbline/reading/vocabulary/vocabulary';
import { acme, bank, coin, fund } from '../report/testing/instruments.ts';
import { answer } from './testing/answer.ts';
import { fakeDesk } from './testing/fake-desk.ts';

const questions = {
  en: [
    'How is Acme Systems doing?',
    'P/E of Acme Systems',
    'What is Acme Systems worth?',
    'Acme Systems worth by residual income',
    'What are the risks of Acme Systems?',
    'Compare Acme Systems and Nordix Works',
    'Acme Systems revenue in 2021',
  ],
  'zh-CN': [
    '顶点系统现在怎么样',
    '顶点系统的市盈率',
    '顶点系统值多少钱',
    '顶点系统有哪些风险',
    '比较顶点系统和诺迪工坊',
  ],
  'zh-HK': ['頂點系統現在怎樣', '頂點系統的市盈率', '頂點系統值多少錢', '頂點系統有哪些風險', '比較頂點系統和諾迪工坊'],
} as const;

const refused =
  /^No connected source|did not understand|not read|Which instrument|已连接的来源都没有|没有读懂|未能讀懂|未能读懂/;

describe('what is suggested under an answer', () => {
  it.each(locales)('is answered when it is pressed, and was not answered before: %s', async (locale) => {
    for (const text of questions[locale]) {
      const { body, calls } = await answer(text, { locale });
      expect(body.followUps, text).not.toEqual([]);
      for (const next of body.followUps) {
        const then = await answer(next, { locale, before: [text] });
        expect(then.calls, next).not.toEqual([]);
        expect(then.words, next).not.toMatch(refused);
        const isSame = JSON.stringify(then.calls) === JSON.stringify(calls);
        expect(isSame, `${text} → ${next}`).toBe(false);
      }
    }
  });

  it('has no value of what has none', async () => {
    for (const held of [coin, fund]) {
      const { desk } = fakeDesk([], held);
      const { body } = await answer(`price of ${held.name.en}`, { desk });
      expect(body.followUps).toEqual([`How did ${held.name.en} do over the past year?`]);
    }
    const lender = await answer('price of First Test Bank', { desk: fakeDesk([], bank).desk });
    expect(lender.body.followUps[0]).toBe('What is First Test Bank worth?');
  });

  it('stands beside a greeting where its instruments are listed', async () => {
    expect((await answer('hello')).body.followUps).toEqual(['What is a verdict?']);
    const named = [
      ['US:AAPL', 'Apple', '苹果'],
      ['US:MSFT', 'Microsoft', '微软'],
      ['SH:600519', 'Kweichow Moutai', '贵州茅台'],
      ['SZ:000858', 'Wuliangye', '五粮液'],
      ['HK:00700', 'Tencent', '騰訊控股'],
      ['HK:00388', 'HKEX', '港交所'],
    ] as const;
    const listings = named.map(([id, en, zh]) => listingOf({ ...acme, id, name: localText(en, zh, zh) }));
    const { desk } = fakeDesk();
    const directory = async () => buildDirectory(listings, isVocabularyWord);
    const greetings = { en: 'hello', 'zh-CN': '你好', 'zh-HK': '你識做咩' } as const;
    for (const locale of locales) {
      const { body } = await answer(greetings[locale], { locale, desk: { ...desk, directory } });
      expect(body.followUps, locale).toHaveLength(3);
    }
  });
});
