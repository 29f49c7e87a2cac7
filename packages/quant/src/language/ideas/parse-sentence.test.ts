import { locales } from '@plumbline/model/locale';
import { describe as suite, expect, it } from 'vitest';
import { describe } from '../describe.ts';
import { crossSpec } from '../../engine/strategy/testing/specs.ts';
import { parseSentence } from './parse-sentence.ts';
import { allIdeas, namesIn } from './testing/ideas.ts';
import { summaryOf } from './testing/summary-of.ts';

suite('an idea in words', () => {
  it('becomes the strategy that was meant, or one question', () => {
    for (const { text, wanted, locale } of allIdeas.filter((_, at) => at % 12 === 0)) {
      expect(summaryOf(parseSentence(text, locale, { names: namesIn(text) })), text).toBe(wanted);
    }
  });

  it('shows what was understood, and marks what was assumed', () => {
    const text = '茅台 20 日均线上穿 60 日均线买入,跌破卖出';
    const { chips } = parseSentence(text, 'zh-CN', { names: namesIn(text) });
    expect(chips.map(({ path, text: words }) => [path, words])).toEqual([
      ['universe.instruments', '茅台'],
      ['entry.long', '20 日均线上穿 60 日均线'],
      ['exit.long', '跌破'],
    ]);
    expect(chips[2].means['zh-CN']).toBe('20 日简单移动平均线下穿60 日简单移动平均线');
    const bare = parseSentence('buy when RSI is below 30, sell when RSI is above 70', 'en');
    expect(bare.chips.filter(({ isAssumed }) => isAssumed).map(({ means }) => means.en)).toEqual(['US:SPY']);
  });

  it('names data columns by their titles, in every language', () => {
    const text = '每月持有市值最低的 5 只股票';
    const { chips } = parseSentence(text, 'zh-CN', { names: [] });
    const by = chips.find(({ path }) => path === 'ranking.by');
    expect(by?.means).toMatchObject({ en: 'Market capitalisation', 'zh-CN': '总市值', 'zh-HK': '總市值' });
  });

  it('asks which one where a name means several', () => {
    const text = '平安 RSI低于30买入，高于70卖出';
    const answer = parseSentence(text, 'zh-CN', { names: namesIn(text) });
    expect(answer).toMatchObject({ kind: 'question', question: { about: 'instrument', from: 0, to: 2 } });
    expect(answer.kind === 'question' ? answer.question.candidates : []).toEqual(['SH:601318', 'SZ:000001']);
  });

  it('reads back what the product itself has written', () => {
    const spec = crossSpec({ risk: { stopLoss: 0.07 } });
    for (const locale of locales) {
      const answer = parseSentence(describe(spec, locale), locale);
      expect(answer.kind === 'spec' ? answer.spec : null).toEqual(spec);
    }
  });

  it.each(['', '   ', '(((', '？？？', 'a'.repeat(500), '买'.repeat(300), '20 '.repeat(200)])(
    'never fails on %j',
    (text) => {
      expect(parseSentence(text, 'en').kind).toBe('question');
    },
  );
});
